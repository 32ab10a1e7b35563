/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-history-panel.c — see setdoku-history-panel.h. */
#include "setdoku-history-panel.h"

#include <glib/gi18n.h>

#include "formats/text-visible.h"
#include "model/explain/explain.h"
#include "model/explain/explain-moment.h"
#include "view/kit/setdoku-row.h"
#include "view/kit/sentence.h"

enum { WIDTH = 34 };                     /* of a line, in letters */

enum { BRANCHES_MAX = 20, LISTS_WIDTH = 340, LISTS_EDGES = 36, LISTS_HEIGHT_MAX = 380 };

struct _SetdokuHistoryPanel
{
  GtkPopover    parent_instance;

  SetdokuGame  *game;
  GtkEntry     *name;
  GtkButton    *add;
  GtkWidget    *savepoints_title, *branches_title, *none;
  GtkBox       *savepoints, *branches;
  GtkWidget    *lists;                   /* all of these */
  GtkScrolledWindow *scroller;
  int           renamed;                 /* the savepoint whose name is in the entry; −1: a new one */
};

G_DEFINE_FINAL_TYPE (SetdokuHistoryPanel, setdoku_history_panel, GTK_TYPE_POPOVER)

/* "Place 7, row 3, column 5"; without the cell where there are several. */
static char *
describe_step (SetdokuGame *game,
               int          step)
{
  g_autofree char *what = setdoku_game_describe_step (game, step);
  PlaceSet cells = setdoku_game_get_step_cells (game, step);
  const Topology *topology = setdoku_game_get_topology (game);
  int columns = topology ? topology->columns : 9;
  g_autofree char *where = places_count (cells) == 1 ? explain_cell_of (columns, places_first (&cells), NULL) : NULL;

  if (!what)
    return g_strdup (_("The start"));
  return explain_capitalize (explain_join_some (LIST_PARTS, what, where, NULL));
}

static void
clear_box (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))))
    gtk_box_remove (box, child);
}

static GtkWidget *
new_row (const char *title,
         const char *subtitle,
         int         step)
{
  GtkWidget *row = g_object_new (SETDOKU_TYPE_ROW, "title", title, "subtitle", subtitle, "hexpand", TRUE, NULL);
  g_autofree char *spoken = explain_titled (title, subtitle);

  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.go-to-step");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "i", step);
  return row;
}

/* Savepoints. */

static int
index_of (GtkWidget *button)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "index"));
}

static void
name_new (SetdokuHistoryPanel *self)
{
  self->renamed = -1;
  gtk_editable_set_text (GTK_EDITABLE (self->name), "");
  gtk_button_set_label (self->add, _("Keep"));
}

static void
on_rename (SetdokuHistoryPanel *self,
           GtkWidget           *button)
{
  self->renamed = index_of (button);
  gtk_editable_set_text (GTK_EDITABLE (self->name), setdoku_game_get_savepoint (self->game, self->renamed)->name);
  gtk_button_set_label (self->add, _("Rename"));
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
}

static void
on_remove (SetdokuHistoryPanel *self,
           GtkWidget           *button)
{
  int i = index_of (button);

  name_new (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
  setdoku_game_remove_savepoint (self->game, i);
}

/* Without a name it is called after the time. */
static void
on_named (SetdokuHistoryPanel *self)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name))));
  int renamed = self->renamed;

  if (!*text && renamed < 0)
    {
      g_free (text);
      text = explain_moment (g_get_real_time ());
    }
  name_new (self);
  if (!*text)
    return;
  if (renamed < 0)
    setdoku_game_add_savepoint (self->game, text);
  else if (renamed < setdoku_game_get_n_savepoints (self->game))
    setdoku_game_rename_savepoint (self->game, renamed, text);
}

static GtkWidget *
new_tool (SetdokuHistoryPanel *self,
          const char          *icon,
          const char          *tooltip,
          const char          *format,
          const char          *name,
          int                  i,
          GCallback            callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);
  g_autofree char *spoken = g_strdup_printf (format, name);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_object_set_data (G_OBJECT (button), "index", GINT_TO_POINTER (i));
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  return button;
}

