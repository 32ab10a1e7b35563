/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-interrupt.c — whoever waits for a signal keeps what it will cancel, however late the signal comes. */
#include <gio/gio.h>

#include "cli/interrupt.h"

static void
test_the_thread_keeps_its_own (void)
{
  GCancellable *cancellable = g_cancellable_new ();

  g_object_add_weak_pointer (G_OBJECT (cancellable), (void **) &cancellable);
  interrupt_watch (cancellable);
  g_object_unref (cancellable);
  g_assert_nonnull (cancellable);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/interrupt/the-thread-keeps-its-own", test_the_thread_keeps_its_own);
  return g_test_run ();
}
