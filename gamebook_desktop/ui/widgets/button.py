"""The button: primary, plain or quiet, with its icon, key, second line and chip."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gamebook_desktop.ui.design import paint
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.widgets.chip import chip_size, paint_chip
from gamebook_desktop.ui.widgets.keycap import keycap_size, paint_keycap
from gamebook_desktop.ui.widgets.painted_button import WrappingButton

PAD, PAD_QUIET, GAP, ICON, SMALL_ICON = 14, 8, 8, 18, 15
HEIGHT, HEIGHT_OF_TWO_LINES, CHIP = 36, 58, 20
TOKENS = {"primary": ("on_accent", "on_accent"), "plain": ("ink", "ink2")}
QUIET = ("accent", "ink2")
CLOSED = ("ink2", "ink2")


class _Layout(NamedTuple):
    """Sizes of the parts for one width."""

    words: QRectF
    sub: QRectF
    chip: QRectF
    height: float


class Button(WrappingButton):
    """One command in words. Kinds: "primary" (one a region, what Enter does), "plain", "quiet".

    Words wrap when the width is short, so that nothing is ever cut.
    """

    def __init__(
        self,
        text: str = "",
        kind: str = "plain",
        *,
        icon: str = "",
        key: str = "",
        sub: str = "",
        chip: str = "",
        trailing: str = "",
        height: int = HEIGHT,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._kind, self._icon, self._key = kind, icon, key
        self._sub, self._chip, self._least = sub, chip, height
        self._trailing = trailing  # an icon after the words, such as the arrow of a menu
        self._natural = 0
        self._layouts: dict[int, _Layout] = {}  # by width, until something changes
        self.setText(text)

    @property
    def kind(self) -> str:
        """Its kind: primary, plain or quiet."""
        return self._kind

    def set_kind(self, kind: str) -> None:
        """Change which kind it is."""
        if kind != self._kind:
            self._kind = kind
            self.restyle()

    def set_icon(self, icon: str) -> None:
        """Change the picture before the words."""
        if icon != self._icon:
            self._icon = icon
            self.restyle()

    def set_key(self, key: str) -> None:
        """Change the key shown after the words."""
        if key != self._key:
            self._key = key
            self.restyle()

    def set_sub(self, sub: str, chip: str = "") -> None:
        """Change the second line and the chip on it."""
        if (sub, chip) != (self._sub, self._chip):
            self._sub, self._chip = sub, chip
            self.restyle()

    def spoken(self) -> str:
        """Words, second line and chip."""
        return ", ".join(part for part in (self.text(), self._sub, self._chip) if part)

    def restyle(self) -> None:
        """Measure again."""
        self._natural, self._layouts = 0, {}
        super().restyle()

    def natural_width(self) -> int:
        """Everything on as few lines as it has."""
        if not self._natural:
            self._natural = self._measured_width()
        return self._natural

    def _measured_width(self) -> int:
        look = theme()
        role, bold = self._role()
        inner = look.fm(role, bold=bold).horizontalAdvance(look.typeset(self.text()))
        if self._two_lines():
            second = look.fm("small").horizontalAdvance(look.typeset(self._sub))
            inner = max(inner, second + self._chip_room())
        return math.ceil(inner) + 1 + self._before() + self._after()

    def minimumSizeHint(self) -> QSize:
        """As narrow as the longest word allows."""
        look = theme()
        role, bold = self._role()
        inner = paint.widest_word(look.typeset(self.text()), role, bold=bold)
        inner = max(inner, paint.widest_word(look.typeset(self._sub), "small"))
        if self._chip:
            inner = max(inner, chip_size(self._chip, "check", bold=True).width())
        width = math.ceil(inner) + 1 + self._before() + self._after()
        return QSize(width, self._least_height())

    def heightForWidth(self, width: int) -> int:
        """Height of the words at a width, never less than a target needs."""
        need = self._arrange(width).height + theme().px(12)
        return max(self._least_height(), math.ceil(need))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, icon, words, key."""
        painter = paint.smooth(QPainter(self))
        rect = QRectF(self.rect())
        self._paint_ground(painter, rect)
        look, place = theme(), self._arrange(self.width())
        main, quiet = self._tokens()
        icon = "lock" if self.locked else self._icon
        if icon:
            side = look.px(ICON)
            top = (self.height() - side) / 2
            left = place.words.left() - look.px(ICON + GAP) if self.text() else self._pad()
            square = QRectF(left, top, side, side)
            paint.paint_icon(painter, icon, square, main)
        drop = (self.height() - place.height) / 2
        role, bold = self._role()
        words = place.words.translated(0, drop)
        paint.draw_text(painter, words, look.typeset(self.text()), role, main, bold=bold)
        if self._sub:
            sub = place.sub.translated(0, drop)
            paint.draw_text(painter, sub, look.typeset(self._sub), "small", quiet)
        if self._chip:
            chip = place.chip.translated(0, drop)
            paint_chip(painter, chip, self._chip, "check", "good", bold=True)
        if self._trailing:
            side = look.px(SMALL_ICON)
            left = self.width() - self._pad() - side
            square = QRectF(left, (self.height() - side) / 2, side, side)
            paint.paint_icon(painter, self._trailing, square, quiet)
        elif self._key:
            self._paint_key(painter, words.right() + look.px(GAP))

    # ------------------------------------------------------------------ parts
    def _two_lines(self) -> bool:
        return bool(self._sub or self._chip)

    def _least_height(self) -> int:
        return theme().px(HEIGHT_OF_TWO_LINES if self._two_lines() else self._least)

    def _role(self) -> tuple[str, bool]:
        if self._two_lines():
            return "lead", True
        return "body", self._kind == "primary"

    def _tokens(self) -> tuple[str, str]:
        if self.locked or not self.isEnabled():
            return CLOSED
        return TOKENS.get(self._kind, QUIET)

    def _pad(self) -> int:
        return theme().px(PAD if self.text() else PAD_QUIET)

    def _before(self) -> int:
        icon = self._icon or self.locked
        return self._pad() + (theme().px(ICON + GAP) if icon else 0)

    def _after(self) -> int:
        look = theme()
        if self._trailing:
            return look.px(GAP + SMALL_ICON) + self._pad()
        if not self._key:
            return self._pad()
        if self._two_lines():
            return keycap_size(self._key).width() + look.px(GAP + PAD)
        fm = look.fm("caption")
        return math.ceil(fm.horizontalAdvance(look.typeset(self._key))) + look.px(GAP) + self._pad()

    def _chip_room(self) -> int:
        if not self._chip:
            return 0
        width = chip_size(self._chip, "check", bold=True).width()
        return width + (theme().px(GAP) if self._sub else 0)

    def _arrange(self, width: int) -> _Layout:
        """Where its parts stand at a width; to be read, never changed in place."""
        found = self._layouts.get(width)
        if found is None:
            found = self._layouts[width] = self._measured(width)
        return found

    def _measured(self, width: int) -> _Layout:
        look = theme()
        role, bold = self._role()
        left, inner = self._before(), width - self._before() - self._after()
        size = paint.wrapped(look.typeset(self.text()), role, inner, bold=bold)
        words = QRectF(left, 0, size.width() + 1, size.height())
        if not self._two_lines():
            words.translate(max(0.0, (inner - words.width()) / 2), 0)
            return _Layout(words, QRectF(), QRectF(), size.height())
        top = size.height() + look.px(2)
        sub = paint.wrapped(look.typeset(self._sub), "small", inner)
        chip = chip_size(self._chip, "check", bold=True, height=CHIP)
        beside = sub.width() + self._chip_room() <= inner
        line = max(sub.height(), chip.height()) if self._chip else sub.height()
        if not self._chip:
            return _Layout(words, QRectF(left, top, inner, line), QRectF(), top + line)
        if beside:
            x = left + sub.width() + (look.px(GAP) if self._sub else 0)
            y = top + (line - chip.height()) / 2
            place = QRectF(x, y, chip.width(), chip.height())
            text = QRectF(left, top + (line - sub.height()) / 2, inner, sub.height())
            return _Layout(words, text, place, top + line)
        under = top + sub.height() + look.px(2)
        place = QRectF(left, under, chip.width(), chip.height())
        text = QRectF(left, top, inner, sub.height())
        return _Layout(words, text, place, under + chip.height())

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        lit = self.underMouse() or self.isDown()
        if self.locked:
            paint.paint_box(painter, rect, border="edge", radius=6, dash=True)
        elif self._kind == "primary" and self.isEnabled():
            paint.paint_box(painter, rect, fill="accent", radius=6)
            if lit:
                inset = rect.adjusted(2, 2, -2, -2)
                paint.paint_box(painter, inset, border="on_accent", radius=4)
        elif self._kind == "quiet":
            paint.paint_box(painter, rect, fill="accent_soft" if lit else None, radius=6)
        else:
            on = lit or self.isChecked()
            fill, border = ("accent_soft", "accent") if on else ("raised", "edge")
            paint.paint_box(painter, rect, fill=fill, border=border, radius=6)

    def _paint_key(self, painter: QPainter, after_words: float) -> None:
        look = theme()
        quiet = self._tokens()[1]
        if self._two_lines():
            size = keycap_size(self._key)
            top = (self.height() - size.height()) / 2
            place = QRectF(
                self.width() - look.px(PAD) - size.width(), top, size.width(), size.height()
            )
            fill = None if self._kind == "primary" or self.locked else "panel"
            paint_keycap(painter, place, self._key, token=quiet, fill=fill, dash=self.locked)
            return
        place = QRectF(after_words, 0, self.width() - after_words, self.height())
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        paint.draw_text(painter, place, look.typeset(self._key), "caption", quiet, flags=flags)
