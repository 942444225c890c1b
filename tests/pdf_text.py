"""What a PDF written by Qt says: its texts, page by page, as a search would find them."""

from __future__ import annotations

import re
import zlib

_OBJECT = re.compile(rb"(?:^|\n)(\d+) 0 obj\n(.*?)endobj", re.DOTALL)
_STREAM = re.compile(rb"stream\n(.*?)\nendstream", re.DOTALL)


def page_texts(data: bytes) -> list[str]:
    """The texts of each page, one line for each run; the glyph of a space may be named a tab."""
    objects = {int(number): body for number, body in _OBJECT.findall(data)}
    pages = [body for body in objects.values() if b"/Type /Page\n" in body]
    contents = [int(_first(rb"/Contents (\d+) 0 R", page)) for page in pages]
    return [_texts(objects, zlib.decompress(_stream(objects[page]))) for page in contents]


def title(data: bytes) -> str:
    """The title in the file's properties."""
    return _first(rb"/Title \(\xfe\xff((?:[^)\\]|\\.)*)\)", data).decode("utf-16-be")


def _texts(objects: dict[int, bytes], content: bytes) -> str:
    lines = []
    for run in re.findall(rb"BT\n(.*?)ET\n", content, re.DOTALL):
        font, letters = 0, []
        for name, glyphs in re.findall(rb"/F(\d+) |<([0-9A-F]+)> Tj", run):
            font = int(name) if name else font
            if glyphs:
                known = _letters(objects, font)
                codes = [glyphs[at : at + 4] for at in range(0, len(glyphs), 4)]
                letters += [known[int(code, 16)] for code in codes]
        lines.append("".join(letters).replace("\t", " "))
    return "\n".join(lines)


def _letters(objects: dict[int, bytes], font: int) -> dict[int, str]:
    table = _stream(objects[int(_first(rb"/ToUnicode (\d+) 0 R", objects[font]))])
    found: dict[int, str] = {}
    for first, values in re.findall(rb"<(\w+)> <\w+> \[([^\]]*)\]", table):
        for at, value in enumerate(re.findall(rb"<(\w+)>", values)):
            found[int(first, 16) + at] = bytes.fromhex(value.decode()).decode("utf-16-be")
    single = re.sub(rb"\[[^\]]*\]", b"", table)
    for first, last, value in re.findall(rb"<(\w+)> <(\w+)> <(\w+)>", single):
        for at in range(int(first, 16), int(last, 16) + 1):
            found[at] = chr(int(value, 16) + at - int(first, 16))
    return found


def _stream(body: bytes) -> bytes:
    return _first(_STREAM, body)


def _first(pattern: bytes | re.Pattern[bytes], body: bytes) -> bytes:
    found = re.search(pattern, body)
    assert found is not None, pattern
    return bytes(found[1])
