"""The settings in a drawer over the right: what one changes is seen at once behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from gamebook_desktop.ui.side_drawer import SideDrawer

if TYPE_CHECKING:
    from gamebook_desktop.ui.desk import Desk


class SettingsDrawer(SideDrawer):
    """ "Display". Signal: `changed()` after a setting changed and is shown."""

    changed = Signal()

    def __init__(self, desk: Desk, host: QWidget) -> None:
        super().__init__(host)
        self._desk = desk

    def title(self) -> str:
        """ "Display"."""
        return QCoreApplication.translate("Settings", "Display")

    def make_body(self) -> QWidget:
        """The form; read and built only now, so that the first window does not wait for it."""
        from gamebook_desktop.ui.settings_form import SettingsForm

        form = SettingsForm(self._desk)
        form.changed.connect(self.changed)
        return form
