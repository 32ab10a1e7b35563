/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-command.c — a command runs, is refused and stands as its row says, and nothing reaches what has gone. */
#include "view/kit/command.h"

typedef struct { int runs, parameter; gboolean allowed, on, gate; } Lamp;

static void     on_press   (gpointer self, GVariant *value) { ((Lamp *) self)->runs++; }
static void     on_count   (gpointer self, GVariant *value) { ((Lamp *) self)->parameter = g_variant_get_int32 (value); }
static void     on_switch  (gpointer self, GVariant *value) { ((Lamp *) self)->on = g_variant_get_boolean (value); }
static gboolean is_allowed (gpointer self) { return ((Lamp *) self)->allowed; }
static GVariant *get_on    (gpointer self) { return g_variant_new_boolean (((Lamp *) self)->on); }
static gboolean gate       (gpointer self, const char *name) { return ((Lamp *) self)->gate || g_str_equal (name, "count"); }

static const Command commands[] = {
  { "press", on_press, NULL, is_allowed },
  { "count", on_count, "i" },
  { "switch", on_switch, NULL, NULL, get_on },
};

static GActionMap *
new_map (Lamp *lamp)
{
  GActionMap *map = G_ACTION_MAP (g_simple_action_group_new ());

  commands_add (map, commands, G_N_ELEMENTS (commands), lamp);
  return map;
}

static gboolean
enabled (GActionMap *map,
         const char *name)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (map), name);
}

static void
test_rows (void)
{
  Lamp lamp = { .allowed = TRUE };
  g_autoptr(GActionMap) map = new_map (&lamp);
  g_autoptr(GVariant) state = NULL;

  g_action_group_activate_action (G_ACTION_GROUP (map), "press", NULL);
  g_assert_cmpint (lamp.runs, ==, 1);
  g_action_group_activate_action (G_ACTION_GROUP (map), "count", g_variant_new_int32 (7));
  g_assert_cmpint (lamp.parameter, ==, 7);
  g_action_group_activate_action (G_ACTION_GROUP (map), "switch", NULL);
  g_assert_true (lamp.on);

  /* The state follows what is, when it is asked for, and not what was wanted. */
  commands_update (map);
  state = g_action_group_get_action_state (G_ACTION_GROUP (map), "switch");
  g_assert_true (g_variant_get_boolean (state));
}

static void
test_enabled (void)
{
  Lamp lamp = { .allowed = FALSE, .gate = FALSE };
  g_autoptr(GActionMap) map = new_map (&lamp);

  g_assert_false (enabled (map, "press"));
  g_action_group_activate_action (G_ACTION_GROUP (map), "press", NULL);
  g_assert_cmpint (lamp.runs, ==, 0);
  lamp.allowed = TRUE;
  g_assert_false (enabled (map, "press"));
  commands_update (map);
  g_assert_true (enabled (map, "press"));

  commands_set_gate (map, gate, &lamp);
  commands_update (map);
  g_assert_false (enabled (map, "press"));
  g_assert_false (enabled (map, "switch"));
  g_assert_true (enabled (map, "count"));
  lamp.gate = TRUE;
  commands_update (map);
  g_assert_true (enabled (map, "press"));
}

static void
on_bracket (gpointer map,
            gboolean begins)
{
  int *depth = g_object_get_data (map, "depth");

  *depth = *depth * 10 + (begins ? 1 : 2);
}

/* The bracket closes although the command let go of the map. */
static void
on_drop (gpointer  self,
         GVariant *value)
{
  GActionMap **map = self;

  commands_clear (*map);
  g_clear_object (map);
}

static void
test_bracket (void)
{
  static const Command drop[] = { { "drop", on_drop } };
  Lamp lamp = { .allowed = TRUE };
  GActionMap *map = new_map (&lamp);
  int depth = 0;

  g_object_set_data (G_OBJECT (map), "depth", &depth);
  commands_set_bracket (map, on_bracket, G_OBJECT (map));
  g_action_group_activate_action (G_ACTION_GROUP (map), "press", NULL);
  g_assert_cmpint (depth, ==, 12);
  commands_add (map, drop, 1, &map);
  g_action_group_activate_action (G_ACTION_GROUP (map), "drop", NULL);
  g_assert_cmpint (depth, ==, 1212);
  g_assert_null (map);
}

static void
test_cleared (void)
{
  Lamp lamp = { .allowed = TRUE };
  g_autoptr(GActionMap) map = new_map (&lamp);

  commands_clear (map);
  lamp.allowed = FALSE;
  commands_update (map);
  g_action_group_activate_action (G_ACTION_GROUP (map), "press", NULL);
  g_assert_cmpint (lamp.runs, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/command/a-row-runs-and-stands", test_rows);
  g_test_add_func ("/command/a-row-and-the-gate-say-when", test_enabled);
  g_test_add_func ("/command/a-bracket-opens-and-closes", test_bracket);
  g_test_add_func ("/command/what-has-gone-is-not-asked", test_cleared);
  return g_test_run ();
}
