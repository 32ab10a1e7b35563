# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors
"""What setdoku-cli survey promises: totals that are exact, the same with any number of threads, and shards that merge."""
import csv
import os
import signal
import stat
import statistics
import subprocess
import sys
import tempfile
import xml.dom.minidom

import command
from command import EASY, expect, resident_kib, run_tests

CLI = command.CLI
PUZZLES = os.path.join(os.environ['G_TEST_SRCDIR'], 'puzzles')
HARD = os.path.join(PUZZLES, 'exchange-hard.txt')
EULER = os.path.join(PUZZLES, 'euler50.txt')
SCRATCH = tempfile.TemporaryDirectory()


def scratch(name):
    return os.path.join(SCRATCH.name, name)


def survey(*arguments, code=0, text=''):
    done = subprocess.run([CLI, 'survey', *arguments], input=text.encode(), capture_output=True, timeout=120)
    assert done.returncode == code, f'{arguments}: exit status {done.returncode}, {done.stderr.decode()}'
    return done.stdout.decode(), done.stderr.decode()


def table(out):
    lines = [line.replace(' %', '%').replace('given up', 'given-up').split() for line in out.splitlines()]
    expect(lines[0], ['strategy', 'puzzles', 'solved', 'stuck', 'given-up', 'median', 'mean', 'max', 'without'])
    return lines[1:]


def read(name):
    with open(name, encoding='utf-8') as file:
        return file.read()


def test_the_seeds_table_comes_out():
    rows = table(survey('linear-none', 'mrv-forward', 'singles', HARD)[0])
    expect([(row[1], row[5], row[7]) for row in rows], [('150', '6243', '354737'), ('150', '117', '2997'), ('150', '2', '12')])
    expect(rows[2][8], '41.3%')


def test_without_a_strategy_it_is_explore():
    expect(table(survey(EULER)[0])[0][0], 'explore')


def test_several_files_are_one_list():
    expect(table(survey('singles', HARD, EULER)[0])[0][1], '200')


def test_any_number_of_threads_writes_the_same():
    seen = set()
    for jobs in ('1', '2', '5'):
        out, _ = survey('mrv-forward', 'singles', '--jobs', jobs, '--limit', '500', '--each', scratch('each'), '--csv',
                        scratch('csv'), '--tally', scratch('tally'), '--svg', scratch('svg'), HARD, EULER)
        seen.add((out, *(read(scratch(name)) for name in ('each', 'csv', 'tally', 'svg'))))
    expect(len(seen), 1)


