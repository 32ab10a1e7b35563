/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-lesson-card.h"

#include <glib/gi18n.h>

#include "model/teach/lesson.h"
#include "view/kit/card.h"
#include "view/kit/voice.h"

struct _SetdokuLessonCard
{
  GtkBox         parent_instance;

  SetdokuSlides *slides;
  GtkLabel      *title, *note;
  GtkWidget     *again;
  char          *said;                 /* the note that a screen reader was told last */
};

G_DEFINE_FINAL_TYPE (SetdokuLessonCard, setdoku_lesson_card, GTK_TYPE_BOX)

static void
say (SetdokuLessonCard *self, const char *note)
{
  if (g_strcmp0 (note, self->said) == 0)
    return;
  g_free (self->said);
  self->said = g_strdup (note);
  if (note && *note && gtk_widget_get_mapped (GTK_WIDGET (self)))
    voice_say (GTK_WIDGET (self), note);
}

void
setdoku_lesson_card_update (SetdokuLessonCard *self)
{
  g_autofree char *title = NULL;
  const char *note;

  g_return_if_fail (SETDOKU_IS_LESSON_CARD (self));
  title = setdoku_slides_dup_title (self->slides);
  note = setdoku_slides_get_note (self->slides);
  gtk_widget_set_visible (GTK_WIDGET (self), title != NULL);
  card_label_show (self->title, title);
  card_label_show (self->note, note);
  gtk_widget_set_visible (self->again, title && !note);
  say (self, note);
}

/* Object. */

static void
setdoku_lesson_card_dispose (GObject *object)
{
  SetdokuLessonCard *self = SETDOKU_LESSON_CARD (object);

  g_clear_object (&self->slides);
  g_clear_pointer (&self->said, g_free);
  G_OBJECT_CLASS (setdoku_lesson_card_parent_class)->dispose (object);
}

static void
setdoku_lesson_card_class_init (SetdokuLessonCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_lesson_card_dispose;
}

static GtkWidget *
add_button (GtkBox *box, GtkWidget *button, const char *action, const char *tooltip)
{
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_tooltip_text (button, tooltip);
  if (tooltip)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip, -1);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_box_append (box, button);
  return button;
}

static void
setdoku_lesson_card_init (SetdokuLessonCard *self)
{
  GtkBox *head = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6));

  card_set_up (GTK_BOX (self), 8);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (head));
  self->title = GTK_LABEL (card_label_append (head, "", "h3"));
  gtk_widget_set_hexpand (GTK_WIDGET (self->title), TRUE);
  add_button (head, gtk_button_new_from_icon_name ("go-previous-symbolic"), "search.previous-slide",
              _("Previous slide (Page Up)"));
  add_button (head, gtk_button_new_from_icon_name ("go-next-symbolic"), "search.next-slide", _("Next slide (Page Down)"));
  add_button (head, gtk_button_new_from_icon_name ("view-fullscreen-symbolic"), "search.present", _("Presentation (F5)"));
  add_button (head, gtk_button_new_from_icon_name ("window-close-symbolic"), "search.end-slides", _("End the slides"));
  self->note = GTK_LABEL (card_label_append (GTK_BOX (self), "", "slide"));
  self->again = add_button (GTK_BOX (self), gtk_button_new_with_label (_("Back to the slide")), "search.same-slide", NULL);
  gtk_widget_set_halign (self->again, GTK_ALIGN_START);
}

GtkWidget *
setdoku_lesson_card_new (SetdokuSlides *slides)
{
  SetdokuLessonCard *self = g_object_new (SETDOKU_TYPE_LESSON_CARD, NULL);

  self->slides = g_object_ref (slides);
  g_signal_connect_object (slides, "changed", G_CALLBACK (setdoku_lesson_card_update), self, G_CONNECT_SWAPPED);
  setdoku_lesson_card_update (self);
  return GTK_WIDGET (self);
}

void
lessons_menu_fill (GMenu *menu)
{
  g_return_if_fail (G_IS_MENU (menu));
  for (const Lesson *lesson = lessons; lesson->id; lesson++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (_(lesson->title), NULL);

      g_menu_item_set_action_and_target (item, "win.lesson", "s", lesson->id);
      g_menu_append_item (menu, item);
    }
}
