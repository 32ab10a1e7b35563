# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors
"""Puzzles on paper: how many pages of which size, what they say; and what is left behind by all that can go wrong: nothing."""
import os
import pty
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from command import CLASH, CLI, EASY, EMPTY, TWO, expect, file_with, run, run_tests

for program in ('pdfinfo', 'pdftotext'):
    if not shutil.which(program):
        sys.exit(f'{program}, which reads PDF documents back, is missing: install poppler-utils')


def read_back(pdf, *pages):
    """Its number of pages, their size, and the words of these pages."""
    with tempfile.NamedTemporaryFile(suffix='.pdf') as file:
        file.write(pdf)
        file.flush()
        info = subprocess.run(['pdfinfo', file.name], capture_output=True, check=True, text=True).stdout
        words = [subprocess.run(['pdftotext', '-layout', '-f', str(page), '-l', str(page), file.name, '-'], capture_output=True,
                                check=True, text=True).stdout for page in pages]
    size = re.search(r'Page size: +([\d.]+) x ([\d.]+)', info)
    return int(re.search(r'Pages: +(\d+)', info)[1]), (float(size[1]), float(size[2])), *words


def printed(*arguments, text=''):
    """Standard output as bytes."""
    return subprocess.run([CLI, 'print', *arguments], input=text.encode(), capture_output=True, timeout=120)


def generated(n, *arguments):
    return run('generate', '--seed', '7', '--count', str(n), *arguments)[1]


def test_a_list_becomes_a_book():
    text = generated(20)
    for arguments, n_pages, size in (((), 4, (595.28, 841.89)), (('--per-page', '12', '--paper', 'letter'), 2, (612, 792)),
                                     (('--per-page', '1', '--paper', 'a5', '--across'), 20, (595.28, 419.53)),
                                     (('--solutions', 'end'), 5, (595.28, 841.89)), (('--solutions', 'foot'), 4, (595.28, 841.89))):
        result = printed(*arguments, text=text)
        expect((result.returncode, result.stderr), (0, b''))
        expect(read_back(result.stdout), (n_pages, size))


def test_what_stands_on_a_page():
    text = f'{EASY}\n' * 7
    pdf = printed('--title', 'Für die Bahn', '--rate', '--date-line', '--page-numbers', '--solutions', 'end', text=text).stdout
    n_pages, _, first, last = read_back(pdf, 1, 3)
    expect(n_pages, 3)
    for words in ('Für die Bahn', 'Solutions on page 3', 'Easy · 1.2', 'Date'):
        assert words in first, (words, first)
    assert 'Solutions' in last and 'Setdoku' in last, last
    _, _, bare = read_back(printed(text=text).stdout, 1)
    for words in ('Solutions', 'Setdoku', 'Easy', 'Date', 'Time', '1.2'):
        assert words not in bare, (words, bare)
    assert 'Time' in read_back(printed('--time-line', text=text).stdout, 1)[2]


def test_levels_that_a_file_brings():
    """They are printed when they are asked for, and not found out again; where a file has none, nothing stands there."""
    text = f'{EASY} ED=7.2/1.2/1.2\n' * 2
    assert 'Extreme · 7.2' in read_back(printed('--level-and-rating', text=text).stdout, 1)[2]
    assert 'Extreme · 7.2' in read_back(printed('--rate', text=text).stdout, 1)[2]
    assert '7.2' not in read_back(printed('--number', text=text).stdout, 1)[2]
    assert '·' not in read_back(printed('--level-and-rating', text=f'{EASY}\n').stdout, 1)[2]


def test_nothing_to_print_is_said_before():
    with tempfile.TemporaryDirectory() as folder:
        name = os.path.join(folder, 'book.pdf')
        with open(name, 'w') as old:
            old.write('old')
        for text in ('', 'nonsense\n'):
            code, _, error = run('print', '-o', name, text=text)
            expect(code, 1)
            assert 'there is no puzzle to print: nothing was written' in error, error
        expect(open(name).read(), 'old')
        expect(os.listdir(folder), ['book.pdf'])


def test_more_than_a_book_holds_is_said_before():
    with tempfile.TemporaryDirectory() as folder:
        name = os.path.join(folder, 'book.pdf')
        code, out, error = run('print', '-o', name, text=f'{EASY}\n' * 100001)
        expect((code, out), (1, ''))
        assert 'a book holds 100000 puzzles, and these are more: nothing was written' in error, error
        expect(os.listdir(folder), [])


def test_what_is_wrong_with_a_puzzle_is_said():
    result = printed(text=f'{EASY}\n{CLASH}\n{TWO}\n{EMPTY}\nnonsense {EASY}\n')
    error = result.stderr.decode().splitlines()
    expect(error[:3], ['<stdin>:2:0: note: this has no solution', '<stdin>:3:0: note: this has several solutions',
                       '<stdin>:4:0: note: this has several solutions'])
    assert error[3].startswith('<stdin>:5:'), error
    expect((result.returncode, read_back(result.stdout)[0]), (1, 1))
    expect(printed('--quiet', text=f'{TWO}\n').stderr, b'')
    assert 'No solution' in read_back(printed('--solutions', 'end', text=f'{CLASH}\n').stdout, 2)[2]


