# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors
"""setdoku-cli trace, fill, explain and find: searches and deductions, step by step. Prints TAP."""
import json
import os
import sys

from command import (BOX, BRUTE, CLASH, EASY, EASY_SOLUTION, EMPTY, OTHER, ROW, STUCK, TWO, expect, run_tests,
                     library_line, run)

FIRST_GRID = '123456789456789123789123456214365897365897214897214365531642978642978531978531642'


def test_trace_is_the_seed():
    code, out, _ = run('trace', EMPTY)
    lines = out.splitlines()
    expect(code, 0)
    expect(len(lines), 838)
    assert lines[0].startswith('1 assign r1c1=1 depth 1'), lines[0]
    assert lines[15].startswith('16 wipeout r2c7 depth 15'), lines[15]
    assert '{1,2,3,4,5,6}' in lines[15] and '{7,8,9}' in lines[15] and lines[15].endswith('∅'), lines[15]
    assert lines[837].startswith('838 solution'), lines[837]


def test_trace_windows():
    whole = run('trace', EMPTY)[1].splitlines()
    expect(run('trace', '--from', '16', '--count', '4', EMPTY)[1].splitlines(), whole[15:19])
    expect(run('trace', '--only', 'wipeout', EMPTY)[1].splitlines(), [line for line in whole if ' wipeout ' in line])
    expect(run('trace', '--only', 'wipeout,solution', '--from', '800', '--count', '2', EMPTY)[1].splitlines(),
           [line for line in whole[799:] if ' wipeout ' in line or ' solution ' in line][:2])


SHAPES = '''puzzle=sums
rows=4
cols=4
values=1-4
boxes=2x2
cage=3|r1c1 r1c2
thermo=r4c1 r3c1
givens=................

puzzle=plain
rows=12
cols=12
values=1-12
boxes=3x4
givens=''' + '.' * 144 + '\n'


def test_trace_of_boards_of_any_shape():
    blocks = ('trace', '--from', 'blocks')
    code, out, error = run(*blocks, '-', '--strategy', 'any-explore', text=SHAPES)
    expect((code, error), (0, ''))
    lines = out.splitlines()
    expect(lines[0], '1 strip r1c1=3 depth 0 constraint cage 3 r1c1')
    assert any(' rule-of-45' in line for line in lines) and any(' from r' in line and ' thermo r4c1' in line for line in lines), out
    assert ' solution ' in lines[-1], lines[-1]
    for strategy in 'any-order', 'any-explore', 'any-sets', 'any-dlx':
        for name in 'sums', 'plain':
            code, out, error = run(*blocks, '-', '--name', name, '--strategy', strategy, '--stats', text=SHAPES)
            if (strategy, name) == ('any-dlx', 'sums'):
                assert code == 2 and 'cage 3 r1c1' in error, error
            else:
                expect((code, error), (0, ''))
                expect(out.startswith('solution: none'), strategy == 'any-sets')
    wide = run(*blocks, '-', '--name', 'plain', '--count', '12', text=SHAPES)[1].splitlines()
    assert wide[11].startswith('12 assign r1c12=C depth 12 '), wide
    row = [json.loads(line) for line in run(*blocks, '-', '--name', 'plain', '--json', '--count', '12', text=SHAPES)[1].splitlines()]
    expect([row[11][key] for key in ('cell', 'digit', 'choices')], ['r1c12', 12, [12]])
    hashes = [run(*blocks, '-', '--hash', '--strategy', 'any-explore', text=SHAPES)[1] for _ in range(2)]
    expect(hashes[0], hashes[1])
    table = run(*blocks, '-', '--name', 'plain', '--format', 'csv', '--count', '12', text=SHAPES)[1].splitlines()
    expect((table[0].split(',')[-1], table[12].split(',')[:8]), ('constraint', '12,assign,reading-order,1,12,C,,12'.split(',')))
    expect(run(*blocks, '-', '--name', 'plain', '--break', 'digit=C kind=assign', text=SHAPES)[1], wide[11] + '\n')
    tree = run(*blocks, '-', '--name', 'sums', '--format', 'cp-profiler', text=SHAPES)[1].splitlines()
    assert tree[0].startswith('0 ') and ' 1 r1c1=' in tree[0], tree[:3]
    nodes = [line.split()[0] for line in tree]
    expect(len(nodes), len(set(nodes)))
    many = run(*blocks, '-', '--name', 'plain', '--format', 'cp-profiler', '--strategy', 'any-dlx', text=SHAPES)[1].splitlines()
    assert len(many) > 100 and any('=C' in line for line in many), many[:3]
    explore = (*blocks, '-', '--strategy', 'any-explore')
    expect(run(*explore, '--break', 'lost=r1c1=3', text=SHAPES)[1], lines[0] + '\n')
    expect(run(*explore, '--break', 'house=K1 kind=strip', '--count', '2', text=SHAPES)[1].splitlines(),
           [line for line in lines if ' strip r1c1=' in line or ' strip r1c2=' in line][:2])
    expect(run(*explore, '--break', 'kind=solution', '--back', text=SHAPES)[1], lines[-1] + '\n')
    for wrong in 'house=row1', 'cell=r17c1', 'digit=20':
        expect(run(*explore, '--break', wrong, text=SHAPES)[0], 2)
    for arguments in (['--name', 'none'], ['--strategy', 'explore'], ['--seed', '1'], ['--set', 'undo=copy'],
                      ['--format', 'cp-profiler', '--count', '3'], ['--back']):
        assert run(*blocks, '-', *arguments, text=SHAPES)[0] in (1, 2), arguments
    expect(run('trace', '--strategy', 'any-order', EMPTY)[0], 2)
    expect(run('trace', '--from', 'nonsense', EMPTY)[0], 2)
    expect(run('trace', '--name', 'plain', EMPTY)[0], 2)


