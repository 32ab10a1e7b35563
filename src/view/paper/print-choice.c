/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "print-choice.h"

#include <glib/gi18n.h>

#include "choice-words.h"
#include "engine/make/symmetry.h"
#include "model/explain/explain.h"
#include "model/keep/settings.h"
#include "model/make/maker-list.h"

enum { PAPERS_A_SIZE = 2, LEVEL_ANY = 0, COUNT_USUAL = 6 };            /* upright and across; the first of the levels */

/* The values of each row: their ids, and what people read. */

static const char *
switch_id (int value)
{
  return value == 0 ? "no" : value == 1 ? "yes" : NULL;
}

#define CHOICES(row, rows, n) \
  static const char *row##_id (int value) { return value < (int) (n) ? rows[value].id : NULL; } \
  static char *row##_name (int value) { return value < (int) (n) ? g_strdup (_(rows[value].name)) : NULL; }

CHOICES (solutions, book_solutions, N_BOOK_SOLUTIONS)
CHOICES (candidates, book_candidates, N_BOOK_CANDIDATES)
CHOICES (line, book_lines, N_BOOK_LINES)
CHOICES (boards, path_boards, N_PATH_BOARDS)
CHOICES (ink, sheets_inks, G_N_ELEMENTS (sheets_inks))

static char *
per_page_name (int value)
{
  int n = 0;

  while (book_per_page[n])
    n++;
  return value < n ? g_strdup_printf ("%d", book_per_page[value]) : NULL;
}

static const char *
per_page_id (int value)
{
  g_autofree char *name = per_page_name (value);

  return name ? g_intern_string (name) : NULL;
}

static const char *
level_id (int value)
{
  return value == LEVEL_ANY ? "any" : rating_levels[value - 1].id;
}

static char *
level_name (int value)
{
  if (value == LEVEL_ANY)
    return g_strdup (C_("level", "Any"));
  return level_id (value) ? g_strdup (_(rating_levels[value - 1].name)) : NULL;
}

static const char *
symmetry_id (int value)
{
  return symmetries[value].id;
}

static char *
symmetry_name (int value)
{
  return symmetry_id (value) ? g_strdup (_(symmetries[value].name)) : NULL;
}

static const PaperSize *
paper_size (int value)
{
  return &paper_sizes[value / PAPERS_A_SIZE];
}

static const char *
paper_id (int value)
{
  g_autofree char *across = NULL;

  if (!paper_size (value)->id || value % PAPERS_A_SIZE == 0)
    return paper_size (value)->id;
  across = g_strconcat (paper_size (value)->id, "-across", NULL);
  return g_intern_string (across);
}

static char *
paper_name (int value)
{
  if (!paper_size (value)->id)
    return NULL;
  /* Translators: a size of paper, and how it lies: "A4, upright" */
  return explain_say (value % PAPERS_A_SIZE ? _("{paper}, across") : _("{paper}, upright"),
                      SAY_TEXT ("paper", _(paper_size (value)->name)));
}

const PrintRowKind print_rows[N_PRINT_ROWS] = {
  [PRINT_COUNT] = { "count", N_("How many"), PRINT_KIND_NUMBER, COUNT_USUAL },
  [PRINT_LEVEL] = { "level", N_("Level"), PRINT_KIND_LIST, LEVEL_ANY + 1, level_id, level_name },
  [PRINT_SYMMETRY] = { "symmetry", N_("Symmetry"), PRINT_KIND_LIST, -1, symmetry_id, symmetry_name },
  [PRINT_PER_PAGE] = { "per-page", N_("On a sheet"), PRINT_KIND_SEGMENTS, -1, per_page_id, per_page_name },
  [PRINT_SOLUTIONS] = { "solutions", N_("Solutions"), PRINT_KIND_LIST, BOOK_SOLUTIONS_END, solutions_id, solutions_name },
  [PRINT_BOARDS] = { "boards", N_("Boards"), PRINT_KIND_LIST, PATH_BOARDS_THAT_MATTER, boards_id, boards_name },
  [PRINT_LEVELS] = { "levels", N_("Level and rating"), PRINT_KIND_SWITCH, true, switch_id },
  [PRINT_NUMBERS] = { "numbers", N_("Numbers"), PRINT_KIND_SWITCH, true, switch_id },
  [PRINT_LINE] = { "line", N_("Line to write on"), PRINT_KIND_LIST, BOOK_LINE_TIME, line_id, line_name },
  [PRINT_CANDIDATES] = { "candidates", N_("In empty cells"), PRINT_KIND_LIST, BOOK_CANDIDATES_NONE, candidates_id,
                         candidates_name },
  [PRINT_PAGE_NUMBERS] = { "page-numbers", N_("Page numbers"), PRINT_KIND_SWITCH, true, switch_id },
  [PRINT_PAPER] = { "paper", N_("Paper"), PRINT_KIND_LIST, -1, paper_id, paper_name },
  [PRINT_INK] = { "ink", N_("Ink"), PRINT_KIND_LIST, false, ink_id, ink_name },
};

