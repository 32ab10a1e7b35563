#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""test_flatpak.py — the manifest is understood to the last word, and asks for a screen and no more."""

import json
import shutil
import subprocess

import tap
import tree

ALLOWED = {'--socket=wayland', '--socket=fallback-x11', '--share=ipc', '--device=dri'}
MANIFEST = 'flatpak/io.github.setdoku.Setdoku.yml'

if shutil.which('flatpak-builder'):
    done = subprocess.run(['flatpak-builder', '--show-manifest', tree.source / MANIFEST], check=False, encoding='utf-8',
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    # It ends with 0 even on keys that it does not know, and only complains.
    tap.check(done.returncode == 0 and not done.stderr, 'flatpak-builder understands the manifest', done.stderr)
    manifest = json.loads(done.stdout or '{}')
    tap.check(manifest.get('id') == 'io.github.setdoku.Setdoku' and manifest.get('command') == 'setdoku',
              'the manifest builds and starts Setdoku')
    asked = set(manifest.get('finish-args', []))
    tap.check(asked == ALLOWED, 'the sandbox opens to a screen only', sorted(asked ^ ALLOWED))
else:
    tap.skip('flatpak-builder understands the manifest', 'flatpak-builder is not installed')
tap.finish()
