/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-any-conditions.c — what is looked for, and guesses of the viewer's, on boards of any shape: cells, values and houses are the
 * board's own. */
#include <string.h>

#include "any/small-board.h"
#include "engine/rules/topology-names.h"
#include "engine/search/steering.h"
#include "engine/search/timeline/condition.h"

/* 16 × 16, and two cells of the canvas of which one does not exist. */
static Topology *
sixteen (void)
{
  return topology_of (rules_of_square (16, 4, 4));
}

static Topology *
two_grids (void)
{
  Rules *rules = rules_of_square (4, 2, 2);

  rules->rows = rules->columns = 6;
  rules->n_grids = 2;
  rules->grid[0] = 0;
  rules->grid[1] = 14;
  return topology_of (rules);
}

static void
what_is_read_is_written_so (void)
{
  static const struct { const char *text, *written; } texts[] = {
    { "cell=r16c12", NULL }, { "digit=G", NULL }, { "digit=10", "digit=A" }, { "digit=g", "" }, { "house=R16,K", "" },
    { "house=R16,C1,B3", NULL }, { "lost=r1c16=G", NULL }, { "back=r1c16=9", NULL }, { "domain=r4c4<=15", NULL },
    { "kind=wipeout depth>=200", NULL }, { "depth=256", NULL }, { "choices>=16", NULL }, { "event=5", NULL },
    { "cell=r17c1", "" }, { "cell=r1", "" }, { "digit=17", "" }, { "digit=H", "" }, { "digit=0", "" }, { "digit=", "" },
    { "house=", "" }, { "house=R1,", "" }, { "house=R17", "" }, { "house=R1,R1", "" }, { "lost=r1c1=H", "" }, { "lost=r1c1", "" },
    { "domain=r1c1<=16", "" }, { "depth=257", "" }, { "choices>=17", "" },
    { "house=R1,R2,R3,R4,R5,R6,R7,R8", NULL }, { "house=R1,R2,R3,R4,R5,R6,R7,R8,R9", "" },
  };
  Topology *topology = sixteen ();
  char text[CONDITION_TEXT_SIZE];

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      const char *wanted = texts[i].written ? texts[i].written : texts[i].text;
      Condition condition = CONDITION_ANY, again = CONDITION_ANY;
      ConditionError error;
      bool good = condition_parse_on (topology, texts[i].text, &condition, &error);

      if (good != (*wanted != '\0'))
        g_error ("%s: %s", texts[i].text, good ? "read" : "refused");
      g_assert_cmpint (error.status, ==, good ? CONDITION_OK : CONDITION_BAD_VALUE);
      condition_format_on (topology, &condition, text, sizeof text);
      g_assert_cmpstr (text, ==, wanted);
      if (!good)
        continue;
      g_assert_true (condition_parse_on (topology, text, &again, NULL));
      g_assert_true (condition_equal (&condition, &again));
      g_assert_true (condition_is_of_board (&condition)
                     == !(g_str_has_prefix (text, "kind") || g_str_has_prefix (text, "depth") || g_str_has_prefix (text, "event")));
    }
  topology_unref (topology);
}

static void
a_cell_that_is_none_is_refused (void)
{
  Topology *topology = two_grids ();
  Condition condition;
  Steering steering;

  g_assert_true (condition_parse_on (topology, "cell=r6c6", &condition, NULL));
  g_assert_false (condition_parse_on (topology, "cell=r1c6", &condition, NULL));
  g_assert_true (condition_parse_on (topology, "depth=28", &condition, NULL));               /* 2 · 16 − 4 cells */
  g_assert_false (condition_parse_on (topology, "depth=29", &condition, NULL));
  g_assert_true (steering_parse_on (topology, "5:r6c6=4", &steering));
  g_assert_false (steering_parse_on (topology, "5:r1c6=4", &steering));
  topology_unref (topology);
}

static Condition
read_on (const Topology *topology, const char *text)
{
  Condition condition = CONDITION_ANY;

  g_assert_true (condition_parse_on (topology, text, &condition, NULL));
  return condition;
}

