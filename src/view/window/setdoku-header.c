/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-header.h"

#include <glib/gi18n.h>

#include "config.h"
#include "setdoku-switcher.h"
#include "view/kit/popovers.h"
#include "view/kit/setdoku-glyph.h"
#include "view/kit/setdoku-layout.h"
#include "view/kit/setdoku-part.h"
#include "view/kit/setdoku-squeeze.h"
#include "view/kit/tooltip.h"
#include "view/watch/setdoku-lesson-card.h"

struct _SetdokuHeader
{
  GtkWidget      parent_instance;

  GtkWidget     *bar;
  GtkMenuButton *new_button, *menu_button;
  GtkWidget     *panel_place, *new_label, *undo_button, *redo_button, *history_button, *hint_button, *hint_label;
  GtkImage      *new_arrow;
  SetdokuClockFace *clock;                     /* the time, without the panel */
  GtkStack      *title_stack;
  GMenu         *main_menu, *lessons_menu, *copy_menu;
  SetdokuRoom    room;
  SetdokuView    view;
  char          *title, *subtitle;
};

G_DEFINE_FINAL_TYPE (SetdokuHeader, setdoku_header, GTK_TYPE_WIDGET)

enum { PROP_ROOM = 1, PROP_VIEW, PROP_TITLE, PROP_SUBTITLE, N_PROPERTIES };

static GParamSpec *properties[N_PROPERTIES];

/* In a narrow window the switcher is at the bottom, and the header says what is shown. */
static void
update (SetdokuHeader *self)
{
  gboolean narrow = self->room.shape == SETDOKU_SHAPE_NARROW, medium = self->room.shape == SETDOKU_SHAPE_MEDIUM;
  gboolean playing = self->view == SETDOKU_VIEW_PLAY, words = !narrow && !medium;

  setdoku_part_set_class (self->bar, "medium", medium);
  setdoku_part_set_class (self->bar, "narrow", narrow);
  gtk_stack_set_visible_child_name (self->title_stack,
                                    !narrow ? "switcher" : self->view == SETDOKU_VIEW_WATCH ? "watch" : "title");
  gtk_widget_set_visible (self->new_label, words);
  gtk_image_set_from_icon_name (self->new_arrow, words ? "pan-down-symbolic" : "list-add-symbolic");
  gtk_widget_set_visible (self->hint_label, words);
  gtk_widget_set_visible (self->panel_place, !narrow);
  gtk_widget_set_visible (self->undo_button, playing);
  gtk_widget_set_visible (self->redo_button, playing && !narrow);
  gtk_widget_set_visible (self->history_button, playing && words);
  gtk_widget_set_visible (self->hint_button, playing);
}

static void
setdoku_header_set_property (GObject      *object,
                             guint         id,
                             const GValue *value,
                             GParamSpec   *spec)
{
  SetdokuHeader *self = SETDOKU_HEADER (object);
  char **text = id == PROP_TITLE ? &self->title : &self->subtitle;

  if (id == PROP_ROOM)
    self->room = *(const SetdokuRoom *) g_value_get_boxed (value);
  else if (id == PROP_VIEW)
    self->view = (SetdokuView) g_value_get_int (value);
  else
    {
      g_free (*text);
      *text = g_value_dup_string (value);
      return;
    }
  update (self);
}

static void
setdoku_header_get_property (GObject    *object,
                             guint       id,
                             GValue     *value,
                             GParamSpec *spec)
{
  SetdokuHeader *self = SETDOKU_HEADER (object);

  if (id == PROP_ROOM)
    g_value_set_boxed (value, &self->room);
  else if (id == PROP_VIEW)
    g_value_set_int (value, (int) self->view);
  else
    g_value_set_string (value, id == PROP_TITLE ? self->title : self->subtitle);
}

static void
setdoku_header_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (setdoku_header_parent_class)->dispose (object);
}

