#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""test_guide.py — the guide as HTML: well-formed, every link leads somewhere, every page of the help window is in it, and its
boards show the digits of the examples."""

import os
import pathlib
import re
import shutil
import sys
import xml.etree.ElementTree

import tap

SOURCE = pathlib.Path(os.environ['SETDOKU_SOURCE'])
GUIDE = pathlib.Path(sys.argv[1])
HTML, SVG = '{http://www.w3.org/1999/xhtml}', '{http://www.w3.org/2000/svg}'


def check_form(paths):
    tool = shutil.which('xmllint')
    if not tool:
        tap.skip('all files are well-formed to xmllint, too', 'there is none')
        return
    tap.check_silent('all files are well-formed to xmllint, too', tool, '--noout', *paths)


def targets(page):
    for element in page.iter():
        for name in ('href', 'src'):
            if name in element.attrib:
                yield element.attrib[name]


def lost(path, page, pages):
    """Links of a page that lead nowhere, or out of the guide."""
    found = []
    for link in targets(page):
        file, _, name = link.partition('#')
        there = (path.parent / file).resolve() if file else path
        ids = {element.attrib['id'] for element in pages[there].iter() if 'id' in element.attrib} if there in pages else ()
        if not there.is_file() or GUIDE.resolve() not in there.parents or (name and name not in ids):
            found.append(link)
    return found


def check_pages(pages):
    ids = {path: [section.attrib['id'] for section in page.iter(HTML + 'section')] for path, page in pages.items()}
    english = ids[(GUIDE / 'en' / 'index.html').resolve()]
    table = (SOURCE / 'src/model/teach/help.c').read_text(encoding='utf-8')
    tap.check(set(re.findall(r'^  \{ \.id = "([^"]*)"', table, re.MULTILINE)) <= set(english), 'each page of the guide is in it')
    tap.check(len(english) == len(set(english)) > 150, 'each technique has a page, once', str(len(english)))
    for path, page in sorted(pages.items()):
        language = path.parent.name
        tap.check(ids[path] == english, f'{language} has the same pages')
        tap.check(not lost(path, page, pages), f'{language}: every link leads somewhere', lost(path, page, pages))
        tap.check(page.attrib['lang'] == language, f'{language}: the page says its language')
        silent = [image.attrib['src'] for image in page.iter(HTML + 'img') if not image.attrib.get('alt')]
        tap.check(not silent, f'{language}: every board has words for those who do not see it', silent)
        text = ' '.join(page.itertext())
        left = re.findall(r'.{,30}(?:\{(?!r\d)[A-Za-z]\w*(?::\w+)?\}|%[sd]|\|\w+=).{,30}', text)
        tap.check(not left, f'{language}: no blank is left open', left)


def check_languages(pages):
    first = {}
    for language in ('en', 'de', 'es', 'fr', 'ja'):
        path = (GUIDE / language / 'index.html').resolve()
        if path not in pages:
            tap.skip(f'the guide is in {language}', 'no locale here in which translations are found')
            continue
        paragraphs = [''.join(element.itertext()) for element in pages[path].iter(HTML + 'p')
                      if element.attrib.get('class') != 'formula'][1:]
        same = sum(a == b for a, b in zip(paragraphs, first.setdefault('en', paragraphs)))
        tap.check(language == 'en' or same < len(paragraphs) / 10, f'the guide is in {language}', f'{same} paragraphs are English')


def digits_of(svg):
    """The board's digits by cell, without candidates."""
    found = ['.'] * 81
    for text in svg.iter(SVG + 'text'):
        if 'd' in text.attrib.get('class', '').split():
            found[int(text.attrib['y']) // 40 * 9 + int(text.attrib['x']) // 40] = text.text
    return ''.join(found)


def check_boards():
    wrong, n = [], 0
    for line in (SOURCE / 'data/examples.txt').read_text(encoding='utf-8').splitlines():
        fields = line.split('\t')
        path = GUIDE / 'boards' / f'{fields[0]}.svg'
        if line.startswith('#') or len(fields) != 3:
            continue
        n += 1
        if not path.is_file() or digits_of(xml.etree.ElementTree.parse(path).getroot()) != fields[1].replace('+', ''):
            wrong.append(fields[0])
    tap.check(n > 100 and not wrong, 'each example has its board, with its digits', wrong)


def main():
    files = sorted([*GUIDE.rglob('*.html'), *GUIDE.rglob('*.svg')])
    pages = {path.resolve(): xml.etree.ElementTree.parse(path).getroot() for path in files if path.suffix == '.html'}
    check_form(files)
    check_pages(pages)
    check_languages(pages)
    check_boards()
    shown = {pathlib.PurePosixPath(link).name for page in pages.values() for link in targets(page) if link.endswith('.svg')}
    tap.check(shown == {path.name for path in files if path.suffix == '.svg'}, 'every board is shown by a page')
    tap.finish()


if __name__ == '__main__':
    sys.exit(main())
