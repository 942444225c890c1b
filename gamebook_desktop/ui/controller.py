"""One play on screen: the session with a Qt signal on it, and its file kept up to date."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from gamebook_desktop.core.game import Words
from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.session import Record, Session
from gamebook_desktop.core.sources import real_dice, seeded
from gamebook_desktop.core.turn import CHANCE, Question, apply
from gamebook_desktop.store.errors import SaveError

if TYPE_CHECKING:
    from gamebook_desktop.store.save_file import SaveFile

PROGRAM, REAL = "program", "real"
QUIET_MS = 400
"""So long after the last change a backup keeps nobody waiting."""


class Controller(QObject):
    """The one door through which a play changes.

    Signals: `settling()` before each order and before the play is put away, for whoever holds
    something half typed to keep it; `changed()` after anything changed, `refused(Illegal)` when
    the rules said no, `saved()` after each attempt to write.
    """

    settling = Signal()
    changed = Signal()
    refused = Signal(object)
    saved = Signal()

    def __init__(
        self,
        game_id: str,
        icon: str,
        session: Session[Any],
        words: Words,
        save: SaveFile | None = None,
        summaries: Callable[[Any], dict[str, tuple[str, str]]] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.game_id = game_id
        self.icon = icon
        self.session = session
        self.words = words
        self.save = save
        self.refusal: Illegal | None = None
        """What the rules said last, until the next change."""
        self._summaries = summaries
        self._announcing = False
        self.dice_mode = PROGRAM
        if save is not None and save.meta.get("dice") == REAL:
            self.dice_mode = REAL
        self.session.source = self._source()
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(QUIET_MS)
        self._quiet.timeout.connect(self._on_quiet)

    @property
    def seed(self) -> int:
        """The seed of the program's dice."""
        return self.save.seed if self.save is not None else 0

    @property
    def state(self) -> Any:
        """The state to show, half-resolved while a question is open."""
        return self.session.shown

    @property
    def question(self) -> Question | None:
        """What the rules wait for."""
        return self.session.question

    @property
    def read_only(self) -> bool:
        """Whether another window holds this play."""
        return self.save is not None and self.save.read_only is not None

    @property
    def failure(self) -> SaveError | None:
        """Why the play is not on the disk, if it is not."""
        return self.save.failure if self.save is not None else None

    def events(self) -> tuple[Any, ...]:
        """What happened last: in the open action, else in the newest one."""
        if self.session.open is not None:
            return self.session.open.step.events
        return self.session.last.events if self.session.last else ()

    def records(self) -> Iterator[Record[Any]]:
        """Records in force, newest first."""
        for number in range(self.session.cursor - 1, -1, -1):
            yield self.session.log[number]

    # ------------------------------------------------------------------ orders
    def do(self, action: Any) -> bool:
        """Play an action; whether the rules took it."""
        return self._order(lambda: self.session.do(action))

    def answer(self, *values: Any) -> bool:
        """Answer the open question."""
        return self._order(lambda: self.session.answer(*values))

    def enter(self, value: Any) -> bool:
        """Enter one die of the open question."""
        return self._order(lambda: self.session.enter(value))

    def take_back(self) -> bool:
        """Take back a die typed but not yet played; else the last one played."""
        if self.session.open is None:
            return False
        return self._order(self.session.undo)

    def retype(self, question: int, die: int, value: Any) -> bool:
        """Correct a die of an answer already given."""
        return self._order(lambda: self.session.retype(question, die, value))

    def roll_the_rest(self) -> bool:
        """Let the program roll what is missing of the open question."""
        return self._order(lambda: self.session.fill(seeded(self.seed)))

    def override(self, state: Any, note: str = "", cause: str = "correction") -> bool:
        """Set the state by hand."""
        return self._order(lambda: self.session.override(state, cause, note))

    def undo(self) -> bool:
        """Take back what `undo_name` names."""
        return self._order(self.session.undo)

    def redo(self) -> bool:
        """Bring back what `redo_name` names."""
        return self._order(self.session.redo)

    def set_dice_mode(self, mode: str) -> None:
        """Whose dice: the program's or real ones; also in the middle of a question."""
        if mode == self.dice_mode:
            return
        self.dice_mode = mode
        self.session.source = self._source()
        question = self.session.question
        if self.save is not None and not self.read_only:
            self.save.meta["dice"] = mode
        if mode == PROGRAM and question is not None and question.who == CHANCE:
            self.roll_the_rest()
        else:
            self._announce()

    def why_not(self, action: Any) -> tuple[str, str]:
        """Why the rules would refuse an action now, as (words, rule); ("", "") if they would not.

        What they only warn of counts as allowed.
        """
        try:
            apply(self.session.game, self.session.state, action)
        except Illegal as refusal:
            if refusal.confirm is None:
                return self.words.refusal(refusal.reason, refusal.facts), refusal.rule
        return "", ""

    # ------------------------------------------------------------------ words
    def undo_name(self) -> str:
        """What undo would take back; "" if nothing."""
        if self.session.open is not None:
            if typed := self.session.open.typed:
                return self.words.question(self.session.question, len(typed) - 1)
            if (again := self.session.asked_again()) is not None:
                if again.count > 1:
                    return self.words.question(again, again.count - 1)
                back = QCoreApplication.translate("Controller", "back to “{0}”")
                return back.format(self.words.question(again))
            action = self.session.open.action
            return self.words.action(action, self.session.state, self.session.shown)
        return self._name(self.session.last)

    def redo_name(self) -> str:
        """What redo would bring back; "" if nothing."""
        session = self.session
        if session.open is not None or session.cursor == len(session.log):
            return ""
        return self._name(session.log[session.cursor])

    def undo_refusal(self) -> Illegal | None:
        """Why the newest action cannot be taken back, if so."""
        if self.session.may_undo() or not self.undo_name():
            return None
        return Illegal("undo_forbidden", self.session.policy)

    def _name(self, record: Record[Any] | None) -> str:
        if record is None:
            return ""
        return self.words.action(record.action, record.before, record.after)

    # ------------------------------------------------------------------ inside
    def _source(self) -> Any:
        return real_dice(self.seed) if self.dice_mode == REAL else seeded(self.seed)

    def _order(self, change: Callable[[], object]) -> bool:
        assert not self._announcing, "an order came while a change was being announced"
        self.settle()
        try:
            if self.read_only:
                raise Illegal("read_only")
            change()
        except Illegal as refusal:
            self.refusal = refusal
            self.refused.emit(refusal)
            return False
        self.refusal = None
        self._announce()
        return True

    def settle(self) -> None:
        """Have what is half typed kept now."""
        self.settling.emit()

    def _announce(self) -> None:
        self.write()
        self._announcing = True
        try:
            self.changed.emit()
        finally:
            self._announcing = False

    def write(self) -> None:
        """Bring the file up to date; a failure stays in `failure` until a write succeeds."""
        if self.save is None or self.read_only:
            return
        summary = self._summaries(self.session.shown) if self._summaries else None
        try:
            self.save.sync(self.session, summary)
        except SaveError as error:
            self.save.failure = error
        self._quiet.start()
        self.saved.emit()

    def _on_quiet(self) -> None:
        if self.save is not None:
            self.save.back_up_when_due()
