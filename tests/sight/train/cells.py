# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""cells.py — cells of a grid as a camera sees them, drawn from fonts: a digit or none, the lattice's lines around it, light and
shadow, blur, noise, JPEG.

A cell is drawn at 96 pixels and shrunk to the 32 that the network looks at. No pixel of a photograph is in it. Blurring and
shrinking are products with a matrix each, which keeps a cell at about two milliseconds.
"""

import functools
import io

import numpy as np
from PIL import Image

N = 96                               # pixels that a cell is drawn at
SMALL = 32                           # pixels that the network sees

_Y, _X = (np.mgrid[0:N, 0:N].astype(np.float32) + .5)


@functools.lru_cache(maxsize=256)
def _blur_matrix(n, tenths):
    """Rows of a Gauss bell of tenths / 10 pixels; the edge goes on as it is."""
    sigma = max(tenths, 1) / 10
    reach = int(4 * sigma + 1)
    bell = np.exp(-.5 * (np.arange(-reach, reach + 1) / sigma) ** 2)
    matrix = np.zeros((n, n), np.float32)
    for row in range(n):
        for offset, weight in zip(range(-reach, reach + 1), bell / bell.sum()):
            matrix[row, min(n - 1, max(0, row + offset))] += weight
    return matrix


def blur(image, sigma):
    tenths = int(round(sigma * 10))
    return _blur_matrix(image.shape[0], tenths) @ image @ _blur_matrix(image.shape[1], tenths).T


@functools.lru_cache(maxsize=64)
def _area_matrix(to, size):
    """Rows that average size / to pixels each (to < size), or go linearly between them."""
    matrix = np.zeros((to, size), np.float32)
    for row in range(to):
        if to <= size:
            low, high = row * size / to, (row + 1) * size / to
            for i in range(int(low), min(size, int(np.ceil(high)))):
                matrix[row, i] = (min(high, i + 1) - max(low, i)) * to / size
        else:
            at = min(max((row + .5) * size / to - .5, 0), size - 1)
            i = min(int(at), size - 2)
            matrix[row, i], matrix[row, i + 1] = 1 - (at - i), at - i
    return matrix


def resize(image, to):
    matrix = _area_matrix(to, image.shape[0])
    return matrix @ image @ matrix.T


def _line(ends, thick):
    """How far each pixel is covered by a line."""
    (x0, y0), (x1, y1) = ends
    length = np.hypot(x1 - x0, y1 - y0) + 1e-6
    across = np.abs((_X - x0) * (y1 - y0) - (_Y - y0) * (x1 - x0)) / length
    along = ((_X - x0) * (x1 - x0) + (_Y - y0) * (y1 - y0)) / length
    return np.clip(thick / 2 + .5 - across, 0, 1) * ((along >= 0) & (along <= length))


def glyph(rng, faces, digit, height, width=N, altered=True):
    """A digit about the middle of a square, turned, sheared, widened, made bolder or thinner; 0 to 1."""
    levels = faces[rng.integers(len(faces))].masks[digit - 1]
    scale = height / levels[0].height
    level = 2 if scale < .3 else 1 if scale < .6 else 0
    mask = levels[level]
    across = max(2, levels[0].width * scale * np.exp(rng.normal(0, .1)))
    turn, shear = np.deg2rad(rng.normal(0, 4)), rng.normal(0, .07)
    matrix = (np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]]) @ np.array([[1, shear], [0, 1]])
              @ np.diag([across / mask.width, height / mask.height]))
    back = np.linalg.inv(matrix)
    middle = width / 2 + rng.normal(0, .055, 2) * width
    shift = np.array([mask.width / 2, mask.height / 2]) - back @ middle
    drawn = mask.transform((width, width), Image.AFFINE, (back[0, 0], back[0, 1], shift[0], back[1, 0], back[1, 1], shift[1]),
                           Image.BILINEAR)
    drawn = np.asarray(drawn, np.float32) / 255
    if altered and rng.random() < .6:
        drawn = blur(drawn, rng.uniform(.6, 2.6) * height / 60)
        drawn = np.clip((drawn - rng.uniform(.3, .68)) * rng.uniform(2, 6) + .5, 0, 1)
    return drawn


def _paper(rng):
    """Light that falls off to one side, sometimes with the edge of a shadow or of a tint."""
    bright, turn = rng.uniform(.35, 1), rng.uniform(0, 2 * np.pi)
    x, y = _X / N - .5, _Y / N - .5
    paper = bright * (1 + rng.normal(0, .12) * (x * np.cos(turn) + y * np.sin(turn)))
    if rng.random() < .12:
        turn = rng.uniform(0, 2 * np.pi)
        far = (x * np.cos(turn) + y * np.sin(turn) + rng.uniform(-.4, .4)) * rng.uniform(3, 30)
        paper = paper * (1 - rng.uniform(.1, .5) / (1 + np.exp(-far)))
    return bright, paper


def _lattice(rng):
    """The four lines about the cell, thin or thick, not quite where they should be."""
    ink, strength, off = np.zeros((N, N), np.float32), rng.uniform(.15, 1), rng.normal(0, 2.2, 4)
    for k in range(4):
        if rng.random() < .1:
            continue
        bold = rng.random() < .4
        thick = rng.uniform(3, 11) if bold else rng.uniform(.8, 5)
        at = (0 if k % 2 == 0 else N) + off[k] + rng.normal(0, 1)
        end = at + rng.normal(0, 2.5)
        ends = ((at, -2), (end, N + 2)) if k < 2 else ((-2, at), (N + 2, end))
        ink = np.maximum(ink, _line(ends, thick) * min(1, strength * (rng.uniform(1, 1.6) if bold else 1)))
    return ink


def _stroke(rng, low, high, spread):
    start = rng.uniform(0, N, 2)
    return _line((start, start + rng.normal(0, spread, 2)), rng.uniform(low, high))


def _fold(rng):
    at, end = rng.uniform(20, 76), rng.normal(0, 10)
    ends = ((0, at), (N, at + end)) if rng.random() < .6 else ((at, 0), (at + end, N))
    return _line(ends, rng.uniform(1, 7))


def _pencil(rng, faces, ink):
    """One to six small digits: at their places, in a row at the top, or in a row across."""
    n, high, strength, layout = rng.integers(1, 7), rng.uniform(.13, .27) * N, rng.uniform(.15, 1), rng.integers(3)
    level = rng.choice([.5, .2, .8])
    for i, digit in enumerate(sorted(rng.permutation(9)[:n])):
        x, y = (((digit % 3 + .5) / 3, (digit // 3 + .5) / 3) if layout == 0
                else ((i + .7) * high * .75 / N + .08, .08 + high / 2 / N) if layout == 1
                else (.5 + (i - (n - 1) / 2) * high * .75 / N, level))
        width = int(high * 1.6)
        mark = glyph(rng, faces, digit + 1, high, width, False) * strength
        left, top = int(x * N - width / 2), int(y * N - width / 2)
        x0, y0, x1, y1 = max(0, left), max(0, top), min(N, left + width), min(N, top + width)
        if x1 > x0 and y1 > y0:
            ink[y0:y1, x0:x1] = np.maximum(ink[y0:y1, x0:x1], mark[y0 - top:y1 - top, x0 - left:x1 - left])
    return ink


def _empty(rng, faces, ink):
    kind = rng.random()
    if kind < .22:
        return _pencil(rng, faces, ink)
    if kind < .36:                   # the other side of the paper shows through
        mark = glyph(rng, faces, rng.integers(1, 10), rng.uniform(.3, 1.2) * N)
        if rng.random() < .7:
            mark = mark[:, ::-1]
        if rng.random() < .5:
            mark = np.roll(mark, tuple(rng.integers(0, N, 2)), (0, 1))
        return np.maximum(ink, blur(mark, rng.uniform(1, 4)) * rng.uniform(.02, .12))
    if kind < .46:                   # specks and scratches
        for _ in range(rng.integers(1, 4)):
            ink = np.maximum(ink, _stroke(rng, 1, 5, 9) * rng.uniform(.1, .9))
    return ink


def _perspective(rng, image):
    """Corners a little off, as where the lattice was found a little off."""
    corners = np.array([[0, 0], [N, 0], [N, N], [0, N]], float)
    moved = corners + rng.normal(0, 2.2, (4, 2))
    rows, right = [], []
    for (x, y), (u, v) in zip(corners, moved):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        right += [u, v]
    return np.asarray(Image.fromarray(np.pad(image, 8, 'edge')).transform(
        (N, N), Image.PERSPECTIVE, _shifted(np.linalg.solve(np.array(rows), np.array(right))), Image.BILINEAR))


def _shifted(h):
    """The same map into an image that has eight pixels more at each side."""
    matrix = np.array([[1, 0, 8], [0, 1, 8], [0, 0, 1]]) @ np.append(h, 1).reshape(3, 3)
    return (matrix / matrix[2, 2]).reshape(9)[:8]


def _motion(rng, image):
    length, turn = rng.integers(5, 19), rng.uniform(0, np.pi)
    total = np.zeros_like(image)
    for step in np.linspace(-length / 2, length / 2, 7):
        total += np.roll(image, (int(round(step * np.sin(turn))), int(round(step * np.cos(turn)))), (0, 1))
    return total / 7


def _jpeg(rng, image):
    left, top = rng.integers(0, 8, 2)
    size = image.shape[0]
    padded = np.pad(np.clip(image * 255, 0, 255).astype(np.uint8), ((top, 8), (left, 8)), 'edge')
    memory = io.BytesIO()
    Image.fromarray(padded).save(memory, 'JPEG', quality=int(rng.integers(25, 90)))
    again = np.asarray(Image.open(memory), np.float32) / 255
    return again[top:top + size, left:left + size]


def cell(rng, faces, digit):
    """32 × 32, 0 black to 1 white; digit 0: an empty one."""
    bright, paper = _paper(rng)
    ink, strength = _lattice(rng), rng.uniform(.25, 1)
    if digit:
        ink = np.maximum(ink, glyph(rng, faces, digit, np.clip(rng.normal(.58, .11), .33, .86) * N) * strength)
        if rng.random() < .06:
            ink = np.maximum(ink, _fold(rng) * rng.uniform(.1, .7) * strength)
    else:
        ink = _empty(rng, faces, ink)
    image = (paper * (1 - ink * rng.uniform(.75, .97))).astype(np.float32)
    if rng.random() < .5:
        image = _perspective(rng, image)
    kind = rng.random()
    if kind < .12:
        image = _motion(rng, image)
    image = blur(image, rng.uniform(.3, 2) if kind < .45 else rng.uniform(2, 7))
    size = int(rng.choice([32, 32, 32, 48, 24, 20, 17]))
    image = resize(image, size)
    most = min(rng.uniform(0, .05) * rng.random(), (strength if digit else 1) * bright * .07)
    image = image + rng.normal(0, 1, image.shape) * most
    if rng.random() < .4:
        image = _jpeg(rng, image)
    return resize(image, SMALL).astype(np.float32) if size != SMALL else image.astype(np.float32)


def norm(image):
    """What the network sees: how far below the median, in units of the cell's own spread. As in src/sight/cell.c."""
    below = np.median(image) - image
    return np.clip(below / (np.sqrt((below * below).mean()) + .012), -3, 6)
