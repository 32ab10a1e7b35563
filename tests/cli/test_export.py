# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors
"""trace --format: the same search as text, as CSV and as CP-Profiler's tree. Prints TAP."""
import csv
import io
import subprocess
import sys

CLI = sys.argv[1]
EMPTY = '.' * 81
SEED = '2...8.3...6..7..84.3.5..2.9...1.54.8.........4.27.6...3.1..7.4.72..4..6...4.1...3'
CLASH = '11' + '.' * 79
WIPED = '12345678.........9' + '.' * 63
COLUMNS = 'event,kind,reason,row,column,digit,house,depth,choices,untried,source,number'.split(',')
SEARCHES = [
    (SEED, 'ascending', []), (EMPTY, 'ascending', []), (CLASH, 'ascending', []), (WIPED, 'ascending', []),
    (SEED, 'ascending', ['solutions=3']), (SEED, 'explore', ['inference=none', 'cell=linear']),
    (SEED, 'explore', ['inference=forward', 'undo=copy']), (EMPTY, 'explore', []), (SEED, 'random', []), (SEED, 'dlx', []),
    (EMPTY, 'dlx', ['solutions=5']), (SEED, 'norvig', []), (SEED, 'sets+guess', []), (SEED, 'sets', []), (SEED, 'logic', []),
    (EMPTY, 'potential', ['dig=off']), (EMPTY, 'potential', ['dig=off', 'variant=mrv-hidden']),
]


def run(*arguments):
    result = subprocess.run([CLI, *arguments], capture_output=True, timeout=120)
    return result.returncode, result.stdout.decode(), result.stderr.decode()


def trace(search, *arguments):
    puzzle, strategy, settings = search
    options = [part for setting in settings for part in ('--set', setting)]
    code, out, error = run('trace', '--strategy', strategy, *options, *arguments, puzzle)
    assert code == 0, error
    return out


def rows(search, *arguments):
    reader = csv.DictReader(io.StringIO(trace(search, '--format', 'csv', *arguments)))
    assert reader.fieldnames == COLUMNS, reader.fieldnames
    return list(reader)


def test_csv_tells_what_the_text_tells():
    for search in SEARCHES:
        lines = trace(search).splitlines()
        table = rows(search)
        assert len(lines) == len(table), search
        for line, row in zip(lines, table):
            words = line.split()
            assert words[0] == row['event'] and words[1] == row['kind'], (line, row)
            assert f'depth {row["depth"]}' in line, (line, row)
            if row['row']:
                cell = f'r{row["row"]}c{row["column"]}' + (f'={row["digit"]}' if row['digit'] else '')
                assert words[2] == cell, (line, row)
            assert None not in row and None not in row.values(), row


def test_csv_has_the_choices():
    first = rows((SEED, 'ascending', []))[0]
    assert first == {'event': '1', 'kind': 'assign', 'reason': 'reading-order', 'row': '1', 'column': '2', 'digit': '1',
                     'house': '', 'depth': '1', 'choices': '14579', 'untried': '4579', 'source': '', 'number': ''}, first


def test_every_reason_has_a_word():
    for search in SEARCHES:
        for row in rows(search):
            assert '(null)' not in row.values(), row
            if row['kind'] in ('assign', 'single', 'wipeout', 'done'):
                assert row['reason'], row


def test_parts():
    search = (SEED, 'ascending', [])
    assert [row['event'] for row in rows(search, '--from', '100', '--count', '3')] == ['100', '101', '102']
    assert {row['kind'] for row in rows(search, '--only', 'wipeout,solution')} == {'wipeout', 'solution'}
    assert trace(search, '--format', 'text') == trace(search)


def tree_of_events(search):
    """The tree that the guesses and take-backs make: a node is a dict of label → node."""
    root = {}
    tries, path = [root], [root]
    for row in rows(search):
        depth = int(row['depth'])
        if row['kind'] == 'assign':
            label = f'r{row["row"]}c{row["column"]}={row["digit"]}'
            del path[depth:]
            assert label not in path[-1], (search, row)
            path[-1][label] = child = {}
            path.append(child)
        elif row['kind'] == 'undo-assign':
            del path[depth + 1:]
        elif row['kind'] == 'restart':
            tries.append({})
            path = [tries[-1]]
    return root if len(tries) == 1 else {f'try{i + 1}': one for i, one in enumerate(tries)}


def tree_of_export(search):
    nodes, known = {}, {'0'}
    for line in trace(search, '--format', 'cp-profiler').splitlines():
        words = line.split(' ')
        number, count, rest = words[0], int(words[1]), words[2:]
        assert number in known, f'{search}: node {number} comes before its parent'
        assert number not in nodes, f'{search}: node {number} comes twice'
        assert len(rest) == 2 * count, line
        nodes[number] = dict(zip(rest[1::2], rest[0::2]))
        for child in rest[0::2]:
            assert child not in known, f'{search}: node {child} has two parents'
            known.add(child)
    assert known == set(nodes), f'{search}: {known - set(nodes)} have no line'
    # Children have larger numbers than their parents, so the last node is whole when its turn comes.
    whole = {}
    for number in sorted(nodes, key=int, reverse=True):
        whole[number] = {label: whole[child] for label, child in nodes[number].items()}
    return whole['0']


def test_the_tree_is_that_of_the_events():
    sys.setrecursionlimit(10000)
    for search in SEARCHES:
        assert tree_of_export(search) == tree_of_events(search), search


def test_the_seed_has_its_guesses():
    def count(node):
        return sum(1 + count(child) for child in node.values())

    assert count(tree_of_export((EMPTY, 'ascending', []))) == 391


def test_wrong_usage_is_2():
    for arguments in (['--format', 'nonsense'], ['--format', 'log'], ['--format', 'cp-profiler', '--count', '3'],
                      ['--format', 'cp-profiler', '--only', 'assign'], ['--format', 'cp-profiler', '--from', '2'],
                      ['--format', 'csv', '--stats']):
        code, out, error = run('trace', *arguments, SEED)
        assert code == 2 and not out and error, arguments


def main():
    tests = [(name, test) for name, test in sorted(globals().items()) if name.startswith('test_')]
    assert tests
    print(f'1..{len(tests)}')
    failed = 0
    for number, (name, test) in enumerate(tests, 1):
        try:
            test()
            print(f'ok {number} {name}')
        except AssertionError as error:
            failed += 1
            print(f'not ok {number} {name}\n# {error}'[:2000])
    return 1 if failed else 0


sys.exit(main())
