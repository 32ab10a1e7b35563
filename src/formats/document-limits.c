/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "document-limits.h"

#include <stddef.h>
#include <string.h>

#define ELLIPSIS "…"

static const struct { size_t offset; gsize most; } texts[] = {
  { offsetof (Document, title), TEXT_LINE_MAX },
  { offsetof (Document, author), TEXT_LINE_MAX },
  { offsetof (Document, description), TEXT_LINE_MAX },
  { offsetof (Document, comment), TEXT_COMMENT_MAX },
  { offsetof (Document, date), TEXT_LINE_MAX },
  { offsetof (Document, source), TEXT_LINE_MAX },
  { offsetof (Document, level), TEXT_LINE_MAX },
  { offsetof (Document, url), TEXT_LINE_MAX },
  { offsetof (Document, technique), TEXT_LINE_MAX },
  { offsetof (Document, strategy), TEXT_LINE_MAX },
  { offsetof (Document, switches), TEXT_LINE_MAX },
  { offsetof (Document, forks), TEXT_FORKS_MAX },
};

void
text_cut (char **text, gsize most)
{
  const char *end;

  g_return_if_fail (text && most > strlen (ELLIPSIS));

  if (!*text || strlen (*text) <= most)
    return;
  g_utf8_validate_len (*text, most - strlen (ELLIPSIS), &end);           /* so that no character is cut in two */
  strcpy (*text + (end - *text), ELLIPSIS);
  *text = g_realloc (*text, most + 1);
}

static void
cut_lists (Document *document)
{
  GArray *const lists[] = { document->savepoints, document->bookmarks, document->breakpoints };

  for (unsigned i = 0; i < G_N_ELEMENTS (lists); i++)
    if (lists[i] && lists[i]->len > DOCUMENT_MARKS_MAX)
      g_array_set_size (lists[i], DOCUMENT_MARKS_MAX);
  for (unsigned i = 0; document->savepoints && i < document->savepoints->len; i++)
    text_cut (&g_array_index (document->savepoints, DocumentSavepoint, i).name, TEXT_NAME_MAX);
  for (unsigned i = 0; document->bookmarks && i < document->bookmarks->len; i++)
    text_cut (&g_array_index (document->bookmarks, DocumentBookmark, i).note, TEXT_NAME_MAX);
  for (unsigned i = 0; document->breakpoints && i < document->breakpoints->len; i++)
    text_cut (&g_array_index (document->breakpoints, DocumentBreakpoint, i).condition, TEXT_LINE_MAX);
}

void
document_cut (Document *document)
{
  g_return_if_fail (document);

  for (unsigned i = 0; i < G_N_ELEMENTS (texts); i++)
    text_cut (G_STRUCT_MEMBER_P (document, texts[i].offset), texts[i].most);
  cut_lists (document);
}
