#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""Prints, of gcovr's JSON, which share of the lines and branches of each room the tests reach.

    coverage.py FILE            below each room its files with the most branches that none reaches
    coverage.py FILE --all      every file that is not whole
    coverage.py FILE PATH…      instead of that, each line below src/PATH with a branch that is not taken

Not counted, because no test can be blamed for it:
- what GLib's macros ask: the conditions of assert (), g_assert… () and g_return…_if_fail (), what G_DEFINE_… () and
  G_DECLARE_… () make, whether g_new () and g_renew () are asked for too much, whether g_clear_… () or the end of a g_auto… has
  anything to free, which counts for its declaration or for the return: RULE, unless there is a choice in that line;
- files that need another processor than this one: EXCEPTIONS;
- the branches not taken of a line that ends in "/* unreached: REASON */". They are counted apart, reason by reason. A line whose
  branches are all taken must not say so: then the last lines here name it, and the exit status is 1.

A GLib that finds no memory ends the program, so there is no branch for it; where there is one, it is malloc ()'s.
"""

import collections
import json
import pathlib
import re
import sys

SOURCE = pathlib.Path(__file__).resolve().parent.parent / 'src'
WORST = 3
RULE = re.compile(r'\s*(assert|g_assert\w*|g_return_(val_)?if_\w+|G_DEFINE_\w+|G_DECLARE_\w+|g_clear_\w+) \(|'
                  r'\s*(g_auto\w*( ?\(\w+\))?|return) (?!.*(\?|&&|\|\|)).*;|'
                  r'(?!.*(\?|&&|\|\|)).*= g_(new0?|renew) \(')
MARKER = re.compile(r'/\* unreached: (.+?) \*/')

EXCEPTIONS = {
    # what a path of src begins with: why no test here can reach it
    'engine/fast/kernel-avx512': 'runs on some processors only; cpuinfo says which',
    'engine/fast/kernel-avx2': 'runs on some processors only; cpuinfo says which',
    'engine/fast/kernels.c': 'which kernel is the first that runs is the processor\'s choice, and it has only one',
}
FLAGS = {'engine/fast/kernel-avx512': 'avx512_vbmi2', 'engine/fast/kernel-avx2': 'avx2'}


def runs_here(prefix):
    """Of what no processor runs whole there is no flag."""
    return FLAGS.get(prefix, '') in pathlib.Path('/proc/cpuinfo').read_text().split()


def ruled_out(source):
    """The numbers of the lines of statements that RULE knows."""
    numbers, depth = set(), 0
    for number, line in enumerate(source, 1):
        if depth > 0 or RULE.match(line):
            numbers.add(number)
            depth += line.count('(') - line.count(')')
    return numbers


class File:
    """One file of gcovr's, beside its source."""

    def __init__(self, path, lines, source):
        rule = ruled_out(source)
        markers = {number: found[1] for number, line in enumerate(source, 1) if (found := MARKER.search(line))}
        self.path, self.name = path, path.name
        self.lines, self.lines_run, self.branches, self.taken = 0, 0, 0, 0
        self.missing, self.excused = [], collections.Counter()

        for line in lines:
            number, counts = line['line_number'], [branch['count'] for branch in line['branches']]
            if line.get('gcovr/noncode') or line.get('gcovr/excluded'):
                continue
            missing = 0 if number in rule else counts.count(0)
            reason = markers.pop(number, None) if missing or not line['count'] else None
            if reason and missing:
                self.excused[reason] += missing
            elif missing:
                self.missing.append((number, missing, len(counts), source[number - 1]))
            if number not in rule:
                self.branches += len(counts) - (missing if reason else 0)
                self.taken += len(counts) - missing
            self.lines += not (reason and not line['count'])
            self.lines_run += line['count'] > 0
        self.stale = sorted(markers)


def share(covered, total):
    return f'{100 * covered / total:6.1f} %' if total else '     – '


def row(name, files):
    lines, lines_run, branches, taken = (sum(getattr(f, key) for f in files)
                                         for key in ('lines', 'lines_run', 'branches', 'taken'))
    excused = sum(f.excused.total() for f in files)
    print(f'{name:<44}{share(lines_run, lines)} of {lines:>6}{share(taken, branches)} of {branches:>6}'
          f'{excused or "":>8}')


def show_rooms(files, with_all):
    rooms = collections.defaultdict(list)
    for found in files:
        rooms[str(found.path.parent)].append(found)

    print(f'{"room":<44}{"lines":>19}{"branches":>19}{"marked":>8}')
    for name in sorted(rooms):
        row(name, rooms[name])
        missing = sorted((f for f in rooms[name] if f.taken < f.branches), key=lambda f: f.taken - f.branches)
        for found in missing if with_all else missing[:WORST]:
            row('    ' + found.name, [found])
    for layer in ('engine', 'formats', 'model'):
        row(layer, [f for f in files if f.path.parts[0] == layer])


def show_marked(files):
    for layer in ('engine', 'formats', 'model'):
        reasons = sum((f.excused for f in files if f.path.parts[0] == layer), collections.Counter())
        for reason, count in reasons.most_common():
            print(f'marked in {layer}: {count:>5}  {reason}')


def show_missing(files, prefixes):
    for found in files:
        if str(found.path).startswith(prefixes):
            for number, missing, total, text in found.missing:
                print(f'src/{found.path}:{number}: {missing} of {total}: {text.strip()}')


def main():
    prefixes = tuple(argument.removeprefix('src/') for argument in sys.argv[2:] if not argument.startswith('-'))
    left_out = [prefix for prefix in EXCEPTIONS if not runs_here(prefix)]
    files = []
    for found in json.loads(pathlib.Path(sys.argv[1]).read_text())['files']:
        path = pathlib.PurePosixPath(found['file']).relative_to('src')
        if not str(path).startswith(tuple(left_out)):
            files.append(File(path, found['lines'], (SOURCE / path).read_text(encoding='utf-8').splitlines()))

    if prefixes:
        show_missing(files, prefixes)
    else:
        show_rooms(files, '--all' in sys.argv)
        show_marked(files)
    for prefix in left_out:
        print(f'left out: {prefix}*: {EXCEPTIONS[prefix]}')
    stale = [f'src/{found.path}:{number}' for found in files for number in found.stale]
    for place in stale:
        print(f'{place}: is marked as unreached, and all of it is reached')
    return 1 if stale else 0


if __name__ == '__main__':
    sys.exit(main())
