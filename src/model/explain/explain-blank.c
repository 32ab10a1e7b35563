/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-blank.c — what the blanks of a technique's sentence stand for.
 *
 * Everything comes from the deduction's record: cells, digits and houses as they are, and a few lists and clauses that are
 * put together here, only where a sentence asks for them. explain-template.c lists the names. */
#include "explain-blank.h"

#include <glib/gi18n.h>
#include <string.h>

#include "explain-proof.h"
#include "explain-words.h"

/* The nth group in a role; NULL: there are not so many. */
static const Group *
group_of (const Deduction *deduction, Role role, int nth)
{
  for (int i = 0, seen = 0; i < deduction->n_groups; i++)
    if (deduction->groups[i].role == role && seen++ == nth)
      return &deduction->groups[i];
  return NULL;
}

/* The house of that group, as a set of houses. */
static uint32_t
house_of (const Deduction *deduction, Role role, int nth)
{
  const Group *group = group_of (deduction, role, nth);

  return group && group->house != NO_HOUSE ? UINT32_C (1) << group->house : 0;
}

static CellSet
placed_cells (const Deduction *deduction)
{
  CellSet cells = CELLS_NONE;

  for (int i = 0; i < deduction->n_placed; i++)
    cells_add (&cells, candidate_cell (deduction->placed[i]));
  return cells;
}

static CellSet
struck_cells (const Deduction *deduction)
{
  CellSet cells = CELLS_NONE;

  for (int digit = 1; digit <= 9; digit++)
    cells = cells_union (cells, deduction->struck.cells[digit]);
  return cells;
}

/* The digits that are struck. */
static Digits
target (const Deduction *deduction)
{
  Digits digits = DIGITS_NONE;

  for (int digit = 1; digit <= 9; digit++)
    if (!cells_is_empty (deduction->struck.cells[digit]))
      digits |= digits_of (digit);
  return digits;
}

static char *
placed_list (const Deduction *deduction)
{
  CandidateSet set = { 0 };

  for (int i = 0; i < deduction->n_placed; i++)
    candidate_set_add (&set, candidate_cell (deduction->placed[i]), candidate_digit (deduction->placed[i]));
  return explain_candidates (&set);
}

char *
explain_effect (const Deduction *deduction)
{
  g_autofree char *placed = placed_list (deduction);
  g_autofree char *struck = explain_candidates (&deduction->struck);

  if (!deduction->n_placed)
    /* Translators: candidates ("3 in row 1, columns 2 and 5") */
    return explain_say (_("rule out {struck}"), SAY_TEXT ("struck", struck));
  if (candidate_set_is_empty (&deduction->struck))
    return explain_say (_("place {placed}"), SAY_TEXT ("placed", placed));
  return explain_say (_("place {placed}, and rule out {struck}"), SAY_TEXT ("placed", placed), SAY_TEXT ("struck", struck));
}

int
explain_chain_end (const Deduction *deduction, bool last)
{
  return last ? deduction->links[deduction->n_links - 1].to : deduction->links[0].from;
}

static CellSet
end_cells (const Deduction *deduction, bool last)
{
  int end = deduction->n_links ? explain_chain_end (deduction, last) : N_CANDIDATES;

  return end < N_CANDIDATES ? cells_of (candidate_cell (end)) : CELLS_NONE;
}

static Digits
end_digits (const Deduction *deduction, bool last)
{
  int end = deduction->n_links ? explain_chain_end (deduction, last) : N_CANDIDATES;

  return end < N_CANDIDATES ? digits_of (candidate_digit (end)) : DIGITS_NONE;
}

/* The two ends of a link, where they are single candidates. */
static CellSet
link_cells (const Deduction *deduction, int nth)
{
  const Link *link = &deduction->links[nth];

  if (nth >= deduction->n_links || link->from >= N_CANDIDATES || link->to >= N_CANDIDATES)
    return CELLS_NONE;
  return cells_union (cells_of (candidate_cell (link->from)), cells_of (candidate_cell (link->to)));
}

/* The digit of the third link, which joins the pairs of a W-wing. */
static Digits
tied_digit (const Deduction *deduction)
{
  return cells_is_empty (link_cells (deduction, 2)) ? DIGITS_NONE : digits_of (candidate_digit (deduction->links[2].from));
}

/* A uniqueness pattern is its rectangle, whatever else took part. */
static CellSet
pattern_cells (const Deduction *deduction)
{
  return deduction->technique->family == FAMILY_UNIQUENESS ? explain_role_cells (deduction, ROLE_PATTERN, -1) : deduction->cells;
}

