# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""tree.py — the checkout's own files: without build directories, with or without git."""

import os
import pathlib

source = pathlib.Path(os.environ['SETDOKU_SOURCE']).resolve()

LEFT_OUT = ('.git', '_build', '.flatpak-builder', '__pycache__')


def files(below='.', *endings):
    """Sorted paths relative to the checkout, of all files or those whose name ends so."""
    found = []
    for folder, folders, names in os.walk(source / below):
        here = pathlib.Path(folder)
        folders[:] = [name for name in folders if name not in LEFT_OUT
                      and not (here / name / 'meson-private').is_dir()]
        found += [(here / name).relative_to(source) for name in names
                  if name not in LEFT_OUT and (not endings or name.endswith(endings))]
    return sorted(found)


def is_text(path):
    """A tree in which one builds or packs has archives and objects, too."""
    try:
        return '\0' not in text(path)
    except UnicodeDecodeError:
        return False


def text(path):
    return (source / path).read_text(encoding='utf-8')


def languages():
    """As po/LINGUAS lists them."""
    return [line for line in text('po/LINGUAS').splitlines() if line and not line.startswith('#')]
