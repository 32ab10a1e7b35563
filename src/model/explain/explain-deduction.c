/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-deduction.c — a deduction's words: its template with the blanks filled, and its set table. */
#include "explain-deduction.h"

#include <glib/gi18n.h>
#include <string.h>

#include "engine/core/notation.h"
#include "explain-blank.h"
#include "explain-proof.h"
#include "explain-table.h"
#include "explain-template.h"
#include "explain-words.h"
#include "explain-say.h"

static char *
fill (const Deduction *deduction, const char *sentence)
{
  return explain_capitalize (explain_fill_by (sentence, explain_blank, deduction));
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
    cells = deduction->n_placed ? cells_of (candidate_cell (deduction->placed[0])) : explain_role_cells (deduction, ROLE_SET, -1);
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
  g_autofree char *gist = explain_fill_by (_(explain_template_for (deduction)->gist), explain_blank, deduction);

  /* Translators: technique ("Naked pair"), what it is ("two cells share two digits") */
  return g_strdup_printf (_("%s — %s."), _(deduction->technique->name), gist);
}

char *
explain_deduction_why (const Deduction *deduction)
{
  const ExplainTemplate *row = explain_template_for (deduction);
  GPtrArray             *sentences = explain_list_new ();
  const char            *aside;

  g_ptr_array_add (sentences, fill (deduction, _(row->sentence)));
  for (int i = 0; i < deduction->n_groups && row->each != EACH_NONE; i++)
    if (deduction->groups[i].role == ROLE_PATTERN)
      g_ptr_array_add (sentences, explain_proof_place (deduction, &deduction->groups[i], row->each == EACH_STEPS));
  for (int i = 0; (aside = explain_template_aside (deduction, i)); i++)
    g_ptr_array_add (sentences, fill (deduction, _(aside)));
  return explain_join (sentences, LIST_SENTENCES);
}

char *
explain_deduction_line (const Deduction *deduction)
{
  g_autofree char *why = explain_deduction_why (deduction);
  GString         *line = g_string_new (why);

  if (deduction->n_links)
    g_string_append_c (line, ' ');
  explain_deduction_links (deduction, line);
  return g_string_free (line, FALSE);
}

char *
explain_deduction_effect (const Deduction *deduction)
{
  return explain_capitalize (explain_effect (deduction));
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
  g_autofree char *gives = explain_effect (deduction), *given = NULL;
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
