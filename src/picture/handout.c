/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* handout.c — see handout.h. The board in TikZ is in handout-board.c. */
#include "handout-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/explain/explain.h"

const HandoutKindRow handout_kinds[N_HANDOUT_KINDS] = {
  [HANDOUT_MARKDOWN] = { "markdown", N_("Markdown") },
  [HANDOUT_LATEX] = { "latex", N_("LaTeX") },
};

bool
handout_kind_find (const char *id, HandoutKind *kind)
{
  for (int i = 0; i < N_HANDOUT_KINDS; i++)
    if (strcmp (handout_kinds[i].id, id) == 0)
      {
        *kind = (HandoutKind) i;
        return true;
      }
  return false;
}

/* Escaping. */

/* What the words of the program have beside letters. "": it is left out. */
static const struct { gunichar sign; const char *latex; } signs[] = {
  { '\\', "\\textbackslash{}" }, { '{', "\\{" }, { '}', "\\}" }, { '$', "\\$" }, { '&', "\\&" }, { '#', "\\#" }, { '%', "\\%" },
  { '_', "\\_" }, { '~', "\\textasciitilde{}" }, { '^', "\\textasciicircum{}" }, { '<', "$<$" }, { '>', "$>$" },
  { '|', "$|$" }, { '"', "\\textquotedbl{}" },
  { 0x00A0, "~" }, { 0x00AC, "$\\neg$" }, { 0x00B7, "$\\cdot$" }, { 0x00D7, "$\\times$" }, { 0x2009, "\\," },
  { 0x200E, "" }, { 0x200F, "" },
  { 0x202F, "\\," }, { 0x2013, "--" }, { 0x2014, "---" }, { 0x2018, "`" }, { 0x2019, "'" }, { 0x201C, "``" },
  { 0x201D, "''" }, { 0x201E, "\\quotedblbase{}" }, { 0x2026, "\\dots{}" }, { 0x2066, "" }, { 0x2069, "" },
  { 0x2192, "$\\to$" }, { 0x21D2, "$\\Rightarrow$" }, { 0x2205, "$\\emptyset$" }, { 0x2208, "$\\in$" },
  { 0x2209, "$\\notin$" }, { 0x2212, "$-$" }, { 0x2216, "$\\setminus$" }, { 0x2229, "$\\cap$" }, { 0x222A, "$\\cup$" },
  { 0x2248, "$\\approx$" }, { 0x2260, "$\\neq$" }, { 0x2264, "$\\leq$" }, { 0x2265, "$\\geq$" }, { 0x2282, "$\\subset$" },
  { 0x2286, "$\\subseteq$" },
};

/* Digits and dots of a board are one long word: lines may end between its bands. */
enum { WORD_BREAK = 27 };

static void
append_latex (const char *words, GString *text)
{
  int run = 0;

  for (const char *at = words; *at; at = g_utf8_next_char (at))
    {
      gunichar sign = g_utf8_get_char (at);
      const char *latex = NULL;

      for (size_t i = 0; i < G_N_ELEMENTS (signs) && !latex; i++)
        if (signs[i].sign == sign)
          latex = signs[i].latex;
      if (latex)
        g_string_append (text, latex);
      else
        g_string_append_unichar (text, sign == '\n' ? ' ' : sign);
      run = g_ascii_isdigit (*at) || *at == '.' ? run + 1 : 0;
      if (run == WORD_BREAK)
        {
          g_string_append (text, "\\hfil\\penalty0\\hfilneg{}");
          run = 0;
        }
    }
}

/* Of prose only what would become a sign of Markdown's in it. */
static void
append_markdown (const char *words, GString *text)
{
  for (const char *at = words; *at; at++)
    {
      if (strchr ("\\*_`<[|#", *at))
        g_string_append_c (text, '\\');
      g_string_append_c (text, *at == '\n' ? ' ' : *at);
    }
}

