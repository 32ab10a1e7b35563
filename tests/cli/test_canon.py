# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors
"""setdoku-cli canon: one form for all images of a puzzle, and lists without images of earlier puzzles. Prints TAP."""
import os
import random
import sys

from command import BOX, BRUTE, CLASH, EASY, EMPTY, ROW, STUCK, expect, file_with, library_line, run, run_tests

CHANCE = random.Random('images')
COACH = '001000090030604001809030042095000104740901020128706935900010063312860450576023810'      # of sudoku.coach, with its form
COACH_FORM = '000001002003042056670300010000208160120690005790514283001020037047135608305987401'
NOTE = '{} of {} puzzles left out: images of earlier ones\n'


def order():
    bands = CHANCE.sample(range(3), 3)
    return [3 * band + row for band in bands for row in CHANCE.sample(range(3), 3)]


def image(puzzle):
    rows, columns, digits = order(), order(), CHANCE.sample('123456789', 9)
    turned = CHANCE.random() < 0.5
    return ''.join('.' if sign == '.' else digits[int(sign) - 1]
                   for row in rows for column in columns for sign in puzzle[9 * column + row if turned else 9 * row + column])


def test_canon_prints_puzzle_and_form():
    expect(run('canon', text=COACH + '\n'), (0, f'{COACH.replace("0", ".")}\t{COACH_FORM}\n', ''))
    expect(run('canon', '--form', text=COACH), (0, COACH_FORM + '\n', ''))
    expect(run('canon', EMPTY), (0, f'{EMPTY}\t{"0" * 81}\n', ''))
    expect(run('canon', '--form', CLASH), (0, '0' * 79 + '11\n', ''))
    grid = '\n'.join(COACH[i:i + 9] for i in range(0, 81, 9))
    expect(run('canon', '--form', text=grid), (0, COACH_FORM + '\n', ''))


def test_all_images_have_one_form():
    for puzzle in (EASY, BOX, ROW, STUCK, BRUTE, CLASH):
        text = ''.join(image(puzzle) + '\n' for _ in range(200))
        code, out, error = run('canon', '--form', text=text)
        expect((code, error, len(out.split()), len(set(out.split()))), (0, '', 200, 1))
        expect(run('canon', '--form', out.split()[0])[1], out.split()[0] + '\n')


def test_order_is_kept_by_any_number_of_threads():
    puzzles = [image(CHANCE.choice((EASY, BOX, ROW, STUCK, BRUTE))) for _ in range(4000)]
    text = '\n'.join(puzzles)
    one = run('canon', '--jobs', '1', text=text)
    expect([line.split('\t')[0] for line in one[1].splitlines()], puzzles)
    expect(run('canon', '--jobs', '4', text=text), one)
    expect(run('canon', '--unique', '--jobs', '4', text=text), run('canon', '--unique', '--jobs', '1', text=text))


def test_unique_keeps_the_first_as_it_was_written():
    lines = [f'{EASY.replace(".", "0")} 4.5 # mine', ROW, image(EASY), f'{image(ROW)},x', BOX + '\r', image(BOX), EASY]
    text = '\n'.join(lines)
    expect(run('canon', '--unique', text=text), (0, f'{lines[0]}\n{ROW}\n{BOX}\n', NOTE.format(4, 7)))
    expect(run('canon', '--unique', '--quiet', text=text)[2], '')
    forms = run('canon', '--form', text=f'{EASY}\n{ROW}\n{BOX}\n')[1]
    expect(run('canon', '--unique', '--form', text=text)[:2], (0, forms))
    expect(run('canon', '--unique', text=f'{EASY}\n{ROW}\n')[2], NOTE.format(0, 2))


def test_unique_merges_files():
    first, second, third = file_with(f'{EASY}\n{BOX}\n'), file_with(f'{library_line(cells=image(BOX))}\n{library_line(cells=ROW)}\n'), file_with(
        '\n'.join(image(EASY)[i:i + 9] for i in range(0, 81, 9)) + '\n')
    code, out, error = run('canon', '--unique', first, second, third)
    expect((code, out.splitlines()[:2], len(out.splitlines()), error), (0, [EASY, BOX], 3, NOTE.format(2, 5)))
    assert ROW in out
    for name in (first, second, third):
        os.unlink(name)


def test_what_is_no_puzzle_is_named_and_the_rest_goes_on():
    text = f'{EASY}\n{EASY[:40]}?{EASY[41:]}\n\n{image(EASY)}\n{EASY[:80]}\n{ROW}\n'
    for jobs in ('1', '4'):
        code, out, error = run('canon', '--unique', '--jobs', jobs, text=text)
        expect((code, out), (1, f'{EASY}\n{ROW}\n'))
        expect([line.split(' ')[0] for line in error.splitlines()], ['<stdin>:2:41:', '<stdin>:5:81:', '1'])
    marks = ' '.join(['12'] + ['123456789' if sign == '.' else sign for sign in EASY[1:]])
    code, out, error = run('canon', text=f'{EASY}\n{marks}\n{ROW}\n')
    expect((code, len(out.splitlines())), (1, 2))
    expect(error, '<stdin>:2:0: only clues have a canonical form, and there are pencil marks\n')
    expect(run('canon', '--jobs', '-1')[0], 2)


def test_a_list_with_long_lines_and_no_end():
    lines = [f'{image(EASY)} {"a" * 300000}', f'{ROW} {"b" * 2000000}', image(ROW), f'{BOX} {"c" * 1000}']
    code, out, error = run('canon', '--unique', text='\n'.join(lines))
    assert (code, out) == (0, f'{lines[0]}\n{lines[1]}\n{lines[3]}\n'), (code, len(out), error)


if __name__ == '__main__':
    sys.exit(run_tests(globals()))
