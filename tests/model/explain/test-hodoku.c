/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-hodoku.c — deductions in HoDoKu's notation: what that program printed for a puzzle is what is written for it, and an
 * example of each kind. */
#include <string.h>

#include "engine/logic/ladder.h"
#include "model/explain/explain-deduction.h"
#include "model/teach/help.h"

static Deduction found;

/* Its path through a puzzle, the singles left out. Of equal steps another may come first here. */
#define PUZZLE "1......89.5....1.3.9..3.5642....83....796...1....42..53.4.9.......6......8..2...."
static const char *const printed[] = {
  "Locked Candidates Type 1 (Pointing): 4 in b2 => r9c4<>4",
  "Locked Candidates Type 1 (Pointing): 8 in b6 => r78c7<>8",
  "Locked Candidates Type 2 (Claiming): 2 in c9 => r7c78,r8c78<>2",
  "Naked Pair: 6,7 in r7c7,r9c9 => r7c89,r8c789,r9c78<>7, r7c9,r9c7<>6",
  "Locked Pair: 4,9 in r89c7 => r5c7,r89c8<>4, r6c7,r89c8<>9",
  "2-String Kite: 6 in r4c9,r7c2 (connected by r7c7,r9c9) => r4c2<>6",
  "X-Wing: 6 c27 r67 => r6c13<>6",
  "Empty Rectangle: 7 in b5 (r49c9) => r9c4<>7",
  "Sue de Coq: r6c123 - {13689} (r6c78 - {6789}, r45c2 - {134}) => r4c3<>1, r5c1<>4, r6c4<>7",
  "Locked Candidates Type 1 (Pointing): 8 in b1 => r3c4<>8",
  "Locked Candidates Type 1 (Pointing): 7 in b5 => r4c8<>7",
  "Naked Triple: 5,8,9 in r4c3,r56c1 => r6c3<>8, r6c3<>9",
  NULL
};

static void
test_as_printed (void)
{
  Position position;
  Ladder   ladder;
  Board    board;
  int      steps = 0;

  g_assert_true (board_parse (&board, PUZZLE));
  position_from_board (&position, &board);
  position.unique = true;
  ladder_start (&ladder, &position, ladder_profile_find ("hodoku"), NULL);
  while (ladder_step (&ladder, &found))
    {
      g_autoptr (GString) text = g_string_new (NULL);

      if (found.technique->family == FAMILY_SINGLES)
        continue;
      explain_deduction_hodoku (&found, text);
      if (!g_strv_contains (printed, text->str))
        g_error ("not as printed: %s", text->str);
      steps++;
    }
  g_assert_cmpint (steps, >, 10);
}

static void
test_examples (void)
{
  static const struct { const char *id, *text; } cases[] = {
    { "full-house", "Full House: r5c7=1" },
    { "hidden-single", "Hidden Single: r4c3=8" },
    { "locked-pair", "Locked Pair: 2,5 in r6c79 => r4c7,r6c38<>5" },
    { "naked-quad", "Naked Quad: 4,6,8,9 in r2468c3 => r1c3<>9" },
    { "remote-pair", "Remote Pair: 5/9 r1c8 -9- r8c8 -5- r7c7 -9- r7c5 => r1c5<>5" },
    { "bug-plus-1", "Bivalue Universal Grave + 1 => r1c8<>2, r1c8<>4" },
    { "skyscraper", "Skyscraper: 8 in r4c3,r7c1 (connected by r8c13) => r8c3<>8" },
    { "turbot-fish", "Turbot Fish: 8 r7c1 =8= r8c1 -8- r8c3 =8= r4c3 => r8c3<>8" },
    { "empty-rectangle", "Empty Rectangle: 4 in b1 (r16c7) => r6c1<>4" },
    { "w-wing", "W-Wing: 8/9 in r7c1,r8c3 connected by 9 in r78c9 => r8c1<>8" },
    { "xyz-wing", "XYZ-Wing: 2/5/9 in r4c278 => r4c3<>2" },
    { "unique-rectangle-6", "Uniqueness Test 6: 2/7 in r3c46,r5c46 => r3c4,r5c6<>2" },
    { "avoidable-rectangle-1", "Avoidable Rectangle Type 1: 5/7 in r5c67,r6c67 => r5c6<>7" },
    { "sashimi-x-wing", "Sashimi X-Wing: 1 r35 c17 fr3c9 => r1c7<>1" },
    { "finned-mutant-squirmbag", "Finned Mutant Squirmbag: 1 r1345c4 c7b1368 fr4c6 efr4c4 => r4c7<>1" },
    { "siamese-finned-swordfish", "Siamese Finned Swordfish: 1 r237 c239/c389 fr2c2 fr2c8 => r1c39<>1" },
    { "sue-de-coq", "Sue de Coq: r9c46 - {1258} (r9c3 - {15}, r8c5 - {28}) => r8c4<>8" },
    { "simple-colours-wrap", "Simple Colors Wrap: 3 (r4c5) / (r4c6,r6c5) => r4c6,r6c5<>3" },
    { "multi-colours-1", "Multi Colors 1: 8 (r4c3) / (r8c3), (r7c1) / (r7c4,r8c1) => r8c3<>8" },
    { "x-chain", "X-Chain: 8 r4c3 =8= r8c3 -8- r8c1 =8= r7c1 => r8c3<>8" },
    { "xy-chain", "XY-Chain: 1 1- r4c4 -4- r4c6 -1 => r4c78<>1" },
    { "als-chain",
      "Almost Locked Set Chain: 1- r2389c1 {12589} -9- r3c5 {89} -8- r4678c5 {13589} -9- r6c136789 {1235789} -1 => r4c1<>1" },
    { "death-blossom", "Death Blossom: [r4c4], -1- r7c4 {18}, -4- r12c4 {478}, -7- r45689c5 {256789} => r8c4<>8" },
    { "forcing-chain", "Forcing Chain Contradiction in r3 => r1c1<>4" },
    { "dual-empty-rectangle", "Dual Empty Rectangle: 4 in b4 (r16c7/r2c18) => r1c1,r6c8<>4" },
    { "template-set", "Template Set: r1c1=1, r3c9=1, r5c7=1, r9c2=1" },
  };
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "examples.txt", NULL), *examples = NULL;

  g_assert_true (g_file_get_contents (path, &examples, NULL, NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      Position position;

      g_assert_true (help_example (examples, technique_find (cases[i].id), &position, &found));
      explain_deduction_hodoku (&found, text);
      g_assert_cmpstr (text->str, ==, cases[i].text);
    }
}

/* Everything has a name and says what it does. */
static void
test_every_technique_is_written (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "examples.txt", NULL), *examples = NULL;

  g_assert_true (g_file_get_contents (path, &examples, NULL, NULL));
  for (const Technique *technique = techniques; technique->id; technique++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      Position position;

      g_assert_true (help_example (examples, technique, &position, &found));
      explain_deduction_hodoku (&found, text);
      g_test_message ("%s", text->str);
      g_assert_true (g_ascii_isupper (text->str[0]) || g_ascii_isdigit (text->str[0]));
      g_assert_nonnull (strstr (text->str, found.n_placed ? "=" : "<>"));
      g_assert_null (strstr (text->str, "  "));
      g_assert_null (strstr (text->str, "()"));
      g_assert_null (strstr (text->str, ":  "));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hodoku/as-printed", test_as_printed);
  g_test_add_func ("/hodoku/examples", test_examples);
  g_test_add_func ("/hodoku/every-technique", test_every_technique_is_written);
  return g_test_run ();
}
