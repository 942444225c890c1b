"""Each test of words runs once in each language."""

from __future__ import annotations

from collections.abc import Callable

import pytest


@pytest.fixture(params=["en", "fr"])
def tongue(request: pytest.FixtureRequest, language: Callable[[str], None]) -> int:
    """0 in English, 1 in French: the place in the pairs of the tables."""
    language(request.param)
    return ("en", "fr").index(request.param)
