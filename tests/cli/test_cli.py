# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors
"""What setdoku-cli promises to people and scripts: lines, messages, exit statuses. Prints TAP."""
import os
import pty
import select
import signal
import subprocess
import sys
import tempfile
import termios
import time

CLI = sys.argv[1]
EASY = '..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6..'
EASY_SOLUTION = '984123756123756948756849321361582497542917863879364215437691582698235174215478639'
BOX = '....9.825..8.....1.3...5.6....3..4..81.4.9.36..7..2....2.5...9.6.....7..571.3....'
ROW = '..9.57263..52..4.....9..581..27..1.4.5.....3.3.4..16..51...2.....7..89....867.3..'
STUCK = '26879153457143698293458216778.2134.61.684732.3426597186..3248.141.9682..82.17564.'
EMPTY = '.' * 81
CLASH = '11' + '.' * 79
BRUTE = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9'
FIRST_GRID = '123456789456789123789123456214365897365897214897214365531642978642978531978531642'
WIPED = '12345678.........9' + '.' * 63
AMBIGUOUS = '8.........95.......76.........892746...471532...536918...954......728.9....613.8.'


def run(*arguments, text='', raw=None):
    result = subprocess.run([CLI, *arguments], input=raw if raw is not None else text.encode(), capture_output=True, timeout=120)
    return result.returncode, result.stdout.decode(), result.stderr.decode()


def file_with(content):
    handle = tempfile.NamedTemporaryFile('wb', suffix='.txt', delete=False)
    handle.write(content if isinstance(content, bytes) else content.encode())
    handle.close()
    return handle.name


def expect(actual, wanted):
    assert actual == wanted, f'expected {wanted!r}, got {actual!r}'


def test_help_lists_every_command():
    code, out, _ = run('--help')
    expect(code, 0)
    for command in 'solve count trace fill generate explain rate convert watch bench'.split():
        assert command in out, command


def test_version():
    code, out, _ = run('--version')
    expect(code, 0)
    assert out.startswith('setdoku-cli '), out


def test_wrong_usage_is_2():
    for arguments in ([], ['nonsense'], ['solve', '--strategy', 'nonsense'], ['solve', '--set', 'nonsense=1'],
                      ['solve', '--set', 'cell'], ['solve', '--strategy', 'ascending', '--set', 'cell=mrv'],
                      ['solve', '--set', 'cell=nonsense'], ['trace'], ['trace', EMPTY, 'x'], ['trace', '--only', 'nonsense', EMPTY],
                      ['fill', '--variant', 'nonsense'], ['fill', '--count', '0'], ['convert'], ['convert', '--to', 'nonsense'],
                      ['explain', '--tier', 'T9', EASY], ['solve', '--nonsense'], ['trace', '--from', '0', EMPTY], ['bench', 'nonsense'],
                      ['count', 'x', 'y'], ['count', '--limit', '0'], ['count', '--limit', 'x'], ['count', '--jobs', '-1'],
                      ['count', '--limit', '2', '--true-candidates'], ['rate', '--scale', 'nonsense'], ['rate', '--jobs', '-1'], ['rate', 'x', 'y'], ['count', '--kernel', 'nonsense'],
                      ['solve', '--fast', '--strategy', 'sets'], ['solve', '--jobs', '2'], ['bench', 'count', '--rounds', '0']):
        code, out, error = run(*arguments)
        expect(code, 2)
        assert error.strip(), arguments
        expect(out, '')


def test_refused_switches_are_named():
    _, _, error = run('solve', '--strategy', 'ascending', '--set', 'cell=mrv')
    assert 'ascending' in error and 'cell' in error, error
    _, _, error = run('solve', '--strategy', 'sets', '--set', 'variant=mrv-naked')
    assert 'sets' in error and 'variant' in error, error


def test_solve_gives_one_line_a_puzzle():
    text = f'{EASY}\n{CLASH}\n{EASY[:80]}\n{WIPED}\n{EMPTY}\n'
    code, out, error = run('solve', text=text)
    lines = out.splitlines()
    expect(code, 1)
    expect(lines[0], EASY_SOLUTION)
    expect(lines[1], 'no solution')
    expect(lines[2], 'error')
    expect(lines[3], 'no solution')
    expect(len(lines), 5)
    assert error.startswith('<stdin>:3:'), error


def test_contradiction_alone_is_no_failure():
    expect(run('solve', text=CLASH + '\n')[:2], (0, 'no solution\n'))


def test_solve_reads_a_file_and_says_where_it_failed():
    name = file_with(f'{EASY}\n{EASY[:40]}x{EASY[41:]}\n{EASY[:40]}?{EASY[41:]}\n{EASY}\n')
    code, out, error = run('solve', name)
    expect(code, 1)
    expect(len(out.splitlines()), 4)
    expect(out.splitlines()[2], 'error')
    assert error.startswith(f'{name}:3:41: '), error
    os.unlink(name)


