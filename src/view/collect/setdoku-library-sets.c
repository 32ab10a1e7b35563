/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-library-sets.c — what the owner of a collection says of puzzles: sets, stars, tags, notes. What of the bank, or of a
 * long file, gets one of these comes to the user's own. */
#include "setdoku-library-window-private.h"

#include <glib/gi18n.h>

#include "model/explain/explain-words.h"

/* Those that are selected, as they are in the user's own collection. (transfer full) */
static GPtrArray *
take_selected (SetdokuLibraryWindow *self)
{
  g_autoptr(GPtrArray) selected = setdoku_library_table_get_selected (self->table);

  return setdoku_library_take (self->library, selected);
}

/* The puzzles are told otherwise now. Where that decides what is shown the table is filtered anew, and nothing is selected. */
static void
keep (SetdokuLibraryWindow *self)
{
  LibraryPlaceKind kind = setdoku_library_window_place (self)->kind;

  setdoku_library_touch (self->library);
  if (kind == PLACE_STARRED || kind == PLACE_SET || kind == PLACE_TAG)
    setdoku_library_table_refresh (self->table);
  setdoku_library_window_fill (self);
  setdoku_library_window_update (self);
}

static void
say (SetdokuLibraryWindow *self,
     guint                 n,
     const char           *set)
{
  g_autofree char *number = explain_count (n);
  /* Translators: a number, and the name of a set */
  g_autofree char *text = g_strdup_printf (ngettext ("%s puzzle is in “%s” now.", "%s puzzles are in “%s” now.", n), number, set);

  setdoku_banner_say (self->banner, FALSE, text);
}

/* Stars. */

static void
put_star (SetdokuLibraryWindow *self,
          const GPtrArray      *puzzles,
          bool                  star)
{
  for (guint i = 0; i < puzzles->len; i++)
    setdoku_puzzle_set_star (puzzles->pdata[i], star);
  keep (self);
}

/* If all have one it goes. */
static void
on_star (GtkWidget  *widget,
         const char *action,
         GVariant   *value)
{
  SetdokuLibraryWindow *self = SETDOKU_LIBRARY_WINDOW (widget);
  g_autoptr(GPtrArray) puzzles = take_selected (self);
  bool star = false;

  for (guint i = 0; i < puzzles->len; i++)
    star |= !setdoku_puzzle_get_facts (puzzles->pdata[i])->star;
  put_star (self, puzzles, star);
}

/* Sets. */

static void
move (SetdokuLibraryWindow *self,
      const GPtrArray      *puzzles,
      const char           *set)
{
  setdoku_library_move (self->library, puzzles, set);
  keep (self);
  if (set)
    say (self, puzzles->len, set);
}

static void
on_move (GtkWidget  *widget,
         const char *action,
         GVariant   *value)
{
  SetdokuLibraryWindow *self = SETDOKU_LIBRARY_WINDOW (widget);
  g_autoptr(GPtrArray) puzzles = take_selected (self);
  g_autofree char *set = g_variant_dup_string (value, NULL);               /* the menu goes with its sets */

  move (self, puzzles, *set ? set : NULL);
}

static void
add_tag (GPtrArray  *puzzles,
         const char *tag)
{
  for (guint i = 0; i < puzzles->len; i++)
    {
      g_autofree char *old = setdoku_puzzle_dup_tags (puzzles->pdata[i]), *tags = g_strjoin (",", old, tag, NULL);

      setdoku_puzzle_set_tags (puzzles->pdata[i], tags);
    }
}

static void
on_dropped (SetdokuLibrarySidebar *sidebar,
            const LibraryPlace    *place,
            const GPtrArray       *dropped,
            SetdokuLibraryWindow  *self)
{
  g_autoptr(GPtrArray) puzzles = setdoku_library_take (self->library, dropped);
  g_autofree char *name = g_strdup (place->name);              /* the row goes meanwhile */

  if (place->kind == PLACE_STARRED)
    put_star (self, puzzles, true);
  else if (place->kind == PLACE_TAG)
    {
      add_tag (puzzles, name);
      keep (self);
    }
  else
    move (self, puzzles, place->kind == PLACE_SET ? name : NULL);
}

