# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""setdoku-cli explain --proof: the question and the lemmas as files, which drat-trim checks where it is installed; and paths
that are chosen in another way, find --by-cell. Prints TAP."""
import os
import re
import shutil
import subprocess
import sys
import tempfile

from command import BOX, CLASH, EASY, EMPTY, expect, file_with, run, run_tests

CHAINS = '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1'
HARD = '98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6'


def prove(*arguments, ending=''):
    """What is said, and the two texts."""
    with tempfile.TemporaryDirectory() as folder:
        name = os.path.join(folder, 'a')
        code, out, error = run('explain', '--proof', name, *arguments)
        expect((code, error), (0, ''))
        with open(f'{name}{ending}.cnf', encoding='ascii') as question, open(f'{name}{ending}.drup', encoding='ascii') as lemmas:
            texts = question.read(), lemmas.read()
        if shutil.which('drat-trim'):
            said = subprocess.run(['drat-trim', f'{name}{ending}.cnf', f'{name}{ending}.drup'], capture_output=True, text=True)
            assert 's VERIFIED' in said.stdout, said.stdout
        return out, *texts


def test_a_path_is_proven_step_by_step():
    out, question, lemmas = prove('--ladder', 'full', HARD)
    steps = re.findall(r'^c step (\d+), ([\w-]+): (.*); from line (\d+) of the proof$', question, re.MULTILINE)
    path = run('explain', '--ladder', 'full', HARD)[1]
    expect(len(steps), len(re.findall(r'^\d+\. ', path, re.MULTILINE)))
    for number, technique, effect, _ in steps:
        assert f'{number}. {technique} ' in path, (number, technique)
    expect(out.split(',')[0], f'{len(steps)} steps')
    expect(lemmas.splitlines()[-1], '0')
    assert question.startswith('c Sudoku: variable 81 row + 9 column + digit'), question[:80]


def test_premises_are_named():
    out, question, _ = prove('--ladder', 'hodoku', HARD)
    named = re.findall(r'^c premise of one solution, ([\w-]+): ', question, re.MULTILINE)
    assert named, question[:2000]
    assert f'{len(named)} premises' in out, out


def test_a_search_is_proven():
    for strategy in ('ascending', 'norvig', 'explore'):
        out, question, lemmas = prove('--strategy', strategy, HARD)
        assert out.startswith('one solution, '), out
        assert 'c the solution, and the last clause wants another: ' in question
        assert len(lemmas.splitlines()) > 10, strategy


def test_what_has_no_solution_is_proven_to_have_none():
    for arguments in ([CLASH], ['--strategy', 'norvig', CLASH]):
        out, question, _ = prove(*arguments)
        assert out.startswith('no solution, '), out
        assert 'c there is no solution\n' in question


def test_several_puzzles_are_several_files():
    out, question, _ = prove(file_with(f'{EASY}\n{BOX}\n'), ending='-2')
    assert f'c clues: {BOX}\n' in question
    expect(out.count(' steps, '), 2)


def techniques(*arguments):
    code, out, error = run('explain', '--ladder', 'full', *arguments, CHAINS)
    expect((code, error), (0, ''))
    assert 'verdict: ' in out, out
    return re.findall(r'^\d+\. ([\w-]+) ', out, re.MULTILINE)


def test_a_path_may_be_chosen():
    easiest = techniques()
    expect(easiest, techniques('--path', 'easiest'))
    assert len(set(techniques('--path', 'fewest-kinds'))) < len(set(easiest))
    assert len(techniques('--path', 'fewest-steps')) < len(easiest)
    avoided = next(name for name in easiest if not name.endswith(('single', 'house')))
    assert avoided not in techniques('--avoid', avoided), avoided
    prove('--ladder', 'full', '--path', 'fewest-steps', CHAINS)
    for arguments in (['--avoid', 'y-wing'], ['--path', 'shortest']):
        code, out, error = run('explain', *arguments, EASY)
        expect((code, out, error.count('\n')), (2, '', 1))


def test_instances_are_grouped_by_cell():
    plain = [line.split('\t') for line in run('find', EASY)[1].splitlines()]
    rows = [line.split('\t') for line in run('find', '--by-cell', EASY)[1].splitlines()]
    effects = lambda fields: set((fields[0] + ' ' + fields[1]).split())
    for cell, _, placed, struck, _ in rows:
        assert all(effect.startswith(cell + '=') for effect in placed.split()), placed
        assert all(effect.startswith(cell + '<>') for effect in struck.split()), struck
    expect([row[0] for row in rows], sorted(row[0] for row in rows))
    expect({(row[1], effect) for row in rows for effect in effects(row[2:4])},
           {(row[0], effect) for row in plain for effect in effects(row[1:3])})


def test_what_cannot_be_is_said():
    for arguments in (['--strategy', 'norvig', EASY], ['--proof', 'a', '--cell', 'r1c1', EASY], ['--proof', 'a', '--json', EASY],
                      ['--proof', 'a', '--strategy', 'sets', EASY]):
        code, out, error = run('explain', *arguments)
        expect((code, out, error.count('\n')), (2, '', 1))
    code, out, error = run('explain', '--proof', 'a', '--strategy', 'norvig', EMPTY)
    expect((code, out, error), (1, '', 'setdoku-cli: there are several solutions, and nothing to prove\n'))


sys.exit(run_tests(globals()))
