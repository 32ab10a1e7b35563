/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "told.h"

#include <string.h>
#include <unistd.h>

#define ACCESSIBLE "org.a11y.atspi.Accessible"
#define PROPERTIES "org.freedesktop.DBus.Properties"
#define ROOT       "/org/a11y/atspi/accessible/root"

enum { PATIENCE_MS = 60000 };

void
told_free (Told *node)
{
  if (!node)
    return;
  g_free (node->name);
  g_free (node->description);
  g_free (node->role);
  g_free (node->path);
  g_ptr_array_unref (node->children);
  g_free (node);
}

static Told *
node_new (Told       *parent,
          const char *path)
{
  Told *node = g_new0 (Told, 1);

  node->parent = parent;
  node->path = g_strdup (path);
  node->children = g_ptr_array_new_with_free_func ((GDestroyNotify) told_free);
  return node;
}

/* Asking. An object that went before it could answer has none; NULL then. */

static GVariant *
ask (GDBusConnection *bus,
     const char      *owner,
     const char      *path,
     const char      *method,         /* INTERFACE and METHOD, a blank between */
     GVariant        *arguments)
{
  g_auto(GStrv) parts = g_strsplit (method, " ", 2);

  return g_dbus_connection_call_sync (bus, owner, path, parts[0], parts[1], arguments, NULL, G_DBUS_CALL_FLAGS_NONE, PATIENCE_MS,
                                      NULL, NULL);
}

static char *
ask_text (GDBusConnection *bus,
          const char      *owner,
          const char      *path,
          const char      *property)
{
  g_autoptr(GVariant) answer = NULL, value = NULL;

  answer = ask (bus, owner, path, PROPERTIES " Get", g_variant_new ("(ss)", ACCESSIBLE, property));
  if (answer)
    g_variant_get (answer, "(v)", &value);
  return value && g_variant_is_of_type (value, G_VARIANT_TYPE_STRING) ? g_variant_dup_string (value, NULL) : g_strdup ("");
}

static uint64_t
ask_states (GDBusConnection *bus,
            const char      *owner,
            const char      *path)
{
  g_autoptr(GVariant) answer = ask (bus, owner, path, ACCESSIBLE " GetState", NULL);
  g_autoptr(GVariantIter) words = NULL;
  uint64_t states = 0;
  uint32_t word;

  if (!answer)
    return 0;
  g_variant_get (answer, "(au)", &words);
  for (int i = 0; i < 2 && g_variant_iter_next (words, "u", &word); i++)
    states |= (uint64_t) word << 32 * i;
  return states;
}

static uint32_t
ask_relations (GDBusConnection *bus,
               const char      *owner,
               const char      *path)
{
  g_autoptr(GVariant) answer = ask (bus, owner, path, ACCESSIBLE " GetRelationSet", NULL), objects = NULL;
  g_autoptr(GVariantIter) all = NULL;
  uint32_t relations = 0, relation;

  if (!answer)
    return 0;
  g_variant_get (answer, "(a(ua(so)))", &all);
  while (g_variant_iter_next (all, "(u@a(so))", &relation, &objects))
    {
      if (relation < 32 && g_variant_n_children (objects) > 0)
        relations |= 1u << relation;
      g_clear_pointer (&objects, g_variant_unref);
    }
  return relations;
}

static bool
ask_valued (GDBusConnection *bus,
            const char      *owner,
            const char      *path)
{
  g_autoptr(GVariant) answer = ask (bus, owner, path, ACCESSIBLE " GetInterfaces", NULL);
  g_autofree const char **names = NULL;

  if (!answer)
    return false;
  g_variant_get (answer, "(^a&s)", &names);
  return g_strv_contains (names, "org.a11y.atspi.Value");
}

/* Older versions of AT-SPI speak of push buttons. */
static char *
ask_role (GDBusConnection *bus,
          const char      *owner,
          const char      *path)
{
  g_autoptr(GVariant) answer = ask (bus, owner, path, ACCESSIBLE " GetRoleName", NULL);
  const char *role = "";

  if (answer)
    g_variant_get (answer, "(&s)", &role);
  return g_strdup (g_str_equal (role, "push button") ? "button" : role);
}

static bool
is_range (const char *role)
{
  return g_str_equal (role, "slider") || g_str_equal (role, "spin button") || g_str_equal (role, "progress bar");
}

typedef struct {
  GDBusConnection *bus;
  char            *owner;
  GHashTable      *known;             /* path: node, of an earlier reading */
} Reading;

static void read_children (const Reading *reading, Told *parent);

static bool
is_plain_group (const Told *node)
{
  return g_str_equal (node->role, "group") && !told_is (node, TOLD_HORIZONTAL) && !told_is (node, TOLD_VERTICAL);
}

/* Of a stack GTK 4.8 tells the widgets as children; only who asks one of those what it is in hears of its page, as who follows
 * the focus does. The page, below the stack; stack: there is none between. */
