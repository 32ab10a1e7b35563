#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""test_rooms.py — no file includes against the order of the rooms, and no two files need each other.

The scan is tried first on a small house with one fault of each kind: it must find that one and no other.
"""

import os
import pathlib
import sys
import tempfile

import rooms
import tap

HOUSE = {'core': (), 'logic': ('core',), 'logic/parts': ('core', 'logic')}
SOUND = {
    'core/board.h': '#include <stdint.h>\n',
    'core/board.c': '#include "board.h"\n#include "config.h"\n',
    'logic/ladder.h': '#include "core/board.h"\n',
    'logic/ladder-private.h': '#include "ladder.h"\n',
    'logic/ladder.c': '#include "ladder-private.h"\n#include "rung.h"\n',
    'logic/rung.h': '#pragma once\n',
    'logic/parts/fish.c': '#include "logic/ladder.h"\n#include "../rung.h"\n',
}

# what is planted: file, text, the check that must find it, what it must say
PLANTED = (
    ('an include from a room below', 'core/cells.c', '#include "logic/ladder.h"\n', 'order', 'core/cells.c includes logic/ladder.h'),
    ('one by a relative path', 'core/board.c', '#include "../logic/rung.h"\n', 'order', 'core/board.c includes logic/rung.h'),
    ('one in brackets', 'core/board.c', '# include <logic/rung.h>\n', 'order', 'core/board.c includes logic/rung.h'),
    ('one from a room into a room in it', 'logic/verdict.c', '#include "parts/fish.h"\n', 'order',
     'logic/verdict.c includes logic/parts/fish.h'),
    ('an include of nothing', 'core/board.c', '#include "cells.h"\n', 'lost', 'core/board.c: cells.h'),
    ('a folder without a row', 'extra/room.c', '', 'rows', 'extra has no row'),
    ('two headers in a circle', 'logic/rung.h', '#include "ladder.h"\n', 'circles', "('logic/ladder', 'logic/rung')"),
    ('a circle through what is in the files', 'logic/rung.c', '#include "ladder-private.h"\n', 'circles',
     "('logic/ladder', 'logic/rung')"),
)


def scan(source, table):
    """What each check finds."""
    tree = rooms.Tree(source)
    return {
        'order': rooms.against_order(tree, table),
        'lost': tree.lost,
        'rows': rooms.without_row(tree, table),
        'circles': [str(circle) for circle in rooms.circles(tree)],
    }


def scan_small_house(*planted):
    with tempfile.TemporaryDirectory() as folder:
        for path, text in (*SOUND.items(), ('logic/parts/fish.h', ''), *planted):
            file = pathlib.Path(folder, path)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding='utf-8')
        return scan(folder, HOUSE)


def check_scan():
    found = scan_small_house()
    tap.check(not any(found.values()), 'the scan finds nothing in a sound house', str(found))
    for what, path, text, check, said in PLANTED:
        found = scan_small_house((path, SOUND.get(path, '') + text))
        others = [line for name, lines in found.items() if name != check for line in lines]
        tap.check(found[check] == [said] and not others, f'the scan finds {what}', str(found))
    upside_down = rooms.wrong_in_table({'logic': ('core',), 'core': ()})
    tap.check(len(upside_down) == 1, 'the table cannot name a room that comes later', upside_down)


def check_house(source):
    tree = rooms.Tree(source)
    tap.check(len(tree.paths) > 500, 'the sources are there', str(len(tree.paths)))
    for sentence, wrong in (
            ('a room includes only from rooms that stand above it', rooms.wrong_in_table(rooms.ROOMS)),
            ('every folder with files is a row, and every row a folder', rooms.without_row(tree, rooms.ROOMS)),
            ('every include finds its file', tree.lost)):
        tap.check(not wrong, sentence, wrong)
    wrong = rooms.against_order(tree, rooms.ROOMS)
    for room in rooms.ROOMS:
        here = [line for line in wrong if rooms.room_of(line.split()[0]) == room]
        tap.check(not here, f'{room} keeps to the order', here)

    circles = rooms.circles(tree)
    new = [' '.join(circle) for circle in circles if circle not in rooms.CIRCLES]
    tap.check(not new, 'no two files need each other', new)
    gone = [' '.join(circle) for circle in rooms.CIRCLES if circle not in circles]
    tap.check(not gone, 'every exception is still needed', gone)


def main():
    check_scan()
    check_house(pathlib.Path(os.environ['SETDOKU_SOURCE'], 'src'))
    tap.finish()


if __name__ == '__main__':
    sys.exit(main())
