/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "reader.h"

#include "hands.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>

enum { BETWEEN_QUESTIONS = 5000 };                                   /* µs */

struct Reader {
  GSubprocess        *process;
  char               *home;
  Node    *window, *board;
  AtspiEventListener *listener;
  Node    *focus;                                         /* NULL: no event yet */
  unsigned            focus_events;
};

/* Asked for by the leak sanitizer, where there is one: AT-SPI loses some of the names that it hands to events. */
const char *__lsan_default_suppressions (void);

const char *
__lsan_default_suppressions (void)
{
  return "leak:libatspi.so\n";
}

typedef bool (*Question) (Reader *self, void *data);

void
reader_listen (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

void
reader_allow_warnings (void)
{
  g_log_set_always_fatal (G_LOG_FATAL_MASK);
}

/* False: it was not true in time. */
static bool
wait_until (Reader *self, Question question, void *data)
{
  int64_t end = g_get_monotonic_time () + READER_PATIENCE * G_USEC_PER_SEC;

  while (!question (self, data))
    {
      if (g_get_monotonic_time () > end)
        return false;
      reader_listen ();
      g_usleep (BETWEEN_QUESTIONS);
    }

  return true;
}

/* The tree. */

char *
reader_name (Node *node)
{
  char *name = node ? atspi_accessible_get_name (node, NULL) : NULL;

  return name ? name : g_strdup ("");
}

bool
reader_is (Node *node, AtspiStateType state)
{
  g_autoptr(NodeStates) states = atspi_accessible_get_state_set (node);

  return states && atspi_state_set_contains (states, state);
}

bool
reader_has_role (Node *node, const char *role)
{
  g_autofree char *its = atspi_accessible_get_role_name (node, NULL);

  if (!role)
    return true;
  if (!its)
    return false;
  if (g_str_equal (role, "panel"))                  /* GTK 4.18 tells some groups apart */
    return g_str_equal (its, "panel") || g_str_equal (its, "grouping");
  if (g_str_equal (role, "button"))
    return g_str_equal (its, "button") || g_str_equal (its, "push button") || g_str_equal (its, "toggle button");
  return g_str_equal (its, role);
}

/* The 81 cells of the board are looked at only by who asks for the board or for cells: each question is a message. */
static bool
is_passed_by (Node *node, const char *role)
{
  return (!role || !g_str_equal (role, "table cell")) && reader_has_role (node, "table");
}

/* A drop-down is told with what is chosen in it, as "NAME: CHOICE"; below GTK 4.14 its button is, within one of its bare name. */
static gboolean
is_called (const char *its,
           const char *name,
           const char *role)
{
  gsize length = strlen (name);

  return g_str_equal (its, name)
         || (g_strcmp0 (role, "combo box") == 0 && g_str_has_prefix (its, name) && g_str_has_prefix (its + length, ": "));
}

static Node *
find_below (Node *node, const char *role, const char *name)
{
  g_autofree char *its = name ? reader_name (node) : NULL;
  int n;

  if ((!name || is_called (its, name, role)) && reader_has_role (node, role))
    return g_object_ref (node);

  n = is_passed_by (node, role) ? 0 : atspi_accessible_get_child_count (node, NULL);
  for (int i = 0; i < n; i++)
    {
      g_autoptr(Node) child = atspi_accessible_get_child_at_index (node, i, NULL);
      Node *found = child ? find_below (child, role, name) : NULL;

      if (found)
        return found;
    }

  return NULL;
}

static void
collect_below (Node *node, const char *role, GPtrArray *found)
{
  int n = is_passed_by (node, role) ? 0 : atspi_accessible_get_child_count (node, NULL);

  if (reader_has_role (node, role))
    g_ptr_array_add (found, g_object_ref (node));
  for (int i = 0; i < n; i++)
    {
      g_autoptr(Node) child = atspi_accessible_get_child_at_index (node, i, NULL);

      if (child)
        collect_below (child, role, found);
    }
}

Node *
reader_find (Reader *self, Node *below, const char *role, const char *name)
{
  return find_below (below ? below : self->window, role, name);
}

GPtrArray *
reader_find_all (Reader *self, Node *below, const char *role)
{
  GPtrArray *found = g_ptr_array_new_with_free_func (g_object_unref);

  collect_below (below ? below : self->window, role, found);
  return found;
}

typedef struct { Node *below, *found; const char *role, *name; } Search;

static bool
is_found (Reader *self, void *data)
{
  Search *search = data;

  search->found = reader_find (self, search->below, search->role, search->name);
  return search->found != NULL;
}

/* All that the window has, shown or not, for who looks for something in vain. */
static char *
labels_of (Reader *self)
{
  g_autoptr(GPtrArray) labels = reader_find_all (self, NULL, "label");
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < labels->len; i++)
    {
      g_autofree char *name = reader_name (labels->pdata[i]);

      g_string_append_printf (text, "%s“%s”", i > 0 ? ", " : "", name);
    }
  return g_string_free (text, FALSE);
}

