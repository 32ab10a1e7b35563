/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "print-laying.h"

/* The worker's. */
typedef struct {
  Content    *content;
  SheetsStyle style;
  Paper       paper;
  Sheets     *sheets;
} Wish;

static void
wish_free (void *memory)
{
  Wish *wish = memory;

  content_unref (wish->content);
  sheets_unref (wish->sheets);
  g_free (wish);
}

static void
take (PrintLaying *laying, Sheets *sheets)
{
  sheets_unref (laying->sheets);
  laying->sheets = sheets;
  laying->done (laying->user);
}

static void
lay_out (void *memory, GCancellable *cancellable)
{
  Wish *wish = memory;
  Sheets *sheets = sheets_begin (wish->content, &wish->style, &wish->paper);
  g_autoptr (Pen) pen = pen_new ();
  bool more = true;

  while (more && !g_cancellable_is_cancelled (cancellable))
    more = sheets_lay (sheets, pen);
  wish->sheets = sheets;
}

static void
laid_out (void *memory, void *user)
{
  take (user, g_steal_pointer (&((Wish *) memory)->sheets));
}

void
print_laying_start (PrintLaying *laying, Content *content, const SheetsStyle *style, const Paper *paper)
{
  setdoku_job_cancel (&laying->job);
  if (!content)
    take (laying, NULL);
  else if (content_get_book (content))
    take (laying, sheets_new (content, style, paper));
  else
    {
      Wish *wish = g_new0 (Wish, 1);

      *wish = (Wish) { .content = content_ref (content), .style = *style, .paper = *paper };
      wish->style.book.title = NULL;             /* the user may change it meanwhile, and a path has another one */
      setdoku_job_start (&laying->job, lay_out, laid_out, wish, wish_free, laying);
    }
}

bool
print_laying_active (const PrintLaying *laying)
{
  return setdoku_job_active (&laying->job);
}

void
print_laying_clear (PrintLaying *laying)
{
  setdoku_job_clear (&laying->job);
  g_clear_pointer (&laying->sheets, sheets_unref);
}
