#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""Counts what meson's testlog.json tells: every TAP line of every test program is one test.

A program that speaks no TAP is one test. One that ended badly although none of its lines failed (a crash, a
time-out, fewer lines than planned), or before it said how many lines there are, is one failed test more. The last line is
"N passed, N failed"; the exit status is 0 only if something passed and nothing failed.
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


def main(path):
    passed = failed = 0
    try:
        with open(path, encoding='utf-8') as log:
            programs = [json.loads(line) for line in log if line.strip()]
    except OSError as error:
        print(error, file=sys.stderr)
        programs = []

    suites = {}
    for program in programs:
        name = program['name'].split(' / ')[0].split(':')[-1]
        good, bad, skipped = count(program)
        suite = suites.setdefault(name, [0, 0])
        suite[0] += good
        suite[1] += bad
        for line in skipped:
            print(f"skipped: {program['name'].split(' / ')[-1]}: {line}")
        if bad:
            print(f"FAILED: {program['name']} ({program['result'].lower()}, {bad} of {good + bad})")

    for name, (good, bad) in sorted(suites.items()):
        print(f'{name}: {good} passed, {bad} failed')
        passed += good
        failed += bad

    failed += not programs
    print(f'{passed} passed, {failed} failed')
    return 1 if failed or not passed else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1]))
