/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-proof.c — the clauses of a sentence that follow the steps of a proof.
 *
 * A chain of sets is told set by set, because that is how one checks it: the digit that a set keeps is the one that the
 * next lacks. The record says which digits link two neighbours; where several do, those are told that make it go on. */
#include "explain-proof.h"

#include <glib/gi18n.h>
#include <string.h>

#include "explain-say.h"
#include "explain-words.h"

/* What the record has. */

CellSet
explain_role_cells (const Deduction *deduction, Role role, int nth)
{
  CellSet cells = CELLS_NONE;
  int     seen = 0;

  for (int i = 0; i < deduction->n_groups; i++)
    if (deduction->groups[i].role == role && (nth < 0 || seen++ == nth))
      cells = cells_union (cells, deduction->groups[i].cells);
  return cells;
}

Digits
explain_role_digits (const Deduction *deduction, Role role)
{
  Digits digits = DIGITS_NONE;

  for (int i = 0; i < deduction->n_groups; i++)
    if (deduction->groups[i].role == role)
      digits = digits_union (digits, deduction->groups[i].digits);
  return digits;
}

char *
explain_candidates (const CandidateSet *set)
{
  GPtrArray *items = explain_list_new ();
  Digits     told = DIGITS_NONE;

  for (int digit = 1; digit <= 9; digit++)
    if (!cells_is_empty (set->cells[digit]) && !digits_has (told, digit))
      {
        Digits same = DIGITS_NONE;

        for (int other = digit; other <= 9; other++)
          if (cells_equal (set->cells[other], set->cells[digit]))
            same |= digits_of (other);
        told |= same;
        /* Translators: "3 and 5 in row 1, columns 2 and 5" */
        g_ptr_array_add (items, explain_say (_("{digits} in {cells}"), SAY_DIGITS ("digits", same),
                                             SAY_CELLS ("cells", set->cells[digit])));
      }
  return explain_join (items, LIST_CLAUSES);
}

/* The last one. */

static int
concluded (const Deduction *deduction)
{
  for (int digit = 1; digit <= 9 && !deduction->n_placed; digit++)
    if (!cells_is_empty (deduction->struck.cells[digit]))
      return candidate_of (cells_first (deduction->struck.cells[digit]), digit);
  return deduction->n_placed ? deduction->placed[0] : 0;
}

static char *
say_candidate (const char *sentence, int candidate)
{
  return explain_say (sentence, SAY_CELL ("cell", candidate_cell (candidate)), SAY_NUMBER ("digit", candidate_digit (candidate)));
}

char *
explain_proof_conclusion (const Deduction *deduction)
{
  /* Translators: a clause that follows from something */
  return say_candidate (deduction->n_placed ? _("{cell} is {digit}") : _("{cell} is not {digit}"), concluded (deduction));
}

char *
explain_proof_premise (const Deduction *deduction)
{
  /* Translators: a clause that is supposed, after "if" */
  return say_candidate (deduction->n_placed ? _("{cell} were not {digit}") : _("{cell} were {digit}"), concluded (deduction));
}

/* Fish. */

char *
explain_proof_fish (const Deduction *deduction)
{
  switch (__builtin_popcount (deduction->base))
    {
    case 2:
      return g_strdup (_("the X-wing"));
    case 3:
      return g_strdup (_("the swordfish"));
    case 4:
      return g_strdup (_("the jellyfish"));
    case 5:
      return g_strdup (_("the squirmbag"));
    case 6:
      return g_strdup (_("the whale"));
    default:
      return g_strdup (_("the leviathan"));
    }
}