static Told *
page_between (const Reading *reading,
              Told          *stack,
              const char    *child)
{
  g_autoptr(GVariant) answer = ask (reading->bus, reading->owner, child, PROPERTIES " Get",
                                    g_variant_new ("(ss)", ACCESSIBLE, "Parent"));
  g_autoptr(GVariant) value = NULL;
  const char *path = NULL;
  Told *page;

  if (answer)
    g_variant_get (answer, "(v)", &value);
  if (value && g_variant_is_of_type (value, G_VARIANT_TYPE ("(so)")))
    g_variant_get (value, "(&s&o)", NULL, &path);
  if (!path || g_str_equal (path, stack->path))
    return stack;
  page = node_new (stack, path);
  page->known = g_hash_table_contains (reading->known, path);
  page->states = ask_states (reading->bus, reading->owner, path);
  page->role = ask_role (reading->bus, reading->owner, path);
  page->name = ask_text (reading->bus, reading->owner, path, "Name");
  page->description = g_strdup ("");
  g_ptr_array_add (stack->children, page);
  return page;
}

static void
read_child (const Reading *reading,
            Told          *parent,
            const char    *path)
{
  const Told *known = g_hash_table_lookup (reading->known, path);
  uint64_t states = known ? known->states : ask_states (reading->bus, reading->owner, path);
  Told *node;

  if (!(states >> TOLD_VISIBLE & 1) || (known && known->children->len == 0))
    return;
  if (is_plain_group (parent))
    parent = page_between (reading, parent, path);
  node = node_new (parent, path);
  node->known = known != NULL;
  node->states = states;
  node->role = known ? g_strdup (known->role) : ask_role (reading->bus, reading->owner, path);
  node->name = known ? g_strdup (known->name) : ask_text (reading->bus, reading->owner, path, "Name");
  node->relations = known || *node->name ? 0 : ask_relations (reading->bus, reading->owner, path);
  node->valued = !known && is_range (node->role) && ask_valued (reading->bus, reading->owner, path);
  node->description = known || !is_range (node->role) ? g_strdup ("")
                      : ask_text (reading->bus, reading->owner, path, "Description");
  g_ptr_array_add (parent->children, node);
  read_children (reading, node);
}

static void
read_children (const Reading *reading,
               Told          *parent)
{
  g_autoptr(GVariant) answer = ask (reading->bus, reading->owner, parent->path, ACCESSIBLE " GetChildren", NULL);
  g_autoptr(GVariantIter) all = NULL;
  const char *bus_name, *child;

  if (!answer)
    return;
  g_variant_get (answer, "(a(so))", &all);
  while (g_variant_iter_next (all, "(&s&o)", &bus_name, &child))
    read_child (reading, parent, child);
}

static void
learn (GHashTable *known,
       const Told *node)
{
  g_hash_table_insert (known, node->path, (Told *) node);
  for (guint i = 0; i < node->children->len; i++)
    learn (known, node->children->pdata[i]);
}

/* The accessibility bus, and who of those on it is this process. */

static GDBusConnection *
reach_bus (void)
{
  g_autoptr(GDBusConnection) session = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  g_autoptr(GVariant) answer = ask (session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus GetAddress", NULL);
  const char *address;

  g_assert_nonnull (answer);
  g_variant_get (answer, "(&s)", &address);
  return g_dbus_connection_new_for_address_sync (address,
                                                 G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT
                                                 | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION, NULL, NULL, NULL);
}

static char *
find_self (GDBusConnection *bus)
{
  g_autoptr(GVariant) answer = ask (bus, "org.a11y.atspi.Registry", ROOT, ACCESSIBLE " GetChildren", NULL);
  g_autoptr(GVariantIter) all = NULL;
  const char *owner, *path;

  if (!answer)
    return NULL;
  g_variant_get (answer, "(a(so))", &all);
  while (g_variant_iter_next (all, "(&s&o)", &owner, &path))
    {
      g_autoptr(GVariant) who = ask (bus, "org.freedesktop.DBus", "/org/freedesktop/DBus",
                                     "org.freedesktop.DBus GetConnectionUnixProcessID", g_variant_new ("(s)", owner));
      uint32_t process = 0;

      if (who)
        g_variant_get (who, "(u)", &process);
      if ((pid_t) process == getpid ())
        return g_strdup (owner);
    }
  return NULL;
}

static Told *
read_all (const Told *before)
{
  g_autoptr(GDBusConnection) bus = reach_bus ();
  g_autofree char *owner = bus ? find_self (bus) : NULL;
  g_autoptr(GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);
  Reading reading = { bus, owner, known };
  Told *root = node_new (NULL, ROOT);

  root->name = g_strdup ("");
  root->description = g_strdup ("");
  root->role = g_strdup ("application");
  if (before)
    learn (known, before);
  if (owner)
    read_children (&reading, root);
  if (bus)
    g_dbus_connection_close_sync (bus, NULL, NULL);
  return root;
}

static void
run (GTask        *task,
     gpointer      source,
     gpointer      data,
     GCancellable *cancellable)
{
  g_task_return_pointer (task, read_all (data), (GDestroyNotify) told_free);
}

static void
on_read (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  *(Told **) data = g_task_propagate_pointer (G_TASK (result), NULL);
}

Told *
told_read (const Told *before)
{
  Told *root = NULL;
  g_autoptr(GTask) task = g_task_new (NULL, NULL, on_read, &root);

  g_task_set_task_data (task, (Told *) before, NULL);
  g_task_run_in_thread (task, run);
  while (!root)
    g_main_context_iteration (NULL, TRUE);
  return root;
}
