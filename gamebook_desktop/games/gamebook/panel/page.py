"""The section as a page to read: number, text, what happened here, the choices."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from gamebook_desktop.games.gamebook.panel.page_lines import PageLines
from gamebook_desktop.games.gamebook.panel.page_view import PageView
from gamebook_desktop.games.gamebook.panel.page_what_if import WaitingFight
from gamebook_desktop.ui.announce import announce
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.choice_button import PAD_X
from gamebook_desktop.ui.widgets.choice_list import ChoiceList
from gamebook_desktop.ui.widgets.icon import IconButton
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.lines import Ornament
from gamebook_desktop.ui.widgets.prose import Prose
from gamebook_desktop.ui.widgets.section_number import SectionNumber

HANGS_FROM = 900
"""Width (at 100 %) from which the number hangs in the margin."""
NUMBER_GAP, EDGE = 26, 16


class Page(Themed, QScrollArea):
    """A page. Signals: `chosen(index)`, `refused(index)`, `rule_activated(id)`,
    `bookmark_clicked()`, `scrolled()` when what lies below the fold may have changed.
    """

    chosen = Signal(int)
    refused = Signal(int)
    rule_activated = Signal(str)
    bookmark_clicked = Signal()
    scrolled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._view = PageView()
        self._sheet = QWidget()
        self._sheet.setObjectName("page")
        self.prose = Prose()
        self._hanging = SectionNumber("", self.prose, self._sheet)
        self._above = SectionNumber()
        self._head = Label("", "lead", "ink2", caps=True)
        self._head.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.mark = IconButton("bookmark", "")
        self.mark.clicked.connect(self.bookmark_clicked)
        self._brought = PageLines(over=True)
        self._lines = PageLines()
        self.waiting_fight = WaitingFight()
        self._ornament = Ornament()
        self.choices = ChoiceList()
        self.choices.chosen.connect(self.chosen)
        self.choices.refused.connect(self.refused)
        self.choices.rule_activated.connect(self.rule_activated)
        self._column = QWidget()
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._on_placed)
        self._build()
        self.setWidget(self._sheet)
        self.verticalScrollBar().valueChanged.connect(self.scrolled)
        self.verticalScrollBar().rangeChanged.connect(self.scrolled)
        self.prose.installEventFilter(self)
        self.restyle()

    def show_view(self, view: PageView) -> None:
        """Show a page; a new section starts at its top."""
        fresh = (view.number, view.visit) != (self._view.number, self._view.visit)
        self._view = view
        self._hanging.setText(view.number)
        self._above.setText(view.number)
        self._head.setText(view.head)
        self.prose.set_source(view.text)
        self._brought.show_lines(view.brought)
        self._lines.show_lines(view.lines)
        self.waiting_fight.show_fight(view.fight)
        self.choices.set_choices(view.choices)
        self._ornament.setVisible(bool(view.choices))
        self.mark.setText(QCoreApplication.translate("Page", "Bookmark this place"))
        name = QCoreApplication.translate("Page", "Section {0}. {1}").format(view.number, view.head)
        self.prose.setAccessibleName(name)
        self._head.setAccessibleName(name)
        if fresh:
            self.verticalScrollBar().setValue(0)
            announce(self.prose, name)
        self._hang()
        self._later.start()

    def add_part(self, part: QWidget) -> None:
        """Put something of the section between its text and its choices."""
        self._text_layout.insertWidget(self._text_layout.indexOf(self._lines) + 1, part)

    def set_advice(self, on: bool) -> None:
        """Whether chances to win a fight are shown before it begins."""
        self.waiting_fight.set_advice(on)

    def focus_text(self) -> None:
        """Give the focus to the heading, or to the text where there is none."""
        start = self._head if self._head.text() else self.prose
        start.setFocus(Qt.FocusReason.OtherFocusReason)

    def at_the_text(self) -> bool:
        """Whether heading or text has the focus."""
        return self._head.hasFocus() or self.prose.hasFocus()

    def go_to_choices(self) -> None:
        """Give the focus to the first choice and bring the list into view."""
        if self.choices.buttons():
            self.choices.focus_choice(0)
            bar = self.verticalScrollBar()
            bottom = self.choices.mapTo(self._sheet, self.choices.rect().bottomLeft()).y()
            top = self.choices.mapTo(self._sheet, QPoint(0, 0)).y()
            wanted = bottom + theme().px(EDGE) - self.viewport().height()
            bar.setValue(min(top, max(bar.value(), wanted)))

    def go_to_top(self) -> None:
        """Back to the heading."""
        self.verticalScrollBar().setValue(0)
        self.focus_text()

    def choices_below(self) -> int:
        """How many choices lie wholly or partly below the fold."""
        bottom = self.verticalScrollBar().value() + self.viewport().height()
        return sum(
            button.mapTo(self._sheet, button.rect().bottomLeft()).y() > bottom
            for button in self.choices.buttons()
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The measure shrinks with the page; the number hangs only where there is a margin."""
        super().resizeEvent(event)
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The number stands beside the text wherever that comes to lie."""
        if watched is self.prose and event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self._hang()
            self._later.start()
        return super().eventFilter(watched, event)

    def restyle(self) -> None:
        """Column width and gaps follow the theme."""
        super().restyle()
        look = theme()
        pad = look.px(PAD_X)
        self._sheet_layout.setContentsMargins(0, look.px(22), 0, look.px(14))
        self._text_layout.setContentsMargins(pad, 0, pad, 0)
        self._text_layout.setSpacing(look.px(4))
        self._top.setSpacing(look.px(14))
        self._column_layout.setSpacing(look.px(8))
        self._arrange()

    def _build(self) -> None:
        self._top = QHBoxLayout()
        self._top.addWidget(self._above)
        self._top.addWidget(self._head, 0, Qt.AlignmentFlag.AlignVCenter)
        self._top.addStretch(1)
        self._top.addWidget(self.mark)
        self._text_layout = QVBoxLayout()
        self._text_layout.addLayout(self._top)
        self._text_layout.addWidget(self._brought)
        self._text_layout.addWidget(self.prose)
        self._text_layout.addWidget(self._lines)
        self._text_layout.addWidget(self.waiting_fight)
        self._text_layout.addSpacing(8)
        self._text_layout.addWidget(self._ornament)
        self._column_layout = QVBoxLayout(self._column)
        self._column_layout.setContentsMargins(0, 0, 0, 0)
        self._column_layout.addLayout(self._text_layout)
        self._column_layout.addWidget(self.choices)
        self._column_layout.addStretch(1)
        self._sheet_layout = QHBoxLayout(self._sheet)
        self._sheet_layout.addStretch(1)
        self._sheet_layout.addWidget(self._column)
        self._sheet_layout.addStretch(1)

    def _arrange(self) -> None:
        look = theme()
        room = self.viewport().width()
        pad = look.px(PAD_X)
        width = min(look.measure_width() + 2 * pad, room - 2 * look.px(EDGE) + 2 * pad)
        self._column.setFixedWidth(max(1, min(width, room)))
        hangs = room / look.metrics.scale >= HANGS_FROM
        self._hanging.setVisible(hangs)
        self._above.setVisible(not hangs)
        self._hang()

    def _on_placed(self) -> None:
        """Whatever the layouts moved has its place by now."""
        self._hang()
        self.scrolled.emit()

    def _hang(self) -> None:
        """Put the number on the second line of the text, in the margin."""
        if self._hanging.isHidden():
            return
        start = self.prose.mapTo(self._sheet, QPoint(0, 0))
        size = self._hanging.sizeHint()
        left = max(0, start.x() - theme().px(NUMBER_GAP) - size.width())
        height = max(size.height(), self.prose.height())
        self._hanging.setGeometry(left, start.y(), size.width(), height)
