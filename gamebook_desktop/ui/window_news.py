"""The message line of the window: what it says of the play in front, and what its buttons do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QObject

from gamebook_desktop.ui.widgets.layouts import lay_out

if TYPE_CHECKING:
    from gamebook_desktop.ui.main_window import MainWindow


class WindowNews(QObject):
    """Keeps the message line true to the play in front."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def refresh(self) -> None:
        """The line of the play in front; without one it goes."""
        line, controller = self._window.line, self._window.controller
        if controller is None:
            line.say("")
            line.show_saved(None)
            line.show_more("")
        else:
            self.show()
            self.show_below()
        line.setVisible(controller is not None or bool(line.text()))

    def show(self, *_refusal: object) -> None:
        """The most urgent thing to say of the play in front."""
        controller = self._window.controller
        if controller is None:
            return
        from gamebook_desktop.ui.news import news

        told = news(controller)
        self._window.line.say(
            told.text,
            told.icon,
            told.tone,
            told.rule,
            told.action,
            self._rule_words(told.rule),
            told.dice,
            told.rolled,
        )

    def show_saved(self) -> None:
        """Whether everything is on the disk, and since when."""
        controller = self._window.controller
        if controller is not None:
            now = QDateTime.currentDateTime()
            self._window.line.show_saved(None if controller.failure else now)

    def settle(self) -> None:
        """Place what has changed, then say what of it lies below the fold: one paint shows all."""
        lay_out()
        self.show_below()
        lay_out()

    def show_below(self) -> None:
        """What lies below the fold."""
        found = self._window.current()
        self._window.line.show_more(found[0].panel.hidden_below() if found else "")

    def say(self, text: str, tone: str, rule: str) -> None:
        """A line of a panel's own; the tone `locked` is a refusal. No text: back to the news."""
        if not text:
            self.show()
            return
        icon = "lock" if tone == "locked" else "warn" if tone in ("warn", "bad") else "info"
        shown = "" if tone == "locked" else tone
        self._window.line.say(text, icon, shown, rule, rule_words=self._rule_words(rule))

    def refuse(self, reason: str, rule: str) -> None:
        """Why a closed control does nothing."""
        self.say(reason, "locked", rule)

    def act(self) -> None:
        """The line's button: save elsewhere, or do all the same what was only warned of."""
        controller = self._window.controller
        if controller is None:
            return
        if controller.failure is not None or controller.read_only:
            from gamebook_desktop.ui.dialogs import ask_where_to_save

            target = ask_where_to_save(self._window, controller)
            if target is not None:
                self._window.desk.remember_play(target)
            self._window.refresh()
        elif controller.refusal is not None and controller.refusal.confirm is not None:
            controller.do(controller.refusal.confirm)

    def go_below(self) -> None:
        """The button that goes to what lies below."""
        found = self._window.current()
        if found is not None:
            found[0].panel.key("End")

    def _rule_words(self, rule: str) -> str:
        """The title of a rule whose id is no number."""
        controller = self._window.controller
        if controller is None or not rule or any(sign.isdigit() for sign in rule[:2]):
            return ""
        found = self._window.desk.rules(controller.game_id).get(rule)
        return found.title if found is not None else ""
