#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""test_licences.py — of every file it is said whose it is and under which licence, and the licences are here (REUSE 3.3)."""

import re

import tap
import tree

try:
    import tomllib
except ModuleNotFoundError:
    tomllib = None

# REUSE-IgnoreStart
LICENCE, OWNER = 'SPDX-License-Identifier: ', 'SPDX-FileCopyrightText: '
# REUSE-IgnoreEnd
HEAD = 1000


def pattern(glob):
    """As REUSE.toml has it: ** goes into folders, * does not."""
    return re.compile(''.join('.*' if part == '**' else '[^/]*' if part == '*' else re.escape(part)
                              for part in re.split(r'(\*\*|\*)', glob)))


def annotations():
    """(folder, pattern, owners, licence) of each row, in the order of the files."""
    for path in tree.files('.', 'REUSE.toml'):
        for row in tomllib.loads(tree.text(path))['annotations']:
            globs = row['path'] if isinstance(row['path'], list) else [row['path']]
            for glob in globs:
                yield path.parent, pattern(glob), row['SPDX-FileCopyrightText'], row['SPDX-License-Identifier']


def in_itself(path):
    head = (tree.source / path).read_bytes()[:HEAD].decode('utf-8', 'replace')
    found = re.search(re.escape(LICENCE) + r'([\w.+ -]+?)\s*(\*/|-->|$)', head, re.MULTILINE)
    return found[1] if found and OWNER in head else None


def told(path, rows):
    """The licence; None: nothing says it."""
    licence = None
    for folder, glob, owners, named in rows:
        if folder in path.parents and glob.fullmatch(path.relative_to(folder).as_posix()) and owners:
            licence = named
    return licence


def check():
    rows = list(annotations())
    paths = [path for path in tree.files() if path.name not in ('COPYING', 'REUSE.toml') and path.parts[0] not in ('LICENSES', 'NEWS', 'NEWS.license')]
    licences = {path: in_itself(path) or told(path, rows) for path in paths}
    silent = [str(path) for path, licence in licences.items() if not licence]
    tap.check(len(paths) > 1000 and not silent, 'every file says whose it is and under which licence', silent)
    named = {one for licence in licences.values() if licence for one in re.split(r' (?:AND|OR|WITH) ', licence)}
    texts = {path.stem for path in tree.files('data/licences')} | {'GPL-3.0-or-later'}
    tap.check(named == texts, 'the text of every licence is here, and of no other', sorted(named ^ texts))
    idle = [f'{folder}/{glob.pattern}' for folder, glob, *_ in rows
            if not any(folder in path.parents and glob.fullmatch(path.relative_to(folder).as_posix()) for path in paths)]
    tap.check(not idle, 'every row of REUSE.toml is about some file', idle)
    debian = tree.text('data/debian/copyright')
    missing = [licence for licence in sorted(named) if f'License: {licence.removeprefix("LicenseRef-")}\n' not in debian]
    tap.check(not missing, 'Debian’s copyright file names every licence', missing)


if tomllib:
    check()
else:
    tap.skip('every file says whose it is and under which licence', 'Python before 3.11 reads no TOML')
tap.finish()