def test_trace_hash():
    impossible = '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........'
    expect(run('trace', '--hash', '--strategy', 'dlx', impossible)[1], 'd899f206990af52f 17996 events\n')
    expect(run('trace', '--hash', BRUTE)[1], '5800ca339ca371bb 1000000 events\n')
    first = run('trace', '--hash', '--count', '100', BRUTE)[1]
    assert first.endswith(' 100 events\n') and first != run('trace', '--hash', '--count', '100', EMPTY)[1], first
    seeds = [run('trace', '--hash', '--strategy', 'random', '--seed', seed, EMPTY)[1] for seed in '121']
    assert seeds[0] == seeds[2] != seeds[1], seeds
    for other in ['--stats'], ['--only', 'wipeout'], ['--from', '2'], ['--break', 'kind=wipeout']:
        expect(run('trace', '--hash', *other, EMPTY)[0], 2)


def test_trace_breaks():
    whole = run('trace', EMPTY)[1].splitlines()

    def of(*arguments):
        code, out, error = run('trace', *arguments, EMPTY)
        expect((code, error), (0, ''))
        return out.splitlines()

    wipeouts = [line for line in whole if ' wipeout ' in line]
    expect(of('--break', 'kind=wipeout'), wipeouts[:1])
    expect(of('--break', 'kind=wipeout nth=5'), wipeouts[4:5])
    expect(of('--break', 'kind=wipeout', '--back'), wipeouts[-1:])
    expect(of('--break', 'kind=wipeout', '--back', '--count', '3'), wipeouts[:-4:-1])
    expect(of('--break', 'kind=wipeout', '--back', '--from', '16'), wipeouts[:1])
    expect(of('--break', 'kind=wipeout', '--from', '17', '--count', '2'), wipeouts[1:3])
    expect(of('--break', 'kind=solution', '--break', 'depth=3', '--count', '9'), [whole[2], whole[837]])
    expect(of('--break', 'event=838', '--back'), whole[837:])

    # A candidate goes where a digit that it sees is placed, and comes back where that is taken back.
    assert ' assign r1c7=7 ' in of('--break', 'lost=r2c9=7')[0]
    assert ' undo-assign ' in of('--break', 'back=r5c5=9', '--back')[0]
    assert ' assign r8c9=1 ' in of('--break', 'domain=r9c9<=1', '--back')[0]


def test_trace_breaks_that_never_are():
    expect(run('trace', '--break', 'kind=restart', EMPTY), (1, '', 'setdoku-cli: not found up to event 838\n'))
    expect(run('trace', '--break', 'kind=restart', '--back', EMPTY), (1, '', 'setdoku-cli: not found back to event 1\n'))
    expect(run('trace', '--break', 'kind=wipeout', '--back', '--from', '15', EMPTY)[0], 1)
    for arguments in (['--break', 'dpeth=3'], ['--break', ''], ['--break', 'depth=3', '--stats'], ['--back'],
                      ['--break', 'depth=3', '--only', 'wipeout']):
        code, out, error = run('trace', *arguments, EMPTY)
        expect((code, out), (2, ''))
        assert error.strip(), arguments
    assert '“dpeth=3”' in run('trace', '--break', 'depth=3 dpeth=3', EMPTY)[2]
    assert 'lost=r4c5=7' in run('trace', '--help')[1]


