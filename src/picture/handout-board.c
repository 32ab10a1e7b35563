/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* handout-board.c — the board of a handout: in Markdown lines of digits, in LaTeX a drawing in TikZ, a unit a cell, with y
 * downwards. Numbers in it have points whatever the language. Of another board than the classic one the borders are drawn, and
 * what else it obeys follows as text. */
#include "formats/blocks.h"
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

/* A column and a row of rules where boxes of one size end; regions have no such lines. */
static void
append_lines (const Scene *scene, GString *text)
{
  const BoardPlan *plan = scene->plan;
  const Rules *rules = plan ? plan->topology->rules : NULL;
  int rows = board_plan_rows (plan), columns = board_plan_columns (plan);
  int box_rows = rules ? rules->n_grids ? 0 : rules->box_rows : 3, box_columns = rules ? rules->box_columns : 3;

  g_string_append (text, "```\n");
  for (int cell = 0; cell < rows * columns; cell++)
    {
      int digit = scene->looks[cell].digit, column = cell % columns;

      if (box_rows && column == 0 && cell > 0 && cell / columns % box_rows == 0)
        for (int i = 0; i < columns; i++)
          g_string_append (text, i == columns - 1 ? "--\n" : i % box_columns == box_columns - 1 ? "--+-" : "--");
      g_string_append_c (text, digit ? value_character (digit) : board_plan_has (plan, cell) ? '.' : ' ');
      g_string_append (text, column == columns - 1 ? "\n"
                             : box_rows && column % box_columns == box_columns - 1 ? " | " : " ");
    }
  g_string_append (text, "```\n\n");
}

/* Its regions, extras and constraints, each as blocks.h writes it. */
static void
append_rules (HandoutKind kind, const Rules *rules, GString *text)
{
  g_autoptr(Block) block = block_of_rules (rules);
  g_autofree char *written = block_write (block);
  g_auto(GStrv) lines = g_strsplit (written, "\n", -1);
  bool tex = kind == HANDOUT_LATEX;

  g_string_append (text, tex ? "\\begin{verbatim}\n" : "```\n");
  for (char **line = lines; *line; line++)
    if (**line && !g_str_has_prefix (*line, "givens="))
      g_string_append_printf (text, "%s\n", *line);
  g_string_append (text, tex ? "\\end{verbatim}\n\n" : "```\n\n");
}

static void
fill (int columns, int cell, const char *name, GString *text)
{
  g_string_append_printf (text, "\\fill[sudoku-%s] (%d,%d) rectangle +(1,1);\n", name, cell % columns, cell / columns);
}

static void
append_ground (int columns, int cell, const CellLook *look, GString *text)
{
  if (look->dead)
    {
      fill (columns, cell, "dead", text);
      return;
    }
  for (size_t i = 0; i < G_N_ELEMENTS (tints); i++)
    if (look->tints & tints[i].tint)
      {
        fill (columns, cell, tints[i].name, text);
        return;
      }
  if (look->given_ground)
    fill (columns, cell, "given", text);
}

static void
append_digit (int columns, int cell, const CellLook *look, GString *text)
{
  static const char *const inks[] = {
    [INK_GIVEN] = "\\bfseries", [INK_ENTRY] = "\\color{sudoku-entry}", [INK_GUESS] = "\\itshape\\color{sudoku-guess}",
    [INK_DEDUCED] = "",
  };
  int row = cell / columns, column = cell % columns;

  g_string_append_printf (text, "\\node at (%d.5,%d.5) {%s %c};\n", column, row, inks[look->ink],
                          value_character (look->digit ? look->digit : look->taken));
  if (look->guess)
    g_string_append_printf (text, "\\node[anchor=north east,inner sep=1pt,font=\\tiny] at (%d,%d) {%d};\n", column + 1, row,
                            look->guess);
  if (look->taken)
    g_string_append_printf (text, "\\draw[sudoku-lost,thick] (%d.3,%d.7) -- (%d.7,%d.3);\n", column, row, column, row);
}

