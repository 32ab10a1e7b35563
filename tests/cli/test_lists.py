# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors
"""Many puzzles at once, and what is said of each: nothing is hidden, nothing invented, nothing lands in what is written."""
import os
import sys
import tempfile

from command import (BOX, CLASH, EASY, EASY_SOLUTION, EMPTY, OTHER, STUCK, TWO, expect, file_with, run, run_tests)

SIMPLE = '''*-----------*
|38.|...|5.6|
|...|9..|...|
|...|.4.|89.|
|---+---+---|
|.4.|6..|.3.|
|9..|7.1|..4|
|.7.|..8|.1.|
|---+---+---|
|.13|.6.|...|
|...|..4|...|
|2.5|...|.83|
*-----------*

I388
I074
E78007
'''


def test_solve_says_that_there_are_several():
    note = ':0: note: this is one of several solutions'
    for fast in ([], ['--fast']):
        code, out, error = run('solve', *fast, text=f'{EASY}\n{TWO}\n')
        expect((code, out.splitlines()[0], error), (3, EASY_SOLUTION, f'<stdin>:2{note}\n'))
        assert out.splitlines()[1] in (EASY_SOLUTION, OTHER), out
        code, _, error = run('solve', *fast, EMPTY)
        expect((code, error), (3, f'<argument>:1{note}\n'))
        expect(run('solve', *fast, '--quiet', TWO)[::2], (3, ''))
        expect(run('solve', *fast, EASY), (0, EASY_SOLUTION + '\n', ''))
        expect(run('solve', *fast, text=f'{TWO}\nnonsense {EASY}\n')[0], 1)
    assert '3 a puzzle' in run('--help')[1]


def test_several_files():
    one, two = file_with(f'{EASY}\n'), file_with(f'{CLASH}\n{EASY}\n')
    try:
        expect(run('solve', one, two), (0, f'{EASY_SOLUTION}\nno solution\n{EASY_SOLUTION}\n', ''))
        expect(run('solve', '--fast', one, two), (0, f'{EASY_SOLUTION}\nno solution\n{EASY_SOLUTION}\n', ''))
        expect(run('count', one, two), (0, f'{EASY}\t1\n{CLASH}\t0\n{EASY}\t1\n', ''))
        expect(run('rate', one, one)[1], run('rate', one)[1] * 2)
        expect(run('convert', '--to', 'line', one, two), (0, f'{EASY}\n{CLASH}\n{EASY}\n', ''))
        expect(run('convert', '--to', 'csv', one, one)[1].count('quizzes'), 1)
        code, out, error = run('solve', one, '/nonexistent', one)
        expect((code, out), (1, f'{EASY_SOLUTION}\n' * 2))
        assert error.startswith('/nonexistent:0:0: '), error
        expect(run('find', '--technique', 'naked-single', one, two)[0], 0)
    finally:
        os.unlink(one)
        os.unlink(two)


def test_what_is_written_is_puzzles():
    """An error is no line of a list."""
    for to in ('sdm', 'line', 'csv', 'serate', 'hodoku'):
        code, out, error = run('convert', '--to', to, text=f'{EASY}\n{EASY[:80]}\n{EASY}\n')
        expect(code, 1)
        assert 'error' not in out and '<stdin>:2:81: 80 cells' in error, (to, out, error)
        expect(run('convert', '--from', to, '--to', 'line', text=out)[:2], (0, f'{EASY}\n{EASY}\n'))
        assert len(out.splitlines()) == (3 if to == 'csv' else 2), (to, out)


