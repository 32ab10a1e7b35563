/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "command.h"

typedef struct {
  GPtrArray     *entries;          /* of Entry, in the order that they came */
  CommandGate    gate;
  gpointer       gate_self;
  CommandBracket bracket;
  GObject       *bracket_self;
} Registry;

typedef struct {
  const Command  *row;
  gpointer        self;            /* NULL: cleared */
  GSimpleAction  *action;
  const Registry *registry;        /* that it stands in */
} Entry;

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  g_signal_handlers_disconnect_by_data (entry->action, entry);
  g_object_unref (entry->action);
  g_free (entry);
}

static void
registry_free (gpointer data)
{
  Registry *registry = data;

  g_ptr_array_unref (registry->entries);
  g_free (registry);
}

static Registry *
get_registry (GActionMap *map,
              gboolean    make)
{
  static GQuark quark;
  Registry *registry;

  if (!quark)
    quark = g_quark_from_static_string ("setdoku-commands");
  registry = g_object_get_qdata (G_OBJECT (map), quark);
  if (!registry && make)
    {
      registry = g_new0 (Registry, 1);
      registry->entries = g_ptr_array_new_with_free_func (entry_free);
      g_object_set_qdata_full (G_OBJECT (map), quark, registry, registry_free);
    }
  return registry;
}

/* Of "activate" and of "change-state". The map may go away meanwhile, and the entry with it. */
static void
on_wanted (GSimpleAction *action,
           GVariant      *value,
           gpointer       data)
{
  const Entry *entry = data;
  CommandBracket bracket = entry->registry->bracket;
  g_autoptr(GObject) bracketed = NULL;

  if (!entry->self || !entry->row->run)
    return;
  if (bracket)
    {
      bracketed = g_object_ref (entry->registry->bracket_self);
      bracket (bracketed, TRUE);
    }
  entry->row->run (entry->self, value);
  if (bracket)
    bracket (bracketed, FALSE);
}

static void
update_entry (const Registry *registry,
              const Entry    *entry)
{
  const Command *row = entry->row;
  gboolean open = !registry->gate || registry->gate (registry->gate_self, row->name);

  g_simple_action_set_enabled (entry->action, open && (!row->is_enabled || row->is_enabled (entry->self)));
  if (row->get_state)
    g_simple_action_set_state (entry->action, row->get_state (entry->self));
}

static GSimpleAction *
new_action (const Command *row,
            gpointer       self)
{
  g_autoptr(GVariantType) type = row->parameter ? g_variant_type_new (row->parameter) : NULL;

  if (row->get_state)
    return g_simple_action_new_stateful (row->name, type, row->get_state (self));
  return g_simple_action_new (row->name, type);
}

void
commands_add (GActionMap    *map,
              const Command *commands,
              int            n,
              gpointer       self)
{
  Registry *registry = get_registry (map, TRUE);

  g_return_if_fail (self != NULL);
  for (int i = 0; i < n; i++)
    {
      Entry *entry = g_new0 (Entry, 1);

      *entry = (Entry) { &commands[i], self, new_action (&commands[i], self), registry };
      g_signal_connect (entry->action, commands[i].get_state ? "change-state" : "activate", G_CALLBACK (on_wanted), entry);
      g_ptr_array_add (registry->entries, entry);
      update_entry (registry, entry);
      g_action_map_add_action (map, G_ACTION (entry->action));
    }
}

void
commands_set_gate (GActionMap *map,
                   CommandGate gate,
                   gpointer    self)
{
  Registry *registry = get_registry (map, TRUE);

  registry->gate = gate;
  registry->gate_self = self;
}

void
commands_set_bracket (GActionMap    *map,
                      CommandBracket bracket,
                      GObject       *self)
{
  Registry *registry = get_registry (map, TRUE);

  registry->bracket = bracket;
  registry->bracket_self = self;
}

void
commands_update (GActionMap *map)
{
  const Registry *registry = get_registry (map, FALSE);

  for (guint i = 0; registry && i < registry->entries->len; i++)
    {
      const Entry *entry = g_ptr_array_index (registry->entries, i);

      if (entry->self)
        update_entry (registry, entry);
    }
}

void
commands_clear (GActionMap *map)
{
  const Registry *registry = get_registry (map, FALSE);

  for (guint i = 0; registry && i < registry->entries->len; i++)
    ((Entry *) g_ptr_array_index (registry->entries, i))->self = NULL;
}
