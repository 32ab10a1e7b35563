# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors
"""The command read: what the program itself draws is read again, and whatever is no puzzle is named with what was seen."""
import json
import os
import struct
import sys
import tempfile
import zlib

from command import EASY, EASY_SOLUTION, ROW, expect, run, run_tests

CMYK = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'cmyk.jpg')
FOLDER = tempfile.mkdtemp(prefix='setdoku-read-')


def drawn(puzzle, *options, name='drawn.png'):
    path = os.path.join(FOLDER, name)
    expect(run('draw', *options, '--output', path, puzzle)[0], 0)
    return path


def chunk(kind, data):
    return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))


def png(width, height, depth, colour, rows, name):
    """rows: the bytes of all rows, each with its filter; or fewer than the header promises."""
    path = os.path.join(FOLDER, name)
    with open(path, 'wb') as file:
        file.write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', width, height, depth, colour, 0, 0, 0))
                   + chunk(b'IDAT', zlib.compress(rows)) + chunk(b'IEND', b''))
    return path


def test_what_is_drawn_is_read():
    for options in ((), ('--dark',), ('--size', '300'), ('--transparent',), ('--dark', '--transparent'),
                    ('--candidates', '--size', '800')):
        path = drawn(EASY, *options)
        expect(run('read', path)[:2], (0, f'{path}\t{EASY}\n'))        # how sure it is depends on fonts and how they are drawn


def test_the_first_picture_of_a_film_is_taken():
    path = os.path.join(FOLDER, 'film.gif')
    expect(run('film', '--quiet', '--to-event', '3', '--output', path, EASY)[0], 0)
    expect(run('read', path), (0, f'{path}\t{EASY}\n', ''))


def test_several_come_in_their_order_and_one_from_standard_input():
    one, other = drawn(EASY), drawn(ROW, name='row.png')
    expect(run('read', one, other), (0, f'{one}\t{EASY}\n{other}\t{ROW}\n', ''))
    with open(one, 'rb') as file:
        expect(run('read', '-', raw=file.read()), (0, f'<stdin>\t{EASY}\n', ''))


def test_confidence_is_two_more_fields():
    path = drawn(EASY)
    name, puzzle, least, doubts = run('read', '--confidence', path)[1].rstrip('\n').split('\t')
    expect((name, puzzle, doubts), (path, EASY, ''))
    assert 0.8 <= float(least) <= 1, least


