# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""test_wayland.py — the window on Wayland: it starts, is typed in, dragged over, opens popovers, copies and pastes, and ends.

What it did is read from the picture of the screen, the clipboard and the game that it left. On any version of GTK it says nothing
meanwhile: no warning, and no word of something deprecated. Skipped where there is no sway."""

import glob
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import tap
from wayland import Devices, Screen, missing, until

WIDTH, HEIGHT = 1280, 900
PUZZLE = '..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6..'
OTHER = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..'
program, schemas = sys.argv[1:3]


def window_is_there(screen):
    return b'"app_id": "io.github.setdoku.Setdoku"' in screen.run('swaymsg', '-r', '-t', 'get_tree')


def cell(board, row, column):
    left, top, right, bottom = board
    return left + (right - left) * (2 * column + 1) / 18, top + (bottom - top) * (2 * row + 1) / 18


def inside(board, row, column):
    x, y = cell(board, row, column)
    half = int((board[2] - board[0]) / 18 * 0.7)
    return int(x) - half, int(y) - half, int(x) + half, int(y) + half


def changes(screen, region, before):
    """Whether the region looks otherwise than before, at last."""
    return bool(until(lambda: screen.picture().part(*region) != before.part(*region), 20))


def settled(screen, region):
    """A picture in which the region has come to rest."""
    last = screen.picture()
    for _ in range(100):
        time.sleep(0.3)
        now = screen.picture()
        if now.part(*region) == last.part(*region):
            break
        last = now
    return now


def type_and_drag(screen, devices, board, state):
    before = settled(screen, board)
    devices.key('Home')
    devices.key('5')
    tap.check(changes(screen, inside(board, 0, 0), before), 'A digit typed on the keyboard stands in its cell')
    before = settled(screen, board)
    places = [(7, 2), (7, 3)]
    devices.drag([cell(board, *place) for place in places])
    tap.check(all(changes(screen, inside(board, *place), before) for place in places), 'Dragging the pointer selects cells')
    for key in 'x7z':
        devices.key(key)
    expected = 'entries=5' + '.' * 80, 'corner=r8c3:7 r8c4:7'
    found = until(lambda: all(line in game(state) for line in expected), 30)
    tap.check(found, 'The game on the disk has the digit, and marks in the cells that were dragged over', game(state))


def game(state):
    """The lines of the only game that was left."""
    lines = []
    for name in glob.glob(os.path.join(state, 'setdoku', '*.setdoku')):
        with open(name, encoding='utf-8') as text:
            lines += text.read().splitlines()
    return lines


def popovers(screen, devices, board):
    for name, x, y, button in (('New', 45, 24, Devices.LEFT), ('the menu of a cell', *cell(board, 2, 4), Devices.RIGHT)):
        if button == Devices.RIGHT:                  # what is selected by it is so before
            devices.click(x, y)
        devices.move(WIDTH - 20, HEIGHT - 20)
        before = settled(screen, board)
        devices.click(x, y, button)
        opened = changes(screen, board, before)
        devices.key('Escape')
        devices.move(WIDTH - 20, HEIGHT - 20)
        closed = until(lambda: screen.picture().part(*board) == before.part(*board), 20)
        tap.check(opened and closed, f'A popover opens at the pointer and Escape closes it: {name}',
                  f'opened: {opened}, closed: {closed}')
    right = (board[2] + 40, HEIGHT // 3, WIDTH, HEIGHT // 2)
    before = settled(screen, right)
    devices.key('F10')
    opened = changes(screen, right, before)
    devices.key('Escape')
    closed = until(lambda: screen.picture().part(*right) == before.part(*right), 20)
    tap.check(opened and closed, 'The main menu opens by its key and Escape closes it', f'opened: {opened}, closed: {closed}')


def clipboard(screen, devices):
    devices.key('c', Devices.CONTROL)
    text = until(lambda: screen.run('wl-paste', '-n'), 20).decode()
    tap.check(text == PUZZLE, 'What is copied is on the clipboard for others', text)
    with open(os.path.join(screen.folder, 'other'), 'w+', encoding='utf-8') as other:
        other.write(OTHER)
        other.seek(0)
        screen.run('wl-copy', stdin=other)
    devices.key('v', Devices.CONTROL)
    time.sleep(2)
    screen.run('wl-copy', '--clear')
    devices.key('c', Devices.CONTROL)
    text = until(lambda: screen.run('wl-paste', '-n'), 20).decode()
    tap.check(text == OTHER, 'What others have copied is pasted', text)


def complaints(said):
    """But for GTK's of sway 1.7, which does not know yet how to move a popover that is open."""
    said.seek(0)
    return [line for line in said.read().splitlines() if any(word in line for word in ('WARNING', 'CRITICAL', 'eprecat'))
            and "doesn't support moving popups" not in line]


def use(screen):
    state = os.path.join(screen.folder, 'state')
    puzzle = os.path.join(screen.folder, 'puzzle.txt')
    with open(puzzle, 'w', encoding='utf-8') as out:
        out.write(PUZZLE + '\n')
    environment = dict(screen.environment, GDK_BACKEND='wayland', GSETTINGS_SCHEMA_DIR=schemas, XDG_STATE_HOME=state,
                       XDG_CONFIG_HOME=os.path.join(screen.folder, 'config'), G_ENABLE_DIAGNOSTIC='1')
    with open(os.path.join(screen.folder, 'said'), 'w+', encoding='utf-8') as said:
        setdoku = subprocess.Popen([program, puzzle], env=environment, stdout=said, stderr=said)
        tap.check(until(lambda: window_is_there(screen)), 'The window opens on Wayland')
        devices = Devices(screen, WIDTH, HEIGHT)
        board = until(lambda: screen.picture().board())
        type_and_drag(screen, devices, board, state)
        popovers(screen, devices, board)
        clipboard(screen, devices)
        devices.end()
        setdoku.send_signal(signal.SIGTERM)
        tap.check(setdoku.wait(60) == 0, 'It ends when it is told to')
        tap.check(not complaints(said), 'Nothing was warned of, and nothing is deprecated', complaints(said))


if missing():
    tap.skip('The window on Wayland', 'not installed: ' + ' '.join(missing()))
else:
    folder = tempfile.mkdtemp(prefix='setdoku-wayland-')
    the_screen = Screen(folder, WIDTH, HEIGHT)
    try:
        if the_screen.is_there():
            use(the_screen)
        else:
            tap.check(False, 'sway starts without a screen', open(os.path.join(folder, 'sway.log'), encoding='utf-8').read())
    finally:
        the_screen.end()
        shutil.rmtree(folder)
tap.finish()
