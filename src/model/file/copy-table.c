/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "copy-table.h"

/* Boxes of so many rows and columns; without boxes the whole board is one. */
typedef struct {
  int rows, columns, box_rows, box_columns;
} Size;

static Size
size_of (const Document *document)
{
  const Topology *topology = document->topology;
  const Rules *rules = topology ? topology->rules : NULL;
  Size size = topology ? (Size) { topology->rows, topology->columns, rules->box_rows, rules->box_columns }
                       : (Size) { 9, 9, 3, 3 };

  if (!size.box_rows || !size.box_columns)
    {
      size.box_rows = size.rows;
      size.box_columns = size.columns;
    }
  return size;
}

static void
append_row (const Document *document, int row, const char *open, const char *between, const char *close, GString *text)
{
  int columns = size_of (document).columns;

  for (int column = 0; column < columns; column++)
    {
      int digit = document->cells[row * columns + column].given;

      g_string_append (text, column ? between : open);
      if (digit)
        g_string_append_printf (text, "%d", digit);
      else
        g_string_append_c (text, ' ');
    }
  g_string_append (text, close);
}

char *
copy_table_markdown (const Document *document)
{
  GString *text = g_string_new (NULL);
  Size size = size_of (document);

  for (int row = 0; row < size.rows; row++)
    {
      append_row (document, row, "| ", " | ", " |\n", text);
      for (int column = 0; row == 0 && column < size.columns; column++)
        g_string_append (text, column == size.columns - 1 ? "|---|\n" : "|---");
    }
  return g_string_free (text, FALSE);
}

char *
copy_table_latex (const Document *document)
{
  GString *text = g_string_new ("\\begin{array}{|");
  Size size = size_of (document);

  for (int column = 1; column <= size.columns; column++)
    g_string_append (text, column % size.box_columns && column < size.columns ? "c" : "c|");
  g_string_append (text, "}\n\\hline\n");
  for (int row = 1; row <= size.rows; row++)
    {
      append_row (document, row - 1, "", " & ", " \\\\\n", text);
      g_string_append (text, row % size.box_rows && row < size.rows ? "" : "\\hline\n");
    }
  g_string_append (text, "\\end{array}\n");
  return g_string_free (text, FALSE);
}

/* Candidates. */

static Values
candidates_of (const Document *document, int cell)
{
  const DocumentCell *it = &document->cells[cell];
  Values left = document->topology->start[cell] & document->topology->all;

  if (it->given)
    return values_of (it->given);
  for_each_place (peer, document->topology->peers[cell])
    left &= ~values_of (document->cells[peer].given);
  return it->centre & left ? it->centre & left : left;
}

static void
append_rule (const Size *size, const int *width, GString *text)
{
  for (int column = 0; column < size->columns; column++)
    {
      g_string_append (text, column % size->box_columns ? "-" : column ? "-+-" : "+-");
      for (int i = 0; i < width[column]; i++)
        g_string_append_c (text, '-');
    }
  g_string_append (text, "-+\n");
}

char *
copy_table_marks (const Document *document)
{
  GString *text = g_string_new (NULL);
  Size size = size_of (document);
  int width[VALUES_MAX] = { 0 };

  for (int cell = 0; cell < document->n_cells; cell++)
    width[cell % size.columns] = MAX (width[cell % size.columns], values_count (candidates_of (document, cell)));
  for (int row = 0; row < size.rows; row++)
    {
      if (row % size.box_rows == 0)
        append_rule (&size, width, text);
      for (int column = 0; column < size.columns; column++)
        {
          Values group = candidates_of (document, row * size.columns + column);

          g_string_append (text, column % size.box_columns ? " " : column ? " | " : "| ");
          for_each_value (value, group)
            g_string_append_c (text, value_character (value));
          for (int i = values_count (group); i < width[column]; i++)
            g_string_append_c (text, ' ');
        }
      g_string_append (text, " |\n");
    }
  append_rule (&size, width, text);
  return g_string_free (text, FALSE);
}
