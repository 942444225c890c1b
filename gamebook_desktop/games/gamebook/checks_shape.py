"""What a single piece of a book gets wrong by itself: tables, fights, shops, options."""

from __future__ import annotations

from collections.abc import Iterator

from gamebook_desktop.core.game import Finding
from gamebook_desktop.games.gamebook import content
from gamebook_desktop.games.gamebook.checks_walk import Path, Piece, Subject
from gamebook_desktop.games.gamebook.content_effects import Condition


def check_shape(subject: Subject) -> Iterator[Finding]:
    """Ranges, fights without their exits, goods twice, options that cannot be."""
    detours = any(
        isinstance(piece.model, content.Choice | content.Use) and _is_detour(piece.model)
        for piece in subject.pieces
    )
    for piece in subject.pieces:
        match piece.model:
            case content.Table() as table:
                yield from _table(piece, table)
            case content.Section() as section:
                yield from _section(piece, section)
            case content.Choice(back=True) if not detours:
                yield piece.finding("back_without_detour", at=("back",))
            case content.Shop() as shop:
                yield from _shop(piece, shop)
            case content.Item(bonus=bonus) as item if bonus is not None:
                if item.kind not in ("weapon", "worn"):
                    yield piece.finding("bonus_idle", item.kind, at=("bonus",))
            case Condition(wields=item) if item is not None:
                if subject.kind(item) not in ("weapon", ""):
                    yield piece.finding("wields_no_weapon", item, at=("wields",))
            case content.Counter() as counter:
                if not counter.least <= counter.start <= counter.most:
                    facts = (counter.start, counter.least, counter.most)
                    yield piece.finding("counter_start", *facts)
    yield from check_options(subject)


def _is_detour(model: content.Choice | content.Use) -> bool:
    return model.detour if isinstance(model, content.Choice) else model.to is not None


def _table(piece: Piece, table: content.Table) -> Iterator[Finding]:
    """Each total must lead to one range, and each range be met by some total (C17)."""
    totals = range(table.dice + table.plus, 6 * table.dice + table.plus + 1)
    met: dict[int, int] = {}
    for index, part in enumerate(table.ranges):
        at: Path = ("ranges", index)
        if part.least > part.most:
            yield piece.finding("range_backwards", part.least, part.most, at=at)
            continue
        own = [total for total in totals if part.least <= total <= part.most]
        if not own:
            ends = (part.least, part.most, totals[0], totals[-1])
            yield piece.finding("range_never", *ends, at=at)
        twice = [total for total in own if total in met]
        if twice:
            first = table.ranges[met[twice[0]]]
            facts = (_spans(twice), first.least, first.most)
            yield piece.finding("range_overlap", *facts, at=at)
        met |= {total: index for total in own if total not in met}
    left = [total for total in totals if total not in met]
    if left:
        yield piece.finding("range_gap", _spans(left), at=("ranges",))


def _spans(numbers: list[int]) -> str:
    """Ascending numbers as text, runs joined: 2-4, 7."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def _section(piece: Piece, section: content.Section) -> Iterator[Finding]:
    if section.ending is not None:
        if not section.ending.name.strip():
            yield piece.finding("ending_nameless", at=("ending", "name"))
        if section.choices or section.fight is not None:
            yield piece.finding("ending_goes_on", at=("ending",))
    for index, choice in enumerate(section.choices):
        if choice.after is not None and section.fight is None:
            yield piece.finding("after_without_fight", at=("choices", index, "after"))
    ids = [choice.id for choice in section.choices]
    for index, name in enumerate(ids):
        if name is not None and name in ids[:index]:
            yield piece.finding("choice_twice", name, at=("choices", index, "id"))


def _shop(piece: Piece, shop: content.Shop) -> Iterator[Finding]:
    always: set[str] = set()
    for index, offer in enumerate(shop.sells):
        good = offer.item or "meals"
        if good in always:
            yield piece.finding("offer_twice", good, at=("sells", index))
        if offer.when is None:
            always.add(good)


def check_options(subject: Subject) -> Iterator[Finding]:
    """Rule options that do not exist, or cannot be so."""
    for name, value in subject.head.options.items():
        at: Path = ("options", name)
        option = subject.options.get(name)
        if option is None:
            yield Finding("head", at, "option_unknown", (name, ", ".join(subject.options)))
        elif not any(type(value) is type(v) and value == v for v in option.values):
            allowed = ", ".join(_written(v) for v in option.values)
            yield Finding("head", at, "option_value", (name, _written(value), allowed))


def _written(value: str | int | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
