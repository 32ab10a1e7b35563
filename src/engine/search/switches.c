/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "switches.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "engine/core/words.h"
#include "engine/logic/method-set.h"

enum { SOLUTIONS_MAX = 1000 };

_Static_assert (sizeof (((SearchOptions *) 0)->methods) * 8 == TECHNIQUES_MAX, "a bit for every row of techniques[]");

#define FIELD(name) offsetof (SearchOptions, name), sizeof ((SearchOptions) { 0 }.name)

const SearchSwitch search_switches[N_SWITCHES] = {
  [SWITCH_CELL] = { "cell", N_("Next cell"), FIELD (cell), {
    { "linear", N_("In reading order"), N_("Row by row, from left to right"), CELL_LINEAR },
    { "mrv", N_("Fewest choices first (MRV)"), N_("The cell with the fewest possible digits"), CELL_MRV },
    { "mrv-degree", N_("Fewest, then most unassigned peers (MRV + degree)"),
      N_("Among those with the fewest choices, the cell with the most empty cells around it"), CELL_MRV_DEGREE } } },
  [SWITCH_INFERENCE] = { "inference", N_("Between guesses"), FIELD (inference), {
    { "none", N_("Nothing"), N_("A cell’s choices are looked at when its turn comes"), INFERENCE_NONE },
    { "forward", N_("Forward checking"), N_("Each digit is struck from the cells around it"), INFERENCE_FORWARD },
    { "singles", N_("Naked and hidden singles"), N_("Whatever has only one possibility is placed before any guess"),
      INFERENCE_SINGLES } } },
  [SWITCH_UNDO] = { "undo", N_("Taking back"), FIELD (undo), {
    { "trail", N_("Trail"), N_("Every struck candidate is written down and comes back one by one"), UNDO_TRAIL },
    { "copy", N_("Copy"), N_("The whole board is copied before each guess and comes back at once"), UNDO_COPY } } },
  [SWITCH_CONTROL] = { "control", N_("Control"), FIELD (control), {
    { "iterative", N_("Iterative"), N_("A loop with a stack of its own"), CONTROL_ITERATIVE },
    { "recursive", N_("Recursive"), N_("A function that calls itself; the same guesses and dead ends"),
      CONTROL_RECURSIVE } } },
  [SWITCH_TIER] = { "tier", N_("Deductions"), FIELD (tier), {
    { "T1", N_("Basic filling"), N_("A cell that only one digit fits"), TIER_1 },
    { "T2", N_("And elimination in boxes"), N_("Also a digit that only one cell of its box can hold"), TIER_2 },
    { "T3", N_("And rows and columns"), N_("Also a digit that only one cell of its row or column can hold"),
      TIER_3 } } },
  [SWITCH_VARIANT] = { "variant", N_("Filling"), FIELD (variant), {
    { "random-naked", N_("Random cells, naked singles"), N_("Any open cell is picked next"), VARIANT_RANDOM_NAKED },
    { "mrv-naked", N_("Fewest choices, naked singles"), N_("A cell with the fewest candidates is picked next"),
      VARIANT_MRV_NAKED },
    { "random-hidden", N_("Random cells, naked and hidden singles"),
      N_("Any open cell is picked next; hidden singles are placed too"), VARIANT_RANDOM_HIDDEN },
    { "mrv-hidden", N_("Fewest choices, naked and hidden singles"),
      N_("A cell with the fewest candidates is picked next; hidden singles are placed too"), VARIANT_MRV_HIDDEN } } },
  [SWITCH_DIG] = { "dig", N_("Digging"), FIELD (dig), {
    { "on", N_("Dig a puzzle"), N_("From an empty board: then clues are taken away, one at a time"), DIG_ON },
    { "off", N_("Only fill"), N_("The full board is the end"), DIG_OFF } } },
  [SWITCH_METHODS] = { "methods", N_("Methods to solve it with"), FIELD (methods), { { NULL } }, SWITCH_SET },
  [SWITCH_LADDER] = { "ladder", N_("Techniques"), FIELD (ladder), {
    { "full", N_("Everything"), N_("All families, cheapest first"), 0 },
    { "hodoku", N_("HoDoKu"), N_("What HoDoKu uses, in its order"), 1 },
    { "se-like", N_("Sudoku Explainer"), N_("By the scale of Sudoku Explainer"), 2 },
    { "basic", N_("Set operations"), N_("Basic filling, elimination, row and column analysis"), 3 } } },
  [SWITCH_SOLUTIONS] = { "solutions", N_("Stop after this many solutions"), FIELD (solutions), { { NULL } }, SWITCH_NUMBER },
};

static const uint8_t *
field_of (const SearchOptions *options, SwitchId id)
{
  return (const uint8_t *) options + search_switches[id].at;
}

int
search_options_get (const SearchOptions *options, SwitchId id)
{
  const SearchSwitch *row = &search_switches[id];
  uint16_t            wide;

  assert (id < N_SWITCHES && row->kind != SWITCH_SET);
  if (row->size == sizeof (uint8_t))
    return *field_of (options, id);

  memcpy (&wide, field_of (options, id), sizeof wide);
  return wide;
}

void
search_options_put (SearchOptions *options, SwitchId id, int value)
{
  const SearchSwitch *row = &search_switches[id];
  uint8_t             narrow = (uint8_t) value;
  uint16_t            wide = (uint16_t) value;

  assert (id < N_SWITCHES && row->kind != SWITCH_SET);
  memcpy ((uint8_t *) options + row->at, row->size == sizeof narrow ? &narrow : (const void *) &wide, row->size);
}

/* The usual set is kept as no bits at all: a table of defaults cannot know the numbers of rows. */
TechniqueSet
search_options_get_methods (const SearchOptions *options)
{
  TechniqueSet set = { 0 };

  for (int row = 0; row < TECHNIQUES_MAX; row++)
    set.word[row / 64] |= (uint64_t) (options->methods[row / 8] >> row % 8 & 1) << row % 64;
  return technique_set_is_empty (&set) ? method_set_usual () : set;
}

void
search_options_put_methods (SearchOptions *options, const TechniqueSet *set)
{
  TechniqueSet usual = method_set_usual ();

  assert (!technique_set_is_empty (set));
  memset (options->methods, 0, sizeof options->methods);
  if (memcmp (set, &usual, sizeof usual) == 0)
    return;
  for (int row = 0; row < TECHNIQUES_MAX; row++)
    options->methods[row / 8] |= (uint8_t) ((set->word[row / 64] >> row % 64 & 1) << row % 8);
}

bool
search_options_same (const SearchOptions *a, const SearchOptions *b, SwitchId id)
{
  return memcmp (field_of (a, id), field_of (b, id), search_switches[id].size) == 0;
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
  search_options_put_methods (options, &set);
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
      methods = search_options_get_methods (options);
      method_set_format (&methods, text, METHOD_SET_TEXT_SIZE);
      return;
    case SWITCH_CHOICE:
      for (const SwitchValue *value = row->values; value->id; value++) /* unreached: it is one of them */
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
