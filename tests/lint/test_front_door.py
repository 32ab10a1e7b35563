#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""test_front_door.py — ./setdoku.sh on a machine that has nothing, and how results are counted."""

import json
import os
import pathlib
import re
import shutil
import tempfile

import tap
import tree

SCRIPT = tree.source / 'setdoku.sh'
BARE = ('sh', 'readlink', 'dirname', 'id', 'cat', 'env')


def bare_machine(folder, *more):
    """A PATH on which a fresh machine's few tools are, and no compiler."""
    for name in BARE + more:
        os.symlink(shutil.which(name), pathlib.Path(folder, name))
    return {'PATH': str(folder), 'LC_ALL': 'C.UTF-8', 'SETDOKU_BUILD': str(pathlib.Path(folder, 'build'))}


def check_tables():
    text = tree.text('setdoku.sh')
    rows = [row for table in re.findall(r"^\w+_needs='\n(.*?)'$", text, re.MULTILINE | re.DOTALL)
            for row in table.splitlines()]
    tap.check(len(rows) > 20, 'the script has its tables')
    wrong = [row for row in rows if not re.fullmatch(r'[^|]+\|(command|module|file) [^|]+(\|[a-zA-Z0-9.+-]+){3}', row)]
    tap.check(not wrong, 'every need has a reason, a probe and three packages', wrong)


def check_bare_machine():
    with tempfile.TemporaryDirectory() as folder:
        path = bare_machine(folder)
        status, text = tap.run(SCRIPT, '--no-install', 'run', env=path)
        tap.check(status == 1 and '\n  gcc: compiles the program\n' in text and '--no-install' in text,
                  '--no-install lists what is missing and stops', text)
        tap.check(not pathlib.Path(folder, 'build').exists(), '--no-install builds nothing when something is missing')
        status, text = tap.run(SCRIPT, 'test', '--no-install', env=path)
        tap.check(status == 1 and text.endswith('\n0 passed, 1 failed\n'), 'tests that cannot run are no success', text)
        status, text = tap.run(SCRIPT, 'run', env=path)
        tap.check(status == 1 and 'neither apt-get nor dnf nor pacman' in text,
                  'a machine without a known package manager is told so', text)


def check_package_managers():
    """Each manager is stood in for by a script that writes down how it was called."""
    for manager, package in (('apt-get', 'libgtk-4-dev'), ('dnf', 'gtk4-devel'), ('pacman', 'gtk4')):
        with tempfile.TemporaryDirectory() as folder:
            path = bare_machine(folder)
            for name in (manager, 'sudo'):
                stand_in = pathlib.Path(folder, name)
                stand_in.write_text(f'#!/bin/sh\necho "called: {name} $*"\n', encoding='utf-8')
                stand_in.chmod(0o755)
            status, text = tap.run(SCRIPT, 'run', env=path)
            calls = [line for line in text.splitlines() if line.startswith('called: ') and package in line.split()]
            tap.check(status == 1 and len(calls) == 1, f'{manager} is asked once for {package}', text)
            tap.check('still missing' in text, f'{manager} is not believed without looking', text)


def check_suites():
    """A suite asks for what it needs, and for nothing else: here only what builds is there."""
    reasons = {'engine': (), 'cli': (), 'view': ('xvfb',), 'torture': ('xvfb',), 'a11y': ('xvfb', 'xdotool'),
               'lint': ('clang-format',), '': ('xvfb', 'xdotool', 'clang-format')}
    for suite, wanted in reasons.items():
        with tempfile.TemporaryDirectory() as folder:
            _, text = tap.run(SCRIPT, '--no-install', 'test', *suite.split(), env=bare_machine(folder))
            asked = [name for name in ('xvfb', 'xdotool', 'clang-format') if f'\n  {name}: ' in text]
            tap.check('\n  gcc: ' in text and asked == list(wanted),
                      f'the tests of {suite or "all suites"} ask for {" and ".join(wanted) or "a compiler only"}', text)


def check_usage():
    status, text = tap.run(SCRIPT, '--help')
    tap.check(status == 0 and text.startswith('Usage: '), '--help explains', text)
    status, text = tap.run(SCRIPT, 'dance')
    tap.check(status == 2 and 'dance' in text, 'a command that is not known is a usage error', text)
    status, text = tap.run(SCRIPT)
    tap.check(status == 2, 'no command is a usage error', text)


def totals(*programs):
    """(exit status, last line) for programs of (result, stdout)."""
    with tempfile.NamedTemporaryFile('w', encoding='utf-8', suffix='.json') as log:
        for result, stdout in programs:
            log.write(json.dumps({'name': 'setdoku:suite / name', 'result': result, 'stdout': stdout}) + '\n')
        log.flush()
        status, text = tap.run('python3', tree.source / 'tests' / 'totals.py', log.name)
    return status, text.splitlines()[-1]


