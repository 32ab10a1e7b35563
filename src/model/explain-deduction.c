/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-deduction.c — a deduction's words: its template with the blanks filled, and its set table. */
#include "explain-deduction.h"

#include <glib/gi18n.h>
#include <string.h>

#include "explain-table.h"
#include "explain-template.h"

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
  GString *text = g_string_new (NULL);
  Digits   told = DIGITS_NONE;

  for (int digit = 1; digit <= 9; digit++)
    if (!cells_is_empty (set->cells[digit]) && !digits_has (told, digit))
      {
        g_autofree char *cells = explain_cell_list (set->cells[digit]);
        g_autofree char *list = NULL;
        Digits           same = DIGITS_NONE;

        for (int other = digit; other <= 9; other++)
          if (cells_equal (set->cells[other], set->cells[digit]))
            same |= digits_of (other);
        told |= same;
        list = explain_digit_list (same);
        if (text->len)
          g_string_append (text, C_("between several things, with space", "; "));
        /* Translators: digits ("3 and 5"), cells ("row 1, columns 2 and 5") */
        g_string_append_printf (text, _("%s in %s"), list, cells);
      }
  return g_string_free (text, FALSE);
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
    return g_strdup_printf (_("rule out %s"), struck);
  if (candidate_set_is_empty (&deduction->struck))
    return g_strdup_printf (_("place %s"), placed);
  return g_strdup_printf (_("place %s, and rule out %s"), placed, struck);
}

static char *
node_name (const Deduction *deduction, int node)
{
  g_autofree char *cells = NULL;

  if (node < N_CANDIDATES)
    {
      cells = explain_cell_name (candidate_cell (node));
      return g_strdup_printf (_("%d in %s"), candidate_digit (node), cells);
    }
  cells = explain_cell_list (deduction->groups[node - N_CANDIDATES].cells);
  return g_strdup_printf (_("%d in %s"), digits_first (deduction->groups[node - N_CANDIDATES].digits), cells);
}

static char *
end_name (const Deduction *deduction, bool last)
{
  if (!deduction->n_links)
    return g_strdup ("");
  return node_name (deduction, last ? deduction->links[deduction->n_links - 1].to : deduction->links[0].from);
}

/* The digits that are struck. */
static char *
target (const Deduction *deduction)
{
  Digits digits = DIGITS_NONE;

  for (int digit = 1; digit <= 9; digit++)
    if (!cells_is_empty (deduction->struck.cells[digit]))
      digits |= digits_of (digit);
  return explain_digit_list (digits);
}

/* The house in which a chain's first two strong links meet. */
static char *
joint (const Deduction *deduction)
{
  int house = deduction->n_links < 3 ? NO_HOUSE
            : cells_shared_house (candidate_cell (deduction->links[1].from), candidate_cell (deduction->links[1].to));

  return house == NO_HOUSE ? g_strdup ("") : explain_house_name (house);
}

/* The nth set: its house, or its cells where it has none. */
static char *
set_name (const Deduction *deduction, int nth)
{
  for (int i = 0, seen = 0; i < deduction->n_groups; i++)
    if (deduction->groups[i].role == ROLE_SET && seen++ == nth)
      return deduction->groups[i].house == NO_HOUSE ? explain_cell_list (deduction->groups[i].cells)
                                                    : explain_house_name (deduction->groups[i].house);
  return g_strdup ("");
}

static char *
kept (const Deduction *deduction)
{
  if (deduction->n_links && deduction->links[0].from < N_CANDIDATES)
    return g_strdup_printf ("%d", candidate_digit (deduction->links[0].from));
  return explain_digit_list (deduction->digits);
}

/* A uniqueness pattern is its rectangle, whatever else took part. */
static CellSet
pattern_cells (const Deduction *deduction)
{
  return deduction->technique->family == FAMILY_UNIQUENESS ? group_cells (deduction, ROLE_PATTERN, -1) : deduction->cells;
}

/* The two colours or sets; all sets together where there are not two of them. */
static char *
side (const Deduction *deduction, int which)
{
  CellSet cells = group_cells (deduction, which ? ROLE_COLOUR_B : ROLE_COLOUR_A, -1);
  bool    two = g_str_has_prefix (deduction->technique->id, "als-") || deduction->technique->family == FAMILY_MISCELLANEOUS;

  if (cells_is_empty (cells))
    cells = group_cells (deduction, ROLE_SET, two ? which : -1);
  return explain_cell_list (cells);
}

