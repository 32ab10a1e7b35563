# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors
"""Short memory: the k-th allocation of each command fails, and what it then says is what it always says, or it says that
something is missing. Prints TAP."""
import itertools
import os
import re
import subprocess
import sys
import tempfile

from command import BRUTE, CLI, EASY, STUCK, TWO, expect, run, run_tests, without

# Of exchange_diabolical: chains at once, so that the ladders ask for memory.
CHAINS = '000600450004090001070013090090000104045000920201000070050360010900070500012005000'
PATTERN = ''.join('x' if digit != '.' else '.' for digit in EASY)
# EASY without three of its clues, a thousand times: more than a table of the first size holds.
CLUES = [i for i, sign in enumerate(EASY) if sign != '.']
MANY = ''.join(without(EASY, three) + '\n' for three in itertools.islice(itertools.combinations(CLUES, 3), 1000))
FOLDER = tempfile.mkdtemp()

PICTURE = os.path.join(FOLDER, 'puzzle.png')
run('draw', '--output', PICTURE, EASY)

FIGURES = run('generate', '--seed', '1', '--stats')[1]

# What is run of each command, with its input; None: it measures, and prints other figures each time.
RUNS = {
    'solve': [(['-'], EASY), (['--strategy', 'sets+guess', '-'], BRUTE), (['--strategy', 'logic', '-'], CHAINS),
              (['--fast', '--jobs', '1', '-'], f'{EASY}\n{TWO}\n')],
    'count': [(['--jobs', '1', '-'], f'{EASY}\n{TWO}\n'), (['--jobs', '1', '--true-candidates', '-'], TWO)],
    'canon': [(['--jobs', '1', '-'], f'{EASY}\n{TWO}\n'), (['--jobs', '1', '--unique', '-'], MANY)],
    'trace': [([STUCK], ''), (['--stats', STUCK], ''), (['--hash', '--count', '100', STUCK], ''),
              (['--format', 'cp-profiler', CHAINS], ''), (['--strategy', 'logic', CHAINS], ''),
              (['--strategy', 'logic', '--stats', CHAINS], ''), (['--strategy', 'logic', '--hash', CHAINS], ''),
              (['--break', 'kind=wipeout depth>=5', BRUTE], ''), (['--strategy', 'norvig', '--break', 'kind=single', '--back', EASY], '')],
    'fill': [(['--seed', '1', '--count', '2'], '')],
    'generate': [(['--seed', '1', '--count', '2', '--jobs', '1'], ''),
                 (['--seed', '1', '--jobs', '1', '--rating', '2.0..2.3'], ''),
                 (['--seed', '3', '--jobs', '1', '--rating', 'hodoku:1000..4000'], ''),
                 (['--seed', '1', '--jobs', '1', '--method', 'potential'], '')],
    'explain': [([STUCK], ''), (['--ladder', 'full', CHAINS], ''), (['--ladder', 'hodoku', CHAINS], '')],
    'find': [(['--technique', technique, '-'], CHAINS)
             for technique in ('x-wing', 'x-chain', 'forcing-chain', 'als-xz', 'sue-de-coq', 'template-set')],
    'rate': [(['--jobs', '1', '-'], f'{EASY}\n{CHAINS}\n'), (['--jobs', '1', '--profile', '-'], EASY),
             (['--jobs', '1', '--scale', 'hodoku', '--profile', '-'], CHAINS)],
    'convert': [(['--to', 'ss', '-'], EASY), (['--to', 'setdoku', '-'], EASY)],
    'draw': [(['--to', 'svg', *arguments], '')
             for arguments in (['--at', '20', EASY], ['--step', '12', CHAINS], ['--scene', 'strip', EASY],
                               ['--scene', 'tree', '--strategy', 'norvig', CHAINS])],
    'print': [(['--output', os.path.join(FOLDER, 'book.pdf'), '--solutions', 'end', '-'], f'{EASY}\n{CHAINS}\n')],
    'read': [([PICTURE], '')],
    'film': [(['--to-event', '3', '--size', '120', '--output', os.path.join(FOLDER, 'film.gif'), EASY], '')],
    'watch': [([STUCK], '')],
    'why': [([BRUTE, 'r4c5=7', '--at', '357', '--chain'], '')],
    'compare': [(['ascending', 'norvig', '--puzzle', EASY], None), (['ascending', 'dlx', '--jobs', '1', '-'], None)],
    'survey': [(['norvig', 'singles', '--jobs', '1', '-'], None), (['dlx', '--csv', '-', '--jobs', '1', '-'], None)],
    'merge': [(['-'], FIGURES)],
    'list': [([topic], '') for topic in ('techniques', 'formats', 'strategies', 'ladders', 'switches')],
    'bench': [(['make', '--kind', 'plain', '--count', '2'], None), (['rate'], None)],
}
MOST = 40                                # allocations that fail one by one; then ever fewer of those that are left


def short(k, arguments, text):
    """Status, lines and errors where allocation k fails, and whether there was one."""
    said = os.path.join(FOLDER, 'failed')
    if os.path.exists(said):
        os.unlink(said)
    environment = {**os.environ, 'SETDOKU_FAIL_AT': str(k), 'SETDOKU_FAILED': said, 'SETDOKU_DATA': FOLDER}
    result = subprocess.run([CLI, *arguments], input=(text or EASY).encode(), capture_output=True, timeout=60, env=environment)
    assert os.path.exists(said), f'{arguments}, allocation {k}: status {result.returncode}, {result.stderr.decode()[-300:]}'
    with open(said, encoding='utf-8') as file:
        failed = file.read() == 'failed'
    return result.returncode, result.stdout.decode(), result.stderr.decode(), failed


def measured(out):
    return re.sub(r'[\d.]+', '#', ' '.join(out.split()))


def check(arguments, text):
    """Returns how many allocations failed."""
    status, whole, _, failed = short(10 ** 9, arguments, text)
    assert not failed and status in (0, 3), (arguments, status)
    k, n = 0, 0
    while True:
        now, out, said, failed = short(k, arguments, text)
        where = f'{arguments}, allocation {k}: status {now}, {said[-300:]!r}'
        if not failed:
            expect(now, status)
            return n
        n += 1
        if now == status:
            assert out == whole or text is None and measured(out) == measured(whole), f'{where}, other output'
        else:
            assert now == 1, where
            assert 'memory' in said + out, f'{where}: it is not said why'
        k += 1 if k < MOST else k // 4


def test_every_command_is_tried():
    code, out, _ = run('--help')
    ids = re.findall(r'^  ([a-z]+) ', out, re.MULTILINE)
    expect(code, 0)
    expect(sorted(ids), sorted(RUNS))


def of(command):
    def test():
        counted = [check([command, *arguments], text) for arguments, text in RUNS[command]]
        print(f'# {command}: {counted} allocations failed')
    return test


globals().update({f'test_{command}': of(command) for command in RUNS})

sys.exit(run_tests(globals()))
