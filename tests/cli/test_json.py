# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors
"""What --json writes says what the lines say, under the keys that “list json” has, and no others."""
import json
import os
import sys
import tempfile

from command import BOX, BRUTE, CLASH, EASY, EASY_SOLUTION, EMPTY, STUCK, TWO, WIPED, expect, file_with, library_line, run, run_tests

POINTING = '4.......................1..5...6......2.3..6....8..7.9..........3......8..2......'
BAD = f'{EASY}\n\n{EASY[:80]}\n# a comment\n{TWO}\r\n{CLASH}\nnonsense “{EASY}\n{STUCK}\n'
NO_PLACE = '...1...........1..234' + '.' * 60
BOARD = 'rows=4\ncols=4\nvalues=1-4\nboxes=2x2\n'
BOARDS = (f'puzzle=one\n{BOARD}cage=5|r1c1 r1c2\ncage=8|r1c3 r1c4 r2c4\ngivens=2.......3.4..13.\n\nfog=1\n\n'
          f'puzzle=none\n{BOARD}givens=11..............\n\npuzzle=several\n{BOARD}givens={"." * 16}\n\n'
          f'puzzle=stuck\nrows=9\ncols=9\nvalues=1-9\nboxes=3x3\ngivens={BRUTE}\n')
TYPES = {'string': str, 'number': (int, float), 'boolean': bool, 'null': type(None), 'object': dict, 'array': list}

SHAPES = file_with('rows=4\ncols=4\nvalues=1-4\nboxes=2x2\ncage=3|r1c1 r1c2\ngivens=................\n')

SIX = 'puzzle=six\nrows=6\ncols=6\nvalues=1-6\nboxes=2x3\ngivens=1.3.5.............................6.\n'

# Together they write every key.
RUNS = (
    ('count', [], BAD), ('count', ['--true-candidates'], BAD), ('count', ['--limit', '5000'], f'{EMPTY}\n{TWO}\n'),
    ('rate', ['--profile'], BAD), ('rate', ['--scale', 'hodoku', '--profile'], BAD),
    ('find', [], BAD), ('find', [], f'{library_line("9999")}\n{library_line("0000")}\n'),
    ('explain', [], BAD), ('explain', ['--ladder', 'full'], f'{BAD}{BOX}\n{BRUTE}\n{WIPED}\n{NO_PLACE}\n'),
    ('explain', ['--ladder', 'basic'], f'{BRUTE}\n'), ('explain', ['--cell', 'r1c1'], f'{EASY}\n'),
    ('explain', ['--from', 'blocks'], BOARDS), ('rate', ['--from', 'blocks'], BOARDS),
    ('trace', ['--strategy', 'dlx', '--count', '3000'], EMPTY), ('trace', ['--strategy', 'logic'], BOX),
    ('trace', ['--strategy', 'norvig'], BRUTE), ('trace', ['--strategy', 'ascending', '--count', '5000'], EMPTY),
    ('trace', ['--strategy', 'potential', '--set', 'dig=on', '--seed', '1'], EMPTY), ('trace', ['--hash'], EASY), ('trace', ['--stats'], BOX),
    ('trace', ['--strategy', 'potential', '--set', 'dig=on', '--stats'], EMPTY),
    ('trace', ['--from', 'blocks', '--strategy', 'any-explore'], SHAPES),
    ('why', ['r1c1', '--chain', '--lines', '5'], BRUTE), ('why', ['r1c1', '--at', '0'], EMPTY),
    ('compare', ['--from', 'blocks', '--name', 'six', 'any-order', 'any-explore'], SIX),
    ('compare', ['ascending', 'explore', '--puzzle'], BRUTE), ('compare', ['ascending', 'explore'], f'{EASY}\n{BOX}\n'),
    ('generate', ['--seed', '7', '--count', '3', '--rating', 'easy'], None),
    ('generate', ['--seed', '7', '--count', '3', '--rating', 'hodoku:easy'], None),
    ('generate', ['--seed', '7', '--count', '3', '--rating', 'easy', '--stats'], None),
    ('generate', ['--seed', '7', '--count', '3', '--rating', 'hodoku:easy', '--stats'], None),
    ('generate', ['--seed', '7', '--shape', '6x6'], None),
)


