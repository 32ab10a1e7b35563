# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""rooms.py — which folder may include which, and a scan that finds what does not keep to it.

A room is a folder below src that has C files of its own. ROOMS names each with the rooms that it may include from; these stand
above it, so the order has no circle by itself. A new room is a row.

Within all of src no two files may need each other, through whatever others: a file is here a .c with its .h, and
NAME-private.h belongs to NAME, for it shows NAME's inside to the parts of NAME. What is excepted stands in CIRCLES, with the
reason; a row that is no longer needed is a fault too.
"""

import pathlib
import re

_LOGIC = ('engine/core', 'engine/fast', 'engine/logic')
_SEARCH = (*_LOGIC, 'engine/make', 'engine/rules', 'engine/search')
_ENGINE = (*_LOGIC, 'engine/logic/hodoku', 'engine/logic/techniques', 'engine/rate', 'engine/make', 'engine/search',
           'engine/search/any', 'engine/search/recursive', 'engine/search/strategies', 'engine/search/timeline', 'engine/rules',
           'engine/rules/constraints', 'engine/proof', 'engine/any', 'engine/any/logic', 'engine/any/make')
_SIGHT = ('sight',)
_WORDS = (*_ENGINE, *_SIGHT, 'formats')
# {explain, job} ← file ← {game, look, make, read} ← {keep, search} ← {race, teach}
_MODEL = ('model/explain', 'model/job', 'model/file', 'model/game', 'model/look', 'model/make', 'model/read', 'model/keep',
          'model/search', 'model/race', 'model/teach')
_SCREEN = (*_WORDS, *_MODEL, 'picture')
# kit ← board ← {play, watch, learn, make, paper} ← {compare, collect, read} ← window
_VIEW = ('view/kit', 'view/board', 'view/play', 'view/watch', 'view/learn', 'view/make', 'view/paper', 'view/compare',
         'view/collect', 'view/read', 'view/window')

ROOMS = {
    # room: what it may include from, itself aside
    'engine/core': (),
    'engine/fast': ('engine/core',),
    'engine/logic': ('engine/core', 'engine/fast'),
    'engine/logic/hodoku': _LOGIC,
    'engine/logic/techniques': _LOGIC,
    'engine/rate': ('engine/core', 'engine/logic'),
    'engine/make': (*_LOGIC, 'engine/rate'),
    'engine/rules': ('engine/core',),
    'engine/rules/constraints': ('engine/rules',),
    'engine/search': (*_LOGIC, 'engine/make', 'engine/rules'),
    'engine/search/any': _SEARCH,
    'engine/search/recursive': _SEARCH,
    'engine/search/strategies': (*_SEARCH, 'engine/search/recursive'),
    'engine/search/timeline': _SEARCH,
    'engine/proof': ('engine/core', 'engine/logic', 'engine/search'),
    'engine/any': ('engine/core', 'engine/rules'),
    'library/setdoku': (),                   # what other programs see: nothing of ours
    'library/examples': (),
    'sight': ('engine/core', 'engine/fast'),
    'engine/any/logic': ('engine/core', 'engine/rules', 'engine/any'),
    'engine/any/make': ('engine/core', 'engine/make', 'engine/rules', 'engine/any', 'engine/any/logic'),
    'library': (*_ENGINE, 'library/setdoku'),
    'formats': _ENGINE,
    'formats/fence/gio': (),                 # not a room: what stands in the way of <gio/gio.h>
    'model/explain': _WORDS,
    'model/job': _WORDS,
    'model/file': (*_WORDS, *_MODEL[:2]),
    'model/game': (*_WORDS, *_MODEL[:3]),
    'model/look': (*_WORDS, *_MODEL[:3]),
    'model/make': (*_WORDS, *_MODEL[:3]),
    'model/read': (*_WORDS, *_MODEL[:3]),
    'model/keep': (*_WORDS, *_MODEL[:7]),
    'model/search': (*_WORDS, *_MODEL[:7]),
    'model/race': (*_WORDS, *_MODEL[:9]),
    'model/teach': (*_WORDS, *_MODEL[:9]),
    'picture': (*_WORDS, *_MODEL),
    'view/kit': _SCREEN,
    'view/board': (*_SCREEN, *_VIEW[:1]),
    'view/play': (*_SCREEN, *_VIEW[:2]),
    'view/watch': (*_SCREEN, *_VIEW[:2]),
    'view/learn': (*_SCREEN, *_VIEW[:2]),
    'view/make': (*_SCREEN, *_VIEW[:2]),
    'view/paper': (*_SCREEN, *_VIEW[:2]),
    'view/compare': (*_SCREEN, *_VIEW[:7]),
    'view/collect': (*_SCREEN, *_VIEW[:7]),
    'view/read': (*_SCREEN, *_VIEW[:7]),
    'view/window': (*_SCREEN, *_VIEW[:10]),
    'cli': (*_WORDS, *_MODEL, 'picture', 'library/setdoku'),
    'guide': (*_WORDS, *_MODEL, 'picture'),
    '.': (*_MODEL, *_VIEW),
}

GENERATED = ('config.h',)

CIRCLES = {
    # files that need each other: why
    ('model/explain/explain-say', 'model/explain/explain-words'):
        'a sentence has cells and houses in its blanks, and what a cell or a house is called is a sentence with blanks',
}

_INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*(["<])([^">]+)[">]', re.MULTILINE)


class Tree:
    """The C files below a folder, and what each includes of them."""

    def __init__(self, source):
        self.source = pathlib.Path(source)
        self.paths = {path.relative_to(self.source).as_posix()
                      for ending in ('*.c', '*.h') for path in self.source.rglob(ending)}
        self.includes = {}
        self.lost = []                       # "FILE: INCLUDE" of what is nowhere
        for path in sorted(self.paths):
            self.includes[path] = self._read(path)

    def _read(self, path):
        found = []
        for quote, name in _INCLUDE.findall((self.source / path).read_text(encoding='utf-8')):
            target = self._resolve(path, name)
            if target:
                found.append(target)
            elif quote == '"' and name not in GENERATED:
                self.lost.append(f'{path}: {name}')
        return found

    def _resolve(self, path, name):
        beside = pathlib.PurePosixPath(path).parent / name
        for place in (beside, pathlib.PurePosixPath(name)):
            parts = []
            for part in place.parts:
                if part == '..' and parts:
                    parts.pop()
                else:
                    parts.append(part)
            if '/'.join(parts) in self.paths:
                return '/'.join(parts)
        return None


def room_of(path):
    return pathlib.PurePosixPath(path).parent.as_posix()


def unit_of(path):
    return re.sub(r'(-private)?\.[ch]$', '', path)


def wrong_in_table(rooms):
    """Rows that name a room which does not stand above them."""
    above, wrong = set(), []
    for room, may in rooms.items():
        wrong += [f'{room} names {other}, which does not stand above it' for other in may if other not in above]
        above.add(room)
    return wrong


def without_row(tree, rooms):
    """Folders with files that are in no row, and rows without a folder."""
    folders = {room_of(path) for path in tree.paths}
    return ([f'{room} has no row' for room in sorted(folders - set(rooms))]
            + [f'{room} has no files' for room in sorted(set(rooms) - folders)])


def against_order(tree, rooms):
    """Includes that the table does not allow."""
    wrong = []
    for path, targets in sorted(tree.includes.items()):
        here = room_of(path)
        wrong += [f'{path} includes {target}' for target in targets
                  if room_of(target) != here and room_of(target) not in rooms.get(here, ())]
    return wrong


def circles(tree):
    """Sorted tuples of files that need each other."""
    needs = {}
    for path, targets in tree.includes.items():
        unit = unit_of(path)
        needs.setdefault(unit, set()).update(unit_of(target) for target in targets if unit_of(target) != unit)

    def reachable(start):
        seen, waiting = set(), [start]
        while waiting:
            for unit in needs.get(waiting.pop(), ()):
                if unit not in seen:
                    seen.add(unit)
                    waiting.append(unit)
        return seen

    reach = {unit: reachable(unit) for unit in needs}
    found = {tuple(sorted(other for other in reach[unit] if unit in reach[other]))
             for unit in needs if unit in reach[unit]}
    return sorted(found)
