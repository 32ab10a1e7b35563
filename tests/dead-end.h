/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* dead-end.h — a scene that has a little of everything, for tests of what draws one. */
#pragma once

#include "engine/search/strategies/strategies.h"
#include "engine/search/trace.h"
#include "model/look/scene.h"

/* The empty board's first dead end but some: guesses, tints, a cell without a digit. */
static void
scene_of_dead_end (Scene *scene)
{
  enum { DEAD_END = 357 };
  Trace trace = { .strategy = &strategy_ascending, .options = strategy_ascending.defaults };
  g_autofree SearchView *view = g_new (SearchView, 1);
  g_autofree char *state = g_malloc (trace_state_size (&trace));
  Explanation explanation = { 0 };
  Event event = EVENT_NONE;
  uint64_t cursor = 0;

  trace_start (&trace, state);
  g_assert_cmpint (trace_run (&trace, state, &cursor, DEAD_END, &event, NULL, NULL), ==, TRACE_THERE);
  trace.strategy->show (state, view);
  explain_event (&event, view, trace.strategy, cursor, &explanation);
  scene_of_search (scene, view, &event, &explanation, true);
  explanation_clear (&explanation);
}
