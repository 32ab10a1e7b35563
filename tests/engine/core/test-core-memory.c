/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-core-memory.c — when memory is short there is no set of canonical forms, or one that keeps what it has and says that it
 * takes no more; nothing leaks. */
#include <glib.h>

#include "../../short-memory.h"

#include "engine/core/canonical-set.h"

static void
a_set_is_there_or_not (void)
{
  for (int n = 0; n < 2; n++)
    {
      until_failure = n;
      g_assert_null (canonical_set_new ());
      g_assert_cmpint (n_live, ==, 0);
    }
}

static void
a_set_that_cannot_grow_keeps_what_it_has (void)
{
  CanonicalSet *set = canonical_set_new ();
  uint64_t      n = 0;

  until_failure = 0;
  while (canonical_set_add (set, (CanonicalKey) { 1, n }) == CANONICAL_ADDED)
    n++;
  g_assert_cmpint (until_failure, ==, -1);
  g_assert_cmpuint (n, >, 100);
  g_assert_cmpuint (canonical_set_count (set), ==, n);
  for (uint64_t i = 0; i < n; i++)
    g_assert_cmpint (canonical_set_add (set, (CanonicalKey) { 1, i }), ==, CANONICAL_THERE);

  /* With memory it takes the one that was refused. */
  g_assert_cmpint (canonical_set_add (set, (CanonicalKey) { 1, n }), ==, CANONICAL_ADDED);
  g_assert_cmpuint (canonical_set_count (set), ==, n + 1);
  canonical_set_free (set);
  g_assert_cmpint (n_live, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core-memory/a-set-is-there-or-not", a_set_is_there_or_not);
  g_test_add_func ("/core-memory/a-set-that-cannot-grow-keeps-what-it-has", a_set_that_cannot_grow_keeps_what_it_has);
  return g_test_run ();
}
