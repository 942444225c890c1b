"""Which key enters which face of a die, whatever its faces are."""

from __future__ import annotations

import pytest

from gamebook_desktop.core.turn import CHANCE, D6, Question
from gamebook_desktop.ui.question_bar import face_keys

ODD = ("FLUX", 2, 3, 4, 5, 88)


@pytest.mark.parametrize(
    ("question", "keys"),
    [
        (Question(CHANCE, "dice", D6, 2, repeat=True), "123456"),
        (Question(CHANCE, "dice", ODD, 3, repeat=True), "F23458"),
        (Question(CHANCE, "dice", tuple(range(1, 21)), repeat=True), ""),
        (Question(CHANCE, "card", ("ace", "king")), ""),
        (Question(0, "choice", D6), ""),
    ],
)
def test_faces_are_typed_by_their_first_sign(question: Question, keys: str) -> None:
    assert "".join(face_keys(question)) == keys
    assert tuple(face_keys(question).values()) == (question.options if keys else ())
