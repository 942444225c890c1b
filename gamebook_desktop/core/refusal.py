"""The one exception rules raise on purpose."""

from __future__ import annotations

from typing import Any


class Illegal(Exception):  # noqa: N818 - the word of the field, not an error in the program
    """The rules do not allow this: a reason key with its facts, and the rule that says so.

    Nothing has changed when it is raised. Each game's ``words.py`` turns it into a sentence.
    Where the rules only warn, `confirm` is the action that goes through all the same.
    """

    def __init__(self, reason: str, *facts: Any, rule: str = "", confirm: Any = None) -> None:
        super().__init__(reason, *facts)
        self.reason = reason
        self.facts = facts
        self.rule = rule
        self.confirm = confirm
