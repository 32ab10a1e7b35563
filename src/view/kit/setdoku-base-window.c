/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-base-window.c — see setdoku-base-window.h. */
#include "setdoku-base-window.h"

#include "setdoku-style.h"

G_DEFINE_TYPE (SetdokuBaseWindow, setdoku_base_window, GTK_TYPE_WINDOW)

static void
on_parent (SetdokuBaseWindow *self)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  if (parent)
    gtk_window_set_application (GTK_WINDOW (self), gtk_window_get_application (parent));
}

/* The main window knows how; what would be opened beside a modal window could not be used. */
static gboolean
on_help (GtkWidget *widget,
         GVariant  *arguments,
         gpointer   user)
{
  GtkWindow *parent = GTK_WINDOW (widget);

  if (gtk_window_get_modal (parent))
    return TRUE;
  while ((parent = gtk_window_get_transient_for (parent)))
    if (gtk_widget_activate_action (GTK_WIDGET (parent), "win.help", NULL))
      break;
  return TRUE;
}

/* A field for searching keeps Escape for itself: it is asked for before the field sees it. Those of popovers keep it. */
static gboolean
on_key (GtkEventController *controller,
        guint               keyval,
        guint               keycode,
        GdkModifierType     state,
        GtkWindow          *self)
{
  GtkWidget *focus = gtk_window_get_focus (self);
  GtkWidget *search = focus ? gtk_widget_get_ancestor (focus, GTK_TYPE_SEARCH_ENTRY) : NULL;

  if (keyval != GDK_KEY_Escape || state & gtk_accelerator_get_default_mod_mask () || !search
      || gtk_widget_get_native (search) != GTK_NATIVE (self))
    return FALSE;
  if (*gtk_editable_get_text (GTK_EDITABLE (search)))
    gtk_editable_set_text (GTK_EDITABLE (search), "");
  else
    gtk_window_close (self);
  return TRUE;
}

/* A key or a click keeps a window that it has destroyed until it has ended; the parent may be gone by then, and GTK would
 * still reach for it. */
static void
setdoku_base_window_unrealize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (setdoku_base_window_parent_class)->unrealize (widget);
  gtk_window_set_transient_for (GTK_WINDOW (widget), NULL);
}

static void
setdoku_base_window_class_init (SetdokuBaseWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->unrealize = setdoku_base_window_unrealize;
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close", NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F1, 0, on_help, NULL);
}

static void
setdoku_base_window_init (SetdokuBaseWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_window_set_destroy_with_parent (GTK_WINDOW (self), TRUE);
  setdoku_style_dress (setdoku_style_get_default (), GTK_WIDGET (self));
  g_signal_connect (self, "notify::transient-for", G_CALLBACK (on_parent), NULL);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
