# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors
"""What setdoku-cli merge promises: the shards of a run, merged, are the run."""
import os
import subprocess
import sys
import tempfile

import command
from command import EASY, expect, run_tests

CLI = command.CLI
SCRATCH = tempfile.TemporaryDirectory()


def scratch(name):
    return os.path.join(SCRATCH.name, name)


def call(*arguments, code=0):
    done = subprocess.run([CLI, *arguments], capture_output=True, timeout=120)
    assert done.returncode == code, f'{arguments}: exit status {done.returncode}, {done.stderr.decode()}'
    return done.stdout.decode(), done.stderr.decode()


def without_time(figures):
    return [line for line in figures.splitlines() if 'second' not in line]


def keep(name, text):
    with open(scratch(name), 'w', encoding='utf-8') as file:
        file.write(text)
    return scratch(name)


def test_figures_of_shards_are_those_of_the_run():
    for wish in (['--rating', '3.0..4.4'], ['--rating', 'hodoku:400..900'], ['--symmetry', 'rotate-180']):
        run = ['generate', '--seed', '7', '--count', '47', '--stats', *wish]
        whole = call(*run)[0]
        shards = [keep(f'{i}.stats', call(*run, '--shard', f'{i}/5')[0]) for i in range(1, 6)]
        merged = call('merge', *shards)[0]
        expect(without_time(merged), without_time(whole))
        expect(without_time(merged)[0], 'puzzles: 47')
        seconds = [float(line.split(': ')[1]) for name in shards for line in open(name) if line.startswith('seconds: ')]
        expect(float(merged.split('\nseconds: ')[1].split()[0]), max(seconds))


def test_a_killed_shard_is_run_again_alone():
    run = ['generate', '--seed', '9', '--count', '20', '--stats']
    parts = [keep(f'{i}.part', call(*run, '--shard', f'{i}/3')[0]) for i in (1, 2, 3)]
    with open(parts[1], encoding='utf-8') as file:
        torn = file.read()[:40]
    keep('2.part', torn)
    assert '2.part:' in call('merge', *parts, code=1)[1]
    keep('2.part', call(*run, '--shard', '2/3')[0])
    expect(without_time(call('merge', *parts)[0]), without_time(call(*run)[0]))


def test_tallies_are_added_up_as_survey_does():
    puzzle = keep('one', EASY + '\n')
    tallies = [scratch('a.tally'), scratch('b.tally')]
    for name in tallies:
        call('survey', 'singles', '--tally', name, puzzle)
    expect(call('merge', *tallies)[0], call('survey', '--merge', *tallies)[0])


def test_what_is_none_of_it_is_named():
    good = keep('good', call('generate', '--count', '2', '--seed', '1', '--stats')[0])
    for text, line in ((EASY + '\n', 1), ('', 1), ('puzzles: 1\nclues-99: 3\n', 2), ('puzzles: 1\n\x1b[2J: 1\n', 2),
                       ('puzzles: 1\nrating-x: 3\n', 2), ('puzzles: 1\nseconds: nan\n', 2), ('puzzles: -1\n', 1)):
        error = call('merge', good, keep('bad', text), code=1)[1]
        assert f'bad:{line}:1: here are no more' in error, error
        assert '\x1b' not in error
    assert 'No such file' in call('merge', scratch('absent'), code=1)[1]
    call('merge', code=2)


sys.exit(run_tests(globals()))
