#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""test_desktop.py — what the desktop is told is valid, and it is the same everywhere."""

import json
import os
import pathlib
import re
import shutil
import tempfile
import xml.etree.ElementTree as xml

import tap
import tree

ID = 'io.github.setdoku.Setdoku'
source, build = tree.source, pathlib.Path(os.environ['SETDOKU_BUILD_ROOT'])
schema_file = source / 'data' / f'{ID}.gschema.xml'


def check_validators():
    desktop, metainfo = (build / 'data' / f'{ID}.{kind}' for kind in ('desktop', 'metainfo.xml'))
    tap.check_silent('the desktop file is valid', 'desktop-file-validate', desktop)
    if shutil.which('appstreamcli'):
        status, text = tap.run('appstreamcli', 'validate', '--no-net', metainfo)
        # AppStream 1.0 warns of the home page that the project does not have yet.
        trouble = [line for line in text.splitlines() if re.match('[EW]: ', line) and 'url-homepage-missing' not in line]
        tap.check(not trouble and (status == 0 or 'url-homepage-missing' in text), 'the metainfo is valid', text)
    else:
        tap.skip('the metainfo is valid', 'appstreamcli is not installed')
    tap.check_silent('the settings’ schema is valid', 'glib-compile-schemas', '--strict', '--dry-run', source / 'data')
    tap.check_silent('all XML is well-formed', 'xmllint', '--noout', '--nonet', metainfo, build / 'data' / f'{ID}.xml',
                     *(source / path for path in tree.files('.', '.ui', '.svg', '.xml', '.xml.in')))


def check_file_type():
    """The desktop's own tool learns our type from the file that is installed, and knows a document by it."""
    if not shutil.which('update-mime-database') or not shutil.which('gio'):
        tap.skip('a document is known by its name', 'update-mime-database or gio is not installed')
        return
    with tempfile.TemporaryDirectory() as folder:
        packages = pathlib.Path(folder, 'mime', 'packages')
        packages.mkdir(parents=True)
        shutil.copy(build / 'data' / f'{ID}.xml', packages)
        status, text = tap.run('update-mime-database', packages.parent)
        tap.check(status == 0, 'the file type can be registered', text)
        rows = (packages.parent / 'globs2').read_text(encoding='utf-8')
        tap.check(':application/x-setdoku:*.setdoku' in rows, 'a document is known by its name', rows)
        tap.check(b'[Setdoku]' in (packages.parent / 'magic').read_bytes(), 'a document is known by its first line')


def check_identity():
    desktop = (build / 'data' / f'{ID}.desktop').read_text(encoding='utf-8')
    metainfo = xml.parse(build / 'data' / f'{ID}.metainfo.xml').getroot()
    schema = xml.parse(schema_file).getroot().find('schema')
    tap.check(f'\nIcon={ID}\n' in desktop, 'the desktop file names the icon')
    tap.check('\nMimeType=application/x-setdoku;x-scheme-handler/setdoku;\n' in desktop,
              'the desktop file opens documents, and links to an event')
    tap.check(metainfo.findtext('id') == ID and metainfo.findtext('launchable') == f'{ID}.desktop',
              'the metainfo names the program and its desktop file')
    tap.check(schema.get('id') == ID and schema.get('path') == f"/{ID.replace('.', '/')}/", 'the schema is named alike')
    for kind in ('scalable', 'symbolic'):
        name = f"{ID}{'-symbolic' if kind == 'symbolic' else ''}.svg"
        tap.check((source / 'data' / 'icons' / 'hicolor' / kind / 'apps' / name).is_file(), f'there is a {kind} icon')
    project = json.loads((build / 'meson-info' / 'intro-projectinfo.json').read_text(encoding='utf-8'))
    releases = [(release.get('date'), release.get('version')) for release in metainfo.findall('releases/release')]
    tap.check(releases[0][1] == project['version'], 'the newest release of the metainfo is this version', f'{releases}, {project}')
    tap.check(releases == sorted(releases, reverse=True), 'releases stand from the newest to the oldest', releases)
    told = tap.run('sh', source / 'data/release/latest.sh', 'all')[1].splitlines()
    tap.check(told == [f'{version} {date}' for date, version in releases], 'the manuals and packages take the same ones', told)


def check_screenshots():
    """Whoever says where the pictures are gets a description that shows them, and it is valid."""
    pictures = re.findall(r'@screenshots@/(\w+)\.png', (source / 'data' / f'{ID}.metainfo.xml.in').read_text(encoding='utf-8'))
    made = re.findall(r'^picture (\w+) ', tree.text('data/release/screenshots.sh'), re.MULTILINE)
    tap.check(sorted(pictures) == sorted(made), 'the script makes the pictures that the description shows', [pictures, made])
    told = (build / 'data' / f'{ID}.metainfo.xml').read_text(encoding='utf-8')
    tap.check('@' not in told, 'the description has no blank left to fill')


def check_keys():
    """A key that the schema lacks would abort the program at the moment it is used."""
    known = {key.get('name') for key in xml.parse(schema_file).getroot().iter('key')}
    used = {}
    for path in tree.files('src', '.c'):
        for key in re.findall(r'\b(?:setdoku|g)_settings_\w+ \([^;"]*"([a-z][a-z-]*)"', tree.text(path)):
            used.setdefault(key, path)
    for key in sorted(used):
        tap.check(key in known, f'the schema has the key {key}', f'{used[key]} uses it')


check_validators()
check_file_type()
check_identity()
check_keys()
check_screenshots()
tap.finish()
