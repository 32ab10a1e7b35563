/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "path-pages-private.h"

#include <glib/gi18n.h>

#include "model/teach/path-words.h"

const BookChoice path_boards[N_PATH_BOARDS] = {
  [PATH_BOARDS_THAT_MATTER] = { "matter", N_("Of steps that matter") },
  [PATH_BOARDS_ALL] = { "all", N_("Of every step") },
  [PATH_BOARDS_NONE] = { "none", N_("No boards") },
};

#define BOARD 200.0                              /* points, where the sheet is wide enough */
#define BOARD_PART 0.45                          /* of the width between the margins, at most */

enum { NEXT_HEAD = -2, NEXT_LISTS = -1 };        /* before the first step */

double
path_pages_board (const PathPages *pages)
{
  return MIN (BOARD, BOARD_PART * paper_inner_width (&pages->style.paper));
}

double
path_pages_beside (const PathPages *pages)
{
  return paper_inner_width (&pages->style.paper) - path_pages_board (pages) - 1.5 * PATH_GAP;
}

int
path_pages_columns (const PathPages *pages)
{
  return MAX (1, (int) (paper_inner_width (&pages->style.paper) / 160));
}

/* The lower end of what a page may hold. */
static double
bottom (const PathPages *pages)
{
  return pages->style.paper.height - pages->style.paper.bottom - PAPER_FOOT;
}

static double
room_of_page (const PathPages *pages)
{
  return bottom (pages) - pages->style.paper.top;
}

double
path_pages_card_room (const PathPages *pages)
{
  return room_of_page (pages) / 2;
}

static bool
has_board (const PathPages *pages, int step)
{
  switch (pages->style.boards)
    {
    case PATH_BOARDS_ALL:
      return true;
    case PATH_BOARDS_THAT_MATTER:
      return path_step (pages->path, step)->deduction.technique->family != FAMILY_SINGLES;
    default:
      return false;
    }
}

/* The first of those that cost most. */
static int
hardest_step (const Path *path)
{
  int hardest = -1;

  for (int i = 0; i < (int) path->steps->len; i++)
    if (hardest < 0 || path_step (path, i)->price > path_step (path, hardest)->price)
      hardest = i;
  return hardest;
}

/* Puts an item where the last one ended, or on a page of its own. */
static void
add (PathPages *pages, PathItem item, double *top)
{
  if (*top + item.height > bottom (pages) && *top > pages->style.paper.top)
    {
      pages->n_pages++;
      *top = pages->style.paper.top;
    }
  item.page = pages->n_pages - 1;
  item.top = *top;
  g_array_append_val (pages->items, item);
  *top += item.height + PATH_GAP;
}

static double
block_height (const PathPages *pages, int step, double width, double room, Pen *pen)
{
  PathWords words;
  double height;

  path_words_init (&words, pages, step, width, room, pen);
  height = path_words_height (&words);
  path_words_clear (&words);
  return height;
}

static void
add_head (PathPages *pages, Pen *pen, double *top)
{
  double board = path_pages_board (pages) + PATH_KEY, card = 0;
  double pad = 2 * PATH_CARD_PAD;

  if (pages->shown >= 0)
    card = block_height (pages, pages->shown, path_pages_beside (pages) - pad, path_pages_card_room (pages), pen) + pad;
  add (pages, (PathItem) { .part = PATH_HEAD, .height = PAPER_HEAD + MAX (board, card) }, top);
}

/* Down the columns, as evenly on the last page as it goes. */
static void
add_lists (PathPages *pages, Pen *pen, double *top)
{
  int n = (int) pages->path->steps->len, columns = path_pages_columns (pages), first = 0;
  double head = path_tally_height (pages, pen);

  while (first < n)
    {
      int rows = (int) ((bottom (pages) - *top - head) / PATH_LIST_ROW), shown;
      bool begun = *top > pages->style.paper.top;

      if (begun && rows < 3 && rows * columns < n - first)
        {
          pages->n_pages++;
          *top = pages->style.paper.top;
          continue;
        }
      shown = MIN (n - first, MAX (1, rows) * columns);
      rows = (shown + columns - 1) / columns;
      add (pages, (PathItem) { .part = PATH_LIST, .height = head + rows * PATH_LIST_ROW, .first = first, .n = shown,
                               .rows = rows }, top);
      first += shown;
      head = 0;
    }
}

static void
add_block (PathPages *pages, int step, Pen *pen, double *top)
{
  double words = block_height (pages, step, path_pages_beside (pages), room_of_page (pages) - PATH_GAP, pen);
  double height = PATH_GAP + MAX (path_pages_board (pages), words);

  add (pages, (PathItem) { .part = PATH_BLOCK, .height = height, .first = step, .n = 1 }, top);
}

PathPages *
path_pages_begin (const Path *path, const PathStyle *style)
{
  PathPages *pages = g_new0 (PathPages, 1);

  pages->path = path;
  pages->style = *style;
  pages->style.rating = g_strdup (style->rating);
  pages->items = g_array_new (FALSE, FALSE, sizeof (PathItem));
  pages->n_pages = 1;
  pages->shown = hardest_step (path);
  pages->top = style->paper.top;
  pages->next = NEXT_HEAD;
  return pages;
}

bool
path_pages_lay (PathPages *pages, Pen *pen)
{
  int n = (int) pages->path->steps->len;

  if (pages->next == NEXT_HEAD)
    add_head (pages, pen, &pages->top);
  else if (pages->next == NEXT_LISTS)
    add_lists (pages, pen, &pages->top);
  else if (pages->next < n)
    add_block (pages, pages->next, pen, &pages->top);
  pages->next = MIN (pages->next + 1, n);
  while (pages->next >= 0 && pages->next < n && !has_board (pages, pages->next))
    pages->next++;
  return pages->next < n;
}

PathPages *
path_pages_new (const Path *path, const PathStyle *style, Pen *pen)
{
  PathPages *pages = path_pages_begin (path, style);

  while (path_pages_lay (pages, pen))
    ;
  return pages;
}

void
path_pages_free (PathPages *pages)
{
  if (!pages)
    return;
  g_array_unref (pages->items);
  g_free ((char *) pages->style.rating);
  g_free (pages);
}

int
path_pages_n (const PathPages *pages)
{
  return pages->n_pages;
}

int
path_pages_of_step (const PathPages *pages, int step)
{
  for (guint i = 0; i < pages->items->len; i++)
    {
      const PathItem *item = &g_array_index (pages->items, PathItem, i);

      if (item->part == PATH_BLOCK && item->first == step)
        return item->page;
    }
  return -1;
}
