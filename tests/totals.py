#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""Counts what meson's testlog.json tells: every TAP line of every test program is one test.

A program that speaks no TAP is one test. One that ended badly although none of its lines failed (a crash, a
time-out, fewer lines than planned), or before it said how many lines there are, is one failed test more. The last line is
"N passed, N failed"; the exit status is 0 only if something passed and nothing failed.

Below a program that failed stand the words it ended with. Of two logs the second is of what failed, run again with the unwinder that sees everything: it counts for a program that
failed because of lost blocks alone. --failed LOG names the programs that failed.
"""

import json
import re
import sys

LINE = re.compile(r'^ *(not )?ok\b[^#]*(# *(SKIP|TODO)\b.*)?', re.IGNORECASE)
GOOD = ('OK', 'SKIP', 'EXPECTEDFAIL')


def count(program):
    """(passed, failed, [what was skipped]) of one line of the log."""
    passed, failed, skipped = 0, 0, []
    for line in program.get('stdout', '').splitlines():
        match = LINE.match(line)
        if not match:
            continue
        if (match[3] or '').upper() == 'SKIP':
            skipped.append(line.strip())
        elif match[1]:
            failed += (match[3] or '').upper() != 'TODO'
        else:
            passed += 1

    if program['result'] not in GOOD:
        planned = re.search(r'^1\.\.\d+', program.get('stdout', ''), re.MULTILINE)
        failed = failed + (not planned) or 1
    elif program['result'] == 'SKIP' and not skipped:
        skipped.append('all of it')
    elif not passed and not skipped:
        passed = 1

    return passed, failed, skipped


def last_words(program):
    """What was not ok with the reason that follows it, and the end of what went to stderr: at most eight lines of each."""
    not_ok = re.findall(r'^ *(?:not ok|Bail out!).*(?:\n *#.*){0,3}', program.get('stdout', ''), re.MULTILINE)
    said = '\n'.join(not_ok).splitlines()[:8] + program.get('stderr', '').splitlines()[-8:]
    return [line.strip()[:600] for line in said if line.strip()]


def suite_of(name):
    """meson calls it "setdoku:view / grid", since 1.8 "view - setdoku:grid"."""
    if ' / ' in name:
        name = name.split(' / ')[0].split(':')[-1]
    return re.split(r' - |\+', name)[0]


def program_of(name):
    return re.split(r' / |:', name)[-1]


def lost_blocks_only(program):
    """A test that looks at another program may have failed too, if it says that the blocks were lost there."""
    said = program.get('stdout', '') + program.get('stderr', '')
    bad = re.findall(r'^ *not ok.*\n(?:(?! *(?:not )?ok\b).*\n?)*', program.get('stdout', ''), re.MULTILINE)
    return 'LeakSanitizer: ' in said and 'AddressSanitizer: ' not in said.replace('SUMMARY: AddressSanitizer: ', '') \
        and 'runtime error: ' not in said and all('LeakSanitizer: ' in test for test in bad)


def read(path):
    try:
        with open(path, encoding='utf-8') as log:
            return [json.loads(line) for line in log if line.strip()]
    except OSError as error:
        print(error, file=sys.stderr)
        return []


def main(path, second=None):
    passed = failed = 0
    programs = read(path)
    again = {program['name']: program for program in read(second)} if second else {}
    programs = [again.get(program['name'], program) if lost_blocks_only(program) else program for program in programs]

    suites = {}
    for program in programs:
        name = suite_of(program['name'])
        good, bad, skipped = count(program)
        suite = suites.setdefault(name, [0, 0])
        suite[0] += good
        suite[1] += bad
        for line in skipped:
            print(f"skipped: {program_of(program['name'])}: {line}")
        if bad:
            print(f"FAILED: {program['name']} ({program['result'].lower()}, {bad} of {good + bad})")
            for line in last_words(program):
                print(f'  | {line}')

    for name, (good, bad) in sorted(suites.items()):
        print(f'{name}: {good} passed, {bad} failed')
        passed += good
        failed += bad

    failed += not programs
    print(f'{passed} passed, {failed} failed')
    return 1 if failed or not passed else 0


if __name__ == '__main__':
    if sys.argv[1] == '--failed':
        print(*sorted({program_of(program['name']) for program in read(sys.argv[2]) if program['result'] not in GOOD}))
    else:
        sys.exit(main(*sys.argv[1:3]))
