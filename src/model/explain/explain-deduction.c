/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-deduction.c — a deduction's words: its template with the blanks filled, and its set table. */
#include "explain-deduction.h"

#include <glib/gi18n.h>
#include <string.h>

#include "engine/core/notation.h"
#include "explain-table.h"
#include "explain-template.h"
#include "explain-words.h"
#include "explain-say.h"

/* The cells and digits of the groups in a role: all of them, or only the nth. */
static CellSet
group_cells (const Deduction *deduction, Role role, int nth)
{
  CellSet cells = CELLS_NONE;
  int     seen = 0;

  for (int i = 0; i < deduction->n_groups; i++)
    if (deduction->groups[i].role == role && (nth < 0 || seen++ == nth))
      cells = cells_union (cells, deduction->groups[i].cells);
  return cells;
}

static Digits
group_digits (const Deduction *deduction, Role role)
{
  Digits digits = DIGITS_NONE;

  for (int i = 0; i < deduction->n_groups; i++)
    if (deduction->groups[i].role == role)
      digits = digits_union (digits, deduction->groups[i].digits);
  return digits;
}

/* "3 in row 1, column 2"; digits with the same cells are told together. */
static char *
candidate_list (const CandidateSet *set)
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

static char *
placed_list (const Deduction *deduction)
{
  CandidateSet set = { 0 };

  for (int i = 0; i < deduction->n_placed; i++)
    candidate_set_add (&set, candidate_cell (deduction->placed[i]), candidate_digit (deduction->placed[i]));
  return candidate_list (&set);
}

static char *
effect (const Deduction *deduction)
{
  g_autofree char *placed = placed_list (deduction);
  g_autofree char *struck = candidate_list (&deduction->struck);

  if (!deduction->n_placed)
    /* Translators: candidates ("3 in row 1, columns 2 and 5") */
    return explain_say (_("rule out {struck}"), SAY_TEXT ("struck", struck));
  if (candidate_set_is_empty (&deduction->struck))
    return explain_say (_("place {placed}"), SAY_TEXT ("placed", placed));
  return explain_say (_("place {placed}, and rule out {struck}"), SAY_TEXT ("placed", placed), SAY_TEXT ("struck", struck));
}

static char *
node_name (const Deduction *deduction, int node)
{
  const Group *group = node < N_CANDIDATES ? NULL : &deduction->groups[node - N_CANDIDATES];

  return explain_say (_("{digits} in {cells}"),
                      SAY_NUMBER ("digits", group ? digits_first (group->digits) : candidate_digit (node)),
                      SAY_CELLS ("cells", group ? group->cells : cells_of (candidate_cell (node))));
}

