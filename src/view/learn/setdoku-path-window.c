/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-path-window.h"

#include <glib/gi18n.h>

#include "view/kit/voice.h"
#include "config.h"
#include "model/keep/own-ladder.h"
#include "model/keep/techniques-off.h"
#include "ladder-file.h"
#include "model/teach/path-words.h"
#include "view/kit/even-layout.h"
#include "view/kit/setdoku-layout.h"
#include "view/kit/setdoku-part.h"
#include "setdoku-path-detail.h"
#include "view/kit/setdoku-squeeze.h"
#include "view/kit/setdoku-style.h"
#include "path-handout.h"
#include "proof-file.h"

enum { PROGRESS_MS = 100 };                /* between two looks at the progress */

struct _SetdokuPathWindow
{
  SetdokuBaseWindow           parent_instance;

  GSettings          *settings;            /* NULL: nothing is kept */
  SetdokuPathFinder  *finder;
  GActionGroup       *actions;
  guint               progressing;         /* source id */
  gboolean            begun;               /* the first path was shown, and its rows got the focus */

  SetdokuLayout      *layout;
  SetdokuGrid        *grid;
  GtkWidget          *panel;               /* goes into the layout's slot */
  GtkLabel           *verdict, *about;
  GtkWidget          *working;             /* progress and its button */
  GtkProgressBar     *progress;
  GtkStack           *pages;
  GtkWidget          *starts, *buttons;    /* what the path starts from; what is done with it */
  SetdokuPathWish    *wish;
  SetdokuPathList    *list;
  SetdokuPathTree    *tree;
  SetdokuPathLadders *ladders;
  SetdokuPathDetail  *detail;
};

G_DEFINE_FINAL_TYPE (SetdokuPathWindow, setdoku_path_window, SETDOKU_TYPE_BASE_WINDOW)

/* What is shown. */

static void
show_chosen (SetdokuPathWindow *self)
{
  const char *page = gtk_stack_get_visible_child_name (self->pages);
  const Path *path = setdoku_path_finder_get_path (self->finder);
  const PathNow *now = setdoku_path_finder_get_now (self->finder);
  int step = setdoku_path_list_get_chosen (self->list), open = setdoku_path_tree_get_chosen (self->tree);

  if (g_strcmp0 (page, "now") == 0 && now && now->hint.kind == HINT_STEP)
    setdoku_path_detail_show (self->detail, self->grid, now->question.cells, &now->hint.position,
                              open >= 0 ? path_now_step (now, open) : NULL);
  else if (path && step >= 0)
    setdoku_path_detail_show (self->detail, self->grid, path->question.cells, &path_step (path, step)->before,
                              &path_step (path, step)->deduction);
  else if (path)
    setdoku_path_detail_show (self->detail, self->grid, path->question.cells, &path->start, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->detail), g_strcmp0 (page, "ladders") != 0);
  gtk_widget_set_visible (self->buttons, g_strcmp0 (page, "path") == 0);
}

static GSimpleAction *
find_action (SetdokuPathWindow *self,
             const char        *name)
{
  return G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), name));
}

/* The only place that enables or disables. */
static void
update_actions (SetdokuPathWindow *self)
{
  const Path *path = setdoku_path_finder_get_path (self->finder);
  gboolean clues = setdoku_path_finder_get_start (self->finder) == PATH_FROM_CLUES;

  g_simple_action_set_enabled (find_action (self, "enter"), path && setdoku_path_list_get_chosen (self->list) >= 0);
  g_simple_action_set_enabled (find_action (self, "avoid"), setdoku_path_list_get_technique (self->list) != NULL);
  g_simple_action_set_enabled (find_action (self, "copy-as"), path && path->steps->len > 0);
  g_simple_action_set_enabled (find_action (self, "save-proof"), path && path->steps->len > 0);
  g_simple_action_set_enabled (find_action (self, "stop"), setdoku_path_finder_is_looking (self->finder));
  g_simple_action_set_state (find_action (self, "start"), g_variant_new_string (clues ? "clues" : "position"));
}

static void
on_chosen (SetdokuPathWindow *self)
{
  show_chosen (self);
  update_actions (self);
}

static gboolean
on_progress (gpointer user)
{
  SetdokuPathWindow *self = user;

  gtk_progress_bar_set_fraction (self->progress, setdoku_path_finder_get_progress (self->finder));
  return G_SOURCE_CONTINUE;
}

