# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors
"""What setdoku-cli compare promises: the seeds' table from a file, the figures and the parting of searches on one puzzle."""
import csv
import io
import json
import os
import re
import signal
import subprocess
import sys
import tempfile

CLI = sys.argv[1]
PUZZLES = os.path.join(os.environ['G_TEST_SRCDIR'], 'puzzles')
LONG = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9'
WAYS = ['linear-none', 'linear-forward', 'mrv-forward', 'mrv-degree-forward', 'singles']


def run(*arguments, code=0, text=''):
    done = subprocess.run([CLI, 'compare', *arguments], input=text.encode(), capture_output=True, timeout=120)
    out, err = done.stdout.decode(), done.stderr.decode()
    assert done.returncode == code, f'{arguments}: exit status {done.returncode}, {err}'
    return out, err


def expect(actual, wanted):
    assert actual == wanted, f'expected {wanted!r}, got {actual!r}'


def table(out):
    """The printed table, a list of words a line."""
    lines = [line.replace(' %', '%').split() for line in out.splitlines()]
    expect(lines[0], ['strategy', 'puzzles', 'solved', 'capped', 'median', 'mean', 'max', 'without', 'CPU', 's'])
    return lines[1:]


def test_the_seeds_table_is_printed():
    rows = table(run(*WAYS, os.path.join(PUZZLES, 'exchange-hard.txt'))[0])
    expect([row[0] for row in rows], ['explore:cell=linear,inference=none', 'explore:cell=linear,inference=forward',
                                      'explore:cell=mrv,inference=forward', 'explore:inference=forward', 'explore'])
    expect([(row[4], row[6]) for row in rows],
           [('6243', '354737'), ('1814', '137274'), ('117', '2997'), ('102', '1111'), ('2', '12')])
    expect(rows[4][7], '41.3%')
    expect({row[1] for row in rows}, {'150'})


def test_the_same_comes_from_standard_input_with_any_number_of_jobs():
    with open(os.path.join(PUZZLES, 'euler50.txt'), encoding='utf-8') as file:
        text = file.read()
    tables = [[row[:8] for row in table(run(*WAYS, '--jobs', jobs, *last, text=text)[0])]
              for jobs in ('1', '3') for last in ((), ('-',))]
    assert all(each == tables[0] for each in tables), tables
    expect(tables[0][0][4:7], ['4132', '24493.2', '243098'])


SHAPES = """puzzle=sums
rows=4
cols=4
values=1-4
boxes=2x2
cage=7|r1c1 r1c2
givens=..............4.

puzzle=six
rows=6
cols=6
values=1-6
boxes=2x3
givens=1.3.5.............................6.
"""


def test_boards_of_any_shape():
    blocks = ('--from', 'blocks')
    rows = table(run(*blocks, 'any-order', 'any-explore', 'any-sets', text=SHAPES)[0])
    expect([row[:4] for row in rows], [['any-order', '2', '2', '0'], ['any-explore', '2', '2', '0'], ['any-sets', '2', '0', '0']])
    out, err = run(*blocks, 'any-dlx', 'any-order', code=1, text=SHAPES)
    expect([row[1] for row in table(out)], ['1', '1'])
    expect(err, '<stdin>:1:0: the strategy “any-dlx” cannot search with the constraint “cage 7 r1c1”\n')
    lines = run(*blocks, '--csv', '-', 'any-order', text=SHAPES)[0].splitlines()
    assert len(lines) == 2 and 'any-order' in lines[1], lines
    out = run(*blocks, '--name', 'six', 'any-order', 'any-explore', text=SHAPES)[0].splitlines()
    assert out[-1].startswith('any-order | any-explore: differ at guess 3: event 3 r1c6=6 | event '), out
    found = json.loads(run(*blocks, '--json', '--name', 'six', 'any-order', 'any-dlx', text=SHAPES)[0])
    expect((found['id'], [one['outcome'] for one in found['entrants']]), ('six', ['solved', 'solved']))
    expect(found['divergences'][0]['sides'][0], {'event': 4, 'placed': 'r2c1=4'})
    assert 'any-dlx' in run(*blocks, '--list')[0]
    for wrong in (['any-dlx', '--name', 'sums'], ['explore'], ['any-order', '--puzzle', LONG], ['any-order', '--name', 'six', '--csv', '-']):
        run(*blocks, *wrong, code=2, text=SHAPES)
    run(*blocks, 'any-order', '--name', 'none', code=1, text=SHAPES)
    run('any-order', code=2)
    run('explore', '--name', 'six', code=2)


def test_a_cap_is_told():
    row = table(run('linear-none', '--cap', '1000', os.path.join(PUZZLES, 'exchange-hard.txt'))[0])[0]
    assert int(row[3]) > 100 and int(row[2]) + int(row[3]) == 150, row
    expect(row[6], '>1000')


