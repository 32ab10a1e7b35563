# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors
"""setdoku-cli count, and what else counts fast: numbers, lines as they come, all threads and kernels. Prints TAP."""
import os
import resource
import signal
import subprocess
import sys

from command import (BOX, BRUTE, CLASH, CLI, EASY, EASY_SOLUTION, EMPTY, NOISE, OTHER, RECTANGLE, ROW, TWO, WIPED,
                     expect, file_with, resident_kib, run, run_tests, without)

MILLIONS = '....5678..5678....78.....56....658.7.658.7.....7....655..6...7.6...7.5...7.5..6..'
AMBIGUOUS = '8.........95.......76.........892746...471532...536918...954......728.9....613.8.'


def sets_of(puzzle, **others):
    """81 groups of digits; others: r1c1='12'."""
    groups = ['123456789' if sign == '.' else sign for sign in puzzle]
    for place, digits in others.items():
        groups[9 * (int(place[1]) - 1) + int(place[3]) - 1] = digits
    return ' '.join(groups)


def place(cell):
    return f'r{cell // 9 + 1}c{cell % 9 + 1}'


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


HARDEST = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..'
BOARD = 'rows=4\ncols=4\nvalues=1-4\nboxes=2x2\n'


def test_count_and_solve_boards_of_any_shape():
    text = (f'puzzle=one\n{BOARD}extras=diagonal+ diagonal-\ngivens=1234............\n\n'
            f'puzzle=none\n{BOARD}cage=7|r1c1 r1c2\ngivens=12..............\n\n{BOARD}givens=................\n')
    solved = '1234432121433412'
    expect(run('count', '--from', 'blocks', text=text), (0, 'one\t2\nnone\t0\n17\t2+\n', ''))
    expect(run('count', '--from', 'blocks', '--limit', '288', text=text), (0, 'one\t2\nnone\t0\n17\t288\n', ''))
    code, out, error = run('solve', '--from', 'blocks', text=text)
    lines = [line.split('\t') for line in out.splitlines()]
    expect(([line[0] for line in lines], lines[1][1], code), (['one', 'none', '17'], 'no solution', 3))
    expect(len(error.splitlines()), 2)
    assert sorted(lines[0][1]) == sorted(solved), lines
    sets = run('count', '--from', 'blocks', '--true-candidates', text=text)[1].splitlines()
    expect((sets[0].split('\t')[1].split()[:4], sets[1], sets[2]),
           (list('1234'), 'none\tno solution', '17' + '\t' + ' '.join(['1234'] * 16)))


def test_boards_name_what_is_wrong_and_go_on():
    text = f'{BOARD}cage=2|r1c1 r1c2\ngivens={"." * 16}\n\n{BOARD}fog=1\n\n{BOARD}givens={"." * 16}\n'
    code, out, error = run('count', '--from', 'blocks', text=text)
    expect((code, out), (1, '14\t2+\n'))
    expect(error, '<stdin>:5:1: cage r1c1 r1c2: this number cannot be\n'
                  '<stdin>:12:1: “fog” is not understood, and without it this would be another puzzle\n')
    expect(run('count', '--from', 'snow', text='')[0], 2)
    expect(run('solve', '--from', 'blocks', '--strategy', 'sets', text='')[0], 2)
    expect(run('count', '--from', 'blocks', '/nowhere'), (1, '', '/nowhere:0:0: No such file or directory\n'))