def test_nothing_is_invented():
    code, out, error = run('convert', '--to', 'serate', text=EASY)
    expect((code, out), (0, EASY + '\n'))
    assert 'there is no rating' in error, error
    expect(run('convert', '--to', 'serate', text=f'{EASY} ED=8.3/1.2/1.2'), (0, f'{EASY} ED=8.3/1.2/1.2\n', ''))
    code, out, error = run('convert', '--to', 'csv', text=f'{TWO}\n{EASY}\n{CLASH}\n')
    zeros = [puzzle.replace('.', '0') for puzzle in (TWO, EASY, CLASH)]
    expect((code, out), (0, f'quizzes,solutions\n{zeros[0]},\n{zeros[1]},{EASY_SOLUTION}\n{zeros[2]},\n'))
    expect([line.split(':')[1] for line in error.splitlines()], ['1', '3'])
    expect(run('convert', '--to', 'line', text=out)[:2], (0, f'{TWO}\n{EASY}\n{CLASH}\n'))
    expect(run('convert', '--quiet', '--to', 'csv', EMPTY)[2], '')


def test_games_of_simple_sudoku_lose_nothing():
    code, out, error = run('convert', '--to', 'hodoku', text=SIMPLE)
    expect((code, error), (0, ''))
    cells, deleted = out.split(':')[3:5]
    expect(cells.count('+'), 2)
    expect(deleted, '797')
    expect(run('convert', '--to', 'ss', text=SIMPLE)[1].splitlines()[-3:], ['I074', 'I388', 'E78007'])
    code, _, error = run('convert', '--to', 'sdk', text=SIMPLE)
    assert 'does not hold marks' in error and 'entries' not in error, error
    assert 'does not hold entries, marks' in run('convert', '--to', 'line', text=SIMPLE)[2]


def test_the_name_of_what_is_written_is_its_format():
    with tempfile.TemporaryDirectory() as folder:
        def path(name):
            return os.path.join(folder, name)

        for name in ('out.png', 'out.xyz', 'out', 'out.txt.'):
            code, out, error = run('convert', '--output', path(name), EASY)
            expect((code, out, os.listdir(folder)), (2, '', []))
            assert name in error and '--to' in error, error
        for name, starts in (('a.sdm', EASY.replace('.', '0')), ('a.SS', '*---'), ('a.setdoku', '[Setdoku')):
            expect(run('convert', '-o', path(name), EASY), (0, '', ''))
            with open(path(name), encoding='utf-8') as file:
                assert file.read().startswith(starts), name
        expect(run('convert', '--to', 'line', '-o', path('list.xyz'), EASY, BOX)[0], 0)
        os.chmod(path('list.xyz'), 0o600)
        expect(run('solve', path('list.xyz'))[0], 0)
        expect(run('convert', '-o', path('a.sdm'), 'nonsense ' * 20)[0], 1)
        expect(run('convert', '--to', 'line', text=open(path('a.sdm'), encoding='utf-8').read())[1], EASY + '\n')
        expect(run('convert', '--to', 'sdm', '-o', path('list.xyz'), CLASH)[0], 0)
        expect(os.stat(path('list.xyz')).st_mode & 0o777, 0o600)
        expect(sorted(os.listdir(folder)), ['a.SS', 'a.sdm', 'a.setdoku', 'list.xyz'])
        expect(run('convert', '--to', 'sdm', '-o', path('no/such.sdm'), EASY)[0], 1)


def test_explain_goes_through_a_list():
    for arguments in ([], ['--ladder', 'full']):
        parts = [run('explain', *arguments, puzzle)[1] for puzzle in (EASY, BOX)]
        assert ':' not in parts[0].splitlines()[0].split(' ')[0], parts[0]
        code, out, error = run('explain', *arguments, '-', text=f'{EASY}\n{BOX}\n')
        expect((code, out, error), (0, f'<stdin>:1: {EASY}\n{parts[0]}<stdin>:2: {BOX}\n{parts[1]}', ''))
        expect(run('explain', *arguments, EASY, BOX)[1], out.replace('<stdin>:1', '<argument>:1').replace('<stdin>:2', '<argument>:1'))
    code, out, error = run('explain', '-', text=f'{EASY}\n{EASY[:80]}\n{BOX}\n')
    expect((code, out.count('verdict: ')), (1, 2))
    assert error.startswith('<stdin>:2:'), error