void
handout_append (HandoutKind kind, const char *words, GString *text)
{
  if (kind == HANDOUT_LATEX)
    append_latex (words, text);
  else
    append_markdown (words, text);
}

/* Parts. */

void
handout_begin (HandoutKind kind, GString *text)
{
  if (kind != HANDOUT_LATEX)
    return;
  g_string_append (text, "% Compiled by pdflatex. Text beyond Latin letters, such as Japanese, needs lualatex with luatexja.\n"
                         "\\documentclass{article}\n\\usepackage{iftex}\n"
                         "\\ifPDFTeX\n\\usepackage[utf8]{inputenc}\n\\usepackage[T1]{fontenc}\n"
                         "\\else\n\\usepackage{fontspec}\n\\IfFileExists{luatexja.sty}{\\usepackage{luatexja}}{}\n\\fi\n"
                         "\\usepackage{textcomp}\n\\usepackage{tikz}\n"
                         "\\setlength{\\parindent}{0pt}\n\\setlength{\\parskip}{6pt}\n");
  handout_define_colours (text);
  g_string_append (text, "\\begin{document}\n\n");
}

void
handout_end (HandoutKind kind, GString *text)
{
  if (kind == HANDOUT_LATEX)
    g_string_append (text, "\\end{document}\n");
}

void
handout_heading (HandoutKind kind, const char *words, GString *text)
{
  g_string_append (text, kind == HANDOUT_LATEX ? "\\section*{" : "## ");
  handout_append (kind, words, text);
  g_string_append (text, kind == HANDOUT_LATEX ? "}\n\n" : "\n\n");
}

void
handout_paragraph (HandoutKind kind, const char *words, GString *text)
{
  if (!words || !*words)
    return;
  handout_append (kind, words, text);
  g_string_append (text, "\n\n");
}

/* Notation stands as it is in Markdown: nothing in it is a sign there. */
static void
append_equation (HandoutKind kind, const char *equation, GString *text)
{
  if (kind == HANDOUT_MARKDOWN)
    g_string_append_printf (text, "`%s`", equation);
  else
    append_latex (equation, text);
}

void
handout_equation (HandoutKind kind, const char *equation, GString *text)
{
  if (!equation || !*equation)
    return;
  append_equation (kind, equation, text);
  g_string_append (text, "\n\n");
}

/* The set table. */

static void
append_row (HandoutKind kind, const SetRow *row, GString *text)
{
  const char *between = kind == HANDOUT_LATEX ? " & " : " | ";

  g_string_append (text, kind == HANDOUT_LATEX ? "" : "| ");
  handout_append (kind, set_row_operator (row), text);
  g_string_append (text, between);
  handout_append (kind, row->label, text);
  for (int slot = 1; slot <= 9; slot++)
    {
      bool in = digits_has (row->digits, slot), gone = in && digits_has (row->gone, slot);
      bool answer = in && digits_has (row->accent, slot);
      const char *open = "", *close = "";

      if (answer)
        open = kind == HANDOUT_LATEX ? "\\textbf{" : "**", close = kind == HANDOUT_LATEX ? "}" : "**";
      else if (gone)
        open = kind == HANDOUT_LATEX ? "\\gone{" : "~~", close = kind == HANDOUT_LATEX ? "}" : "~~";
      g_string_append (text, between);
      if (row->hidden)
        g_string_append_c (text, '?');
      else if (in)
        g_string_append_printf (text, "%s%s%s", open, set_row_member (row, slot).text, close);
      else
        handout_append (kind, row->dead && slot == 1 ? "∅" : "·", text);
    }
  g_string_append (text, kind == HANDOUT_LATEX ? " \\\\\n" : " |\n");
}