static void
setdoku_header_finalize (GObject *object)
{
  SetdokuHeader *self = SETDOKU_HEADER (object);

  g_free (self->title);
  g_free (self->subtitle);
  G_OBJECT_CLASS (setdoku_header_parent_class)->finalize (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, SetdokuHeader, name)

static void
setdoku_header_class_init (SetdokuHeaderClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = setdoku_header_set_property;
  object_class->get_property = setdoku_header_get_property;
  object_class->dispose = setdoku_header_dispose;
  object_class->finalize = setdoku_header_finalize;
  properties[PROP_ROOM] = g_param_spec_boxed ("room", NULL, NULL, SETDOKU_TYPE_ROOM, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_VIEW] = g_param_spec_int ("view", NULL, NULL, 0, N_SETDOKU_VIEWS - 1, 0,
                                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SUBTITLE] = g_param_spec_string ("subtitle", NULL, NULL, NULL, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  g_type_ensure (SETDOKU_TYPE_CLOCK_FACE);
  g_type_ensure (SETDOKU_TYPE_GLYPH);
  g_type_ensure (SETDOKU_TYPE_SQUEEZE);
  g_type_ensure (SETDOKU_TYPE_SWITCHER);
  gtk_widget_class_set_css_name (widget_class, "setdoku-header");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, APP_PATH "header.ui");
  BIND (bar);
  BIND (new_button);
  BIND (menu_button);
  BIND (main_menu);
  BIND (lessons_menu);
  BIND (copy_menu);
  BIND (panel_place);
  BIND (clock);
  BIND (new_label);
  BIND (new_arrow);
  BIND (undo_button);
  BIND (redo_button);
  BIND (history_button);
  BIND (hint_button);
  BIND (hint_label);
  BIND (title_stack);
}

static void
setdoku_header_init (SetdokuHeader *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lessons_menu_fill (self->lessons_menu);
}

GtkMenuButton *
setdoku_header_get_new_button (SetdokuHeader *self)
{
  g_return_val_if_fail (SETDOKU_IS_HEADER (self), NULL);
  return self->new_button;
}

void
setdoku_header_follow_clock (SetdokuHeader    *self,
                             SetdokuClockFace *face)
{
  g_return_if_fail (SETDOKU_IS_HEADER (self));
  setdoku_clock_face_follow (self->clock, face);
}

GMenuModel *
setdoku_header_get_copy_menu (SetdokuHeader *self)
{
  g_return_val_if_fail (SETDOKU_IS_HEADER (self), NULL);
  return G_MENU_MODEL (self->copy_menu);
}

GtkMenuButton *
setdoku_header_get_menu_button (SetdokuHeader *self)
{
  g_return_val_if_fail (SETDOKU_IS_HEADER (self), NULL);
  return self->menu_button;
}

GMenuModel *
setdoku_header_get_main_menu (SetdokuHeader *self)
{
  g_return_val_if_fail (SETDOKU_IS_HEADER (self), NULL);
  return G_MENU_MODEL (self->main_menu);
}

void
setdoku_header_set_heading (SetdokuHeader *self,
                            GtkWidget     *heading)
{
  g_return_if_fail (SETDOKU_IS_HEADER (self));
  gtk_stack_add_titled (self->title_stack, heading, "watch", _("Watch"));
}

/* "Undo place 7 (Ctrl+Z)" */
static void
update_history_tooltip (GtkWidget  *button,
                        const char *format,
                        const char *plain,
                        const char *step)
{
  g_autofree char *text = step ? g_strdup_printf (format, step) : g_strdup (plain);

  tooltip_set (button, text);
}

void
setdoku_header_set_steps (SetdokuHeader *self,
                          const char    *undo,
                          const char    *redo)
{
  g_return_if_fail (SETDOKU_IS_HEADER (self));
  update_history_tooltip (self->undo_button, _("Undo %s (Ctrl+Z)"), _("Undo (Ctrl+Z)"), undo);
  update_history_tooltip (self->redo_button, _("Redo %s (Shift+Ctrl+Z)"), _("Redo (Shift+Ctrl+Z)"), redo);
}

void
setdoku_header_place_history (SetdokuHeader *self,
                              GtkPopover    *panel)
{
  graphene_rect_t area;

  g_return_if_fail (SETDOKU_IS_HEADER (self));
  if (!gtk_widget_get_parent (GTK_WIDGET (panel)))
    gtk_widget_set_parent (GTK_WIDGET (panel), self->bar);
  gtk_popover_set_position (panel, GTK_POS_BOTTOM);
  if (gtk_widget_compute_bounds (gtk_widget_get_visible (self->history_button) ? self->history_button : self->undo_button,
                                 self->bar, &area))
    popovers_point_to (GTK_WIDGET (panel), &(GdkRectangle) { (int) area.origin.x, (int) area.origin.y,
                                                             (int) area.size.width, (int) area.size.height });
}
