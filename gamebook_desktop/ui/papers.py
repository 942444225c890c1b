"""What the play in front can be printed as or written out as: the menu, and its orders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from gamebook_desktop.core.document import PDF, Export, markdown
from gamebook_desktop.store.errors import SaveError
from gamebook_desktop.store.files import slug
from gamebook_desktop.ui.design.theme import theme

if TYPE_CHECKING:
    from gamebook_desktop.ui.main_window import MainWindow
    from gamebook_desktop.ui.panel import GamePanel

_PRINT = "print"


class Papers(QMenu):
    """A menu of a window: print what its play draws, write anything it offers."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.triggered.connect(self._on_triggered)

    def pop_up(self) -> None:
        """Open under the panel's button, or under the menu's where that is not seen."""
        panel = self._panel()
        if panel is None:
            return
        self.list_exports()
        button = panel.papers
        if button is None or not button.isVisible():
            button = self._window.commands.menu_button()
        self.popup(button.mapToGlobal(button.rect().bottomLeft()))
        self.setActiveAction(self.actions()[0])

    def list_exports(self) -> None:
        """What the play in front offers, in the language in force."""
        self.clear()
        panel = self._panel()
        exports = panel.exports() if panel is not None else ()
        for at, export in enumerate(exports):
            for kind in export.kinds:
                self._add(export, kind)
            if at == 0 or export.kinds == (PDF,):
                self._add(export, _PRINT)
            if any(other.kinds != export.kinds for other in exports[at + 1 : at + 2]):
                self.addSeparator()

    def write(self, export: Export, kind: str) -> None:
        """Ask where to, and write one thing there; the message line says how that went."""
        from gamebook_desktop.ui import dialogs, pdf

        window, panel = self._window, self._panel()
        if panel is None:
            return
        panel.controller.settling.emit()
        title = panel.title()
        name = f"{slug(title)}-{slug(export.name)}.{kind}"
        caption = QCoreApplication.translate("Papers", "Write as a file")
        target = dialogs.where_to_write(window, caption, name, f"*.{kind}")
        if target is None:
            return
        if kind == PDF:
            data = pdf.pdf(panel.pages(export.id, title), f"{title} · {export.name}")
        else:
            data = markdown(panel.document(export.id, title)).encode()
        try:
            pdf.write_file(target, data)
        except SaveError as error:
            words = QCoreApplication.translate("Papers", "{0} not written: {1}")
            reason = error.text(theme().language)
            window.line.say(words.format(target.name, reason), "warn", "bad")
        else:
            words = QCoreApplication.translate("Papers", "Written: {0}.")
            window.line.say(words.format(target.name), "export")

    def print_out(self, export: Export) -> None:
        """Print one thing; the message line says how that went."""
        from gamebook_desktop.ui.printing import Printed, print_pages

        translate = QCoreApplication.translate
        window, panel = self._window, self._panel()
        if panel is None:
            return
        panel.controller.settling.emit()
        title = panel.title()
        match print_pages(window, panel.pages(export.id, title), f"{title} · {export.name}"):
            case Printed.SENT:
                text = translate("Papers", "Sent to the printer: {0}.")
                window.line.say(text.format(export.name), "print")
            case Printed.FAILED:
                text = translate("Papers", "The printer took nothing. Write a PDF instead.")
                window.line.say(text, "warn", "bad")
            case Printed.NO_PRINTING:
                text = translate("Papers", "This system cannot print. Write a PDF instead.")
                window.line.say(text, "warn", "warn")

    # ------------------------------------------------------------------ inside
    def _panel(self) -> GamePanel | None:
        found = self._window.current()
        return found[0].panel if found is not None else None

    def _add(self, export: Export, kind: str) -> None:
        translate = QCoreApplication.translate
        match kind:
            case "print":
                words = translate("Papers", "Print: {0}…")
            case "pdf":
                words = translate("Papers", "{0} as PDF…")
            case _:
                words = translate("Papers", "{0} as Markdown…")
        action = self.addAction(theme().typeset(words.format(export.name)).replace("&", "&&"))
        action.setData((export, kind))

    def _on_triggered(self, action: QAction) -> None:
        export, kind = action.data()
        if kind == _PRINT:
            self.print_out(export)
        else:
            self.write(export, kind)