/* The corners that the struck one shares a line with, or the one across from it. */
static CellSet
corners (const Deduction *deduction, bool across)
{
  CellSet pattern = pattern_cells (deduction), struck = struck_cells (deduction), lines = CELLS_NONE;
  int     cell = cells_is_empty (struck) ? 0 : cells_first (struck);

  lines = cells_union (house_set (cell_house (cell, HOUSE_ROWS)), house_set (cell_house (cell, HOUSE_COLUMNS)));
  if (across)
    return cells_difference (pattern, lines);
  return cells_difference (cells_intersection (pattern, lines), struck);
}

/* The fins of a fish, of the first and second of twins: its groups follow its pattern, which may be empty and then has none. */
static CellSet
fin_cells (const Deduction *deduction, int fish)
{
  CellSet cells = CELLS_NONE;
  bool    twins = deduction->twin;
  int     which = 0, last = -1;

  for (int i = 0; i < deduction->n_groups; i++)
    {
      Role role = deduction->groups[i].role;

      which += twins && (int) role <= last;
      last = (int) role;
      if ((role == ROLE_FIN || role == ROLE_ENDO_FIN) && which == fish)
        cells = cells_union (cells, deduction->groups[i].cells);
    }
  return cells;
}

/* The two colours or sets; all sets together where there are not two of them. */
static CellSet
side (const Deduction *deduction, int which)
{
  CellSet cells = explain_role_cells (deduction, which ? ROLE_COLOUR_B : ROLE_COLOUR_A, -1);
  bool    two = deduction->technique->traits & TECHNIQUE_TWO_SETS;

  return cells_is_empty (cells) ? explain_role_cells (deduction, ROLE_SET, two ? which : -1) : cells;
}

/* What a wing's cell has beside the digit that goes. */
static Digits
spare (const Deduction *deduction, int nth)
{
  const Group *group = group_of (deduction, ROLE_SET, nth);

  return group ? digits_difference (group->digits, target (deduction)) : DIGITS_NONE;
}

/* An empty rectangle: the line of its box that the pair does not begin on. */
static uint32_t
other_arm (const Deduction *deduction)
{
  CellSet  near = end_cells (deduction, false);
  uint32_t arms = deduction->cover;

  for (int house = 0; house < N_HOUSES; house++)
    if (arms >> house & 1 && !cells_is_empty (cells_intersection (house_set (house), near)))
      arms &= ~(UINT32_C (1) << house);
  return arms;
}

/* The box of the places that an empty rectangle has there. */
static uint32_t
box_of_fins (const Deduction *deduction)
{
  CellSet fins = fin_cells (deduction, 0);

  return cells_is_empty (fins) ? 0 : UINT32_C (1) << cell_house (cells_first (fins), HOUSE_BOXES);
}

/* What is told of candidates is put together only for a sentence that asks for it. NULL: there is no such blank. */
static char *
told (const Deduction *deduction, const char *name)
{
  static const struct { const char *name; char *(*tell) (const Deduction *deduction); } rows[] = {
    { "conclusion", explain_proof_conclusion },
    { "premise",    explain_proof_premise },
    { "fish",       explain_proof_fish },
    { "bases",      explain_proof_bases },
    { "covers",     explain_proof_covers },
    { "sets",       explain_proof_sets },
    { "set-a",      explain_proof_first_set },
    { "set-b",      explain_proof_second_set },
    { "pairs",      explain_proof_pairs },
    { "way",        explain_proof_way },
    { "shares",     explain_proof_shares },
    { "colour-a",   explain_proof_colour_a },
    { "colour-b",   explain_proof_colour_b },
    { "meetings",   explain_proof_meetings },
  };

  if (g_str_equal (name, "struck"))
    return explain_candidates (&deduction->struck);
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    if (g_str_equal (rows[i].name, name))
      return rows[i].tell (deduction);
  return NULL;
}