static void
show_progress (SetdokuPathWindow *self)
{
  gboolean looking = setdoku_path_finder_is_looking (self->finder);

  g_clear_handle_id (&self->progressing, g_source_remove);
  if (looking)
    self->progressing = g_timeout_add (PROGRESS_MS, on_progress, self);
  gtk_progress_bar_set_fraction (self->progress, 0);
  gtk_widget_set_visible (self->working, looking);
}

/* While it is looked for, the old path stays where it is. */
static void
on_path_changed (SetdokuPathWindow *self)
{
  const Path *path = setdoku_path_finder_get_path (self->finder);
  gboolean looking = setdoku_path_finder_is_looking (self->finder);
  g_autofree char *verdict = looking ? g_strdup (_("Looking for the path…"))
                             : path ? path_words_verdict (path) : g_strdup (_("Stopped"));
  g_autofree char *about = looking ? g_strdup ("")
                           : path ? path_words_about (path) : g_strdup (_("Choose where to start from to look again."));

  if (!looking)
    {
      setdoku_path_list_set_path (self->list, path);
      setdoku_path_ladders_set_path (self->ladders, path);
    }
  gtk_label_set_label (self->verdict, verdict);
  gtk_label_set_label (self->about, about);
  gtk_widget_set_visible (GTK_WIDGET (self->about), *about != '\0');
  show_progress (self);
  on_chosen (self);
  if (!self->begun && !looking)
    self->begun = gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

static void
on_now_changed (SetdokuPathWindow *self)
{
  setdoku_path_tree_set_now (self->tree, setdoku_path_finder_get_now (self->finder));
  show_chosen (self);
}

/* What is avoided is so in this window alone. */
static void
on_wished (SetdokuPathWindow *self)
{
  TechniqueSet off, avoided = setdoku_path_wish_get_avoided (self->wish);

  setdoku_path_ladders_get_off (self->ladders, &off);
  off = technique_set_union (&off, &avoided);
  setdoku_path_finder_set_wish (self->finder, setdoku_path_wish_get_kind (self->wish), &off);
}

static void
on_switched (SetdokuPathWindow *self)
{
  TechniqueSet off;

  setdoku_path_ladders_get_off (self->ladders, &off);
  techniques_off_write (self->settings, &off);
  on_wished (self);
}

static const LadderProfile *
get_own (SetdokuPathWindow *self)
{
  LadderOwn own;

  setdoku_path_ladders_get_own (self->ladders, &own);
  return own_ladder_keep (&own);
}

/* What was changed is looked at at once. */
static void
on_ladder_changed (SetdokuPathWindow *self)
{
  const LadderProfile *own = get_own (self);
  LadderOwn ladder;

  setdoku_path_ladders_get_own (self->ladders, &ladder);
  own_ladder_write (self->settings, &ladder);
  setdoku_path_finder_set_ladders (self->finder, own ? own : ladder_profiles, own);
}

/* Commands. */

#define ACTION(name) static void name (GSimpleAction *action, GVariant *value, gpointer user)

ACTION (on_start)
{
  SetdokuPathWindow *self = user;
  gboolean position = g_str_equal (g_variant_get_string (value, NULL), "position");

  setdoku_path_finder_set_start (self->finder, position ? PATH_FROM_POSITION : PATH_FROM_CLUES);
  update_actions (self);
}

ACTION (on_ladder)
{
  SetdokuPathWindow *self = user;
  const char *id = g_variant_get_string (value, NULL);
  const LadderProfile *profile = g_str_equal (id, "own") ? get_own (self) : ladder_profile_find (id);

  if (profile)
    setdoku_path_finder_set_profile (self->finder, profile);
}

ACTION (on_stop)
{
  SetdokuPathWindow *self = user;

  setdoku_path_finder_stop (self->finder);
}

ACTION (on_enter)
{
  SetdokuPathWindow *self = user;

  setdoku_path_finder_enter (self->finder, setdoku_path_list_get_chosen (self->list));
}

ACTION (on_avoid)
{
  SetdokuPathWindow *self = user;
  const Technique *technique = setdoku_path_list_get_technique (self->list);

  if (technique)
    setdoku_path_wish_avoid (self->wish, technique);
}

ACTION (on_copy_as)
{
  SetdokuPathWindow *self = user;
  const Path *path = setdoku_path_finder_get_path (self->finder);
  g_autofree char *text = path ? path_as (path, g_variant_get_string (value, NULL)) : NULL;

  if (text)
    gdk_clipboard_set_text (gtk_widget_get_clipboard (user), text);
}

static void
on_proof_file (GtkWindow  *window,
               const char *said)
{
  gtk_label_set_label (SETDOKU_PATH_WINDOW (window)->verdict, said);
}

ACTION (on_save_proof)
{
  SetdokuPathWindow *self = user;
  const Path *path = setdoku_path_finder_get_path (self->finder);

  if (path)
    proof_file_save (GTK_WINDOW (self), path, on_proof_file);
}

static void
on_ladder_file (GtkWindow  *window,
                const char *text,
                const char *wrong)
{
  SetdokuPathWindow *self = SETDOKU_PATH_WINDOW (window);

  if (wrong)
    gtk_label_set_label (self->verdict, wrong);
  else
    setdoku_path_window_read_ladder (self, text);
}

ACTION (on_export_ladder)
{
  SetdokuPathWindow *self = user;
  LadderOwn own;

  setdoku_path_ladders_get_own (self->ladders, &own);
  ladder_file_save (GTK_WINDOW (self), &own, on_ladder_file);
}

ACTION (on_import_ladder)
{
  ladder_file_open (user, on_ladder_file);
}

ACTION (on_reset_ladder)
{
  SetdokuPathWindow *self = user;
  LadderOwn full;

  ladder_own_from_profile (&full, ladder_profiles);
  setdoku_path_ladders_set_own (self->ladders, &full);
  on_ladder_changed (self);
}

static const GActionEntry entries[] = {
  { "start", NULL, "s", "'clues'", on_start },
  { "ladder", on_ladder, "s" },
  { "export-ladder", on_export_ladder },
  { "import-ladder", on_import_ladder },
  { "reset-ladder", on_reset_ladder },
  { "stop", on_stop },
  { "enter", on_enter },
  { "avoid", on_avoid },
  { "copy-as", on_copy_as, "s" },
  { "save-proof", on_save_proof },
};

/* The window. */

static void
on_adapted (SetdokuPathWindow *self)
{
  gboolean narrow = setdoku_layout_get_shape (self->layout) == SETDOKU_SHAPE_NARROW;

  setdoku_part_set_class (self->panel, "narrow", narrow);
  g_object_set (self->panel, "hscrollbar-policy", narrow ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER, NULL);
}

static void
setdoku_path_window_dispose (GObject *object)
{
  SetdokuPathWindow *self = SETDOKU_PATH_WINDOW (object);

  g_clear_handle_id (&self->progressing, g_source_remove);
  G_OBJECT_CLASS (setdoku_path_window_parent_class)->dispose (object);
}

static void
setdoku_path_window_finalize (GObject *object)
{
  SetdokuPathWindow *self = SETDOKU_PATH_WINDOW (object);

  g_clear_object (&self->finder);
  g_clear_object (&self->settings);
  g_clear_object (&self->actions);
  G_OBJECT_CLASS (setdoku_path_window_parent_class)->finalize (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, SetdokuPathWindow, name)

static void
setdoku_path_window_class_init (SetdokuPathWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_path_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = setdoku_path_window_finalize;
  g_type_ensure (SETDOKU_TYPE_LAYOUT);
  g_type_ensure (SETDOKU_TYPE_PATH_DETAIL);
  g_type_ensure (SETDOKU_TYPE_PATH_LADDERS);
  g_type_ensure (SETDOKU_TYPE_PATH_LIST);
  g_type_ensure (SETDOKU_TYPE_PATH_TREE);
  g_type_ensure (SETDOKU_TYPE_PATH_WISH);
  g_type_ensure (SETDOKU_TYPE_SQUEEZE);
  gtk_widget_class_set_template_from_resource (widget_class, APP_PATH "path-window.ui");
  BIND (layout);
  BIND (panel);
  BIND (verdict);
  BIND (about);
  BIND (working);
  BIND (progress);
  BIND (pages);
  BIND (buttons);
  BIND (starts);
  BIND (wish);
  BIND (list);
  BIND (tree);
  BIND (ladders);
  BIND (detail);
  gtk_widget_class_bind_template_callback (widget_class, on_adapted);
  gtk_widget_class_bind_template_callback (widget_class, on_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_wished);
}

static void
setdoku_path_window_init (SetdokuPathWindow *self)
{
  GSimpleActionGroup *group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), self);
  self->actions = G_ACTION_GROUP (group);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->starts, even_layout_new (1, 2, 0));
  gtk_widget_set_layout_manager (self->buttons, even_layout_new (1, 2, 8));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "path", self->actions);
  voice_follow (self->verdict);
  self->grid = SETDOKU_GRID (setdoku_grid_new ());
  setdoku_layout_set_child (self->layout, SETDOKU_SLOT_BOARD, GTK_WIDGET (self->grid));
  setdoku_layout_set_child (self->layout, SETDOKU_SLOT_PANEL, self->panel);
}

