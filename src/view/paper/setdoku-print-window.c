/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-print-window.c — see setdoku-print-window.h. */
#include "setdoku-print-window.h"

#include <glib/gi18n.h>

#include "config.h"
#include "view/kit/setdoku-squeeze.h"

enum { NARROW_WIDTH = 660, HEADER_GAPS = 36 };

struct _SetdokuPrintWindow
{
  SetdokuBaseWindow    parent_instance;

  GtkWidget           *box, *cancel, *title, *save, *print;
  int                  save_width;       /* px of its words; 0: not known yet */
  gboolean             tight;            /* there is no room for them, and it shows a picture */
  SetdokuBanner       *banner;
  SetdokuPrintPage    *page;
  SetdokuPrintOnBoard  on_board;
};

G_DEFINE_FINAL_TYPE (SetdokuPrintWindow, setdoku_print_window, SETDOKU_TYPE_BASE_WINDOW)

/* A button that cannot be pressed says why. */
static void
update (SetdokuPrintWindow *self)
{
  gboolean ready = setdoku_export_page_is_ready (SETDOKU_EXPORT_PAGE (self->page));
  const char *why = ready ? NULL : setdoku_print_page_get_words (self->page);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "print.save", ready);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "print.print", ready);
  gtk_widget_set_tooltip_text (self->save, why ? why : self->tight ? _("Save as PDF…") : NULL);
  gtk_widget_set_tooltip_text (self->print, why);
}

static void
on_save (GtkWidget *widget, const char *action, GVariant *value)
{
  setdoku_export_page_save (SETDOKU_EXPORT_PAGE (SETDOKU_PRINT_WINDOW (widget)->page));
}

static void
on_print (GtkWidget *widget, const char *action, GVariant *value)
{
  setdoku_print_page_print (SETDOKU_PRINT_WINDOW (widget)->page);
}

static void
on_turn (GtkWidget *widget, const char *action, GVariant *value)
{
  SetdokuSheetView *view = setdoku_print_page_get_view (SETDOKU_PRINT_WINDOW (widget)->page);
  int sheet = (int) setdoku_sheet_view_get_sheet (view) + g_variant_get_int32 (value);

  setdoku_sheet_view_show (view, (unsigned) MAX (sheet, 0));
}

static void
on_said (SetdokuExportPage *page, gboolean error, const char *message, SetdokuPrintWindow *self)
{
  setdoku_banner_say (self->banner, error, message);
}

static void
look_at_board (SetdokuPrintWindow *self)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  g_autoptr (Document) document = parent && self->on_board ? self->on_board (parent) : NULL;

  if (document)
    setdoku_print_page_set_document (self->page, document);
}

static void
on_active (SetdokuPrintWindow *self)
{
  if (gtk_window_is_active (GTK_WINDOW (self)))
    look_at_board (self);
}

static int
width_of (GtkWidget *widget)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

/* Large letters on a narrow screen: saving is a picture rather than out of reach. */
static void
fit_header (SetdokuPrintWindow *self, int width)
{
  gboolean tight;

  if (!self->tight)
    self->save_width = width_of (self->save);
  tight = width_of (self->cancel) + self->save_width + width_of (self->print) + HEADER_GAPS > width;
  if (tight == self->tight)
    return;
  self->tight = tight;
  if (tight)
    gtk_button_set_icon_name (GTK_BUTTON (self->save), "document-save-symbolic");
  else
    gtk_button_set_label (GTK_BUTTON (self->save), _("Save as PDF…"));
  update (self);
}

static void
setdoku_print_window_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SetdokuPrintWindow *self = SETDOKU_PRINT_WINDOW (widget);

  g_object_set (self->page, "narrow", width < NARROW_WIDTH, NULL);
  gtk_widget_set_visible (self->title, width >= NARROW_WIDTH);
  fit_header (self, width);
  GTK_WIDGET_CLASS (setdoku_print_window_parent_class)->size_allocate (widget, width, height, baseline);
}

static gboolean
setdoku_print_window_close_request (GtkWindow *window)
{
  setdoku_export_page_cancel (SETDOKU_EXPORT_PAGE (SETDOKU_PRINT_WINDOW (window)->page));
  return GTK_WINDOW_CLASS (setdoku_print_window_parent_class)->close_request (window);
}

static void
setdoku_print_window_class_init (SetdokuPrintWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const struct { guint key; int turn; } keys[] = { { GDK_KEY_Page_Up, -1 }, { GDK_KEY_Page_Down, 1 } };

  widget_class->size_allocate = setdoku_print_window_size_allocate;
  GTK_WINDOW_CLASS (klass)->close_request = setdoku_print_window_close_request;
  g_type_ensure (SETDOKU_TYPE_BANNER);
  g_type_ensure (SETDOKU_TYPE_SQUEEZE);
  gtk_widget_class_set_template_from_resource (widget_class, APP_PATH "print.ui");
  gtk_widget_class_bind_template_child (widget_class, SetdokuPrintWindow, box);
  gtk_widget_class_bind_template_child (widget_class, SetdokuPrintWindow, title);
  gtk_widget_class_bind_template_child (widget_class, SetdokuPrintWindow, cancel);
  gtk_widget_class_bind_template_child (widget_class, SetdokuPrintWindow, save);
  gtk_widget_class_bind_template_child (widget_class, SetdokuPrintWindow, print);
  gtk_widget_class_bind_template_child (widget_class, SetdokuPrintWindow, banner);
  gtk_widget_class_install_action (widget_class, "print.save", NULL, on_save);
  gtk_widget_class_install_action (widget_class, "print.print", NULL, on_print);
  gtk_widget_class_install_action (widget_class, "print.turn", "i", on_turn);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i].key, 0, "print.turn", "i", keys[i].turn);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, GDK_CONTROL_MASK, "print.save", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, GDK_CONTROL_MASK, "print.print", NULL);
}

static void
setdoku_print_window_init (SetdokuPrintWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
setdoku_print_window_new (GtkWindow *parent, SetdokuPrintOnBoard on_board, GSettings *settings)
{
  SetdokuPrintWindow *self = g_object_new (SETDOKU_TYPE_PRINT_WINDOW, "transient-for", parent, NULL);

  self->on_board = on_board;
  self->page = setdoku_print_page_new (settings);
  gtk_widget_set_vexpand (GTK_WIDGET (self->page), TRUE);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->page));
  g_signal_connect_object (self->page, "notify::ready", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (setdoku_print_page_get_source (self->page), "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->page, "said", G_CALLBACK (on_said), self, 0);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (on_active), NULL);
  look_at_board (self);
  update (self);
  return GTK_WIDGET (self);
}

SetdokuPrintPage *
setdoku_print_window_get_page (SetdokuPrintWindow *self)
{
  g_return_val_if_fail (SETDOKU_IS_PRINT_WINDOW (self), NULL);
  return self->page;
}

SetdokuBanner *
setdoku_print_window_get_banner (SetdokuPrintWindow *self)
{
  g_return_val_if_fail (SETDOKU_IS_PRINT_WINDOW (self), NULL);
  return self->banner;
}