bool
explain_blank (const char *name, Blank *blank, gconstpointer data)
{
  const Deduction *deduction = data;
  const Group     *pattern = group_of (deduction, ROLE_PATTERN, 0);
  const uint32_t   base = deduction->base ? deduction->base : deduction->cover;
  const Digits     gone = target (deduction);
  const Blank      blanks[] = {
    SAY_DIGITS  ("digits", deduction->digits),
    SAY_CHOICES ("digits-one", deduction->digits),
    SAY_CELLS   ("cells", pattern_cells (deduction)),
    SAY_HOUSES  ("base", base),
    SAY_HOUSES  ("house", base),
    SAY_HOUSES  ("cover", deduction->cover),
    SAY_HOUSES  ("twin", deduction->twin),
    SAY_CELLS   ("fins", fin_cells (deduction, 0)),
    SAY_CELLS   ("twin-fins", fin_cells (deduction, 1)),
    SAY_CELLS   ("endo", explain_role_cells (deduction, ROLE_ENDO_FIN, -1)),
    SAY_CELLS   ("twice", explain_role_cells (deduction, ROLE_CANNIBAL, -1)),
    SAY_CELLS   ("extra", explain_role_cells (deduction, ROLE_EXTRA, -1)),
    SAY_DIGITS  ("saving", explain_role_digits (deduction, ROLE_EXTRA)),
    SAY_CHOICES ("saving-one", explain_role_digits (deduction, ROLE_EXTRA)),
    SAY_CELLS   ("stem", explain_role_cells (deduction, ROLE_STEM, -1)),
    SAY_CHOICES ("stem-digits", explain_role_digits (deduction, ROLE_STEM)),
    SAY_DIGITS  ("restricted", explain_role_digits (deduction, ROLE_RESTRICTED)),
    SAY_DIGITS  ("set-digits", explain_role_digits (deduction, ROLE_SET)),
    SAY_HOUSES  ("set-a-house", house_of (deduction, ROLE_SET, 0)),
    SAY_HOUSES  ("set-b-house", house_of (deduction, ROLE_SET, 1)),
    SAY_CELLS   ("first-of-sets", explain_role_cells (deduction, ROLE_SET, 0)),
    SAY_CELLS   ("second-of-sets", explain_role_cells (deduction, ROLE_SET, 1)),
    SAY_DIGITS  ("spare-a", spare (deduction, 0)),
    SAY_DIGITS  ("spare-b", spare (deduction, 1)),
    SAY_DIGITS  ("target", gone),
    SAY_CHOICES ("target-one", gone),
    SAY_DIGITS  ("kept", digits_difference (deduction->digits, gone)),
    SAY_CELLS   ("struck-cells", struck_cells (deduction)),
    SAY_CELLS   ("placed-cells", placed_cells (deduction)),
    SAY_CELLS   ("beside", corners (deduction, false)),
    SAY_CELLS   ("across", corners (deduction, true)),
    SAY_CELLS   ("first-cell", end_cells (deduction, false)),
    SAY_DIGITS  ("first", end_digits (deduction, false)),
    SAY_CELLS   ("last-cell", end_cells (deduction, true)),
    SAY_DIGITS  ("last", end_digits (deduction, true)),
    SAY_CELLS   ("joint", link_cells (deduction, 1)),
    SAY_CELLS   ("tie", link_cells (deduction, 2)),
    SAY_DIGITS  ("tied", tied_digit (deduction)),
    SAY_HOUSES  ("box", box_of_fins (deduction)),
    SAY_HOUSES  ("line", house_of (deduction, ROLE_PATTERN, 0)),
    SAY_HOUSES  ("arm", other_arm (deduction)),
    SAY_CELLS   ("left", side (deduction, 0)),
    SAY_CELLS   ("right", side (deduction, 1)),
    SAY_CELLS   ("clash", explain_proof_clash (deduction)),
    SAY_HOUSES  ("clash-house", explain_proof_clash_house (deduction)),
    SAY_CELLS   ("colour-1", explain_role_cells (deduction, ROLE_COLOUR_A, 0)),
    SAY_CELLS   ("colour-2", explain_role_cells (deduction, ROLE_COLOUR_B, 0)),
    SAY_CELLS   ("colour-3", explain_role_cells (deduction, ROLE_COLOUR_A, 1)),
    SAY_CELLS   ("colour-4", explain_role_cells (deduction, ROLE_COLOUR_B, 1)),
    SAY_CELLS   ("places", pattern ? pattern->cells : CELLS_NONE),
    SAY_DIGITS  ("digit", pattern ? pattern->digits : DIGITS_NONE),
    SAY_CHOICES ("digit-one", pattern ? pattern->digits : DIGITS_NONE),
  };

  for (size_t i = 0; i < G_N_ELEMENTS (blanks); i++)
    if (g_str_equal (blanks[i].name, name))
      {
        *blank = blanks[i];
        return true;
      }
  *blank = (Blank) SAY_OWN (name, told (deduction, name));
  return blank->own != NULL;
}
