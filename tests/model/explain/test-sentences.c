/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-sentences.c — the sentences of deductions, word for word, and held against what the deduction records: a cell or house
 * that is named, and a digit, is one that took part. */
#include <string.h>

#include "../engine/logic/reglib.h"
#include "model/explain/explain-deduction.h"
#include "model/explain/explain-words.h"
#include "model/teach/help.h"

enum { MANY = 64 };

static Deduction found[MANY];

static char *
load_examples (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "examples.txt", NULL);
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* Word for word, on the examples of the guide. */

static const struct { const char *id, *what, *why; } sentences[] = {
  { "locked-pair",
    "Locked pair — two cells where a box meets a line share two digits.",
    "r6c7 and r6c9 hold only 2 and 5: two cells for two digits. No other cell of row 6 and box 6 can hold them." },
  { "x-wing",
    "X-wing — all places of a digit in 2 rows lie in 2 columns.",
    "In rows 3 and 5, 9 lies only in columns 1 and 9. So no other cell of columns 1 and 9 can hold it." },
  { "finned-x-wing",
    "Finned X-wing — all places of a digit in 2 columns lie in 2 rows, but for one fin.",
    "In columns 3 and 8, 4 lies only in rows 1 and 6, but for the fin r2c8. Either r2c8 is 4, or the X-wing holds. Either "
    "way a cell of rows 1 and 6 that sees r2c8 cannot be 4." },
  { "finned-franken-x-wing",
    "Finned franken X-wing — all places of a digit in 2 rows lie in 1 column and 1 box, but for some fins.",
    "In rows 1 and 5, 1 lies only in column 7 and box 3, but for the fins r1c1 and r1c2. Either one of the fins is 1, or "
    "the X-wing holds. Either way a cell of column 7 and box 3 that sees all of these cannot be 1. In r1c7, 1 would use up "
    "two of the houses that are left to it, so it cannot stand there either." },
  { "finned-mutant-squirmbag",
    "Finned mutant squirmbag — all places of a digit in 4 rows and 1 column lie in 1 column and 4 boxes, but for some fins.",
    "In rows 1, 3, 4 and 5 and column 4, 1 lies only in column 7 and boxes 1, 3, 6 and 8, but for the fins r4c4 and r4c6. "
    "Either one of the fins is 1, or the squirmbag holds. Either way a cell of column 7 and boxes 1, 3, 6 and 8 that sees "
    "all of these cannot be 1. In r4c4 two of these houses meet, so 1 there counts as a fin. In r4c7, 1 would use up two "
    "of the houses that are left to it, so it cannot stand there either." },
  { "siamese-finned-swordfish",
    "Siamese finned swordfish — two fish with fins, of the same 3 rows.",
    "Two fish share rows 2, 3 and 7. But for r2c8, 1 lies there only in columns 2, 3 and 9; but for r2c2, it lies only in "
    "columns 3, 8 and 9. Of each fish, either a fin is 1 or the swordfish holds. Either way a cell of its cover that sees "
    "all of its fins cannot be 1." },
  { "siamese-finned-franken-swordfish",
    "Siamese finned franken swordfish — two fish with fins, of the same 3 rows.",
    "Two fish share rows 1, 3 and 5. But for r1c2, 1 lies there only in columns 1 and 7 and box 3; but for r5c7, it lies "
    "only in column 8 and boxes 1 and 3. Of each fish, either a fin is 1 or the swordfish holds. Either way a cell of its "
    "cover that sees all of its fins cannot be 1. In r1c7, 1 would use up two of the houses that are left to it, so it "
    "cannot stand there either." },
  { "skyscraper",
    "Skyscraper — two lines with two places each, joined at one end.",
    "In columns 1 and 3, 8 has two places each. r8c1 and r8c3 see each other, so they are not both 8. So r7c1 or r4c3 is "
    "8, and whatever sees both cannot be 8." },
  { "empty-rectangle",
    "Empty rectangle — a box whose places lie in one row and one column, and a line with two places.",
    "In box 1, 4 lies only in row 1 and column 1. In column 7 it has two places. If it stands in r1c7, it leaves box 1 "
    "only column 1; else it stands in r6c7. Either way r6c1 cannot be 4." },
  { "dual-two-string-kite",
    "Dual two-string kite — two kites with the same joint.",
    "Two kites are joined at r4c2 and r6c1. These see each other, so in each kite one of the two lines has its digit at "
    "the far end. So one of r3c1 and r4c5 is 1, and whatever sees all of them cannot be 1. So one of r1c2 and r6c4 is 1, "
    "and whatever sees all of them cannot be 1." },
  { "dual-empty-rectangle",
    "Dual empty rectangle — one box, and two lines with two places each.",
    "In box 4, 4 lies only in r4c1, r6c1 and r6c3, which makes two empty rectangles. Each has a line with two places: r1c7 "
    "and r6c7; r2c1 and r2c8. One place of each pair sees the cell that loses 4; the other leaves the box only places that "
    "see it." },
  { "xy-wing",
    "XY-wing — three cells with three digits, two by two.",
    "r4c3 is 2 or 8. If it is 2, r4c8 is 9; if it is 8, r8c3 is 9. So one of r4c8 and r8c3 is 9, and whatever sees all of "
    "them cannot be 9." },
  { "xyz-wing",
    "XYZ-wing — a pivot with three digits and two wings.",
    "r4c7 is 2, 5 or 9. If it is 5, r4c2 is 2; if it is 9, r4c8 is 2. So one of r4c2, r4c7 and r4c8 is 2, and whatever "
    "sees all of them cannot be 2." },
  { "w-wing",
    "W-wing — two equal pairs, joined by a house with two places.",
    "r7c1 and r8c3 each hold 8 and 9. In column 9, 9 has only two places, r7c9 and r8c9, and each of the pairs sees one of "
    "them. So they cannot both be 9. So one of r7c1 and r8c3 is 8, and whatever sees all of them cannot be 8." },
  { "wxyz-wing",
    "WXYZ-wing — four cells with four digits, one of them loose.",
    "r3c5, r3c7, r4c4 and r4c6 have four digits, 1, 3, 4 and 9. Each of 3, 4 and 9 can stand there only once, so 1 stands "
    "there too. So one of r3c7, r4c4 and r4c6 is 1, and whatever sees all of them cannot be 1." },
  { "remote-pair",
    "Remote pair — a chain of equal pairs.",
    "These cells all hold 5 and 9, and each sees the next: r1c8, r8c8, r7c7, r7c5. So they are in turn one and the other; "
    "two with an even number of them between differ, and whatever sees both is neither." },
  { "simple-colours-wrap",
    "Simple colours: wrap — a colour that contradicts itself.",
    "The places of 3 are coloured in turn, and one colour is true as a whole: r4c5, or r4c6 and r6c5. But r4c6 and r6c5 "
    "have the same colour and share box 5. So that colour is false." },
  { "multi-colours-1",
    "Multi-colours 1 — two pairs of colours that meet.",
    "8 stands either in r4c3 or in r8c3, and either in r7c1 or in r7c4 and r8c1. It cannot stand in r8c3 and at once in "
    "r7c1, for these see each other. So it stands in r4c3 or in r7c4 and r8c1, and whatever sees both cannot be 8." },
  { "multi-colours-2",
    "Multi-colours 2 — a colour that sees both of another pair.",
    "8 stands either in r7c1 or in r7c4 and r8c1. Each of these contradicts the colour r8c3, which is true or false as a "
    "whole. So this colour is false." },
  { "3d-medusa",
    "3-D medusa — two colours through cells and houses, one of them true.",
    "Candidates are coloured in turn, through pairs in cells and houses, and one colour is true as a whole: 4 in r3c1, or "
    "else 4 in r3c3. Whatever sees its digit in both colours goes: 4 in r1c1, r1c2, r1c3, r2c1, r2c2 and r2c3." },
  { "x-chain",
    "X-chain — a chain of one digit.",
    "If r4c3 is not 8, it follows along the chain that r7c1 is 8. So one of the two is 8, and whatever sees both cannot be "
    "8." },
  { "aic",
    "Alternating inference chain — links strong and weak in turn.",
    "If r3c5 is not 3, it follows along the chain that r3c7 is 3. So one of the two is true, which rules out 3 in r3c3 and "
    "r3c9." },
  { "discontinuous-nice-loop",
    "Discontinuous nice loop — a chain that comes back to where it began.",
    "If r1c1 were 4, it would follow along the chain that it is not. So r1c1 is not 4." },
  { "continuous-nice-loop",
    "Continuous nice loop — a chain that closes.",
    "The chain closes to a loop, and is true one way round or the other: where two candidates exclude each other in it, "
    "one of them is true. This rules out 2 and 6 in r8c5; 3 and 7 in r1c5; 9 in r1c5 and r8c5." },
  { "unique-rectangle-1",
    "Unique rectangle 1 — three corners of a rectangle hold the same two digits.",
    "If r2c9 were 1 or 6, r2c8, r2c9, r7c8 and r7c9 would hold only 1 and 6. These could be swapped, and the puzzle would "
    "have two solutions. So r2c9 is neither." },
  { "unique-rectangle-2",
    "Unique rectangle 2 — a rectangle saved by one digit.",
    "If r1c4, r1c6, r5c4 and r5c6 held only 5 and 7, these could be swapped, and the puzzle would have two solutions. So "
    "one of r5c4 and r5c6 is 2, and whatever sees all of these cannot be 2." },
  { "unique-rectangle-3",
    "Unique rectangle 3 — a rectangle whose spare digits form a subset.",
    "If r1c3, r1c7, r2c3 and r2c7 held only 2 and 3, these could be swapped, and the puzzle would have two solutions. So "
    "one of r1c7 and r2c7 is 6. Together they act as one cell: with r4c7 there are as many cells as digits, 5 and 6, and "
    "no other cell of column 7 can hold these." },
  { "unique-rectangle-4",
    "Unique rectangle 4 — a rectangle with a locked digit.",
    "If r4c1, r4c9, r5c1 and r5c9 held only 4 and 9, these could be swapped, and the puzzle would have two solutions. In "
    "row 4, 9 can stand only in r4c1 and r4c9. If one of these were 4, the other would be 9, and this would happen. So "
    "neither is 4." },
  { "unique-rectangle-6",
    "Unique rectangle 6 — a rectangle with a digit locked in both lines.",
    "If r3c4, r3c6, r5c4 and r5c6 held only 2 and 7, these could be swapped, and the puzzle would have two solutions. In "
    "rows 3 and 5 and columns 4 and 6, 2 can stand only in these cells, so it takes two opposite corners. If these were "
    "r3c4 and r5c6, the other two would be 7, and this would happen. So neither of them is 2." },
  { "hidden-rectangle",
    "Hidden rectangle — a rectangle with strong links at one corner.",
    "If r3c4, r3c6, r5c4 and r5c6 held only 2 and 7, these could be swapped, and the puzzle would have two solutions. If "
    "r5c4 were 7, 2 would stand in r3c4 and r5c6, its only other places in row 5 and column 4, and r3c6 would be 7, so "
    "this would happen. So r5c4 is not 7." },
  { "avoidable-rectangle-1",
    "Avoidable rectangle 1 — a rectangle of placed digits.",
    "r5c6, r5c7, r6c6 and r6c7 are no clues. If r5c6 were 7, they would hold only 5 and 7, which could be swapped, and the "
    "puzzle would have two solutions." },
  { "bug-plus-1",
    "BUG + 1 — all cells but one hold two digits.",
    "Every empty cell but r1c8 holds two digits. If r1c8 were not 7, every digit would be left in just two places of every "
    "house, and the puzzle would not have one solution. So r1c8 is 7." },
  { "als-xz",
    "ALS-XZ — two sets of cells, each with one digit to spare.",
    "Each of these sets has one digit more than cells: A (r5c2, r5c8) and B (r1c9, r5c9, r7c9, r8c9, r9c9). If A lacks 4, "
    "it keeps 8; so B lacks 8 and keeps 4. So one of r1c9, r5c8, r5c9 and r9c9 is 4, and whatever sees all of them cannot "
    "be 4." },
  { "als-xy-wing",
    "ALS-XY-wing — three sets of cells, each with one digit to spare.",
    "Each of these sets has one digit more than cells: A (r4c3, r7c3), B (r6c1, r6c3, r6c6, r6c7, r6c8, r6c9) and C (r3c5, "
    "r6c5, r7c5, r8c5). If A lacks 8, it keeps 1; so B lacks 1 and keeps 3; so C lacks 3 and keeps 8. So one of r3c5, "
    "r4c3, r6c5 and r8c5 is 8, and whatever sees all of them cannot be 8." },
  { "als-chain",
    "ALS chain — sets of cells, each with one digit to spare, in a row.",
    "Each of these sets has one digit more than cells: A (r2c1, r3c1, r8c1, r9c1), B (r3c5), C (r4c5, r6c5, r7c5, r8c5) "
    "and D (r6c1, r6c3, r6c6, r6c7, r6c8, r6c9). If A lacks 1, it keeps 9; so B lacks 9 and keeps 8; so C lacks 8 and "
    "keeps 9; so D lacks 9 and keeps 1. So one of r3c1, r6c1, r6c3, r8c1 and r9c1 is 1, and whatever sees all of them "
    "cannot be 1." },
  { "death-blossom",
    "Death blossom — a stem, and a set of cells for each of its digits.",
    "r4c4 is 1, 4 or 7, and each of these sets has one digit more than cells: A (r7c4), B (r1c4, r2c4) and C (r4c5, r5c5, "
    "r6c5, r8c5, r9c5). If r4c4 is 1, A lacks 1 and keeps 8; if it is 4, B lacks 4 and keeps 8; if it is 7, C lacks 7 and "
    "keeps 8. So one of r1c4, r2c4, r7c4 and r8c5 is 8, and whatever sees all of them cannot be 8." },
  { "sue-de-coq",
    "Sue de Coq — a box and a line share out their digits.",
    "r9c4 and r9c6, with A (r9c3) in row 9 and B (r8c5) in box 8, have as many digits as cells, and each fits only once. "
    "So the digits of A are used up in row 9, those of B in box 8, and all others in both. This rules out 8 in r8c4." },
  { "forcing-chain",
    "Forcing chain — a supposition that contradicts itself.",
    "If r1c1 were 4, no place would be left for 4 in row 3. So r1c1 is not 4." },
  { "template-set",
    "Template set — all ways to place a digit agree.",
    "However 1 is placed in every row, column and box without taking a cell that another digit must have, it stands in "
    "r1c1, r3c9, r5c7 and r9c2." },
  { "brute-force",
    "Brute force — nothing else helps.",
    "No technique finds anything here. A search through all possibilities shows that r5c5 is 2." },
};

