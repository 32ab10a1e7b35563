/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "book-layout.h"

#define GAP            16.0            /* at least, between two boards */
#define MOST_GAP       60.0            /* between two rows */
#define CAPTION        17.0
#define SMALL_GAP      9.0             /* of small boards, from nine a page on */
#define SMALL_CAPTION  13.5
#define FOOT_GAP       8.0
#define FOOT_MOST_GAP  30.0            /* beyond that */
#define FOOT_CAPTION   8.0
#define FOOT_LEAST     44.0            /* the side of a solution that can be read: digits of some 3.5 pt */
#define FOOT_MOST      70.0
#define FOOT_RULE      10.0
#define END_SIDE       100.0           /* of a solution at the end, where there are many */
#define END_MOST       150.0
#define END_CAPTION    12.0

typedef struct { double x, y, width, height; } Area;

static double
side_in (const Area *area, int columns, int rows, double caption, double gap)
{
  return MIN ((area->width - (columns - 1) * gap) / columns, (area->height - (rows - 1) * gap) / rows - caption);
}

/* Columns reach from margin to margin; rows begin at the top, or stand in the middle of what they have. */
static void
spread (const Area *area, BookGrid *grid, bool top)
{
  double block = grid->side + grid->caption, spare = MAX (0, area->height - grid->rows * block);
  double between = MIN (MOST_GAP, spare / grid->rows);

  grid->across = grid->columns > 1 ? (area->width - grid->side) / (grid->columns - 1) : 0;
  grid->down = block + between;
  grid->x = area->x + (grid->columns > 1 ? 0 : (area->width - grid->side) / 2);
  grid->y = area->y + grid->caption + (top ? 0 : (spare - (grid->rows - 1) * between) / 2);
}

/* So many boards, as large as they can be; of small ones as many beside each other as can be. */
static BookGrid
arrange (const Area *area, int n, double caption, double gap, double most)
{
  BookGrid grid = { .caption = caption };

  for (int columns = 1; columns <= n; columns++)
    {
      int rows = (n + columns - 1) / columns;
      double side = MIN (most, side_in (area, columns, rows, caption, gap));

      if (side > 0 && side >= grid.side)
        grid = (BookGrid) { .columns = columns, .rows = rows, .side = side, .caption = caption };
    }
  if (grid.side > 0)
    spread (area, &grid, most < G_MAXDOUBLE);
  return grid;
}

/* A strip at the bottom of the area, which gets the rest. */
static BookGrid
cut_foot (Area *area, int n)
{
  double aim = CLAMP (MIN (0.14 * area->width, 0.12 * area->height), FOOT_LEAST, FOOT_MOST), height;
  BookGrid grid = { .caption = FOOT_CAPTION };

  do
    {
      grid.rows++;
      grid.columns = (n + grid.rows - 1) / grid.rows;
      grid.side = MIN (aim, (area->width - (grid.columns - 1) * FOOT_GAP) / grid.columns);
    }
  while (grid.side < FOOT_LEAST && grid.columns > 1);

  height = grid.rows * (grid.side + FOOT_CAPTION) + (grid.rows - 1) * FOOT_GAP / 2;
  grid.across = grid.side + FOOT_GAP
                + MIN (FOOT_MOST_GAP, (area->width - grid.columns * (grid.side + FOOT_GAP)) / grid.columns);
  grid.down = grid.side + FOOT_CAPTION + FOOT_GAP / 2;
  grid.x = area->x + (area->width - (grid.columns - 1) * grid.across - grid.side) / 2;
  grid.y = area->y + area->height - height + FOOT_CAPTION;
  area->height -= height + FOOT_RULE;
  return grid;
}

static BookGrid
arrange_end (const Area *area, unsigned n)
{
  int columns = MAX (1, (int) ((area->width + GAP) / (END_SIDE + GAP)));
  int rows = MAX (1, (int) ((area->height + GAP) / (END_SIDE + END_CAPTION + GAP)));

  return arrange (area, (int) MIN (n, (unsigned) (columns * rows)), END_CAPTION, GAP, END_MOST);
}

static unsigned
pages (unsigned n, unsigned per_page)
{
  return n / per_page + (n % per_page != 0);
}

void
book_layout (const BookStyle *style, const Paper *paper, unsigned n_puzzles, BookLayout *layout)
{
  bool captions = book_style_numbers (style) || style->names || style->levels || style->line;
  bool small = style->per_page >= 9;
  Area area = { paper->left, paper->top, paper_inner_width (paper), paper_inner_height (paper) }, end;

  *layout = (BookLayout) { .head = (style->title && *style->title) || style->solutions == BOOK_SOLUTIONS_END };
  if (n_puzzles == 0)
    return;

  if (style->page_numbers)
    area.height -= PAPER_FOOT;
  end = area;
  if (layout->head)
    {
      area.y += PAPER_HEAD;
      area.height -= PAPER_HEAD;
      end = area;
    }
  if (style->solutions == BOOK_SOLUTIONS_FOOT)
    layout->foot = cut_foot (&area, style->per_page);
  if (style->solutions == BOOK_SOLUTIONS_END)
    {
      layout->end = arrange_end (&end, n_puzzles);
      layout->n_end_pages = pages (n_puzzles, (unsigned) (layout->end.columns * layout->end.rows));
    }
  layout->boards = arrange (&area, style->per_page, !captions ? 0 : small ? SMALL_CAPTION : CAPTION, small ? SMALL_GAP : GAP,
                            G_MAXDOUBLE);
  layout->n_puzzle_pages = pages (n_puzzles, (unsigned) style->per_page);
}

void
book_grid_place (const BookGrid *grid, const Paper *paper, int place, double *x, double *y)
{
  int column = place % grid->columns;

  if (paper->from_right)
    column = grid->columns - 1 - column;
  *x = grid->x + column * grid->across;
  *y = grid->y + place / grid->columns * grid->down;
}
