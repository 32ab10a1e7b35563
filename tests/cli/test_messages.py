# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors
"""Messages: nothing that a file holds or is called drives the terminal that they are read in. Prints TAP."""
import os
import resource
import subprocess
import sys
import tempfile
import unicodedata

CLI = sys.argv[1]
EASY = '..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6..'
EVIL = '\x1b]0;gone\x07\x1b[31m\x9b31m\x85\x7f\u202eevil\u2028'
EXCHANGE = '0000183b305c 050703060007000800000816000000030000005000100730040086906000204840572093000409000  1.2'
GSF = '98.7..6..5...9..7...7..4...3...5......8..3..1....2..4....6..8..4....1..6..9...2.. # 7.1 FNBP C24'
HODOKU = ':0201:578:+1.9.5..2.2.3.....5+65...2.........3..8......7.......6..4..........2........:::'


def run(*arguments, raw=b''):
    result = subprocess.run([CLI, *arguments], input=raw, capture_output=True, timeout=120)
    return result.returncode, result.stdout, result.stderr


def harmless(said):
    text = said.decode()
    found = [f'U+{ord(c):04X}' for c in text if unicodedata.category(c) in ('Cc', 'Cf', 'Zl', 'Zp') and c != '\n']
    assert not found, f'{found} in {text!r}'
    return text


def test_lines():
    for name, line in (('exchange', EXCHANGE), ('gsf', GSF), ('hodoku', HODOKU), ('line', EASY), ('sdm', EASY)):
        for command in (['rate'], ['solve'], ['count'], ['find', '--technique', 'x-wing']):
            for evil in (EVIL, '\x9b31m', '\u202e'):
                hostile = f'{line}\n{line}\n{evil}{line}\n{line[:40]}{evil}\n:{evil}:{line}\n'.encode()
                code, _, said = run(*command, raw=hostile)
                text = harmless(said)
                assert '<stdin>:3:' in text, (name, command, text)
                assert code == 1, (name, command, code)


def test_a_line_with_a_control_character_is_none():
    """As in a file that is read whole; where it stands is told."""
    for command in ('count', 'rate'):
        code, out, said = run(command, raw=f'{EASY}\n{EASY}  # \x1b[31m\n{EASY}\t#\n'.encode())
        assert code == 1 and out.count(b'\n') == 2, (out, said)
        assert b'<stdin>:2:86: this is no text' in said, said


def test_names_of_files():
    with tempfile.TemporaryDirectory() as folder:
        for raw in (EVIL.encode() + b'\xff\xfe', b'plain\n2:1: forged'):
            name = os.path.join(folder.encode(), raw)
            for command in (['solve'], ['count'], ['rate'], ['find'], ['convert', '--to', 'line'], ['trace'], ['explain'],
                            ['why', '--at', '1']):
                arguments = [*command, name] if command[0] != 'why' else [*command, name, 'r1c1']
                code, _, said = run(*arguments)
                assert code in (1, 2), (command, code)
                assert len(harmless(said).splitlines()) == 1, said
            with open(name, 'w') as file:
                file.write('nonsense ' * 20)
            code, _, said = run('solve', name)
            assert code == 1, code
            assert len(harmless(said).splitlines()) == 1, said


def test_what_is_almost_a_puzzle_is_proposed():
    """On a line of its own, with the place; --quiet says only what is wrong."""
    rows = '\n'.join(EASY[i:i + 9] for i in range(0, 81, 9))
    cases = (
        (EASY[:-1], ':1:80: note: With an empty cell put in at line 1, column 80 it has exactly one solution. ' + EASY),
        (EASY + '5', ':1:'),
        (EASY.replace('.', 'O'), ':1:1: note: From line 1, column 1 on'),
        (EASY + EASY, ':1:82: note: With breaks, the first at'),
        (rows[:rows.rindex('\n')], ': note: With an empty row put in'),
        (rows[:-1], ':9:8: note: With an empty cell put in'),
        (rows.replace('7', '\uff17'), ':1:7: note: From line 1, column 7 on'),
    )
    for text, proposal in cases:
        code, out, said = run('convert', '--to', 'line', raw=text.encode())
        lines = said.decode().splitlines()
        assert code == 1 and not out, (text, code, out)
        assert len(lines) == 2 and proposal in lines[1] and ': note: ' in lines[1], (text, lines)
        code, out, said = run('convert', '--quiet', '--to', 'line', raw=text.encode())
        assert len(said.splitlines()) == 1, said
    code, out, said = run('convert', '--to', 'line', EASY[:-1])
    assert b'<argument>:1:80: note: ' in said, said
    code, out, said = run('convert', '--to', 'line', raw=(EASY + '\n').encode() + (EASY[:-1] + '\n').encode() * 40)
    assert said.count(b': note: ') == 16 and said.count(b'80 cells') == 40, said


