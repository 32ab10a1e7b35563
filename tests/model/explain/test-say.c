/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-say.c — blanks are filled, nouns take the form that is asked for, lists are joined, and what runs from left to right
 * is isolated where that is wanted. */
#include <locale.h>

#include "model/explain/explain.h"
#include "model/explain/explain-say.h"
#include "model/explain/explain-words.h"
#include "model/explain/explain-deduction.h"

static void
check (char *text, const char *expected)
{
  g_autofree char *said = text;

  g_assert_cmpstr (said, ==, expected);
}

/* Blanks. */

static void
test_blanks (void)
{
  check (explain_say ("{digit} is ruled out in {cell}", SAY_NUMBER ("digit", 7), SAY_CELL ("cell", 13)),
         "7 is ruled out in row 2, column 5");
  check (explain_say ("{cell}: {digit}, {digit}", SAY_NUMBER ("digit", 7), SAY_CELL ("cell", 13)), "row 2, column 5: 7, 7");
  check (explain_say ("{house} after {count}", SAY_COUNT ("count", 12345), SAY_HOUSE ("house", HOUSE_BOXES + 2)),
         "box 3 after 12\u202f345");
  check (explain_say ("{choices} of {digits}", SAY_CHOICES ("choices", digits_of (1) | digits_of (4)),
                      SAY_DIGITS ("digits", digits_of (1) | digits_of (4) | digits_of (9))), "1 or 4 of 1, 4 and 9");
  check (explain_say ("{houses}", SAY_HOUSES ("houses", 1u << HOUSE_ROWS | 1u << HOUSE_COLUMNS)), "row 1 and column 1");
  check (explain_say ("no blank", SAY_NUMBER ("digit", 7)), "no blank");
}

/* A text that is inserted is not looked at again: a title of somebody's may have braces. */
static void
test_text_is_left (void)
{
  check (explain_say ("“{title}” {digit}", SAY_TEXT ("title", "{digit} 100% {"), SAY_NUMBER ("digit", 7)), "“{digit} 100% {” 7");
}

static void
test_capitals (void)
{
  check (explain_say ("{Cell} loses {digit}", SAY_CELL ("cell", 13), SAY_NUMBER ("digit", 7)), "Row 2, column 5 loses 7");
  check (explain_capitalize (g_strdup ("émile")), "Émile");
  check (explain_capitalize (g_strdup ("r5c6 is 7")), "r5c6 is 7");
  check (explain_capitalize (g_strdup ("")), "");
  explain_set_notation (NOTATION_R1C1);
  check (explain_say ("{Cell} loses {digit}", SAY_CELL ("cell", 13), SAY_NUMBER ("digit", 7)), "r2c5 loses 7");
  check (explain_say ("{place}", SAY_PLACE ("place", 13)), "row 2, column 5");
  explain_set_notation (NOTATION_WORDS);
}

static void
test_forms (void)
{
  const char *noun = "ряд {number}|in=ряду {number}|of=ряда {number}";

  check (explain_noun_form (noun, NULL), "ряд {number}");
  check (explain_noun_form (noun, "in"), "ряду {number}");
  check (explain_noun_form (noun, "of"), "ряда {number}");
  check (explain_noun_form (noun, "by"), "ряд {number}");
  check (explain_noun_form ("row {number}", "in"), "row {number}");
  check (explain_say ("Look at {house:in}, {cells:of}", SAY_HOUSE ("house", 0), SAY_CELLS ("cells", cells_of (80))),
         "Look at row 1, row 9, column 9");
}

/* Lists. */

static char *
joined (ListKind kind, int n)
{
  static const char *const names[] = { "a", "b", "c", "d" };
  GPtrArray *items = explain_list_new ();

  for (int i = 0; i < n; i++)
    g_ptr_array_add (items, g_strdup (names[i]));
  return explain_join (items, kind);
}

