/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-bookmarks.h"

#include <glib/gi18n.h>

#include "view/kit/card.h"
#include "view/kit/even-layout.h"
#include "view/kit/sentence.h"
#include "view/kit/voice.h"
#include "model/explain/explain.h"
#include "setdoku-lesson-card.h"

enum { LIST_HEIGHT = 260 };

struct _SetdokuBookmarks
{
  GtkBox         parent_instance;

  SetdokuPlayer *player;
  GtkWidget     *number, *list, *scroller, *none;
  GtkLabel      *error;
  gboolean       writing;                  /* a note: the list stays as it is */
};

G_DEFINE_FINAL_TYPE (SetdokuBookmarks, setdoku_bookmarks, GTK_TYPE_BOX)

enum { GONE, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Going to an event. */

static void
set_error (SetdokuBookmarks *self, const char *text)
{
  gtk_label_set_label (self->error, text);
  gtk_widget_set_visible (GTK_WIDGET (self->error), *text != '\0');
  if (*text)
    voice_say (self->number, text);
}

/* Digits, with blanks or thin spaces between as the program writes them. FALSE: anything else. */
static gboolean
parse_number (const char *text, uint64_t *number)
{
  g_autoptr (GString) digits = g_string_new (NULL);

  for (const char *at = text; *at; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if (g_unichar_isdigit (c))
        g_string_append_c (digits, (char) ('0' + g_unichar_digit_value (c)));
      else if (!g_unichar_isspace (c))
        return FALSE;
    }
  return digits->len > 0 && g_ascii_string_to_unsigned (digits->str, 10, 0, UINT64_MAX, number, NULL);
}

gboolean
setdoku_bookmarks_go_to (SetdokuBookmarks *self, const char *text)
{
  uint64_t number, length;

  g_return_val_if_fail (SETDOKU_IS_BOOKMARKS (self) && text, FALSE);

  length = setdoku_player_get_length (self->player);
  if (!parse_number (text, &number))
    {
      set_error (self, _("Type the number of an event."));
      return FALSE;
    }
  if (number > length)
    {
      g_autofree char *count = explain_count (length);
      g_autofree char *error = g_strdup_printf (setdoku_player_is_exploring (self->player)
                                                /* Translators: %s is a number */
                                                ? _("So far there are %s events.") : _("There are only %s events."), count);

      set_error (self, error);
      return FALSE;
    }
  set_error (self, "");
  gtk_widget_activate_action (GTK_WIDGET (self), "search.go-to", "t", number);
  g_signal_emit (self, signals[GONE], 0);
  return TRUE;
}

const char *
setdoku_bookmarks_get_error (SetdokuBookmarks *self)
{
  g_return_val_if_fail (SETDOKU_IS_BOOKMARKS (self), NULL);
  return gtk_label_get_label (self->error);
}

static void
on_number (GtkEntry *entry, SetdokuBookmarks *self)
{
  setdoku_bookmarks_go_to (self, gtk_editable_get_text (GTK_EDITABLE (self->number)));
}

static void
on_typed (GtkEditable *editable, SetdokuBookmarks *self)
{
  set_error (self, "");
}

void
setdoku_bookmarks_ask (SetdokuBookmarks *self)
{
  g_return_if_fail (SETDOKU_IS_BOOKMARKS (self));

  gtk_editable_set_text (GTK_EDITABLE (self->number), "");
  gtk_widget_grab_focus (self->number);
}

/* The list. */

static uint64_t
step_of (gpointer widget)
{
  return *(const uint64_t *) g_object_get_data (widget, "step");
}

static void
put_step (GtkWidget *widget, uint64_t step)
{
  g_object_set_data_full (G_OBJECT (widget), "step", g_memdup2 (&step, sizeof step), g_free);
}

static void
on_go (GtkButton *button, SetdokuBookmarks *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "search.go-to", "t", step_of (button));
  g_signal_emit (self, signals[GONE], 0);
}

static void
on_remove (GtkButton *button, SetdokuBookmarks *self)
{
  setdoku_player_set_bookmark (self->player, step_of (button), NULL);
}

static void
on_note (GtkEditable *note, SetdokuBookmarks *self)
{
  self->writing = TRUE;
  setdoku_player_set_bookmark (self->player, step_of (note), gtk_editable_get_text (note));
  self->writing = FALSE;
}

static void
on_note_done (GtkEntry *note, SetdokuBookmarks *self)
{
  g_signal_emit (self, signals[GONE], 0);
}

/* They are read beside the board, not here. */
static void
on_slides (SetdokuBookmarks *self)
{
  g_signal_emit (self, signals[GONE], 0);
}

