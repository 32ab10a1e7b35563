/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-export-page.c — see setdoku-export-page.h. */
#include "setdoku-export-page.h"

#include <glib/gi18n.h>

#include "view/kit/card.h"
#include "view/kit/choice-list.h"
#include "view/kit/compat.h"
#include "view/kit/line-layout.h"
#include "view/kit/switch-row.h"

typedef struct {
  GtkWidget *all;                      /* scrolls both, in a window that is too low for them */
  GtkWidget *scroller;                 /* of the rows */
  GtkBox    *both, *stage, *side, *rows, *foot;
  gboolean   ready;
} SetdokuExportPagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (SetdokuExportPage, setdoku_export_page, SETDOKU_TYPE_PART)

enum { PROP_READY = 1, N_PROPERTIES };
static GParamSpec *properties[N_PROPERTIES];

enum { SAID, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Above one another, each gets what it needs to be of use in the lowest window. */
enum { ROWS_WIDTH = 430, STAGE_LEAST = 260, NARROW_STAGE_LEAST = 180, NARROW_ROWS_LEAST = 160, ROW_SPACING = 12 };

static SetdokuExportPagePrivate *
private_of (SetdokuExportPage *self)
{
  return setdoku_export_page_get_instance_private (self);
}

/* A number does not become narrower, and what is chosen is to be read: it gets a line of its own where there is little room. */
static void
lay_row (GtkWidget *row,
         gboolean   narrow)
{
  GtkWidget *control = gtk_widget_get_last_child (row);

  if (GTK_IS_EDITABLE (control) || (GTK_IS_DROP_DOWN (control) && narrow))
    gtk_widget_set_layout_manager (row, line_layout_new (ROW_SPACING));
  else if (GTK_IS_DROP_DOWN (control))
    gtk_widget_set_layout_manager (row, g_object_new (GTK_TYPE_BOX_LAYOUT, "spacing", ROW_SPACING, NULL));
}

static void
setdoku_export_page_adapt (SetdokuPart *part)
{
  SetdokuExportPagePrivate *private = private_of (SETDOKU_EXPORT_PAGE (part));
  gboolean narrow = setdoku_part_is_narrow (part);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (private->both), narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_size_request (GTK_WIDGET (private->side), narrow ? -1 : ROWS_WIDTH, -1);
  gtk_widget_set_hexpand (GTK_WIDGET (private->side), narrow);
  gtk_widget_set_size_request (GTK_WIDGET (private->stage), -1, narrow ? NARROW_STAGE_LEAST : STAGE_LEAST);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (private->scroller), narrow ? NARROW_ROWS_LEAST : -1);
  for (GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (private->rows)); card; card = gtk_widget_get_next_sibling (card))
    for (GtkWidget *row = gtk_widget_get_first_child (card); row; row = gtk_widget_get_next_sibling (row))
      lay_row (row, narrow);
  setdoku_part_set_class (part, "narrow", narrow);
}