static char *
end_name (const Deduction *deduction, bool last)
{
  if (!deduction->n_links)
    return g_strdup ("");
  return node_name (deduction, last ? deduction->links[deduction->n_links - 1].to : deduction->links[0].from);
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

/* The house in which a chain's first two strong links meet, where they meet in single cells. */
static uint32_t
joint (const Deduction *deduction)
{
  const Link *link = &deduction->links[1];
  int         house = NO_HOUSE;

  if (deduction->n_links >= 3 && link->from < N_CANDIDATES && link->to < N_CANDIDATES)
    house = cells_shared_house (candidate_cell (link->from), candidate_cell (link->to));
  return house == NO_HOUSE ? 0 : UINT32_C (1) << house;
}

/* The nth set: its house, or its cells where it has none. */
static Blank
set_name (const Deduction *deduction, const char *name, int nth)
{
  for (int i = 0, seen = 0; i < deduction->n_groups; i++)
    if (deduction->groups[i].role == ROLE_SET && seen++ == nth)
      return deduction->groups[i].house == NO_HOUSE ? (Blank) SAY_CELLS (name, deduction->groups[i].cells)
                                                    : (Blank) SAY_HOUSE (name, deduction->groups[i].house);
  return (Blank) SAY_CELLS (name, CELLS_NONE);
}

static Digits
kept (const Deduction *deduction)
{
  if (deduction->n_links && deduction->links[0].from < N_CANDIDATES)
    return digits_of (candidate_digit (deduction->links[0].from));
  return deduction->digits;
}

/* A uniqueness pattern is its rectangle, whatever else took part. */
static CellSet
pattern_cells (const Deduction *deduction)
{
  return deduction->technique->family == FAMILY_UNIQUENESS ? group_cells (deduction, ROLE_PATTERN, -1) : deduction->cells;
}

static CellSet
fin_cells (const Deduction *deduction)
{
  return cells_union (group_cells (deduction, ROLE_FIN, -1), group_cells (deduction, ROLE_ENDO_FIN, -1));
}

/* The two colours or sets; all sets together where there are not two of them. */
static CellSet
side (const Deduction *deduction, int which)
{
  CellSet cells = group_cells (deduction, which ? ROLE_COLOUR_B : ROLE_COLOUR_A, -1);
  bool    two = deduction->technique->traits & TECHNIQUE_TWO_SETS;

  return cells_is_empty (cells) ? group_cells (deduction, ROLE_SET, two ? which : -1) : cells;
}

/* What is told of candidates is put together only for a sentence that asks for it. NULL: there is no such blank. */
static char *
told (const Deduction *deduction, const char *name)
{
  if (g_str_equal (name, "placed"))
    return placed_list (deduction);
  if (g_str_equal (name, "struck"))
    return candidate_list (&deduction->struck);
  if (g_str_equal (name, "effect"))
    return effect (deduction);
  if (g_str_equal (name, "first") || g_str_equal (name, "last"))
    return end_name (deduction, name[0] == 'l');
  return NULL;
}

static bool
find_blank (const char *name, Blank *blank, gconstpointer data)
{
  const Deduction *deduction = data;
  const uint32_t   base = deduction->base ? deduction->base : deduction->cover;
  const Blank      blanks[] = {
    SAY_DIGITS ("digits", deduction->digits),
    SAY_CELLS  ("cells", pattern_cells (deduction)),
    SAY_HOUSES ("base", base),
    SAY_HOUSES ("house", base),
    SAY_HOUSES ("cover", deduction->cover),
    SAY_CELLS  ("fins", fin_cells (deduction)),
    SAY_CELLS  ("extra", group_cells (deduction, ROLE_EXTRA, -1)),
    SAY_CELLS  ("stem", group_cells (deduction, ROLE_STEM, -1)),
    SAY_DIGITS ("restricted", group_digits (deduction, ROLE_RESTRICTED)),
    SAY_DIGITS ("target", target (deduction)),
    SAY_DIGITS ("kept", kept (deduction)),
    SAY_HOUSES ("joint", joint (deduction)),
    SAY_CELLS  ("left", side (deduction, 0)),
    SAY_CELLS  ("right", side (deduction, 1)),
    set_name (deduction, "set-a", 0),
    set_name (deduction, "set-b", 1),
    set_name (deduction, "set-c", 2),
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

static char *
fill (const Deduction *deduction, const char *sentence)
{
  return explain_capitalize (explain_fill_by (sentence, find_blank, deduction));
}

char *
explain_technique (const Technique *technique)
{
  return g_strdup (_(technique->name));
}

/* Where the pattern lies, if one house holds it all; else the first of its base; else its first box. */
int
explain_deduction_house (const Deduction *deduction)
{
  CellSet cells = deduction->cells;

  for (int i = 0; i < deduction->n_groups; i++)
    if (deduction->groups[i].house != NO_HOUSE)
      return deduction->groups[i].house;
  if (deduction->base)
    return __builtin_ctz (deduction->base);
  if (cells_is_empty (cells) && deduction->n_links && deduction->links[0].from < N_CANDIDATES)
    cells = cells_of (candidate_cell (deduction->links[0].from));
  if (cells_is_empty (cells))
    cells = deduction->n_placed ? cells_of (candidate_cell (deduction->placed[0])) : group_cells (deduction, ROLE_SET, -1);
  if (cells_is_empty (cells))
    return NO_HOUSE;

  for (int house = N_HOUSES - 1; house >= 0; house--)
    if (cells_is_empty (cells_difference (cells, house_set (house))))
      return house;
  return cell_house (cells_first (cells), HOUSE_BOXES);
}

char *
explain_deduction_where (const Deduction *deduction)
{
  int house = explain_deduction_house (deduction);

  if (house == NO_HOUSE)
    return g_strdup (_("Look at the whole board."));
  return explain_say (_("Look at {house}."), SAY_HOUSE ("house", house));
}

char *
explain_deduction_what (const Deduction *deduction)
{
  const ExplainTemplate *row = explain_template_for (deduction);

  /* Translators: technique ("Naked pair"), what it is ("two cells share two digits") */
  return g_strdup_printf (_("%s — %s."), _(deduction->technique->name), _(row->gist));
}

char *
explain_deduction_why (const Deduction *deduction)
{
  return fill (deduction, _(explain_template_for (deduction)->sentence));
}

char *
explain_deduction_effect (const Deduction *deduction)
{
  return explain_capitalize (effect (deduction));
}

void
explain_deduction_placed (const Deduction *deduction, GString *text)
{
  for (int candidate = 0; candidate < N_CANDIDATES; candidate++)
    for (int i = 0; i < deduction->n_placed; i++)
      if (deduction->placed[i] == candidate)
        g_string_append_printf (text, "%s%s", text->len && text->str[text->len - 1] != '\t' ? " " : "",
                                notation_placed (candidate_cell (candidate), candidate_digit (candidate)).text);
}

void
explain_deduction_struck (const Deduction *deduction, GString *text)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    for (int digit = 1; digit <= 9; digit++)
      if (candidate_set_has (&deduction->struck, cell, digit))
        g_string_append_printf (text, "%s%s", text->len && text->str[text->len - 1] != '\t' ? " " : "",
                                notation_struck (cell, digit).text);
}

void
explain_deduction (const Deduction *deduction, const Position *position, Explanation *explanation)
{
  g_autofree char *why = explain_deduction_why (deduction);
  g_autofree char *gives = effect (deduction), *given = NULL;
  g_autoptr(GString) formula = g_string_new (NULL);

  explanation_clear (explanation);
  explanation->glyph = GLYPH_DEDUCTION;
  explanation->title = explain_technique (deduction->technique);
  /* Translators: a sentence: "Place 3 in row 1, column 2.", "Rule out 3 in row 1, columns 2 and 5." */
  given = explain_say (_("{Effect}."), SAY_TEXT ("effect", gives));
  explanation->sentence = explain_template_tells_effect (explain_template_for (deduction))
                            ? g_steal_pointer (&why)
                            : explain_join_some (LIST_SENTENCES, why, given, NULL);
  explanation->cell = deduction->n_placed == 1 ? candidate_cell (deduction->placed[0]) : -1;
  explain_table_from_deduction (explanation, deduction, position);
  if (!explanation->formula)
    explain_deduction_equation (deduction, position, formula);
  if (formula->len)
    explanation->formula = explain_isolate (g_strdup (formula->str));
  explanation->spoken = explain_table_spoken (explanation);
}
