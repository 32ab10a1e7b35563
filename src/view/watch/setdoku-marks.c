/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-marks.h"

#include <glib/gi18n.h>

#include "view/kit/command.h"
#include "view/kit/voice.h"
#include "view/kit/popovers.h"

struct _SetdokuMarks
{
  GObject            parent_instance;

  SetdokuSearch     *search;
  SetdokuPlayer     *player;           /* its */
  SetdokuInspection *inspection;
  SetdokuStrip      *strip;
  SetdokuGrid       *grid;
  GtkWidget         *note;             /* weak: a popover at a flag; NULL: none is open */
  uint64_t           step;             /* of the flag */
};

G_DEFINE_FINAL_TYPE (SetdokuMarks, setdoku_marks, G_TYPE_OBJECT)

/* The note. */

static void
on_note (GtkEditable *entry, SetdokuMarks *self)
{
  setdoku_player_set_bookmark (self->player, self->step, gtk_editable_get_text (entry));
}

static void
on_done (SetdokuMarks *self)
{
  if (self->note)
    gtk_popover_popdown (GTK_POPOVER (self->note));
}

static void
on_remove (SetdokuMarks *self)
{
  setdoku_player_set_bookmark (self->player, self->step, NULL);
  on_done (self);
}

static GtkWidget *
new_note (SetdokuMarks *self, const Bookmark *bookmark)
{
  g_autofree char *number = explain_count (bookmark->step);
  g_autofree char *title = g_strdup_printf (_("Bookmark at event %s"), number);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8), *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (title), *entry = gtk_entry_new (), *remove = gtk_button_new_with_label (_("Remove"));

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "h3");
  gtk_editable_set_text (GTK_EDITABLE (entry), bookmark->note);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _("Note"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Note"), -1);
  gtk_widget_set_hexpand (entry, TRUE);
  g_signal_connect_object (entry, "changed", G_CALLBACK (on_note), self, 0);
  g_signal_connect_object (entry, "activate", G_CALLBACK (on_done), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (remove, "clicked", G_CALLBACK (on_remove), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), entry);
  gtk_box_append (GTK_BOX (row), remove);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), row);
  return box;
}

/* At its flag, or above the bar where the strip has given its place away. */
static void
ask_note (SetdokuMarks *self, uint64_t step)
{
  GtkWidget *strip = GTK_WIDGET (self->strip), *bar = gtk_widget_get_parent (strip);
  gboolean flagged = gtk_widget_get_mapped (strip);
  uint64_t from, to;
  int x;

  setdoku_strip_get_shown (self->strip, &from, &to);
  x = flagged ? (int) setdoku_strip_x_of (self->strip, CLAMP (step, from, to)) : gtk_widget_get_width (bar) / 2;
  popovers_open (&self->note, gtk_popover_new (), flagged ? strip : bar, x, 0);
  gtk_popover_set_child (GTK_POPOVER (self->note), new_note (self, setdoku_player_find_bookmark (self->player, step)));
  gtk_popover_set_position (GTK_POPOVER (self->note), GTK_POS_TOP);
  popovers_lead_back (self->note, "search.focus-board");
  gtk_popover_popup (GTK_POPOVER (self->note));
}

/* Sets a bookmark where there is none, and asks for its note. */
static void
bookmark (SetdokuMarks *self, uint64_t step)
{
  setdoku_player_pause (self->player);
  if (step < 1)
    return;
  if (!setdoku_player_find_bookmark (self->player, step))
    {
      setdoku_player_set_bookmark (self->player, step, "");
      voice_say (GTK_WIDGET (self->grid), _("Bookmark set"));
    }
  on_done (self);
  if (!gtk_widget_get_mapped (gtk_widget_get_parent (GTK_WIDGET (self->strip))))
    return;
  self->step = step;
  ask_note (self, step);
}

static void
on_strip_bookmark (SetdokuStrip *strip, guint64 step, SetdokuMarks *self)
{
  if (setdoku_search_is_live (self->search))
    bookmark (self, step);
}

/* The nearest before (−1) or after (1) the cursor; NULL: there is none. */
static const Bookmark *
find_neighbour (SetdokuMarks *self, int direction)
{
  const GArray *bookmarks = setdoku_player_get_bookmarks (self->player);
  uint64_t cursor = setdoku_player_get_cursor (self->player);
  const Bookmark *found = NULL;

  for (guint i = 0; i < bookmarks->len; i++)
    {
      const Bookmark *at = &g_array_index (bookmarks, Bookmark, i);

      if (direction > 0 && at->step > cursor)
        return at;
      if (direction < 0 && at->step < cursor)
        found = at;
    }
  return found;
}

static void
go_to_neighbour (SetdokuMarks *self, int direction)
{
  const Bookmark *found = find_neighbour (self, direction);

  setdoku_inspection_go_to (self->inspection, found->step);
  if (*found->note)
    voice_say (GTK_WIDGET (self->grid), found->note);
}

/* Commands. */

static void
run_bookmark (gpointer data, GVariant *value)
{
  bookmark (data, setdoku_player_get_cursor (SETDOKU_MARKS (data)->player));
}

static void run_next (gpointer self, GVariant *value) { go_to_neighbour (self, 1); }
static void run_previous (gpointer self, GVariant *value) { go_to_neighbour (self, -1); }

static gboolean
is_at_event (gpointer data)
{
  SetdokuMarks *self = data;

  return setdoku_search_is_live (self->search) && setdoku_player_get_cursor (self->player) > 0;
}

static gboolean
has_next (gpointer data)
{
  return setdoku_search_is_live (SETDOKU_MARKS (data)->search) && find_neighbour (data, 1);
}

static gboolean
has_previous (gpointer data)
{
  return setdoku_search_is_live (SETDOKU_MARKS (data)->search) && find_neighbour (data, -1);
}

static const Command commands[] = {
  { "bookmark", run_bookmark, NULL, is_at_event },
  { "next-bookmark", run_next, NULL, has_next },
  { "previous-bookmark", run_previous, NULL, has_previous },
};

/* Object. */

static void
setdoku_marks_dispose (GObject *object)
{
  SetdokuMarks *self = SETDOKU_MARKS (object);

  popovers_drop (&self->note);
  g_clear_object (&self->inspection);
  g_clear_object (&self->strip);
  g_clear_object (&self->grid);
  g_clear_object (&self->search);
  G_OBJECT_CLASS (setdoku_marks_parent_class)->dispose (object);
}

static void
setdoku_marks_class_init (SetdokuMarksClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_marks_dispose;
}

static void
setdoku_marks_init (SetdokuMarks *self)
{
}

SetdokuMarks *
setdoku_marks_new (SetdokuSearch *search, SetdokuInspection *inspection, SetdokuStrip *strip, SetdokuGrid *grid, GActionMap *map)
{
  SetdokuMarks *self = g_object_new (SETDOKU_TYPE_MARKS, NULL);

  self->search = g_object_ref (search);
  self->player = setdoku_search_get_player (search);
  self->inspection = g_object_ref (inspection);
  self->strip = g_object_ref (strip);
  self->grid = g_object_ref (grid);
  g_signal_connect_object (strip, "bookmark", G_CALLBACK (on_strip_bookmark), self, 0);
  commands_add (map, commands, G_N_ELEMENTS (commands), self);
  return self;
}
