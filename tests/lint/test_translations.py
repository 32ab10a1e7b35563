#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""test_translations.py — the template is what the sources say now, and every language is complete.

po/update.sh mends all that fails here, but for the words themselves.
"""

import os
import pathlib
import re
import tempfile

import tap
import tree

HINT = ['run po/update.sh, then fill in the empty msgstr']


def listed(path):
    return [line for line in path.read_text(encoding='utf-8').splitlines() if line and not line.startswith('#')]


def messages(path):
    """{(context, text, plural)} of a template or translation."""
    found, entry, key = set(), {}, None

    def keep():
        if entry.get('msgid'):
            found.add((entry.get('msgctxt', ''), entry['msgid'], entry.get('msgid_plural', '')))

    for line in [*path.read_text(encoding='utf-8').splitlines(), '']:
        match = re.match(r'(?:(msgctxt|msgid|msgid_plural|msgstr)(?:\[\d\])? )?"(.*)"$', line)
        if not match:
            keep()
            entry, key = {}, None
        else:
            key = match[1] or key
            entry[key] = entry.get(key, '') + match[2]
    return found


def check_template(po):
    with tempfile.TemporaryDirectory() as folder:
        fresh = pathlib.Path(folder)
        status, text = tap.run('sh', po / 'update.sh', '--template', fresh)
        if not tap.check(status == 0 and not text, 'the template can be made', text):
            return
        ours, theirs = listed(po / 'POTFILES'), listed(fresh / 'POTFILES')
        tap.check(ours == theirs, 'POTFILES lists every file with words, and no other',
                  sorted(set(ours) ^ set(theirs)) + HINT)
        ours, theirs = messages(po / 'setdoku.pot'), messages(fresh / 'setdoku.pot')
        tap.check(len(theirs) > 100, 'the sources have words')
        tap.check(ours == theirs, 'the template is not stale',
                  [f'only in the sources: {entry[1]}' for entry in sorted(theirs - ours)]
                  + [f'only in po/setdoku.pot: {entry[1]}' for entry in sorted(ours - theirs)] + HINT)


def check_language(po, language):
    file = po / f'{language}.po'
    status, text = tap.run('msgfmt', '--check', '--statistics', '--output-file=/dev/null', file,
                           env={**os.environ, 'LC_ALL': 'C.UTF-8', 'LANGUAGE': ''})
    tap.check(status == 0, f'{language} keeps every directive', text)
    tap.check(re.fullmatch(r'\d+ translated messages?\.\s*', text) is not None, f'{language} is complete', text)
    tap.check(messages(file) == messages(po / 'setdoku.pot'), f'{language} has the words of the template', HINT)


folder_po = tree.source / 'po'
check_template(folder_po)
for name in tree.languages():
    check_language(folder_po, name)
tap.check(len(tree.languages()) >= 18, 'the eighteen languages are there')
tap.finish()