static void
on_remove_set (GtkWidget  *widget,
               const char *action,
               GVariant   *value)
{
  SetdokuLibraryWindow *self = SETDOKU_LIBRARY_WINDOW (widget);
  const LibraryPlace *place = setdoku_library_window_place (self);
  g_autofree char *text = NULL;

  if (place->kind != PLACE_SET)
    return;
  g_free (self->removed.set);
  g_clear_pointer (&self->removed.puzzles, g_ptr_array_unref);
  self->removed.set = g_strdup (place->name);
  /* Translators: the name of a set */
  text = g_strdup_printf (_("The set “%s” is deleted. Its puzzles are still in My puzzles."), self->removed.set);
  self->removed.puzzles = setdoku_library_remove_set (self->library, self->removed.set);
  keep (self);
  setdoku_banner_say (self->banner, FALSE, text);
  setdoku_banner_add_action (self->banner, _("Undo"), "library.put-back-set");
}

static void
on_put_back_set (GtkWidget  *widget,
                 const char *action,
                 GVariant   *value)
{
  SetdokuLibraryWindow *self = SETDOKU_LIBRARY_WINDOW (widget);

  setdoku_banner_dismiss (self->banner);
  if (!self->removed.set)
    return;
  setdoku_library_move (self->library, self->removed.puzzles, self->removed.set);
  keep (self);
  setdoku_library_sidebar_choose (self->sidebar, PLACE_SET, self->removed.set);
  g_clear_pointer (&self->removed.set, g_free);
  g_clear_pointer (&self->removed.puzzles, g_ptr_array_unref);
}

/* Names. */

enum { NAME_LENGTH = 120, NOTE_LENGTH = 1000 };

static void
ask (SetdokuLibraryWindow *self,
     LibraryNaming         naming,
     const char           *label,
     const char           *text)
{
  self->naming = naming;
  gtk_entry_set_max_length (self->naming_entry, naming == NAMING_NOTE ? NOTE_LENGTH : NAME_LENGTH);
  gtk_label_set_label (self->naming_label, label);
  gtk_editable_set_text (GTK_EDITABLE (self->naming_entry), text);
  gtk_widget_set_visible (self->naming_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->naming_entry));
}

static void
on_new_set (GtkWidget  *widget,
            const char *action,
            GVariant   *value)
{
  ask (SETDOKU_LIBRARY_WINDOW (widget), NAMING_NEW_SET, _("Name of the new set"), "");
}

static void
on_rename_set (GtkWidget  *widget,
               const char *action,
               GVariant   *value)
{
  SetdokuLibraryWindow *self = SETDOKU_LIBRARY_WINDOW (widget);

  if (setdoku_library_window_place (self)->kind == PLACE_SET)
    ask (self, NAMING_RENAME, _("New name of the set"), setdoku_library_window_place (self)->name);
}

static void
on_tags (GtkWidget  *widget,
         const char *action,
         GVariant   *value)
{
  SetdokuLibraryWindow *self = SETDOKU_LIBRARY_WINDOW (widget);
  g_autoptr(GPtrArray) selected = setdoku_library_table_get_selected (self->table);
  g_autofree char *tags = selected->len ? setdoku_puzzle_dup_tags (selected->pdata[0]) : NULL;

  if (tags)
    ask (self, NAMING_TAGS, _("Tags, with commas between them"), tags);
}

static void
on_note (GtkWidget  *widget,
         const char *action,
         GVariant   *value)
{
  SetdokuLibraryWindow *self = SETDOKU_LIBRARY_WINDOW (widget);
  g_autoptr(GPtrArray) selected = setdoku_library_table_get_selected (self->table);
  const char *note = selected->len ? setdoku_puzzle_get_facts (selected->pdata[0])->note : NULL;

  if (selected->len > 0)
    ask (self, NAMING_NOTE, _("Note"), note ? note : "");
}

static void
end_naming (SetdokuLibraryWindow *self)
{
  self->naming = NAMING_NOTHING;
  gtk_widget_set_visible (self->naming_bar, FALSE);
  gtk_widget_child_focus (GTK_WIDGET (self->table), GTK_DIR_TAB_FORWARD);
}

/* False: there is such a set already, or that is no name. */
static gboolean
take_name (SetdokuLibraryWindow *self,
           const char           *name)
{
  g_autofree char *clean = puzzle_clean_name (name), *old = NULL;
  const LibraryPlace *place = setdoku_library_window_place (self);

  if (!clean)
    return FALSE;
  if (self->naming == NAMING_NEW_SET)
    {
      if (!setdoku_library_add_set (self->library, clean))
        return FALSE;
      setdoku_library_sidebar_choose (self->sidebar, PLACE_SET, clean);
      return TRUE;
    }
  if (place->kind != PLACE_SET || g_str_equal (place->name, clean))
    return TRUE;
  old = g_strdup (place->name);
  if (!setdoku_library_rename_set (self->library, old, clean))
    return FALSE;
  setdoku_library_sidebar_choose (self->sidebar, PLACE_SET, clean);
  return TRUE;
}