static GtkWidget *
new_row (SetdokuBookmarks *self, const Bookmark *bookmark)
{
  g_autofree char *number = explain_count (bookmark->step);
  /* Translators: %s is the number of an event */
  g_autofree char *spoken = g_strdup_printf (_("Go to event %s"), number);
  g_autofree char *forget = g_strdup_printf (_("Remove the bookmark at event %s"), number);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *go = gtk_button_new_with_label (number);
  GtkWidget *note = gtk_entry_new (), *remove = gtk_button_new_from_icon_name ("list-remove-symbolic");

  put_step (go, bookmark->step);
  put_step (note, bookmark->step);
  put_step (remove, bookmark->step);
  gtk_widget_add_css_class (go, "num");
  gtk_widget_set_tooltip_text (go, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (go), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_editable_set_text (GTK_EDITABLE (note), bookmark->note);
  gtk_entry_set_placeholder_text (GTK_ENTRY (note), _("Note"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (note), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Note"), -1);
  gtk_widget_set_hexpand (note, TRUE);
  gtk_widget_add_css_class (remove, "flat");
  gtk_widget_set_tooltip_text (remove, _("Remove this bookmark"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (remove), GTK_ACCESSIBLE_PROPERTY_LABEL, forget, -1);
  g_signal_connect (go, "clicked", G_CALLBACK (on_go), self);
  g_signal_connect (note, "changed", G_CALLBACK (on_note), self);
  g_signal_connect (note, "activate", G_CALLBACK (on_note_done), self);
  g_signal_connect (remove, "clicked", G_CALLBACK (on_remove), self);
  gtk_box_append (GTK_BOX (row), go);
  gtk_box_append (GTK_BOX (row), note);
  gtk_box_append (GTK_BOX (row), remove);
  return row;
}

static void
update (SetdokuBookmarks *self)
{
  const GArray *bookmarks = setdoku_player_get_bookmarks (self->player);
  GtkWidget *child;

  if (self->writing)
    return;

  while ((child = gtk_widget_get_first_child (self->list)))
    gtk_box_remove (GTK_BOX (self->list), child);
  for (guint i = 0; i < bookmarks->len; i++)
    gtk_box_append (GTK_BOX (self->list), new_row (self, &g_array_index (bookmarks, Bookmark, i)));
  gtk_widget_set_visible (self->scroller, bookmarks->len > 0);
  gtk_widget_set_visible (self->none, bookmarks->len == 0);
}

/* Object. */

static void
setdoku_bookmarks_set_property (GObject *object, guint id, const GValue *value, GParamSpec *property)
{
  SetdokuBookmarks *self = SETDOKU_BOOKMARKS (object);

  if (!g_value_get_object (value))
    return;
  self->player = g_value_dup_object (value);
  g_signal_connect_object (self->player, "marks-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

static void
setdoku_bookmarks_dispose (GObject *object)
{
  g_clear_object (&SETDOKU_BOOKMARKS (object)->player);
  G_OBJECT_CLASS (setdoku_bookmarks_parent_class)->dispose (object);
}

static void
setdoku_bookmarks_class_init (SetdokuBookmarksClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = setdoku_bookmarks_dispose;
  object_class->set_property = setdoku_bookmarks_set_property;
  g_object_class_install_property (object_class, 1, g_param_spec_object ("player", NULL, NULL, SETDOKU_TYPE_PLAYER,
                                                                         G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  signals[GONE] = g_signal_new ("gone", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static GtkWidget *
new_action (const char *label, const char *tooltip, const char *action, GtkWidget *button)
{
  gtk_button_set_label (GTK_BUTTON (button), label);
  sentence_wrap_below (button);
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

/* Those that are shipped, made in this way. */
static GtkWidget *
new_lessons (void)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  GtkWidget *button = gtk_menu_button_new ();

  lessons_menu_fill (menu);
  gtk_menu_button_set_label (GTK_MENU_BUTTON (button), _("Lessons"));
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  return button;
}

static void
setdoku_bookmarks_init (SetdokuBookmarks *self)
{
  GtkWidget *go = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *title, *slides, *parts[7];

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 8);

  self->number = gtk_entry_new ();
  gtk_widget_set_hexpand (self->number, TRUE);
  gtk_entry_set_input_purpose (GTK_ENTRY (self->number), GTK_INPUT_PURPOSE_DIGITS);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->number), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Go to event"), -1);
  g_signal_connect (self->number, "activate", G_CALLBACK (on_number), self);
  g_signal_connect (self->number, "changed", G_CALLBACK (on_typed), self);
  title = card_label_new (_("Go to event"), "h3");
  gtk_label_set_wrap (GTK_LABEL (title), FALSE);
  gtk_box_append (GTK_BOX (go), title);
  gtk_box_append (GTK_BOX (go), self->number);
  gtk_widget_set_layout_manager (go, even_layout_new_whole (8));
  self->error = GTK_LABEL (card_label_new ("", "error"));
  gtk_widget_set_visible (GTK_WIDGET (self->error), FALSE);

  self->list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->scroller), TRUE);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (self->scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (self->scroller), LIST_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->list);
  self->none = card_label_new (_("None yet. A right click or a long press above the strip sets one, too."), "dim");

  parts[0] = go;
  parts[1] = GTK_WIDGET (self->error);
  parts[2] = card_label_new (_("Bookmarks"), "h3");
  parts[3] = self->scroller;
  parts[4] = self->none;
  parts[5] = new_action (_("Bookmark this event"), _("Bookmark this event (Ctrl+D)"), "search.bookmark", gtk_button_new ());
  slides = new_action (_("Play as slides"), _("One bookmark after the other, each with its note"), "search.slides",
                       gtk_button_new ());
  g_signal_connect_swapped (slides, "clicked", G_CALLBACK (on_slides), self);
  parts[6] = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (parts[6], even_layout_new (1, 2, 8));
  gtk_box_append (GTK_BOX (parts[6]), slides);
  gtk_box_append (GTK_BOX (parts[6]), new_lessons ());
  for (size_t i = 0; i < G_N_ELEMENTS (parts); i++)
    gtk_box_append (GTK_BOX (self), parts[i]);
}