/* In a grid, as what is in a row: a box beside which a row stands takes the height at its least width for its least height,
 * and GTK 4.18 finds that higher than the natural one. */
static void
add_savepoint (SetdokuHistoryPanel *self,
               int                  i)
{
  const DocumentSavepoint *savepoint = setdoku_game_get_savepoint (self->game, i);
  GtkWidget *row = gtk_grid_new ();
  g_autofree char *step = describe_step (self->game, savepoint->step), *time = explain_moment (savepoint->time);
  g_autofree char *name = text_visible (savepoint->name);              /* a file may have brought it along */
  gboolean here = savepoint->step == setdoku_game_get_step (self->game);
  /* Translators: the game stands at this point */
  g_autofree char *about = explain_join_some (LIST_FACTS, step, time, here ? C_("where the game stands", "here") : NULL, NULL);

  gtk_grid_set_column_spacing (GTK_GRID (row), 2);
  gtk_grid_attach (GTK_GRID (row), new_row (name, about, savepoint->step), 0, 0, 1, 1);
  /* Translators: the names that a screen reader says for two buttons; %s is the name of a point */
  gtk_grid_attach (GTK_GRID (row), new_tool (self, "document-edit-symbolic", _("Rename"), _("Rename %s"), name, i,
                                             G_CALLBACK (on_rename)), 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (row), new_tool (self, "user-trash-symbolic", _("Forget this name"), _("Forget %s"), name, i,
                                             G_CALLBACK (on_remove)), 2, 0, 1, 1);
  gtk_box_append (self->savepoints, row);
}

/* Branches. */

/* "12 steps · 34 digits entered · 21:43" */
static char *
describe_branch (const SetdokuBranch *branch)
{
  g_autofree char *n_own = explain_count ((uint64_t) branch->n_own), *n_digits = explain_count ((uint64_t) branch->n_digits);
  g_autofree char *steps = g_strdup_printf (ngettext ("%s step", "%s steps", branch->n_own), n_own);
  g_autofree char *digits = g_strdup_printf (ngettext ("%s digit entered", "%s digits entered", branch->n_digits), n_digits);
  g_autofree char *time = explain_moment (branch->time);

  return explain_join_some (LIST_FACTS, steps, digits, time, branch->current ? C_("where the game stands", "here") : NULL, NULL);
}

static void
add_branch (SetdokuHistoryPanel *self,
            const SetdokuBranch *branch)
{
  g_autofree char *first = describe_step (self->game, branch->first), *about = describe_branch (branch);

  gtk_box_append (self->branches, new_row (first, about, branch->step));
}

/* As high as the lists are, up to a bound: left to itself a scroller asks for less than lines that wrap need. */
static void
fit_lists (SetdokuHistoryPanel *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  int room = root ? gtk_widget_get_width (GTK_WIDGET (root)) : 0;
  int width = room > LISTS_EDGES ? MIN (room - LISTS_EDGES, LISTS_WIDTH) : LISTS_WIDTH, height;

  gtk_widget_measure (self->lists, GTK_ORIENTATION_HORIZONTAL, -1, &room, NULL, NULL, NULL);
  gtk_widget_measure (self->lists, GTK_ORIENTATION_VERTICAL, MAX (width, room), NULL, &height, NULL, NULL);
  gtk_scrolled_window_set_min_content_height (self->scroller, MIN (height, LISTS_HEIGHT_MAX));
}

void
setdoku_history_panel_update (SetdokuHistoryPanel *self)
{
  g_autoptr(GArray) branches = NULL;
  int n;

  g_return_if_fail (SETDOKU_IS_HISTORY_PANEL (self));
  n = setdoku_game_get_n_savepoints (self->game);
  branches = setdoku_game_list_branches (self->game, BRANCHES_MAX);
  clear_box (self->savepoints);
  clear_box (self->branches);
  for (int i = n - 1; i >= 0; i--)
    add_savepoint (self, i);
  /* One line of play is no choice. */
  for (guint i = 0; branches->len > 1 && i < branches->len; i++)
    add_branch (self, &g_array_index (branches, SetdokuBranch, i));
  gtk_widget_set_visible (self->savepoints_title, n > 0);
  gtk_widget_set_visible (self->branches_title, branches->len > 1);
  gtk_widget_set_visible (self->none, n == 0 && branches->len <= 1);
  fit_lists (self);
}

