# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""wayland.py — a Wayland screen that nobody sees, with a keyboard and a pointer.

The screen is sway's, without cards and devices, and grim takes its picture. The devices are a client of our own, which speaks to
sway in Wayland's bytes: a message is the number of an object, its own size and kind, and words of 32 bits."""

import os
import shutil
import socket
import struct
import subprocess
import tempfile
import time

TOOLS = ('sway', 'swaymsg', 'wl-copy', 'wl-paste', 'grim', 'dbus-run-session', 'setpriv')
NOBODY = '65534'


def missing():
    return [tool for tool in TOOLS if not shutil.which(tool)]


def until(what, seconds=60):
    """What it gives as soon as that is true; else the last that it gave."""
    end = time.monotonic() + seconds
    while not (found := what()) and time.monotonic() < end:
        time.sleep(0.1)
    return found


class Screen:
    """sway in a folder of its own, which goes with it."""

    def __init__(self, folder, width, height):
        self.folder = folder
        os.chmod(folder, 0o700)
        config = os.path.join(folder, 'sway.conf')
        with open(config, 'w', encoding='utf-8') as out:
            out.write(f'output * mode {width}x{height}@60Hz\nxwayland disable\ndefault_border none\nfocus_follows_mouse no\n')
        self.environment = dict(os.environ, XDG_RUNTIME_DIR=folder, WLR_BACKENDS='headless', WLR_LIBINPUT_NO_DEVICES='1',
                                WLR_RENDERER='pixman')
        self.environment.pop('DISPLAY', None)
        command = ['sway', '-c', config]
        if os.getuid() == 0:                         # it does not run for root
            os.chown(folder, int(NOBODY), int(NOBODY))
            command = ['setpriv', '--reuid', NOBODY, '--regid', NOBODY, '--clear-groups'] + command
        self.log = open(os.path.join(folder, 'sway.log'), 'w+', encoding='utf-8')
        self.sway = subprocess.Popen(command, env=self.environment, stdout=self.log, stderr=self.log)
        names = until(self._sockets)
        if names:
            self.environment['WAYLAND_DISPLAY'], self.environment['SWAYSOCK'] = names

    def _sockets(self):
        names = os.listdir(self.folder)
        screens = [name for name in names if name.startswith('wayland-') and not name.endswith('.lock')]
        talks = [name for name in names if name.startswith('sway-ipc')]
        return screens and talks and (screens[0], os.path.join(self.folder, talks[0]))

    def is_there(self):
        return 'SWAYSOCK' in self.environment and self.sway.poll() is None

    def run(self, *command, **options):
        return subprocess.run(command, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False,
                              timeout=60, **options).stdout

    def picture(self):
        return Picture(self.run('grim', '-t', 'ppm', '-'))

    def end(self):
        self.sway.terminate()
        self.sway.wait()
        self.log.close()


class Picture:
    """Of the whole screen, three bytes a pixel."""

    def __init__(self, ppm):
        kind, size, _most, self.pixels = ppm.split(b'\n', 3)
        assert kind == b'P6'
        self.width, self.height = map(int, size.split())

    def is_dark(self, x, y):
        at = (y * self.width + x) * 3
        return sum(self.pixels[at:at + 3]) < 400

    def board(self):
        """Left, top, right, bottom of the board: its thick lines are the long dark ones."""
        columns = [x for x in range(0, self.width)
                   if sum(self.is_dark(x, y) for y in range(0, self.height, 4)) > self.height / 8]
        rows = [y for y in range(0, self.height)
                if sum(self.is_dark(x, y) for x in range(0, self.width, 4)) > self.width / 8]
        return (columns[0], rows[0], columns[-1], rows[-1]) if columns and rows else None

    def part(self, left, top, right, bottom):
        return b''.join(self.pixels[(y * self.width + left) * 3:(y * self.width + right) * 3] for y in range(top, bottom))