static char *
count_houses (uint32_t houses)
{
  GPtrArray *items = explain_list_new ();
  gulong     rows = (gulong) __builtin_popcount (houses & 0x1ff);
  gulong     columns = (gulong) __builtin_popcount (houses >> HOUSE_COLUMNS & 0x1ff);
  gulong     boxes = (gulong) __builtin_popcount (houses >> HOUSE_BOXES & 0x1ff);

  if (rows)
    g_ptr_array_add (items, explain_say (ngettext ("{count} row", "{count} rows", rows), SAY_COUNT ("count", rows)));
  if (columns)
    g_ptr_array_add (items, explain_say (ngettext ("{count} column", "{count} columns", columns), SAY_COUNT ("count", columns)));
  if (boxes)
    g_ptr_array_add (items, explain_say (ngettext ("{count} box", "{count} boxes", boxes), SAY_COUNT ("count", boxes)));
  return explain_join (items, LIST_ALL);
}

char *
explain_proof_bases (const Deduction *deduction)
{
  return count_houses (deduction->base);
}

char *
explain_proof_covers (const Deduction *deduction)
{
  return count_houses (deduction->cover);
}

/* Sets. */

static const char *const letters[EXPLAIN_SETS_MAX] = { "A", "B", "C", "D", "E", "F", "G", "H", "I" };

static int
find_sets (const Deduction *deduction, const Group *sets[EXPLAIN_SETS_MAX])
{
  int n = 0;

  for (int i = 0; i < deduction->n_groups && n < EXPLAIN_SETS_MAX; i++)
    if (deduction->groups[i].role == ROLE_SET)
      sets[n++] = &deduction->groups[i];
  return n;
}

static char *
name_set (const Group *set, const char *letter)
{
  g_autofree char *cells = explain_cell_names (set->cells);

  /* Translators: a set of cells: "A (r1c2, r1c3)" */
  return explain_say (_("{letter} ({cells})"), SAY_TEXT ("letter", letter), SAY_TEXT ("cells", cells));
}

static char *
nth_set (const Deduction *deduction, int nth)
{
  const Group *sets[EXPLAIN_SETS_MAX];

  return nth < find_sets (deduction, sets) ? name_set (sets[nth], letters[nth]) : g_strdup ("");
}

char *
explain_proof_first_set (const Deduction *deduction)
{
  return nth_set (deduction, 0);
}

char *
explain_proof_second_set (const Deduction *deduction)
{
  return nth_set (deduction, 1);
}

char *
explain_proof_sets (const Deduction *deduction)
{
  GPtrArray   *items = explain_list_new ();
  const Group *sets[EXPLAIN_SETS_MAX];
  int          n = find_sets (deduction, sets);

  for (int i = 0; i < n; i++)
    g_ptr_array_add (items, name_set (sets[i], letters[i]));
  return explain_join (items, LIST_CELLS);
}

/* The digits that link each set to the next: groups of role restricted, pair by pair in order. */
static void
find_links (const Deduction *deduction, const Group *sets[EXPLAIN_SETS_MAX], int n, Digits links[EXPLAIN_SETS_MAX])
{
  int left = 0, pair = 0;

  for (int i = 0; i < deduction->n_groups; i++)
    left += deduction->groups[i].role == ROLE_RESTRICTED;
  for (int i = 0; i < n; i++)
    links[i] = DIGITS_NONE;
  for (int i = 0; i < deduction->n_groups && pair + 1 < n; i++)
    if (deduction->groups[i].role == ROLE_RESTRICTED)
      {
        CellSet both = cells_union (sets[pair]->cells, sets[pair + 1]->cells);

        if (links[pair] && (left <= n - 2 - pair
                            || !cells_is_empty (cells_difference (deduction->groups[i].cells, both)))
            && pair + 2 < n)
          pair++;
        links[pair] |= deduction->groups[i].digits;
        left--;
      }
}

/* One of each, none the same as the one before. */
static bool
choose_links (const Digits *links, int n, int before, int *chosen)
{
  if (n == 0)
    return true;
  for_each_digit (digit, *links)
    {
      *chosen = digit;
      if (digit != before && choose_links (links + 1, n - 1, digit, chosen + 1))
        return true;
    }
  return false;
}