static char *
blank (const Deduction *deduction, const char *name)
{
  uint32_t base = deduction->base;

  if (g_str_equal (name, "digits"))
    return explain_digit_list (deduction->digits);
  if (g_str_equal (name, "cells"))
    return explain_cell_list (pattern_cells (deduction));
  if (g_str_equal (name, "base") || g_str_equal (name, "house"))
    return explain_house_list (base ? base : deduction->cover);
  if (g_str_equal (name, "cover"))
    return explain_house_list (deduction->cover);
  if (g_str_equal (name, "fins"))
    return explain_cell_list (cells_union (group_cells (deduction, ROLE_FIN, -1), group_cells (deduction, ROLE_ENDO_FIN, -1)));
  if (g_str_equal (name, "extra"))
    return explain_cell_list (group_cells (deduction, ROLE_EXTRA, -1));
  if (g_str_equal (name, "stem"))
    return explain_cell_list (group_cells (deduction, ROLE_STEM, -1));
  if (g_str_equal (name, "restricted"))
    return explain_digit_list (group_digits (deduction, ROLE_RESTRICTED));
  if (g_str_equal (name, "placed"))
    return placed_list (deduction);
  if (g_str_equal (name, "struck"))
    return candidate_list (&deduction->struck);
  if (g_str_equal (name, "effect"))
    return effect (deduction);
  if (g_str_equal (name, "target"))
    return target (deduction);
  if (g_str_has_prefix (name, "set-"))
    return set_name (deduction, name[4] - 'a');
  if (g_str_equal (name, "kept"))
    return kept (deduction);
  if (g_str_equal (name, "joint"))
    return joint (deduction);
  if (g_str_equal (name, "first") || g_str_equal (name, "last"))
    return end_name (deduction, name[0] == 'l');
  if (g_str_equal (name, "left") || g_str_equal (name, "right"))
    return side (deduction, name[0] == 'r');

  g_return_val_if_reached (g_strdup (name));
}

/* "r5c6": a name that is the same everywhere. */
static bool
begins_with_symbol (const char *text)
{
  return text[0] == 'r' && g_ascii_isdigit (text[1]) && text[2] == 'c';
}

/* A sentence begins with a capital, wherever a language puts the blank. */
static char *
capitalize (char *text)
{
  gunichar       first = g_utf8_get_char (text);
  g_autofree char *rest = text;
  char           upper[7] = "";

  g_unichar_to_utf8 (g_unichar_toupper (first), upper);
  return *text && !begins_with_symbol (text) ? g_strconcat (upper, g_utf8_next_char (rest), NULL) : g_steal_pointer (&rest);
}

static char *
fill (const Deduction *deduction, const char *sentence)
{
  GString    *text = g_string_new (NULL);
  const char *rest = sentence, *open;

  while ((open = strchr (rest, '{')))
    {
      const char      *close = strchr (open, '}');
      g_autofree char *name = g_strndup (open + 1, (gsize) (close - open - 1));
      g_autofree char *words = blank (deduction, name);

      g_string_append_len (text, rest, open - rest);
      g_string_append (text, words);
      rest = close + 1;
    }
  g_string_append (text, rest);

  return capitalize (g_string_free (text, FALSE));
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
  int              house = explain_deduction_house (deduction);
  g_autofree char *name = NULL;

  if (house == NO_HOUSE)
    return g_strdup (_("Look at the whole board."));
  name = explain_house_name (house);
  /* Translators: house ("box 5") */
  return g_strdup_printf (_("Look at %s."), name);
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
  return capitalize (effect (deduction));
}

void
explain_deduction_placed (const Deduction *deduction, GString *text)
{
  for (int candidate = 0; candidate < N_CANDIDATES; candidate++)
    for (int i = 0; i < deduction->n_placed; i++)
      if (deduction->placed[i] == candidate)
        g_string_append_printf (text, "%sr%dc%d=%d", text->len && text->str[text->len - 1] != '\t' ? " " : "",
                                cell_row (candidate / 9) + 1, cell_column (candidate / 9) + 1, candidate_digit (candidate));
}

void
explain_deduction_struck (const Deduction *deduction, GString *text)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    for (int digit = 1; digit <= 9; digit++)
      if (candidate_set_has (&deduction->struck, cell, digit))
        g_string_append_printf (text, "%sr%dc%d<>%d", text->len && text->str[text->len - 1] != '\t' ? " " : "",
                                cell_row (cell) + 1, cell_column (cell) + 1, digit);
}

void
explain_deduction (const Deduction *deduction, const Position *position, Explanation *explanation)
{
  g_autofree char *why = explain_deduction_why (deduction);
  g_autofree char *given = explain_deduction_effect (deduction);
  GString         *formula = g_string_new (NULL);

  explanation_clear (explanation);
  explanation->glyph = GLYPH_DEDUCTION;
  explanation->title = explain_technique (deduction->technique);
  explanation->sentence = explain_template_tells_effect (explain_template_for (deduction))
                            ? g_steal_pointer (&why)
                            /* Translators: two sentences */
                            : g_strdup_printf (_("%s %s."), why, given);
  explanation->cell = deduction->n_placed == 1 ? candidate_cell (deduction->placed[0]) : -1;
  explain_table_from_deduction (explanation, deduction, position);
  explain_deduction_equation (deduction, position, formula);
  explanation->formula = formula->len ? g_string_free (formula, FALSE) : (g_string_free (formula, TRUE), NULL);
  explanation->spoken = explain_table_spoken (explanation);
}