Node *
reader_need (Reader *self, Node *below, const char *role, const char *name)
{
  Search search = { .below = below, .role = role, .name = name };

  if (!wait_until (self, is_found, &search))
    {
      g_autofree char *labels = labels_of (self);

      g_error ("there is no %s “%s”, but these labels: %s", role ? role : "object", name ? name : "", labels);
    }
  return search.found;
}

Node *
reader_cell (Reader *self, int cell)
{
  Node *found;

  if (!self->board)
    self->board = reader_need (self, NULL, "table", "Sudoku board, 9 by 9");
  found = atspi_accessible_get_child_at_index (self->board, cell, NULL);
  g_assert_nonnull (found);
  return found;
}

/* Expectations. */

typedef struct {
  Node           *node;
  const char     *beginning;                                         /* of its name */
  AtspiStateType  state;
  bool            on;
  unsigned        count;                                             /* of focus events */
} Expected;

static bool
name_begins (Reader *self, void *data)
{
  Expected *expected = data;
  g_autofree char *name = reader_name (expected->node);

  return g_str_has_prefix (name, expected->beginning);
}

void
reader_expect_name (Reader *self, Node *node, const char *beginning)
{
  Expected expected = { .node = node, .beginning = beginning };

  if (!wait_until (self, name_begins, &expected))
    {
      g_autofree char *name = reader_name (node);

      g_error ("expected “%s…”, heard “%s”", beginning, name);
    }
}

static bool
state_is (Reader *self, void *data)
{
  Expected *expected = data;

  return reader_is (expected->node, expected->state) == expected->on;
}

void
reader_expect_state (Reader *self, Node *node, AtspiStateType state, bool on)
{
  Expected expected = { .node = node, .state = state, .on = on };

  if (!wait_until (self, state_is, &expected))
    {
      g_autofree char *name = reader_name (node);

      g_error ("“%s”: state %d did not become %d", name, state, on);
    }
}

static bool
focus_begins (Reader *self, void *data)
{
  Expected *expected = data;
  g_autofree char *name = reader_name (self->focus);

  return g_str_has_prefix (name, expected->beginning) && reader_is (self->focus, ATSPI_STATE_FOCUSED);
}

void
reader_expect_focus (Reader *self, const char *beginning)
{
  Expected expected = { .beginning = beginning };

  if (!wait_until (self, focus_begins, &expected))
    {
      g_autofree char *name = reader_name (self->focus);

      g_error ("expected the focus on “%s…”, it is on “%s”", beginning, name);
    }
}

char *
reader_focus_name (Reader *self)
{
  reader_listen ();
  return reader_name (self->focus);
}

unsigned
reader_focus_events (Reader *self)
{
  reader_listen ();
  return self->focus_events;
}

static bool
focus_went_on (Reader *self, void *data)
{
  Expected *expected = data;

  return self->focus_events > expected->count;
}

void
reader_await_focus_event (Reader *self, unsigned after)
{
  Expected expected = { .count = after };

  if (!wait_until (self, focus_went_on, &expected))
    g_error ("the focus did not move");
}

typedef struct { const char *role, *name; } Named;

static bool
is_gone (Reader *self, void *data)
{
  Named *named = data;
  g_autoptr(Node) found = reader_find (self, NULL, named->role, named->name);

  return !found || !reader_is (found, ATSPI_STATE_VISIBLE);
}

void
reader_expect_gone (Reader *self, const char *role, const char *name)
{
  if (!wait_until (self, is_gone, &(Named) { role, name }))
    g_error ("%s “%s” is still there", role, name);
}

/* Doing. */

void
reader_activate (Node *node)
{
  g_autoptr(NodeAction) action = atspi_accessible_get_action_iface (node);
  g_autoptr(GError) error = NULL;

  g_assert_nonnull (action);
  g_assert_cmpint (atspi_action_get_n_actions (action, NULL), >=, 1);
  g_assert_true (atspi_action_do_action (action, 0, &error));
  g_assert_no_error (error);
}

/* Life. */

static void
on_focus (AtspiEvent *event, void *data)
{
  Reader *self = data;

  if (event->detail1)
    {
      g_set_object (&self->focus, event->source);
      self->focus_events++;
    }
  g_boxed_free (ATSPI_TYPE_EVENT, event);
}