static void
test_lists (void)
{
  static const struct { const char *two, *three, *four; } expected[N_LIST_KINDS] = {
    [LIST_ALL]       = { "a and b", "a, b and c", "a, b, c and d" },
    [LIST_ANY]       = { "a or b",  "a, b or c", "a, b, c or d" },
    [LIST_CELLS]     = { "a and b", "a, b and c", "a, b, c and d" },
    [LIST_PARTS]     = { "a, b",    "a, b, c", "a, b, c, d" },
    [LIST_CLAUSES]   = { "a; b",    "a; b; c", "a; b; c; d" },
    [LIST_FACTS]     = { "a · b",   "a · b · c", "a · b · c · d" },
    [LIST_SENTENCES] = { "a b",     "a b c", "a b c d" },
  };

  for (int kind = 0; kind < N_LIST_KINDS; kind++)
    {
      check (joined ((ListKind) kind, 0), "");
      check (joined ((ListKind) kind, 1), "a");
      check (joined ((ListKind) kind, 2), expected[kind].two);
      check (joined ((ListKind) kind, 3), expected[kind].three);
      check (joined ((ListKind) kind, 4), expected[kind].four);
    }
  check (explain_join_some (LIST_PARTS, "a", "", "b", NULL), "a, b");
  check (explain_join_some (LIST_PARTS, "", NULL), "");
  check (explain_titled ("Dead end", "No digit is left."), "Dead end. No digit is left.");
}

/* A Hebrew prefix keeps its maqaf before what is no Hebrew word, and loses it before one; what is no prefix keeps it. */
static void
test_maqaf (void)
{
  static const struct { const char *pattern, *words, *expected; } rows[] = {
    { "ב־{x}", "שורה 5", "בשורה 5" },
    { "ב־{x}", "r5c6", "ב־r5c6" },
    { "ב־{x}", "5", "ב־5" },
    { "ב־{x}", "\u2066r5c6\u2069", "ב־\u2066r5c6\u2069" },
    { "מה־{x}", "שורה 5", "מהשורה 5" },
    { "הניחוש ב־{x} הוא {x}", "שורה 5", "הניחוש בשורה 5 הוא שורה 5" },
    { "תת־{x}", "עץ", "תת־עץ" },
    { "אל־{x}", "שורה 5", "אל־שורה 5" },
    { "in {x}", "שורה 5", "in שורה 5" },
    { "־{x}", "", "־" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    check (explain_say (rows[i].pattern, SAY_TEXT ("x", rows[i].words)), rows[i].expected);
}

/* Isolates. */

static void
test_isolates (void)
{
  Explanation explanation = { .cell = -1 };
  SearchView  view = { 0 };

  explain_set_isolates (true);
  check (explain_count (12345), "\u206612\u202f345\u2069");
  check (explain_count (345), "345");
  check (explain_cell_name (13), "row 2, column 5");
  explain_set_notation (NOTATION_R1C1);
  check (explain_cell_name (13), "\u2066r2c5\u2069");
  check (explain_cell_title (13), "\u2066r2c5\u2069");
  explain_set_notation (NOTATION_A1);
  check (explain_cell_name (13), "\u2066B5\u2069");
  explain_set_notation (NOTATION_WORDS);

  /* A line from right to left stays one, whatever goes into it first. */
  check (explain_say ("{x}, לאורך", SAY_TEXT ("x", "A4")), "\u200fA4, לאורך");
  check (explain_say ("{x}: ניחוש", SAY_TEXT ("x", "\u2066r5c6\u2069")), "\u200f\u2066r5c6\u2069: ניחוש");
  check (explain_say ("{x}: ריק", SAY_TEXT ("x", "שורה 5")), "שורה 5: ריק");
  check (explain_say ("5 {x}", SAY_TEXT ("x", "رقم")), "5 رقم");
  check (explain_say ("{x}, across", SAY_TEXT ("x", "A4")), "A4, across");

  explain_cell (&view, 13, &explanation);
  g_assert_true (g_str_has_prefix (explanation.formula, "\u2066PV(r2c5) = U"));
  g_assert_true (g_str_has_suffix (explanation.formula, "\u2069"));

  explain_set_isolates (false);
  check (explain_say ("{x}, לאורך", SAY_TEXT ("x", "A4")), "A4, לאורך");
  explain_cell (&view, 13, &explanation);
  g_assert_true (g_str_has_prefix (explanation.formula, "PV(r2c5) = U"));
  check (explain_count (12345), "12\u202f345");
  g_assert_null (explain_isolate (NULL));
  explanation_clear (&explanation);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/say/blanks", test_blanks);
  g_test_add_func ("/say/text-is-left", test_text_is_left);
  g_test_add_func ("/say/capitals", test_capitals);
  g_test_add_func ("/say/forms", test_forms);
  g_test_add_func ("/say/lists", test_lists);
  g_test_add_func ("/say/maqaf", test_maqaf);
  g_test_add_func ("/say/isolates", test_isolates);
  return g_test_run ();
}