class Devices:
    """A keyboard and a pointer of the screen's seat, as long as they live."""

    LEFT, RIGHT = 0x110, 0x111
    CONTROL = 4
    KEYMAP = b"""xkb_keymap { xkb_keycodes { include "evdev" }; xkb_types { include "complete" };
                                xkb_compat { include "complete" }; xkb_symbols { include "pc+us" }; };\0"""
    # As the kernel numbers them.
    KEYS = {'Escape': 1, '1': 2, '5': 6, '7': 8, 'c': 46, 'v': 47, 'x': 45, 'z': 44, 'F10': 68, 'Home': 102}
    SEAT, POINTERS, KEYBOARDS, POINTER, KEYBOARD = range(4, 9)    # each new one is the next

    def __init__(self, screen, width, height):
        self.size = width, height
        self.wire = socket.socket(socket.AF_UNIX)
        self.wire.connect(os.path.join(screen.folder, screen.environment['WAYLAND_DISPLAY']))
        self._send(1, 1, 2)                          # wl_display.get_registry: 2
        self._send(1, 0, 3)                          # wl_display.sync: 3
        names = self._globals()
        for thing, interface in ((self.SEAT, b'wl_seat'), (self.POINTERS, b'zwlr_virtual_pointer_manager_v1'),
                                 (self.KEYBOARDS, b'zwp_virtual_keyboard_manager_v1')):
            padded = interface + bytes(4 - len(interface) % 4)
            self._send_bytes(2, 0, struct.pack('=II', names[interface], len(interface) + 1) + padded
                             + struct.pack('=II', 1, thing))
        self._send(self.POINTERS, 0, self.SEAT, self.POINTER)
        self._send(self.KEYBOARDS, 0, self.SEAT, self.KEYBOARD)
        with tempfile.TemporaryFile() as keymap:
            keymap.write(self.KEYMAP)
            keymap.flush()
            message = struct.pack('=IIII', self.KEYBOARD, 16 << 16, 1, len(self.KEYMAP))
            socket.send_fds(self.wire, [message], [keymap.fileno()])
        time.sleep(1)                                # for who is at the screen to meet them

    def _send_bytes(self, thing, kind, words):
        self.wire.sendall(struct.pack('=II', thing, (8 + len(words)) << 16 | kind) + words)

    def _send(self, thing, kind, *words):
        self._send_bytes(thing, kind, struct.pack(f'={len(words)}I', *words))

    def _globals(self):
        """What the screen offers: interface → number."""
        found, text = {}, b''
        while True:
            text += self.wire.recv(65536)
            at = 0
            while at + 8 <= len(text) and at + (struct.unpack_from('=I', text, at + 4)[0] >> 16) <= len(text):
                thing, word = struct.unpack_from('=II', text, at)
                if thing == 2 and word & 0xffff == 0:
                    name, length = struct.unpack_from('=II', text, at + 8)
                    found[text[at + 16:at + 16 + length - 1]] = name
                if thing == 3:
                    return found
                at += word >> 16
            text = text[at:]

    @staticmethod
    def _now():
        return int(time.monotonic() * 1000) & 0xffffffff

    def key(self, name, modifiers=0):
        self._send(self.KEYBOARD, 2, modifiers, 0, 0, 0)
        for down in (1, 0):
            self._send(self.KEYBOARD, 1, self._now(), self.KEYS[name], down)
        self._send(self.KEYBOARD, 2, 0, 0, 0, 0)
        time.sleep(0.2)

    def _frame(self):
        self._send(self.POINTER, 4)
        time.sleep(0.1)

    def move(self, x, y):
        self._send(self.POINTER, 1, self._now(), int(x), int(y), *self.size)
        self._frame()

    def button(self, button, down):
        self._send(self.POINTER, 2, self._now(), button, down)
        self._frame()

    def click(self, x, y, button=LEFT):
        self.move(x - 1, y)
        self.move(x, y)
        self.button(button, 1)
        self.button(button, 0)

    def drag(self, places):
        self.move(*places[0])
        self.button(self.LEFT, 1)
        for place in places[1:]:
            self.move(*place)
        self.button(self.LEFT, 0)

    def end(self):
        self.wire.close()