int
explain_proof_links (const Deduction *deduction, int chosen[EXPLAIN_SETS_MAX])
{
  const Group *sets[EXPLAIN_SETS_MAX];
  Digits       links[EXPLAIN_SETS_MAX];
  int          n = find_sets (deduction, sets);

  memset (chosen, 0, EXPLAIN_SETS_MAX * sizeof *chosen);
  find_links (deduction, sets, n, links);
  choose_links (links, n - 1, 0, chosen);
  return n;
}

static char *
step_of_sets (int i, int lacks, Digits keeps)
{
  /* Translators: {set} is a letter; what it keeps is one digit */
  return explain_say (i ? _("so {set} lacks {digit} and keeps {kept}") : _("if {set} lacks {digit}, it keeps {kept}"),
                      SAY_TEXT ("set", letters[i]), SAY_NUMBER ("digit", lacks), SAY_DIGITS ("kept", keeps));
}

static char *
step_of_stem (const Deduction *deduction, int i, int lacks, Digits keeps)
{
  /* Translators: {set} is a letter, {stem} a cell; it is the same cell as before */
  return explain_say (i ? _("if it is {digit}, {set} lacks {digit} and keeps {kept}")
                        : _("if {stem} is {digit}, {set} lacks {digit} and keeps {kept}"),
                      SAY_CELLS ("stem", explain_role_cells (deduction, ROLE_STEM, -1)), SAY_TEXT ("set", letters[i]),
                      SAY_NUMBER ("digit", lacks), SAY_DIGITS ("kept", keeps));
}

static char *
tell_steps (const Deduction *deduction, Digits kept)
{
  GPtrArray   *steps = explain_list_new ();
  bool         stem = !cells_is_empty (explain_role_cells (deduction, ROLE_STEM, -1));
  int          links[EXPLAIN_SETS_MAX], n = stem ? 0 : explain_proof_links (deduction, links), petal = 0;

  for (int i = 0; i < deduction->n_groups && stem; i++)
    if (deduction->groups[i].role == ROLE_RESTRICTED)
      {
        g_ptr_array_add (steps, step_of_stem (deduction, petal, digits_first (deduction->groups[i].digits), kept));
        petal++;
      }
  for (int i = 0; i < n; i++)
    g_ptr_array_add (steps, step_of_sets (i, i ? links[i - 1] : digits_first (kept), i + 1 < n ? digits_of (links[i]) : kept));
  return explain_capitalize (explain_join (steps, LIST_CLAUSES));
}

char *
explain_proof_place (const Deduction *deduction, const Group *pattern, bool steps)
{
  g_autofree char *place = explain_say (ngettext ("So {places} is {digit}, and whatever sees it cannot be {digit}.",
                                                  "So one of {places} is {digit}, and whatever sees all of them cannot be "
                                                  "{digit}.", (gulong) cells_count (pattern->cells)),
                                        SAY_CELLS ("places", pattern->cells), SAY_DIGITS ("digit", pattern->digits));
  g_autofree char *way = steps ? tell_steps (deduction, pattern->digits) : NULL;

  return way ? explain_titled (way, place) : g_steal_pointer (&place);
}

/* Pairs and chains. */

char *
explain_proof_pairs (const Deduction *deduction)
{
  GPtrArray *items = explain_list_new ();

  for (int i = 0; i < deduction->n_groups; i++)
    if (deduction->groups[i].role == ROLE_PATTERN)
      g_ptr_array_add (items, explain_cell_list (deduction->groups[i].cells));
  return explain_join (items, LIST_CLAUSES);
}

char *
explain_proof_way (const Deduction *deduction)
{
  GPtrArray *items = explain_list_new ();
  int        last = NO_CELL;

  for (int i = 0; i < deduction->n_links && deduction->links[i].branch == 0; i++)
    if (deduction->links[i].from < N_CANDIDATES && candidate_cell (deduction->links[i].from) != last)
      {
        last = candidate_cell (deduction->links[i].from);
        g_ptr_array_add (items, explain_cell_name (last));
      }
  return explain_join (items, explain_notation_is_short () ? LIST_PARTS : LIST_CLAUSES);
}

