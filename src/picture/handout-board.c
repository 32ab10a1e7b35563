/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* handout-board.c — the board of a handout: in Markdown nine lines of digits, in LaTeX a drawing in TikZ, a unit a cell, with y
 * downwards. Numbers in it have points whatever the language. */
#include "handout-private.h"
#include "palette.h"

/* Grounds by what they say, the first that a cell has. */
static const struct { unsigned tint; const char *name; } tints[] = {
  { TINT_DEAD, "dead" }, { TINT_BOX, "box" }, { TINT_COLUMN, "column" }, { TINT_ROW, "row" },
};

static void
define (const char *name, Color color, GString *text)
{
  g_string_append_printf (text, "\\definecolor{sudoku-%s}{RGB}{%d,%d,%d}\n", name, (int) (255 * color.red + 0.5),
                          (int) (255 * color.green + 0.5), (int) (255 * color.blue + 0.5));
}

void
handout_define_colours (GString *text)
{
  const Palette *palette = palette_get (false, false);

  define ("row", palette->row.tint, text);
  define ("column", palette->column.tint, text);
  define ("box", palette->box.tint, text);
  define ("dead", palette->dead.tint, text);
  define ("given", palette->given_cell, text);
  define ("entry", palette->entry, text);
  define ("guess", palette->guess, text);
  define ("lost", palette->dead.stroke, text);
  g_string_append (text, "\\newcommand{\\gone}[1]{\\tikz[baseline=(d.base)]{\\node[inner sep=0pt] (d) {#1};"
                         "\\draw (d.south west) -- (d.north east);}}\n");
}

static void
append_lines (const Scene *scene, GString *text)
{
  g_string_append (text, "```\n");
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      int digit = scene->looks[cell].digit, column = cell % 9;

      if (cell % 27 == 0 && cell > 0)
        g_string_append (text, "------+-------+------\n");
      g_string_append_c (text, digit ? (char) ('0' + digit) : '.');
      g_string_append (text, column == 8 ? "\n" : column % 3 == 2 ? " | " : " ");
    }
  g_string_append (text, "```\n\n");
}

static void
fill (int cell, const char *name, GString *text)
{
  g_string_append_printf (text, "\\fill[sudoku-%s] (%d,%d) rectangle +(1,1);\n", name, cell % 9, cell / 9);
}

static void
append_ground (int cell, const CellLook *look, GString *text)
{
  if (look->dead)
    {
      fill (cell, "dead", text);
      return;
    }
  for (size_t i = 0; i < G_N_ELEMENTS (tints); i++)
    if (look->tints & tints[i].tint)
      {
        fill (cell, tints[i].name, text);
        return;
      }
  if (look->given_ground)
    fill (cell, "given", text);
}

static void
append_digit (int cell, const CellLook *look, GString *text)
{
  static const char *const inks[] = {
    [INK_GIVEN] = "\\bfseries", [INK_ENTRY] = "\\color{sudoku-entry}", [INK_GUESS] = "\\itshape\\color{sudoku-guess}",
    [INK_DEDUCED] = "",
  };
  int row = cell / 9, column = cell % 9;

  g_string_append_printf (text, "\\node at (%d.5,%d.5) {%s %d};\n", column, row, inks[look->ink],
                          look->digit ? look->digit : look->taken);
  if (look->guess)
    g_string_append_printf (text, "\\node[anchor=north east,inner sep=1pt,font=\\tiny] at (%d,%d) {%d};\n", column + 1, row,
                            look->guess);
  if (look->taken)
    g_string_append_printf (text, "\\draw[sudoku-lost,thick] (%d.3,%d.7) -- (%d.7,%d.3);\n", column, row, column, row);
}

/* 3 × 3, at sixths of the cell. */
static void
append_candidates (int cell, const CellLook *look, GString *text)
{
  static const char *const sixths[] = { ".17", ".5", ".83" };
  Digits shown = look->candidates | look->corner | look->centre;
  int row = cell / 9, column = cell % 9;

  for_each_digit (digit, shown)
    {
      const char *x = sixths[(digit - 1) % 3], *y = sixths[(digit - 1) / 3];

      g_string_append_printf (text, "\\node[inner sep=0pt,font=\\tiny] at (%d%s,%d%s) {%s%d};\n", column, x, row, y,
                              digits_has (look->chosen, digit) ? "\\bfseries " : "", digit);
      if (digits_has (look->struck, digit))
        g_string_append_printf (text, "\\draw[sudoku-lost] (%d%s,%d%s) +(-.1,.1) -- +(.1,-.1);\n", column, x, row, y);
    }
}

static void
append_dead (int cell, GString *text)
{
  g_string_append_printf (text, "\\node[sudoku-lost] at (%d.5,%d.5) {$\\emptyset$};\n"
                                "\\draw[sudoku-lost,very thick] (%d,%d) rectangle +(1,1);\n",
                          cell % 9, cell / 9, cell % 9, cell / 9);
}

static void
append_drawing (const Scene *scene, GString *text)
{
  g_string_append (text, "\\begin{tikzpicture}[x=8mm,y=-8mm]\n");
  for (int cell = 0; cell < N_CELLS; cell++)
    append_ground (cell, &scene->looks[cell], text);
  g_string_append (text, "\\foreach \\i in {0,...,9} \\draw[very thin] (\\i,0) -- (\\i,9) (0,\\i) -- (9,\\i);\n"
                         "\\foreach \\i in {0,3,6,9} \\draw[very thick,line cap=rect] (\\i,0) -- (\\i,9) (0,\\i) -- (9,\\i);\n");
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      const CellLook *look = &scene->looks[cell];

      if (look->digit || look->taken)
        append_digit (cell, look, text);
      else if (look->dead)
        append_dead (cell, text);
      else
        append_candidates (cell, look, text);
    }
  if (scene->active >= 0)
    g_string_append_printf (text, "\\draw[very thick] (%d,%d) +(.06,.06) rectangle +(.94,.94);\n", scene->active % 9,
                            scene->active / 9);
  g_string_append (text, "\\end{tikzpicture}\n\n");
}

void
handout_board (HandoutKind kind, const Scene *scene, GString *text)
{
  if (kind == HANDOUT_LATEX)
    append_drawing (scene, text);
  else
    append_lines (scene, text);
}