def check_names_of_tests():
    """Each version of meson has its own."""
    log = [{'name': name, 'result': 'OK', 'stdout': 'ok 1 a\n'}
           for name in ('setdoku:view / grid', 'view - setdoku:grid', 'setdoku:cli / cli', 'cli+once - setdoku:why')]
    with tempfile.NamedTemporaryFile('w', encoding='utf-8', suffix='.json') as file:
        file.writelines(json.dumps(program) + '\n' for program in log)
        file.flush()
        _, text = tap.run('python3', tree.source / 'tests' / 'totals.py', file.name)
    tap.check(text == 'cli: 2 passed, 0 failed\nview: 2 passed, 0 failed\n4 passed, 0 failed\n',
              'totals: a suite is one, whatever version of meson names its tests', text)


def check_second_run():
    """A block that only the slow unwinder can tell to be a library's is no failure; everything else stays one."""
    leak = '==1==ERROR: LeakSanitizer: detected memory leaks\nSUMMARY: AddressSanitizer: 8 byte(s) leaked\n'
    both = 'ok 1 a\nok 2 b\n'
    told = 'not ok 1 a\n# ' + leak.replace('\n', '\n# ') + '\n'
    cases = (
        ('a leak that was a library’s', both, leak, 'OK', '2 passed, 0 failed'),
        ('a leak that stays', both, leak, 'FAIL', '2 passed, 1 failed'),
        ('a leak in a program that a test runs', told + 'ok 2 b\n', '', 'OK', '2 passed, 0 failed'),
        ('another failure beside it', told + 'not ok 2 b\n# 3, expected 4\n', '', 'OK', '0 passed, 2 failed'),
        ('a wrong access', both, '==1==ERROR: AddressSanitizer: heap-use-after-free\n', 'OK', '2 passed, 1 failed'),
        ('undefined behaviour beside a leak', both, 'a.c:1: runtime error: shift\n' + leak, 'OK', '2 passed, 1 failed'),
        ('a crash that does not come again', both, '', 'OK', '2 passed, 1 failed'),
    )
    with tempfile.TemporaryDirectory() as folder:
        logs = [pathlib.Path(folder, 'testlog-1.json'), pathlib.Path(folder, 'testlog-2.json')]
        for sentence, stdout, stderr, result, expected in cases:
            program = {'name': 'setdoku:view / grid', 'result': 'FAIL', 'stdout': '1..2\n' + stdout, 'stderr': stderr}
            again = {**program, 'result': result, 'stdout': '1..2\n' + both, 'stderr': ''}
            logs[0].write_text(json.dumps(program) + '\n', encoding='utf-8')
            logs[1].write_text(json.dumps(again) + '\n', encoding='utf-8')
            _, text = tap.run('python3', tree.source / 'tests' / 'totals.py', *logs)
            tap.check(text.splitlines()[-1] == expected, f'totals, run again: {sentence}', text)
        _, text = tap.run('python3', tree.source / 'tests' / 'totals.py', '--failed', logs[0])
        tap.check(text == 'grid\n', 'totals: what failed is named, to be run again', text)


def check_last_words():
    program = {'name': 'setdoku:view / grid', 'result': 'ERROR', 'stdout': '1..3\nok 1 a\nnot ok 2 b\n# 3, expected 4\n',
               'stderr': 'Gtk-CRITICAL: no widget\n'}
    with tempfile.NamedTemporaryFile('w', encoding='utf-8', suffix='.json') as log:
        log.write(json.dumps(program) + '\n')
        log.flush()
        _, text = tap.run('python3', tree.source / 'tests' / 'totals.py', log.name)
    expected = '  | not ok 2 b\n  | # 3, expected 4\n  | Gtk-CRITICAL: no widget\n'
    tap.check(expected in text, 'totals: what failed is told with the words it ended with', text)


def check_totals():
    cases = (
        ('every line is a test', [('OK', 'TAP version 13\n1..2\nok 1 a\nok 2 b\n')], (0, '2 passed, 0 failed')),
        ('a line that is not ok fails', [('FAIL', '1..2\nok 1 a\nnot ok 2 b\n')], (1, '1 passed, 1 failed')),
        ('a crash in mid-way fails', [('ERROR', '1..3\nok 1 a\n')], (1, '1 passed, 1 failed')),
        ('a crash after a failure is told too', [('ERROR', 'not ok 1 a\n')], (1, '0 passed, 2 failed')),
        ('a time-out before the first line fails', [('TIMEOUT', '')], (1, '0 passed, 1 failed')),
        ('a skipped line is neither', [('OK', '1..2\nok 1 a\nok 2 b # SKIP no display\n')], (0, '1 passed, 0 failed')),
        ('skipping everything is no success', [('SKIP', '1..0 # SKIP nothing\n')], (1, '0 passed, 0 failed')),
        ('a program without lines is one test', [('OK', 'hello\n')], (0, '1 passed, 0 failed')),
        ('no program at all is no success', [], (1, '0 passed, 1 failed')),
    )
    for sentence, programs, expected in cases:
        found = totals(*programs)
        tap.check(found == expected, f'totals: {sentence}', f'{found}, expected {expected}')


check_usage()
check_tables()
check_bare_machine()
check_suites()
check_package_managers()
check_totals()
check_last_words()
check_second_run()
check_names_of_tests()
tap.finish()
