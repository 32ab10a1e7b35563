/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-rules-meaning.c — what the signs at a cell ask for, for whoever meets a whisper line for the first time. A constraint whose
 * words for the cell say it already, such as “less than row 1, column 2”, has no row here. */
#include "explain-rules.h"

#include <glib/gi18n.h>
#include <string.h>

#include "engine/rules/constraint.h"
#include "explain-say.h"

typedef struct {
  const char *id;
  const char *meaning;                 /* marked N_() */
} Meaning;

static const Meaning meanings[] = {
  /* Translators: these sentences follow the sign that they are about: “On a thermometer, cell 2 of 6. The digits …” */
  { "cage", N_("Its digits differ, and have the sum in its corner.") },
  { "sum", N_("Its digits have this sum.") },
  { "add", N_("Its digits have this sum.") },
  { "subtract", N_("Its largest digit less all others is this difference.") },
  { "multiply", N_("Its digits have this product.") },
  { "divide", N_("Its largest digit divided by all others is this quotient.") },
  { "littlekiller", N_("Its digits have this sum, and may repeat.") },
  { "extra", N_("Its digits differ.") },
  { "arrow", N_("The digits along the arrow add up to the number in its circle.") },
  { "doublearrow", N_("The digits between its two circles add up to those in them.") },
  { "zipper", N_("Two cells as far from its middle add up to the same; a cell in the middle holds that sum.") },
  { "regionsum", N_("Its digits have the same sum in each box that it passes.") },
  { "sumline", N_("It falls into pieces, each with this sum.") },
  { "equalsum", N_("All groups of its colour have the same sum.") },
  { "thermo", N_("Its digits grow from the bulb to the end.") },
  { "slowthermo", N_("Its digits grow from the bulb to the end, or stay the same.") },
  { "whisper", N_("Neighbours on it are at least that far apart.") },
  { "renban", N_("Its digits are consecutive, in any order.") },
  { "palindrome", N_("It reads the same from both ends.") },
  { "between", N_("Its digits lie between those at its two ends.") },
  { "lockout", N_("Its ends are at least that far apart, and no digit on it lies between them or is one of them.") },
  { "modular", N_("As many cells in a row on it leave different remainders when divided by that number.") },
  { "entropic", N_("Three cells in a row on it hold a low, a middle and a high digit.") },
  { "clone", N_("Its copies hold the same digits in the same places.") },
  { "white", N_("The two digits are consecutive.") },
  { "black", N_("One of the two digits is twice the other.") },
  { "x", N_("The two digits add up to 10.") },
  { "v", N_("The two digits add up to 5.") },
  { "quad", N_("The four cells around the circle hold these digits.") },
  { "sandwich", N_("The digits between the smallest and the largest one have this sum.") },
  { "xsum", N_("The first digit says how many digits, itself included, have this sum.") },
  { "skyscraper", N_("So many digits are larger than all before them.") },
  { "numberedroom", N_("The first digit says in which cell this digit stands.") },
};

static const char *
find_meaning (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (meanings); i++)
    if (strcmp (meanings[i].id, id) == 0)
      return _(meanings[i].meaning);
  return NULL;
}

/* Diagonals and windows. */
static void
add_houses (const Topology *topology, int cell, GPtrArray *lines)
{
  const char *differ = find_meaning ("extra");

  for (uint32_t i = topology->houses_of[cell]; i < topology->houses_of[cell + 1]; i++)
    {
      HouseKind kind = (HouseKind) topology->house[topology->cell_house[i]].kind;
      g_autofree char *said = kind == HOUSE_DIAGONAL ? g_strdup (_("on a diagonal"))
                              : kind == HOUSE_WINDOW ? g_strdup (_("in a window"))
                                                     : NULL;

      if (!said)
        continue;
      said = explain_capitalize (g_steal_pointer (&said));
      g_ptr_array_add (lines, explain_titled (said, differ));
    }
}

char *
explain_rules_meaning (const Topology *topology, int cell)
{
  const Rules *rules = topology->rules;
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  if (!topology_exists (topology, cell))
    return g_strdup ("");
  add_houses (topology, cell, lines);
  for (int i = 0; i < rules->n_constraints; i++)
    {
      g_autofree char *said = explain_constraint_at (rules, i, cell);
      const char *meaning = find_meaning (constraint_kinds[rules->constraint[i].kind].id);

      if (!said)
        continue;
      said = explain_capitalize (g_steal_pointer (&said));
      g_ptr_array_add (lines, meaning ? explain_titled (said, meaning) : g_steal_pointer (&said));
    }
  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (char **) lines->pdata);
}
