"""What the settings drawer holds: every setting in its row, changed at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QLocale, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gamebook_desktop.core.session import UndoPolicy
from gamebook_desktop.ui.apply_settings import change_settings
from gamebook_desktop.ui.design.fonts import load_fonts
from gamebook_desktop.ui.design.theme import READING_FACES, Themed, theme
from gamebook_desktop.ui.settings_rows import Row, Stepper, Swatches
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.lines import HLine
from gamebook_desktop.ui.widgets.menu_button import MenuButton
from gamebook_desktop.ui.widgets.segmented import Segmented

if TYPE_CHECKING:
    from gamebook_desktop.ui.desk import Desk

READING = ("text_scale", "face", "leading", "letter_spacing", "measure")
FACE_NAMES = {"literata": "Literata", "atkinson": "Atkinson Hyperlegible", "lexend": "Lexend"}
UNITS = {"text_scale": 100, "leading": 10, "letter_spacing": 100, "measure": 1}
"""How many steps of a stepper make 1 of the setting."""


class SettingsForm(Themed, QWidget):
    """All settings. Signal: `changed()` after one of them changed and is shown."""

    changed = Signal()

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._steppers: dict[str, Stepper] = {}
        self._column = QVBoxLayout(self)
        self._failure = Label("", "small", "bad", wrap=True)
        self._failure.hide()
        self._column.addWidget(self._failure)
        self._add_look()
        self._add_reading()
        self._add_playing()
        self._add_program()
        self._column.addStretch(1)
        theme().changed.connect(self._show_values)
        self._show_values()
        self.restyle()

    def restyle(self) -> None:
        """Gaps follow the text size."""
        look = theme()
        side = look.space(5)
        self._column.setContentsMargins(side, look.space(1), side, side)
        self._column.setSpacing(look.space(3))
        super().restyle()

    # ------------------------------------------------------------------ groups
    def _add_look(self) -> None:
        translate = QCoreApplication.translate
        options = (
            ("system", translate("Settings", "System")),
            ("light", translate("Settings", "Light")),
            ("sepia", translate("Settings", "Sepia")),
            ("dark", translate("Settings", "Dark")),
            ("contrast", translate("Settings", "Contrast")),
        )
        swatches = Swatches(translate("Settings", "Theme"), options, self._desk.settings.theme)
        swatches.chosen.connect(partial(self._keep, "theme"))
        self._add_heading(translate("Settings", "Theme"))
        self._column.addWidget(swatches)

    def _add_reading(self) -> None:
        translate = QCoreApplication.translate
        self._add_heading(translate("Settings", "Text"))
        self._add_stepper("text_scale", translate("Settings", "Size"), (80, 250, 10), _percent)
        known = load_fonts().families
        faces = [(key, FACE_NAMES[key]) for key, family in READING_FACES.items() if family in known]
        self._add_menu("face", translate("Settings", "Typeface"), faces)
        self._add_stepper("leading", translate("Settings", "Line spacing"), (12, 22, 1), _tenths)
        letters = translate("Settings", "Letter spacing")
        self._add_stepper("letter_spacing", letters, (0, 20, 2), _more_percent)
        width = translate("Settings", "Characters in a line")
        self._add_stepper("measure", width, (40, 100, 4), str)
        again = Button(translate("Settings", "Text as at first"), "quiet", icon="undo")
        again.clicked.connect(self._on_again_clicked)
        self._column.addWidget(again, 0, Qt.AlignmentFlag.AlignLeft)

    def _add_playing(self) -> None:
        translate = QCoreApplication.translate
        self._add_heading(translate("Settings", "Playing"))
        self._add_segments(
            "dice",
            translate("Settings", "Dice of new plays"),
            (
                ("program", translate("Settings", "the program's")),
                ("real", translate("Settings", "real")),
            ),
        )
        self._add_segments(
            "motion",
            translate("Settings", "Motion"),
            (
                ("system", translate("Settings", "system")),
                ("on", translate("Settings", "yes")),
                ("off", translate("Settings", "no")),
            ),
            translate("Settings", "Dice that roll, drawers that slide."),
        )
        self._add_switch(
            "advice",
            translate("Settings", "Advice"),
            translate("Settings", "Chances to win, and what is advised."),
        )
        self._add_menu(
            "undo",
            translate("Settings", "Undo"),
            (
                (UndoPolicy.FREE, translate("Settings", "everything")),
                (UndoPolicy.NOT_PAST_CHANCE, translate("Settings", "not past dice")),
                (UndoPolicy.OFF, translate("Settings", "nothing")),
            ),
        )
        self._add_switch(
            "new_dice_after_undo",
            translate("Settings", "New dice after undo"),
            translate("Settings", "Otherwise the same dice fall again."),
        )

    def _add_program(self) -> None:
        translate = QCoreApplication.translate
        self._add_heading(translate("Settings", "Keyboard and language"))
        self._add_switch(
            "single_keys",
            translate("Settings", "Single letters as keys"),
            translate("Settings", "Digits, Enter and Esc always work."),
        )
        self._add_menu(
            "language",
            translate("Settings", "Language"),
            (
                ("system", translate("Settings", "System")),
                ("fr", "Français"),
                ("en", "English"),
            ),
        )

    # ------------------------------------------------------------------ rows
    def _add_heading(self, text: str) -> None:
        if self._column.count() > 1:
            self._column.addWidget(HLine())
        self._column.addWidget(Label(text, "small", "ink2", bold=True))

    def _add_stepper(
        self, setting: str, name: str, limits: tuple[int, int, int], words: Any
    ) -> None:
        stepper = Stepper(name, *limits, words)
        stepper.changed.connect(partial(self._on_stepped, setting))
        self._steppers[setting] = stepper
        self._column.addWidget(Row(name, stepper))

    def _add_menu(self, setting: str, name: str, options: Sequence[tuple[str, str]]) -> None:
        button = MenuButton(name, options, getattr(self._desk.settings, setting))
        button.setObjectName(setting)
        button.chosen.connect(partial(self._keep, setting))
        self._column.addWidget(Row(name, button))

    def _add_segments(
        self, setting: str, name: str, options: Sequence[tuple[str, str]], words: str = ""
    ) -> None:
        keys = [key for key, _ in options]
        current = keys.index(getattr(self._desk.settings, setting))
        segments = Segmented(name, [text for _, text in options], current)
        segments.setObjectName(setting)
        segments.chosen.connect(partial(self._on_segment_chosen, setting, keys))
        self._column.addWidget(Row(name, segments, words))

    def _add_switch(self, setting: str, name: str, words: str) -> None:
        translate = QCoreApplication.translate
        texts = (translate("Settings", "no"), translate("Settings", "yes"))
        segments = Segmented(name, texts, int(getattr(self._desk.settings, setting)))
        segments.setObjectName(setting)
        segments.chosen.connect(partial(self._on_segment_chosen, setting, (False, True)))
        self._column.addWidget(Row(name, segments, words))

    # ------------------------------------------------------------------ changes
    def _on_segment_chosen(self, setting: str, keys: Sequence[object], index: int) -> None:
        self._keep(setting, keys[index])

    def _on_stepped(self, setting: str, value: int) -> None:
        self._keep(setting, value if setting == "measure" else value / UNITS[setting])

    def _on_again_clicked(self) -> None:
        at_first = type(self._desk.settings)()
        self._change({name: getattr(at_first, name) for name in READING})

    def _keep(self, setting: str, value: object) -> None:
        self._change({setting: value})

    def _change(self, changes: dict[str, object]) -> None:
        reason = change_settings(self._desk, **changes)
        text = QCoreApplication.translate("Settings", "Settings not saved: {}").format(reason)
        self._failure.setText(text if reason else "")
        self._failure.setVisible(bool(reason))
        self.changed.emit()

    def _show_values(self) -> None:
        settings = self._desk.settings
        for name, stepper in self._steppers.items():
            stepper.set_value(round(getattr(settings, name) * UNITS[name]))
        face = self.findChild(MenuButton, "face")
        if isinstance(face, MenuButton):
            face.set_current(settings.face)


def _percent(value: int) -> str:
    return f"{value} %"


def _more_percent(value: int) -> str:
    return f"+{value} %"


def _tenths(value: int) -> str:
    return QLocale().toString(value / 10, "f", 1)
