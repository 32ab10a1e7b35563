/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-export-window.c — see setdoku-export-window.h. To add a page, add its row. */
#include "setdoku-export-window.h"

#include <glib/gi18n.h>

#include "config.h"
#include "setdoku-export-film.h"
#include "setdoku-export-picture.h"
#include "setdoku-export-slides.h"
#include "view/kit/setdoku-squeeze.h"

/* make: NULL where the page has nothing to show of the subject. */
static const struct {
  const char          *id, *title;
  SetdokuExportPage *(*make) (const ExportSubject *subject, GSettings *settings);
} rows[] = {
  { "picture", N_("Picture"), setdoku_export_picture_new },
  { "film", N_("Film"), setdoku_export_film_new },
  { "slides", N_("Slides"), setdoku_export_slides_new },
};

enum { NARROW_WIDTH = 760, HEADER_WIDTH = 480 };

struct _SetdokuExportWindow
{
  SetdokuBaseWindow parent_instance;

  ExportSubject    *subject;
  GtkStack         *stack;
  SetdokuBanner    *banner;
  GtkWidget        *header;
  gboolean          narrow, tight;     /* the pages, the header bar */
  guint             tick;              /* 0: none */
};

G_DEFINE_FINAL_TYPE (SetdokuExportWindow, setdoku_export_window, SETDOKU_TYPE_BASE_WINDOW)

SetdokuExportPage *
setdoku_export_window_get_page (SetdokuExportWindow *self)
{
  g_return_val_if_fail (SETDOKU_IS_EXPORT_WINDOW (self), NULL);
  return SETDOKU_EXPORT_PAGE (gtk_stack_get_visible_child (self->stack));
}

static void
update (SetdokuExportWindow *self)
{
  SetdokuExportPage *page = setdoku_export_window_get_page (self);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "export.save", page && setdoku_export_page_is_ready (page));
}

static void
on_save (GtkWidget  *widget,
         const char *action,
         GVariant   *value)
{
  setdoku_export_page_save (setdoku_export_window_get_page (SETDOKU_EXPORT_WINDOW (widget)));
}

static void
on_copy (GtkWidget  *widget,
         const char *action,
         GVariant   *value)
{
  setdoku_export_page_copy (setdoku_export_window_get_page (SETDOKU_EXPORT_WINDOW (widget)));
}

static void
on_cancel (GtkWidget  *widget,
           const char *action,
           GVariant   *value)
{
  if (!setdoku_export_page_cancel (setdoku_export_window_get_page (SETDOKU_EXPORT_WINDOW (widget))))
    gtk_window_close (GTK_WINDOW (widget));
}

static void
on_said (SetdokuExportPage   *page,
         gboolean             error,
         const char          *message,
         SetdokuExportWindow *self)
{
  setdoku_banner_say (self->banner, error, message);
}

static gboolean
adapt (GtkWidget     *widget,
       GdkFrameClock *clock,
       gpointer       user)
{
  SetdokuExportWindow *self = SETDOKU_EXPORT_WINDOW (widget);

  self->tick = 0;
  for (GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (self->stack)); page; page = gtk_widget_get_next_sibling (page))
    g_object_set (page, "narrow", self->narrow, NULL);
  if (self->tight)
    gtk_widget_add_css_class (self->header, "narrow");
  else
    gtk_widget_remove_css_class (self->header, "narrow");
  for (GtkWidget *page = gtk_widget_get_first_child (gtk_header_bar_get_title_widget (GTK_HEADER_BAR (self->header))); page;
       page = gtk_widget_get_next_sibling (page))
    if (GTK_IS_LABEL (gtk_button_get_child (GTK_BUTTON (page))))
      gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (page))),
                               self->tight ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  return G_SOURCE_REMOVE;
}

/* The pages turn with the width, which is no matter for the frame that is being laid out. */
static void
setdoku_export_window_size_allocate (GtkWidget *widget,
                                     int        width,
                                     int        height,
                                     int        baseline)
{
  SetdokuExportWindow *self = SETDOKU_EXPORT_WINDOW (widget);

  if (self->narrow != (width < NARROW_WIDTH) || self->tight != (width < HEADER_WIDTH))
    {
      self->narrow = width < NARROW_WIDTH;
      self->tight = width < HEADER_WIDTH;
      if (!self->tick)
        self->tick = gtk_widget_add_tick_callback (widget, adapt, NULL, NULL);
    }
  GTK_WIDGET_CLASS (setdoku_export_window_parent_class)->size_allocate (widget, width, height, baseline);
}

/* The first thing that can be chosen has the focus; Return saves. */
static void
setdoku_export_window_map (GtkWidget *widget)
{
  SetdokuExportPage *page = setdoku_export_window_get_page (SETDOKU_EXPORT_WINDOW (widget));

  GTK_WIDGET_CLASS (setdoku_export_window_parent_class)->map (widget);
  if (page)
    setdoku_export_page_focus_first (page);
}

static void
setdoku_export_window_finalize (GObject *object)
{
  g_clear_pointer (&SETDOKU_EXPORT_WINDOW (object)->subject, export_subject_unref);
  G_OBJECT_CLASS (setdoku_export_window_parent_class)->finalize (object);
}

static void
setdoku_export_window_class_init (SetdokuExportWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = setdoku_export_window_finalize;
  widget_class->size_allocate = setdoku_export_window_size_allocate;
  widget_class->map = setdoku_export_window_map;
  gtk_widget_class_set_template_from_resource (widget_class, APP_PATH "export.ui");
  gtk_widget_class_bind_template_child (widget_class, SetdokuExportWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, SetdokuExportWindow, header);
  gtk_widget_class_bind_template_child (widget_class, SetdokuExportWindow, banner);
  gtk_widget_class_bind_template_callback (widget_class, update);
  gtk_widget_class_install_action (widget_class, "export.save", NULL, on_save);
  gtk_widget_class_install_action (widget_class, "export.cancel", NULL, on_cancel);
  gtk_widget_class_install_action (widget_class, "export.copy", NULL, on_copy);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "export.copy", NULL);
}

static void
setdoku_export_window_init (SetdokuExportWindow *self)
{
  g_type_ensure (SETDOKU_TYPE_BANNER);
  g_type_ensure (SETDOKU_TYPE_SQUEEZE);
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
setdoku_export_window_new (GtkWindow     *parent,
                           ExportSubject *subject,
                           GSettings     *settings)
{
  SetdokuExportWindow *self = g_object_new (SETDOKU_TYPE_EXPORT_WINDOW, "transient-for", parent, NULL);

  self->subject = subject;
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      SetdokuExportPage *page = rows[i].make (subject, settings);

      if (!page)
        continue;
      gtk_stack_add_titled (self->stack, GTK_WIDGET (page), rows[i].id, _(rows[i].title));
      g_signal_connect_object (page, "notify::ready", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (page, "said", G_CALLBACK (on_said), self, 0);
    }
  update (self);
  return GTK_WIDGET (self);
}

void
setdoku_export_window_show_page (SetdokuExportWindow *self,
                                 const char          *id)
{
  g_return_if_fail (SETDOKU_IS_EXPORT_WINDOW (self) && id);
  if (gtk_stack_get_child_by_name (self->stack, id))
    gtk_stack_set_visible_child_name (self->stack, id);
}

SetdokuBanner *
setdoku_export_window_get_banner (SetdokuExportWindow *self)
{
  g_return_val_if_fail (SETDOKU_IS_EXPORT_WINDOW (self), NULL);
  return self->banner;
}
