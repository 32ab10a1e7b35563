/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-new.c — new puzzles: one of a level at once, another of the same kind, any kind by a dialog; and the menu
 * of the button New. */
#include "engine/make/symmetry.h"
#include "setdoku-window-private.h"

#include <glib/gi18n.h>

#include "model/keep/settings.h"
#include "view/make/new-store.h"
#include "view/make/new-words.h"
#include "view/make/setdoku-new-dialog.h"

enum { RECENT_MAX = 5, SLOW_MS = 300 };        /* what takes longer is said, and can be stopped */

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

/* The last kind, for the next time and for another one. */

static gboolean
get_last_wish (SetdokuWindow *self,
               Wish          *wish)
{
  g_autofree char *text = NULL;

  if (!self->last_wish)
    self->last_wish = setdoku_settings_get_string (self->settings, "last-wish", "");
  text = g_strdup (self->last_wish);
  return *text && recipe_parse_wish (wish, text) && wish_check (wish) == WISH_OK;
}

static void
remember_wish (SetdokuWindow *self,
               const Wish    *wish)
{
  g_free (self->last_wish);
  self->last_wish = recipe_format_wish (wish);
  setdoku_settings_set_string (self->settings, "last-wish", self->last_wish);
  commands_update (G_ACTION_MAP (self));
}

static void
level_wish (const RatingLevel *level,
            Wish              *wish)
{
  wish_init (wish);
  recipe_set_level (wish, level);
  wish->symmetry = (int) (symmetry_find (DEFAULT_SYMMETRY) - symmetries);
}

/* One that is not ready. */

static void
stop_making (SetdokuWindow *self)
{
  if (self->making && g_strcmp0 (setdoku_banner_get_message (self->banner), self->making) == 0)
    setdoku_banner_dismiss (self->banner);
  g_clear_pointer (&self->making, g_free);
  g_clear_handle_id (&self->slow, g_source_remove);
  if (self->maker)
    setdoku_maker_end (self->maker);
}

/* The words change, the button stays; and whoever sent them away, or has something else to say, is left alone. */
static void
say_making (SetdokuWindow *self)
{
  const MakerReport *report = setdoku_maker_get_report (self->maker);
  g_autofree char *progress = new_words_progress (report);
  /* Translators: "Tried 118 boards, none fits so far." */
  g_autofree char *text = g_strdup_printf (_("Making a puzzle. %s"), report->n_tries ? progress : "");

  g_strstrip (text);
  if (!self->making)
    {
      setdoku_banner_say (self->banner, FALSE, text);
      setdoku_banner_add_action (self->banner, _("Stop"), "win.new-stop");
    }
  else if (g_strcmp0 (setdoku_banner_get_message (self->banner), self->making) == 0)
    setdoku_banner_say_on (self->banner, text);
  else
    return;
  g_free (self->making);
  self->making = g_steal_pointer (&text);
}

static gboolean
on_slow (gpointer user)
{
  say_making (user);
  return G_SOURCE_CONTINUE;
}

static void
on_maker_changed (SetdokuWindow *self)
{
  const MakerReport *report = setdoku_maker_get_report (self->maker);
  Recipe recipe = report->recipe;
  Made made = report->made;
  gboolean done = report->state == MAKER_MADE;

  if (report->state == MAKER_TRYING)
    return;
  stop_making (self);
  if (done)
    take (self, &recipe, &made);
  commands_update (G_ACTION_MAP (self));
}

static void
make (SetdokuWindow *self,
      const Wish    *wish)
{
  Recipe recipe = { .wish = *wish, .seed = recipe_new_seed () };

  if (!self->maker)
    {
      self->maker = setdoku_maker_new ();
      g_signal_connect_object (self->maker, "changed", G_CALLBACK (on_maker_changed), self, G_CONNECT_SWAPPED);
    }
  self->slow = g_timeout_add (SLOW_MS, on_slow, self);
  setdoku_maker_make (self->maker, &recipe);
  commands_update (G_ACTION_MAP (self));
}

void
setdoku_window_make (SetdokuWindow *self,
                     const Wish    *wish)
{
  GApplication *application = G_APPLICATION (gtk_window_get_application (GTK_WINDOW (self)));
  Recipe recipe;
  Made made;

  remember_wish (self, wish);
  stop_making (self);
  if (setdoku_maker_store_take (new_store_of (application), wish, &recipe, &made))
    take (self, &recipe, &made);
  else
    make (self, wish);
}

void
setdoku_window_stop_new (SetdokuWindow *self)
{
  stop_making (self);
  commands_update (G_ACTION_MAP (self));
}

void
setdoku_window_clear_new (SetdokuWindow *self)
{
  g_clear_handle_id (&self->slow, g_source_remove);
  g_clear_pointer (&self->making, g_free);
  if (self->maker)
    g_signal_handlers_disconnect_by_data (self->maker, self);
  g_clear_object (&self->maker);
  g_clear_pointer (&self->last_wish, g_free);
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

  if (!get_last_wish (data, &wish))
    level_wish (rating_levels, &wish);
  setdoku_window_make (data, &wish);
}

static void
run_new_stop (gpointer data, GVariant *value)
{
  SetdokuWindow *self = data;

  setdoku_window_stop_new (self);
  setdoku_window_focus_board (self);
}

static void
on_chosen (GtkWindow    *window,
           const Recipe *recipe,
           const Made   *made)
{
  SetdokuWindow *self = SETDOKU_WINDOW (window);

  remember_wish (self, &recipe->wish);
  stop_making (self);
  take (self, recipe, made);
}

static void
run_new_puzzle (gpointer data, GVariant *value)
{
  SetdokuWindow *self = data;
  Wish wish;

  if (!get_last_wish (self, &wish))
    level_wish (&rating_levels[1], &wish);
  gtk_window_present (GTK_WINDOW (setdoku_new_dialog_new (GTK_WINDOW (self), &wish, on_chosen)));
}

static gboolean
is_making (gpointer data)
{
  return SETDOKU_WINDOW (data)->slow != 0;
}

static const Command commands[] = {
  { "new-level", run_new_level, "s" },
  { "new-again", run_new_again },
  { "new-stop", run_new_stop, NULL, is_making },
  { "new-puzzle", run_new_puzzle },
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

  if (!get_last_wish (self, &wish))
    level_wish (rating_levels, &wish);
  setdoku_play_panel_set_another (self->play_panel, another_label (&wish));
}

/* First what one press more gives. */
static GMenu *
level_menu (SetdokuWindow *self)
{
  GMenu *menu = g_menu_new ();
  Wish wish;

  if (get_last_wish (self, &wish))
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
  g_menu_append (own, _("New empty board"), "win.new");
  g_menu_append (own, _("Type clues"), "win.type-clues");
  g_menu_append (own, _("Collections…"), "win.library");
  g_menu_append (own, _("Open…"), "win.open");
  g_menu_append (own, _("Paste"), "win.paste");
  g_menu_append_submenu (games, _("Samples"), G_MENU_MODEL (sample_items));
  if (earlier && g_menu_model_get_n_items (earlier) > 0)
    g_menu_append_submenu (games, _("Earlier games"), earlier);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (levels));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (own));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (games));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (recent));
  gtk_menu_button_set_menu_model (self->new_button, G_MENU_MODEL (menu));
}
