# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""tap.py — tests that are no C program say what they found in the Test Anything Protocol, as all others do."""

import subprocess
import sys

_number = 0
_failed = 0


def check(good, sentence, details=''):
    """One test, told as a sentence. details, a text or a list of lines, is shown when it is not true."""
    global _number, _failed
    _number += 1
    _failed += not good
    print(f"{'' if good else 'not '}ok {_number} {sentence}", flush=True)
    if not good and details:
        lines = details.splitlines() if isinstance(details, str) else details
        for line in lines[:40]:
            print(f'# {line}', flush=True)
        if len(lines) > 40:
            print(f'# … and {len(lines) - 40} more', flush=True)
    return good


def skip(sentence, why):
    global _number
    _number += 1
    print(f'ok {_number} {sentence} # SKIP {why}', flush=True)


def run(*command, **options):
    """(exit status, stdout and stderr in one text)."""
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          encoding='utf-8', errors='replace', check=False, **options)
    return done.returncode, done.stdout


def check_silent(sentence, *command, **options):
    """The command must end well and say nothing."""
    status, text = run(*command, **options)
    return check(status == 0 and not text.strip(), sentence, text or f'exit status {status}')


def finish():
    print(f'1..{_number}')
    sys.exit(1 if _failed or not _number else 0)
