#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""test_coverage.py — what ./setdoku.sh coverage counts, and what it does not forgive."""

import pathlib

import coverage
import tap

SOURCE = """\
if (text)
if (!memory)  /* unreached: out of memory */
if (!name)    /* unreached: nobody calls it so */
g_return_val_if_fail (text &&
                      name, false);
abort ();     /* unreached: no way here */
  g_autofree char *text = g_new (char, n);
  g_autofree char *text = name ? g_strdup (name) : NULL;
  return text;
""".splitlines()


def line(number, *counts, run=1):
    return {'line_number': number, 'count': run, 'branches': [{'count': count} for count in counts]}


def read(*lines):
    return coverage.File(pathlib.PurePosixPath('engine/a.c'), lines, SOURCE)


plain = read(line(1, 4, 0))
tap.check((plain.branches, plain.taken) == (2, 1) and plain.missing == [(1, 1, 2, 'if (text)')], 'what is not taken is missing')

marked = read(line(2, 4, 0), line(3, 4, 0), line(6, run=0))
tap.check((marked.branches, marked.taken, marked.missing) == (2, 2, []), 'what is marked is not counted')
tap.check(marked.excused == {'out of memory': 1, 'nobody calls it so': 1}, 'but named with its reason')
tap.check((marked.lines, marked.stale) == (2, []), 'a line without branches can be marked, too')

stale = read(line(2, 4, 1), line(3), line(6))
tap.check(stale.stale == [2, 3, 6], 'a marker on what is reached, or where no branch is, is complained of', str(stale.stale))

ruled = read(line(4, 4, 0), line(5, 4, 0), line(1, 4, 4), line(7, 4, 0), line(9, 4, 0))
tap.check((ruled.branches, ruled.taken, ruled.missing) == (2, 2, []), 'what GLib asks at the door and at the end is not counted')
tap.check(read(line(8, 4, 0)).missing != [], 'but a choice is, whoever owns its result')

tap.finish()
