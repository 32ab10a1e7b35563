/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tally-canon.c — the canonical forms of a block's puzzles, and of those that are images of each other the first.
 *
 * Forms are found on any thread. Which puzzle was the first is known once the blocks are in order again. */
#include <string.h>

#include "tally.h"

void
tally_canon_answer (TallyBlock *block, const char *cells, TallyWritten written, const TallyOptions *options)
{
  uint8_t digits[N_CELLS];
  char form[N_CELLS];
  TallyKey key;

  for (int cell = 0; cell < N_CELLS; cell++)
    digits[cell] = (uint8_t) (cells[cell] == '.' ? 0 : cells[cell] - '0');
  canonical_form (digits, digits);
  for (int cell = 0; cell < N_CELLS; cell++)
    form[cell] = (char) ('0' + digits[cell]);

  if (options->form == TALLY_AS_WRITTEN && written.length > 0)
    g_string_append_len (block->text, block->lines->str + written.start, (gssize) written.length);
  else if (options->form != TALLY_CANONICAL_ONLY)
    g_string_append_len (block->text, cells, N_CELLS);
  if (options->form == TALLY_CANONICAL)
    g_string_append_c (block->text, '\t');
  if (options->form != TALLY_AS_WRITTEN)
    g_string_append_len (block->text, form, N_CELLS);
  g_string_append_c (block->text, '\n');

  key = (TallyKey) { canonical_key (digits), block->text->len };
  g_array_append_val (block->keys, key);
}

bool
tally_canon_sift (TallyBlock *block, TallySeen *seen)
{
  gsize start = 0, kept = 0;
  unsigned remark = 0;

  for (unsigned i = 0; i < block->keys->len; i++)
    {
      const TallyKey *key = &g_array_index (block->keys, TallyKey, i);
      CanonicalAdded added = canonical_set_add (seen->set, key->key);

      if (added == CANONICAL_NO_MEMORY)
        return false;
      for (; remark < block->remarks->len && g_array_index (block->remarks, TallyRemark, remark).at <= start; remark++)
        g_array_index (block->remarks, TallyRemark, remark).at = kept;
      if (added == CANONICAL_ADDED)
        {
          memmove (block->text->str + kept, block->text->str + start, key->end - start);
          kept += key->end - start;
        }
      else
        seen->n_left_out++;
      start = key->end;
    }
  for (; remark < block->remarks->len; remark++)
    g_array_index (block->remarks, TallyRemark, remark).at = kept;
  g_string_truncate (block->text, kept);
  return true;
}
