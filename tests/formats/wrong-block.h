/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* wrong-block.h — a text that is one block with a fault in it. */
#pragma once

#include "formats/blocks.h"

static inline G_GNUC_UNUSED ParseError
read_wrong_block (const char *text)
{
  const char *at = text;
  unsigned line = 1;
  ParseError error = { 0 };
  Block *block;

  g_assert_true (block_read (&at, &line, &block, &error));
  g_assert_null (block);
  return error;
}

static inline G_GNUC_UNUSED void
check_wrong (const char *text, ParseReason reason, const char *detail)
{
  ParseError error = read_wrong_block (text);

  g_assert_cmpint (error.reason, ==, reason);
  g_assert_cmpstr (error.detail, ==, detail);
}
