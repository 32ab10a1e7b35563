/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-any-lookouts.c — every technique for boards of any shape looks at boards of every kind, at their start and on the way: what it
 * finds holds in the solution, and who has room for a few is told the first of those that there are. */
#include <glib.h>
#include <string.h>

#include "engine/any/any-count.h"
#include "engine/any/logic/any-ladder.h"
#include "formats/format.h"

enum { MOST = 24, FEW = 3, STRIDE = 9, LOOKS = 2, EACH = 4 };   /* of the boards every so many */

static bool
is_same (const AnyDeduction *a, const AnyDeduction *b)
{
  bool same = a->technique == b->technique && a->places == b->places && a->n_struck == b->n_struck
              && (!a->places || (a->placed.cell == b->placed.cell && a->placed.value == b->placed.value));

  for (int i = 0; same && i < a->n_struck; i++)
    same = a->struck[i].cell == b->struck[i].cell && a->struck[i].value == b->struck[i].value;
  return same;
}

/* solution NULL: it has several, so that no candidate is known to be wrong or right. */
static void
check_sound (const AnyDeduction *found, const uint8_t *solution)
{
  if (solution && found->places)
    g_assert_cmpint (solution[found->placed.cell], ==, found->placed.value);
  for (int i = 0; solution && i < found->n_struck; i++)
    g_assert_cmpint (solution[found->struck[i].cell], !=, found->struck[i].value);
  g_assert_true (any_deduction_does_anything (found));
}

/* Returns how many there are, up to MOST. */
static int
check_technique (const AnyTechnique *technique, AnyLadder *ladder, const uint8_t *solution)
{
  static AnyDeduction all[MOST], few[FEW];
  AnyLookout search = {
    .topology = ladder->topology, .position = &ladder->position, .work = ladder->work, .found = all, .capacity = MOST,
  };
  int n;

  any_work_forget (ladder->work, ladder->topology);
  any_technique_search (technique, &search);
  n = search.n;
  for (int i = 0; i < n; i++)
    check_sound (&all[i], solution);
  for (int room = 1; room <= MIN (n, FEW); room++)
    {
      search.found = few;
      search.capacity = room;
      search.n = 0;
      any_work_forget (ladder->work, ladder->topology);
      any_technique_search (technique, &search);
      if (search.n > room || search.n == 0)
        g_error ("%s: %d found, there is room for %d", technique->id, search.n, room);
      if (technique->family != ANY_FAMILY_SUPPOSITIONS)      /* the shortest of those that it had the effort for */
        for (int i = 0; i < room; i++)
          if (!is_same (&few[i], &all[i]))
            g_error ("%s: number %d of %d is another", technique->id, i, room);
    }
  any_work_forget (ladder->work, ladder->topology);
  return n;
}

static bool
solve (const Topology *topology, const uint8_t *givens, AnyCountResult *result)
{
  AnyCount *count = any_count_new (topology);
  Values domain[RULES_CELLS_MAX];

  any_count_domains (topology, givens, domain);
  any_count_run (count, domain, 2, NULL, NULL, result);
  any_count_free (count);
  return result->n_solutions == 1;
}

static void
look (const Document *document, int *n_of)
{
  g_autofree AnyCountResult *result = g_new0 (AnyCountResult, 1);
  uint8_t givens[RULES_CELLS_MAX];
  AnyDeduction deduction;
  AnyLadder *ladder;
  bool proper;

  for (int cell = 0; cell < document->n_cells; cell++)
    givens[cell] = document->cells[cell].given;
  proper = solve (document->topology, givens, result);
  ladder = any_ladder_new (document->topology, givens);
  for (int step = 0; step < LOOKS * STRIDE && ladder->outcome == ANY_CLIMBING; step++)
    {
      for (const AnyTechnique *row = any_techniques; step % STRIDE == 0 && row->id; row++)
        n_of[row - any_techniques] += check_technique (row, ladder, proper ? result->solution[0] : NULL);
      any_ladder_step (ladder, &deduction);
    }
  any_ladder_free (ladder);
}

static void
test_every_technique (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "puzzles", "boards.txt", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GArray) records = NULL;
  int n_of[ANY_TECHNIQUES_MAX] = { 0 };
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  records = format_read (format_find ("blocks"), text, length, NULL);
  for (unsigned i = 0; i < records->len; i += EACH)
    if (g_array_index (records, Record, i).document->topology)
      look (g_array_index (records, Record, i).document, n_of);
  for (const AnyTechnique *row = any_techniques; row->id; row++)
    if (n_of[row - any_techniques] == 0)
      g_error ("%s finds nothing on any board", row->id);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/formats/any-lookouts/every-technique", test_every_technique);

  return g_test_run ();
}
