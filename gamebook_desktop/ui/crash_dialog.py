"""The dialog after a failure: what happened, that the play is intact, a report to copy."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from gamebook_desktop.ui.announce import announce
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.dialogs import Dialog
from gamebook_desktop.ui.widgets.label import Label

REPORT_HEIGHT = 220


class CrashDialog(Dialog):
    """Copy keeps it open; Continue, Enter and Esc close it, and the program goes on."""

    def __init__(
        self, parent: QWidget, error: BaseException, report: str, controller: Controller | None
    ) -> None:
        translate = QCoreApplication.translate
        what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        words = translate("Errors", "The program made a mistake: {}").format(what)
        self.report = QPlainTextEdit(report)
        self.report.setReadOnly(True)
        self.report.setTabChangesFocus(True)
        self.report.setAccessibleName(translate("Errors", "Report"))
        self.report.setMinimumHeight(theme().px(REPORT_HEIGHT))
        self.said = Label(_state(controller), "body", wrap=True)
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme().space(3))
        column.addWidget(Label(words, "small", "ink2", wrap=True))
        column.addWidget(self.said)
        column.addWidget(self.report, 1)
        super().__init__(
            parent,
            translate("Errors", "Something went wrong"),
            body,
            translate("Errors", "Continue"),
            translate("Errors", "Copy the report"),
        )
        self.no.clicked.disconnect(self.reject)
        self.no.clicked.connect(self._on_copy_clicked)
        self.yes.setDefault(True)
        self.yes.setFocus()

    def _on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(self.report.toPlainText())
        copied = QCoreApplication.translate("Errors", "Copied")
        self.no.setText(copied)
        announce(self, copied)


def _state(controller: Controller | None) -> str:
    translate = QCoreApplication.translate
    if controller is None:
        return translate("Errors", "All plays are intact.")
    if controller.failure is not None:
        return translate("Errors", "The play goes on in memory; its last save had failed before.")
    return translate("Errors", "The play is intact, as it was before this.")