void
setdoku_history_panel_begin_naming (SetdokuHistoryPanel *self)
{
  g_return_if_fail (SETDOKU_IS_HISTORY_PANEL (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
}

/* Object. */

static void
on_game_changed (SetdokuHistoryPanel *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    setdoku_history_panel_update (self);
}

static void
setdoku_history_panel_dispose (GObject *object)
{
  SetdokuHistoryPanel *self = SETDOKU_HISTORY_PANEL (object);

  g_clear_object (&self->game);
  G_OBJECT_CLASS (setdoku_history_panel_parent_class)->dispose (object);
}

static void
setdoku_history_panel_class_init (SetdokuHistoryPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_history_panel_dispose;
}

static GtkBox *
add_list (GtkWidget *box)
{
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  gtk_box_append (GTK_BOX (box), list);
  return GTK_BOX (list);
}

static void
add_button (GtkWidget  *box,
            const char *label,
            const char *action)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  sentence_wrap_below (button);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_box_append (GTK_BOX (box), button);
}

static GtkWidget *
build_naming (SetdokuHistoryPanel *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->name = GTK_ENTRY (gtk_entry_new ());
  gtk_entry_set_placeholder_text (self->name, _("A name for this point"));
  gtk_entry_set_max_length (self->name, 80);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->name), GTK_ACCESSIBLE_PROPERTY_LABEL, _("A name for this point"), -1);
  gtk_widget_set_hexpand (GTK_WIDGET (self->name), TRUE);
  self->add = GTK_BUTTON (gtk_button_new_with_label (_("Keep")));
  g_signal_connect_object (self->name, "activate", G_CALLBACK (on_named), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->add, "clicked", G_CALLBACK (on_named), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->name));
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->add));
  return row;
}

static GtkWidget *
build_lists (SetdokuHistoryPanel *self)
{
  const char *none = _("Nothing is ever lost: undo, do something else, and the branch that you left is listed here.");
  GtkWidget *lists = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->lists = lists;
  self->scroller = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  self->none = GTK_WIDGET (sentence_add (lists, none, "dim", WIDTH));
  self->savepoints_title = GTK_WIDGET (sentence_add (lists, _("Points that you named"), "h3", WIDTH));
  self->savepoints = add_list (lists);
  self->branches_title = GTK_WIDGET (sentence_add (lists, _("Branches"), "h3", WIDTH));
  self->branches = add_list (lists);
  gtk_scrolled_window_set_policy (self->scroller, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_max_content_height (self->scroller, LISTS_HEIGHT_MAX);
  gtk_scrolled_window_set_child (self->scroller, lists);
  gtk_widget_set_focusable (GTK_WIDGET (self->scroller), FALSE);
  return GTK_WIDGET (self->scroller);
}

static void
setdoku_history_panel_init (SetdokuHistoryPanel *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  self->renamed = -1;
  gtk_widget_add_css_class (GTK_WIDGET (self), "history");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("History"), -1);
  gtk_box_append (GTK_BOX (box), build_naming (self));
  gtk_box_append (GTK_BOX (box), build_lists (self));
  add_button (box, _("Undo to before the first mistake"), "win.undo-to-mistake");
  add_button (box, _("Replay"), "win.replay");
  gtk_popover_set_child (GTK_POPOVER (self), box);
  g_signal_connect (self, "closed", G_CALLBACK (name_new), NULL);
}

GtkWidget *
setdoku_history_panel_new (SetdokuGame *game)
{
  SetdokuHistoryPanel *self = g_object_new (SETDOKU_TYPE_HISTORY_PANEL, NULL);

  self->game = g_object_ref (game);
  g_signal_connect_object (game, "changed", G_CALLBACK (on_game_changed), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
