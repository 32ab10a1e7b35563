#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""torture_start.py — the real program where much is missing, killed while it is played, and told to end while others hold it up."""

import fcntl
import glob
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile

program, with_display = sys.argv[1:3]
short = '--short' in sys.argv
# The short form runs on machines that are busy, or with sanitizers: there it is not the second that is tested.
patience = 3.0 if short else 0.0
schema = str(pathlib.Path(program).parent.parent / 'data')
failures = []

# On the screen: waits for the window, types, waits, and ends the program as it is told.
SCRIPT = r'''
"$PROGRAM" ${FILE:+"$FILE"} & pid=$!
for i in $(seq 240); do
  window=$(timeout 20 xdotool search --onlyvisible --class setdoku 2>/dev/null | head -n 1)
  [ -n "$window" ] && break
  kill -0 $pid 2>/dev/null || break
  sleep 0.25
done
[ -n "$window" ] || { kill -9 $pid 2>/dev/null; exit 1; }
sleep 0.5
timeout 20 xdotool windowfocus --sync "$window" 2>/dev/null
for key in $KEYS; do timeout 20 xdotool key "$key"; sleep 0.15; done
sleep "$WAIT"
began=$(date +%s%N)
kill -"$SIGNAL" $pid
wait $pid
echo "CODE $?"
echo "AFTER $((($(date +%s%N) - began) / 1000000))"
'''


def say(line):
    print(line, flush=True)


def run(home, keys='5', signal_name='TERM', wait=1.0, bus=True, **changes):
    """How the program ended, None: not at all, and its critical messages. A change to None takes the variable away."""
    environment = {
        **os.environ, 'PROGRAM': program, 'KEYS': keys, 'WAIT': str(wait), 'SIGNAL': signal_name, 'LC_ALL': 'C.UTF-8',
        'GSETTINGS_BACKEND': 'memory', 'GSETTINGS_SCHEMA_DIR': schema, 'GSK_RENDERER': 'cairo', 'GDK_BACKEND': 'x11',
        'GTK_A11Y': 'none', 'SETDOKU_MAKE_AHEAD': '0', 'HOME': home,
        **{f'XDG_{name}_HOME': f'{home}/{name.lower()}' for name in ('DATA', 'STATE', 'CONFIG', 'CACHE')}}
    for name, value in changes.items():
        environment.pop(name, None)
        if value is not None:
            environment[name] = value
    start = ['sh', with_display, 'sh', '-c', SCRIPT]
    if not bus:
        environment['DBUS_SESSION_BUS_ADDRESS'] = 'unix:path=/nonexistent/bus'
        start = ['xvfb-run', '-a', '-s', '-screen 0 1280x1024x24 -nolisten tcp -noreset', 'sh', '-c', SCRIPT]
    try:
        process = subprocess.run(start, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=240, text=True,
                                 errors='replace', check=False)
    except subprocess.TimeoutExpired:
        return None, []
    found = re.search(r'CODE (\d+)', process.stdout)
    run.milliseconds = int(re.search(r'AFTER (\d+)', process.stdout)[1]) if found else None
    critical = [line for line in process.stderr.splitlines() if re.search(r'CRITICAL|ERROR \*\*', line)]
    return int(found[1]) if found else None, critical


def clues_kept(home):
    """The clues of the newest game in the journal."""
    best = (-1, '')
    for path in glob.glob(f'{home}/state/setdoku/*.?.setdoku'):
        text = pathlib.Path(path).read_text()
        generation = int(re.search(r'^generation=(\d+)', text, re.MULTILINE)[1])
        givens = re.search(r'^givens=(.*)', text, re.MULTILINE)
        best = max(best, (generation, givens[1] if givens else ''))
    return best[1]


def check(right, sentence):
    if not right:
        failures.append(sentence)
        say(f'  WRONG: {sentence}')


def start_without(what, **changes):
    with tempfile.TemporaryDirectory(prefix='setdoku-start-') as home:
        not_a_folder = f'{home}/file'
        pathlib.Path(not_a_folder).touch()
        empty_fonts = f'{home}/fonts.conf'
        pathlib.Path(empty_fonts).write_text('<?xml version="1.0"?><fontconfig></fontconfig>')
        changes = {name: value.format(blocked=not_a_folder, fonts=empty_fonts) if isinstance(value, str) else value
                   for name, value in changes.items()}
        code, critical = run(home, **changes)
        say(f'start without {what}: ' + ('a window, and a good end' if code == 0 else f'ended with {code}')
            + (f', {len(critical)} critical messages: {critical[0]}' if critical else ''))
        # Without any letter it is GTK that complains, of its own labels.
        check(code == 0 and (not critical or 'FONTCONFIG_FILE' in changes), f'the start without {what}')


