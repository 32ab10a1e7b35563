# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors
"""What setdoku-cli generate --shape promises: blocks with one solution, the same for the same seed. Prints TAP."""
import json
import os
import re
import subprocess
import sys

from command import CLI, expect, run, run_tests


def make(*arguments):
    code, out, err = run('generate', '--seed', '3', *arguments)
    expect((code, err), (0, ''))
    return out


def blocks(out):
    assert out.endswith('\n\n'), out[-40:]
    return [dict(line.split('=', 1) for line in block.splitlines()) for block in out.rstrip('\n').split('\n\n')]


def test_each_has_the_solution_that_is_written():
    for shape in ('6x6', 'jigsaw', 'jigsaw6', 'x', 'windoku', 'killer', 'thermo', 'antiknight', 'samurai', 'windmill', 'sohei',
                  'tiny-samurai', 'centre-dot', 'asterisk'):
        out = make('--shape', shape, '--count', '3')
        expect(len(blocks(out)), 3)
        expect({block['solutions'] for block in blocks(out)}, {'1'})
        expect([line.split('\t')[1] for line in run('count', '--from', 'blocks', text=out)[1].splitlines()], ['1'] * 3)
        expect([line.split('\t')[1] for line in run('solve', '--from', 'blocks', text=out)[1].splitlines()],
               [block['solution'] for block in blocks(out)])


def test_the_same_however_a_run_is_cut():
    whole = make('--shape', 'killer6', '--count', '7')
    expect(make('--shape', 'killer6', '--count', '7', '--jobs', '3'), whole)
    expect(''.join(make('--shape', 'killer6', '--count', '7', '--shard', f'{part}/3') for part in (1, 2, 3)), whole)
    expect(len({block['givens'] + block['solution'] for block in blocks(whole)}), 7)


def test_a_wish_is_met():
    for level in ('easy', 'medium'):
        out = make('--shape', 'jigsaw', '--level', level, '--count', '3', '--symmetry', 'rotate-180')
        expect({line.split('\t')[1] for line in run('rate', '--from', 'blocks', text=out)[1].splitlines()}, {level})
        for block in blocks(out):
            given = re.sub('[^.]', 'x', block['givens'])
            expect(given, given[::-1])


def test_extras_are_added():
    block, = blocks(make('--shape', '6x6', '--extras', 'diagonal+,disjoint,thermometers'))
    expect((block['extras'], 'thermo' in block), ('diagonal+ disjoint', True))
    assert 'cage' in blocks(make('--shape', 'jigsaw6', '--extras', 'cages'))[0]
    middles = 'r2c2 r2c5 r2c8 r5c2 r5c5 r5c8 r8c2 r8c5 r8c8'
    block, = blocks(make('--shape', 'jigsaw', '--extras', 'centre-dot'))
    expect((block['extra'], 'regions' in block), (middles, True))
    digits = [block['solution'][9 * int(cell[1]) + int(cell[3]) - 10] for cell in middles.split()]
    expect(''.join(sorted(digits)), '123456789')


def test_clues_are_as_many_as_wished():
    for clues, most in (('40..44', 44), ('36', 36)):
        for block in blocks(make('--shape', 'jigsaw', '--clues', clues, '--count', '5')):
            n = len(block['givens']) - block['givens'].count('.')
            assert int(clues[:2]) <= n <= most, n
    code, out, err = run('generate', '--seed', '1', '--shape', '6x6', '--clues', '1..2', '--tries', '2')
    expect((code, out), (1, ''))
    assert 'no such puzzle in 2 tries' in err, err


def test_it_has_a_title():
    block, = blocks(make('--shape', 'killer6', '--level', 'easy'))
    expect(block['title'], '6 × 6, Killer, Easy')


def test_an_object_a_line():
    out = make('--shape', 'sohei', '--json', '--count', '2')
    rows = [json.loads(line) for line in out.splitlines()]
    expect([row['id'] for row in rows], ['3-0', '3-1'])
    for row in rows:
        expect((row['title'], len(row['givens']), row['givens'][0]), ('Sohei', 441, '-'))
        expect(run('solve', '--from', 'blocks', text=row['block'])[1].split('\t')[1].strip().replace('-', '').replace('.', ''),
               row['solution'].replace('-', ''))
    expect(json.loads(make('--shape', 'jigsaw6', '--level', 'easy', '--json'))['level'], 'easy')


def read_all(reader):
    """What was written to the terminal whose other end is closed: it may come in pieces, however short it is."""
    told = b''
    try:
        while piece := os.read(reader, 10000):
            told += piece
    except OSError:                                     # so Linux says that nothing more comes
        pass
    return told.decode()


def test_who_looks_on_is_told_how_far_it_is():
    reader, writer = os.openpty()
    done = subprocess.run([CLI, 'generate', '--seed', '3', '--shape', '6x6', '--count', '3'], stdout=subprocess.PIPE, stderr=writer)
    os.close(writer)
    told = read_all(reader)
    os.close(reader)
    expect(len(blocks(done.stdout.decode())), 3)
    assert re.search(r'\d+ made, \d+ tries', told), told
    assert told.endswith('\r'), told                # and the line is wiped


def test_what_does_not_go_together_is_refused_with_the_reason():
    for arguments, reason in ((['--shape', 'jigsaw', '--rating', 'hard'], '--rating does not go with --shape'),
                              (['--shape', 'jigsaw', '--needs', 'x-wing'], '--needs does not go with --shape'),
                              (['--shape', 'jigsaw', '--stats'], '--stats does not go with --shape'),
                              (['--shape', 'jigsaw', '--clues', '32..30'], 'expected a range'),
                              (['--shape', 'jigsaw', '--clues', 'few'], 'expected a range'),
                              (['--level', 'easy'], 'only with --shape'),
                              (['--extras', 'cages'], 'only with --shape'),
                              (['--shape', 'jigsaw', '--level', 'odd'], 'expected easy'),
                              (['--shape', 'jigsaw', '--extras', 'odd'], 'there is no “odd”'),
                              (['--shape', 'jigsaw', '--symmetry', 'odd'], 'there is no “odd”'),
                              (['--shape', 'jigsaw', '--extras', 'windoku'], 'windoku has no place'),
                              (['--shape', '7x7'], 'no boxes divide'), (['--shape', '26x26'], '2 to 25'),
                              (['--shape', 'odd'], 'expected a size')):
        code, out, err = run('generate', *arguments)
        expect((code, out), (2, ''))
        assert reason in err, err
    code, out, err = run('generate', '--seed', '1', '--count', '0', '--shape', 'latin3', '--extras', 'diagonal+,diagonal-')
    expect((code, out), (1, ''))
    assert 'no grid obeys' in err, err


if __name__ == '__main__':
    sys.exit(run_tests(globals()))
