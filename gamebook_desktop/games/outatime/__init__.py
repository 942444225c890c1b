"""OUTATIME Dice: a race to 1.21 gigawatts with six dice and five power cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from gamebook_desktop.core.game import (
    ContentPart,
    Finding,
    Game,
    GameEntry,
    Loaded,
    Scene,
    Startable,
    Words,
)

_CARDS = "sample"
"""The cards of a setup that names none."""


def _parts(setup: Mapping[str, Any]) -> tuple[ContentPart, ...]:
    from gamebook_desktop.games.outatime.content import CardSet, OptionFile

    cards = ContentPart("cards", f"cards/{setup.get('cards', _CARDS)}.yaml", CardSet)
    options = ContentPart("options", "options.yaml", OptionFile)
    return (options,) if isinstance(setup.get("set"), dict) else (cards, options)


def _make_rules(loaded: Loaded, setup: Mapping[str, Any]) -> Game[Any]:
    import json

    from gamebook_desktop.games.outatime.content import CardSet
    from gamebook_desktop.games.outatime.rules import Outatime

    (options,), held = loaded["options"], setup.get("set")
    cards = CardSet.model_validate_json(json.dumps(held)) if held else loaded["cards"][0]
    return Outatime(cards, options.root, setup.get("options"))


def _make_words(game: Game[Any]) -> Words:
    from gamebook_desktop.games.outatime.words import OutatimeWords

    return OutatimeWords(game)


def _make_panel(*args: Any) -> Any:
    from gamebook_desktop.games.outatime.panel import OutatimePanel

    return OutatimePanel(*args)


def _catalogue() -> ContentPart:
    from gamebook_desktop.games.outatime.content import CardSet

    return ContentPart("cards", "cards/*.yaml", CardSet)


def _describe(cards: Any) -> Startable:
    def title(name: str) -> str:
        return "OUTATIME Dice" if cards.sample else f"OUTATIME Dice · {name}"

    setup = {"cards": cards.id}
    if not cards.sample:
        setup["set"] = cards.model_dump(mode="json")  # a play keeps the cards it begins with
    others = {"en": {"title": title(cards.name.en), "about": cards.about.en}}
    return Startable(
        "outatime",
        setup,
        title(cards.name.fr),
        cards.about.fr,
        "flux",
        language="fr",
        others=others,
    )


def _check(loaded: Loaded) -> tuple[Finding, ...]:
    from gamebook_desktop.games.outatime.checks import check

    return check(loaded)


def _findings() -> Mapping[str, tuple[str, str]]:
    from gamebook_desktop.games.outatime.checks import TEXTS

    return TEXTS


def _scenes(game: Game[Any]) -> Iterable[Scene]:
    from gamebook_desktop.games.outatime.scenes import scenes

    return scenes(game)


GAME = GameEntry(
    id="outatime",
    icon="flux",
    parts=_parts,
    make_rules=_make_rules,
    make_words=_make_words,
    make_panel=_make_panel,
    catalogue=_catalogue,
    describe=_describe,
    check=_check,
    findings=_findings,
    scenes=_scenes,
)
