#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""A language that nobody speaks and everybody can read: each letter has an accent and each text is a third longer, as most languages
are longer than English. What is shown without accents was not marked for translation; what does not fit will not fit a German.

    pseudo.py TEMPLATE CATALOGUE FOLDER      writes setdoku.mo from setdoku.pot, and once more where gettext looks for it
"""

import os
import re
import struct
import subprocess
import sys
import tempfile

LONGER = 1.35
ACCENTS = str.maketrans('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
                        'áƀçďéƒǧĥíĵķĺɱñóƥɋŕšťúṽŵẋýžÁƁÇĎÉƑǦĤÍĴĶĹṀÑÓƤɊŔŠŤÚṼŴẊÝŽ')
# What is no word: printf's places, blanks, markup.
KEPT = re.compile(r'%(?:\d+\$)?[-+ #0\']*(?:\d+|\*)?(?:\.\d+)?(?:hh|h|ll|l|z|j|t)?[a-zA-Z%]|\{[^{}]*\}|<[^<>]*>|&[a-z]+;')
HEADER = 'Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n'


def lengthened(words, room):
    """words with as many vowels doubled as there is room for, and what is left of the room."""
    out = []
    for letter in words:
        out.append(letter)
        if room >= 1 and letter in 'aeiouAEIOU':
            out.append(letter.lower())
            room -= 1
    return ''.join(out), room


def pseudo(text):
    out, at, room = [], 0, len(KEPT.sub('', text)) * (LONGER - 1)
    for kept in [*KEPT.finditer(text), None]:
        words, room = lengthened(text[at:kept.start() if kept else len(text)], room)
        out.append(words.translate(ACCENTS))
        if kept:
            out.append(kept[0])
            at = kept.end()
    return ''.join(out)


def messages(template):
    """{message, as gettext looks it up: [its texts]}"""
    with tempfile.TemporaryDirectory() as folder:
        english, compiled = os.path.join(folder, 'en.po'), os.path.join(folder, 'en.mo')
        subprocess.run(['msgen', '--output-file', english, template], check=True)
        with open(english, encoding='utf-8') as file:
            text = file.read().replace('nplurals=INTEGER; plural=EXPRESSION', 'nplurals=2; plural=(n != 1)')
        with open(english, 'w', encoding='utf-8') as file:
            file.write(text)
        subprocess.run(['msgfmt', '--output-file', compiled, english], check=True)
        with open(compiled, 'rb') as file:
            data = file.read()
    count, keys, values = struct.unpack_from('<3I', data, 8)

    def string(table, number):
        length, offset = struct.unpack_from('<2I', data, table + 8 * number)
        return data[offset:offset + length]

    return {string(keys, i): string(values, i).decode().split('\0') for i in range(count)}


def catalogue(texts):
    """The bytes of a .mo file of {message: text}, both as bytes."""
    keys = sorted(texts)
    blob, tables, start = b'', [], 28 + 16 * len(keys)
    for strings in (keys, [texts[key] for key in keys]):
        for string in strings:
            tables.append(struct.pack('<2I', len(string), start + len(blob)))
            blob += string + b'\0'
    return struct.pack('<7I', 0x950412de, 0, len(keys), 28, 28 + 8 * len(keys), 0, start) + b''.join(tables) + blob


def main(template, path, folder):
    texts = {key: '\0'.join(pseudo(text) for text in forms).encode() for key, forms in messages(template).items()}
    texts[b''] = HEADER.encode()
    os.makedirs(folder, exist_ok=True)
    for name in (path, os.path.join(folder, os.path.basename(path))):
        with open(name, 'wb') as file:
            file.write(catalogue(texts))


if __name__ == '__main__':
    main(*sys.argv[1:])