def kill_while_playing(times):
    lost = 0
    for i in range(times):
        with tempfile.TemporaryDirectory(prefix='setdoku-start-') as home:
            keys = ' '.join(str(1 + (i + k) % 9) for k in range(4))
            run(home, keys=keys, signal_name='KILL', wait=1.0 + patience)
            kept = clues_kept(home).replace('.', '')
            lost += kept != keys.replace(' ', '')
            # The next start goes on with it; told to end it keeps what was typed a moment before.
            code, critical = run(home, keys='9', signal_name='TERM', wait=0.05 + patience)
            kept = clues_kept(home).replace('.', '')
            lost += kept != keys.replace(' ', '') + '9'
            check(code == 0 and not critical, 'the start after a kill')
            check(not glob.glob(f'{home}/state/setdoku/*.setdoku.*'), 'a file is left behind')
    say(f'start: {times} kills of the real program {1 + patience:g} s after a key, {times} more ends after {0.05 + patience:g} s: {lost} games lost')
    check(lost == 0, 'a game was lost')


# The bound of an end with the locks held: a saving on its way, the last one, and the disk.
END_BOUND_MS = 4000

SOLVED = '123456789456789123789123456214365897365897214897214365531642978642978531978531642'


def end_while_locked(times):
    """Another process holds the locks of collection and statistics for good, as a stopped one does. What the last key did is not on
    the disk yet when the program is told to end: it ends all the same, and soon, and it is there afterwards."""
    four = 'rows=4;cols=4;values=1-4;boxes=2x2;givens=.234341221434321'
    nine = '.' + SOLVED[1:]
    slowest = 0
    for i in range(times):
        for name, text, key, kept in (('puzzle.txt', f'{nine} ED=1.2/1.2/1.2\n', SOLVED[0], 'statistics.csv'),
                                      ('four.txt', four.replace(';', '\n') + '\n', '1', 'library.txt')):
            with tempfile.TemporaryDirectory(prefix='setdoku-start-') as home:
                data = pathlib.Path(home, 'data', 'setdoku')
                data.mkdir(parents=True)
                pathlib.Path(home, name).write_text(text)
                (data / 'library.txt').write_text(f'# Setdoku: collected puzzles, version 2.\n{four}\t-\t-\t17\t-\n')
                before = (data / 'library.txt').read_text()
                with open(data / 'library.lock', 'w') as library, open(data / 'statistics.lock', 'w') as statistics:
                    for lock in (library, statistics):
                        fcntl.flock(lock, fcntl.LOCK_EX)
                    code, critical = run(home, keys=key, wait=(0, 0.7, 3)[i % 3] + patience / 2, FILE=f'{home}/{name}')
                    slowest = max(slowest, run.milliseconds or 0)
                text = (data / kept).read_text() if (data / kept).exists() else ''
                check(code == 0 and not critical, f'the end while others hold the locks ({name}): {code} {critical}')
                check('solved' in text if kept == 'library.txt' else nine in text, f'{kept} has the solve ({name}): {text!r}')
                check(kept != 'library.txt' or text != before, f'{kept} was written')
                check(glob.glob(f'{home}/state/setdoku/*.?.setdoku'), f'the game is kept ({name})')
    say(f'start: {2 * times} ends while another process holds the locks: slowest {slowest} ms after the signal')
    check(slowest < END_BOUND_MS * (4 if short else 1), 'an end waits for a lock')


start_without('a session bus', bus=False)
if not short:
    start_without('HOME', HOME=None)
start_without('a schema', GSETTINGS_SCHEMA_DIR=None, XDG_DATA_DIRS='/nonexistent')
if not short:
    # Without a single font GTK 4.8 measures labels at sizes that make no sense, and now and then never ends doing so.
    start_without('fonts', FONTCONFIG_FILE='{fonts}')
start_without('folders that can be written', XDG_DATA_HOME='{blocked}/d', XDG_STATE_HOME='{blocked}/s',
              XDG_CONFIG_HOME='{blocked}/c', XDG_CACHE_HOME='{blocked}/e', HOME='{blocked}/h')
start_without('any of these', bus=False, GSETTINGS_SCHEMA_DIR=None, XDG_DATA_DIRS='/nonexistent',
              XDG_DATA_HOME='{blocked}/d', XDG_STATE_HOME='{blocked}/s', XDG_CONFIG_HOME='{blocked}/c',
              XDG_CACHE_HOME='{blocked}/e', HOME=None)
kill_while_playing(1 if short else 20)
end_while_locked(1 if short else 6)
sys.exit(bool(failures))