static void
conditions_differ (void)
{
  Topology *topology = sixteen ();
  Condition row = read_on (topology, "house=R1"), other = read_on (topology, "house=R2"), both = read_on (topology, "house=R1,R2");

  g_assert_false (condition_equal (&row, &other));
  g_assert_false (condition_equal (&row, &both));
  g_assert_true (condition_equal (&row, &row));
  topology_unref (topology);
}

static int
house_called (const Topology *topology, const char *name)
{
  for (int house = 0; house < topology->n_houses; house++)
    if (strcmp (place_house_text (topology, house).text, name) == 0)
      return house;
  return -1;
}

/* An event of a cell lies in the houses of the cell; one of a house alone in that; a block of events may hold it then. */
static void
events_lie_in_houses (void)
{
  Topology *topology = sixteen ();
  Condition condition = read_on (topology, "house=R2,C16");
  Event event = EVENT_NONE;
  Summary summary;

  event.any = 1;
  event.kind = EVENT_WIPEOUT;
  event.house = event.source = NO_PLACE;
  for (int cell = 0; cell < topology->n_cells; cell++)
    {
      bool lies = cell / 16 == 1 || cell % 16 == 15;

      event.cell = (uint16_t) cell;
      g_assert_cmpint (condition_holds (&condition, &event, 1, 0, 0), ==, lies);
      summary_clear (&summary);
      summary_add (&summary, &event);
      if (lies)
        g_assert_true (condition_may_hold (&condition, &summary, 1, 1));
    }
  event.cell = 128 + 40;                               /* shares its bit with cells of row 3 only */
  summary_clear (&summary);
  summary_add (&summary, &event);
  g_assert_false (condition_may_hold (&condition, &summary, 1, 1));

  event.cell = NO_PLACE;
  g_assert_false (condition_holds (&condition, &event, 1, 0, 0));
  event.house = (uint16_t) house_called (topology, "C16");
  g_assert_true (condition_holds (&condition, &event, 1, 0, 0));
  event.house = (uint16_t) house_called (topology, "C15");
  g_assert_false (condition_holds (&condition, &event, 1, 0, 0));
  summary_clear (&summary);
  summary_add (&summary, &event);
  g_assert_true (condition_may_hold (&condition, &summary, 1, 1));
  topology_unref (topology);
}

/* Guesses with letters for their values are read as they are written. */
static void
guesses_are_read_as_they_are_written (void)
{
  static const char *const wrong[] = { "5", "5:", "5:r1c1", "5:r1c1=", "5:r1c1=0", "5:r1c1=H", "5:r17c1=1", "5:x=1", ":r1c1=1", "5r1c1=1", "5:r1c1=1x" };
  static const char *const text = "5:r1c16=G 70:r16c1=9 71:r10c12=A";
  Topology *topology = sixteen ();
  Steering steering, kept;
  char again[STEERING_TEXT_SIZE];

  g_assert_true (steering_parse_on (topology, text, &steering));
  g_assert_cmpint (steering.n, ==, 3);
  g_assert_true (steering.at[0].step == 5 && steering.at[0].cell == 15 && steering.at[0].digit == 16);
  steering_format_on (topology, &steering, again, sizeof again);
  g_assert_cmpstr (again, ==, text);
  kept = steering;
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      if (steering_parse_on (topology, wrong[i], &steering))
        g_error ("%s is read", wrong[i]);
      g_assert_true (steering_equal (&steering, &kept));
    }
  topology_unref (topology);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/any-conditions/text", what_is_read_is_written_so);
  g_test_add_func ("/any-conditions/no-cell", a_cell_that_is_none_is_refused);
  g_test_add_func ("/any-conditions/equal", conditions_differ);
  g_test_add_func ("/any-conditions/houses", events_lie_in_houses);
  g_test_add_func ("/any-conditions/guesses", guesses_are_read_as_they_are_written);
  return g_test_run ();
}
