"""The last net: whatever nobody caught is logged and shown, and the program goes on."""

from __future__ import annotations

import logging
import sys
import threading
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from shiboken6 import isValid

if TYPE_CHECKING:
    from logging.handlers import RotatingFileHandler

    from gamebook_desktop.store.paths import Profile
    from gamebook_desktop.ui.crash_dialog import CrashDialog
    from gamebook_desktop.ui.main_window import MainWindow

LOG_SIZE, LOG_FILES = 500_000, 3
_log = logging.getLogger(__name__)


class LateFile(logging.Handler):
    """The profile's log file, in three turns of 500 kB; touched when there is something to say."""

    def __init__(self, profile: Profile) -> None:
        super().__init__(logging.WARNING)
        self._profile = profile
        self._file: RotatingFileHandler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line; where that cannot be done nobody is bothered."""
        try:
            self._opened().emit(record)
        except OSError:
            self._file = None

    def close(self) -> None:
        """Let the file go."""
        if self._file is not None:
            self._file.close()
        super().close()

    def _opened(self) -> RotatingFileHandler:
        if self._file is None:
            from logging.handlers import RotatingFileHandler

            path = self._profile.log_file
            path.parent.mkdir(parents=True, exist_ok=True)
            made = RotatingFileHandler(
                path, maxBytes=LOG_SIZE, backupCount=LOG_FILES - 1, encoding="utf-8"
            )
            made.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
            self._file = made
        return self._file


class Net(QObject):
    """Takes what nobody caught, from any thread. One dialog at a time; each failure once."""

    _caught = Signal(object)

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self._window = window
        self._before = sys.excepthook, threading.excepthook
        self._busy = False
        self._known: set[tuple[object, ...]] = set()
        self.dialog: CrashDialog | None = None
        self.file = LateFile(window.desk.profile)
        self._caught.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def spread(self) -> None:
        """Take everything from now on, until the window is gone."""
        logging.getLogger("gamebook_desktop").addHandler(self.file)
        sys.excepthook = self.catch
        threading.excepthook = self._catch_in_thread
        self._window.destroyed.connect(self.remove)

    def remove(self) -> None:
        """Let others catch again."""
        logging.getLogger("gamebook_desktop").removeHandler(self.file)
        self.file.close()
        sys.excepthook, threading.excepthook = self._before

    def catch(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Log a failure and show it once the event that failed is over."""
        if self._busy or issubclass(kind, KeyboardInterrupt) or not isValid(self):
            sys.__excepthook__(kind, error, trace)
            return
        self._busy = True
        try:
            _log.error("uncaught", exc_info=(kind, error, trace))
            sys.__excepthook__(kind, error, trace)
            self._caught.emit(error)
        except Exception:  # noqa: BLE001 - nothing may leave the last net
            sys.__excepthook__(kind, error, trace)
        finally:
            self._busy = False

    def _catch_in_thread(self, failure: threading.ExceptHookArgs) -> None:
        if failure.exc_value is not None:
            self.catch(failure.exc_type, failure.exc_value, failure.exc_traceback)

    def _show(self, error: BaseException) -> None:
        """Show a failure, unless it was shown before or another one is being shown."""
        mark = _mark(error)
        if mark in self._known or not isValid(self._window):
            return
        if self.dialog is not None and isValid(self.dialog):
            return
        self._known.add(mark)
        try:
            from gamebook_desktop.ui.crash_dialog import CrashDialog
            from gamebook_desktop.ui.crash_report import build_report, facts_of, home_folder

            controller = self._window.controller
            report = build_report(facts_of(error, controller), home_folder())
            self.dialog = CrashDialog(self._window, error, report, controller)
            self.dialog.open()
        except Exception:  # noqa: BLE001 - nothing may leave the last net
            _log.exception("the report could not be shown")


def install_excepthook(window: MainWindow) -> Net:
    """From now on no failure ends the program or goes unseen, as long as this window lives."""
    net = Net(window)
    net.spread()
    return net


def _mark(error: BaseException) -> tuple[object, ...]:
    """What makes a failure the same one again: its kind and where it was raised."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = (trace.tb_frame.f_code.co_filename, trace.tb_lineno) if trace is not None else ()
    return (type(error), *place)
