#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""test_fence.py — the build itself refuses what lies above a layer.

For each layer the arguments that its real files are compiled with are taken from the build directory;
with exactly these a file is compiled that includes something allowed (it must work, else the test
would prove nothing) and one that includes something forbidden (it must not).
"""

import json
import os
import pathlib
import shlex
import subprocess
import sys

import tap

FENCES = (
    # layer, allowed, forbidden
    ('engine', '<string.h>', '<glib.h>'),
    ('engine', '"engine/core/board.h"', '<gio/gio.h>'),
    ('library', '"engine/logic/route.h"', '<glib.h>'),
    ('sight', '"engine/fast/count.h"', '<glib.h>'),
    ('formats', '<glib.h>', '<gio/gio.h>'),
    ('formats', '"formats/document.h"', '<gtk/gtk.h>'),
    ('model', '<gio/gio.h>', '<gtk/gtk.h>'),
    ('picture', '<cairo.h>', '<gtk/gtk.h>'),
    ('cli', '<gio/gio.h>', '<gtk/gtk.h>'),
)


def arguments(commands, folder):
    """Compiler and flags of the first file below folder, without input and output; None if there is none."""
    for entry in commands:
        path = pathlib.Path(entry['directory'], entry['file']).resolve()
        if folder not in path.parents:
            continue
        words, kept = shlex.split(entry['command']), []
        while words:
            word = words.pop(0)
            if word in ('-o', '-MF', '-MQ', '-MT'):
                words.pop(0)
            elif word not in ('-c', '-MD', '-MMD', entry['file']):
                kept.append(word)
        return entry['directory'], kept
    return None


def compiles(where, include):
    directory, words = where
    done = subprocess.run([*words, '-fsyntax-only', '-x', 'c', '-'], cwd=directory, check=False, encoding='utf-8',
                          input=f'#include {include}\nint fence (void);\nint fence (void) {{ return 0; }}\n',
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return done.returncode == 0, done.stdout


def main():
    source = pathlib.Path(os.environ['SETDOKU_SOURCE']).resolve()
    build = pathlib.Path(os.environ['SETDOKU_BUILD_ROOT']).resolve()
    commands = json.loads((build / 'compile_commands.json').read_text(encoding='utf-8'))

    for layer, allowed, forbidden in FENCES:
        where = arguments(commands, source / 'src' / layer)
        if not tap.check(where is not None, f'{layer} has a file that is compiled'):
            continue
        works, text = compiles(where, allowed)
        tap.check(works, f'{layer} may include {allowed}', text)
        works, text = compiles(where, forbidden)
        header = forbidden.strip('<>')
        tap.check(not works and header in text, f'{layer} cannot include {forbidden}', text or 'it compiled')

    where = arguments(commands, source / 'src' / 'formats')
    json_text = '"formats/json-text.h"\n#include <gio/gio.h>\n'
    works, text = compiles(where, json_text + 'typedef GInputStream *Name;')
    tap.check(works, 'formats may include json-glib, and has the names in it', text)
    for forbidden in ('typedef GFile *Name;', 'static const GInputStream whole;', 'static void *call = g_input_stream_read;'):
        works, text = compiles(where, json_text + forbidden)
        tap.check(not works, f'formats has no more of GIO through json-glib: {forbidden}', 'it compiled')

    tap.finish()


if __name__ == '__main__':
    sys.exit(main())
