/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* watch-bookmarks.c — bookmarks with notes, and going to an event by its number. The note is asked for at the flag. */
#include <glib/gi18n.h>

#include "compat.h"
#include "watch-private.h"

#define ACTION(name) \
  static void \
  name (GSimpleAction *action, GVariant *parameter, gpointer data)

typedef struct {
  SetdokuWatch *watch;
  uint64_t      step;
} Note;

static gboolean
on_idle (gpointer popover)
{
  if (gtk_widget_get_parent (popover))
    gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

static void
on_closed (GtkWidget *popover, SetdokuWatch *self)
{
  if (self->note == popover)
    g_clear_weak_pointer (&self->note);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, on_idle, g_object_ref (popover), g_object_unref);
  setdoku_grid_focus_cursor (self->grid);
}

static void
on_note (GtkEditable *entry, Note *note)
{
  setdoku_player_set_bookmark (note->watch->player, note->step, gtk_editable_get_text (entry));
}

static void
on_done (GtkWidget *widget, Note *note)
{
  if (note->watch->note)
    gtk_popover_popdown (GTK_POPOVER (note->watch->note));
}

static void
on_remove (GtkWidget *widget, Note *note)
{
  setdoku_player_set_bookmark (note->watch->player, note->step, NULL);
  on_done (widget, note);
}

static GtkWidget *
new_note (SetdokuWatch *self, const Bookmark *bookmark)
{
  g_autofree char *number = explain_count (bookmark->step);
  g_autofree char *title = g_strdup_printf (_("Bookmark at event %s"), number);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8), *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (title), *entry = gtk_entry_new (), *remove = gtk_button_new_with_label (_("Remove"));
  Note *note = g_new (Note, 1);

  *note = (Note) { self, bookmark->step };
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "h3");
  gtk_editable_set_text (GTK_EDITABLE (entry), bookmark->note);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _("Note"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Note"), -1);
  gtk_widget_set_hexpand (entry, TRUE);
  g_signal_connect (entry, "changed", G_CALLBACK (on_note), note);
  g_signal_connect (entry, "activate", G_CALLBACK (on_done), note);
  g_signal_connect (remove, "clicked", G_CALLBACK (on_remove), note);
  g_object_set_data_full (G_OBJECT (box), "note", note, g_free);
  gtk_box_append (GTK_BOX (row), entry);
  gtk_box_append (GTK_BOX (row), remove);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), row);
  return box;
}

/* Sets a bookmark where there is none, and asks for its note. */
static void
bookmark (SetdokuWatch *self, uint64_t step)
{
  SetdokuStrip *strip = setdoku_transport_get_strip (self->bar);
  uint64_t from, to;

  if (step < 1)
    return;
  if (!setdoku_player_find_bookmark (self->player, step))
    {
      setdoku_player_set_bookmark (self->player, step, "");
      compat_announce (GTK_WIDGET (self->grid), _("Bookmark set"));
    }
  if (self->note)
    gtk_popover_popdown (GTK_POPOVER (self->note));
  if (!gtk_widget_get_mapped (GTK_WIDGET (strip)))
    return;

  setdoku_strip_get_shown (strip, &from, &to);
  g_set_weak_pointer (&self->note, gtk_popover_new ());
  gtk_popover_set_child (GTK_POPOVER (self->note), new_note (self, setdoku_player_find_bookmark (self->player, step)));
  gtk_widget_set_parent (self->note, GTK_WIDGET (strip));
  gtk_popover_set_position (GTK_POPOVER (self->note), GTK_POS_TOP);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->note),
                               &(GdkRectangle) { (int) setdoku_strip_x_of (strip, CLAMP (step, from, to)), 0, 1, 8 });
  g_signal_connect (self->note, "closed", G_CALLBACK (on_closed), self);
  gtk_popover_popup (GTK_POPOVER (self->note));
}

static void
on_strip_bookmark (SetdokuStrip *strip, guint64 step, SetdokuWatch *self)
{
  if (self->active && watch_ready (self))
    {
      setdoku_player_pause (self->player);
      bookmark (self, step);
    }
}

ACTION (on_bookmark)
{
  SetdokuWatch *self = data;

  setdoku_player_pause (self->player);
  bookmark (self, setdoku_player_get_cursor (self->player));
}

static void
go_to_neighbour (SetdokuWatch *self, int direction)
{
  const GArray *bookmarks = setdoku_player_get_bookmarks (self->player);
  uint64_t cursor = setdoku_player_get_cursor (self->player);
  const Bookmark *found = NULL;

  for (guint i = 0; i < bookmarks->len; i++)
    {
      const Bookmark *at = &g_array_index (bookmarks, Bookmark, i);

      if (direction > 0 && at->step > cursor)
        {
          found = at;
          break;
        }
      if (direction < 0 && at->step < cursor)
        found = at;
    }
  if (!found)
    return;
  watch_inspect (self, -1, 0);
  setdoku_player_seek (self->player, found->step);
  if (*found->note)
    compat_announce (GTK_WIDGET (self->grid), found->note);
}

ACTION (on_next_bookmark)
{
  go_to_neighbour (data, 1);
}

ACTION (on_previous_bookmark)
{
  go_to_neighbour (data, -1);
}

ACTION (on_go_to)
{
  SetdokuWatch *self = data;

  watch_inspect (self, -1, 0);
  setdoku_player_seek (self->player, g_variant_get_uint64 (parameter));
}

ACTION (on_ask_go_to)
{
  setdoku_transport_ask_go_to (((SetdokuWatch *) data)->bar);
}

static const GActionEntry entries[] = {
  { "bookmark", on_bookmark },
  { "next-bookmark", on_next_bookmark },
  { "previous-bookmark", on_previous_bookmark },
  { "go-to", on_go_to, "t" },
  { "ask-go-to", on_ask_go_to },
};

void
watch_add_bookmarks (SetdokuWatch *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (setdoku_transport_get_strip (self->bar), "bookmark", G_CALLBACK (on_strip_bookmark), self, 0);
  /* Wherever the focus is; in Play these keys are the history's, whose action is off here. */
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_d, GDK_CONTROL_MASK),
                                                          gtk_named_action_new ("search.bookmark")));
  gtk_widget_add_controller (GTK_WIDGET (self->bar), controller);
}

void
watch_remove_bookmarks (SetdokuWatch *self)
{
  if (!self->note)
    return;
  g_signal_handlers_disconnect_by_data (self->note, self);
  if (gtk_widget_get_parent (self->note))
    gtk_widget_unparent (self->note);
  g_clear_weak_pointer (&self->note);
}

void
watch_update_bookmarks_actions (SetdokuWatch *self)
{
  gboolean ready = self->active && watch_ready (self);
  const GArray *bookmarks = setdoku_player_get_bookmarks (self->player);
  uint64_t cursor = setdoku_player_get_cursor (self->player);
  uint64_t first = bookmarks->len ? g_array_index (bookmarks, Bookmark, 0).step : cursor;
  uint64_t last = bookmarks->len ? g_array_index (bookmarks, Bookmark, bookmarks->len - 1).step : cursor;
  const struct { const char *name; gboolean enabled; } states[] = {
    { "bookmark", ready && cursor > 0 },
    { "next-bookmark", ready && last > cursor },
    { "previous-bookmark", ready && first < cursor },
    { "go-to", ready },
    { "ask-go-to", ready },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (states); i++)
    g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), states[i].name)),
                                 states[i].enabled);
}