static void
setdoku_export_page_get_property (GObject    *object,
                                  guint       id,
                                  GValue     *value,
                                  GParamSpec *spec)
{
  if (id == PROP_READY)
    g_value_set_boolean (value, setdoku_export_page_is_ready (SETDOKU_EXPORT_PAGE (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

static void
setdoku_export_page_class_init (SetdokuExportPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = setdoku_export_page_get_property;
  SETDOKU_PART_CLASS (klass)->adapt = setdoku_export_page_adapt;
  properties[PROP_READY] = g_param_spec_boolean ("ready", NULL, NULL, TRUE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  signals[SAID] = g_signal_new ("said", SETDOKU_TYPE_EXPORT_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                G_TYPE_BOOLEAN, G_TYPE_STRING);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
setdoku_export_page_init (SetdokuExportPage *self)
{
  SetdokuExportPagePrivate *private = private_of (self);

  private->ready = TRUE;
  private->both = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  private->stage = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  private->side = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  private->rows = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  private->foot = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  private->scroller = gtk_scrolled_window_new ();
  gtk_widget_add_css_class (GTK_WIDGET (private->rows), "page");
  gtk_widget_add_css_class (GTK_WIDGET (private->stage), "stage");
  gtk_widget_add_css_class (GTK_WIDGET (private->foot), "bar");
  gtk_widget_add_css_class (GTK_WIDGET (private->foot), "export-foot");
  gtk_widget_set_visible (GTK_WIDGET (private->foot), FALSE);
  gtk_widget_set_hexpand (GTK_WIDGET (private->stage), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (private->stage), TRUE);
  gtk_widget_set_size_request (GTK_WIDGET (private->stage), -1, STAGE_LEAST);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (private->scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (private->scroller), GTK_WIDGET (private->rows));
  gtk_widget_set_focusable (private->scroller, FALSE);
  gtk_widget_set_vexpand (private->scroller, TRUE);
  gtk_widget_set_size_request (GTK_WIDGET (private->side), ROWS_WIDTH, -1);
  gtk_widget_set_hexpand (GTK_WIDGET (private->side), FALSE);    /* whatever the rows would like */
  gtk_box_append (private->side, private->scroller);
  gtk_box_append (private->side, GTK_WIDGET (private->foot));
  gtk_box_append (private->both, GTK_WIDGET (private->stage));
  gtk_box_append (private->both, GTK_WIDGET (private->side));
  private->all = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (private->all), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (private->all), GTK_WIDGET (private->both));
  gtk_widget_set_focusable (private->all, FALSE);
  gtk_widget_set_vexpand (private->all, TRUE);
  gtk_widget_set_parent (private->all, GTK_WIDGET (self));
}

void
setdoku_export_page_save (SetdokuExportPage *self)
{
  g_return_if_fail (SETDOKU_IS_EXPORT_PAGE (self));
  if (private_of (self)->ready)
    SETDOKU_EXPORT_PAGE_GET_CLASS (self)->save (self);
}

void
setdoku_export_page_write_to (SetdokuExportPage *self,
                              GFile             *file)
{
  g_return_if_fail (SETDOKU_IS_EXPORT_PAGE (self) && G_IS_FILE (file));
  SETDOKU_EXPORT_PAGE_GET_CLASS (self)->write_to (self, file);
}

static void
on_chosen (gpointer  object,
           GFile    *file)
{
  if (file)
    setdoku_export_page_write_to (object, file);
}

void
setdoku_export_page_choose_target (SetdokuExportPage *self,
                                   const char        *title,
                                   const char        *name)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (root && gtk_widget_get_mapped (GTK_WIDGET (self)))
    compat_save_file (GTK_WINDOW (root), title, name, NULL, on_chosen, self);
}

gboolean
setdoku_export_page_cancel (SetdokuExportPage *self)
{
  g_return_val_if_fail (SETDOKU_IS_EXPORT_PAGE (self), FALSE);
  return SETDOKU_EXPORT_PAGE_GET_CLASS (self)->cancel && SETDOKU_EXPORT_PAGE_GET_CLASS (self)->cancel (self);
}

void
setdoku_export_page_copy (SetdokuExportPage *self)
{
  g_return_if_fail (SETDOKU_IS_EXPORT_PAGE (self));
  if (SETDOKU_EXPORT_PAGE_GET_CLASS (self)->copy)
    SETDOKU_EXPORT_PAGE_GET_CLASS (self)->copy (self);
}

void
setdoku_export_page_set_ready (SetdokuExportPage *self,
                               gboolean           ready)
{
  g_return_if_fail (SETDOKU_IS_EXPORT_PAGE (self));
  if (private_of (self)->ready == ready)
    return;
  private_of (self)->ready = ready;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_READY]);
}

gboolean
setdoku_export_page_is_ready (SetdokuExportPage *self)
{
  g_return_val_if_fail (SETDOKU_IS_EXPORT_PAGE (self), FALSE);
  return private_of (self)->ready;
}

void
setdoku_export_page_say (SetdokuExportPage *self,
                         gboolean           error,
                         const char        *message)
{
  g_return_if_fail (SETDOKU_IS_EXPORT_PAGE (self) && message);
  g_signal_emit (self, signals[SAID], 0, error, message);
}

void
setdoku_export_page_set_stage (SetdokuExportPage *self,
                               GtkWidget         *stage)
{
  g_return_if_fail (SETDOKU_IS_EXPORT_PAGE (self) && GTK_IS_WIDGET (stage));
  gtk_widget_set_vexpand (stage, TRUE);
  gtk_box_append (private_of (self)->stage, stage);
}

GtkBox *
setdoku_export_page_add_card (SetdokuExportPage *self)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  g_return_val_if_fail (SETDOKU_IS_EXPORT_PAGE (self), NULL);
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "preferences");
  gtk_box_append (private_of (self)->rows, card);
  return GTK_BOX (card);
}

GtkWidget *
setdoku_export_page_add_row (SetdokuExportPage *self,
                             GtkBox            *card,
                             const char        *label,
                             GtkWidget         *control)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, ROW_SPACING), *words = card_label_new (label, "body");

  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  if (GTK_IS_DROP_DOWN (control))
    compat_name_drop_down (GTK_DROP_DOWN (control), label);
  if (GTK_IS_EDITABLE (control))         /* Return saves, in a number as elsewhere */
    g_object_set (gtk_editable_get_delegate (GTK_EDITABLE (control)), "activates-default", TRUE, NULL);
  gtk_widget_add_css_class (row, "preference");
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (row), control);
  lay_row (row, setdoku_part_is_narrow (self));
  switch_row_add (row, control);
  gtk_box_append (card, row);
  return row;
}

/* Rows that are not offered are passed over. */
static bool
focus_row_of (GtkWidget *card)
{
  for (GtkWidget *row = gtk_widget_get_first_child (card); row; row = gtk_widget_get_next_sibling (row))
    if (gtk_widget_get_visible (row) && gtk_widget_grab_focus (gtk_widget_get_last_child (row)))
      return true;
  return false;
}

void
setdoku_export_page_focus_first (SetdokuExportPage *self)
{
  GtkWidget *card;

  g_return_if_fail (SETDOKU_IS_EXPORT_PAGE (self));
  card = gtk_widget_get_first_child (GTK_WIDGET (private_of (self)->rows));
  while (card && !(gtk_widget_get_visible (card) && focus_row_of (card)))
    card = gtk_widget_get_next_sibling (card);
}

void
setdoku_export_page_add_below (SetdokuExportPage *self,
                               GtkWidget         *widget)
{
  g_return_if_fail (SETDOKU_IS_EXPORT_PAGE (self) && GTK_IS_WIDGET (widget));
  gtk_box_append (private_of (self)->foot, widget);
  gtk_widget_set_visible (GTK_WIDGET (private_of (self)->foot), TRUE);
}

GtkWidget *
setdoku_export_page_new_choice (const char *const *words,
                                guint              n)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *list;

  for (guint i = 0; i < n; i++)
    gtk_string_list_append (names, _(words[i]));
  list = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), NULL);
  choice_list_may_shrink (GTK_DROP_DOWN (list));
  return list;
}