def test_the_csv_is_the_table():
    with tempfile.TemporaryDirectory() as folder:
        name = os.path.join(folder, 'table.csv')
        rows = table(run('mrv-forward', 'singles', '--csv', name, os.path.join(PUZZLES, 'euler50.txt'))[0])
        with open(name, encoding='utf-8', newline='') as file:
            written = list(csv.DictReader(file))
        expect(os.listdir(folder), ['table.csv'])
    expect(len(written), 2)
    for row, line in zip(rows, written):
        expect([line['strategy'], line['puzzles'], line['solved'], line['capped'], line['median'], line['max']],
               [row[0], row[1], row[2], row[3], row[4], row[6]])
        assert abs(float(line['mean']) - float(row[5])) < 0.051, (line, row)
    printed, _ = run('mrv-forward', 'singles', '--csv', '-', os.path.join(PUZZLES, 'euler50.txt'))
    times = ('cpu_seconds',)
    expect([{key: value for key, value in line.items() if key not in times} for line in csv.DictReader(io.StringIO(printed))],
           [{key: value for key, value in line.items() if key not in times} for line in written])


def test_a_csv_that_cannot_be_written_is_told():
    out, err = run('singles', '--csv', '/nonexistent/table.csv', os.path.join(PUZZLES, 'euler50.txt'), code=1)
    expect(len(table(out)), 1)
    assert 'table.csv' in err, err


def test_one_puzzle_has_the_seeds_figures():
    out, _ = run('mrv-forward', 'mrv-degree-forward', 'singles', '--puzzle', LONG)
    lines = [line.split() for line in out.splitlines()]
    guesses = lines[0].index('guesses')
    expect([line[guesses] for line in lines[1:4]], ['45267', '13971', '0'])
    expect([line[guesses - 1] for line in lines[1:4]], ['solved'] * 3)


def test_it_says_where_searches_part():
    out, _ = run('mrv-forward', 'mrv-degree-forward', 'explore:cell=mrv,inference=forward,undo=copy', '--puzzle', LONG)
    first, second = out.splitlines()[-2:]
    found = re.search(r'differ at guess (\d+): event (\d+) r(\d)c(\d)=(\d) \| event (\d+) r(\d)c(\d)=(\d)$', first)
    assert found, first
    assert second.endswith(': the same 45267 guesses'), second

    def guesses(*settings):
        arguments = [word for setting in settings for word in ('--set', setting)]
        traced = subprocess.run([CLI, 'trace', LONG, '--strategy', 'explore', '--only', 'assign', '--count', '200', *arguments],
                                capture_output=True, check=True, timeout=60).stdout.decode()
        return [re.search(r'^\s*(\d+)\s.*?r(\d)c(\d)\D*(\d)', line).groups() for line in traced.splitlines()]

    mrv, degree = guesses('cell=mrv', 'inference=forward'), guesses('inference=forward')
    same = next(i for i, (a, b) in enumerate(zip(mrv, degree)) if a[1:] != b[1:])
    expect(found.groups(), (str(same + 1), *mrv[same], *degree[same]))


def test_what_is_wrong_is_said():
    for arguments, said in [
            ((), 'takes strategies'), (('nonsense',), 'no strategy “nonsense”'), (('explore:cell',), '“cell” has no value'),
            (('explore:cell=up', 'x'), '“up” is no value of “cell”'), (('sets:cell=mrv', 'x'), 'has no switch “cell”'),
            (('singles', '--cap', '0'), '--cap'), (('singles', '--jobs', '9'), '--jobs'),
            (('singles', 'nonsense', 'sets'), 'no strategy “nonsense”'), (WAYS + ['sets', 'logic'], 'at most 6'),
            (('singles', '--csv', 'x', '--puzzle', LONG), '--csv'), (('singles', 'singles', '--puzzle', LONG), 'twice')]:
        out, err = run(*arguments, code=2)
        expect(out, '')
        assert said in err, err
    run('singles', '/nonexistent', code=1)
    run('singles', '--puzzle', 'nonsense', code=1)
    out, err = run('singles', code=1, text=LONG + '\n123\n')
    expect(table(out)[0][1], '1')
    assert ':2:' in err, err


def test_an_interrupt_prints_what_is_known():
    child = subprocess.Popen([CLI, 'compare', 'linear-none'], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                             stderr=subprocess.PIPE)
    child.stdin.write(((LONG + '\n') * 100000).encode())            # more than the pipe holds: now it reads
    child.send_signal(signal.SIGINT)
    out, _ = child.communicate(timeout=60)
    expect(child.returncode, -signal.SIGINT)
    assert int(table(out.decode())[0][1]) < 100000, out


def test_presets_are_listed():
    out, _ = run('--list')
    listed = dict(line.split() for line in out.splitlines())
    assert set(WAYS) <= set(listed), listed
    expect(listed['mrv-forward'], 'explore:cell=mrv,inference=forward')


def main():
    tests = [(name, function) for name, function in globals().items() if name.startswith('test_')]
    assert tests
    print(f'1..{len(tests)}')
    failed = 0
    for number, (name, function) in enumerate(tests, 1):
        sentence = name[5:].replace('_', ' ')
        try:
            function()
            print(f'ok {number} - {sentence}')
        except Exception as error:              # every failure is reported, none ends the run
            failed += 1
            print(f'not ok {number} - {sentence}')
            print('# ' + f'{type(error).__name__}: {error}'.replace('\n', '\n# ')[:2000])
        sys.stdout.flush()
    return failed > 0


sys.exit(main())
