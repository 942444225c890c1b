"""The theme in force: palette, sizes and fonts; every widget takes its look from here."""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from gamebook_desktop.ui.design import tokens
from gamebook_desktop.ui.design.fonts import DYSLEXIC, load_fonts, make_font
from gamebook_desktop.ui.design.tokens import INTERFACE, READING, Metrics, Palette
from gamebook_desktop.ui.design.typography import typeset

SYSTEM = "system"
READING_FACES = {"literata": READING, "atkinson": INTERFACE, "lexend": DYSLEXIC}
CAPS_TRACKING = 0.6  # pixels at 100 %


class Look(NamedTuple):
    """Everything the user can set about the look; `palette_name` may be "system"."""

    palette_name: str = SYSTEM
    scale: float = 1.0
    reading_face: str = "literata"
    leading: float = tokens.LEADING
    letter_spacing: float = 0.0  # of reading text, pixels at 100 %
    measure: float = 1.0  # factor of the text column's width
    reduced_motion: bool = False
    language: str = "en"


class _Cut(NamedTuple):
    role: str
    bold: bool
    italic: bool
    caps: bool
    tnum: bool


class Themed:
    """Mix-in of widgets: `restyle` runs on each of them whenever the theme changes."""

    def restyle(self) -> None:
        """Take sizes, fonts and colours from the theme again."""
        assert isinstance(self, QWidget)
        self.updateGeometry()
        self.update()


def system_palette_name() -> str:
    """The palette the system asks for: "contrast", "dark" or "light"."""
    hints = QGuiApplication.styleHints()
    if hasattr(hints, "accessibility"):  # Qt 6.10 and later
        wish = hints.accessibility().contrastPreference()
        if wish == Qt.ContrastPreference.HighContrast:
            return "contrast"
    return "dark" if hints.colorScheme() == Qt.ColorScheme.Dark else "light"


