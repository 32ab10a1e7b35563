#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""test_how_to_add.py — README's "How to add …" is true to the letter: a throw-away addition works, made by exactly those edits.

The sources are copied and edited. What was edited is compiled as its neighbours were, and linked in front of the libraries that
setdoku-cli is made of: the new tables then stand in place of the old ones.
"""

import dataclasses
import json
import os
import pathlib
import re
import shlex
import shutil
import sys
import tempfile

import tap

SOURCE = pathlib.Path(os.environ['SETDOKU_SOURCE']).resolve()
BUILD = pathlib.Path(os.environ['SETDOKU_BUILD_ROOT']).resolve()
# REUSE-IgnoreStart
HEAD = '/* SPDX-License-Identifier: GPL-3.0-or-later\n * SPDX-FileCopyrightText: 2026 The Setdoku authors */\n\n'
# REUSE-IgnoreEnd
PUZZLE = '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....'


@dataclasses.dataclass
class Addition:
    what: str                    # as README's paragraph begins: "a strategy"
    path: str                    # the new file
    text: str
    edits: tuple                 # of (file, what stands there, what is put in its place)
    runs: tuple                  # of (arguments of setdoku-cli, a word of what it must say)


STRATEGY = HEAD + r'''/* throwaway.c — finds nothing. */
#include <string.h>

#include "engine/core/words.h"
#include "engine/search/emit.h"
#include "engine/search/strategy.h"

typedef struct {
  Board   board;
  uint8_t ended;
} Throwaway;

static size_t
throwaway_size (const SearchOptions *options)
{
  (void) options;
  return (sizeof (Throwaway) + 7) / 8 * 8;
}

static void
throwaway_start (void *state, const Board *board, const SearchOptions *options, uint64_t seed)
{
  (void) seed;
  memset (state, 0, throwaway_size (options));
  ((Throwaway *) state)->board = *board;
}

static bool
throwaway_step (void *state, Event *event)
{
  Throwaway *search = state;

  if (search->ended)
    return false;
  search->ended = true;
  emit (event, EVENT_DONE, REASON_STUCK, NO_CELL, 0, 0);
  return true;
}

static void
throwaway_show (const void *state, SearchView *view)
{
  const Throwaway *search = state;

  memset (view, 0, sizeof *view);
  view->board = search->board;
  view->counters.tries = 1;
  view->outcome = search->ended ? OUTCOME_STUCK : OUTCOME_RUNNING;
  for (int cell = 0; cell < N_CELLS; cell++)
    if (search->board.digit[cell])
      view->origin[cell] = ORIGIN_GIVEN;
    else
      view->candidates[cell] = board_possible (&search->board, cell);
}

const Strategy strategy_throwaway = {
  .id = "throwaway",
  .name = N_("Throw-away"),
  .description = N_("Finds nothing"),
  .defaults = { .tier = TIER_3, .solutions = 1 },
  .horizon = 1000,
  .pace = 1000,
  .size = throwaway_size,
  .start = throwaway_start,
  .step = throwaway_step,
  .show = throwaway_show,
};
'''

TECHNIQUE = HEAD + '''/* throwaway.c — cells with two candidates lose the larger one. That is wrong, and easily recognised. */
#include "routines.h"

void
find_throwaway (const Position *position, const Technique *technique, Finds *finds)
{
  for_each_cell (cell, position->empty)
    if (digits_count (position->marks[cell]) == 2)
      {
        Digits    marks = position->marks[cell];
        int       smaller = digits_first (marks);
        Deduction found;

        deduction_start (&found, technique);
        found.digits = marks;
        found.cells = cells_of (cell);
        deduction_group (&found, ROLE_PATTERN, found.cells, marks, NO_HOUSE);
        deduction_strike (&found, found.cells, digits_first (digits_difference (marks, digits_of (smaller))));
        if (finds_add (finds, &found))
          return;
      }
}
'''
# Two cells of row 1 are open, for 8 and 9; the column and the box of neither of them say which.
TWO_OPEN = '1234567..' + 72 * '.'

FORMAT = HEAD + r'''/* format-throwaway.c — a word before each puzzle. */
#include <glib/gi18n.h>
#include <string.h>

#include "format-private.h"

static const char word[] = "throwaway ";

static int
sniff (const char *text)
{
  return g_str_has_prefix (text, word) ? 100 : 0;
}

static void
read_line (const char *text, unsigned first_line, GArray *records)
{
  line_read (g_str_has_prefix (text, word) ? text + strlen (word) : text, first_line, records);
}

static void
write_line (const Document *document, GString *text)
{
  g_string_append (text, word);
  format_line.write (document, text);
}

const Format format_throwaway = {
  .id = "throwaway",
  .name = N_("Throw-away"),
  .extension = "throwaway",
  .flags = FORMAT_READS | FORMAT_WRITES | FORMAT_COLLECTION | FORMAT_BY_LINE,
  .sniff = sniff,
  .read = read_line,
  .write = write_line,
};
'''

CONSTRAINT = HEAD + r'''/* throwaway.c — the cells hold no 1. */
#include "constraints.h"

FaultKind
build_throwaway (Build *build, const Constraint *constraint, int unused)
{
  const uint16_t *cells;
  int n = build_part (build, constraint, 0, &cells);

  (void) unused;
  for (int i = 0; i < n; i++)
    build_candidates (build, cells[i], ~values_of (1));
  return FAULT_NONE;
}
'''
# A text with line ends is put into a file, and the program gets its name.
BOARD = 'puzzle=a\nrows=2\ncols=2\nvalues=1-2\nboxes=none\nthrowaway=r1c1\ngivens=....\n'

ADDITIONS = (
    Addition('a strategy', 'src/engine/search/strategies/throwaway.c', STRATEGY, (
        ('src/engine/search/strategies/strategies.h', '  row (potential)\n', '  row (potential) \\\n  row (throwaway)\n'),
        ('src/engine/search/strategies/meson.build', "  'strategies.c',\n", "  'strategies.c',\n  'throwaway.c',\n"),
        ('src/model/search/pseudo-code.c', '  { &strategy_potential, potential },\n', '  { &strategy_potential, potential },\n'
                                    '  { &strategy_throwaway, (const PseudoLine[]) { { 0, "end", KIND (DONE) }, { 0 } } },\n'),
    ), (
        (('solve', '--strategy', 'throwaway', PUZZLE), f'stuck at {PUZZLE}'),
        (('trace', '--strategy', 'throwaway', PUZZLE), 'done'),
        (('compare', 'throwaway', 'ascending', PUZZLE), 'throwaway'),
    )),
    Addition('a technique', 'src/engine/logic/techniques/throwaway.c', TECHNIQUE, (
        ('src/engine/logic/techniques/meson.build', "  'uniqueness.c',\n", "  'throwaway.c',\n  'uniqueness.c',\n"),
        ('src/engine/logic/techniques/routines.h', '/* brute-force.c */',
         '/* throwaway.c */\nTechniqueRoutine find_throwaway;\n\n/* brute-force.c */'),
        ('src/engine/logic/techniques/techniques.c', '  { NULL },', '  { "throwaway", N_("Throw-away"), NULL,\n'
         '    FAMILY_MISCELLANEOUS, LEVEL_EXTREME, 1, false, find_throwaway, 0 },\n  { NULL },'),
        ('src/engine/logic/ladder-profile.c', 'PATTERNS, "forcing-net"', '"throwaway", PATTERNS, "forcing-net"'),
        ('src/model/explain/explain-template.c', '  { "full-house"', '  { "throwaway", 0, N_("a technique that is thrown away"),\n'
         '    N_("{cells} is left with one of {digits}: {effect}.") },\n  { "full-house"'),
    ), (
        (('find', '--technique', 'throwaway', TWO_OPEN), 'throwaway\t\tr1c8<>9\t'),
        (('find', '--technique', 'throwaway', TWO_OPEN), 'is left with one of 8 and 9'),
        (('explain', '--ladder', 'full', TWO_OPEN), '. throwaway '),
    )),
    Addition('a format', 'src/formats/format-throwaway.c', FORMAT, (
        ('src/formats/format-private.h', '  row (line)\n', '  row (line) \\\n  row (throwaway)\n'),
        ('src/formats/meson.build', "  'grid-row.c',\n", "  'format-throwaway.c',\n  'grid-row.c',\n"),
    ), (
        (('convert', '--to', 'throwaway', PUZZLE), f'throwaway {PUZZLE}'),
        (('solve', f'throwaway {PUZZLE}'), '6'),
    )),
    Addition('a constraint', 'src/engine/rules/constraints/throwaway.c', CONSTRAINT, (
        ('src/engine/rules/constraints/meson.build', "  'sums.c',\n", "  'sums.c',\n  'throwaway.c',\n"),
        ('src/engine/rules/constraints/constraints.h', '/* outside.c */',
         '/* throwaway.c */\nFaultKind build_throwaway (Build *build, const Constraint *constraint, int unused);\n\n/* outside.c */'),
        ('src/engine/rules/constraints/constraints.c', '  { "odd", ', '  { "throwaway", "c", build_throwaway, 0 },\n  { "odd", '),
        ('src/model/look/board-plan.c', '  { "odd", ', '  { "throwaway", plan_parity, true },\n  { "odd", '),
        ('src/model/explain/explain-rules.c', '  { "odd", ', '  { "throwaway", N_("not 1"), NULL },\n  { "odd", '),
        ('src/model/explain/explain-any-words.c', '  { "odd", ',
         '  { "throwaway", NC_("noun", "thrown away cell {cell}") },\n  { "odd", '),
    ), (
        (('count', '--from', 'blocks', BOARD), 'a\t1'),
        (('solve', '--from', 'blocks', BOARD), 'a\t2112'),
    )),
)


def paragraph(what):
    """What README says about adding one, and the files that it names."""
    text = (SOURCE / 'README.md').read_text(encoding='utf-8')
    match = re.search(rf'^\*\*{what}\*\*.*?(?=\n\n)', text, re.MULTILINE | re.DOTALL)
    return set(re.findall(r'`(src/[^`]+)`', match[0])) if match else set()


def make(addition, copy):
    """The edits, in the copy of the sources. False where one has no place."""
    good = True
    (copy / addition.path).write_text(addition.text, encoding='utf-8')
    for path, before, after in addition.edits:
        text = (copy / path).read_text(encoding='utf-8')
        good &= tap.check(text.count(before) == 1, f'{addition.what}: there is one place for its row in {path}')
        (copy / path).write_text(text.replace(before, after), encoding='utf-8')
    return good


def table_of(header):
    return header[:-2].removesuffix('-private') + '.c'


def sources_to_compile(addition, copy):
    """The new file, each .c that was edited, and each that makes a table of an edited header of its own name."""
    found = [addition.path]
    for path, _, _ in addition.edits:
        if path.endswith('.c'):
            found.append(path)
        elif path.endswith('.h') and (copy / table_of(path)).exists():
            found.append(table_of(path))
    return list(dict.fromkeys(found))


def compiled(path, copy, commands):
    """The object of a file of the copy, compiled as it is in the build, or as the first file beside it; None: it is not C."""
    folder = (SOURCE / path).parent
    fitting = [entry for entry in commands if (BUILD / entry['file']).resolve() == SOURCE / path]
    fitting += [entry for entry in commands if (BUILD / entry['file']).resolve().parent == folder]
    words, kept = shlex.split(fitting[0]['command']), []
    while words:
        word = words.pop(0)
        if word in ('-o', '-MF', '-MQ', '-MT'):
            words.pop(0)
        elif word not in ('-c', '-MD', '-MMD', fitting[0]['file']):
            kept.append(word)
    at = next(i for i, word in enumerate(kept) if word.startswith('-I'))
    target = copy / (path.replace('/', '_') + '.o')
    status, text = tap.run(*kept[:at], f'-I{copy}/src', *kept[at:], '-c', copy / path, '-o', target, cwd=BUILD)
    return target if tap.check(status == 0, f'{path} compiles', text) else None


def linked(objects, copy):
    """setdoku-cli with the objects in front of the libraries."""
    status, text = tap.run('ninja', '-C', BUILD, '-t', 'commands', 'src/cli/setdoku-cli')
    words = shlex.split(text.splitlines()[-1]) if status == 0 else []
    program = copy / 'setdoku-cli'
    if '-o' not in words:
        tap.check(False, 'the build says how setdoku-cli is linked', text)
        return None
    words[words.index('-o') + 1] = str(program)
    at = next(i for i, word in enumerate(words) if word.endswith('.a'))
    at = words.index('-Wl,--start-group') if '-Wl,--start-group' in words[:at] else at
    status, text = tap.run(*words[:at], *objects, *words[at:], cwd=BUILD)
    return program if tap.check(status == 0, 'setdoku-cli is linked with it', text) else None


def in_file(argument, copy):
    if '\n' not in argument:
        return argument
    (copy / 'text').write_text(argument, encoding='utf-8')
    return copy / 'text'


def main():
    commands = json.loads((BUILD / 'compile_commands.json').read_text(encoding='utf-8'))
    for addition in ADDITIONS:
        named = {re.sub(r'<[a-z]+>', 'throwaway', path) for path in paragraph(addition.what)}
        edited = {addition.path, *(path for path, _, _ in addition.edits)}
        tap.check(named == edited, f'{addition.what}: README names the files to edit, and no other', sorted(named ^ edited))
        with tempfile.TemporaryDirectory() as folder:
            copy = pathlib.Path(folder)
            shutil.copytree(SOURCE / 'src', copy / 'src')
            if not make(addition, copy):
                continue
            objects = [compiled(path, copy, commands) for path in sources_to_compile(addition, copy)]
            program = linked(objects, copy) if all(objects) else None
            for arguments, word in addition.runs if program else ():
                _, text = tap.run(program, *(in_file(argument, copy) for argument in arguments))
                tap.check(word in text, f'{addition.what}: setdoku-cli {arguments[0]} knows it', text)
    tap.finish()


if __name__ == '__main__':
    sys.exit(main())