/* The active window of a program called setdoku. */
static bool
window_is_active (Reader *self, void *data)
{
  Node *desktop = data;
  int n = atspi_accessible_get_child_count (desktop, NULL);

  for (int i = 0; i < n; i++)
    {
      g_autoptr(Node) application = atspi_accessible_get_child_at_index (desktop, i, NULL);
      g_autofree char *name = NULL;

      if (!application)
        continue;
      /* The desktop's word holds for a program only once AT-SPI was told that it stands there, and that may come late or never:
       * until then children of a tree that has changed since are kept. */
      atspi_accessible_set_cache_mask (application, ATSPI_CACHE_NONE);
      name = reader_name (application);
      if (!g_str_equal (name, "setdoku"))
        continue;
      g_clear_object (&self->window);
      self->window = atspi_accessible_get_child_at_index (application, 0, NULL);
      if (self->window && reader_is (self->window, ATSPI_STATE_ACTIVE))
        return true;
    }

  return false;
}

/* Without a window manager a window that says it is active may not have the keys yet. The first key comes from a keyboard that GTK
 * has not heard of, and may be read without its Alt: it is one that means nothing. */
static void
give_keys (void)
{
  /* The pointer lies where it points at nothing. */
  g_spawn_command_line_sync ("timeout 20 xdotool mousemove 0 0 search --onlyvisible --class setdoku windowfocus --sync key Shift_L",
                             NULL, NULL, NULL, NULL);
}

static GSubprocess *
start_program (const char *program, const char *file, const char *home)
{
  static const char *const homes[] = { "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME" };
  g_autoptr(GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE);
  g_autoptr(GError) error = NULL;
  GSubprocess *process;

  g_subprocess_launcher_setenv (launcher, "GTK_A11Y", "atspi", TRUE);
  for (size_t i = 0; i < G_N_ELEMENTS (homes); i++)
    g_subprocess_launcher_setenv (launcher, homes[i], home, TRUE);
  /* It ends by a signal, with no time to look for leaks; without the traces for those it is fast enough to wait for. */
  if (g_getenv ("ASAN_OPTIONS"))
    {
      g_autofree char *options = g_strconcat (g_getenv ("ASAN_OPTIONS"),
                                              ":detect_leaks=0:fast_unwind_on_malloc=1", NULL);

      g_subprocess_launcher_setenv (launcher, "ASAN_OPTIONS", options, TRUE);
    }
  process = g_subprocess_launcher_spawn (launcher, &error, program, file, NULL);
  g_assert_no_error (error);

  return process;
}

Reader *
reader_new (const char *program, const char *file)
{
  Reader *self = g_new0 (Reader, 1);
  Node *desktop;

  atspi_init ();
  self->home = g_dir_make_tmp ("setdoku-a11y-XXXXXX", NULL);
  g_assert_nonnull (self->home);
  self->listener = atspi_event_listener_new (on_focus, self, NULL);
  g_assert_true (atspi_event_listener_register (self->listener, "object:state-changed:focused", NULL));

  desktop = atspi_get_desktop (0);
  atspi_accessible_set_cache_mask (desktop, ATSPI_CACHE_NONE);
  self->process = start_program (program, file, self->home);
  if (!wait_until (self, window_is_active, desktop))
    g_error ("no window of setdoku became active");
  give_keys ();
  g_object_unref (desktop);

  return self;
}

void
reader_remove_folder (const char *path)
{
  g_autoptr(GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder && (name = g_dir_read_name (folder)))
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      if (g_file_test (child, G_FILE_TEST_IS_DIR) && !g_file_test (child, G_FILE_TEST_IS_SYMLINK))
        reader_remove_folder (child);
      else
        g_unlink (child);
    }
  g_rmdir (path);
}

void
reader_free (Reader *self)
{
  hands_end ();
  g_assert_cmpstr (g_subprocess_get_identifier (self->process), !=, NULL);        /* still runs */
  g_subprocess_send_signal (self->process, SIGTERM);
  g_subprocess_wait (self->process, NULL, NULL);
  g_assert_true (g_subprocess_get_successful (self->process));                    /* it keeps its game and goes */

  atspi_event_listener_deregister (self->listener, "object:state-changed:focused", NULL);
  g_object_unref (self->listener);
  g_clear_object (&self->focus);
  g_clear_object (&self->board);
  g_clear_object (&self->window);
  g_object_unref (self->process);
  reader_remove_folder (self->home);
  g_free (self->home);
  g_free (self);
}