def test_every_strategy_solves():
    for strategy in ('ascending', 'explore', 'sets'):
        expect(run('solve', '--strategy', strategy, text=EASY)[:2], (0, EASY_SOLUTION + '\n'))
    for control in ('iterative', 'recursive'):
        expect(run('solve', '--set', f'control={control}', text=EASY)[:2], (0, EASY_SOLUTION + '\n'))


def test_stuck_tiers_show_the_board():
    code, out, _ = run('solve', '--strategy', 'sets', text=STUCK)
    expect((code, out), (0, f'stuck at {STUCK}\n'))


def test_grids_documents_and_encodings_are_read():
    grid = '\n'.join(EASY[i * 9:i * 9 + 9] for i in range(9)) + '\n'
    for raw in (grid.encode(), grid.replace('\n', '\r\n').encode(), b'\xef\xbb\xbf' + grid.encode(), grid.encode('utf-16'),
                b'\xef\xbb\xbf' + EASY.encode() + b'\r\n', EASY.encode('utf-16')):
        expect(run('solve', raw=raw)[:2], (0, EASY_SOLUTION + '\n'))


def test_unreadable_input_is_a_message():
    code, out, error = run('solve', '/nonexistent/file')
    expect(code, 1)
    assert error.startswith('/nonexistent/file:0:0: '), error
    code, _, error = run('solve', tempfile.gettempdir())
    expect(code, 1)
    assert ':0:0: ' in error, error
    for raw in (b'', b'\0' * 1000, b'hello world\n', os.urandom(4096)):
        code, _, error = run('solve', raw=raw)
        expect(code, 1)
        assert error.startswith('<stdin>:'), error


def test_large_inputs_end_soon():
    with open('/dev/zero', 'rb') as zero:
        result = subprocess.run([CLI, 'solve'], stdin=zero, capture_output=True, timeout=60)
    expect(result.returncode, 1)


