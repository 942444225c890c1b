"""What a game is to the rest of the program: its rules, and its entry in the registry."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from gamebook_desktop.core.document import Document, Export
    from gamebook_desktop.core.turn import Turn

S = TypeVar("S")
"""A game's State: a frozen dataclass."""


class Game(ABC, Generic[S]):
    """The rules of one game over its content. Holds no play state."""

    state: ClassVar[type]
    """The State dataclass."""
    actions: ClassVar[tuple[type, ...]]
    """Every action type, named in saves by its class name."""
    events: ClassVar[tuple[type, ...]]
    """Every event type, named in saves by its class name."""

    @abstractmethod
    def new(self, **setup: Any) -> S:
        """The state a play starts from. `setup` is plain JSON and is kept in the save."""

    @abstractmethod
    def legal(self, state: S) -> Iterable[Any]:
        """Actions that `play` accepts now; what the interface and the random player offer."""

    @abstractmethod
    def play(self, turn: Turn[S], action: Any) -> None:
        """Carry out an action through `turn`; raises `Illegal` where the rules refuse it."""

    def invariants(self, state: S) -> list[str]:  # noqa: ARG002 - for games that have some
        """What can never be true of a state and is: empty in a sound program. For random play."""
        return []

    def at_a_table(self) -> bool:
        """Whether its plays accompany one at a table, and so begin with real dice."""
        return False

    def over(self, state: S) -> bool:
        """Whether the play has come to an end."""
        return not any(True for _ in self.legal(state))


class Words(ABC):
    """A game's sentences for the player, in the language of the moment.

    Texts are plain; `ui` sets typography. Actions get `before` and `after` so that a hand
    correction can name what it changed.
    """

    @abstractmethod
    def title(self) -> str:
        """The game's name."""

    @abstractmethod
    def event(self, event: Any) -> str:
        """One sentence for a fact that happened; empty if it needs no line of its own."""

    @abstractmethod
    def refusal(self, reason: str, facts: tuple[Any, ...]) -> str:
        """Why an action was refused, reason first."""

    @abstractmethod
    def action(self, action: Any, before: Any, after: Any) -> str:
        """A short noun phrase for undo: what "Undo: …" names."""

    @abstractmethod
    def question(self, question: Any, nth: int = 0) -> str:
        """What is waited for, as a short heading: die `nth` (from 0) of a roll, or a choice."""

    @abstractmethod
    def option(self, question: Any, option: Any) -> str:
        """One option of a question."""

    @abstractmethod
    def summary(self, state: Any) -> tuple[str, str]:
        """Where the play is, and its values: the two quiet texts of a library line."""

    @abstractmethod
    def correction(self, before: Any, after: Any) -> str:
        """What a hand correction changed ("gold 6 → 7")."""

    @abstractmethod
    def event_icon(self, event: Any) -> str:
        """The icon of an event's line."""

    @abstractmethod
    def event_tone(self, event: Any) -> str:
        """`good`, `bad` or `neutral`: how an event's line is coloured, beside its icon."""

    def event_rule(self, event: Any) -> str:
        """The rule an event rests on, or ""."""
        return str(getattr(event, "rule", ""))

    def news(self, events: tuple[Any, ...]) -> Any | None:
        """The event of an action that the message line tells; None if none has words."""
        return next((event for event in reversed(events) if self.event(event)), None)

    def place(self, _state: Any) -> str:
        """A short mark for a journal line: where the play is."""
        return ""

    def moved(self, _event: Any) -> str:
        """The mark of the place an event led to, or ""."""
        return ""

    def exports(self) -> tuple[Export, ...]:
        """What a play can be written out as, beside its journal."""
        return ()

    def document(self, what: str, _state: Any, _title: str) -> Document:
        """The text of one of `exports` for a play so titled; `KeyError` for what is not a text."""
        raise KeyError(what)


class ContentPart(NamedTuple):
    """Some YAML files of a game's content folder, all of one model."""

    key: str
    pattern: str
    """Relative to the game's content folder; may hold `*`."""
    model: type
    optional: bool = False
    """Nothing is missing where no file is there."""


@dataclass(frozen=True, slots=True)
class Startable:
    """One thing the library can start: a book, or a whole game."""

    game: str
    setup: dict[str, Any]
    title: str
    about: str
    emblem: str
    rank: int = 0
    """Where it stands among what its game starts: low ones first, equal ones by their files."""
    language: str = ""
    """The language of its texts, `fr` or `en`; "" where they follow the interface."""
    others: dict[str, dict[str, str]] = field(default_factory=dict)
    """By further language: `title` and `about` in it."""

    def told(self, language: str) -> Startable:
        """The same with its words in a language, as far as they are there."""
        found = self.others.get(language)
        if found is None:
            return self
        return replace(self, title=found["title"], about=found["about"], language=language)


class Scene(NamedTuple):
    """A telling moment of a game, for pictures: a state, what is done there, with which dice."""

    name: str
    state: Any
    actions: tuple[Any, ...] = ()
    answers: tuple[Any, ...] = ()
    """Faces and options entered one by one as they are asked for."""
    real_dice: bool = False
    """Leave the last question open, as at a real table."""


Loaded = Mapping[str, tuple[Any, ...]]
"""Content parts by key, each with its models in the order of the file names."""


class GameEntry(NamedTuple):
    """What `registry.GAMES` holds for a game. Content models and Qt are imported when called."""

    id: str
    """Folder name under `games/` and `content/`."""
    icon: str
    """Icon name (`ui/design/icons.py`)."""
    parts: Callable[[Mapping[str, Any]], tuple[ContentPart, ...]]
    """The content that a play with this setup needs."""
    make_rules: Callable[[Loaded, Mapping[str, Any]], Game[Any]]
    """Rules over loaded parts, for a setup; raises `ValueError` for a setup that cannot be."""
    make_words: Callable[[Game[Any]], Words]
    make_panel: Callable[..., Any]
    """The panel widget for a controller."""
    catalogue: Callable[[], ContentPart | None]
    """The files that each describe something to start; None: the game itself."""
    describe: Callable[[Any], Startable]
    """What one model of the catalogue (or None) starts."""
    check: Callable[[Loaded], tuple[Finding, ...]]
    """What is wrong with loaded parts beyond their shape (links, ranges, ways out)."""
    scenes: Callable[[Game[Any]], Iterable[Scene]]
    """Moments that the pictures show."""
    findings: Callable[[], Mapping[str, tuple[str, str]]]
    """Sentences for the codes of `check`: English, French; `{0}` is the first fact."""


class Finding(NamedTuple):
    """Something wrong in content: the part and the path inside it, a code, and its facts."""

    part: str
    path: tuple[str | int, ...]
    code: str
    facts: tuple[Any, ...] = ()
    warning: bool = False
