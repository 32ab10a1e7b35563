/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* picture-source.c — see picture-source.h. */
#include "picture-source.h"

#include <glib/gi18n.h>

#include "popovers.h"
#include "second-click.h"
#include "setdoku-style.h"

static GtkWidget *asked;               /* weak */

typedef struct {
  const char *name;
  GtkWidget  *menu;                    /* weak; NULL: none was opened yet */
  PictureSourceTake take;              /* NULL: it is taken as it is drawn */
  const char *whole;                   /* of the menu; NULL: it shows all there is */
  PictureSourceTake take_whole;
} Source;

static GQuark
source_quark (void)
{
  return g_quark_from_static_string ("setdoku-picture-source");
}

static void
source_free (gpointer data)
{
  Source *source = data;

  g_clear_weak_pointer (&source->menu);
  g_free (source);
}

/* At the widget's end its popover is a child that GTK would complain about. */
static void
on_destroy (GtkWidget *widget,
            Source    *source)
{
  popovers_drop (&source->menu);
}

/* whole: NULL: there is no more of it. */
static void
append (GMenu      *menu,
        const char *save,
        const char *whole,
        const char *copy)
{
  g_autoptr(GMenu) section = g_menu_new ();

  g_menu_append (section, _("Save picture…"), save);
  if (whole)
    g_menu_append (section, whole, "app.save-whole-picture");
  g_menu_append (section, _("Copy picture"), copy);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}

void
picture_source_append (GtkWidget *widget,
                       GMenu     *menu)
{
  const Source *source = g_object_get_qdata (G_OBJECT (widget), source_quark ());

  g_set_weak_pointer (&asked, widget);
  append (menu, "app.save-picture", source && source->whole ? _(source->whole) : NULL, "app.copy-picture");
}

void
picture_source_append_board (GMenu *menu)
{
  append (menu, "win.export::picture", NULL, "win.copy-picture");
}

/* Layout managers let a menu take its place; a widget without one does not. */
static GtkWidget *
host_of (GtkWidget *widget)
{
  GtkWidget *host = widget;

  while (host && !gtk_widget_get_layout_manager (host))
    host = gtk_widget_get_parent (host);
  return host ? host : widget;
}

void
picture_source_open (GtkWidget *widget,
                     double     x,
                     double     y)
{
  Source *source = g_object_get_qdata (G_OBJECT (widget), source_quark ());
  GtkWidget *host = host_of (widget);
  g_autoptr(GMenu) menu = g_menu_new ();

  g_return_if_fail (source != NULL);
  picture_source_append (widget, menu);
  gtk_widget_translate_coordinates (widget, host, x, y, &x, &y);
  popovers_open_menu (&source->menu, G_MENU_MODEL (menu), host, (int) x, (int) y);
}

static void
on_second_click (GtkWidget *widget,
                 double     x,
                 double     y,
                 gboolean   held,
                 gpointer   user)
{
  picture_source_open (widget, x, y);
}

static gboolean
on_key (GtkWidget *widget,
        GVariant  *arguments,
        gpointer   user)
{
  picture_source_open (widget, gtk_widget_get_width (widget) / 2.0, gtk_widget_get_height (widget) / 2.0);
  return TRUE;
}

static void
add_controllers (GtkWidget *widget)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkShortcutTrigger *trigger = gtk_alternative_trigger_new (gtk_keyval_trigger_new (GDK_KEY_Menu, 0),
                                                             gtk_keyval_trigger_new (GDK_KEY_F10, GDK_SHIFT_MASK));

  second_click_add (widget, on_second_click, NULL);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (trigger, gtk_callback_action_new (on_key, NULL, NULL)));
  gtk_widget_add_controller (widget, keys);
}

void
picture_source_name (GtkWidget  *widget,
                     const char *name)
{
  Source *source = g_new0 (Source, 1);

  source->name = name;
  g_object_set_qdata_full (G_OBJECT (widget), source_quark (), source, source_free);
  g_signal_connect (widget, "destroy", G_CALLBACK (on_destroy), source);
}

void
picture_source_add (GtkWidget  *widget,
                    const char *name)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && name);
  picture_source_name (widget, name);
  add_controllers (widget);
}

void
picture_source_set_take (GtkWidget         *widget,
                         PictureSourceTake  take)
{
  Source *source = g_object_get_qdata (G_OBJECT (widget), source_quark ());

  g_return_if_fail (source != NULL);
  source->take = take;
}

void
picture_source_set_whole (GtkWidget         *widget,
                          const char        *label,
                          PictureSourceTake  take)
{
  Source *source = g_object_get_qdata (G_OBJECT (widget), source_quark ());

  g_return_if_fail (source != NULL && label);
  source->whole = label;
  source->take_whole = take;
}

GtkWidget *
picture_source_get_asked (void)
{
  return asked;
}

const char *
picture_source_get_name (GtkWidget *widget)
{
  const Source *source = g_object_get_qdata (G_OBJECT (widget), source_quark ());

  return source ? _(source->name) : _("Picture");
}

/* What was drawn is kept as drawing, and can be drawn again in any size, by any thread. */

static void
paint (const void *what,
       cairo_t    *cr)
{
  cairo_set_source_surface (cr, (cairo_surface_t *) what, 0, 0);
  cairo_paint (cr);
}

static void
free_drawing (gpointer drawn)
{
  picture_clear (drawn);
  g_free (drawn);
}

static void
free_surface (gpointer surface)
{
  cairo_surface_destroy (surface);
}

/* As it was drawn, whatever is wished. */
static void
make_drawn (const void    *what,
            const Palette *palette,
            const char    *font,
            Picture       *picture)
{
  *picture = *(const Picture *) what;
  picture->what = cairo_surface_reference (picture->what);
}

static gboolean
capture (GtkWidget    *widget,
         PictureModel *model)
{
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  g_autoptr(GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  cairo_surface_t *drawing;
  Picture *drawn;
  cairo_t *cr;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  if (!node || width < 1 || height < 1)
    {
      g_clear_pointer (&node, gsk_render_node_unref);
      return FALSE;
    }
  drawing = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &(cairo_rectangle_t) { 0, 0, width, height });
  cr = cairo_create (drawing);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  gsk_render_node_unref (node);
  drawn = g_new (Picture, 1);
  *drawn = (Picture) {
    .width = width, .height = height, .ground = setdoku_style_get_palette (setdoku_style_get_default ())->window,
    .paint = paint, .what = drawing, .free_what = free_surface,
  };
  *model = (PictureModel) { .make = make_drawn, .what = drawn, .free_what = free_drawing, .fixed = true };
  return TRUE;
}

gboolean
picture_source_take (GtkWidget    *widget,
                     PictureModel *model)
{
  const Source *source = g_object_get_qdata (G_OBJECT (widget), source_quark ());

  *model = (PictureModel) { 0 };
  return (source && source->take && source->take (widget, model)) || capture (widget, model);
}

gboolean
picture_source_take_whole (GtkWidget    *widget,
                           PictureModel *model)
{
  const Source *source = g_object_get_qdata (G_OBJECT (widget), source_quark ());

  *model = (PictureModel) { 0 };
  return source && source->take_whole && source->take_whole (widget, model);
}