def test_what_is_no_text_spoils_its_own_board_only():
    """And a list may be longer than what is read of a document, and is answered as it comes."""
    one = f'{BOARD}givens={"." * 16}\n'.encode()
    bad = '<stdin>:7:{}: {}\n'
    for middle, said in ((b'note=a\x01\n' + one, bad.format(7, 'this is no text')), (b'\0\n', bad.format(1, 'this is no text')),
                         ('title=\u00e9\n'.encode('latin-1') + one, bad.format(7, 'the text is neither UTF-8 nor UTF-16')),
                         (one[:30] + b'\n', '<stdin>:10:1: “boxes” is not understood\n'),
                         (one[:-4] + b'\n', '<stdin>:11:1: 13 cells, expected 16\n')):
        for end in (b'\n', b'\r\n', b'\r'):
            text = (one + b'\n' + middle + b'\n' + one).replace(b'\n', end)
            code, out, error = run('count', '--from', 'blocks', raw=text)
            first, last = out.splitlines()
            expect((code, first, last.split('\t')[1], error), (1, '1\t2+', '2+', said))
    long = b'# ' + b'x' * (9 << 20) + b'\n'
    expect(run('count', '--from', 'blocks', raw=long + one + b'\n' + long + one)[:2], (0, '1\t2+\n8\t2+\n'))
    expect(run('count', '--from', 'blocks', raw=one + b'\n' + long + long + one + b'\n' + one),
           (1, '1\t2+\n15\t2+\n', '<stdin>:7:0: larger than 16.0\u00a0MiB, the most that is read\n'))
    for empty in (b'', b'\n \n', b'# nothing\n'):
        expect(run('count', '--from', 'blocks', raw=empty), (1, '', '<stdin>:0:0: there is nothing in it\n'))
    with subprocess.Popen([CLI, 'count', '--from', 'blocks'], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        process.stdin.write(one + b'\n')
        process.stdin.flush()
        expect(process.stdout.readline(), b'1\t2+\n')            # while nobody says whether there is more
        process.stdin.write(one)
        process.stdin.close()
        expect(process.stdout.read(), b'7\t2+\n')


def test_a_rule_that_is_there_twice_is_told():
    text = f'{BOARD}odd=r1c1\nodd=r1c1\ngivens={"." * 16}\n'
    expect(run('count', '--from', 'blocks', text=text), (0, '1\t2+\n', '<stdin>:6:1: “odd r1c1” is there a second time\n'))
    expect(run('count', '--from', 'blocks', '--quiet', text=text), (0, '1\t2+\n', ''))


def limit_memory():
    resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))


def test_what_has_no_end_is_read_to_a_limit():
    if 'ASAN_OPTIONS' in os.environ:
        return                                   # its shadow alone is larger than the limit
    for arguments, status in ((['count', '--from', 'blocks'], 1), (['survey', '--merge'], 1), (['count'], 1),
                              (['convert', '--to', 'line'], 1), (['explain', EASY, '--ladder'], 2)):
        with subprocess.Popen([CLI, *arguments, '/dev/zero'], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                              preexec_fn=limit_memory) as process:
            out, error = process.stdout.read(), process.stderr.read()
            _, code, used = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(code)
        expect((arguments, process.returncode, out), (arguments, status, b''))
        assert len(error) < 400, error[:400]
        assert used.ru_maxrss < 200 << 10, (arguments, used.ru_maxrss)


def test_a_board_of_any_name_is_one_line():
    name = 'a\tb\u202e'
    expect(run('count', '--from', 'blocks', text=f'puzzle={name}\n{BOARD}givens={"." * 16}\n')[:2], (0, 'a\\x09b\\u202E\t2+\n'))


def test_boards_are_explained_and_rated():
    text = (f'puzzle=cages\n{BOARD}cage=5|r1c1 r1c2\ncage=8|r1c3 r1c4 r2c4\ngivens=2.......3.4..13.\n\n'
            f'{BOARD}givens={"." * 16}\n\npuzzle=hard\nrows=9\ncols=9\nvalues=1-9\nboxes=3x3\ngivens={HARDEST}\n')
    code, out, error = run('rate', '--from', 'blocks', text=text)
    expect((code, error), (1, ''))                                # the second has several solutions
    lines = [line.split('\t') for line in out.splitlines()]
    expect(lines[:2], [['cages', 'medium', 'left-over-cell'], ['10', 'several', '-']])
    expect(lines[2][:2], ['hard', 'guess'])
    code, out, error = run('explain', '--from', 'blocks', text=text)
    lines = out.splitlines()
    expect((code, error, lines[0]), (1, '', 'cages'))
    at = next(i for i, line in enumerate(lines) if ' left-over-cell r2c4=3: ' in line)
    expect(lines[at + 1], '   The digits of row 1 add up to 10, and the cages that cover them to 13. So row 2, column 4, beyond, is 3.')
    assert 'verdict: level medium, by deductions up to left-over-cell' in lines, lines
    assert 'verdict: several solutions' in lines and lines[-1].startswith('stuck at: ') and len(lines[-1]) == 91, lines[-4:]
    only = run('explain', '--from', 'blocks', '--technique', 'left-over-cell', text=text)[1].splitlines()
    expect([line for line in only if line[0].isdigit()][0], lines[at])
    for arguments in (['explain', '--ladder', 'full'], ['explain', '--technique', 'bug-plus-1'], ['rate', '--scale', 'se'],
                      ['explain', '--cell', 'r1c1'], ['rate', '--profile'], ['explain', '--format', 'latex'], ['rate', '--from', 'snow']):
        expect(run(arguments[0], '--from', 'blocks', *arguments[1:], text=text)[:2], (2, ''))


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


