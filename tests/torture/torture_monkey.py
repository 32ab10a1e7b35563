#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""torture_monkey.py — a million random keys, gestures and commands, in pieces of another seed each, under a window manager.

The monkey is the view's test, in which a critical message is the end; here it goes on for long, and elsewhere each time. A
piece that fails says its seed, and by it comes again.
"""

import argparse
import concurrent.futures
import os
import re
import secrets
import shutil
import subprocess
import sys

PIECE = 10_000

parser = argparse.ArgumentParser()
parser.add_argument('monkey')
parser.add_argument('with_display')
parser.add_argument('--short', action='store_true')
parser.add_argument('--actions', type=int, default=1_000_000)
arguments = parser.parse_args()
actions = min(arguments.actions, 500) if arguments.short else arguments.actions

managers = [name for name in ('openbox', 'metacity', 'xfwm4', 'twm') if shutil.which(name)]
manager = f'{managers[0]} 2>/dev/null & sleep 1; ' if managers else ''
if not managers:
    print('monkey: no window manager is installed (openbox would do): windows have no frame and no focus of their own', flush=True)

def play(n):
    """What a piece of n actions told when it ended early; None: it did not."""
    seed = 'R02S' + '%032x' % (1 if arguments.short else secrets.randbits(128))
    result = subprocess.run(
        ['sh', arguments.with_display, 'sh', '-c', f'{manager}"$0" --seed {seed} -p /monkey/anything', arguments.monkey],
        env={**os.environ, 'SETDOKU_MONKEY': str(n)}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors='replace',
        check=False)
    if re.search(r'^ok 1 ', result.stdout, re.MULTILINE):
        return None
    told = [line for line in result.stdout.splitlines() if 'DEBUG' not in line][-6:]
    return '\n    '.join([f'monkey: {n} actions from --seed {seed} ended early:', *told])


pieces = [min(PIECE, actions - at) for at in range(0, actions, PIECE)]
done = failed = 0
# A monkey waits for frames most of the time, so a few of them share a processor.
with concurrent.futures.ThreadPoolExecutor(1 if arguments.short else 2 * (os.cpu_count() or 1)) as pool:
    for n, told in zip(pieces, pool.map(play, pieces)):
        done += n
        if told:
            failed += 1
            print('  WRONG:', told, flush=True)
        if not arguments.short:
            print(f'monkey: {done} actions, {failed} pieces ended early', flush=True)
print(f'monkey: {done} actions in {len(pieces)} pieces under {managers[0] if managers else "no window manager"}: '
      f'{failed} ended early', flush=True)
sys.exit(failed > 0)
