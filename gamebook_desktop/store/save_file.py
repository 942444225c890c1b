"""One play's file while it is open: written after each action, never more than differs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gamebook_desktop.core.session import Session
from gamebook_desktop.store.backups import back_up
from gamebook_desktop.store.codec import Codec
from gamebook_desktop.store.errors import SaveError
from gamebook_desktop.store.locks import PlayLock
from gamebook_desktop.store.save_format import json_text
from gamebook_desktop.store.save_header import LONG_AGO, Now, Summary, local_now, moment
from gamebook_desktop.store.save_pen import Batch, Pen, take_lock, write_new
from gamebook_desktop.store.save_picture import HEADER, Picture, difference, kept
from gamebook_desktop.store.save_rows import Bookmark

BACKUP_EVERY = 50


class SaveFile:
    """The file of an open play.

    What cannot be written raises `SaveError`, stays in memory, and is written by the next call
    that succeeds. A call returns only when everything is on the disk and has been read back.
    """

    def __init__(
        self,
        path: Path,
        codec: Codec,
        session: Session[Any],
        written: Picture,
        now: Now = local_now,
        backups: Path | None = None,
    ) -> None:
        self.path = path
        self.meta: dict[str, Any] = dict(written.meta)
        self.bookmarks = dict(written.bookmarks)
        self.notes = dict(written.notes)
        self.read_only: SaveError | None = None
        """Why nothing can be written, if so."""
        self.failure: SaveError | None = None
        """Why the last attempt to write failed; None when everything is written."""
        self.backup_failure: SaveError | None = None
        """Why the last backup could not be made."""
        self.repairs = Batch()
        """What is to be mended in the file when something is written next."""
        self._header = written.header
        self._codec = codec
        self._session = session
        self._written = written
        self._now = now
        self._backups = backups
        self._backed_up = session.first + session.cursor
        self._pen: Pen | None = None
        self._lock: PlayLock | None = None

    @property
    def id(self) -> str:
        """The play's own id, the same in its backups."""
        return str(self.meta.get("id", ""))

    @property
    def title(self) -> str:
        """The play's name."""
        return str(self.meta.get("title", ""))

    @property
    def seed(self) -> int:
        """The seed of the play's digital dice."""
        seed = self.meta.get("seed")
        return seed if isinstance(seed, int) else 0

    def begin(self, lock: PlayLock, new: bool = False) -> None:
        """Get ready to write; a new play's file is made whole at once. Raises `SaveError`."""
        if new:
            self._written = self._rewrite(self.path)
        self._pen = Pen(self.path)
        self._lock = lock

    def sync(self, session: Session[Any], summary: Summary | None = None) -> bool:
        """Write what differs from the file; returns whether anything did. Raises `SaveError`."""
        self._session = session
        if summary is not None:
            texts = {language: list(pair) for language, pair in summary.items()}
            self._header = {**self._header, "summary": texts}
        wanted = self._picture()
        batch = difference(self._written, wanted, self._codec)
        if not batch and self._header.get("summary") == self._written.header.get("summary"):
            self.failure = None
            return False
        self._stamp(batch, wanted)
        self._write(batch, wanted)
        return True

    def set_meta(self, key: str, value: Any) -> None:
        """Keep a plain JSON value with the play (title, dice mode, …). Raises `SaveError`."""
        self.meta[key] = value
        self.sync(self._session)

    def rename(self, title: str) -> None:
        """Give the play another name. Raises `SaveError`; the play keeps its name then."""
        former = self.meta.get("title")
        try:
            self.set_meta("title", title)
        except SaveError:
            self.meta["title"] = former
            raise

    def add_bookmark(self, name: str, state: Any) -> Bookmark:
        """Keep a state under a name. Raises `SaveError`; the bookmark is kept in memory then."""
        number = max(self.bookmarks, default=0) + 1
        at = self._now().isoformat()
        bookmark = Bookmark(number, name, at, self._codec.state_text(state))
        self.bookmarks[number] = bookmark
        self.sync(self._session)
        return bookmark

    def bookmark_state(self, bookmark: Bookmark) -> Any:
        """The state a bookmark keeps; raises `CodecError` if the rules no longer know it."""
        return self._codec.state(bookmark.state)

    def remove_bookmark(self, number: int) -> None:
        """Forget a bookmark. Raises `SaveError`."""
        self.bookmarks.pop(number, None)
        self.sync(self._session)

    def set_note(self, key: str, text: str) -> None:
        """Keep the person's own text; an empty one removes the note. Raises `SaveError`."""
        self.notes[key] = text
        if not text:
            del self.notes[key]
        self.sync(self._session)

    def save_elsewhere(self, path: Path) -> None:
        """Write the whole play to another file and go on there. Raises `SaveError`."""
        lock = take_lock(path)
        try:
            written = self._rewrite(path)
            pen = Pen(path)
        except SaveError:
            lock.release()
            raise
        self.close()
        self.path, self._lock, self._pen = path, lock, pen
        self._written = written
        self.read_only = self.failure = None

    def back_up_when_due(self) -> None:
        """Make a backup if the last is `BACKUP_EVERY` actions old; for a quiet moment."""
        if self._session.first + self._session.cursor - self._backed_up >= BACKUP_EVERY:
            self.back_up()

    def back_up(self) -> None:
        """Make a backup now; a failure is noted in `backup_failure` and disturbs nothing."""
        if self._pen is None or self._backups is None:
            return
        self._backed_up = self._session.first + self._session.cursor
        try:
            back_up(self._pen.connection, self._backups)
            self.backup_failure = None
        except SaveError as error:
            self.backup_failure = error

    def close(self) -> None:
        """Give the file back. What could not be written is lost with this object."""
        if self._pen is not None:
            self._pen.close()
            self._pen = None
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _picture(self) -> Picture:
        session, old = self._session, self._written
        self.meta["branch"] = session.branch
        shared = kept(old.log, session.log)
        fresh = [self._now().isoformat()] * (len(session.log) - shared)
        return Picture(
            dict(self.meta),
            session.first,
            old.past,
            list(session.log),
            old.times[:shared] + fresh,
            session.cursor,
            session.state,
            session.open,
            dict(self.bookmarks),
            dict(self.notes),
        )

    def _stamp(self, batch: Batch, wanted: Picture) -> None:
        """Bring the header up to date; a clock set back does not make a play older."""
        before = moment(self._header.get("updated")) or LONG_AGO
        session = self._session
        self._header = {
            **self._header,
            "updated": max(before, self._now()).isoformat(),
            "done": session.first + session.cursor,
            "waiting": session.open is not None,
        }
        self.meta[HEADER] = wanted.meta[HEADER] = self._header
        batch.put("meta", key=HEADER, value=json_text(self._header))

    def _write(self, batch: Batch, wanted: Picture) -> None:
        try:
            if self._pen is None:
                raise self.read_only or SaveError("read_only", self.path)
            try:
                self._pen.write(self.repairs + batch)
            except SaveError as error:
                if error.kind != "gone" or self.path.exists() or not self.path.parent.is_dir():
                    raise
                self._start_over()
        except SaveError as error:
            self.failure = error
            raise
        self.failure = None
        self.repairs = Batch()
        self._written = wanted

    def _start_over(self) -> None:
        """Make the file again after somebody removed it."""
        self._rewrite(self.path)
        if self._pen is not None:
            self._pen.close()
        self._pen = Pen(self.path)

    def _rewrite(self, path: Path) -> Picture:
        wanted = self._picture()
        batch = difference(Picture(), wanted, self._codec)
        self._stamp(batch, wanted)
        write_new(path, batch)
        return wanted
