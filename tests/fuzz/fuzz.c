/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "fuzz.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROW_MAX = 32 };

static void
on_trap (int number)
{
  (void) number;
  abort ();
}

/* What GLib complains of is a finding, too. It ends a program by a trap, which libFuzzer does not catch: the input would be lost. */
static void __attribute__ ((constructor))
set_up (void)
{
  signal (SIGTRAP, on_trap);
  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING);
}

FuzzInput
fuzz_input (const uint8_t *data, size_t size)
{
  const uint8_t *end = size ? memchr (data, '\n', MIN (size, ROW_MAX)) : NULL;
  size_t head = end ? (size_t) (end - data) : 0, body = end ? head + 1 : 0;
  FuzzInput input = { g_strndup ((const char *) data, head), g_malloc (size - body + 1), size - body };

  if (input.length)
    memcpy (input.text, data + body, input.length);
  input.text[input.length] = '\0';
  return input;
}

void
fuzz_input_clear (FuzzInput *input)
{
  g_free (input->row);
  g_free (input->text);
}

/* stdout: a target may look at what goes to stderr. */
void
fuzz_check (bool holds, const char *what, const char *text)
{
  if (holds)
    return;
  printf ("\nfuzz: %s:\n%s\n", what, text ? text : "(null)");
  fflush (stdout);
  abort ();
}

void
fuzz_check_same (const char *what, const char *once, const char *again)
{
  if (strcmp (once, again) == 0)
    return;
  printf ("\nfuzz: once\n%s\nand again\n%s\n", once, again);
  fuzz_check (false, what, "");
}

enum { ISOLATE = 0x2068, POP_ISOLATE = 0x2069 };

/* What is quoted may stand in isolates (text-visible.h), each of which ends. */
static bool
isolates_end (const char *message)
{
  int depth = 0;

  for (const char *c = message; *c && depth >= 0; c = g_utf8_next_char (c))
    depth += (g_utf8_get_char (c) == ISOLATE) - (g_utf8_get_char (c) == POP_ISOLATE);
  return depth == 0;
}

void
fuzz_check_message (const char *message)
{
  fuzz_check (message && *message, "nothing is said", message);
  fuzz_check (g_utf8_validate (message, -1, NULL), "the message is no UTF-8", message);
  fuzz_check (isolates_end (message), "the message has an isolate without an end, or an end without one", message);
  for (const char *c = message; *c; c = g_utf8_next_char (c))
    switch (g_unichar_type (g_utf8_get_char (c)))
      {
      case G_UNICODE_CONTROL:
      case G_UNICODE_LINE_SEPARATOR:
      case G_UNICODE_PARAGRAPH_SEPARATOR:
        fuzz_check (false, "the message has a control character", message);
        break;
      case G_UNICODE_FORMAT:
        fuzz_check (g_utf8_get_char (c) == 0xad || g_utf8_get_char (c) == 0x200c || g_utf8_get_char (c) == 0x200d
                    || g_utf8_get_char (c) == ISOLATE || g_utf8_get_char (c) == POP_ISOLATE,
                    "the message has a direction mark", message);
        break;
      default:
        break;
      }
}
