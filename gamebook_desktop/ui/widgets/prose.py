"""Section text: set like a book, selectable, read by screen readers, never markup that loads."""

from __future__ import annotations

import math
from textwrap import shorten

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import (
    QFont,
    QKeyEvent,
    QKeySequence,
    QPalette,
    QResizeEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextOption,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QSizePolicy, QTextEdit, QWidget

from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.markup import Block, parse

NAME_LENGTH = 60
INDENT, HANG = 1.2, 1.1  # of paragraphs after the first, of list items; in reading sizes
_FIXED_HEIGHT = QTextBlockFormat.LineHeightTypes.FixedHeight.value
_COPYING = (
    QKeySequence.StandardKey.Copy,
    QKeySequence.StandardKey.SelectAll,
    QKeySequence.StandardKey.SelectNextChar,
    QKeySequence.StandardKey.SelectPreviousChar,
    QKeySequence.StandardKey.SelectNextWord,
    QKeySequence.StandardKey.SelectPreviousWord,
    QKeySequence.StandardKey.SelectNextLine,
    QKeySequence.StandardKey.SelectPreviousLine,
)


class Prose(Themed, QTextEdit):
    """Text as tall as its words at its width, for a page that scrolls as a whole.

    Only keys that select and copy are taken; all others reach the page. Without an accessible
    name of its own it is called by its first words.
    """

    focus_margin = 8
    focus_radius = 6

    def __init__(
        self,
        source: str = "",
        role: str = "read",
        token: str = "ink",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._source, self._role, self._token = source, role, token
        self._heights: dict[int, int] = {}  # by width, until text or theme change
        self._first_words = ""
        self.setReadOnly(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setLineWrapMode(QTextEdit.LineWrapMode.FixedPixelWidth)
        self.setCursorWidth(0)  # nothing blinks; a selection shows itself
        self.setUndoRedoEnabled(False)
        self.setAcceptDrops(False)
        self.viewport().setAutoFillBackground(False)
        self.document().setDocumentMargin(0)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.restyle()

    def set_source(self, source: str) -> None:
        """Show another text, in our subset of Markdown."""
        if source != self._source:
            self._source = source
            self._write()
            self.updateGeometry()

    def source(self) -> str:
        """The text as given."""
        return self._source

    def restyle(self) -> None:
        """Set the text again with the theme's face, size, leading and colours."""
        colours = QPalette(self.palette())
        colours.setColor(QPalette.ColorRole.Text, theme().color(self._token))
        self.setPalette(colours)
        self.document().setDefaultFont(theme().font(self._role))
        self._write()
        super().restyle()

    def line_baseline(self, line: int) -> float:
        """Baseline of a line of the first paragraph (from 0, the last if fewer), from the top."""
        layout = self.document().begin().layout()
        if not layout.lineCount():
            return theme().fm(self._role).ascent()
        at = layout.lineAt(min(line, layout.lineCount() - 1))
        return layout.position().y() + at.y() + at.ascent()

    def hasHeightForWidth(self) -> bool:
        """Its height follows from its width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Height of the text set to a width; box layouts forget that a widget has limits."""
        width = max(self.minimumWidth(), min(width, self.maximumWidth()))
        found = self._heights.get(width)
        if found is None:
            given = self.lineWrapColumnOrWidth()
            self._set_to(width)
            found = self._heights[width] = math.ceil(self.document().size().height())
            self._set_to(given)
        return found

    def sizeHint(self) -> QSize:
        """The measure wide."""
        width = theme().measure_width()
        return QSize(width, self.heightForWidth(self.width() if self.isVisible() else width))

    def minimumSizeHint(self) -> QSize:
        """A few words a line."""
        return QSize(theme().px(120), theme().px(20))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the text to the new width."""
        self._set_to(self.viewport().width())
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Selecting and copying; the rest is the page's."""
        if any(event.matches(key) for key in _COPYING):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The page scrolls, not the text."""
        event.ignore()

    def loadResource(self, kind: int, name: object) -> object:
        """Nothing is ever loaded."""
        return None

    # ------------------------------------------------------------------ inside
    def _set_to(self, width: int) -> None:
        if width != self.lineWrapColumnOrWidth():
            self.setLineWrapColumnOrWidth(width)

    def _write(self) -> None:
        self._heights.clear()
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.removeSelectedText()
        previous = ""
        for at, block in enumerate(parse(self._source)):
            shape = self._shape(block, previous)
            if at:
                cursor.insertBlock(shape)
            else:
                cursor.setBlockFormat(shape)
            if block.kind == "item":
                cursor.insertText("–\t", self._style(False, False))
            for piece in block.pieces:
                text = theme().typeset(piece.text)
                cursor.insertText(text, self._style(piece.italic, piece.bold))
            previous = block.kind
        cursor.endEditBlock()
        if self.accessibleName() == self._first_words:
            self._first_words = shorten(self.toPlainText(), NAME_LENGTH, placeholder=" …")
            self.setAccessibleName(self._first_words)
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def _shape(self, block: Block, previous: str) -> QTextBlockFormat:
        size = theme().metrics.type(self._role)
        shape = QTextBlockFormat()
        shape.setLineHeight(size * theme().leading, _FIXED_HEIGHT)
        if block.kind == "text":
            if previous == "text":
                shape.setTextIndent(size * INDENT)
        elif block.kind == "quote":
            shape.setLeftMargin(size * INDENT)
            shape.setRightMargin(size * INDENT)
        else:
            shape.setLeftMargin(size * HANG)
            shape.setTextIndent(-size * HANG)
            shape.setTabPositions([QTextOption.Tab(size * HANG, QTextOption.TabType.LeftTab)])
        if previous not in ("", block.kind):
            shape.setTopMargin(size * theme().leading / 3)
        return shape

    def _style(self, italic: bool, bold: bool) -> QTextCharFormat:
        style = QTextCharFormat()
        if italic:
            style.setFontItalic(True)
        if bold:
            style.setFontWeight(QFont.Weight.Bold)
        return style