void
handout_table (HandoutKind kind, const Explanation *explanation, GString *text)
{
  if (explanation->n_rows == 0)
    return;
  g_string_append (text, kind == HANDOUT_LATEX ? "\\begin{tabular}{rl*{9}{c}}\n"
                                               : "| | | | | | | | | | | |\n|--:|:--|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|\n");
  for (int i = 0; i < explanation->n_rows; i++)
    {
      if (kind == HANDOUT_LATEX && explanation->rows[i].line_above)
        g_string_append (text, "\\hline\n");
      append_row (kind, &explanation->rows[i], text);
    }
  g_string_append (text, kind == HANDOUT_LATEX ? "\\end{tabular}\n\n" : "\n");
}

static void
append_strong (HandoutKind kind, const char *words, GString *text)
{
  g_string_append (text, kind == HANDOUT_LATEX ? "\\textbf{" : "**");
  handout_append (kind, words, text);
  g_string_append (text, kind == HANDOUT_LATEX ? "}" : "**");
}

void
handout_explanation (HandoutKind kind, const Explanation *explanation, const char *equation, GString *text)
{
  if (explanation->title)
    {
      append_strong (kind, explanation->title, text);
      g_string_append (text, "\n\n");
    }
  handout_paragraph (kind, explanation->sentence, text);
  handout_table (kind, explanation, text);
  handout_equation (kind, equation ? equation : explanation->formula, text);
}

/* Lists. */

void
handout_step (HandoutKind kind, int number, const char *title, const char *sentence, const char *equation, GString *text)
{
  if (kind == HANDOUT_LATEX)
    g_string_append (text, number == 1 ? "\\begin{enumerate}\n\\item " : "\\item ");
  else
    g_string_append_printf (text, "%d. ", number);
  append_strong (kind, title, text);
  if (sentence && *sentence)
    {
      g_string_append (text, kind == HANDOUT_LATEX ? "\\\\\n" : "  \n   ");
      handout_append (kind, sentence, text);
    }
  if (equation && *equation)
    {
      g_string_append (text, kind == HANDOUT_LATEX ? "\\\\\n" : "  \n   ");
      append_equation (kind, equation, text);
    }
  g_string_append_c (text, '\n');
}

void
handout_deduction (HandoutKind kind, int number, const Deduction *deduction, const Position *before, GString *text)
{
  g_autoptr (GString) equation = g_string_new (NULL);
  g_autofree char *title = explain_technique (deduction->technique), *sentence = explain_deduction_why (deduction);

  explain_deduction_equation (deduction, before, equation);
  handout_step (kind, number, title, sentence, equation->str, text);
}

void
handout_end_steps (HandoutKind kind, GString *text)
{
  g_string_append (text, kind == HANDOUT_LATEX ? "\\end{enumerate}\n\n" : "\n");
}

void
handout_figures (HandoutKind kind, const char *const *names, const char *const *values, int n, GString *text)
{
  g_string_append (text, kind == HANDOUT_LATEX ? "\\begin{tabular}{lr}\n" : "| | |\n|:--|--:|\n");
  for (int i = 0; i < n; i++)
    {
      g_string_append (text, kind == HANDOUT_LATEX ? "" : "| ");
      handout_append (kind, names[i], text);
      g_string_append (text, kind == HANDOUT_LATEX ? " & " : " | ");
      handout_append (kind, values[i], text);
      g_string_append (text, kind == HANDOUT_LATEX ? " \\\\\n" : " |\n");
    }
  g_string_append (text, kind == HANDOUT_LATEX ? "\\end{tabular}\n\n" : "\n");
}

void
handout_puzzle (HandoutKind kind, const Board *clues, int n_steps, const char *hardest, GString *text)
{
  g_autofree char *filled = explain_count ((uint64_t) board_filled (clues)), *steps = explain_count ((uint64_t) n_steps);
  const char *const names[] = { _("Clues"), _("Steps"), _("Hardest step") };
  const char *const values[] = { filled, steps, hardest };
  Scene scene;

  scene_of_clues (&scene, clues);
  handout_board (kind, &scene, text);
  handout_figures (kind, names, values, hardest ? 3 : 2, text);
}