static void
test_word_for_word (void)
{
  g_autofree char *examples = load_examples ();

  for (gsize i = 0; i < G_N_ELEMENTS (sentences); i++)
    {
      g_autofree char *what = NULL, *why = NULL;
      Position position;

      g_assert_true (help_example (examples, technique_find (sentences[i].id), &position, found));
      what = explain_deduction_what (found);
      why = explain_deduction_why (found);
      g_assert_cmpstr (what, ==, sentences[i].what);
      g_assert_cmpstr (why, ==, sentences[i].why);
    }
}

/* In words, and where there is more than one of something. */
static void
test_houses_and_cells_in_words (void)
{
  g_autofree char *examples = load_examples (), *why = NULL;
  Position position;

  explain_set_notation (NOTATION_WORDS);
  g_assert_true (help_example (examples, technique_find ("naked-quad"), &position, found));
  why = explain_deduction_why (found);
  g_assert_cmpstr (why, ==, "Column 3, rows 2, 4, 6 and 8 hold only 4, 6, 8 and 9: four cells for four digits. No other cell of "
                            "column 3 can hold them.");
  explain_set_notation (NOTATION_R1C1);
}

/* What a list shows of a chain has its links, and says what a chain proves that comes back. */
static void
test_chains_are_listed_with_their_links (void)
{
  g_autofree char *examples = load_examples (), *line = NULL;
  Position position;

  g_assert_true (help_example (examples, technique_find ("discontinuous-nice-loop"), &position, found));
  line = explain_deduction_line (found);
  g_assert_cmpstr (line, ==, "If r1c1 were 4, it would follow along the chain that it is not. So r1c1 is not 4. "
                             "4r1c1 - 4r3c1 = 4r3c3 - 4r1c1");
}

