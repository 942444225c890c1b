"""Gamebook Desktop: gamebooks and board games on screen or beside the real table."""

__version__ = "0.1.0"