def test_each_puzzle_has_a_line_and_they_come_to_the_totals():
    out, _ = survey('mrv-forward', 'norvig', '--limit', '300', '--each', scratch('each.csv'), '--csv', scratch('totals.csv'), HARD)
    with open(scratch('each.csv'), newline='', encoding='utf-8') as file:
        lines = list(csv.DictReader(file))
    with open(scratch('totals.csv'), newline='', encoding='utf-8') as file:
        totals = list(csv.DictReader(file))
    expect(len(lines), 300)
    for row, total in zip(table(out), totals):
        mine = [line for line in lines if line['strategy'] == row[0]]
        guesses = sorted(int(line['guesses']) for line in mine)
        expect(int(total['median']), guesses[len(guesses) // 2])
        assert abs(float(total['mean']) - statistics.fmean(guesses)) < 0.001
        expect(int(total['max']), guesses[-1])
        expect(int(total['given_up']), sum(line['outcome'] == 'given-up' for line in mine))
        expect(int(total['without']), sum(line['outcome'] == 'solved' and line['take_backs'] == '0' for line in mine))
        expect(row[5], total['median'])
    assert int(totals[0]['given_up']) > 0


def test_shards_merged_are_the_run():
    whole, _ = survey('mrv-forward', 'singles', '--csv', scratch('whole.csv'), '--tally', scratch('whole'), HARD)
    parts = []
    for i in range(1, 8):
        parts.append(scratch(f'{i}.tally'))
        survey('mrv-forward', 'singles', '--shard', f'{i}/7', '--tally', parts[-1], HARD)
    merged, _ = survey('--merge', '--csv', scratch('merged.csv'), '--tally', scratch('merged'), *parts)
    expect(merged, whole)
    expect(read(scratch('merged.csv')), read(scratch('whole.csv')))
    expect(read(scratch('merged')), read(scratch('whole')))
    expect(sum(int(table(survey('singles', '--shard', f'{i}/7', EULER)[0])[0][1]) for i in range(1, 8)), 50)


def test_of_what_was_interrupted_there_is_no_tally():
    name = scratch('cut.tally')
    child = subprocess.Popen([CLI, 'survey', 'linear-none', '--tally', name], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                             stderr=subprocess.PIPE)
    child.stdin.write((EASY + '\n').encode() * 2000)
    child.stdin.flush()                              # more than a pipe holds: it reads, and heeds signals, by now
    child.send_signal(signal.SIGTERM)
    out, err = child.communicate(timeout=60)
    expect(child.returncode, -signal.SIGTERM)
    expect(len(table(out.decode())), 1)
    assert b'no tally' in err and not os.path.exists(name), err
    survey('singles', '--tally', name, EULER)
    expect(table(survey('--merge', name)[0])[0][1], '50')


def test_a_list_of_grids_can_be_cut_too():
    grid = '\n'.join(EASY[i:i + 9] for i in range(0, 81, 9))
    expect(table(survey('singles', text=grid)[0])[0][1], '1')
    expect(table(survey('singles', '--shard', '2/2', text=grid)[0])[0][1], '0')


def test_the_plot_is_svg_with_every_strategy():
    survey('linear-none', 'mrv-forward', 'singles', '--limit', '2000', '--svg', scratch('plot.svg'), HARD)
    root = xml.dom.minidom.parse(scratch('plot.svg')).documentElement
    expect(root.tagName, 'svg')
    assert len(root.getElementsByTagName('path')) > 20


def test_what_cannot_be_read_is_said_once_by_its_shard():
    text = EASY + '\n\n# a comment\nnonsense\n' + EASY + '\n'
    out, err = survey('singles', text=text, code=1)
    expect(table(out)[0][1], '2')
    assert ':4:' in err, err
    said = [survey('singles', '--shard', f'{i}/5', text=text, code=int(i == 4))[1] for i in range(1, 6)]
    expect([bool(err) for err in said], [False, False, False, True, False])


def test_a_pipe_is_written_to_and_stays_one():
    name = scratch('pipe')
    os.mkfifo(name)
    reader = subprocess.Popen(['cat', name], stdout=subprocess.PIPE)
    survey('singles', '--csv', name, EULER)
    assert reader.communicate(timeout=60)[0].startswith(b'strategy,puzzles,')
    assert stat.S_ISFIFO(os.stat(name).st_mode)
    expect([each for each in os.listdir(SCRATCH.name) if each.startswith('pipe')], ['pipe'])


def test_a_long_list_takes_no_more_memory():
    environment = dict(os.environ, ASAN_OPTIONS=os.environ.get('ASAN_OPTIONS', '') + ':quarantine_size_mb=1')
    child = subprocess.Popen([CLI, 'survey', 'singles', '--jobs', '1'], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)
    block, sizes = ((EASY + '\n') * 2000).encode(), []
    for _ in range(8):
        child.stdin.write(block)
        child.stdin.flush()
        sizes.append(resident_kib(child))
    out = child.communicate(timeout=120)[0].decode()
    expect(table(out)[0][1], '16000')
    assert sizes[-1] < sizes[1] + 4096, sizes


def test_what_is_wrong_is_said():
    with open(scratch('words'), 'w', encoding='utf-8') as file:
        file.write('tally\texplore\t100\t1 1 0 0 0 1 0 50 0\nsolved\t0:2\nother\n')
    survey('singles', '--limit', '7', '--tally', scratch('seven'), EULER)
    survey('singles', '--limit', '9', '--tally', scratch('nine'), EULER)
    for arguments, code, said in [
            (('explore:cell=up', EULER), 2, '“up” is no value'), (('--shard', '3/2', EULER), 2, '--shard'),
            (('--limit', '0', EULER), 2, '--limit'), (('--merge',), 2, '--merge'), (('--merge', '--shard', '1/2', 'x'), 2, '--shard'),
            (('nosuch',), 2, 'nosuch'), (('--merge', '/nonexistent'), 1, 'nonexistent'), (('--merge', scratch('words')), 1, 'no tally'),
            (('--merge', scratch('seven'), scratch('nine')), 1, '--limit'), (('--merge', scratch('seven'), os.devnull), 1, 'no tally'),
            (('singles', 'explore', EULER), 2, 'before'), (('singles', '/nonexistent'), 1, 'nonexistent'),
            (('--csv', '/nonexistent/x.csv', EULER), 1, 'x.csv')]:
        assert said in survey(*arguments, code=code)[1], (arguments, survey(*arguments, code=code)[1])


sys.exit(run_tests(globals()))