def test_a_guess_is_needed_only_where_nothing_else_helps():
    """The set operations are not all that there is."""
    last = run('explain', STUCK)[1].splitlines()[-1]
    expect(last, 'verdict: needs a guess (stuck after 0 of 12 cells) by set operations alone; '
                 'solved with remote-pair, as --ladder full shows')
    pointing = '....1..3.8..6....4......7......5.......2..1.9.....4....9..........8...6.2........'
    assert 'by set operations' not in run('explain', pointing)[1]                    # several solutions
    for line in run('generate', '--seed', '4', '--needs', 'pointing', '--count', '3')[1].splitlines():
        last = run('explain', line)[1].splitlines()[-1]
        assert 'needs a guess' not in last or 'solved with' in last, last


def test_find_says_which_puzzle():
    rows = [line.split('\t') for line in run('find', '--technique', 'naked-single', text=f'{EASY}\n{EMPTY}\n\n{BOX}\n')[1].splitlines()]
    assert all(len(row) == 5 for row in rows), rows
    expect(sorted({row[4] for row in rows}), ['<stdin>:1', '<stdin>:2', '<stdin>:4'])
    expect([row for row in rows if row[4] == '<stdin>:2'], [['naked-single', '', '', '', '<stdin>:2']])
    expect({line.count('\t') for line in run('find', EASY, BOX)[1].splitlines()}, {4})
    expect({line.count('\t') for line in run('find', EASY)[1].splitlines()}, {3})


def test_ladders_of_ones_own():
    full = run('list', 'ladder', 'hodoku')[1]
    assert full.startswith('# ') and '\nnaked-single 4\nhidden-single 14\n' in full, full
    own = file_with(full)
    lines = full.splitlines()
    dear = file_with('\n'.join(f'{line.split()[0]} {100 if line.startswith("hidden-single") else 1}' for line in lines[1:]))
    only = file_with('0003\t7\r\n\r\nhidden-single # HoDoKu’s score\r\n')
    try:
        expect(run('list', 'ladder', own)[1].splitlines()[1:], lines[1:])
        for puzzle in (EASY, BOX, STUCK):
            expect(run('explain', '--ladder', own, puzzle), run('explain', '--ladder', 'hodoku', puzzle))
            expect(run('rate', '--scale', 'hodoku', '--ladder', own, puzzle), run('rate', '--scale', 'hodoku', puzzle))
            steps = run('explain', '--ladder', own, puzzle)[1].splitlines()
            singles = sum(' hidden-single ' in step for step in steps)
            total = sum(step.split('. ')[0].isdigit() for step in steps)
            rated = run('rate', '--scale', 'hodoku', '--profile', '--ladder', dear, puzzle)[1].split('\t')
            expect(int(rated[1].split('/')[0]), total + 99 * singles)
            expect(sum(int(step.rstrip('p\n')) for step in rated[3].split(' ')), total + 99 * singles)
        expect(run('list', 'ladder', only)[1].splitlines()[1:], ['naked-single 7', 'hidden-single 14'])
        techniques = {line.split(' ')[1] for line in run('explain', '--ladder', only, BOX)[1].splitlines()[:-1]}
        assert techniques == {'naked-single', 'hidden-single'}, techniques
        for text, place in (('naked-single\nnonsense 4\n', ':2:0: there is no such'), ('0003\nnaked-single\n', ':2:0: the technique was'),
                            ('x-wing many\n', ':1:0: expected'), ('x-wing 4 4\n', ':1:0: '), ('x-wing 50001\n', ':1:0: '),
                            ('# none\n', 'no technique')):
            bad = file_with(text)
            code, out, error = run('explain', '--ladder', bad, EASY)
            os.unlink(bad)
            expect((code, out), (2, ''))
            assert place in error and bad in error, error
    finally:
        for name in (own, dear, only):
            os.unlink(name)
    expect(run('rate', '--ladder', 'full', EASY)[0], 2)
    expect(run('list', 'ladder', 'nonsense')[0], 2)