def test_trace_stats():
    for control in ('iterative', 'recursive'):
        code, out, _ = run('trace', '--stats', '--set', f'control={control}', EMPTY)
        expect(code, 0)
        lines = out.splitlines()
        values = dict(line.split(': ') for line in lines if ': ' in line)
        expect(values['solution'], FIRST_GRID)
        expect((values['placements'], values['backtracks'], values['tests']), ('391', '310', '3195'))
        expect(values['events'], '838')
        exhausted = [line.split() for line in lines if line.startswith('exhausted ')]
        dead = [line.split() for line in lines if line.startswith('dead-end ')]
        expect([row[1:] for row in exhausted[:5]],
               [['r2c8', '96'], ['r2c7', '75'], ['r2c9', '54'], ['r5c7', '25'], ['r2c6', '18']])
        expect(sum(int(row[2]) for row in exhausted), 310)
        expect([row[1:] for row in dead[:4]], [['r2c9', '54'], ['r2c8', '42'], ['r5c7', '17'], ['r2c7', '6']])
        expect(sum(int(row[2]) for row in dead), 136)


def test_fill_is_seeded():
    first = run('fill', '--seed', '7', '--count', '5')[1].splitlines()
    expect(run('fill', '--seed', '7', '--count', '5')[1].splitlines(), first)
    expect(len(set(first)), 5)
    for grid in first:
        expect(run('solve', text=grid)[1].strip(), grid)
    assert run('fill', '--seed', '8')[1].splitlines() != first[:1]


def test_seeds_are_any_number_of_64_bits():
    for seed in ('0', '9223372036854775808', '18446744073709551615'):
        expect(run('fill', '--seed', seed)[0], 0)
    for seed in ('-1', '18446744073709551616', 'x', ''):
        code, out, error = run('fill', '--seed', seed)
        expect((code, out), (2, ''))
        assert f'--seed {seed}' in error, error


def test_a_puzzle_may_begin_with_a_dash():
    dashed = EASY.replace('.', '-')
    expect(run('trace', '--count', '3', '--', dashed), run('trace', '--count', '3', EASY))
    expect(run('explain', '--', dashed), run('explain', EASY))


def test_fill_stats_are_these_keys():
    for variant, low, high in (('random-naked', 21, 30), ('mrv-naked', 1.5, 2), ('random-hidden', 1.9, 2.7), ('mrv-hidden', 1, 1.2)):
        code, out, _ = run('fill', '--stats', '--count', '1000', '--variant', variant)
        expect(code, 0)
        expect([line.split(':')[0] for line in out.splitlines()], 'mean median p90 p99 max share-10 first-try'.split())
        mean = float(out.split()[1])
        assert low < mean < high, (variant, mean)


def test_a_traced_fill_digs_a_puzzle():
    arguments = ['trace', '--strategy', 'potential', '--seed', '3', '--set', 'variant=mrv-hidden', '--set', 'methods=ns,hs']
    stats = dict(line.split(': ') for line in run(*arguments, '--stats', EMPTY)[1].splitlines())
    events = [line.split() for line in run(*arguments, '--only', 'remove,put-back,technique,done', EMPTY)[1].splitlines()]
    expect(stats['clues'], str(81 - stats['puzzle'].count('.')))
    expect(run('solve', text=stats['puzzle'])[1].strip(), stats['solution'])
    expect(run('explain', stats['puzzle'])[1].splitlines()[-1].split(' (')[0], 'verdict: solved without a guess')
    expect(sum(event[1] == 'remove' for event in events), 81)
    expect(sum(event[1] == 'put-back' for event in events), int(stats['clues']))
    expect(events[-1][1:], ['done', 'depth', '0', 'dug', 'clues', stats['clues']])
    expect({event[-1] for event in events if event[1] == 'technique'} - {'naked-single', 'hidden-single'}, set())
    assert 'puzzle' not in run(*arguments, '--set', 'dig=off', '--stats', EMPTY)[1]
    code, out, error = run(*arguments, '--set', 'methods=ns,nonsense', EMPTY)
    expect((code, out), (2, ''))
    assert '“ns,nonsense” is no value of “methods”' in error, error


