"""A play as a scenario file that a person can read and any copy of the program can take in."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import yaml

from gamebook_desktop.core.session import Override, Record, Session
from gamebook_desktop.core.turn import Answer, apply
from gamebook_desktop.store.codec import Codec


def export_scenario(
    session: Session[Any], game_id: str, setup: dict[str, Any], title: str = "", seed: int = 0
) -> str:
    """The actions in force, with their answers, as YAML; an open question stays open.

    Running it gives an equal state. What was undone is left out.
    """
    codec = Codec(session.game)
    whole: dict[str, Any] = {"id": "play", "game": game_id, "title": title, "seed": seed}
    whole["setup"] = setup
    whole["steps"] = _beginning(session, setup, codec)
    whole["steps"] += [_step(session, record, codec) for record in session.done]
    if session.open is not None and session.question is not None:
        answers = _answers(session, session.state, session.open.action, session.open.answers, codec)
        step = _written(session.open.action, answers, codec)
        whole["steps"].append({**step, "expect": {"question": session.question.why}})
    return yaml.dump(whole, Dumper=_Dumper, allow_unicode=True, sort_keys=False, width=100)


def _beginning(session: Session[Any], setup: dict[str, Any], codec: Codec) -> list[Any]:
    """What leads from the state a new play would have to the one this log starts from."""
    if session.start == session.game.new(**setup):
        return []
    return [_written(Override(session.start, "start"), [], codec)]


def _step(session: Session[Any], record: Record[Any], codec: Codec) -> dict[str, Any]:
    answers = []
    if not isinstance(record.action, Override):
        answers = _answers(session, record.before, record.action, record.answers, codec)
    return _written(record.action, answers, codec)


def _written(action: Any, answers: list[Any], codec: Codec) -> dict[str, Any]:
    step: dict[str, Any] = {"do": codec.action_plain(action)}
    if answers:
        step["answers"] = answers
    return step


def _answers(
    session: Session[Any], before: Any, action: Any, tape: tuple[Answer, ...], codec: Codec
) -> list[Any]:
    """The values of a tape: each question is asked again."""
    found = []
    for count, answer in enumerate(tape):
        question = apply(session.game, before, action, tape[:count]).question
        if question is not None:
            found.append(codec.plain(question.values(answer)))
    return found


class _Dumper(yaml.SafeDumper):
    """Writes so that the strict loader reads the same: no aliases, fractions written out."""

    def ignore_aliases(self, data: Any) -> bool:  # noqa: ARG002
        return True

    def increase_indent(self, flow: bool = False, indentless: bool = False) -> Any:  # noqa: ARG002
        return super().increase_indent(flow, False)


def _fraction(dumper: yaml.SafeDumper, value: float) -> yaml.Node:
    text = format(Decimal(repr(value)), "f")
    text = text if "." in text else f"{text}.0"
    return dumper.represent_scalar("tag:yaml.org,2002:float", text)


_Dumper.add_representer(float, _fraction)