def test_what_has_millions_is_shared_by_all_threads():
    """One that all work on, a second one that finds them at work, and a limit that is met in the midst of it."""
    for jobs in ('1', '2', '7'):
        expect(run('count', '--limit', '10000000', '--jobs', jobs, text=f'{MILLIONS}\n{EASY}\n{MILLIONS}\n')[:2],
               (0, f'{MILLIONS}\t2912040\n{EASY}\t1\n{MILLIONS}\t2912040\n'))
        for limit in (2912039, 2912040):
            expect(run('count', '--limit', str(limit), '--jobs', jobs, text=f'{MILLIONS}\n')[1],
                   f'{MILLIONS}\t{limit}{"+" if limit < 2912040 else ""}\n')


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
    said = [line for line in slow[2].splitlines(True) if ': note: ' not in line]      # lists by the fast engine get no proposals
    expect(fast, (*slow[:2], ''.join(said)))
    code, out, error = run('solve', '--fast', text=f'{EASY}\n{TWO}\n')
    expect((code, out.splitlines()[0]), (3, EASY_SOLUTION))
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
    assert sizes[1] - sizes[0] < 8192, sizes     # KiB, of the 32,000 that went through; the sanitizers' allocator takes up to 3,000


def test_count_survives_what_is_no_list():
    text = f'{EASY}\n{"5" * 40000000}\n{EASY}\n'
    code, out, error = run('count', text=text)
    expect((code, out), (1, f'{EASY}\t1\n' * 2))
    assert error.startswith('<stdin>:2:') and len(error.splitlines()) == 1, error[:500]
    for raw in (b'\0' * 100000, NOISE.randbytes(100000), b'\n' * 100000):
        code, out, error = run('count', raw=raw)
        expect((code, out), (1, ''))
        assert error.startswith('<stdin>:'), error[:500]
    code, out, error = run('count', raw=f'{EASY}\n'.encode() * 2000 + NOISE.randbytes(300000))
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


def test_bench_count_says_which_kernel_is_chosen_for_what():
    name = file_with(f'{EASY}\n{BOX}\n{TWO}\n')
    code, out, error = run('bench', 'count', '--rounds', '1', name)
    expect((code, error), (0, ''))
    lines = out.splitlines()
    here = [line.split('\t')[0] for line in run('list', 'kernels')[1].splitlines() if line.endswith('\there')]
    assert lines[0].startswith(f'chosen: {here[0]}, the first that this processor runs of '), lines[0]
    expect(lines[1], '  one puzzle: alone')
    assert lines[2].startswith('  a list of 1 or more: '), lines[2]
    batches = lines[lines.index('which kernel for how many at once:') + 1:]
    shared = batches.index('one puzzle:')
    expect([int(line.split()[0]) for line in batches[:shared]], [1, 4, 16, 64, 512])
    expect([line.split(':')[0] for line in batches[shared + 1:]],
           ['  2912040 solutions', '  true candidates of the empty board'])
    for line in batches[:shared]:
        assert all(f'  {kernel} ' in line for kernel in here) and f' × the chosen one' in line, line
    os.unlink(name)


sys.exit(run_tests(globals()))
