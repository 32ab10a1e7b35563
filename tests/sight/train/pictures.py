#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""pictures.py — folders for bench-sight: screenshots of puzzles in fonts that were never trained on, and pictures without a puzzle.

    pictures.py --fonts FOLDER… --puzzles FILE --out FOLDER [--shots 500] [--none 200] [--seed 11]
    pictures.py --fonts FOLDER… --puzzles FILE --out FOLDER --boards 100 [--letters]

FILE: a puzzle a line, 81 characters first; for --boards 36 or 256, 1–9 and A–G. The fonts are those of train.py, or others would
be held out.
"""

import argparse
import pathlib

import numpy as np
from PIL import Image, ImageDraw, ImageFont, ImageFilter

import fonts

THEMES = {
    # name: ground, thin lines, thick lines, clues, pencil marks
    'light': ((255, 255, 255), (200, 200, 200), (60, 60, 60), (20, 20, 20), (120, 130, 150)),
    'paper': ((250, 246, 236), (190, 180, 165), (90, 80, 70), (60, 50, 40), (120, 120, 160)),
    'blue': ((255, 255, 255), (191, 198, 212), (52, 72, 97), (52, 72, 200), (110, 124, 140)),
    'red': ((255, 255, 255), (180, 180, 180), (0, 0, 0), (200, 30, 30), (150, 150, 150)),
    'green': ((245, 250, 245), (170, 190, 170), (40, 70, 40), (20, 130, 60), (150, 150, 150)),
    'dark': ((30, 30, 34), (85, 85, 92), (190, 190, 200), (235, 235, 235), (150, 150, 160)),
    'night': ((18, 18, 18), (60, 60, 60), (150, 150, 150), (100, 170, 255), (110, 110, 110)),
    'dark-cells': ((56, 62, 74), (28, 30, 36), (10, 10, 12), (230, 220, 190), (140, 140, 140)),
}


def font_of(rng, faces, size):
    return ImageFont.truetype(faces[rng.integers(len(faces))].file, max(6, int(size)))


def tint(draw, ground, origin, cell, cross):
    """Every other box, and perhaps the row and column of a chosen cell."""
    shade = tuple(int(value * .93) if sum(ground) > 300 else min(255, value + 14) for value in ground)
    for row in range(9):
        for column in range(9):
            if (row // 3 + column // 3) % 2 or (cross and 4 in (row, column)):
                x, y = origin[0] + column * cell, origin[1] + row * cell
                draw.rectangle([x, y, x + cell, y + cell], fill=shade)


def rule(draw, origin, cell, n, thin, thick, rows=3, columns=3):
    x, y = origin
    fine, bold = max(1, cell // 45), max(2, cell // 16)
    for thicker in (False, True):
        width, colour, over = (bold, thick, bold // 2) if thicker else (fine, thin, 0)
        for i in range(n + 1):
            if (i % columns == 0) == thicker:
                draw.line([x + i * cell, y - over, x + i * cell, y + n * cell + over], fill=colour, width=width)
            if (i % rows == 0) == thicker:
                draw.line([x - over, y + i * cell, x + n * cell + over, y + i * cell], fill=colour, width=width)


def shot(rng, faces, theme, puzzle, pencil, tinted):
    ground, thin, thick, clue, pen = THEMES[theme]
    cell = int(rng.choice([26, 32, 40, 52, 64, 90]))
    width, height = 9 * cell + int(rng.integers(30, 200)), 9 * cell + int(rng.integers(60, 240))
    image = Image.new('RGB', (width, height), ground)
    draw = ImageDraw.Draw(image)
    origin = int(rng.integers(8, width - 9 * cell - 8)), int(rng.integers(8, height - 9 * cell - 8))
    face = faces[rng.integers(len(faces))].file
    large = ImageFont.truetype(face, int(cell * rng.uniform(.5, .75)))
    small, words = ImageFont.truetype(face, max(6, int(cell * .24))), font_of(rng, faces, 16)
    draw.text((origin[0], max(0, origin[1] - 24)), 'Sudoku  12:34   Hard', font=words, fill=clue)
    if origin[1] + 9 * cell + 30 < height:
        draw.text((origin[0], origin[1] + 9 * cell + 8), '1 2 3 4 5 6 7 8 9', font=words, fill=clue)
    if tinted:
        tint(draw, ground, origin, cell, tinted == 2)
    rule(draw, origin, cell, 9, thin, thick)
    for i, digit in enumerate(puzzle):
        x, y = origin[0] + i % 9 * cell, origin[1] + i // 9 * cell
        if digit != '0':
            draw.text((x + cell / 2, y + cell / 2), digit, font=large, fill=clue, anchor='mm')
        elif pencil and rng.random() < .7:
            for mark in rng.permutation(9)[:rng.integers(1, 6)]:
                draw.text((x + cell * (mark % 3 + .5) / 3, y + cell * (mark // 3 + .5) / 3), str(mark + 1), font=small, fill=pen,
                          anchor='mm')
    return image


def board(rng, faces, theme, values, letters):
    """Another size; values: 0 for none. Above nine as numbers, or else as letters."""
    ground, thin, thick, clue, _ = THEMES[theme]
    n = int(len(values) ** .5)
    cell = int(rng.choice([26, 32, 40, 52, 64] if n > 9 else [32, 40, 52, 64, 90]))
    image = Image.new('RGB', (n * cell + int(rng.integers(30, 200)), n * cell + int(rng.integers(60, 240))), ground)
    draw = ImageDraw.Draw(image)
    origin = int(rng.integers(8, image.width - n * cell - 8)), int(rng.integers(8, image.height - n * cell - 8))
    face = faces[rng.integers(len(faces))].file
    size = int(cell * rng.uniform(.5, .75))
    large = ImageFont.truetype(face, size)
    while not letters and n > 9 and large.getlength('16') > .8 * cell:
        size -= 1
        large = ImageFont.truetype(face, size)
    draw.text((origin[0], max(0, origin[1] - 24)), 'Sudoku  12:34   Hard', font=font_of(rng, faces, 16), fill=clue)
    rule(draw, origin, cell, n, thin, thick, 2 if n == 6 else 4, 3 if n == 6 else 4)
    for i, value in enumerate(values):
        if value:
            word = chr(55 + value) if letters and value > 9 else str(value)
            draw.text((origin[0] + (i % n + .5) * cell, origin[1] + (i // n + .5) * cell), word, font=large, fill=clue, anchor='mm')
    return image


def boards(rng, faces, lines, options):
    (options.out / 'boards').mkdir(parents=True, exist_ok=True)
    for i in range(options.boards):
        theme, line = list(THEMES)[i % len(THEMES)], lines[i % len(lines)]
        values = [int(character, 17) if character.isalnum() else 0 for character in line]
        name, n = options.out / 'boards' / f'{i:03}-{theme}', int(len(line) ** .5)
        board(rng, faces, theme, values, options.letters).save(f'{name}.png')
        rows = '\n'.join(' '.join(map(str, values[row * n:row * n + n])) for row in range(n))
        pathlib.Path(f'{name}.dat').write_text(f'drawn\n{theme}\n{rows}\n', encoding='utf-8')


def crossword(rng, faces, size):
    cell = int(rng.integers(28, 50))
    image = Image.new('RGB', (size * cell + 80, size * cell + 80), (255, 255, 255))
    draw, letters = ImageDraw.Draw(image), rng.random() < .4
    large, small, number = font_of(rng, faces, cell * .6), font_of(rng, faces, cell * .28), 1
    for row in range(size):
        for column in range(size):
            x, y, black = 40 + column * cell, 40 + row * cell, rng.random() < .2
            draw.rectangle([x, y, x + cell, y + cell], outline=0, fill=(0, 0, 0) if black else (255, 255, 255))
            if not black and letters:
                draw.text((x + cell / 2, y + cell / 2), chr(65 + rng.integers(26)), font=large, fill=0, anchor='mm')
            if not black and rng.random() < .4:
                draw.text((x + 2, y + 1), str(number), font=small, fill=0)
                number += 1
    return image.filter(ImageFilter.GaussianBlur(.8))


def table(rng, faces, size, figures, bold):
    """A lattice with numbers of up to so many figures; 0: nothing in it."""
    cell = int(rng.integers(34, 60))
    image = Image.new('RGB', (size * cell + 80, size * cell + 80), (255, 255, 255))
    draw, font = ImageDraw.Draw(image), font_of(rng, faces, cell * (.6 if figures == 1 else .42))
    rule(draw, (40, 40), cell, size, (90, 90, 90), (0, 0, 0) if bold else (90, 90, 90))
    share = 0 if not figures else rng.uniform(.35, .5) if figures == 1 else 1
    for row in range(size):
        for column in range(size):
            if rng.random() < share:
                draw.text((40 + column * cell + cell / 2, 40 + row * cell + cell / 2), str(rng.integers(1, 10 ** figures)), font=font,
                          fill=0, anchor='mm')
    return image


def page(rng, faces):
    """Columns of words and figures, as in a newspaper."""
    width, height = int(rng.integers(500, 1000)), int(rng.integers(500, 1200))
    image = Image.new('RGB', (width, height), (int(rng.integers(190, 256)),) * 3)
    draw, size = ImageDraw.Draw(image), int(rng.integers(11, 26))
    font, signs = font_of(rng, faces, size), 'aeinorst dlu 0123456789 .,'
    for x in range(20, width - 120, 230):
        for y in range(20, height - 30, int(size * 1.3)):
            draw.text((x, y), ''.join(signs[i] for i in rng.integers(0, len(signs), 210 * 2 // size)), font=font, fill=30)
    return image.rotate(float(rng.normal(0, 4)), fillcolor=(120, 120, 120), resample=Image.BILINEAR)


def noise(rng):
    grey = rng.integers(0, 255, (600, 800, 3)).astype(np.uint8)
    return Image.fromarray(grey).filter(ImageFilter.GaussianBlur(float(rng.uniform(.5, 6))))


def part_of_shot(rng, faces, puzzle):
    """At most six of nine columns or rows of a grid."""
    whole = shot(rng, faces, 'light', puzzle, False, 0).resize((700, 700))
    share = float(rng.uniform(.35, .6))
    return whole.crop((0, 0, 700, int(700 * share)) if rng.random() < .5 else (int(700 * (1 - share)), 0, 700, 700))


def without_puzzle(rng, faces, puzzles, i):
    kind = i % 10
    if kind < 2:
        return crossword(rng, faces, 9 if i % 3 else int(rng.integers(8, 16)))
    if kind == 2:
        return table(rng, faces, 9, 0, True)                               # nothing in it
    if kind == 3:
        return table(rng, faces, int(rng.choice([4, 6, 8, 10, 12, 16])), 1, True)
    if kind == 4:
        return table(rng, faces, 9, 2, False)
    if kind == 5:
        return table(rng, faces, 9, 1, True)                               # digits anywhere: no solution
    if kind < 8:
        return page(rng, faces)
    return noise(rng) if kind == 8 else part_of_shot(rng, faces, puzzles[rng.integers(len(puzzles))])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--fonts', nargs='+', required=True)
    parser.add_argument('--puzzles', type=pathlib.Path, required=True)
    parser.add_argument('--out', type=pathlib.Path, required=True)
    parser.add_argument('--shots', type=int, default=500)
    parser.add_argument('--none', type=int, default=200)
    parser.add_argument('--boards', type=int, default=0)
    parser.add_argument('--letters', action='store_true')
    parser.add_argument('--seed', type=int, default=11)
    options = parser.parse_args()
    lines = options.puzzles.read_text(encoding='utf-8').splitlines()
    rng = np.random.default_rng(options.seed)
    if options.boards:
        boards(rng, fonts.collect(options.fonts)[1], [line.strip() for line in lines], options)
        return
    puzzles = [line[:81].replace('.', '0') for line in lines if line[:81].replace('.', '0').isdigit() and len(line) >= 81]
    faces, held = fonts.collect(options.fonts)
    for folder in ('shots', 'none'):
        (options.out / folder).mkdir(parents=True, exist_ok=True)
    for i in range(options.shots):
        theme, puzzle = list(THEMES)[i % len(THEMES)], puzzles[rng.integers(len(puzzles))]
        name = options.out / 'shots' / f'{i:03}-{theme}'
        shot(rng, held, theme, puzzle, i // 8 % 2 == 1, i // 16 % 3).save(f'{name}.png')
        rows = '\n'.join(' '.join(puzzle[row * 9:row * 9 + 9]) for row in range(9))
        pathlib.Path(f'{name}.dat').write_text(f'drawn\n{theme}\n{rows}\n', encoding='utf-8')
    for i in range(options.none):
        without_puzzle(rng, faces, puzzles, i).save(options.out / 'none' / f'{i:03}.png')


if __name__ == '__main__':
    main()
