# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""fonts.py — the printed digits 1–9 of every face that was found, as masks, and which families are held out.

A face is a file below the folders that are given. What has no digits of its own (symbols, music), draws them hollow, or looks
like a face already taken, is left out; of a family no more than eight faces stay, or the large ones would be all there is to
learn. About one family in five is never trained on: how well its digits are read is what the training is judged by.
"""

import collections
import pathlib
import random

import numpy as np
from PIL import Image, ImageDraw, ImageFont

SIZE = 72                            # pixels of the face that masks are drawn at
MOST_FACES = 8                       # of a family
DIGITS = '123456789'
NO_DIGITS = ('symbol', 'dingbat', 'emoji', 'music', 'd050', 'math', 'barcode', 'dotted', 'outline', 'z003', 'boycott', 'keyboard',
             'linlibertine_k', 'linlibertine_i', 'awesome', 'cmex', 'cmsy', 'icons')

Face = collections.namedtuple('Face', 'family file masks')      # masks: of 1–9, each as (72 px, 36 px, 18 px) float arrays


def _mask(font, digit):
    left, top, right, bottom = font.getbbox(digit)
    image = Image.new('L', (right - left + 4, bottom - top + 4), 0)
    ImageDraw.Draw(image).text((2 - left, 2 - top), digit, font=font, fill=255)
    return image


def _levels(image):
    """The mask at whole, half and quarter size, so that a small digit is drawn from a small one."""
    levels = [image]
    for _ in range(2):
        last = levels[-1]
        levels.append(last.resize((max(2, last.width // 2), max(2, last.height // 2)), Image.BOX))
    return tuple(levels)


def _read(path):
    try:
        font = ImageFont.truetype(str(path), SIZE)
        family = font.getname()[0]
        images = [_mask(font, digit) for digit in DIGITS]
    except (OSError, ValueError):
        return None
    if min(image.getextrema()[1] for image in images) < 255 or min(image.height for image in images) < 25:
        return None
    small = [np.asarray(image.resize((12, 12))) // 40 for image in images]
    if any((small[i] == small[j]).all() for i in range(9) for j in range(i)):
        return None                  # every digit the same box: the face has none
    return family, b''.join(tile.tobytes() for tile in small), tuple(_levels(image) for image in images)


def collect(folders, seed=5):
    """Two lists of Face: to train on, and held out."""
    families, seen = collections.defaultdict(list), set()
    paths = sorted(path for folder in folders for path in pathlib.Path(folder).rglob('*') if path.suffix in ('.ttf', '.otf'))
    random.Random(seed).shuffle(paths)
    for path in paths:
        if any(word in str(path).lower() for word in NO_DIGITS):
            continue
        read = _read(path)
        if read is None or read[1] in seen or len(families[read[0]]) >= MOST_FACES:
            continue
        seen.add(read[1])
        families[read[0]].append(Face(read[0], str(path), read[2]))
    names = sorted(name for name in families if families[name])
    random.Random(seed + 1).shuffle(names)
    held = set(names[:len(names) // 5])
    return ([face for name in sorted(names) if name not in held for face in families[name]],
            [face for name in sorted(held) for face in families[name]])


def sheet(faces, path):
    """One row of digits a family, to be looked at before training."""
    rows, done = [], set()
    for face in faces:
        if face.family in done:
            continue
        done.add(face.family)
        row, x = Image.new('L', (200, 26), 255), 2
        scale = 20 / max(levels[0].height for levels in face.masks)
        for levels in face.masks:
            mask = levels[0].resize((max(1, int(levels[0].width * scale)), max(1, int(levels[0].height * scale))), Image.BOX)
            row.paste(0, (x, 3), mask)
            x += mask.width + 3
        rows.append(row)
    whole = Image.new('L', (200 * 6, 26 * ((len(rows) + 5) // 6)), 255)
    for i, row in enumerate(rows):
        whole.paste(row, (i % 6 * 200, i // 6 * 26))
    whole.save(path)