static void
test_a_chain_places (void)
{
  g_autofree char *why = NULL;
  Deduction *deduction = found;

  deduction_start (deduction, technique_find ("discontinuous-nice-loop"));
  deduction_link (deduction, candidate_of (cell_at (5, 3), 1), candidate_of (cell_at (5, 8), 1), true);
  deduction_link (deduction, candidate_of (cell_at (5, 8), 1), candidate_of (cell_at (0, 8), 1), false);
  deduction_link (deduction, candidate_of (cell_at (0, 8), 1), candidate_of (cell_at (5, 3), 1), true);
  deduction_strike (deduction, cells_of (cell_at (5, 3)), 2);
  why = explain_deduction_why (deduction);
  g_assert_cmpstr (why, ==, "If r6c4 were not 1, it would follow along the chain that it is. So r6c4 is 1.");
}

/* Held against the record. */

typedef struct {
  CellSet  cells;
  Digits   digits;
  uint32_t houses;
} Parts;

static void
add_node (Parts *record, const Deduction *deduction, int node)
{
  if (node >= N_CANDIDATES)
    return;
  cells_add (&record->cells, candidate_cell (node));
  record->digits |= digits_of (candidate_digit (node));
}

static Parts
record_of (const Deduction *deduction)
{
  Parts record = { deduction->cells, deduction->digits, deduction->base | deduction->cover | deduction->twin };

  for (int i = 0; i < deduction->n_groups; i++)
    {
      record.cells = cells_union (record.cells, deduction->groups[i].cells);
      record.digits |= deduction->groups[i].digits;
      if (deduction->groups[i].house != NO_HOUSE)
        record.houses |= UINT32_C (1) << deduction->groups[i].house;
    }
  for (int i = 0; i < deduction->n_links; i++)
    {
      add_node (&record, deduction, deduction->links[i].from);
      add_node (&record, deduction, deduction->links[i].to);
    }
  for (int i = 0; i < deduction->n_placed; i++)
    add_node (&record, deduction, deduction->placed[i]);
  for (int digit = 1; digit <= 9; digit++)
    {
      record.cells = cells_union (record.cells, deduction->struck.cells[digit]);
      record.digits |= cells_is_empty (deduction->struck.cells[digit]) ? DIGITS_NONE : digits_of (digit);
    }
  /* A house that several of the cells share may be named as well. */
  for (int house = 0; house < N_HOUSES; house++)
    if (cells_count (cells_intersection (record.cells, house_set (house))) > 1)
      record.houses |= UINT32_C (1) << house;
  return record;
}