/* −1: there is none of that id. */
static int
find (PrintRow row, const char *id)
{
  gint64 number;
  const char *known;

  if (print_rows[row].kind == PRINT_KIND_NUMBER)
    return g_ascii_string_to_signed (id, 10, 1, MAKER_LIST_MAX, &number, NULL) ? (int) number : -1;
  for (int value = 0; (known = print_rows[row].id (value)); value++)
    if (g_str_equal (known, id))
      return value;
  return -1;
}

/* Where Letter is used it is at hand. */
static const char *
usual_paper (void)
{
  return g_strcmp0 (gtk_paper_size_get_default (), GTK_PAPER_NAME_LETTER) == 0 ? "letter" : "a4";
}

static int
usual (PrintRow row)
{
  switch (row)
    {
    case PRINT_SYMMETRY: return find (row, "rotate-180");
    case PRINT_PER_PAGE: return find (row, "6");
    case PRINT_PAPER:    return find (row, usual_paper ());
    default:             return print_rows[row].usual;
    }
}

/* The settings. */

void
print_choice_read (GSettings *settings, PrintChoice *choice)
{
  g_autofree char *text = setdoku_settings_get_string (settings, PRINT_CHOICE_KEY, "");

  for (PrintRow row = 0; row < N_PRINT_ROWS; row++)
    {
      g_autofree char *id = choice_words_dup (text, print_rows[row].key);
      int value = id ? find (row, id) : -1;

      choice->value[row] = value >= 0 ? value : usual (row);
    }
}

bool
print_choice_write (GSettings *settings, const PrintChoice *choice)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (PrintRow row = 0; row < N_PRINT_ROWS; row++)
    {
      g_string_append_printf (text, "%s%s=", row > 0 ? " " : "", print_rows[row].key);
      if (print_rows[row].kind == PRINT_KIND_NUMBER)
        g_string_append_printf (text, "%d", choice->value[row]);
      else
        g_string_append (text, print_rows[row].id (choice->value[row]));
    }
  return setdoku_settings_set_string (settings, PRINT_CHOICE_KEY, text->str);
}

/* What it means. */

void
print_choice_put (const PrintChoice *choice, unsigned rows, SheetsStyle *style)
{
  BookStyle *book = &style->book;

  for (PrintRow row = 0; row < N_PRINT_ROWS; row++)
    {
      int value = choice->value[row];

      if (!(rows >> row & 1))
        continue;
      switch (row)
        {
        case PRINT_PER_PAGE:     book->per_page = book_per_page[value]; break;
        case PRINT_SOLUTIONS:    book->solutions = (BookSolutions) value; break;
        case PRINT_BOARDS:       style->boards = (PathBoards) value; break;
        case PRINT_LEVELS:       book->levels = value; break;
        case PRINT_NUMBERS:      book->numbers = value; break;
        case PRINT_LINE:         book->line = (BookLine) value; break;
        case PRINT_CANDIDATES:   book->candidates = (BookCandidates) value; break;
        case PRINT_PAGE_NUMBERS: book->page_numbers = value; break;
        case PRINT_INK:          style->colours = value; break;
        default:                 break;                /* of the paper, and of new puzzles */
        }
    }
}

Paper
print_choice_get_paper (const PrintChoice *choice)
{
  return paper_of (paper_size (choice->value[PRINT_PAPER]), choice->value[PRINT_PAPER] % PAPERS_A_SIZE);
}

void
print_choice_get_recipe (const PrintChoice *choice, Recipe *recipe)
{
  int level = choice->value[PRINT_LEVEL];

  *recipe = (Recipe) { .seed = recipe_new_seed () };
  wish_init (&recipe->wish);
  recipe_set_level (&recipe->wish, level > LEVEL_ANY ? &rating_levels[level - 1] : NULL);
  recipe->wish.symmetry = choice->value[PRINT_SYMMETRY];
}
