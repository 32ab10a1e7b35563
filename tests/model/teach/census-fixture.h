/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* census-fixture.h — a census, what it knows, and how often it has told. */
#pragma once

#include "model/teach/census.h"
#include "../../patience.h"

typedef struct {
  SetdokuCensus      *census;
  const CensusReport *report;
  int                 n_changes;
} Fixture;

static void
on_changed (SetdokuCensus *census, Fixture *fixture)
{
  fixture->n_changes++;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->census = setdoku_census_new ();
  fixture->report = setdoku_census_get_report (fixture->census);
  g_signal_connect (fixture->census, "changed", G_CALLBACK (on_changed), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  if (fixture->census)
    g_assert_finalize_object (fixture->census);
}

/* Leaves the worker at a count of the board that goes on for seconds, however fast this machine is. */
static void
go_on_for_long (Fixture *fixture)
{
  enum { LOOK_MS = 100, LONG_MS = 3000 };
  const CensusReport *report = fixture->report;

  wait_for (!report->counting);
  while (setdoku_census_can_count_on (fixture->census))
    {
      uint64_t before = report->n_solutions;

      setdoku_census_count_on (fixture->census);
      run_for (LOOK_MS);
      if (report->counting && (report->cap - report->n_solutions) * LOOK_MS > LONG_MS * (report->n_solutions - before))
        return;
      wait_for (!report->counting);
    }
  g_assert_not_reached ();
}
