/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "options.h"

#include "method-set.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#define N_(text) text

enum { SOLUTIONS_MAX = 1000 };

const SearchSwitch search_switches[N_SWITCHES] = {
  [SWITCH_CELL] = { "cell", N_("Next cell"), {
    { "linear", N_("In reading order"), N_("Row by row, from left to right"), CELL_LINEAR },
    { "mrv", N_("Fewest choices first (MRV)"), N_("The cell with the fewest possible digits"), CELL_MRV },
    { "mrv-degree", N_("Fewest, then most unassigned peers (MRV + degree)"),
      N_("Among those with the fewest choices, the cell with the most empty cells around it"), CELL_MRV_DEGREE } } },
  [SWITCH_INFERENCE] = { "inference", N_("Between guesses"), {
    { "none", N_("Nothing"), N_("A cell’s choices are looked at when its turn comes"), INFERENCE_NONE },
    { "forward", N_("Forward checking"), N_("Each digit is struck from the cells around it"), INFERENCE_FORWARD },
    { "singles", N_("Naked and hidden singles"), N_("Whatever has only one possibility is placed before any guess"),
      INFERENCE_SINGLES } } },
  [SWITCH_UNDO] = { "undo", N_("Taking back"), {
    { "trail", N_("Trail"), N_("Every struck candidate is written down and comes back one by one"), UNDO_TRAIL },
    { "copy", N_("Copy"), N_("The whole board is copied before each guess and comes back at once"), UNDO_COPY } } },
  [SWITCH_CONTROL] = { "control", N_("Control"), {
    { "iterative", N_("Iterative"), N_("A loop with a stack of its own"), CONTROL_ITERATIVE },
    { "recursive", N_("Recursive"), N_("A function that calls itself; the same guesses and dead ends"),
      CONTROL_RECURSIVE } } },
  [SWITCH_TIER] = { "tier", N_("Deductions"), {
    { "T1", N_("Basic filling"), N_("A cell that only one digit fits"), TIER_1 },
    { "T2", N_("And elimination in boxes"), N_("Also a digit that only one cell of its box can hold"), TIER_2 },
    { "T3", N_("And rows and columns"), N_("Also a digit that only one cell of its row or column can hold"),
      TIER_3 } } },
  [SWITCH_VARIANT] = { "variant", N_("Filling"), {
    { "random-naked", N_("Random cells, naked singles"), N_("Any open cell is picked next"), VARIANT_RANDOM_NAKED },
    { "mrv-naked", N_("Fewest choices, naked singles"), N_("A cell with the fewest candidates is picked next"),
      VARIANT_MRV_NAKED },
    { "random-hidden", N_("Random cells, naked and hidden singles"),
      N_("Any open cell is picked next; hidden singles are placed too"), VARIANT_RANDOM_HIDDEN },
    { "mrv-hidden", N_("Fewest choices, naked and hidden singles"),
      N_("A cell with the fewest candidates is picked next; hidden singles are placed too"), VARIANT_MRV_HIDDEN } } },
  [SWITCH_DIG] = { "dig", N_("Digging"), {
    { "on", N_("Dig a puzzle"), N_("From an empty board: then clues are taken away, one at a time"), DIG_ON },
    { "off", N_("Only fill"), N_("The full board is the end"), DIG_OFF } } },
  [SWITCH_METHODS] = { "methods", N_("Methods to solve it with"), { { NULL } }, SWITCH_SET },
  [SWITCH_LADDER] = { "ladder", N_("Techniques"), {
    { "full", N_("Everything"), N_("All families, cheapest first"), 0 },
    { "hodoku", N_("HoDoKu"), N_("What HoDoKu uses, in its order"), 1 },
    { "se-like", N_("Sudoku Explainer"), N_("By the scale of Sudoku Explainer"), 2 },
    { "basic", N_("Set operations"), N_("Basic filling, elimination, row and column analysis"), 3 } } },
  [SWITCH_SOLUTIONS] = { "solutions", N_("Stop after this many solutions"), { { NULL } }, SWITCH_NUMBER },
};

int
search_options_get (const SearchOptions *options, SwitchId id)
{
  switch (id)
    {
    case SWITCH_CELL:      return options->cell;
    case SWITCH_INFERENCE: return options->inference;
    case SWITCH_UNDO:      return options->undo;
    case SWITCH_CONTROL:   return options->control;
    case SWITCH_TIER:      return options->tier;
    case SWITCH_VARIANT:   return options->variant;
    case SWITCH_DIG:       return options->dig;
    case SWITCH_LADDER:    return options->ladder;
    case SWITCH_SOLUTIONS: return options->solutions;
    case SWITCH_METHODS:
    case N_SWITCHES:       break;
    }

  assert (false);      /* no such switch, or a set */
  return 0;
}

