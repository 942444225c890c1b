"""The rules texts of a game: `rules/fr.yaml` and `rules/en.yaml` of its content folder."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from gamebook_desktop.store.content import Loaded, load_model
from gamebook_desktop.store.errors import ContentError, Problem


def _paragraphs(text: str) -> str:
    """Lines of a paragraph joined, one blank line between paragraphs."""
    parts = (" ".join(part.split()) for part in re.split(r"\n\s*\n", text))
    return "\n\n".join(part for part in parts if part)


RuleId = Annotated[str, Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]*$", max_length=40)]
"""The source's own number where it has one (write it in quotes), `R…` for our rulings."""


class Rule(BaseModel):
    """One rule. `ruling`: decided by this program; `silent`: the given text does not say."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: RuleId
    title: Annotated[str, Field(min_length=1, max_length=120)]
    text: Annotated[str, Field(min_length=1, max_length=4_000), AfterValidator(_paragraphs)]
    """Paragraphs, a blank line between them."""
    see: tuple[RuleId, ...] = ()
    ruling: bool = False
    silent: bool = False


class RulesFile(BaseModel):
    """`rules/<language>.yaml`."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    rules: tuple[Rule, ...]


def load_rules(folder: Path, language: str) -> dict[str, Rule]:
    """The rules of a game's content folder by id, in reading order.

    Raises `ContentError` for a file that is missing or wrong, an id given twice, or a `see` that
    leads nowhere.
    """
    loaded = load_model(folder / "rules" / f"{language}.yaml", RulesFile, root=folder)
    if problems := [*_repeated(loaded), *_lost(loaded)]:
        raise ContentError(problems)
    return {rule.id: rule for rule in loaded.value.rules}


def _repeated(loaded: Loaded[RulesFile]) -> list[Problem]:
    first: dict[str, int] = {}
    problems = []
    for number, rule in enumerate(loaded.value.rules):
        if rule.id in first:
            _, line = loaded.place(("rules", first[rule.id], "id"))
            problems.append(
                loaded.problem("yaml.duplicate", ("rules", number, "id"), rule.id, line)
            )
        first.setdefault(rule.id, number)
    return problems


def _lost(loaded: Loaded[RulesFile]) -> list[Problem]:
    known = {rule.id for rule in loaded.value.rules}
    return [
        loaded.problem("model.unknown", ("rules", number, "see", place), target)
        for number, rule in enumerate(loaded.value.rules)
        for place, target in enumerate(rule.see)
        if target not in known
    ]
