#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""test_install.py — what is installed is all there, where the desktop looks for it, and nothing else."""

import json
import os
import pathlib
import re
import tempfile

import tap
import tree

ID = 'io.github.setdoku.Setdoku'
INTRO = pathlib.Path(os.environ['SETDOKU_BUILD_ROOT'], 'meson-info', 'intro-buildoptions.json')
OPTIONS = json.loads(INTRO.read_text(encoding='utf-8'))
LIBRARY = next(option['value'] for option in OPTIONS if option['name'] == 'library')
EXPECTED = {
    'bin/setdoku',
    'bin/setdoku-cli',
    f'share/applications/{ID}.desktop',
    f'share/metainfo/{ID}.metainfo.xml',
    f'share/glib-2.0/schemas/{ID}.gschema.xml',
    f'share/mime/packages/{ID}.xml',
    f'share/icons/hicolor/scalable/apps/{ID}.svg',
    f'share/icons/hicolor/symbolic/apps/{ID}-symbolic.svg',
    'share/man/man1/setdoku-cli.1',
    'share/man/man5/setdoku-format.5',
    'share/man/man6/setdoku.6',
    'share/bash-completion/completions/setdoku-cli.bash',
    'share/zsh/site-functions/_setdoku-cli',
    'share/fish/vendor_completions.d/setdoku-cli.fish',
    *(f'include/setdoku/{path.name}' for path in tree.source.glob('src/library/setdoku/*.h') if LIBRARY),
    *(f'share/doc/setdoku/examples/{path.name}' for path in tree.source.glob('src/library/examples/*.c') if LIBRARY),
    *(f'share/locale/{language}/LC_MESSAGES/setdoku.mo' for language in tree.languages()),
}

with tempfile.TemporaryDirectory() as folder:
    status, text = tap.run('meson', 'install', '-C', os.environ['SETDOKU_BUILD_ROOT'], '--no-rebuild',
                           '--destdir', folder)
    tap.check(status == 0, 'everything can be installed', text)
    files = {str(path.relative_to(folder)) for path in pathlib.Path(folder).rglob('*') if not path.is_dir()}
    prefix = next((path[:-len('bin/setdoku-cli')] for path in files if path.endswith('bin/setdoku-cli')), '')
    found = {path[len(prefix):] for path in files}
    library = {pathlib.PurePosixPath(path).name for path in found if re.match(r'lib(64|/[^/]+-linux-[^/]+)?/', path)}
    found = {path for path in found if not re.match(r'lib(64|/[^/]+-linux-[^/]+)?/|share/doc/setdoku/guide/', path)}
    tap.check(library == ({'libsetdoku.a', 'libsetdoku.so', 'libsetdoku.so.0', 'libsetdoku.so.0.0.0', 'setdoku.pc'} if LIBRARY
                          else set()),
              'the library is there, and what pkg-config wants to know', str(library))
    tap.check(any(path.endswith('share/doc/setdoku/guide/en/index.html') for path in files), 'the guide is there to be read')
    tap.check(found >= EXPECTED, 'nothing is missing', sorted(EXPECTED - found))
    tap.check(found <= EXPECTED, 'nothing else is installed', sorted(found - EXPECTED))

    desktop = pathlib.Path(folder, prefix, 'share', 'applications', f'{ID}.desktop')
    program = re.search(r'^Exec=(\S+)', desktop.read_text(encoding='utf-8'), re.MULTILINE)[1]
    tap.check(f'bin/{program}' in found, 'the desktop file starts the program that is installed')
    status, text = tap.run(pathlib.Path(folder, prefix, 'bin', 'setdoku-cli'), '--version')
    tap.check(status == 0 and re.fullmatch(r'setdoku-cli \d+\.\d+\.\d+\n', text), 'the installed program runs', text)
    bare = {'PATH': os.environ['PATH'], 'LC_ALL': 'C.UTF-8'}                      # no display
    window = pathlib.Path(folder, prefix, 'bin', 'setdoku')
    status, text = tap.run(window, '--version', env=bare)
    tap.check(status == 0 and re.fullmatch(r'setdoku \d+\.\d+\.\d+\n', text), 'the window’s program tells its version', text)
    status, text = tap.run(window, '--help', env=bare)
    tap.check(status == 0 and '--version' in text, '--help mentions --version', text)

tap.finish()
