#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""test_style.py — the rules of the house that a machine can see (CONTRIBUTING.md tells them to people)."""

import concurrent.futures
import re
import shutil

import blanks
import tap
import tree

COLUMNS = 130
LINES = 500
JUDGE = 14                            # Debian 12's clang-format; each version sets some blanks otherwise
WORDED = ('.c', '.h', '.build', '.py', '.sh', '.ui', '.css', '.xml', '.in', '.svg', '.yml', '.po', '.pot', 'POTFILES',
          'LINGUAS', '.options')
# REUSE-IgnoreStart
C_FIRST = ('/* SPDX-License-Identifier: GPL-3.0-or-later\n * SPDX-FileCopyrightText: 2026 The Setdoku authors */\n')
# REUSE-IgnoreEnd
VERSION_FILES = ('compat.c', 'color-scheme.c')
MARKUP_FILES = ('film-sheet.c', 'setdoku-presentation.c', 'setdoku-transport.c', 'setdoku-watch.c')
# Those that C has too; glong, guint64 and so on are asked for by some of GLib's own calls.
GLIB_TYPES = re.compile(r'\b(gchar|gint|gshort|gushort|gfloat|gdouble|gu?int8|gu?int16|gint32)\b')
VERSION_IF = re.compile(r'^[ \t]*#[ \t]*(el)?if.*\b(GTK|GLIB|GDK|PANGO|CAIRO)_(CHECK_VERSION|VERSION)', re.MULTILINE)
# Where only one machine would find something: its folders, or the mirror that it happens to use.
MACHINE = re.compile(r'(?<![\w.~-])/(home|work|root|Users|mnt)/\w'
                     r'|\b[\w-]*(registry|artifactory|artifacts?)[\w-]*(\.[\w-]+)+/|\bpkg\.dev\b|\b(10|192\.168)(\.\d+){2,3}\b')

c_files = tree.files('src', '.c', '.h') + tree.files('tests', '.c', '.h')


def each(sentence, paths, wrong):
    """wrong (path, text) gives lines that say what is wrong there; none must."""
    found = [f'{path}:{line}' for path in paths for line in wrong(path, tree.text(path))]
    tap.check(bool(paths) and not found, sentence, found or 'there is no file to look at')


def matching(pattern):
    return lambda path, text: [f"{text.count(chr(10), 0, match.start()) + 1}: {match[0].strip()}"
                               for match in re.finditer(pattern, text)]


def long_lines(path, text):
    """A comment may stand to the right of a declaration; it is not counted."""
    lines = (re.sub(r'\s*/\*.*$', '', line) for line in text.splitlines())
    return [f'{number}: {len(line)} columns' for number, line in enumerate(lines, 1) if len(line) > COLUMNS]


def too_long(path, text):
    n = text.count('\n')
    return [f'{LINES}: there are {n}'] if n > LINES else []


def blank_trouble(path, text):
    found = [f'{number}: a blank at the end of the line'
             for number, line in enumerate(text.splitlines(), 1) if line != line.rstrip()]
    if '\t' in text:
        found.append('1: a tabulator')
    if not text.endswith('\n') or text.endswith('\n\n'):
        found.append('1: the file must end with one line feed')
    return found


def idea_is_missing(path, text):
    """The .h or the .c opens with its idea: a comment that begins with the file's name."""
    for other in (path.with_suffix('.h'), path.with_suffix('.c')):
        if other in c_files and re.search(rf'^/\* {re.escape(other.name)} — ', tree.text(other), re.MULTILINE):
            return []
    return ['1: neither the .c nor the .h opens with a comment “name — its idea”']


def clang_format():
    """(command, its major version); ('', 0): there is none."""
    for command in (f'clang-format-{JUDGE}', 'clang-format'):
        if shutil.which(command):
            return command, int(re.search(r'version (\d+)', tap.run(command, '--version')[1])[1])
    return '', 0


def check_blanks():
    sentence = 'blanks and indentation are as .clang-format has them'
    command, version = clang_format()
    if version != JUDGE:
        tap.skip(sentence, f'clang-format {JUDGE} is the judge, ' + (f'here is {version}' if version else 'here is none'))
        return
    formatted = lambda path: blanks.differences(tree.text(path), tap.run(command, tree.source / path)[1])
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        found = [f'{path}:{line}' for path, lines in zip(c_files, pool.map(formatted, c_files)) for line in lines]
    tap.check(not found, sentence, found)


worded = [path for path in tree.files() if path.name.endswith(WORDED)]
each('C files open with their licence', c_files, lambda path, text: [] if text.startswith(C_FIRST) else ['1:'])
# REUSE-IgnoreStart
each('all other files that can hold a comment name their licence', worded,
     lambda path, text: [] if 'SPDX-License-Identifier: ' in text[:400] else ['1:'])
# REUSE-IgnoreEnd
each('every file opens with its idea', [path for path in c_files if 'fence' not in path.parts], idea_is_missing)
each('headers guard themselves', [path for path in c_files if path.suffix == '.h' and 'fence' not in path.parts],
     lambda path, text: [] if '\n#pragma once\n' in text else ['1:'])
each(f'no line of code is longer than {COLUMNS} columns', tree.files('src', '.c', '.h'), long_lines)
each(f'no file of the program has more than {LINES} lines', tree.files('src', '.c', '.h'), too_long)
each(f'no file of a test has more than {LINES} lines', tree.files('tests', '.c', '.h', '.py', '.sh'), too_long)
each('no tabulator, no blank at the end of a line', c_files + tree.files('.', '.py', '.build', '.sh', '.ui', '.css'),
     blank_trouble)
each('C’s own types are used', c_files, matching(GLIB_TYPES))
each('versions of libraries are asked for in two files only',
     [path for path in tree.files('src', '.c', '.h') if path.name not in VERSION_FILES], matching(VERSION_IF))
each('a Count comes from count_new (), which aligns it', c_files,
     matching(r'\b(g_(try_)?(malloc|new|slice_new)0?(_n)?|malloc|calloc) \((\d+, )?(sizeof \(?)?Count\b'))
# The compiler may take it that such a room never holds the struct of a strategy, though it always does.
each('the state of a search has room as bytes, not as numbers', c_files,
     matching(r'\b(uint64_t|uint8_t|long|int)\s+\w*\s*\[\s*STATE_SIZE_MAX\b.*'))
each('nothing points to one machine', [path for path in tree.files() if 'puzzles' not in path.parts and tree.is_text(path)],
     matching(MACHINE))
each('a test takes the locale that tests/meson.build sets', c_files, matching(r'\bgtk_test_init\b'))
# What a file or a person said would be obeyed there; a sentence of ours with numbers in it is all that is shown so.
each('markup is made of our own words only',
     [path for path in tree.files('src', '.c', '.h') if path.name not in MARKUP_FILES],
     matching(r'\b\w*(set_markup|tooltip_markup|pango_parse_markup|format_secondary_markup)\w* \(|"(tooltip-markup|use-markup)"'))
each('nothing is left to do', c_files, matching(r'\b(TODO|FIXME|XXX)\b'))
tap.check(not [path for path in c_files if path.stem in ('utils', 'util', 'common', 'helpers', 'misc')],
          'every file is named by what it holds')
check_blanks()
tap.finish()