static void
on_name (GtkWidget  *widget,
         const char *action,
         GVariant   *value)
{
  SetdokuLibraryWindow *self = SETDOKU_LIBRARY_WINDOW (widget);
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->naming_entry));

  if (self->naming == NAMING_TAGS || self->naming == NAMING_NOTE)
    {
      g_autoptr(GPtrArray) puzzles = take_selected (self);

      for (guint i = 0; i < puzzles->len; i++)
        (self->naming == NAMING_TAGS ? setdoku_puzzle_set_tags : setdoku_puzzle_set_note) (puzzles->pdata[i], text);
      keep (self);
    }
  else if (!take_name (self, text))
    {
      setdoku_banner_say (self->banner, TRUE, _("A set needs a name that no other set has."));
      return;
    }
  end_naming (self);
}

static void
on_cancel_name (GtkWidget  *widget,
                const char *action,
                GVariant   *value)
{
  end_naming (SETDOKU_LIBRARY_WINDOW (widget));
}

/* Together. */

static void
fill_menu (SetdokuLibraryWindow *self)
{
  const GPtrArray *sets = setdoku_library_get_sets (self->library);

  g_menu_remove_all (self->move_menu);
  for (guint i = 0; i < sets->len; i++)
    {
      g_autoptr(GMenuItem) item = NULL;
      g_autofree char *label = g_strdup (sets->pdata[i]);

      g_strdelimit (label, "_", ' ');                    /* a name has no mnemonic */
      item = g_menu_item_new (label, NULL);
      g_menu_item_set_action_and_target (item, "library.move", "s", sets->pdata[i]);
      g_menu_append_item (self->move_menu, item);
    }
  {
    g_autoptr(GMenuItem) none = g_menu_item_new (_("No set"), NULL);

    g_menu_item_set_action_and_target (none, "library.move", "s", "");
    g_menu_append_item (self->move_menu, none);
  }
}

static void
on_sets_changed (SetdokuLibraryWindow *self)
{
  fill_menu (self);
  setdoku_library_window_fill (self);
}

void
setdoku_library_window_listen_to_sets (SetdokuLibraryWindow *self)
{
  GListStore *list = setdoku_library_get_list (self->library);

  g_signal_connect_object (self->library, "sets-changed", G_CALLBACK (on_sets_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->library, "loaded", G_CALLBACK (on_sets_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (list, "items-changed", G_CALLBACK (setdoku_library_window_fill), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->sidebar, "dropped", G_CALLBACK (on_dropped), self, 0);
  fill_menu (self);
}

void
setdoku_library_window_update_sets (SetdokuLibraryWindow *self,
                                    guint                 n_selected)
{
  static const char *const of_puzzles[] = { "library.star", "library.tags", "library.note", "library.move",
                                            "library.copy" };
  static const char *const of_sets[] = { "library.rename-set", "library.remove-set" };
  gboolean set = setdoku_library_window_place (self)->kind == PLACE_SET;

  for (gsize i = 0; i < G_N_ELEMENTS (of_puzzles); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), of_puzzles[i],
                                   n_selected > 0 && n_selected <= LIBRARY_AT_ONCE);
  for (gsize i = 0; i < G_N_ELEMENTS (of_sets); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), of_sets[i], set);
}

void
setdoku_library_window_install_sets (GtkWidgetClass *widget_class)
{
  static const struct { const char *name, *type; GtkWidgetActionActivateFunc run; } actions[] = {
    { "library.star", NULL, on_star }, { "library.tags", NULL, on_tags }, { "library.note", NULL, on_note },
    { "library.move", "s", on_move },
    { "library.new-set", NULL, on_new_set }, { "library.rename-set", NULL, on_rename_set },
    { "library.remove-set", NULL, on_remove_set }, { "library.put-back-set", NULL, on_put_back_set },
    { "library.name", NULL, on_name }, { "library.cancel-name", NULL, on_cancel_name },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].type, actions[i].run);
}
