/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* small-board.h — the rules of a board in a line of code each. */
#pragma once

#include <glib.h>

#include "engine/rules/constraint.h"
#include "engine/rules/topology.h"

static inline Rules *
rules_of_square (int n, int box_rows, int box_columns)
{
  Rules *rules = g_new (Rules, 1);

  rules_init_square (rules, n, box_rows, box_columns);
  return rules;
}

/* Its parts in words: "5|0 1" is the number 5 and the cells 0 and 1. */
static inline void
rules_put (Rules *rules, const char *id, const char *parts)
{
  uint16_t numbers[64];
  int n = 0;

  for (const char *at = parts; *at;)
    if (g_ascii_isdigit (*at))
      numbers[n++] = (uint16_t) g_ascii_strtoull (at, (char **) &at, 10);
    else if (*at++ == '|')
      numbers[n++] = NO_PLACE;
  numbers[n++] = NO_PLACE;
  g_assert_true (rules_add (rules, constraint_kind_from_id (id), numbers, n));
}

/* Lets go of the rules. */
static inline Topology *
topology_of (Rules *rules)
{
  RulesFault fault;
  Topology *topology = topology_new (rules, &fault);

  g_assert_nonnull (topology);
  g_free (rules);
  return topology;
}
