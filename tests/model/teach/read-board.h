/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* read-board.h — a board of any shape from its blocks, for tests of what helps a person on it. */
#pragma once

#include <string.h>

#include "formats/format.h"

/* It holds the topology and the cells. */
static inline Document *
read_board (const char *block)
{
  g_autoptr (GArray) records = format_read (format_find ("blocks"), block, strlen (block), NULL);
  Document *document = g_array_index (records, Record, 0).document;

  g_assert_nonnull (document);
  g_array_index (records, Record, 0).document = NULL;
  return document;
}
