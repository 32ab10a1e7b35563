/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-banner.c — see setdoku-banner.h. Where it is narrow what can be done stands below the message, which would be a column
 * of single words beside it. */
#include "setdoku-banner.h"

#include <glib/gi18n.h>

#include "voice.h"
#include "setdoku-part.h"

struct _SetdokuBanner
{
  GtkWidget  parent_instance;

  GtkWidget *row, *body, *actions;       /* body: the message and the actions */
  GtkLabel  *message;
  guint      fading;           /* source id: it goes by itself */
  guint      adapting;         /* source id; 0: it need not */
};

G_DEFINE_FINAL_TYPE (SetdokuBanner, setdoku_banner, GTK_TYPE_WIDGET)

enum { NARROW = 560 };

static gboolean
adapt (gpointer user)
{
  SetdokuBanner *self = user;
  gboolean narrow = gtk_widget_get_width (GTK_WIDGET (self)) < NARROW;

  self->adapting = 0;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->body), narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  return G_SOURCE_REMOVE;
}

static void
setdoku_banner_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  SetdokuBanner *self = SETDOKU_BANNER (widget);
  gboolean narrow = gtk_orientable_get_orientation (GTK_ORIENTABLE (self->body)) == GTK_ORIENTATION_VERTICAL;

  gtk_widget_size_allocate (self->row, &(GtkAllocation) { 0, 0, width, height }, baseline);
  if ((width < NARROW) != narrow && !self->adapting)
    self->adapting = g_idle_add_full (G_PRIORITY_HIGH_IDLE, adapt, self, NULL);
}

static void
setdoku_banner_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  GtkWidget *row = SETDOKU_BANNER (widget)->row;
  int least, wish;

  gtk_widget_measure (row, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation != GTK_ORIENTATION_VERTICAL || for_size >= 0)
    return;
  gtk_widget_measure (row, orientation, G_MAXINT16, &least, &wish, NULL, NULL);          /* a box may be a pixel higher then */
  *minimum = MAX (*minimum, least);
  *natural = MAX (*natural, wish);
}

static GtkSizeRequestMode
setdoku_banner_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
setdoku_banner_dispose (GObject *object)
{
  SetdokuBanner *self = SETDOKU_BANNER (object);

  g_clear_handle_id (&self->adapting, g_source_remove);
  g_clear_handle_id (&self->fading, g_source_remove);
  g_clear_pointer (&self->row, gtk_widget_unparent);
  G_OBJECT_CLASS (setdoku_banner_parent_class)->dispose (object);
}

static void
setdoku_banner_class_init (SetdokuBannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_banner_dispose;
  widget_class->get_request_mode = setdoku_banner_get_request_mode;
  widget_class->measure = setdoku_banner_measure;
  widget_class->size_allocate = setdoku_banner_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "setdoku-banner");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT);
}

static void
setdoku_banner_init (SetdokuBanner *self)
{
  GtkWidget *dismiss = gtk_button_new_from_icon_name ("window-close-symbolic");

  self->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_set_parent (self->row, GTK_WIDGET (self));
  self->message = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->message, 0);
  gtk_label_set_wrap (self->message, TRUE);
  gtk_label_set_wrap_mode (self->message, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_selectable (self->message, FALSE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->message), TRUE);
  self->actions = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_set_valign (self->actions, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (self->actions, GTK_ALIGN_START);
  gtk_widget_set_valign (dismiss, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (dismiss, _("Dismiss"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (dismiss), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Dismiss"), -1);
  g_signal_connect_swapped (dismiss, "clicked", G_CALLBACK (setdoku_banner_dismiss), self);
  self->body = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_box_append (GTK_BOX (self->body), GTK_WIDGET (self->message));
  gtk_box_append (GTK_BOX (self->body), self->actions);
  gtk_box_append (GTK_BOX (self->row), self->body);
  gtk_box_append (GTK_BOX (self->row), dismiss);
  gtk_widget_add_css_class (GTK_WIDGET (self), "banner");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
setdoku_banner_say (SetdokuBanner *self,
                    gboolean       error,
                    const char    *message)
{
  GtkWidget *action;

  g_return_if_fail (SETDOKU_IS_BANNER (self) && message);
  g_clear_handle_id (&self->fading, g_source_remove);
  while ((action = gtk_widget_get_first_child (self->actions)))
    gtk_box_remove (GTK_BOX (self->actions), action);
  gtk_label_set_label (self->message, message);
  setdoku_part_set_class (self, "error", error);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  voice_say (GTK_WIDGET (self), message);
}

static gboolean
on_faded (gpointer user)
{
  SetdokuBanner *self = user;

  self->fading = 0;
  setdoku_banner_dismiss (self);
  return G_SOURCE_REMOVE;
}

void
setdoku_banner_say_briefly (SetdokuBanner *self,
                            const char    *message,
                            guint          seconds)
{
  g_return_if_fail (SETDOKU_IS_BANNER (self) && message);
  setdoku_banner_say (self, FALSE, message);
  self->fading = g_timeout_add_seconds (seconds, on_faded, self);
}

void
setdoku_banner_say_on (SetdokuBanner *self,
                       const char    *message)
{
  g_return_if_fail (SETDOKU_IS_BANNER (self) && message);
  gtk_label_set_label (self->message, message);
}

void
setdoku_banner_add_action (SetdokuBanner *self,
                           const char    *label,
                           const char    *action)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  g_return_if_fail (SETDOKU_IS_BANNER (self));
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), action);
  g_signal_connect_data (button, "clicked", G_CALLBACK (setdoku_banner_dismiss), self, NULL,
                         G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  gtk_box_append (GTK_BOX (self->actions), button);
}

void
setdoku_banner_dismiss (SetdokuBanner *self)
{
  g_return_if_fail (SETDOKU_IS_BANNER (self));
  g_clear_handle_id (&self->fading, g_source_remove);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

const char *
setdoku_banner_get_message (SetdokuBanner *self)
{
  g_return_val_if_fail (SETDOKU_IS_BANNER (self), NULL);
  return gtk_widget_get_visible (GTK_WIDGET (self)) ? gtk_label_get_label (self->message) : NULL;
}
