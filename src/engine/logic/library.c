/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "library.h"

#include <stddef.h>
#include <string.h>

enum { CODE_LENGTH_MAX = 7 };

/* "-3" or "-x", and nothing after it. */
static bool
parse_variant (const char *dash, int *variant)
{
  if (!dash[1] || dash[2] || !strchr ("123456789x", dash[1]))
    return false;

  *variant = dash[1] == 'x' ? LIBRARY_NOTHING : dash[1] - '0';
  return true;
}

const Technique *
library_technique (const char *id_or_code, int *variant)
{
  const Technique *row = technique_find (id_or_code);
  const char      *dash = strrchr (id_or_code, '-');
  size_t           length = dash ? (size_t) (dash - id_or_code) : 0;
  char             code[CODE_LENGTH_MAX + 1] = "";
  int              named = 0;

  if (!row && dash && length <= CODE_LENGTH_MAX && parse_variant (dash, &named))
    {
      memcpy (code, id_or_code, length);
      row = technique_find (code);
      if (row && (!row->code || strcmp (row->code, code) != 0)) /* unreached: ids of rows without a code are longer */
        row = NULL;                          /* ids have no variants */
    }
  if (variant)
    *variant = row ? named : 0;

  return row;
}