def test_text_and_addresses():
    for text in (f'https://example.org/?bd={EASY}', f'Try this one: {EASY}.\n', f'https://sudokupad.app/{EASY.replace(".", "0")}'):
        expect(run('convert', '--to', 'line', text), (0, EASY + '\n', ''))
        expect(run('solve', text=text), (0, EASY_SOLUTION + '\n', ''))
    for link, reason in (
            ('https://f-puzzles.com/?load=N4Ig', '1:1: the link is damaged, or its end is missing'),
            ('https://sudokupad.app/abc', '0:0: this link of SudokuPad only says where the puzzle is on the network, '
                                          'which is never asked; copy the long link')):
        expect(run('solve', link), (1, 'error\n', f'<argument>:{reason}\n'))
    expect(run('solve', text='<opensudoku/>')[2], '<stdin>:0:0: “game” is missing\n')
    expect(run('solve', text='<puzzlePack/>')[2], '<stdin>:0:0: puzzlePack files cannot be read yet\n')


def test_one_puzzle_of_a_list_is_said():
    name = file_with(f'{EASY}\n{BOX}\n')
    note = f'{name}:1:0: note: only the first puzzle is taken\n'
    expect(run('trace', '--stats', name), (*run('trace', '--stats', EASY)[:2], note))
    expect(run('why', name, 'r3c2')[2], note)
    expect(run('trace', '--quiet', '--stats', name)[2], '')
    os.unlink(name)


def test_help_has_every_switch_with_its_values():
    switches = [line.split('\t')[:2] for line in run('list', 'switches')[1].splitlines()]
    assert len(switches) > 8
    for command in ('solve', 'trace', 'watch', 'why'):
        told = run('help', command)[1]
        for key, values in switches:
            assert f'  {key}={values}  ' in told, (command, key, told)
    assert 'explore' in next(line for line in run('help', 'trace')[1].splitlines() if line.startswith('  cell='))


def test_list_and_help():
    ids = {}
    for topic in ('techniques', 'formats', 'strategies', 'ladders', 'switches', 'symmetries', 'shapes', 'levels', 'kernels'):
        code, out, error = run('list', topic)
        expect((code, error), (0, ''))
        rows = [line.split('\t') for line in out.splitlines()]
        expect({len(row) for row in rows}, {len(rows[0])})
        ids[topic] = [row[0] for row in rows]
        expect(len(set(ids[topic])), len(ids[topic]))
    for technique in ids['techniques']:
        expect(run('find', '--technique', technique, EASY_SOLUTION)[0], 0)
    for strategy in ids['strategies']:
        expect(run('trace', '--strategy', strategy, '--stats', EASY)[0], 0)
    for ladder in ids['ladders']:
        expect(run('explain', '--ladder', ladder, EASY)[0], 0)
    for symmetry in ids['symmetries']:
        expect(run('generate', '--quiet', '--symmetry', symmetry)[2], '')
    words = {row[0]: row[2] for row in (line.split('\t') for line in run('list', 'strategies')[1].splitlines())}
    assert 'backtracking' in words['ascending'] and 'MRV' in words['explore'], words
    assert {'cell', 'ladder', 'tier'} <= set(ids['switches']) and 'ss' in ids['formats']
    for arguments in (['list'], ['list', 'nonsense'], ['help', 'nonsense'], ['list', 'formats', 'formats']):
        code, out, error = run(*arguments)
        expect((code, out), (2, ''))
        assert error, arguments
    assert 'techniques, formats' in run('list')[2]
    for command in ('solve', 'generate', 'list', 'convert'):
        expect(run('help', command), run(command, '--help'))
        assert '--quiet' in run('help', command)[1], command
    expect(run('help'), run('--help'))


if __name__ == '__main__':
    sys.exit(run_tests(globals()))