/* In rows and columns: of nine at sixths of the cell. */
static void
append_candidates (int columns, int n, int cell, const CellLook *look, GString *text)
{
  static const char *const places[6][5] = {
    [1] = { ".5" }, [2] = { ".25", ".75" }, [3] = { ".17", ".5", ".83" }, [4] = { ".13", ".38", ".63", ".88" },
    [5] = { ".1", ".3", ".5", ".7", ".9" },
  };
  Values shown = look->candidates | look->corner | look->centre;
  int row = cell / columns, column = cell % columns, across = n > 16 ? 5 : n > 9 ? 4 : n > 4 ? 3 : n > 1 ? 2 : 1;
  int down = (n + across - 1) / across;

  for_each_value (digit, shown)
    {
      const char *x = places[across][(digit - 1) % across], *y = places[down][(digit - 1) / across];

      g_string_append_printf (text, "\\node[inner sep=0pt,font=\\tiny] at (%d%s,%d%s) {%s%c};\n", column, x, row, y,
                              values_has (look->chosen, digit) ? "\\bfseries " : "", value_character (digit));
      if (values_has (look->struck, digit))
        g_string_append_printf (text, "\\draw[sudoku-lost] (%d%s,%d%s) +(-.1,.1) -- +(.1,-.1);\n", column, x, row, y);
    }
}

static void
append_dead (int columns, int cell, GString *text)
{
  g_string_append_printf (text, "\\node[sudoku-lost] at (%d.5,%d.5) {$\\emptyset$};\n"
                                "\\draw[sudoku-lost,very thick] (%d,%d) rectangle +(1,1);\n",
                          cell % columns, cell / columns, cell % columns, cell / columns);
}

static void
append_borders (const BoardPlan *plan, GString *text)
{
  if (!plan)
    {
      g_string_append (text, "\\foreach \\i in {0,...,9} \\draw[very thin] (\\i,0) -- (\\i,9) (0,\\i) -- (9,\\i);\n"
                             "\\foreach \\i in {0,3,6,9} \\draw[very thick,line cap=rect] "
                             "(\\i,0) -- (\\i,9) (0,\\i) -- (9,\\i);\n");
      return;
    }
  for (int thick = 0; thick < 2; thick++)
    for (int i = 0; i < plan->n_borders; i++)
      if (plan->border[i].thick == thick)
        g_string_append_printf (text, "\\draw[%s] (%d,%d) -- +(%d,%d);\n", thick ? "very thick,line cap=rect" : "very thin",
                                plan->border[i].column, plan->border[i].row, plan->border[i].down ? 0 : plan->border[i].length,
                                plan->border[i].down ? plan->border[i].length : 0);
  if (plan->framed)
    g_string_append_printf (text, "\\draw[very thick] (0,0) rectangle (%d,%d);\n", plan->columns, plan->rows);
}

static void
append_drawing (const Scene *scene, GString *text)
{
  int columns = board_plan_columns (scene->plan), n = board_plan_n (scene->plan);

  g_string_append (text, "\\begin{tikzpicture}[x=8mm,y=-8mm]\n");
  for (int cell = 0; cell < scene_n_cells (scene); cell++)
    append_ground (columns, cell, &scene->looks[cell], text);
  append_borders (scene->plan, text);
  for (int cell = 0; cell < scene_n_cells (scene); cell++)
    {
      const CellLook *look = &scene->looks[cell];

      if (look->digit || look->taken)
        append_digit (columns, cell, look, text);
      else if (look->dead)
        append_dead (columns, cell, text);
      else
        append_candidates (columns, n, cell, look, text);
    }
  if (scene->active >= 0)
    g_string_append_printf (text, "\\draw[very thick] (%d,%d) +(.06,.06) rectangle +(.94,.94);\n", scene->active % columns,
                            scene->active / columns);
  g_string_append (text, "\\end{tikzpicture}\n\n");
}

void
handout_board (HandoutKind kind, const Scene *scene, GString *text)
{
  if (kind == HANDOUT_LATEX)
    append_drawing (scene, text);
  else
    append_lines (scene, text);
  if (scene->plan)
    append_rules (kind, scene->plan->topology->rules, text);
}