def test_what_is_skipped_is_said():
    rows = '\n'.join(EASY[i:i + 9] for i in range(0, 81, 9))
    code, out, said = run('convert', '--to', 'line', raw=f'Dear all,\nlook at\n{rows}\nthank you\n'.encode())
    assert (code, out) == (0, EASY.encode() + b'\n'), (code, out)
    assert said == b'<stdin>:1:0: note: lines that are no puzzle were skipped: 3\n', said


def limited(megabytes, *arguments):
    def limit():
        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
    result = subprocess.run([CLI, *arguments], input=EASY.encode(), capture_output=True, timeout=120, preexec_fn=limit)
    return result.returncode, result.stdout, result.stderr


def test_short_memory_is_said():
    """The search of Sudoku Explainer's scale takes some 52 MiB of address space, HoDoKu's nearly nothing."""
    if 'ASAN_OPTIONS' in os.environ:
        return
    enough = next((n for n in range(16, 512, 4) if limited(n, 'rate', '--jobs', '1', '--scale', 'hodoku', '-')[0] == 0), None)
    assert enough, 'there is never enough memory'
    code, out, said = limited(enough + 12, 'rate', '--jobs', '1', '-')
    assert code == 1 and out == f'{EASY}\tno memory\n'.encode(), (code, out, said)
    code, out, said = limited(enough + 12, 'generate', '--seed', '1', '--rating', '2.0..2.3', '--jobs', '1')
    assert code == 1 and not out and b'number 0: memory is short' in said, (code, out, said)


def test_help_that_is_not_printed_is_a_failure():
    for arguments in (['--help'], ['-h'], ['--version'], ['solve', '--help'], ['rate', '--help'], ['generate', '--help']):
        with open('/dev/full', 'w') as full:
            result = subprocess.run([CLI, *arguments], stdout=full, stderr=subprocess.PIPE, timeout=90)
        assert result.returncode == 1, (arguments, result.returncode)
        assert result.stderr.decode().splitlines()[-1].endswith('the output could not be written'), result.stderr
        assert run(*arguments)[0] == 0, arguments


def test_sizes_are_what_they_are_called():
    _, _, said = run('solve', raw=EASY.encode() + b'\n' + b'5' * (17 << 20) + b'\n')
    assert '16.0\u00a0MiB' in said.decode(), said


def test_a_name_may_be_as_long_as_names_can_be():
    with tempfile.TemporaryDirectory() as folder:
        for length in (200, 249, 255):
            name = 'a' * (length - 4) + '.sdm'
            code, _, said = run('convert', '--output', os.path.join(folder, name), EASY)
            assert code == 0 and os.listdir(folder) == [name], (length, said)
            os.unlink(os.path.join(folder, name))
        code, _, said = run('convert', '--output', os.path.join(folder, 'a' * 252 + '.sdm'), EASY)
        assert code == 1 and os.listdir(folder) == [] and b'a.sdm:0:0: ' in said, said


def test_arguments():
    for arguments in ([EVIL], ['solve', '--strategy', EVIL], ['solve', '--set', EVIL], ['solve', '--set', f'cell={EVIL}'],
                      ['trace', '--seed', EVIL, EASY], ['solve', f'--{EVIL}'], ['count', '--kernel', EVIL],
                      ['generate', '--rating', EVIL], ['generate', '--symmetry', EVIL], ['generate', '--needs', EVIL],
                      ['find', '--technique', EVIL], ['trace', '--break', EVIL, EASY], ['trace', '--only', EVIL, EASY],
                      ['convert', '--to', EVIL], ['why', EASY, EVIL], ['compare', EVIL, 'sets'], ['bench', EVIL],
                      ['rate', '--scale', EVIL], ['explain', '--ladder', EVIL, EASY], ['watch', EVIL]):
        code, _, said = run(*arguments)
        assert code in (1, 2), (arguments, code)
        assert harmless(said), arguments