def test_explain_gives_path_and_verdict():
    code, out, _ = run('explain', EASY)
    lines = out.splitlines()
    expect(code, 0)
    assert lines[0].startswith('1. '), lines[0]
    assert any('r3c2=5 basic filling (T1): PV(r3c2) = U − (R3 ∪ C2 ∪ B1) = {1..9} − ({1,3,6,7,8} ∪ {2,4,7,9} ∪ {2,4,6,7}) = {5}'
               in line for line in lines), lines[:3]
    expect(lines[-1], 'verdict: solved without a guess (T1)')
    expect(len(lines) - 1, EASY.count('.'))
    verdict = f'verdict: needs a guess (stuck after 0 of {STUCK.count(".")} cells)'
    assert run('explain', STUCK)[1].splitlines()[-1].startswith(verdict), STUCK
    assert run('explain', '--tier', 'T1', BOX)[1].splitlines()[-1].startswith('verdict: needs a guess'), 'T1'


def test_worked_equations_come_out_set_by_set():
    out = run('explain', '--cell', 'r2c2', BOX)[1].splitlines()
    expect(len(out), 4)
    expect(out[1], 'r2c2=5 elimination (T2): Result = PV(r2c2) − ∪ PV(q) = '
           '{4,5,6,9} − ({1,4,7} ∪ {4,6} ∪ {4,6} ∪ {2,4,7,9} ∪ {1,2,4,7,9} ∪ {2,4,9}) = {5}')
    row = ('r9c8=1 row analysis (T3): Result = PV(r9c8) − ∪ PV(q) = {1,2,4,5} − ({2,4,9} ∪ {2,4,9} ∪ {4,5,9} ∪ {2,5}) = {1}')
    expect(run('explain', '--cell', 'r9c8', ROW)[1].splitlines()[2], row)
    expect(run('explain', ROW)[1].splitlines()[0], '1. ' + row)
    for cell in ('r0c1', 'r1c10', 'x', 'r1c', 'r5c2'):
        expect(run('explain', '--cell', cell, ROW)[0], 2)


def fields_of(out, several=False):
    """Of several puzzles each row has a fifth field, which says whose it is."""
    rows = [line.split('\t') for line in out.split('\n')[:-1]]
    for row in rows:
        expect(len(row), 5 if several else 4)
    return [row[:4] for row in rows]


def test_find_prints_four_fields_always():
    code, out, error = run('find', '--technique', 'naked-single', EASY)
    expect((code, error), (0, ''))
    rows = fields_of(out)
    assert ['naked-single', 'r3c2=5', ''] in [row[:3] for row in rows], rows
    assert all(row[3] for row in rows), rows
    for row in rows:
        cell, digit = row[1].split('=')
        expect(EASY_SOLUTION[9 * (int(cell[1]) - 1) + int(cell[3]) - 1], digit)
    expect(run('find', '--technique', '0003', EASY)[1], out.replace('naked-single\t', '0003\t'))
    for technique in ('x-wing', '0300', '0300-x', '0606-x', '03111', '0901-2'):
        expect(run('find', '--technique', technique, EASY_SOLUTION), (0, f'{technique}\t\t\t\n', ''))
        expect(run('find', '--technique', technique, text=f'{EASY_SOLUTION}\n' * 2)[1],
               f'{technique}\t\t\t\t<stdin>:1\n{technique}\t\t\t\t<stdin>:2\n')
    expect(run('find', EASY_SOLUTION), (0, '\t\t\t\n', ''))
    everything = fields_of(run('find', EASY)[1])
    assert len({row[0] for row in everything}) > 20 and all(row[0] and row[3] for row in everything), len(everything)


def test_find_takes_the_technique_of_a_library_line():
    lines = [library_line('0003', '5'), library_line('0003', '9'), library_line('0606-x', '12')]
    code, out, error = run('find', text='\n'.join(lines))
    expect((code, error), (0, ''))
    rows = fields_of(out, several=True)
    expect([row[:3] for row in rows if row[0] == '0003' and row[1].endswith('=5')], [['0003', 'r3c2=5', '']])
    expect(rows[-1], ['0606-x', '', '', ''])
    assert all(row[1][-1] in '59' for row in rows[:-1]), rows
    expect(run('find', '--technique', '0003', text=lines[2])[1], run('find', '--technique', '0003', EASY)[1])
    nearly = '.' * 15 + EASY_SOLUTION[15:]
    rows = fields_of(run('find', text='\n'.join([lines[2], library_line(cells=nearly), nearly]))[1], several=True)
    expect(rows[0], ['0606-x', '', '', ''])
    half = len(rows) // 2 + 1
    assert half > 2, rows
    expect(rows[1:half], rows[half:])                  # the line that names no technique, and the one that is no library's
    code, out, error = run('find', text='\n'.join([library_line('0399', '1'), 'nonsense', lines[2]]))
    expect((code, out), (1, '0606-x\t\t\t\t<stdin>:3\n'))
    expect([line.split(' ')[0] for line in error.splitlines()], ['<stdin>:1:0:', '<stdin>:2:0:'])
    assert '0399' in error and 'nonsense' in error, error


