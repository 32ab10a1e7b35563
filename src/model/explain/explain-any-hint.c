/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "explain-any-hint.h"

#include <glib/gi18n.h>

#include "explain-any-event.h"
#include "explain-any-words.h"
#include "explain-say.h"

/* What kind of thing it is, without where: the classic board's words where they fit. */
static const struct { const char *technique, *gist; } gists[] = {
  { "full-house", N_("the last empty cell of a house") },
  { "naked-single", N_("a cell with one digit left") },
  { "hidden-single", N_("one digit has one place") },
  { "relation", N_("two cells, and what one of them leaves the other") },
  { "cage-combinations", N_("the digits that such a sum can be made of") },
  { "left-over-cell", N_("houses whose cages leave one cell over") },
  { "intersection", N_("all places of a digit in one house lie in another, too") },
  { "common-peers", N_("cells that see all places of a digit in a house") },
  { "naked-pair", N_("two cells share two digits") },
  { "hidden-pair", N_("two digits share two places") },
  { "cage-candidates", N_("the ways to fill a cage with what its cells can hold") },
  { "line", N_("the ways to fill the cells of a clue with what they can hold") },
  { "required", N_("a digit that every way to fill some cells has") },
  { "naked-triple", N_("three cells share three digits") },
  { "hidden-triple", N_("three digits share three places") },
  { "rule-of-45", N_("houses whose cages leave some cells over") },
  { "leftovers", N_("houses that hold the same digits, and what lies in only one of them") },
  { "naked-quad", N_("four cells share four digits") },
  { "hidden-quad", N_("four digits share four places") },
  { "x-wing", N_("all places of a digit in two houses lie in two others") },
  { "xy-wing", N_("three cells with three digits, two by two") },
  { "w-wing", N_("two equal pairs, joined by a house with two places") },
  { "swordfish", N_("all places of a digit in three houses lie in three others") },
  { "x-chain", N_("places of one digit, of which one or the next is true") },
  { "jellyfish", N_("all places of a digit in four houses lie in four others") },
  { "supposition", N_("a candidate that cannot be, for what would follow from it") },
  { "chain", N_("candidates of which one or the next is true") },
};

static const char *
gist_of (const AnyTechnique *technique)
{
  for (size_t i = 0; i < G_N_ELEMENTS (gists); i++)
    if (g_str_equal (gists[i].technique, technique->id))
      return _(gists[i].gist);
  g_return_val_if_reached ("");
}

char *
explain_any_what (const AnyDeduction *deduction)
{
  /* Translators: technique ("Naked pair"), what it is ("two cells share two digits") */
  return g_strdup_printf (_("%s — %s."), _(deduction->technique->name), gist_of (deduction->technique));
}

static char *
effect_of (const Topology *topology, const AnyDeduction *deduction)
{
  g_autofree char *placed = NULL;

  if (!deduction->places)
    return explain_say (_("rule out {struck}"), SAY_OWN ("struck", explain_any_candidates (topology, deduction)));
  placed = explain_say (_("{digits} in {cells}"), SAY_VALUES ("digits", values_of (deduction->placed.value)),
                        SAY_CELL_ON ("cells", topology, deduction->placed.cell));
  return explain_say (_("place {placed}"), SAY_TEXT ("placed", placed));
}

char *
explain_any_effect (const Topology *topology, const AnyDeduction *deduction)
{
  return explain_capitalize (effect_of (topology, deduction));
}

void
explain_any (const Topology *topology, const AnyPosition *position, const AnyDeduction *deduction, Explanation *explanation)
{
  g_autofree char *why = explain_any_why (topology, position, deduction), *effect = effect_of (topology, deduction);
  /* Translators: a sentence: "Place 3 in row 1, column 2.", "Rule out 3 in row 1, columns 2 and 5." */
  g_autofree char *given = explain_say (_("{Effect}."), SAY_TEXT ("effect", effect));
  g_autoptr (GString) formula = g_string_new (NULL);

  explanation_clear (explanation);
  explain_any_equation (topology, position, deduction, formula);
  explanation->glyph = GLYPH_DEDUCTION;
  explanation->title = explain_any_technique (deduction->technique);
  explanation->sentence = explain_join_some (LIST_SENTENCES, why, given, NULL);
  explanation->formula = explain_isolate (g_strdup (formula->str));
  explanation->cell = deduction->places ? deduction->placed.cell : -1;
  explanation->spoken = explain_titled (explanation->title, explanation->sentence);
}