FOLDER = tempfile.mkdtemp(prefix='setdoku-json-')


def no_twice(pairs):
    keys = [key for key, _ in pairs]
    assert len(set(keys)) == len(keys), keys
    return dict(pairs)


def objects(*arguments, text='', statuses=(0,)):
    code, out, error = run(arguments[0], '--json', *arguments[1:], text=text)
    assert code in statuses, (arguments, code, error)
    assert out.endswith('\n') and '\r' not in out and '\t' not in out, out
    return [json.loads(line, object_pairs_hook=no_twice) for line in out.splitlines()]


def started(command, arguments, text):
    if command in ('trace', 'why', 'compare') and '--puzzle' in arguments or command == 'trace':
        return objects(command, *arguments, text, statuses=(0, 1))
    if command == 'why':
        return objects(command, text, *arguments)
    if command == 'compare' or text is None:
        return objects(command, *arguments, text=text or '', statuses=(0, 1))
    return objects(command, *arguments, '-', text=text, statuses=(0, 1))


def paths(value, before=''):
    """Each key with the value that it has there."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield before + key, inner
            yield from paths(inner, f'{before}{key}.')
    elif isinstance(value, list):
        for inner in value:
            if isinstance(inner, dict):
                yield from paths(inner, before[:-1] + '[].')


def table():
    rows = [line.split('\t') for line in run('list', 'json')[1].splitlines()]
    assert rows and all(len(row) == 4 and all(row) for row in rows), rows
    keys = {(command, key): kind for command, key, kind, _ in rows}
    expect(len(keys), len(rows))
    return keys


def fits(kind, value):
    return any(isinstance(value, TYPES[word.split()[0]]) and (not isinstance(value, bool) or word == 'boolean')
               for word in kind.replace(', or ', ' or ').split(' or '))


def pictures():
    """What is no picture, a board of six, and a puzzle so small that cells are in doubt."""
    paths = [__file__, None]
    for size in ('90', '95', '100', '105', '600'):
        paths.append(os.path.join(FOLDER, f'{size}.png'))
        expect(run('draw', '--size', size, '--output', paths[-1], EASY)[0], 0)
    blocks, paths[1] = os.path.join(FOLDER, 'six.txt'), os.path.join(FOLDER, 'six.png')
    with open(blocks, 'w', encoding='utf-8') as file:
        file.write(json.loads(run('generate', '--shape', '6x6', '--seed', '5', '--json')[1])['block'])
    expect(run('draw', '--from', 'blocks', '--decimal', '--size', '300', '--output', paths[1], blocks)[0], 0)
    return 'read', paths, objects('read', '--candidates', *paths, statuses=(1,))


def test_the_table_has_every_key_and_every_key_is_written():
    keys, met = table(), set()
    for command, arguments, written in (pictures(), *((*row[:2], started(*row)) for row in RUNS)):
        for number, found in enumerate(written):
            for key, value in paths(found):
                assert (command, key) in keys, f'{command} {arguments} writes {key}'
                assert fits(keys[command, key], value), (command, key, value, keys[command, key])
                met.add((command, key))
    missing = sorted(set(keys) - met)
    assert not missing, missing


def test_only_commands_with_keys_take_it():
    commands = {command for command, _ in table()}
    for line in run('--help')[1].splitlines():
        if line.startswith('  ') and line.split()[0].islower():
            command = line.split()[0]
            expect((command, '--json' in run('help', command)[1]), (command, command in commands))
    expect(run('solve', '--json', EASY)[0], 2)
    for arguments in (['trace', '--format', 'csv', EASY], ['explain', '--format', 'latex', EASY], ['compare', 'sets', '--csv', '-'],
                      ['compare', '--list'], ['count', '--from', 'blocks', EASY]):
        code, out, error = run(arguments[0], '--json', *arguments[1:])
        expect((code, out), (2, ''))
        assert '--json' in error, error


def test_lines_match_the_input():
    """An object for each record, in its place: also for one that is none."""
    for command in ('count', 'rate', 'find', 'explain'):
        found = objects(command, '-', text=BAD, statuses=(1,))
        expect([one['line'] for one in found], [1, 3, 5, 6, 7, 8])
        expect([one.get('puzzle') for one in found], [EASY, None, TWO, CLASH, None, STUCK])
        expect({one['file'] for one in found}, {'<stdin>'})
        code, _, error = run(command, '-', text=BAD)
        expect(code, 1)
        wrong = [one for one in found if 'error' in one]
        told = [line for line in error.splitlines() if ': note: ' not in line]
        expect([f'<stdin>:{one["line"]}:{one["column"]}: {one["error"]}' for one in wrong], told)
        expect(run(command, '--json', '-', text=BAD)[::2], (1, error))


def test_any_name_is_escaped():
    with tempfile.TemporaryDirectory() as folder:
        name = os.path.join(folder, 'a "b" \\ “c” ü.txt')
        with open(name, 'w', encoding='utf-8') as file:
            file.write(EASY + '\n')
        for command in ('count', 'rate', 'find', 'explain'):
            expect([one['file'] for one in objects(command, name)], [name])
        strange = os.fsencode(folder) + b'/\xff\x1b[31m.txt'
        with open(strange, 'w', encoding='utf-8') as file:
            file.write(EASY + '\n')
        for command in ('count', 'find'):
            one, = objects(command, strange)
            assert '\x1b' not in one['file'] and one['file'].endswith('.txt'), one


def test_count():
    text = f'{EASY}\n{EMPTY}\n{TWO}\n{CLASH}\n' * 300
    for limit in (1, 2, 1500):
        lines = [line.split('\t') for line in run('count', '--limit', str(limit), text=text)[1].splitlines()]
        found = objects('count', '--limit', str(limit), '--jobs', '2', text=text)
        expect([(one['puzzle'], f'{one["solutions"]}{"+" * one["more"]}') for one in found], [tuple(line) for line in lines])
        expect([one['line'] for one in found], list(range(1, 1201)))
    lines = [line.split('\t') for line in run('count', '--true-candidates', text=text)[1].splitlines()]
    found = objects('count', '--true-candidates', text=text)
    expect([[one['puzzle'], ' '.join(''.join(map(str, cell)) for cell in one['candidates']) if one['candidates'] else 'no solution']
            for one in found], lines)


def test_lines_of_any_end_are_counted():
    found = objects('count', text=f'{EASY}\r\n\r\n{EASY}\r{EASY}\n\n{"x" * 200000}\n{EASY}\n' * 3, statuses=(0, 1))
    lines = [one['line'] for one in found if 'puzzle' in one]
    expect(lines, [7 * i + k for i in range(3) for k in (1, 3, 4, 7)])


def test_a_grid_has_its_line():
    grid = '\n'.join(EASY[i:i + 9] for i in range(0, 81, 9))
    one, = objects('count', text=f'\n\n{grid}\n')
    expect((one['line'], one['puzzle'], one['solutions']), (objects('find', text=f'\n\n{grid}\n')[0]['line'], EASY, 1))


def rating_line(one):
    step = (lambda value: f'{value:.1f}') if 'er' in one else str
    if one['outcome'] == 'invalid':
        return [['invalid: 0 solutions', 'invalid: several solutions'][one['solutions'] > 0]]
    fields = [f'beyond {one["er"]}'] if one['outcome'] == 'beyond' else [
        f'{one["er"]:.1f}/{one["ep"]:.1f}/{one["ed"]:.1f}' if 'er' in one
        else f'{"stuck " * (one["outcome"] == "stuck")}{one["score"]}/{one["level"]}', one['hardest'] or 'none']
    steps = ' '.join(step(row['rating']) + 'p' * row['places'] for row in one['steps'])
    return fields + ([steps] if steps else [])


def test_rate():
    text = f'{EASY}\n{BOX}\n{EASY_SOLUTION}\n{TWO}\n{STUCK}\n{CLASH}\n{POINTING}\n'
    for arguments in (['--profile'], ['--profile', '--scale', 'hodoku'], ['--profile', '--scale', 'hodoku', '--ladder', 'basic']):
        lines = [line.split('\t') for line in run('rate', *arguments, text=text)[1].splitlines()]
        found = objects('rate', *arguments, text=text, statuses=(1,))
        expect([[one['puzzle'], *rating_line(one)] for one in found], lines)
        assert 'steps' not in objects('rate', *arguments[1:], EASY)[0]


def test_find():
    for arguments in ([], ['--technique', 'naked-pair']):
        for puzzle in (EASY, BOX, STUCK, CLASH):
            lines = [line.split('\t') for line in run('find', *arguments, puzzle)[1].splitlines()]
            one, = objects('find', *arguments, puzzle)
            rows = [[row['code'], ' '.join(row['placed']), ' '.join(row['struck']), row['sentence']] for row in one['instances']]
            expect(rows or [[arguments[1] if arguments else '', '', '', '']], lines)
    ids = {line.split('\t')[0] for line in run('list', 'techniques')[1].splitlines()}
    assert {row['technique'] for row in objects('find', STUCK)[0]['instances']} <= ids


def ladder_lines(one):
    return [f'{step["number"]}. {step["technique"]} {" ".join(step["placed"] + step["struck"])}: {step["equation"]}'
            for step in one['steps']]


def test_explain():
    for puzzle in (EASY, BOX, STUCK, BRUTE, WIPED, NO_PLACE, TWO, CLASH, EASY_SOLUTION):
        lines = run('explain', '--ladder', 'full', puzzle)[1].splitlines()
        one, = objects('explain', '--ladder', 'full', puzzle, statuses=(0, 1))
        expect(ladder_lines(one), lines[:len(one['steps'])])
        verdict = lines[len(one['steps'])]
        assert {'technique': f'with {one.get("hardest")} (score {one.get("score")})', 'several': 'several', 'none': 'no solution',
                'guess': 'needs a guess', 'basic-filling': 'basic filling', 'elimination': 'by elimination',
                'analysis': 'row and column analysis'}[one['verdict']] in verdict, (one['verdict'], verdict)
        rest = '\n'.join(lines)
        for solution in one.get('solutions', []):
            assert f'\n{solution}' in rest, (solution, rest)
        if one['verdict'] == 'guess':
            assert f'stuck at: {one["stuck_at"]}' in rest, (one, rest)
        if one.get('conflict'):
            assert f'in conflict: {" ".join(one["conflict"])}' in rest, (one, rest)
        if one.get('backdoor'):
            assert f'backdoor: {" ".join(one["backdoor"])} (1 of {one["backdoors"]})' in rest, (one, rest)
        if 'empty_cell' in one:
            assert f'nothing fits: {one["empty_cell"]}' in rest, (one, rest)
        if 'full_house' in one:
            expect(one['full_house'], 'row3')
            assert f'no place for {one["digit"]}: R3' in rest, (one, rest)
        expect(run('explain', '--json', '--ladder', 'full', puzzle)[0], run('explain', '--ladder', 'full', puzzle)[0])


def test_explain_by_sets():
    for puzzle in (EASY, BOX, STUCK, TWO, CLASH, EASY_SOLUTION):
        lines = run('explain', puzzle)[1].splitlines()
        one, = objects('explain', puzzle)
        expect(len(lines), len(one['steps']) + 1)
        for step, line in zip(one['steps'], lines):
            assert line.startswith(f'{step["number"]}. {"".join(step["placed"])} '), (step, line)
            assert f'({step["tier"]})' in line and line.endswith(f': {step["equation"]}'), (step, line)
        assert {'guess': 'needs a guess', 'none': 'no solution', 'nothing-to-do': '(nothing to do)', 'basic-filling': '(T1)',
                'elimination': '(T2)', 'analysis': '(T3)'}[one['verdict']] in lines[-1], (one, lines[-1])
        expect(f'solved with {one.get("hardest")}' in lines[-1], 'hardest' in one)
    one, = objects('explain', '--cell', 'r1c1', EASY)
    expect([line.split(': ', 1)[1] for line in run('explain', '--cell', 'r1c1', EASY)[1].splitlines()], one['equations'])


def test_trace():
    for arguments in (['--count', '300'], ['--strategy', 'dlx', '--from', '20', '--count', '200'], ['--strategy', 'logic'],
                      ['--only', 'wipeout', '--count', '5'], ['--strategy', 'potential', '--set', 'dig=on', '--count', '2000']):
        rows = [line.split(',') for line in run('trace', *arguments, '--format', 'csv', BOX)[1].splitlines()]
        lines = run('trace', *arguments, BOX)[1].splitlines()
        found = objects('trace', *arguments, BOX)
        expect(len(found), len(lines))
        for one, row, line in zip(found, rows[1:], lines):
            expect([str(one['event']), one['kind'], one.get('reason', '')], row[:3])
            expect(one.get('cell', ''), f'r{row[3]}c{row[4]}' if row[3] else '')
            expect([str(one.get('digit', '')), one.get('house', ''), str(one['depth'])], row[5:8])
            expect(''.join(map(str, one.get('choices', []))), row[8])
            expect(one.get('source', ''), row[10])
            expect(str(one.get('technique', one.get('guesses', one.get('tries', one.get('clues', one.get('empty', '')))))), row[11])
            assert line.startswith(f'{one["event"]} {one["kind"]}') and line.endswith(one.get('equation', '')), (one, line)
            if 'places' in one:
                assert f' places {",".join(one["places"])} left {",".join(one["places_left"])}'.rstrip(' left') in line, (one, line)
        expect(run('trace', *arguments, '--format', 'json', BOX)[1], run('trace', '--json', *arguments, BOX)[1])


def test_trace_stops_where_it_is_asked_to():
    conditions = ['--break', 'kind=wipeout depth>=3', '--count', '3']
    found = objects('trace', *conditions, BRUTE)
    expect([one['event'] for one in found], [int(line.split()[0]) for line in run('trace', *conditions, BRUTE)[1].splitlines()])
    one, = objects('trace', '--hash', BRUTE)
    expect(f'{one["hash"]} {one["events"]} events\n', run('trace', '--hash', BRUTE)[1])


def test_trace_figures():
    for arguments in ([], ['--strategy', 'potential', '--set', 'dig=on']):
        figures = objects('trace', '--stats', *arguments, BOX if not arguments else EMPTY)[0]['figures']
        told = []
        for key, value in figures.items():
            if isinstance(value, list):
                told += [f'{key.rstrip("s").replace("_", "-")} {row["cell"]} {row["times"]}' for row in value]
            else:
                told.append(f'{key.replace("_", "-")}: {"none" if value is None else value}')
        expect(told, run('trace', '--stats', *arguments, BOX if not arguments else EMPTY)[1].splitlines())


def answer_line(one):
    sign = '=' if one['kind'] in ('given', 'guessed', 'deduced') else '?' if one['kind'] == 'possible' else '<>'
    return ('  ' * one['level'] + one['cell'] + (f'{sign}{one["digit"]}' if one['digit'] else '') + f' {one["kind"]}'
            + (f' event {one["event"]}' if 'event' in one else '') + (f' under {" ".join(one["under"])}' if one['under'] else '')
            + (f'; {one["equation"]}' if 'equation' in one else '') + ' (see above)' * one['again'])


def test_why():
    for arguments in (['r1c1'], ['r1c1', '--chain'], ['r5c5=7', '--chain', '--lines', '30'], ['r9c9', '--strategy', 'explore', '--chain'],
                      ['r1c1', '--at', '0']):
        lines = run('why', BRUTE, *arguments)[1].splitlines()
        one, = objects('why', BRUTE, *arguments)
        expect([answer_line(answer) for answer in one['answers']], [line for line in lines if not line.startswith('…')])
        expect(one['more'], lines[-1].startswith('…'))
    code, out, error = run('why', '--json', BRUTE, 'r1c1', '--strategy', 'sets', '--at', '100000')
    expect((code, out), (1, ''))
    assert 'has only' in error, error


def test_compare_on_one_puzzle():
    entrants = ['ascending', 'explore:cell=mrv', 'sets']
    one, = objects('compare', *entrants, '--puzzle', BRUTE)
    lines = run('compare', *entrants, '--puzzle', BRUTE)[1].splitlines()
    expect(one['puzzle'], BRUTE)
    for entrant, line in zip(one['entrants'], lines[1:]):
        values = [str(value) for key, value in entrant.items() if key != 'cpu_ms']
        fields = line.split()
        expect(values, fields[:10] + fields[11:])
    for row, line in zip(one['divergences'], lines[4:]):
        assert line.startswith(f'{row["first"]} | {row["second"]}: '), (row, line)
        assert f' {row["same_guesses"] + row["differ"]}' in line, (row, line)
        for side in row.get('sides', []):
            assert f'event {side["event"]} {side["placed"] or "ends"}' in line, (side, line)
    expect(len(one['divergences']), 2)


def test_compare_on_many():
    one, = objects('compare', 'ascending', 'sets', '-', text=BAD, statuses=(1,))
    for entrant, line in zip(one['entrants'], run('compare', 'ascending', 'sets', '-', text=BAD)[1].splitlines()[1:]):
        fields = line.split()
        expect([entrant['strategy'], *(str(entrant[key]) for key in ('puzzles', 'solved', 'capped', 'median', 'mean', 'max'))], fields[:7])
        expect(f'{100 * entrant["without"] / entrant["puzzles"]:.1f}', fields[7])
    expect(len(one['entrants']), 2)


def test_generate():
    for wish in ([], ['--rating', 'easy'], ['--rating', 'hodoku:easy']):
        arguments = ['--seed', '7', '--count', '5', *wish]
        lines = [line.split('\t') for line in run('generate', *arguments)[1].splitlines()]
        for one, line in zip(objects('generate', *arguments), lines):
            expect(one['puzzle'], line[0])
            if 'er' in one:
                expect([f'{one["er"]:.1f}/{one["ep"]:.1f}/{one["ed"]:.1f}', one['hardest']], line[1:3])
            if 'score' in one:
                expect(f'{one["score"]}/{one["level"]}', line[-1])
        told = dict(line.split(': ') for line in run('generate', '--stats', *arguments)[1].splitlines())
        one, = objects('generate', '--stats', *arguments)
        for row in one.pop('clues'):
            expect(str(row['puzzles']), told.pop(f'clues-{row["clues"]}'))
        for key in ('ratings', 'met'):
            for row in one.pop(key, []):
                name = 'rating' if key == 'ratings' else key
                expect(str(row['puzzles']), told.pop(f'{name}-{"above" if row["er"] is None else row["er"]}'))
        expect({key.replace('_', '-') for key in one}, set(told))
        for key, value in one.items():
            assert 'second' in key or float(told[key.replace('_', '-')]) == value, (key, value, told)


if __name__ == '__main__':
    sys.exit(run_tests(globals()))