FOUR = 'rows=4\ncols=4\nvalues=1-4\n'
BAD_BOARDS = (
    (FOUR + 'regions=AAABBBBBCCCCDDDD\n', 'r1c1 r1c2 r1c3: a region has not as many cells as there are values'),
    (FOUR + 'boxes=2x2\ncage=2|r1c1 r1c2\n', 'cage r1c1 r1c2: this number cannot be'),
    (FOUR + 'boxes=2x2\nthermo=r1c1 r1c2 r1c3 r1c4 r2c4\n', 'thermo r1c1 r1c2 r1c3 r1c4 …: there are too many cells'),
    (FOUR + 'boxes=2x3\n', 'r1c1 r1c2 r1c3 r2c1 …: the boxes do not fill the board'),
    ('rows=7\ncols=7\nvalues=1-7\nboxes=2x3\n', 'r1c7 r2c7 r3c7 r4c7 …: the boxes do not fill the board'),
    (FOUR + 'boxes=2x2\nthermo=r1c1 r1c5\n', 'the value of “thermo r1c5” makes no sense'),
    ('rows=26\ncols=26\nvalues=1-26\nboxes=none\n', 'the value of “rows = 26 ∉ {1 … 25}” makes no sense'),
    (FOUR.replace('1-4', '1-26') + 'boxes=none\n', 'the value of “values = 26 ∉ {1 … 25}” makes no sense'),
    (FOUR + 'boxes=2x2\nfog=r1c1\n', '“fog” is not understood'),
    (FOUR + 'boxes=2x2\ncage=3|r1c1 r1c2\nthermo=r1c3 r1c2\nthermo=r4c3 r4c4\n',
     'cage 3 r1c1 r1c2, thermo r1c3 r1c2: nothing fits all of this together'),
)


def test_rules_that_cannot_be_are_told_with_their_cells():
    for rules, reason in BAD_BOARDS:
        board = f'{rules}givens={"." * (49 if rules.startswith("rows=7") else 16)}\n'.encode()
        contradictory = 'together' in reason
        code, out, said = run('convert', '--to', 'setdoku', '-', raw=board)
        assert (code, out) == (1, b'') and reason in said.decode(), (rules, code, out, said)
        code, out, said = run('count', '--from', 'blocks', '-', raw=board)     # what contradicts itself has no solution
        assert (code, out) == ((0, b'1\t0\n') if contradictory else (1, b'')) and reason in said.decode(), (rules, code, out, said)


def test_other_sizes_are_lines():
    grid = b'+---+---+\n|1 .|3 .|\n|. 4|. 2|\n+---+---+\n|. 1|. .|\n|4 .|. 1|\n+---+---+\n'
    line = b'1.3..4.2.1..4..1\n'
    assert run('convert', '--to', 'line', '-', raw=grid)[:2] == (0, line)
    blocks = run('convert', '--to', 'blocks', '-', raw=line)[1]
    assert b'boxes=2x2\ngivens=1.3..4.2.1..4..1\n' in blocks, blocks
    assert run('convert', '--to', 'line', '-', raw=blocks)[:2] == (0, line)
    code, out, said = run('convert', '--to', 'line', '-', raw=blocks.replace(b'givens', b'extras=diagonal+\ngivens'))
    assert (code, out) == (1, b'') and b'does not hold this board: diagonal+\n' in said, (code, out, said)


def test_what_a_format_does_not_hold_is_named_and_the_rest_goes_on():
    boards = '\n'.join(f'{FOUR}boxes=2x2\n{more}givens={"." * 16}\n' for more in ('', 'thermo=r1c1 r1c2\nodd=r2c2\n', ''))
    code, out, said = run('convert', '--from', 'blocks', '--to', 'line', '-', raw=boards.encode())
    assert (code, out) == (1, b'................\n................\n'), (code, out, said)
    assert said.decode().splitlines() == [
        '<stdin>:7:0: the format “line” does not hold this board: thermo r1c1 r1c2, odd r2c2'], said


def main():
    tests = [(name, test) for name, test in sorted(globals().items()) if name.startswith('test_')]
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
