# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors
"""Runs setdoku-cli for its tests, on puzzles that several of them need."""
import random
import subprocess
import sys
import tempfile

CLI = sys.argv[1]
NOISE = random.Random('noise')           # the same bytes in every run
EASY = '..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6..'
EASY_SOLUTION = '984123756123756948756849321361582497542917863879364215437691582698235174215478639'
BOX = '....9.825..8.....1.3...5.6....3..4..81.4.9.36..7..2....2.5...9.6.....7..571.3....'
ROW = '..9.57263..52..4.....9..581..27..1.4.5.....3.3.4..16..51...2.....7..89....867.3..'
STUCK = '26879153457143698293458216778.2134.61.684732.3426597186..3248.141.9682..82.17564.'
EMPTY = '.' * 81
CLASH = '11' + '.' * 79
BRUTE = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9'
WIPED = '12345678.........9' + '.' * 63


def run(*arguments, text='', raw=None):
    result = subprocess.run([CLI, *arguments], input=raw if raw is not None else text.encode(), capture_output=True, timeout=120)
    said = result.stderr.decode()
    assert 'Sanitizer: ' not in said and 'runtime error: ' not in said, said
    return result.returncode, result.stdout.decode(), said


def file_with(content):
    handle = tempfile.NamedTemporaryFile('wb', suffix='.txt', delete=False)
    handle.write(content if isinstance(content, bytes) else content.encode())
    handle.close()
    return handle.name


def expect(actual, wanted):
    assert actual == wanted, f'expected {wanted!r}, got {actual!r}'


def resident_kib(process):
    with open(f'/proc/{process.pid}/status') as status:
        return int(next(line for line in status if line.startswith('VmRSS')).split()[1])


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


def library_line(technique='0000', digits='x', cells=EASY, deleted=''):
    return f':{technique}:{digits}:{cells}:{deleted}:::'


def run_tests(scope):
    """All that scope, the globals () of a program, holds of tests; the exit status."""
    tests = [(name, function) for name, function in scope.items() if name.startswith('test_')]
    assert tests
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