def test_find_equals_the_bundled_library():
    with open(os.path.join(os.path.dirname(__file__), '..', 'puzzles', 'reglib-sample.txt'), encoding='utf-8') as sample:
        lines = [line.strip() for line in sample if line.startswith(':')]
    assert len(lines) > 50, len(lines)
    for line in lines:
        _, technique, _, _, _, strikes, places = line.split(':')[:7]
        code, out, error = run('find', text=line)
        expect((code, error), (0, ''))
        rows = fields_of(out)
        placed = {f'{cell[5]}{cell[1]}{cell[3]}' for row in rows for cell in row[1].split()}         # r1c2=3: 312
        struck = {f'{cell[6]}{cell[1]}{cell[3]}' for row in rows for cell in row[2].split()}         # r1c2<>3: 312
        if technique.endswith('-x'):
            expect(rows, [[technique, '', '', '']])
        elif strikes.strip():
            expect(struck, set(strikes.split()))
        else:
            expect(placed, set(places.split()))


def test_an_unknown_technique_lists_the_near_ones():
    for command in ('find', 'explain'):
        for text, near in (('X-Wing', 'x-wing'), ('xwing', 'x-wing'), ('skyscrapper', 'skyscraper'), ('naked pair', 'naked-pair'),
                           ('0399', 'x-wing (0300)'), ('0901-', 'als-xz (0901)'), ('rectangle', 'hidden-rectangle'), ('', 'x-wing')):
            code, out, error = run(command, '--technique', text, EASY)
            expect((code, out), (2, ''))
            assert f'--technique {text}:' in error and near in error.split('near are ')[1], error


def test_explain_climbs_ladders():
    for ladder in ('full', 'hodoku', 'se-like', 'basic'):
        code, out, error = run('explain', '--ladder', ladder, EASY)
        lines = out.splitlines()
        expect((code, error), (0, ''))
        expect([line.split('. ')[0] for line in lines[:EASY.count('.')]], [str(i + 1) for i in range(EASY.count('.'))])
        expect(lines[EASY.count('.'):], ['verdict: solved by basic filling'])
        places = [line.split(' ')[2].rstrip(':') for line in lines[:-1]]
        for cell, digit in (step.split('=') for step in places):
            expect(EASY_SOLUTION[9 * (int(cell[1]) - 1) + int(cell[3]) - 1], digit)
    steps = run('explain', '--ladder', 'full', EASY)[1].splitlines()
    expect(run('explain', '--technique', 'naked-single', EASY)[1].splitlines(),
           [line for line in steps if ' naked-single ' in line or line.startswith('verdict')])
    expect(run('explain', '--ladder', 'full', CLASH), (1, 'verdict: no solution\nin conflict: r1c1 r1c2\n', ''))
    code, out, _ = run('explain', '--ladder', 'full', TWO)
    expect((code, out.splitlines()[-3]), (1, 'verdict: several solutions'))
    expect(sorted(out.splitlines()[-2:]), sorted([EASY_SOLUTION, OTHER]))
    code, out, error = run('explain', '--ladder', 'nonsense', EASY)
    expect((code, out), (2, ''))
    assert 'full, hodoku, se-like, basic' in error, error
    expect(run('explain', '--ladder', 'full', '--tier', 'T1', EASY)[0], 2)


def test_trace_follows_the_ladder():
    code, out, _ = run('trace', '--strategy', 'logic', EASY)
    lines = [line.split() for line in out.splitlines()]
    expect(code, 0)
    expect([line[2] for line in lines if line[1] == 'single'],
           [line.split(' ')[2].rstrip(':') for line in run('explain', '--ladder', 'full', EASY)[1].splitlines()[:-1]])
    expect([line[1] for line in lines if line[1] not in ('technique', 'single')], ['solution'])
    expect(run('trace', '--strategy', 'logic', '--only', 'technique', '--count', '1', EASY)[1].splitlines(), [out.splitlines()[0]])
    expect(run('solve', '--strategy', 'logic', text=f'{EASY}\n{CLASH}\n')[:2], (0, f'{EASY_SOLUTION}\nno solution\n'))
    expect(run('solve', '--strategy', 'logic', '--set', 'ladder=nonsense', EASY)[0], 2)


sys.exit(run_tests(globals()))