char *
explain_proof_shares (const Deduction *deduction)
{
  GPtrArray *items = explain_list_new ();

  for (int i = 0; i < deduction->n_groups; i++)
    if (deduction->groups[i].role == ROLE_PATTERN && deduction->groups[i].house != NO_HOUSE)
      /* Translators: "1 and 3 in row 2", of a list */
      g_ptr_array_add (items, explain_say (_("{digits} in {house}"), SAY_DIGITS ("digits", deduction->groups[i].digits),
                                           SAY_HOUSE ("house", deduction->groups[i].house)));
  return explain_join (items, LIST_CLAUSES);
}

/* Colours. */

static char *
colour_of (const Deduction *deduction, Role role)
{
  CandidateSet set = { 0 };

  for (int i = 0; i < deduction->n_groups; i++)
    if (deduction->groups[i].role == role)
      for_each_digit (digit, deduction->groups[i].digits)
        set.cells[digit] = cells_union (set.cells[digit], deduction->groups[i].cells);
  return explain_candidates (&set);
}

char *
explain_proof_colour_a (const Deduction *deduction)
{
  return colour_of (deduction, ROLE_COLOUR_A);
}

char *
explain_proof_colour_b (const Deduction *deduction)
{
  return colour_of (deduction, ROLE_COLOUR_B);
}

uint32_t
explain_proof_clash_house (const Deduction *deduction)
{
  CellSet false_ones;

  if (!digits_is_single (deduction->digits))
    return 0;
  false_ones = deduction->struck.cells[digits_first (deduction->digits)];
  for (int house = 0; house < N_HOUSES; house++)
    if (cells_count (cells_intersection (false_ones, house_set (house))) > 1)
      return UINT32_C (1) << house;
  return 0;
}

CellSet
explain_proof_clash (const Deduction *deduction)
{
  uint32_t house = explain_proof_clash_house (deduction);

  return house ? cells_intersection (deduction->struck.cells[digits_first (deduction->digits)], house_set (__builtin_ctz (house)))
               : CELLS_NONE;
}

static bool
see_each_other (CellSet a, CellSet b)
{
  for_each_cell (cell, a)
    if (!cells_is_empty (cells_intersection (cell_peer_set (cell), b)))
      return true;
  return false;
}

char *
explain_proof_meetings (const Deduction *deduction)
{
  GPtrArray *items = explain_list_new ();
  CellSet    left = deduction->struck.cells[digits_first (deduction->digits)];

  for (int i = 0; i < 4; i++)
    {
      Role    one = i & 1 ? ROLE_COLOUR_B : ROLE_COLOUR_A, other = i & 2 ? ROLE_COLOUR_B : ROLE_COLOUR_A;
      CellSet near = explain_role_cells (deduction, one, 0), next = explain_role_cells (deduction, other, 1);
      CellSet far = explain_role_cells (deduction, i & 1 ? ROLE_COLOUR_A : ROLE_COLOUR_B, 0);
      CellSet rest = explain_role_cells (deduction, i & 2 ? ROLE_COLOUR_A : ROLE_COLOUR_B, 1);
      CellSet more = left;

      for_each_cell (cell, left)
        if (see_each_other (near, next) && see_each_other (cells_of (cell), far) && see_each_other (cells_of (cell), rest))
          cells_remove (&left, cell);
      if (!cells_equal (left, more))
        /* Translators: "it" is a digit; each blank is some cells, of one colour */
        g_ptr_array_add (items, explain_say (_("It cannot stand in {near} and at once in {next}, for these see each other. So it "
                                               "stands in {far} or in {rest}, and whatever sees both cannot be {digits}."),
                                             SAY_CELLS ("near", near), SAY_CELLS ("next", next), SAY_CELLS ("far", far),
                                             SAY_CELLS ("rest", rest), SAY_DIGITS ("digits", deduction->digits)));
    }
  return explain_join (items, LIST_SENTENCES);
}