/* "rows 2, 5 and 7" */
#define HOUSES "\\b(row|column|box)(?: ([1-9])|(?:s|es) ((?:[1-9], )*[1-9] and [1-9]))(?![0-9c])"

static bool
check_houses (const char *sentence, Parts record)
{
  g_autoptr (GRegex) regex = g_regex_new (HOUSES, 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match (regex, sentence, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *kind = g_match_info_fetch (match, 1), *numbers = g_match_info_fetch (match, 0);
      int first = *kind == 'r' ? HOUSE_ROWS : *kind == 'c' ? HOUSE_COLUMNS : HOUSE_BOXES;

      for (const char *c = numbers; *c; c++)
        if (g_ascii_isdigit (*c) && !(record.houses >> (first + *c - '1') & 1))
          return false;
    }
  return true;
}

static bool
check_cells_and_digits (const char *sentence, Parts record)
{
  g_autoptr (GRegex) houses = g_regex_new (HOUSES, 0, 0, NULL);
  g_autofree char *rest = g_regex_replace_literal (houses, sentence, -1, 0, "", 0, NULL);

  for (const char *c = rest; *c; c++)
    if (c[0] == 'r' && g_ascii_isdigit (c[1]) && c[2] == 'c' && g_ascii_isdigit (c[3]))
      {
        if (!cells_has (record.cells, cell_at (c[1] - '1', c[3] - '1')))
          return false;
        c += 3;
      }
    else if (g_ascii_isdigit (*c) && !digits_has (record.digits, *c - '0'))
      return false;
  return true;
}

static void
check_record (const Deduction *deduction)
{
  g_autofree char *why = explain_deduction_why (deduction);
  Parts record = record_of (deduction);

  if (!check_houses (why, record) || !check_cells_and_digits (why, record))
    g_error ("%s names what did not take part: %s", deduction->technique->id, why);
}

static void
test_what_is_named_took_part (void)
{
  g_autofree char *examples = load_examples ();
  const GPtrArray *lines = reglib_lines ();
  int checked = 0;

  for (const Technique *technique = techniques; technique->id; technique++)
    {
      Position position;

      g_assert_true (help_example (examples, technique, &position, found));
      check_record (found);
    }
  for (guint i = 0; i < lines->len; i++)
    {
      const ReglibLine *line = lines->pdata[i];
      const Technique  *technique = technique_find (line->code);
      Finds finds = { .found = found, .capacity = MANY, .variant = g_ascii_isdigit (line->variant) ? line->variant - '0' : 0 };

      if (technique)
        technique_search (technique, &line->position, &finds);
      for (int k = 0; k < finds.n; k++, checked++)
        check_record (&found[k]);
    }
  g_assert_cmpint (checked, >=, (int) lines->len / 2);
}

/* Twins: each cover holds all places of the digit in the bases but for that fish's fins. */
static void
test_twins_have_covers_of_their_own (void)
{
  g_autofree char *examples = load_examples ();
  int twins = 0;

  for (const Technique *technique = techniques; technique->id; technique++)
    if (g_str_has_prefix (technique->id, "siamese-"))
      {
        g_autoptr (GString) text = g_string_new (NULL);
        Position position;

        g_assert_true (help_example (examples, technique, &position, found));
        g_assert_cmpuint (found->twin, !=, 0);
        g_assert_cmpuint (found->twin, !=, found->cover);
        g_assert_cmpint (__builtin_popcount (found->twin), ==, __builtin_popcount (found->base));
        g_assert_cmpint (__builtin_popcount (found->cover), ==, __builtin_popcount (found->base));
        explain_deduction_equation (found, &position, text);
        g_assert_nonnull (strstr (text->str, "; ("));
        twins++;
      }
  g_assert_cmpint (twins, ==, 7);
}

/* One sentence for each digit that goes, with the same sets. */
static void
test_a_sentence_for_each_digit (void)
{
  const GPtrArray *lines = reglib_lines ();
  int several = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      const ReglibLine *line = lines->pdata[i];
      const Technique  *technique = technique_find (line->code);
      Finds finds = { .found = found, .capacity = MANY, .variant = g_ascii_isdigit (line->variant) ? line->variant - '0' : 0 };

      if (!technique || !(g_str_equal (technique->id, "als-chain") || g_str_equal (technique->id, "als-xy-wing")))
        continue;
      technique_search (technique, &line->position, &finds);
      for (int k = 0; k < finds.n; k++)
        {
          g_autofree char *why = explain_deduction_why (&found[k]);

          for_each_digit (digit, found[k].digits)
            {
              g_autofree char *lacks = g_strdup_printf ("If A lacks %d, it keeps ", digit);
              g_autofree char *goes = g_strdup_printf (" cannot be %d.", digit);

              g_assert_nonnull (strstr (why, lacks));
              g_assert_nonnull (strstr (why, goes));
            }
          several += digits_count (found[k].digits) > 1;
        }
    }
  g_assert_cmpint (several, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  explain_set_notation (NOTATION_R1C1);
  g_test_add_func ("/sentences/word-for-word", test_word_for_word);
  g_test_add_func ("/sentences/in-words", test_houses_and_cells_in_words);
  g_test_add_func ("/sentences/links", test_chains_are_listed_with_their_links);
  g_test_add_func ("/sentences/chain-that-places", test_a_chain_places);
  g_test_add_func ("/sentences/what-is-named-took-part", test_what_is_named_took_part);
  g_test_add_func ("/sentences/twins", test_twins_have_covers_of_their_own);
  g_test_add_func ("/sentences/each-digit", test_a_sentence_for_each_digit);
  return g_test_run ();
}
