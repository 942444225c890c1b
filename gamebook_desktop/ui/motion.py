"""Whether the system asks for less motion; Qt has no word for it."""

from __future__ import annotations

import sys
from pathlib import Path

WAIT_MS = 200
_ANIMATIONS_OF_WINDOWS = 0x1042  # SPI_GETCLIENTAREAANIMATION
_MAC = Path("Library/Preferences/com.apple.universalaccess.plist")


def system_reduces_motion() -> bool:
    """What the person asked of their system; False where it cannot be learnt."""
    if sys.platform == "win32":
        import ctypes

        shown = ctypes.c_int(1)
        ctypes.windll.user32.SystemParametersInfoW(
            _ANIMATIONS_OF_WINDOWS, 0, ctypes.byref(shown), 0
        )
        return not shown.value
    if sys.platform == "darwin":
        return _mac(Path.home() / _MAC)
    return _desktop("org.freedesktop.appearance", "reduced-motion") == 1 or (
        _desktop("org.gnome.desktop.interface", "enable-animations") is False
    )


def _mac(file: Path) -> bool:
    import plistlib

    try:
        return bool(plistlib.loads(file.read_bytes()).get("reduceMotion", False))
    except (OSError, ValueError, AttributeError):  # no leave to read it, or no such list
        return False


def _desktop(namespace: str, key: str) -> object:
    """One of the settings that desktops share with programs; None where nobody answers."""
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage

    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return None
    call = QDBusMessage.createMethodCall(
        "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings",
        "ReadOne",
    )
    call.setArguments([namespace, key])
    reply = bus.call(call, QDBus.CallMode.Block, WAIT_MS)
    if reply.type() != QDBusMessage.MessageType.ReplyMessage or not reply.arguments():
        return None
    answer: object = reply.arguments()[0]
    variant = getattr(answer, "variant", None)
    return variant() if callable(variant) else answer
