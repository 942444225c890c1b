"""One choice of a list."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gamebook_desktop.ui.design import paint
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.widgets.keycap import LARGE, paint_keycap
from gamebook_desktop.ui.widgets.painted_button import PaintedButton
from gamebook_desktop.ui.widgets.rule_link import RuleLink

PAD_X, PAD_Y, GAP, LEAST = 14, 8, 14, 46
ICON, AFTER_ICON, BETWEEN_NOTES, LINE_GAP = 15, 7, 12, 2


@dataclass(frozen=True, slots=True)
class Choice:
    """What a choice shows: key, sentence, notes (icon, text, tone), or why it is closed."""

    key: str
    words: str
    notes: tuple[tuple[str, str, str], ...] = ()
    locked_reason: str = ""
    rule: str = ""
    visited: bool = False


_Note = tuple[str, str, str, QRectF]  # icon, shown text, tone, place


class _Place(NamedTuple):
    """Where the parts of a choice stand at one width."""

    words: QRectF
    notes: tuple[_Note, ...]
    link: QRect
    height: int


class ChoiceButton(PaintedButton):
    """A choice as a full-width button. Signal: `focus_changed()`, besides those of a button."""

    focus_changed = Signal()
    focus_margin = 0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.link = RuleLink("", parent=self)
        self._choice = Choice("", "")
        self._position = self._count = 1
        self._places: dict[int, _Place] = {}  # by width
        self._least: QSize | None = None
        self.below: ChoiceButton | None = None  # the next choice, None for the last
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_choice(self, choice: Choice, position: int, count: int) -> None:
        """Show a choice, `position` of `count`, both from 1."""
        if (choice, position, count) == (self._choice, self._position, self._count):
            return
        self._choice, self._position, self._count = choice, position, count
        self.link.set_rule(choice.rule)
        self.link.setVisible(bool(choice.locked_reason and choice.rule))
        self._words = choice.words
        self._reason, self._rule = choice.locked_reason, choice.rule
        self.restyle()

    def spoken(self) -> str:
        """Position, words and notes: "1 of 4: …"."""
        place = QCoreApplication.translate("Widgets", "{} of {}: {}")
        parts = [self._choice.words, *(text for _, text, _ in self._choice.notes)]
        if self._choice.visited:
            parts.append(QCoreApplication.translate("Widgets", "already read"))
        words = " ".join(part if part[-1:] in ".!?…" else f"{part}." for part in parts)
        return place.format(self._position, self._count, words.removesuffix("."))

    def sizeHint(self) -> QSize:
        """As wide as the text column."""
        width = theme().measure_width()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Room for the key and the longest word."""
        if self._least is None:
            look = theme()
            parts = [(self._choice.words, "choice"), (self._choice.locked_reason, "small")]
            parts += [(text, "small") for _, text, _ in self._choice.notes]
            words = max(paint.widest_word(look.typeset(text), role) for text, role in parts)
            room = look.px(2 * PAD_X + LARGE + GAP + ICON + AFTER_ICON)
            self._least = QSize(room + math.ceil(words), look.px(LEAST))
        return self._least

    def hasHeightForWidth(self) -> bool:
        """Words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Height of words and notes at a width."""
        return self._arrange(width).height

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses as Space does; the arrows are the list's."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Select):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell the list, whose hairlines keep clear of the focus."""
        super().focusInEvent(event)
        self.focus_changed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell the list."""
        super().focusOutEvent(event)
        self.focus_changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Move the link to the end of the reason."""
        super().resizeEvent(event)
        self._place_link()

    def restyle(self) -> None:
        """Follow the theme."""
        self._places.clear()
        self._least = None
        super().restyle()
        self._place_link()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Key, words, notes and a hairline."""
        painter = paint.smooth(QPainter(self))
        look, choice, width = theme(), self._choice, self.width()
        place = self._arrange(width)
        if self._lit():
            paint.paint_box(painter, QRectF(self.rect()), fill="accent_soft", radius=6)
        elif self.below is not None and not self.below.hasFocus():
            left = look.px(PAD_X + LARGE + GAP)
            line = look.palette.line_width
            rest = width - left - look.px(PAD_X)
            painter.fillRect(left, self.height() - line, rest, line, look.color("line"))
        token = "ink2" if self.locked else "ink"
        key = QRectF(look.px(PAD_X), look.px(PAD_Y), look.px(LARGE), look.px(LARGE))
        fill = None if self.locked else "raised"
        paint_keycap(painter, key, choice.key, token=token, fill=fill, dash=self.locked, large=True)
        paint.draw_text(painter, place.words, look.typeset(choice.words), "choice", token)
        side, shift = look.px(ICON), look.px(ICON + AFTER_ICON)
        line_height = look.fm("small").height()
        for icon, text, tone, rect in place.notes:
            top = rect.top() + (line_height - side) / 2
            paint.paint_icon(painter, icon, QRectF(rect.left(), top, side, side), tone)
            paint.draw_text(painter, rect.adjusted(shift, 0, 1, 0), text, "small", tone)
        if choice.visited:
            corner = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
            area = QRectF(0, look.px(PAD_Y + 3), width - look.px(PAD_X), self.height())
            paint.draw_text(painter, area, _visited(), "caption", "ink2", flags=corner)

    # ------------------------------------------------------------------ parts
    def _lit(self) -> bool:
        return self.hasFocus() or self.isDown() or (self.underMouse() and not self.locked)

    def _place_link(self) -> None:
        if not self.link.isHidden():
            self.link.setGeometry(self._arrange(self.width()).link)

    def _arrange(self, width: int) -> _Place:
        """Where everything stands at a width; kept until the choice or the theme changes."""
        found = self._places.get(width)
        if found is None:
            found = self._places[width] = self._compute(width)
        return found

    def _compute(self, width: int) -> _Place:
        look = theme()
        left, right = look.px(PAD_X + LARGE + GAP), width - look.px(PAD_X)
        end = right
        if self._choice.visited:
            end -= math.ceil(look.fm("caption").horizontalAdvance(_visited())) + look.px(GAP)
        size = paint.wrapped(look.typeset(self._choice.words), "choice", end - left)
        words = QRectF(left, look.px(PAD_Y), end - left, size.height())
        notes = tuple(self._flow(left, right, words.bottom() + look.px(LINE_GAP)))
        bottom = max((note[3].bottom() for note in notes), default=words.bottom())
        link = QRect()
        if self._choice.locked_reason and self._choice.rule:
            link = self._after(notes[-1][3], left, right)
            bottom = max(bottom, link.bottom())
        height = max(look.px(LEAST), math.ceil(bottom) + look.px(PAD_Y))
        return _Place(words, notes, link, height)

    def _flow(self, left: float, right: float, top: float) -> Iterator[_Note]:
        """Notes, or the reason instead of them, one after the other and on to new lines."""
        look = theme()
        notes = self._choice.notes
        if self._choice.locked_reason:
            notes = (("lock", self._choice.locked_reason, "ink2"),)
        x, line, lead = left, 0.0, look.px(ICON + AFTER_ICON)
        for icon, text, tone in notes:
            shown = look.typeset(text)
            whole = look.fm("small").horizontalAdvance(shown) + 1
            if x > left and x + lead + whole > right:
                x, top = left, top + line + look.px(LINE_GAP)
            room = right - x - lead
            if whole <= room:
                size = QSizeF(whole, look.fm("small").height())
            else:
                size = paint.wrapped(shown, "small", room)
            yield icon, shown, tone, QRectF(x, top, lead + size.width(), size.height())
            line = size.height()
            x += lead + size.width() + look.px(BETWEEN_NOTES)

    def _after(self, reason: QRectF, left: float, right: float) -> QRect:
        """Place of the rule link: behind a reason of one line if it fits, else below."""
        look = theme()
        size = self.link.sizeHint()
        x = reason.right() + look.px(AFTER_ICON)
        y = reason.center().y() - size.height() / 2
        one_line = reason.height() < 1.5 * look.fm("small").height()
        if not one_line or x + size.width() > right:
            x, y = left + look.px(ICON + AFTER_ICON), reason.bottom() + look.px(LINE_GAP)
        return QRect(round(x), round(y), size.width(), size.height())


def _visited() -> str:
    return theme().typeset(QCoreApplication.translate("Widgets", "already read"))
