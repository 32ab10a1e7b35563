# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors
"""What setdoku-cli promises to people and scripts: lines, messages, exit statuses. Prints TAP."""
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time

from command import (BOX, BRUTE, CLASH, CLI, EASY, EASY_SOLUTION, EMPTY, NOISE, STUCK, TWO, WIPED, expect, file_with,
                     run_tests, library_line, resident_kib, run)


def test_help_lists_every_command():
    code, out, _ = run('--help')
    expect(code, 0)
    for command in 'solve count canon trace fill generate explain rate convert draw watch bench'.split():
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
                      ['count', '--limit', '0'], ['count', '--limit', 'x'], ['count', '--jobs', '-1'],
                      ['count', '--limit', '2', '--true-candidates'], ['rate', '--scale', 'nonsense'], ['rate', '--jobs', '-1'], ['count', '--kernel', 'nonsense'],
                      ['solve', '--fast', '--strategy', 'sets'], ['solve', '--jobs', '2'], ['bench', 'count', '--rounds', '0'],
                      ['bench', 'seek', '--events', '-1'], ['bench', 'seek', 'logic']):
        code, out, error = run(*arguments)
        expect(code, 2)
        assert error.strip(), arguments
        expect(out, '')


def test_bench_seek_tells_of_long_searches():
    code, out, error = run('bench', 'seek', '--events', '200000', '--tree', 'ascending', 'norvig')
    expect((code, error), (0, ''))
    expect([line.split(':')[0] for line in out.splitlines() if line[0] != ' '], ['ascending', 'norvig'])
    expect(out.count('; 0 hash mismatches'), 2)
    expect(out.count('tree: 2e+05 events'), 2)
    for figure in ('of a horizon of 1e+09', 'keyframes: at most ', 'seek: CPU p50 ', 'step back: ', 'previous failure: '):
        assert figure in out, (figure, out)


def test_bench_boards_tells_of_each_kind():
    name = file_with('kind=killer\nrows=4\ncols=4\nvalues=1-4\nboxes=2x2\ncage=3|r1c1 r1c2\ngivens=................\nsolutions=7\n\n'
                     'rows=4\ncols=4\nvalues=1-4\nboxes=2x2\ngivens=1.3..4.2.1..4..1\nsolutions=1\n')
    code, out, error = run('bench', 'boards', name)
    expect((code, error), (0, ''))
    expect([line.split(':')[0] for line in out.splitlines()], ['boards-killer-4x4', 'boards-boards-4x4', 'boards'])
    expect(out.count('wrong 0; deduced '), 2)
    assert 'boards: 2; deduced ' in out, out
    counted = run('bench', 'boards', '--only-count', name)[1]
    assert 'median' in counted and 'deduced' not in counted, counted
    os.unlink(name)


def test_bench_sound_holds_steps_against_solutions():
    name = file_with('4.....938.32.941...953..24.37.6.9..4529..16736.47.3.9.957..83....39..4..24..3.7.9\n'
                     '...........................3...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6..\n' + '1' * 81 + '\n')
    rows = {}
    for options in ([], ['--all']):
        code, out, error = run('bench', 'sound', *options, name)
        expect((code, error), (0, ''))
        head, _, *table = out.splitlines()
        assert re.fullmatch(r'.*: 3 of 3 puzzles, 1 with several solutions, 1 with none; [1-9]\d* steps, 0 wrong; \d+ s', head), head
        rows[len(options)] = {fields[0]: [int(figure) for figure in fields[1:]] for fields in map(str.split, table[:-1])}
        expect([int(figure) for figure in table[-1].split()[2:]], [sum(column) for column in zip(*rows[len(options)].values())])
    expect(list(rows[0]), list(rows[1]))
    expect(rows[0]['locked-pair'][0], 1)
    assert rows[1]['locked-pair'][0] > 0 and rows[1]['x-wing'][0] > 0 == rows[0]['x-wing'][0], rows
    only = [line for line in run('bench', 'sound', '--technique', 'x-wing', name)[1].splitlines()[2:] if line.split()[1] != '0']
    expect([line.split()[:2] for line in only], [['x-wing', str(rows[1]['x-wing'][0])], ['in', 'all']])
    expect(run('bench', 'sound', '--seconds', '-1', name)[0], 2)
    expect(run('bench', 'sound', '--technique', 'y-wing', name)[0], 2)
    os.unlink(name)


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
    for raw in (b'', b'\0' * 1000, b'hello world\n', NOISE.randbytes(4096)):
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


def test_watch_stops_at_breakpoints():
    code, out, _ = run('watch', '--break', 'kind=wipeout')
    expect(code, 0)
    assert 'Event 16' in out, out
    expect(run('watch', '--break', 'kind=nonsense')[0], 2)


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
    expect(lines, ['quizzes,solutions', row, f'{zeros},', row])


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
    expect((code, out), (1, ''))
    assert '<stdin>:1:' in error and 'cell 1 has no candidate' in error and '<stdin>:2:' in error, error
    expect(run('count', text=text)[1], f'{EASY}\t1\n' * 4)


def resize(terminal, columns, rows):
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack('HHHH', rows, columns, 0, 0))


def watch_in_terminal(keys, end_by):
    """Plays in a terminal of its own; returns the exit status, what was drawn, and whether echo came back. A key may also be
    a size, columns and rows."""
    child, terminal = pty.fork()
    if child == 0:
        os.execv(CLI, [CLI, 'watch', '--speed', '0.5', EMPTY])
    shown = b''
    for key in [b'', *keys, None]:
        if key is None:
            end_by(child, terminal)
        elif isinstance(key, tuple):
            resize(terminal, *key)
        elif key:
            os.write(terminal, key)
        # Nothing is drawn, and no signal caught, before it has started.
        while select.select([terminal], [], [], 5 if key is None else 0.5 if shown else 60)[0]:
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
    for on, off in (('\x1b[?1049h', '\x1b[?1049l'), ('\x1b[?25l', '\x1b[?25h'), ('\x1b[?7l', '\x1b[?7h')):
        expect((shown.count(on), shown.count(off)), (1, 1))
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        status, shown, echo = watch_in_terminal([], lambda child, terminal: os.kill(child, number))
        expect((status, echo, shown.count('\x1b[?1049l')), (0, True, 1))


def test_watch_keeps_within_a_terminal_that_shrinks():
    """No line goes on in the next, and none scrolls the others away."""
    for columns, rows in ((100, 30), (44, 12), (31, 9)):
        shown = watch_in_terminal([b' ', (columns, rows), b'.', b'.'], lambda child, terminal: os.write(terminal, b'q'))[1]
        picture = shown.split('\x1b[?7h')[0].split('\x1b[H')[-1]
        lines = [re.sub(r'\x1b\[[0-9;?]*[A-Za-z]', '', line).rstrip('\r') for line in picture.split('\n')]
        assert max(map(len, lines)) <= columns and len(lines) <= rows, (columns, rows, lines)
        expect(lines[0][:31], '┌─────────┬─────────┬─────────┐')


sys.exit(run_tests(globals()))