def test_lines_stream_one_by_one():
    process = subprocess.Popen([CLI, 'solve'], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    for _ in range(3):
        process.stdin.write((EASY + '\n').encode())
        process.stdin.flush()
        expect(process.stdout.readline().decode(), EASY_SOLUTION + '\n')
    process.stdin.close()
    expect(process.wait(), 0)
    process.stdout.close()


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


def test_watch_stops_at_breakpoints():
    code, out, _ = run('watch', '--break', 'kind=wipeout')
    expect(code, 0)
    assert 'Event 16' in out, out
    expect(run('watch', '--break', 'kind=nonsense')[0], 2)


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
    expect(run('explain', STUCK)[1].splitlines()[-1], f'verdict: needs a guess (stuck after 0 of {STUCK.count(".")} cells)')
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


def test_convert_round_trips():
    for to in ('setdoku', 'line', 'sdm', 'sdk'):
        code, out, _ = run('convert', '--to', to, text=EASY)
        expect(code, 0)
        expect(run('convert', '--to', 'line', text=out)[:2], (0, EASY + '\n'))
    code, out, _ = run('convert', '--to', 'pm', text=BOX)
    expect(code, 0)
    expect(run('solve', text=out)[:2], run('solve', text=BOX)[:2])


def test_convert_refuses_what_does_not_fit():
    code, out, error = run('convert', '--to', 'setdoku', text=f'{EASY}\n{BOX}\n')
    expect(code, 1)
    assert 'one puzzle' in error, error
    code, out, _ = run('convert', '--from', 'line', '--to', 'sdm', text=f'{EASY}\n{BOX}\n')
    expect((code, out), (0, f'{EASY}\n{BOX}\n'.replace('.', '0')))


def test_watch_without_a_terminal_shows_the_end():
    code, out, _ = run('watch')
    expect(code, 0)
    assert 'Solved' in out and '391' in out and '838' in out, out


def resident_kib(process):
    with open(f'/proc/{process.pid}/status') as status:
        return int(next(line for line in status if line.startswith('VmRSS')).split()[1])


def test_collections_stream_in_constant_memory():
    # AddressSanitizer keeps what was freed; that is not the program's memory.
    environment = dict(os.environ, ASAN_OPTIONS=os.environ.get('ASAN_OPTIONS', '') + ':quarantine_size_mb=1')
    process = subprocess.Popen([CLI, 'convert', '--to', 'line'], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
                               env=environment)
    block = ((EASY + '\n') * 2000).encode()
    sizes = []
    for i in range(200):
        process.stdin.write(block)
        if i in (20, 199):
            sizes.append(resident_kib(process))
    process.stdin.close()
    expect(process.wait(), 0)
    assert sizes[1] - sizes[0] < 4096, sizes


def slowly(pieces, *arguments):
    process = subprocess.Popen([CLI, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    for piece in pieces:
        process.stdin.write(piece if isinstance(piece, bytes) else piece.encode())
        process.stdin.flush()
        time.sleep(0.02)
    out, error = process.communicate(timeout=60)
    return process.returncode, out.decode(), error.decode()


def test_a_grid_may_come_row_by_row():
    rows = [EASY[i:i + 9] + '\n' for i in range(0, 81, 9)]
    expect(slowly(rows, 'solve')[:2], (0, EASY_SOLUTION + '\n'))
    expect(slowly(['# mine\n', *rows], 'solve')[:2], (0, EASY_SOLUTION + '\n'))
    marks = run('convert', '--to', 'pm', text=BOX)[1]
    expect(slowly(marks.splitlines(keepends=True), 'solve')[:2], run('solve', text=BOX)[:2])


def test_a_stream_may_end_its_lines_in_any_way():
    expect(slowly([f'{EASY}\n', f'{EASY}\r', f'\n{EASY}\r{EASY}', '\r\n\r\r\n', 'xyz'], 'solve'),
           (1, (EASY_SOLUTION + '\n') * 4 + 'error\n', '<stdin>:7:2: “y” is no digit and no empty cell\n'))
    expect(run('convert', '--from', 'line', '--to', 'line', text=f'{EASY}\r{BOX}\r')[1], f'{EASY}\n{BOX}\n')


def test_what_is_no_text_in_a_stream_is_one_error():
    process = subprocess.Popen([CLI, 'solve'], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    process.stdin.write(f'{EASY}\n'.encode())
    process.stdin.flush()
    expect(process.stdout.readline().decode(), EASY_SOLUTION + '\n')          # now it is a stream
    out, error = process.communicate(f'{EASY}\0{EASY}\n\0\n{EASY}\n'.encode(), timeout=60)
    expect((process.returncode, out.decode()), (1, f'error\nerror\n{EASY_SOLUTION}\n'))
    expect([line.split(' ')[0] for line in error.decode().splitlines()], ['<stdin>:2:82:', '<stdin>:3:1:'])


def test_a_line_without_end_is_one_error():
    code, out, error = run('solve', text=f'{EASY}\n{"5" * 40000000}\n{EASY}\n')
    expect((code, out), (1, f'{EASY_SOLUTION}\nerror\n{EASY_SOLUTION}\n'))
    assert error.startswith('<stdin>:2:') and len(error.splitlines()) == 1, error


def test_a_full_disk_ends_what_has_no_end():
    for arguments in (['fill', '--count', '1000000000'], ['trace', '--strategy', 'ascending', BRUTE]):
        with open('/dev/full', 'w') as full:
            result = subprocess.run([CLI, *arguments], stdout=full, stderr=subprocess.PIPE, timeout=90)
        expect(result.returncode, 1)
        assert b'could not be written' in result.stderr, result.stderr


def rectangle():
    """Four cells of EASY_SOLUTION whose digits can be swapped: without them it has two solutions."""
    rows = [EASY_SOLUTION[i:i + 9] for i in range(0, 81, 9)]
    for a, b in ((a, b) for a in range(9) for b in range(a + 1, 9)):
        for c, d in ((c, d) for c in range(9) for d in range(c + 1, 9)):
            if (a // 3 == b // 3) != (c // 3 == d // 3) and rows[a][c] == rows[b][d] and rows[a][d] == rows[b][c]:
                return [9 * a + c, 9 * a + d, 9 * b + c, 9 * b + d]
    return None


def without(grid, cells):
    return ''.join('.' if i in cells else sign for i, sign in enumerate(grid))


RECTANGLE = rectangle()
TWO = without(EASY_SOLUTION, RECTANGLE)
SWAPPED = dict(zip(RECTANGLE, (EASY_SOLUTION[RECTANGLE[i]] for i in (1, 0, 3, 2))))
OTHER = ''.join(SWAPPED.get(i, sign) for i, sign in enumerate(EASY_SOLUTION))


def sets_of(puzzle, **others):
    """81 groups of digits; others: r1c1='12'."""
    groups = ['123456789' if sign == '.' else sign for sign in puzzle]
    for place, digits in others.items():
        groups[9 * (int(place[1]) - 1) + int(place[3]) - 1] = digits
    return ' '.join(groups)


def place(cell):
    return f'r{cell // 9 + 1}c{cell % 9 + 1}'


RATED = {   # as Sudoku Explainer rates them
    '...456..9..6.......891..45.2.........7..9.....35......397...5.......4.72.....5361': '2.0/1.2/1.2\tdirect-hidden-pair',
    '..34......5...912.7...2.....1.5.7..86...9...7.......34..2.............9.9...61.75': '8.3/1.2/1.2\tmultiple-forcing-chains',
    '.23..6.8......91...8.1..4..2.......7...8.....678.1......7.3.2...3...4.7....5.1.6.': '7.1/1.2/1.2\tforcing-chain',
}


def test_rate_prints_er_ep_ed_and_goes_on():
    good = [f'{puzzle}\t{said}' for puzzle, said in RATED.items()]
    text = '\n'.join(RATED) + '\n'
    for arguments in ([], ['--jobs', '1'], ['--jobs', '4'], ['--scale', 'se']):
        expect(run('rate', *arguments, text=text), (0, '\n'.join(good) + '\n', ''))
    expect(run('rate', list(RATED)[0])[1], good[0] + '\n')
    code, out, error = run('rate', text=f'{CLASH}\n{EMPTY}\nnonsense\n{text}')
    expect((code, out.splitlines()), (1, [f'{CLASH}\tinvalid: 0 solutions', f'{EMPTY}\tinvalid: several solutions'] + good))
    assert error.startswith('<stdin>:3:'), error


def test_rate_profile_has_every_step():
    steps = run('rate', '--profile', text=list(RATED)[0])[1].rstrip('\n').split('\t')[3].split(' ')
    expect(max(steps, key=lambda step: float(step.rstrip('p'))), '2.0p')
    expect(sum(step.endswith('p') for step in steps), list(RATED)[0].count('.'))


SCORED = {   # full houses and naked singles only, 4 each
    EASY: f'{4 * EASY.count(".")}/easy\tnaked-single',
    '...456..9..6.......891..45.2.........7..9.....35......397...5.......4.72.....5361': None,
}


def test_rate_by_hodoku_prints_score_level_and_technique():
    code, out, error = run('rate', '--scale', 'hodoku', '--profile', text='\n'.join(SCORED) + '\n')
    expect((code, error), (0, ''))
    for (puzzle, said), line in zip(SCORED.items(), out.splitlines(), strict=True):
        first, score, technique, steps = line.split('\t')
        expect(first, puzzle)
        expect(f'{score}\t{technique}', said or f'{score}\t{technique}')
        expect(sum(int(step.rstrip('p')) for step in steps.split(' ')), int(score.split('/')[0]))
        assert score.split('/')[1] in ('easy', 'medium', 'hard', 'unfair', 'extreme'), score


def test_what_has_no_rating_stops_no_list():
    """The lines come in their order on each scale, with any number of threads, and from a stream that is slow."""
    puzzles = list(RATED) + [CLASH, EMPTY, TWO] + list(RATED)
    for scale in ('se', 'hodoku'):
        whole = None
        for arguments in ([], ['--jobs', '1'], ['--jobs', '3']):
            code, out, error = run('rate', '--scale', scale, *arguments, text='\n'.join(puzzles) + '\n')
            lines = out.splitlines()
            expect((code, error, [line.split('\t')[0] for line in lines]), (1, '', puzzles))
            expect([line.split('\t')[1] for line in lines[3:6]],
                   ['invalid: 0 solutions', 'invalid: several solutions', 'invalid: several solutions'])
            expect(lines[:3], lines[6:])
            expect(out, whole or out)
            whole = out
        slow = subprocess.Popen([CLI, 'rate', '--scale', scale], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for puzzle in (CLASH, list(RATED)[0]):
            slow.stdin.write(puzzle + '\n')
            slow.stdin.flush()
            expect(slow.stdout.readline().split('\t')[0], puzzle)
        slow.stdin.close()
        expect(slow.wait(), 1)
        slow.stdout.close()


def test_rate_reads_rated_lists_and_convert_keeps_their_ratings():
    puzzle = list(RATED)[0]
    listed = f'{puzzle} ED=2.0/1.2/1.2\n'
    expect(run('rate', text=listed), run('rate', text=puzzle + '\n'))
    code, document, _ = run('convert', '--to', 'setdoku', text=listed)
    expect((code, 'rating=se 2.0/1.2/1.2' in document), (0, True))
    expect(run('convert', '--to', 'serate', text=document), (0, listed, ''))
    code, out, error = run('convert', '--to', 'line', text=listed)
    expect((code, out), (0, puzzle + '\n'))
    assert 'rating' in error, error


def test_convert_heads_a_collection_once():
    lines = run('convert', '--to', 'csv', text=f'{EASY}\n{EMPTY}\n{EASY}\n')[1].splitlines()
    zeros, row = '0' * 81, f'{EASY.replace(".", "0")},{EASY_SOLUTION}'
    expect(lines, ['quizzes,solutions', row, f'{zeros},{zeros}', row])


def test_count_says_none_one_or_many():
    text = f'{EASY}\n{CLASH}\n{TWO}\n{EMPTY}\n{WIPED}\n'
    for arguments in ([], ['--jobs', '1'], ['--jobs', '4'], ['--limit', '2']):
        expect(run('count', *arguments, text=text), (0, f'{EASY}\t1\n{CLASH}\t0\n{TWO}\t2\n{EMPTY}\t2+\n{WIPED}\t0\n', ''))
    expect(run('count', '--limit', '1', text=text)[1].split()[1::2], ['1', '0', '1+', '1+', '0'])


def test_count_is_exact_up_to_the_limit():
    pairs = without(EASY_SOLUTION, [i for i, digit in enumerate(EASY_SOLUTION) if digit in '12'])
    exact = int(run('count', '--limit', '100000', text=pairs)[1].split()[1])
    assert exact >= 2, exact
    for limit, said in ((exact - 1, f'{exact - 1}+'), (exact, f'{exact}'), (exact + 1, f'{exact}'), (10 ** 18, f'{exact}')):
        if limit > 0:
            expect(run('count', '--limit', str(limit), text=pairs)[1], f'{pairs}\t{said}\n')
    for limit in (999, 1000, 1001, 123456):
        expect(run('count', '--limit', str(limit), text=f'{EMPTY}\n{EASY}\n')[1], f'{EMPTY}\t{limit}+\n{EASY}\t1\n')


def test_count_names_wrong_lines_and_goes_on():
    text = f'{EASY}\n{EASY[:40]}?{EASY[41:]}\n\n# mine\n{EASY[:80]}\n{EASY}1\n{CLASH}\n'
    for jobs in ('1', '4'):
        code, out, error = run('count', '--jobs', jobs, text=text)
        expect((code, out), (1, f'{EASY}\t1\n{CLASH}\t0\n'))
        expect([line.split(' ')[0] for line in error.splitlines()], ['<stdin>:2:41:', '<stdin>:5:81:', '<stdin>:6:82:'])
    name = file_with((EASY + '\n') * 3000 + 'x\n' + (EASY + '\n') * 3000)
    code, out, error = run('count', '--jobs', '4', name)
    expect((code, out, error.split(' ')[0]), (1, f'{EASY}\t1\n' * 6000, f'{name}:3001:2:'))
    os.unlink(name)


def test_count_takes_lines_as_they_come():
    for sign in '.0_*xX-':
        expect(run('count', text=EASY.replace('.', sign))[:2], (0, f'{EASY}\t1\n'))
    expect(run('count', raw=b'\xef\xbb\xbf' + f'{EASY} 4.5\r\n{EASY},x\r{EASY}:1:1\n{EASY}\tx'.encode())[:2],
           (0, f'{EASY}\t1\n' * 4))
    expect(run('count', raw=f'{EASY}\n'.encode('utf-16'))[:2], (0, f'{EASY}\t1\n'))
    grid = '\n'.join(EASY[i:i + 9] for i in range(0, 81, 9))
    expect(run('count', text=grid)[:2], (0, f'{EASY}\t1\n'))
    expect(run('count', EASY)[:2], (0, f'{EASY}\t1\n'))
    assert '<stdin>:' in run('count', text='')[2], 'an empty input is said'


def test_count_takes_pencil_marks():
    first = RECTANGLE[0]
    spare = next(digit for digit in '123456789' if digit not in (OTHER[first], EASY_SOLUTION[first]))
    groups = sets_of(TWO, **{place(first): ''.join(sorted(OTHER[first] + spare))}).split()       # no clue, and still it decides
    grid = '\n'.join(' '.join(groups[i:i + 9]) for i in range(0, 81, 9)) + '\n'
    assert run('convert', '--to', 'pm', text=grid)[0] == 0, 'a grid of marks'
    for text in (' '.join(groups), grid):
        expect(run('count', text=text), (0, ' '.join(groups) + '\t1\n', ''))
        expect(run('solve', '--fast', text=text), (0, OTHER + '\n', ''))
    groups[first] = EASY_SOLUTION[first] + OTHER[first]
    expect(run('count', text=' '.join(groups))[1].split('\t')[1], '2\n')
    groups[first] = spare
    expect(run('count', text=' '.join(groups))[1].split('\t')[1], '0\n')
    # The notes of somebody who plays rule nothing out.
    game = run('convert', '--to', 'setdoku', text=TWO)[1]
    expect(run('count', text=game)[1], f'{TWO}\t2\n')


def test_true_candidates_come_in_a_form_that_is_read_again():
    code, out, error = run('count', '--true-candidates', text=f'{TWO}\n{EASY}\n{CLASH}\n{EMPTY}\n')
    expect((code, error), (0, ''))
    lines = [line.split('\t') for line in out.splitlines()]
    expect([line[0] for line in lines], [TWO, EASY, CLASH, EMPTY])
    expect(lines[0][1].split(), [''.join(sorted({a, b})) for a, b in zip(EASY_SOLUTION, OTHER)])
    expect(lines[1][1].split(), list(EASY_SOLUTION))
    expect(lines[2][1], 'no solution')
    expect(lines[3][1].split(), ['123456789'] * 81)
    expect(run('count', text=lines[0][1])[1].split('\t')[1], '2\n')


def test_count_keeps_the_order():
    """Puzzles that take long among many that do not."""
    puzzles = [[EASY, BOX, ROW, TWO, CLASH, EMPTY, BRUTE][i * i % 7] for i in range(4000)]
    text = '\n'.join(puzzles)
    out = [run('count', '--limit', '2000', '--jobs', jobs, text=text)[1] for jobs in ('1', '4', '0')]
    expect([line.split('\t')[0] for line in out[0].splitlines()], puzzles)
    assert out[0] == out[1] == out[2], 'the number of threads changes the answers'


def test_every_kernel_that_runs_here_counts_alike():
    known = run('count', '--kernel', 'nonsense')[2].split('known are ')[1].strip().split(', ')
    assert 'portable' in known, known
    text = '\n'.join([EASY, BOX, ROW, TWO, CLASH, EMPTY, BRUTE, WIPED] * 20)
    wanted = run('count', '--kernel', 'portable', '--limit', '50', text=text)
    expect(wanted[0], 0)
    for kernel in known:
        code, out, error = run('count', '--kernel', kernel, '--limit', '50', text=text)
        if code == 2:
            assert 'does not run on this processor' in error and 'portable' in error, error
        else:
            expect((code, out), wanted[:2])


def test_fast_solve_prints_what_solve_prints():
    text = f'{EASY}\n{CLASH}\n{EASY[:80]}\n{WIPED}\n{BOX}\n{BRUTE}\n'
    slow, fast = run('solve', text=text), run('solve', '--fast', text=text)
    expect(fast, slow)
    code, out, error = run('solve', '--fast', text=f'{EASY}\n{TWO}\n')
    expect((code, out.splitlines()[0]), (0, EASY_SOLUTION))
    assert out.splitlines()[1] in (EASY_SOLUTION, OTHER), out
    assert error.startswith('<stdin>:2:0: note: ') and len(error.splitlines()) == 1, error


def test_counts_stream_one_by_one():
    for arguments in (['count'], ['count', '--jobs', '1'], ['count', '--jobs', '3']):
        process = subprocess.Popen([CLI, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        for _ in range(3):
            process.stdin.write(f'{EASY}\n{TWO[:50]}'.encode())
            process.stdin.flush()
            expect(process.stdout.readline().decode(), f'{EASY}\t1\n')
            process.stdin.write(f'{TWO[50:]}\n'.encode())
            process.stdin.flush()
            expect(process.stdout.readline().decode(), f'{TWO}\t2\n')
        process.stdin.close()
        expect(process.wait(), 0)
        process.stdout.close()


def test_counts_stream_in_constant_memory():
    environment = dict(os.environ, ASAN_OPTIONS=os.environ.get('ASAN_OPTIONS', '') + ':quarantine_size_mb=1')
    process = subprocess.Popen([CLI, 'count', '--jobs', '2'], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, env=environment)
    block = ((EASY + '\n') * 2000).encode()
    sizes = []
    for i in range(300):
        process.stdin.write(block)
        if i in (100, 299):
            sizes.append(resident_kib(process))
    process.stdin.close()
    expect(process.wait(), 0)
    assert sizes[1] - sizes[0] < 4096, sizes


def test_count_survives_what_is_no_list():
    text = f'{EASY}\n{"5" * 40000000}\n{EASY}\n'
    code, out, error = run('count', text=text)
    expect((code, out), (1, f'{EASY}\t1\n' * 2))
    assert error.startswith('<stdin>:2:') and len(error.splitlines()) == 1, error[:500]
    for raw in (b'\0' * 100000, os.urandom(100000), b'\n' * 100000):
        code, out, error = run('count', raw=raw)
        expect((code, out), (1, ''))
        assert error.startswith('<stdin>:'), error[:500]
    code, out, error = run('count', raw=f'{EASY}\n'.encode() * 2000 + os.urandom(300000))
    expect((code, out[:84 * 2000]), (1, f'{EASY}\t1\n' * 2000))
    assert error.startswith('<stdin>:2001:'), error[:500]


def test_an_interrupt_leaves_whole_lines():
    process = subprocess.Popen([CLI, 'count', '--limit', str(10 ** 17)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    process.stdin.write(f'{EASY}\n{TWO}\n{EMPTY}\n{EASY}\n'.encode())          # the third takes years
    process.stdin.flush()
    expect([process.stdout.readline().decode() for _ in range(2)], [f'{EASY}\t1\n', f'{TWO}\t2\n'])
    process.send_signal(signal.SIGINT)
    expect(process.wait(timeout=90), -signal.SIGINT)
    expect(process.stdout.read(), b'')
    process.stdin.close()
    process.stdout.close()


def test_count_stops_when_nobody_reads():
    for arguments in (['count'], ['count', '--jobs', '1'], ['count', '--true-candidates'], ['solve', '--fast']):
        process = subprocess.Popen([CLI, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        process.stdin.write(f'{EASY}\n'.encode())
        process.stdin.flush()
        process.stdout.readline()
        process.stdout.close()
        try:
            for _ in range(100000):
                process.stdin.write((f'{EASY}\n' * 100).encode())
            raise AssertionError('it goes on')
        except BrokenPipeError:
            pass
        try:
            process.stdin.close()
        except BrokenPipeError:
            pass
        expect(process.wait(timeout=90), -signal.SIGPIPE)
    with open('/dev/full', 'w') as full:
        result = subprocess.run([CLI, 'count', '--jobs', '2'], input=(f'{EASY}\n' * 20000).encode(), stdout=full,
                                stderr=subprocess.PIPE, timeout=90)
    expect(result.returncode, 1)
    assert b'could not be written' in result.stderr, result.stderr


def test_an_ambiguous_puzzle_has_the_same_answer_in_any_company():
    """Whichever puzzles are solved beside it, on whichever thread."""
    company = [[EASY, BOX, ROW, CLASH, BRUTE][i * i % 5] for i in range(40)]
    for kernel in ('portable', None):
        chosen = ['--kernel', kernel] if kernel else []
        alone = {puzzle: run('solve', '--fast', *chosen, text=puzzle)[1] for puzzle in (TWO, AMBIGUOUS, EMPTY)}
        for offset in range(4):
            puzzles = company[:offset * 3 + 1] + [AMBIGUOUS, TWO] + company + [EMPTY, AMBIGUOUS] + company[offset:]
            for jobs in ('1', '3'):
                out = run('solve', '--fast', *chosen, '--jobs', jobs, text='\n'.join(puzzles))[1].splitlines(keepends=True)
                expect(len(out), len(puzzles))
                for puzzle, line in zip(puzzles, out):
                    if puzzle in alone:
                        expect(line, alone[puzzle])


def test_a_byte_that_is_no_text_spoils_one_line_only():
    """Wherever in the list it comes, and in however many pieces the list does."""
    for spoilt in (f'{EASY}\0', f'{EASY}\0{EASY}', '\0'):
        column = spoilt.index('\0') + 1
        expect(run('count', text=f'{EASY}\n{spoilt}\n{EASY}\n'),
               (1, f'{EASY}\t1\n' * 2, f'<stdin>:2:{column}: this is no text\n'))
    expect(run('count', raw=f'{EASY} caf\xe9\n# caf\xe9\n{EASY}\n'.encode('latin-1')), (0, f'{EASY}\t1\n' * 2, ''))
    for text in (f'\xe9{EASY}\n{EASY}\n', f'{EASY}\n\xe9{EASY}\n'):
        code, out, error = run('count', raw=text.encode('latin-1'))
        expect((code, out), (1, f'{EASY}\t1\n'))
        assert error.startswith(f'<stdin>:{1 + text.startswith(EASY)}:1: ') and len(error.splitlines()) == 1, error
    expect(run('count', raw=f'{EASY}\r\n\x1a'.encode()), (0, f'{EASY}\t1\n', ''))           # the end-of-file sign of DOS
    expect(run('solve', raw=f'{EASY}\n\x1a'.encode()), (0, EASY_SOLUTION + '\n', ''))


def library_line(technique='0000', digits='x', cells=EASY, deleted=''):
    return f':{technique}:{digits}:{cells}:{deleted}:::'


def fields_of(out):
    rows = [line.split('\t') for line in out.split('\n')[:-1]]
    for row in rows:
        expect(len(row), 4)
    return rows


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
        expect(run('find', '--technique', technique, text=f'{EASY_SOLUTION}\n' * 2)[1], f'{technique}\t\t\t\n' * 2)
    expect(run('find', EASY_SOLUTION), (0, '\t\t\t\n', ''))
    everything = fields_of(run('find', EASY)[1])
    assert len({row[0] for row in everything}) > 20 and all(row[0] and row[3] for row in everything), len(everything)


def test_find_takes_the_technique_of_a_library_line():
    lines = [library_line('0003', '5'), library_line('0003', '9'), library_line('0606-x', '12')]
    code, out, error = run('find', text='\n'.join(lines))
    expect((code, error), (0, ''))
    rows = fields_of(out)
    expect([row[:3] for row in rows if row[0] == '0003' and row[1].endswith('=5')], [['0003', 'r3c2=5', '']])
    expect(rows[-1], ['0606-x', '', '', ''])
    assert all(row[1][-1] in '59' for row in rows[:-1]), rows
    expect(run('find', '--technique', '0003', text=lines[2])[1], run('find', '--technique', '0003', EASY)[1])
    nearly = '.' * 15 + EASY_SOLUTION[15:]
    rows = fields_of(run('find', text='\n'.join([lines[2], library_line(cells=nearly), nearly]))[1])
    expect(rows[0], ['0606-x', '', '', ''])
    half = len(rows) // 2 + 1
    assert half > 2, rows
    expect(rows[1:half], rows[half:])                  # the line that names no technique, and the one that is no library's
    code, out, error = run('find', text='\n'.join([library_line('0399', '1'), 'nonsense', lines[2]]))
    expect((code, out), (1, '0606-x\t\t\t\n'))
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


def test_library_lines_round_trip():
    lines = [library_line('0003', '5'), library_line('0606-x', '12'), library_line(deleted='111 811'),
             library_line('0200', '12', '+9+8' + EASY[2:], '114 236')]
    text = '\n'.join(lines) + '\n'
    expect(run('convert', '--to', 'hodoku', text=text), (0, text, ''))
    for middle in ('setdoku', 'sdk', 'pm'):
        plain = run('convert', '--to', middle, text=library_line(deleted='111 811'))[1]
        code, out, _ = run('convert', '--to', 'hodoku', text=plain)
        expect(code, 0)
        assert middle == 'sdk' or ':111 811:' in out, (middle, out)
    marks = ' '.join(f'{digit}11' for digit in '1589')
    code, out, error = run('convert', '--to', 'hodoku', text=library_line(deleted=marks) + '\n' + library_line(deleted='111,211'))
    expect((code, out), (1, 'error\nerror\n'))
    assert '<stdin>:1:' in error and 'cell 1 has no candidate' in error and '<stdin>:2:' in error, error
    expect(run('count', text=text)[1], f'{EASY}\t1\n' * 4)


def test_a_limit_is_a_plain_number():
    for limit in ('-1', '', '+5', ' 5', '1e3', '0x10', str(10 ** 18 + 1), str(2 ** 64), '9' * 40):
        code, out, error = run('count', '--limit', limit, EASY)
        expect((code, out), (2, ''))
        assert f'--limit {limit}: ' in error, error
    for jobs in ('257', '99999999999', 'x', ''):
        expect(run('count', '--jobs', jobs, EASY)[:2], (2, ''))
    for jobs in ('2', '64', '256'):
        expect(run('count', '--jobs', jobs, EASY)[:2], (0, f'{EASY}\t1\n'))


def test_a_peer_that_fails_is_no_contender():
    name = file_with(f'{EASY}\n')
    for peers in (['cat', 'kill -9 $$'], ['/nonexistent/solver', 'cat']):
        options = [word for peer in peers for word in ('--peer', peer)]
        code, out, error = run('bench', 'count', '--rounds', '1', '--kernel', 'portable', *options, name)
        expect(code, 1)
        assert 'the command failed' in error, error
        for line, peer in zip(out.splitlines()[3:], peers):
            assert line.strip().startswith(peer) and line.endswith(' failed') == (peer != 'cat'), line
    empty = file_with('nonsense\n')
    code, out, error = run('bench', 'count', '--rounds', '1', '--kernel', 'portable', empty, name)
    expect(code, 1)
    assert error.startswith(f'{empty}:0:0: ') and out.startswith(f'{name}: 1 puzzles'), (out, error)
    os.unlink(name)
    os.unlink(empty)


def test_bench_count_takes_lists_and_peers():
    name = file_with(f'{EASY} 1.0\n{BOX}\n{TWO}\n')
    code, out, error = run('bench', 'count', '--rounds', '1', '--kernel', 'portable', '--peer', 'cat', '--peer', f'{CLI} count', name)
    expect((code, error), (0, ''))
    lines = out.splitlines()
    expect(lines[0], f'{name}: 3 puzzles, limit 2, 1 rounds')
    expect(len(lines), 5)
    for line, contender in zip(lines[1:], ('portable bulk', 'portable single', 'cat', f'{CLI} count')):
        assert line.strip().startswith(contender) and ' × cat' in line, line
    assert 'prints 1.00 lines a puzzle' in lines[3] and 'prints 1.00 lines a puzzle' in lines[4], lines
    os.unlink(name)
    expect(run('bench', 'count', '--rounds', '1', name)[0], 1)


def watch_in_terminal(keys, end_by):
    """Plays in a terminal of its own; returns the exit status, what was drawn, and whether echo came back."""
    child, terminal = pty.fork()
    if child == 0:
        os.execv(CLI, [CLI, 'watch', '--speed', '0.5', EMPTY])
    shown = b''
    for key in [b'', *keys, None]:
        if key is None:
            end_by(child, terminal)
        elif key:
            os.write(terminal, key)
        while select.select([terminal], [], [], 0.5 if key is not None else 5)[0]:
            try:
                piece = os.read(terminal, 65536)
            except OSError:
                piece = b''
            if not piece:
                break
            shown += piece
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    echo = bool(termios.tcgetattr(terminal)[3] & termios.ECHO)
    os.close(terminal)
    return status, shown.decode(), echo


def test_watch_takes_keys_and_leaves_the_terminal_as_it_was():
    status, shown, echo = watch_in_terminal([b' ', b'\x1b[F', b'\x1b[15~', b'\x1b[1;5D'],
                                            lambda child, terminal: os.write(terminal, b'q'))
    expect((status, echo), (0, True))
    events = [line.split(' of ')[0] for line in shown.split('Event ')[1:]]
    expect(events[-1], '837')                       # End, a key that means nothing, one step back
    for on, off in (('\x1b[?1049h', '\x1b[?1049l'), ('\x1b[?25l', '\x1b[?25h')):
        expect((shown.count(on), shown.count(off)), (1, 1))
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        status, shown, echo = watch_in_terminal([], lambda child, terminal: os.kill(child, number))
        expect((status, echo, shown.count('\x1b[?1049l')), (0, True, 1))


def main():
    tests = [(name, function) for name, function in globals().items() if name.startswith('test_')]
    print(f'1..{len(tests)}')
    failed = 0
    for number, (name, function) in enumerate(tests, 1):
        try:
            function()
            print(f'ok {number} - {name[5:].replace("_", " ")}')
        except Exception as error:              # every failure is reported, none ends the run
            failed += 1
            print(f'not ok {number} - {name[5:].replace("_", " ")}')
            print('# ' + f'{type(error).__name__}: {error}'.replace('\n', '\n# ')[:2000])
        sys.stdout.flush()
    return failed > 0


sys.exit(main())
