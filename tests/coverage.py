#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""Prints, of gcovr's summary, which share of the lines and branches of each room the tests reach.

Below each room stand its files with the most branches that none reaches; with --all every file that is not whole. What cannot
be reached here is left out of the sums, and EXCEPTIONS names it with the reason.
"""

import collections
import json
import pathlib
import sys

WORST = 3

EXCEPTIONS = {
    # what a path of src begins with: why no test here can reach it
    'engine/fast/kernel-avx512': 'runs on some processors only; cpuinfo says which',
    'engine/fast/kernel-avx2': 'runs on some processors only; cpuinfo says which',
}
FLAGS = {'engine/fast/kernel-avx512': 'avx512_vbmi2', 'engine/fast/kernel-avx2': 'avx2'}


def runs_here(prefix):
    return FLAGS[prefix] in pathlib.Path('/proc/cpuinfo').read_text().split()


def share(covered, total):
    return f'{100 * covered / total:6.1f} %' if total else '     – '


def row(name, files):
    total = {key: sum(f[key] for f in files) for key in ('line_covered', 'line_total', 'branch_covered', 'branch_total')}
    print(f'{name:<44}{share(total["line_covered"], total["line_total"])} of {total["line_total"]:>6}'
          f'{share(total["branch_covered"], total["branch_total"])} of {total["branch_total"]:>6}')


def main():
    rooms = collections.defaultdict(list)
    left_out = [prefix for prefix in EXCEPTIONS if not runs_here(prefix)]
    for found in json.loads(pathlib.Path(sys.argv[1]).read_text())['files']:
        path = pathlib.PurePosixPath(found['filename']).relative_to('src')
        if not str(path).startswith(tuple(left_out)):
            rooms[str(path.parent)].append({**found, 'name': path.name})

    print(f'{"room":<44}{"lines":>19}{"branches":>18}')
    for name in sorted(rooms):
        row(name, rooms[name])
        missing = sorted((f for f in rooms[name] if f['branch_covered'] < f['branch_total']),
                         key=lambda f: f['branch_covered'] - f['branch_total'])
        for found in missing if '--all' in sys.argv else missing[:WORST]:
            row('    ' + found['name'], [found])
    for layer in ('engine', 'formats', 'model'):
        row(layer, [f for name in rooms if name.split('/')[0] == layer for f in rooms[name]])
    for prefix in left_out:
        print(f'left out: {prefix}*: {EXCEPTIONS[prefix]}')


main()