static void
listen (SetdokuPathWindow *self)
{
  g_signal_connect_object (self->ladders, "switched", G_CALLBACK (on_switched), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->ladders, "changed", G_CALLBACK (on_ladder_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pages, "notify::visible-child", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->finder, "path-changed", G_CALLBACK (on_path_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->finder, "now-changed", G_CALLBACK (on_now_changed), self, G_CONNECT_SWAPPED);
}

SetdokuPathWindow *
setdoku_path_window_new (GtkWindow   *parent,
                         SetdokuGame *game,
                         GSettings   *settings)
{
  SetdokuPathWindow *self = g_object_new (SETDOKU_TYPE_PATH_WINDOW, "transient-for", parent, NULL);
  const LadderProfile *own = own_ladder_profile (settings);
  LadderOwn ladder;
  TechniqueSet off;

  g_set_object (&self->settings, settings);
  self->finder = setdoku_path_finder_new (game);
  techniques_off_read (settings, &off);
  setdoku_path_ladders_set_off (self->ladders, &off);
  setdoku_path_tree_set_now (self->tree, NULL);
  own_ladder_read (settings, &ladder);
  setdoku_path_ladders_set_own (self->ladders, &ladder);
  listen (self);
  setdoku_path_finder_set_ladders (self->finder, own ? own : ladder_profiles, own);
  on_wished (self);
  return self;
}

SetdokuPathFinder *
setdoku_path_window_get_finder (SetdokuPathWindow *self)
{
  g_return_val_if_fail (SETDOKU_IS_PATH_WINDOW (self), NULL);
  return self->finder;
}

void
setdoku_path_window_read_ladder (SetdokuPathWindow *self,
                                 const char        *text)
{
  LadderOwn own;
  int line;

  g_return_if_fail (SETDOKU_IS_PATH_WINDOW (self) && text);
  if (ladder_text_read (text, &own, &line) == LADDER_TEXT_OK)
    {
      own_ladder_complete (&own);
      setdoku_path_ladders_set_own (self->ladders, &own);
      on_ladder_changed (self);
    }
  else
    {
      g_autofree char *said = g_strdup_printf (_("This is no ladder: line %d is not understood."), line);

      gtk_label_set_label (self->verdict, said);
    }
}

void
setdoku_path_window_show_page (SetdokuPathWindow *self,
                               const char        *page)
{
  g_return_if_fail (SETDOKU_IS_PATH_WINDOW (self));
  gtk_stack_set_visible_child_name (self->pages, page);
}

SetdokuPathList *
setdoku_path_window_get_list (SetdokuPathWindow *self)
{
  g_return_val_if_fail (SETDOKU_IS_PATH_WINDOW (self), NULL);
  return self->list;
}

SetdokuPathTree *
setdoku_path_window_get_tree (SetdokuPathWindow *self)
{
  g_return_val_if_fail (SETDOKU_IS_PATH_WINDOW (self), NULL);
  return self->tree;
}

SetdokuPathLadders *
setdoku_path_window_get_ladders (SetdokuPathWindow *self)
{
  g_return_val_if_fail (SETDOKU_IS_PATH_WINDOW (self), NULL);
  return self->ladders;
}

SetdokuPathWish *
setdoku_path_window_get_wish (SetdokuPathWindow *self)
{
  g_return_val_if_fail (SETDOKU_IS_PATH_WINDOW (self), NULL);
  return self->wish;
}
