/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-new.c — new puzzles: one of a level at once, another of the same kind, any kind by a dialog; and the menu
 * of the button New. */
#include "engine/make/symmetry.h"
#include "setdoku-window-private.h"

#include <glib/gi18n.h>

#include "view/make/new-store.h"
#include "view/make/setdoku-new-dialog.h"
#include "view/make/setdoku-shapes-window.h"

enum { RECENT_MAX = 5 };

#define DEFAULT_SYMMETRY "rotate-180"

/* What comes. */

static void
take_made (SetdokuWindow *self,
           gpointer       document)
{
  self->view = SETDOKU_VIEW_PLAY;
  setdoku_banner_dismiss (self->banner);
  setdoku_window_take_document (self, document, NULL, NULL);
  setdoku_window_focus_board (self);
}

static void
take (SetdokuWindow *self,
      const Recipe  *recipe,
      const Made    *made)
{
  setdoku_window_leave (self, take_made, recipe_document (recipe, made), (GDestroyNotify) document_free);
}

static void
level_wish (const RatingLevel *level,
            Wish              *wish)
{
  wish_init (wish);
  recipe_set_level (wish, level);
  wish->symmetry = (int) (symmetry_find (DEFAULT_SYMMETRY) - symmetries);
}

void
setdoku_window_make (SetdokuWindow *self,
                     const Wish    *wish)
{
  setdoku_making_make (self->making, new_store_of (G_APPLICATION (gtk_window_get_application (GTK_WINDOW (self)))), wish);
}

/* Commands. */

static void
run_new_level (gpointer data, GVariant *value)
{
  const RatingLevel *level = rating_level_find (g_variant_get_string (value, NULL));
  Wish wish;

  if (!level)
    return;
  level_wish (level, &wish);
  setdoku_window_make (data, &wish);
}

/* An easy one, if there was none before. */
static void
run_new_again (gpointer data, GVariant *value)
{
  Wish wish;

  if (!setdoku_making_get_last_wish (SETDOKU_WINDOW (data)->making, &wish))
    level_wish (rating_levels, &wish);
  setdoku_window_make (data, &wish);
}

static void
run_new_stop (gpointer data, GVariant *value)
{
  SetdokuWindow *self = data;

  setdoku_making_stop (self->making);
  setdoku_window_focus_board (self);
}

static void
on_chosen (GtkWindow    *window,
           const Recipe *recipe,
           const Made   *made)
{
  SetdokuWindow *self = SETDOKU_WINDOW (window);

  setdoku_making_remember (self->making, &recipe->wish);
  setdoku_making_stop (self->making);
  take (self, recipe, made);
}

static void
run_new_puzzle (gpointer data, GVariant *value)
{
  SetdokuWindow *self = data;
  Wish wish;

  if (!setdoku_making_get_last_wish (self->making, &wish))
    level_wish (&rating_levels[1], &wish);
  gtk_window_present (GTK_WINDOW (setdoku_new_dialog_new (GTK_WINDOW (self), &wish, on_chosen)));
}

/* An empty board of another shape is for clues of one's own. */
static void
take_empty (SetdokuWindow *self,
            gpointer       document)
{
  take_made (self, document);
  setdoku_play_type_clues (self->play);
}

static void
on_shape_chosen (GtkWindow      *window,
                 const Document *document,
                 gboolean        empty)
{
  SetdokuWindow *self = SETDOKU_WINDOW (window);

  setdoku_making_stop (self->making);
  setdoku_window_leave (self, empty ? take_empty : take_made, document_copy (document), (GDestroyNotify) document_free);
}

static void
run_new_shape (gpointer data, GVariant *value)
{
  gtk_window_present (GTK_WINDOW (setdoku_shapes_window_new (GTK_WINDOW (data), on_shape_chosen)));
}

static gboolean
is_making (gpointer data)
{
  return setdoku_making_is_active (SETDOKU_WINDOW (data)->making);
}

static const Command commands[] = {
  { "new-level", run_new_level, "s" },
  { "new-again", run_new_again },
  { "new-stop", run_new_stop, NULL, is_making },
  { "new-puzzle", run_new_puzzle },
  { "new-shape", run_new_shape },
};

/* From its first window on the program makes puzzles ahead. */
static void
on_application (SetdokuWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  if (application)
    new_store_of (G_APPLICATION (application));
}

void
setdoku_window_add_new_commands (SetdokuWindow *self)
{
  self->making = setdoku_making_new (self->banner);
  g_signal_connect_object (self->making, "made", G_CALLBACK (take), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->making, "notify::active", G_CALLBACK (commands_update), self, G_CONNECT_SWAPPED);
  commands_add (G_ACTION_MAP (self), commands, G_N_ELEMENTS (commands), self);
  g_signal_connect (self, "notify::application", G_CALLBACK (on_application), NULL);
}

