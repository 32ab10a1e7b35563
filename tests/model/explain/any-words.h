/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-words.h — what a deduction on a board of any shape finds, and whether its sentences are whole and its equation is true. */
#pragma once

#include <string.h>

#include "any-equation.h"
#include "model/explain/explain-any-hint.h"

enum { FOUND_MAX = 400 };

static inline void
check_words (const Topology *topology, const AnyPosition *position, const AnyDeduction *deduction, const char *name, int *n_long)
{
  g_autofree char *why = explain_any_why (topology, position, deduction);
  g_autofree char *where = explain_any_where (topology, deduction);
  g_autofree char *what = explain_any_what (deduction), *does = explain_any_effect (topology, deduction);
  g_autofree char *wrong = NULL;
  g_autoptr (GString) equation = g_string_new (NULL);
  EquationTruth truth;

  explain_any_equation (topology, position, deduction, equation);
  truth = any_equation_holds (equation->str, topology, position, deduction->scan, &wrong);
  if (truth == EQUATION_WRONG)
    g_error ("%s, %s: %s, of %s", name, deduction->technique->id, wrong, equation->str);
  *n_long += truth == EQUATION_TOO_LONG;
  if (strlen (why) < 20 || strchr (why, '{') || g_ascii_islower (why[0]) || why[strlen (why) - 1] != '.' || strstr (why, "  ")
      || !g_str_has_prefix (where, "Look at "))
    g_error ("%s, %s: %s %s", name, deduction->technique->id, where, why);
  if (!strstr (what, " — ") || strchr (what, '{') || !g_str_has_prefix (does, deduction->places ? "Place " : "Rule out "))
    g_error ("%s, %s: %s %s", name, deduction->technique->id, what, does);
}

/* All that the row finds. */
static inline int
find_all (const AnyTechnique *technique, const Topology *topology, const AnyPosition *position, AnyDeduction *found)
{
  AnyWork *work = any_work_new (topology);
  AnyLookout search = { .topology = topology, .position = position, .work = work, .found = found, .capacity = FOUND_MAX };

  any_technique_search (technique, &search);
  any_work_free (work);
  return search.n;
}
