# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""setdoku-cli film: a search, a path or a solve as a film, without a display. Prints TAP."""
import os
import signal
import subprocess
import sys
import tempfile
import time

from command import CLI, EASY, EMPTY, expect, run, run_tests

PLAYED = os.path.join(os.environ['G_TEST_SRCDIR'], 'puzzles/formats/version-2.setdoku')
SMALL = ('--size', '150', '--speed', '5', '--to-event', '6')


def film(name, *arguments, puzzle=EASY):
    """The exit status, the bytes of the file, what was said, and what else is in its folder."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, name)
        status, out, error = run('film', *SMALL, *arguments, '--output', path, puzzle)
        expect(out, '')
        data = open(path, 'rb').read() if os.path.isfile(path) else None
        return status, data, error, sorted(os.listdir(path) if os.path.isdir(path) else os.listdir(folder))


def test_gif_of_a_search_and_of_a_path():
    for more in ((), ('--ladder', 'hodoku'), ('--dark', '--shape', '16:9', '--parts', 'none')):
        status, data, error, names = film('film.gif', *more)
        expect((status, error, names), (0, '', ['film.gif']))
        assert data[:6] == b'GIF89a' and data[-1:] == b';'


def test_folder_of_pictures():
    status, _, error, names = film('frames', '--to', 'frames')
    expect((status, error, names[0], names[1]), (0, '', 'film.txt', 'frame-00001.png'))


def test_what_cannot_be_is_said():
    for arguments, words in ((('--shape', '2:1'), '--shape'), (('--size', '5'), '--size'), (('--speed', '0'), '--speed'),
                             (('--parts', 'x'), '--parts'), (('--to', 'webm'), '--to'), (('--rate', '0'), '--rate')):
        status, data, error, names = film('film.gif', *arguments)
        expect((status, data, names), (2, None, []))
        assert words in error, error
    status, _, error, _ = film('film.webm')
    assert status == 2 and 'extension' in error, error


BOARD = """puzzle=six
rows=6
cols=6
values=1-6
boxes=2x3
cage=7|r1c1 r1c2
givens=..3.5.............................6.
"""


def test_a_search_on_a_board_of_any_shape():
    for more in ((), ('--strategy', 'any-sets', '--dark'), ('--strategy', 'any-explore', '--speed', '1000', '--shape', '16:9')):
        status, data, error, names = film('film.gif', *more, puzzle=BOARD)
        expect((status, error, names, data[:6]), (0, '', ['film.gif'], b'GIF89a'))
    for more, words in ((('--strategy', 'any-dlx'), 'cage 7 r1c1'), (('--strategy', 'dlx'), 'classic board'),
                        (('--of', 'path'), 'not the path')):
        status, data, error, names = film('film.gif', *more, puzzle=BOARD)
        expect((status, data, names), (1, None, []))
        assert words in error, error
    status, _, error, _ = film('film.gif', '--strategy', 'any-order')
    assert status == 1 and 'other shapes' in error, error


def test_replay_of_a_solve():
    """A frame for each of its moves; a puzzle that nobody has played has none."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'frames')
        expect(run('film', '--of', 'replay', '--speed', '100', '--size', '150', '--to', 'frames', '--output', path, PLAYED), (0, '', ''))
        assert len([name for name in os.listdir(path) if name.endswith('.png')]) > 3, os.listdir(path)
    status, data, error, names = film('film.gif', '--of', 'replay')
    expect((status, data, names), (1, None, []))
    assert 'no history' in error, error


def test_beyond_the_end_there_is_nothing():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'film.gif')
        status, out, error = run('film', '--from', '100000', '--output', path, EASY)
        expect((status, out, os.listdir(folder)), (1, '', []))
        assert '--from 100000' in error, error


def test_interrupt_leaves_the_old_file():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'film.gif')
        with open(path, 'w', encoding='utf-8') as old:
            old.write('old')
        with subprocess.Popen([CLI, 'film', '--output', path, EMPTY], stderr=subprocess.PIPE) as process:
            deadline = time.monotonic() + 100
            while len(os.listdir(folder)) < 2 and time.monotonic() < deadline:
                time.sleep(0.01)
            process.send_signal(signal.SIGINT)
            process.wait(100)
        expect(process.returncode, -signal.SIGINT)
        expect(os.listdir(folder), ['film.gif'])
        expect(open(path, encoding='utf-8').read(), 'old')


sys.exit(run_tests(globals()))