class Theme(QObject):
    """Colours, sizes and fonts in force. Signal: `changed()`, after every widget has followed."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.look = Look()
        self.palette: Palette = tokens.THEMES[system_palette_name()]
        self.metrics = Metrics(self.look.scale)
        self._app: QApplication | None = None
        self._sheet = True
        self._colours: dict[str, QColor] = {}
        self._fonts: dict[_Cut, tuple[QFont, QFontMetricsF]] = {}
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._on_system_changed)
        if hasattr(hints, "accessibility"):  # Qt 6.10 and later
            hints.accessibility().contrastPreferenceChanged.connect(self._on_system_changed)

    # ------------------------------------------------------------------ what the user set
    @property
    def language(self) -> str:
        """Language whose typography is shown."""
        return self.look.language

    @property
    def reduced_motion(self) -> bool:
        """Whether nothing may move."""
        return self.look.reduced_motion

    @property
    def leading(self) -> float:
        """Line height of reading text, in units of its size."""
        return self.look.leading

    @property
    def reading_face(self) -> str:
        """Name of the face chosen for section text, a key of READING_FACES."""
        return self.look.reading_face

    def set(self, **changes: Any) -> None:
        """Change fields of `look`; unknown names raise TypeError, unknown values ValueError."""
        unknown = changes.keys() - set(Look._fields)
        if unknown:
            raise TypeError(f"no such setting: {', '.join(sorted(unknown))}")
        look = self.look._replace(**changes)
        if look.palette_name not in (SYSTEM, *tokens.THEMES):
            raise ValueError(f"no such palette: {look.palette_name}")
        if look.reading_face not in READING_FACES:
            raise ValueError(f"no such face: {look.reading_face}")
        if look != self.look:
            self.look = look
            self._refresh()

    def apply(self, app: QApplication, *, sheet: bool = True) -> None:
        """Dress the application: palette, style sheet, font; later changes follow.

        The style sheet makes every widget slower to make; what it dresses may come later, and it
        then waits for `apply_sheet`.
        """
        self._app, self._sheet = app, sheet
        self._colour(app)
        self._put_sheet()

    def apply_sheet(self) -> None:
        """Dress Qt's own widgets too, where `apply` did not."""
        if not self._sheet:
            self._sheet = True
            self._put_sheet()

    # ------------------------------------------------------------------ what widgets ask
    def color(self, token: str) -> QColor:
        """The colour of a token; to be read, never changed in place."""
        found = self._colours.get(token)
        if found is None:
            found = self._colours[token] = QColor(getattr(self.palette, token))
        return found

    def font(
        self,
        role: str,
        *,
        bold: bool = False,
        italic: bool = False,
        caps: bool = False,
        tnum: bool = False,
    ) -> QFont:
        """The font of a type role (a key of tokens.TYPE); `caps` are Literata's small capitals."""
        return self._cut(_Cut(role, bold, italic, caps, tnum))[0]

    def fm(
        self,
        role: str,
        *,
        bold: bool = False,
        italic: bool = False,
        caps: bool = False,
        tnum: bool = False,
    ) -> QFontMetricsF:
        """The metrics of `font` with the same arguments."""
        return self._cut(_Cut(role, bold, italic, caps, tnum))[1]

    def px(self, n: float) -> int:
        """A size in pixels at 100 %, grown with the text."""
        return self.metrics.control(n)

    def space(self, step: int) -> int:
        """A gap of tokens.SPACE, grown half as fast as the text."""
        return self.metrics.space(step)

    def measure_width(self) -> int:
        """Width of the text column in pixels."""
        size = self.metrics.type("read")
        return round(size * tokens.MEASURE * self.look.measure)

    def typeset(self, text: str) -> str:
        """The text as it is shown."""
        return typeset(text)

    # ------------------------------------------------------------------ inside
    def _cut(self, cut: _Cut) -> tuple[QFont, QFontMetricsF]:
        found = self._fonts.get(cut)
        if found is None:
            font = self._make(cut)
            found = self._fonts[cut] = (font, QFontMetricsF(font))
        return found

    def _make(self, cut: _Cut) -> QFont:
        face = tokens.FACES[cut.role]
        if face == READING and cut.role in tokens.CHOSEN_FACE:
            chosen = READING_FACES[self.look.reading_face]
            face = chosen if chosen in load_fonts().families else READING
        font = make_font(
            READING if cut.caps else face,
            self.metrics.type(cut.role),
            bold=cut.bold or cut.caps or cut.role == "strong",
            italic=cut.italic,
            caps=cut.caps,
        )
        if cut.tnum:
            font.setFeature(QFont.Tag("tnum"), 1)
        track = CAPS_TRACKING if cut.caps else 0.0
        if cut.role in tokens.CHOSEN_FACE:
            track = self.look.letter_spacing
        if track:
            spacing = QFont.SpacingType.AbsoluteSpacing
            font.setLetterSpacing(spacing, track * self.metrics.scale)
        return font

    def _on_system_changed(self) -> None:
        if self.look.palette_name == SYSTEM:
            self._refresh()

    def _refresh(self) -> None:
        name = self.look.palette_name
        self.palette = tokens.THEMES[system_palette_name() if name == SYSTEM else name]
        self.metrics = Metrics(self.look.scale)
        self._colours.clear()
        self._fonts.clear()
        if self._app is not None:
            self._app.setStyleSheet("")  # many times faster than one sheet in place of another
            self._colour(self._app)
        for widget in QApplication.allWidgets():
            if isinstance(widget, Themed):
                widget.restyle()
        self._put_sheet()
        self.changed.emit()

    def _colour(self, app: QApplication) -> None:
        app.setFont(self.font("body"))
        app.setPalette(tokens.qpalette(self.palette))

    def _put_sheet(self) -> None:
        """Without the attribute, a widget that gets another parent would fall back to the font and
        colours it had when the style sheet first met it.
        """
        if self._app is not None and self._sheet:
            self._app.setAttribute(
                Qt.ApplicationAttribute.AA_UseStyleSheetPropagationInWidgetStyles
            )
            self._app.setStyleSheet(tokens.style_sheet(self.palette, self.metrics))


_theme: Theme | None = None


def theme() -> Theme:
    """The one theme, made when first asked for; needs an application object."""
    global _theme
    if _theme is None:
        _theme = Theme()
    return _theme