/* The menu. */

static int
compare_recent (gconstpointer a,
                gconstpointer b)
{
  return g_date_time_compare (gtk_recent_info_get_modified ((GtkRecentInfo *) b),
                              gtk_recent_info_get_modified ((GtkRecentInfo *) a));
}

static GMenu *
recent_menu (void)
{
  GMenu *menu = g_menu_new ();
  GList *items = g_list_sort (gtk_recent_manager_get_items (gtk_recent_manager_get_default ()), compare_recent);
  int count = 0;

  for (GList *link = items; link && count < RECENT_MAX; link = link->next)
    {
      GtkRecentInfo *info = link->data;
      g_autoptr(GMenuItem) item = NULL;

      if (!gtk_recent_info_has_application (info, "setdoku"))
        continue;
      item = g_menu_item_new (gtk_recent_info_get_display_name (info), NULL);
      g_menu_item_set_action_and_target (item, "win.open-recent", "s", gtk_recent_info_get_uri (info));
      g_menu_append_item (menu, item);
      count++;
    }
  g_list_free_full (items, (GDestroyNotify) gtk_recent_info_unref);
  return menu;
}

static GMenu *
sample_menu (void)
{
  GMenu *menu = g_menu_new ();

  for (const Sample *sample = samples; sample->id; sample++)
    {
      g_autoptr(GMenuItem) item = g_menu_item_new (_(sample->name), NULL);

      g_menu_item_set_action_and_target (item, "win.sample", "s", sample->id);
      g_menu_append_item (menu, item);
    }
  return menu;
}

static const char *
another_label (const Wish *wish)
{
  static const struct { const char *id, *label; } rows[] = {
    { "easy", N_("Another easy one") },
    { "medium", N_("Another medium one") },
    { "hard", N_("Another hard one") },
    { "expert", N_("Another expert one") },
    { "extreme", N_("Another extreme one") },
  };
  const RatingLevel *level = recipe_level (wish);

  for (size_t i = 0; level && i < G_N_ELEMENTS (rows); i++)
    if (g_str_equal (rows[i].id, level->id))
      return _(rows[i].label);
  return _("Another one of the last kind");
}

void
setdoku_window_name_another (SetdokuWindow *self)
{
  Wish wish;

  if (!setdoku_making_get_last_wish (self->making, &wish))
    level_wish (rating_levels, &wish);
  setdoku_play_panel_set_another (self->play_panel, another_label (&wish));
}

/* First what one press more gives. */
static GMenu *
level_menu (SetdokuWindow *self)
{
  GMenu *menu = g_menu_new ();
  Wish wish;

  if (setdoku_making_get_last_wish (self->making, &wish))
    g_menu_append (menu, another_label (&wish), "win.new-again");
  for (const RatingLevel *level = rating_levels; level->id; level++)
    {
      g_autoptr(GMenuItem) item = g_menu_item_new (_(level->name), NULL);

      g_menu_item_set_action_and_target (item, "win.new-level", "s", level->id);
      g_menu_append_item (menu, item);
    }
  return menu;
}

void
setdoku_window_update_new_menu (SetdokuWindow *self)
{
  g_autoptr(GMenu) menu = g_menu_new (), levels = level_menu (self), own = g_menu_new (), games = g_menu_new ();
  g_autoptr(GMenu) recent = recent_menu (), sample_items = sample_menu ();
  GMenuModel *earlier = setdoku_window_get_earlier_menu (self);

  g_menu_append (own, _("New puzzle…"), "win.new-puzzle");
  g_menu_append (own, _("Shapes…"), "win.new-shape");
  g_menu_append (own, _("New empty board"), "win.new");
  g_menu_append (own, _("Type clues"), "win.type-clues");
  g_menu_append (own, _("Collections…"), "win.library");
  g_menu_append (own, _("Open…"), "win.open");
  g_menu_append (own, _("Paste"), "win.paste");
  g_menu_append_submenu (games, _("Samples"), G_MENU_MODEL (sample_items));
  if (earlier && g_menu_model_get_n_items (earlier) > 0)
    {
      g_autoptr(GMenu) kept = g_menu_new ();

      g_menu_append_section (kept, NULL, earlier);
      g_menu_append (kept, _("All earlier games…"), "win.earlier-games");
      g_menu_append_submenu (games, _("Earlier games"), G_MENU_MODEL (kept));
    }
  g_menu_append_section (menu, NULL, G_MENU_MODEL (levels));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (own));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (games));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (recent));
  gtk_menu_button_set_menu_model (setdoku_header_get_new_button (self->header), G_MENU_MODEL (menu));
  setdoku_window_come_back_from (self, setdoku_header_get_new_button (self->header));
}