def test_pencil_marks_are_a_last_field_for_who_wishes_for_them():
    def possible(cell):
        row, column = divmod(cell, 9)
        seen = {EASY[at] for at in range(81) if at // 9 == row or at % 9 == column
                or (at // 27 == row // 3 and at % 9 // 3 == column // 3)}
        return ''.join(digit for digit in '123456789' if digit not in seen)

    marks = ' '.join(f'r{cell // 9 + 1}c{cell % 9 + 1}={possible(cell)}' for cell in range(81) if EASY[cell] == '.')
    for options in ((), ('--dark',)):
        for size in ('600', '800', '1000'):
            path = drawn(EASY, '--candidates', '--size', size, *options, name='pencil.png')
            expect(run('read', path)[:2], (0, f'{path}\t{EASY}\n'))
        path = drawn(EASY, '--candidates', '--size', '800', *options, name='pencil.png')
        expect(run('read', '--candidates', path)[:2], (0, f'{path}\t{EASY}\t{marks}\n'))
        found = json.loads(run('read', '--candidates', '--json', path)[1])
        expect((found['marks'], found['illegible']), (marks, 0))


def test_json_says_where_it_lies():
    path = drawn(EASY, '--size', '600')
    found = json.loads(run('read', '--json', path)[1])
    expect((found['file'], found['outcome'], found['puzzle'], found['solutions']), (path, 'read', EASY, 1))
    (left, top), (right, _), _, (_, bottom) = found['corners']
    assert 0 <= left < 60 and 0 <= top < 60 and right - left > 480 and bottom - top > 480, found['corners']
    assert 'error' not in found, found


def test_boards_of_other_sizes_are_read():
    """Drawn with numbers up to 16, and printed as characters; the block that tells the boxes is read by other commands."""
    for shape, size in (('6x6', 300), ('16x16', 900)):
        made = json.loads(run('generate', '--shape', shape, '--seed', '5', '--json')[1])
        blocks, path = os.path.join(FOLDER, shape + '.txt'), os.path.join(FOLDER, shape + '.png')
        with open(blocks, 'w', encoding='utf-8') as file:
            file.write(made['block'])
        expect(run('draw', '--from', 'blocks', '--decimal', '--size', str(size), '--output', path, blocks)[0], 0)
        expect(run('read', path)[:2], (0, f'{path}\t{made["givens"]}\n'))
        found = json.loads(run('read', '--json', path)[1])
        expect((found['outcome'], found['size'], found['puzzle']), ('read', int(shape.split('x')[0]), made['givens']))
        expect(run('solve', '--from', 'blocks', raw=found['block'].encode())[1].split()[-1], made['solution'])


def test_what_is_no_puzzle_is_named_and_the_rest_goes_on():
    path, good = drawn(EASY_SOLUTION), drawn(EASY, name='good.png')
    code, out, error = run('read', path, good)
    expect((code, out), (1, f'{good}\t{EASY}\n'))
    assert path in error and 'a grid with 81 digits was seen' in error.lower(), error
    code, out, error = run('read', drawn('.' * 81))
    assert (code, out) == (1, '') and 'only 0 digits' in error, error
    blank = png(300, 300, 8, 0, b'\0' * 301 * 300, 'blank.png')
    code, out, error = run('read', blank)
    assert (code, out) == (1, '') and 'No grid of 9 × 9, 6 × 6 or 16 × 16 cells was seen' in error, error
    expect(json.loads(run('read', '--json', blank)[1])['outcome'], 'no-grid')


def test_a_doubtful_one_is_printed_and_said():
    several = '.' * 18 + EASY[18:]
    path = drawn(several)
    code, out, error = run('read', path)
    expect((code, out), (1, f'{path}\t{several}\n'))
    assert 'several solutions' in error, error


def test_bad_files_are_refused_in_a_sentence():
    huge = png(50000, 50000, 8, 2, b'', 'huge.png')
    code, out, error = run('read', huge)
    assert (code, out) == (1, '') and 'is too large a picture' in error and error.count('000 × 50') == 1, error
    code, out, error = run('read', png(1, 1, 8, 0, b'\0\0', 'one.png'))
    assert (code, out) == (1, '') and '1 × 1 pixels is too small' in error, error
    with open(drawn(EASY), 'rb') as file:
        whole = file.read()
    code, out, error = run('read', '-', raw=whole[:len(whole) // 2])
    assert (code, out) == (1, '') and '<stdin> cannot be read as a picture' in error, error
    code, out, error = run('read', '-', raw=b'')
    assert (code, out) == (1, '') and 'cannot be read as a picture' in error, error
    code, out, error = run('read', '-', raw=EASY.encode())
    assert (code, out) == (1, '') and 'cannot be read as a picture' in error, error
    expect(run('read', os.path.join(FOLDER, 'absent.png'))[:2], (1, ''))
    expect(run('read')[0], 2)


def test_sixteen_bits_are_read():
    """Lines alone: a grid without digits."""
    side, cell = 470, 50
    rows = b''
    for y in range(side):
        dark = [(x - 10) % cell < 2 or (y - 10) % cell < 2 for x in range(side)]
        rows += b'\0' + b''.join(b'\x10\0' if ink and 10 <= x < 462 and 10 <= y < 462 else b'\xff\xff' for x, ink in enumerate(dark))
    code, out, error = run('read', png(side, side, 16, 0, rows, 'deep.png'))
    assert (code, out) == (1, '') and 'only 0 digits' in error, error


def test_colours_of_print_are_read():
    """cmyk.jpg is the drawing of EASY with the four colours of print, as a file of a printing house has them."""
    expect(run('read', CMYK), (0, f'{CMYK}\t{EASY}\n', ''))


def test_a_turn_that_the_file_claims_is_not_believed():
    with open(CMYK, 'rb') as file:
        whole = file.read()
    for turn in (3, 6, 8):
        claim = b'Exif\0\0MM\0*\0\0\0\x08\0\x01' + struct.pack('>HHIHH', 0x0112, 3, 1, turn, 0) + b'\0\0\0\0'
        marked = whole[:2] + b'\xff\xe1' + struct.pack('>H', len(claim) + 2) + claim + whole[2:]
        expect(run('read', '-', raw=marked), (0, f'<stdin>\t{EASY}\n', ''))


if __name__ == '__main__':
    sys.exit(run_tests(globals()))