void
search_options_put (SearchOptions *options, SwitchId id, int value)
{
  switch (id)
    {
    case SWITCH_CELL:      options->cell = (uint8_t) value; return;
    case SWITCH_INFERENCE: options->inference = (uint8_t) value; return;
    case SWITCH_UNDO:      options->undo = (uint8_t) value; return;
    case SWITCH_CONTROL:   options->control = (uint8_t) value; return;
    case SWITCH_TIER:      options->tier = (uint8_t) value; return;
    case SWITCH_VARIANT:   options->variant = (uint8_t) value; return;
    case SWITCH_DIG:       options->dig = (uint8_t) value; return;
    case SWITCH_LADDER:    options->ladder = (uint8_t) value; return;
    case SWITCH_SOLUTIONS: options->solutions = (uint16_t) value; return;
    case SWITCH_METHODS:
    case N_SWITCHES:       break;
    }

  assert (false);      /* no such switch, or a set */
}

bool
search_options_same (const SearchOptions *a, const SearchOptions *b, SwitchId id)
{
  return id == SWITCH_METHODS ? memcmp (a->methods, b->methods, sizeof a->methods) == 0
                              : search_options_get (a, id) == search_options_get (b, id);
}

/* 1–SOLUTIONS_MAX in plain decimal digits; −1 for anything else. */
static int
parse_number (const char *text)
{
  int number = 0;

  for (const char *c = text; *c; c++)
    {
      if (*c < '0' || *c > '9')
        return -1;
      number = number * 10 + (*c - '0');
      if (number > SOLUTIONS_MAX)
        return -1;
    }

  return number >= 1 ? number : -1;
}

static int
parse_value (const SearchSwitch *row, const char *text)
{
  if (row->kind == SWITCH_NUMBER)
    return parse_number (text);

  for (const SwitchValue *value = row->values; value->id; value++)
    if (strcmp (value->id, text) == 0)
      return value->value;

  return -1;
}

static OptionStatus
set_methods (SearchOptions *options, const char *text)
{
  TechniqueSet set;

  if (!method_set_parse (text, &set))
    return OPTION_BAD_VALUE;
  method_set_put (options, &set);
  return OPTION_OK;
}

OptionStatus
search_options_set (SearchOptions *options, unsigned switches, const char *key, const char *value)
{
  for (int id = 0; id < N_SWITCHES; id++)
    {
      int parsed;

      if (strcmp (search_switches[id].key, key) != 0)
        continue;
      if (!(switches >> id & 1))
        return OPTION_NOT_HERE;
      if (search_switches[id].kind == SWITCH_SET)
        return set_methods (options, value);
      if ((parsed = parse_value (&search_switches[id], value)) < 0)
        return OPTION_BAD_VALUE;
      search_options_put (options, (SwitchId) id, parsed);
      return OPTION_OK;
    }

  return OPTION_UNKNOWN_KEY;
}

/* What the switch is set to; text has room for any of it. */
static void
format_value (const SearchOptions *options, SwitchId id, char text[METHOD_SET_TEXT_SIZE])
{
  const SearchSwitch *row = &search_switches[id];
  TechniqueSet        methods;

  switch (row->kind)
    {
    case SWITCH_SET:
      methods = method_set_get (options);
      method_set_format (&methods, text, METHOD_SET_TEXT_SIZE);
      return;
    case SWITCH_CHOICE:
      for (const SwitchValue *value = row->values; value->id; value++)
        if (value->value == search_options_get (options, id))
          {
            snprintf (text, METHOD_SET_TEXT_SIZE, "%s", value->id);
            return;
          }
      break;
    case SWITCH_NUMBER:
      break;
    }

  snprintf (text, METHOD_SET_TEXT_SIZE, "%d", search_options_get (options, id));
}

size_t
search_options_format (const SearchOptions *options, unsigned switches, char *text, size_t size)
{
  size_t length = 0;

  if (size)
    text[0] = '\0';

  for (int id = 0; id < N_SWITCHES; id++)
    if (switches >> id & 1)
      {
        char   value[METHOD_SET_TEXT_SIZE];
        size_t room = length < size ? size - length : 0;

        format_value (options, (SwitchId) id, value);
        length += (size_t) snprintf (room ? text + length : NULL, room, "%s%s=%s",
                                     length ? " " : "", search_switches[id].key, value);
      }

  return length;
}