def test_usage():
    for arguments, said in ((['--per-page', '5'], '--per-page 5: expected 1, 2, 4, 6, 9 or 12'),
                            (['--solutions', 'x'], '--solutions: there is no “x”; known are none, foot, end'),
                            (['--candidates', 'x'], '--candidates: there is no “x”; known are none, grid, all'),
                            (['--paper', 'a3'], '--paper a3: expected a4, letter or a5'),
                            (['--date-line', '--time-line'], 'there is room for one of them'),
                            (['--jobs', '-1'], '--jobs -1: expected'), (['--title', b'\xff'], '')):
        result = subprocess.run([CLI, 'print', *arguments], input=EASY.encode(), capture_output=True, timeout=60)
        expect((result.returncode, result.stdout), (2, b''))
        assert said in result.stderr.decode(), result.stderr


def test_a_file_that_cannot_be_written():
    expect(run('print', '-o', '/nonexistent/book.pdf', text=EASY)[:2], (1, ''))
    if os.path.exists('/dev/full'):
        code, _, error = run('print', '-o', '/dev/full', text=EASY)
        expect(code, 1)
        assert error.startswith('/dev/full:0:0: '), error
        with open('/dev/full', 'wb') as full:
            expect(subprocess.run([CLI, 'print'], input=EASY.encode(), stdout=full, stderr=subprocess.DEVNULL, timeout=60).returncode, 1)


def test_a_disk_that_is_full_in_the_middle_is_said_to_be():
    """Errors of closing the file do not hide it."""
    with tempfile.TemporaryDirectory() as folder:
        name = os.path.join(folder, 'book.pdf')
        with open(name, 'w') as old:
            old.write('old')

        def with_little_room():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (16384, 16384))
        result = subprocess.run([CLI, 'print', '-o', name, file_with(f'{EASY}\n' * 2000)], capture_output=True, timeout=60,
                                preexec_fn=with_little_room)
        expect((result.returncode, result.stderr.decode()), (1, f'{name}:0:0: File too large\n'))
        expect((os.listdir(folder), open(name).read()), (['book.pdf'], 'old'))


def test_no_list_is_written_over():
    with tempfile.TemporaryDirectory() as folder:
        for name, status in (('list.txt', 2), ('list.sdk', 2), ('folder.d/book', 0), ('BOOK.PDF', 0), ('.pdf', 0)):
            path = os.path.join(folder, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            code, _, error = run('print', '-o', path, text=EASY)
            expect((code, os.path.exists(path)), (status, status == 0))
            assert status == 0 or '.pdf' in error, error


def beside(folder):
    return [name for name in os.listdir(folder) if name.startswith('.setdoku-')]


def test_an_interrupted_book_leaves_the_old_one():
    for number in (signal.SIGINT, signal.SIGTERM):
        with tempfile.TemporaryDirectory() as folder:
            name, puzzles = os.path.join(folder, 'book.pdf'), os.path.join(folder, 'list')
            with open(name, 'w') as old, open(puzzles, 'w') as file:
                old.write('old')
                file.write(f'{EASY}\n' * 100000)
            child = subprocess.Popen([CLI, 'print', '--per-page', '1', '--candidates', 'all', '-o', name, puzzles])
            end = time.monotonic() + 90
            while not beside(folder) and child.poll() is None and time.monotonic() < end:
                time.sleep(0.01)
            assert beside(folder), 'no page was begun'
            child.send_signal(number)
            expect(child.wait(timeout=90), -number)
            expect(open(name).read(), 'old')
            expect(sorted(os.listdir(folder)), ['book.pdf', 'list'])


def test_a_terminal_sees_how_far_it_is():
    """Percents on the terminal, gone in the end; none where stderr is none."""
    leader, follower = pty.openpty()
    name = file_with(f'{EASY}\n' * 20000)
    try:
        with open(os.devnull, 'wb') as null:
            child = subprocess.Popen([CLI, 'print', '--per-page', '1', name], stdout=null, stderr=follower)
            os.close(follower)
            said = b''
            while True:
                try:
                    piece = os.read(leader, 4096)
                except OSError:
                    break
                if not piece:
                    break
                said += piece
            expect(child.wait(timeout=90), 0)
        percents = [int(number) for number in re.findall(rb'\r *(\d+) %', said)]
        assert percents and percents == sorted(percents) and percents[-1] <= 100, said
        assert said.endswith(b'\r     \r'), said
    finally:
        os.close(leader)
        os.unlink(name)


def test_help_names_it():
    assert re.search(r'^  print +\[FILE\|-\]… ', run('--help')[1], re.MULTILINE)
    code, out, _ = run('help', 'print')
    expect(code, 0)
    for option in ('--per-page', '--solutions', '--paper', '--title', '--level-and-rating', '--number', '--date-line',
                   '--page-numbers', '--candidates'):
        assert option in out, option


sys.exit(run_tests(globals()))
