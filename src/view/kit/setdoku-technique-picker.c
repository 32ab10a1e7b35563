/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-technique-picker.c — see setdoku-technique-picker.h. Every row is a check button, so keys and screen readers need
 * nothing of their own; those of which one can be chosen are a group. The rows are made when they are first looked at. */
#include "setdoku-technique-picker.h"

#include <glib/gi18n.h>
#include <string.h>

#include "engine/make/generate.h"

enum { LIST_WIDTH = 300, LIST_HEIGHT = 320 };
enum { PROP_SEVERAL = 1, PROP_TITLE };

struct _SetdokuTechniquePicker
{
  GtkWidget       parent_instance;

  gboolean        several;
  char           *title;
  TechniqueSet    chosen;                            /* of the single choice one or none */
  int             n_techniques;
  GtkWidget      *button;
  GtkWidget      *search, *list, *none;              /* NULL: not made yet; none: "Any technique", of the single choice */
  GtkCheckButton *checks[TECHNIQUES_MAX];            /* of techniques[]; NULL: not offered */
  gboolean        updating;
};

G_DEFINE_FINAL_TYPE (SetdokuTechniquePicker, setdoku_technique_picker, GTK_TYPE_WIDGET)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Those that another technique always does as well can be allowed, but not needed. */
static gboolean
can_be_needed (const Technique *technique)
{
  Wish wish;

  wish_init (&wish);
  wish.needs = (int) (technique - techniques);
  return wish_check (&wish) == WISH_OK;
}

static void
update_label (SetdokuTechniquePicker *self)
{
  int one = setdoku_technique_picker_get_technique (self), n = technique_set_count (&self->chosen);
  g_autofree char *text = NULL, *spoken = NULL;

  if (!self->several)
    text = g_strdup (one < 0 ? _("Any technique") : _(techniques[one].name));
  else if (n == self->n_techniques)
    text = g_strdup (_("All techniques"));
  else
    text = g_strdup_printf (ngettext ("%d technique", "%d techniques", n), n);
  gtk_menu_button_set_label (GTK_MENU_BUTTON (self->button), text);
  /* Translators: what the techniques are for ("Must need"), which they are ("X-wing") */
  spoken = g_strdup_printf (_("%s: %s"), self->title ? self->title : _("Techniques"), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
on_toggled (SetdokuTechniquePicker *self)
{
  if (self->updating)
    return;
  self->chosen = (TechniqueSet) { 0 };
  for (int i = 0; i < self->n_techniques; i++)
    if (self->checks[i] && gtk_check_button_get_active (self->checks[i]))
      technique_set_add (&self->chosen, &techniques[i]);
  update_label (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
choose_all (SetdokuTechniquePicker *self)
{
  self->chosen = (TechniqueSet) { 0 };
  for (int i = 0; i < self->n_techniques; i++)
    technique_set_add (&self->chosen, &techniques[i]);
}

static void
show_chosen (SetdokuTechniquePicker *self)
{
  self->updating = TRUE;
  if (self->none)
    gtk_check_button_set_active (GTK_CHECK_BUTTON (self->none), TRUE);
  for (int i = 0; self->list && i < self->n_techniques; i++)
    if (self->checks[i] && (self->several || technique_set_has (&self->chosen, &techniques[i])))
      gtk_check_button_set_active (self->checks[i], technique_set_has (&self->chosen, &techniques[i]));
  self->updating = FALSE;
  update_label (self);
}

static gboolean
is_wanted (GtkListBoxRow *row,
           gpointer       user)
{
  SetdokuTechniquePicker *self = user;
  g_autofree char *wanted = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);
  GtkWidget *check = gtk_list_box_row_get_child (row);
  g_autofree char *name = g_utf8_casefold (gtk_check_button_get_label (GTK_CHECK_BUTTON (check)), -1);

  return strstr (name, g_strstrip (wanted)) != NULL;
}

static void
on_search_changed (SetdokuTechniquePicker *self)
{
  gtk_list_box_invalidate_filter (GTK_LIST_BOX (self->list));
}

/* Enter in the field chooses the first that is found. */
static void
on_search_activated (SetdokuTechniquePicker *self)
{
  for (GtkWidget *row = gtk_widget_get_first_child (self->list); row; row = gtk_widget_get_next_sibling (row))
    if (GTK_IS_LIST_BOX_ROW (row) && gtk_widget_get_child_visible (row))
      {
        gtk_widget_activate (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row)));
        return;
      }
}

static void
on_all (SetdokuTechniquePicker *self)
{
  setdoku_technique_picker_set_set (self, NULL);
}

static void
on_none (SetdokuTechniquePicker *self)
{
  setdoku_technique_picker_set_set (self, &(TechniqueSet) { 0 });
}

static GtkWidget *
add_check (SetdokuTechniquePicker *self,
           const char             *name)
{
  GtkWidget *check = gtk_check_button_new_with_label (name), *row = gtk_list_box_row_new ();

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), check);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
  return check;
}

static void
fill_list (SetdokuTechniquePicker *self)
{
  if (!self->several)
    self->none = add_check (self, _("Any technique"));
  for (int i = 0; i < self->n_techniques; i++)
    if (self->several || can_be_needed (&techniques[i]))
      {
        self->checks[i] = GTK_CHECK_BUTTON (add_check (self, _(techniques[i].name)));
        if (!self->several)
          gtk_check_button_set_group (self->checks[i], GTK_CHECK_BUTTON (self->none));
        g_signal_connect_swapped (self->checks[i], "toggled", G_CALLBACK (on_toggled), self);
      }
  show_chosen (self);
}

static GtkWidget *
new_buttons (SetdokuTechniquePicker *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  /* Translators: of techniques: two buttons, which tick all of them or none */
  GtkWidget *all = gtk_button_new_with_label (_("All")), *none = gtk_button_new_with_label (C_("techniques", "None"));

  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  g_signal_connect_swapped (all, "clicked", G_CALLBACK (on_all), self);
  g_signal_connect_swapped (none, "clicked", G_CALLBACK (on_none), self);
  gtk_box_append (GTK_BOX (box), all);
  gtk_box_append (GTK_BOX (box), none);
  return box;
}

static GtkWidget *
new_popover (SetdokuTechniquePicker *self)
{
  GtkWidget *popover = gtk_popover_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *scroller = gtk_scrolled_window_new (), *empty = gtk_label_new (_("No such technique"));

  self->search = gtk_search_entry_new ();
  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  gtk_list_box_set_filter_func (GTK_LIST_BOX (self->list), is_wanted, self, NULL);
  gtk_widget_set_margin_top (empty, 12);
  gtk_list_box_set_placeholder (GTK_LIST_BOX (self->list), empty);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Search techniques"), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Techniques"), -1);
  /* It says a moment later what was typed, and may outlive us by that. */
  g_signal_connect_object (self->search, "search-changed", G_CALLBACK (on_search_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "activate", G_CALLBACK (on_search_activated), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->search, "stop-search", G_CALLBACK (gtk_popover_popdown), popover);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_size_request (scroller, LIST_WIDTH, LIST_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->list);
  gtk_box_append (GTK_BOX (box), self->search);
  if (self->several)
    gtk_box_append (GTK_BOX (box), new_buttons (self));
  gtk_box_append (GTK_BOX (box), scroller);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  fill_list (self);
  return popover;
}

static void
make_popover (SetdokuTechniquePicker *self)
{
  if (!self->list)
    gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->button), new_popover (self));
}

static void
on_popup (GtkMenuButton *button,
          gpointer       user)
{
  make_popover (user);
}

static void
setdoku_technique_picker_constructed (GObject *object)
{
  SetdokuTechniquePicker *self = SETDOKU_TECHNIQUE_PICKER (object);

  G_OBJECT_CLASS (setdoku_technique_picker_parent_class)->constructed (object);
  while (self->n_techniques < TECHNIQUES_MAX && techniques[self->n_techniques].id)
    self->n_techniques++;
  if (self->several)
    choose_all (self);
  self->button = gtk_menu_button_new ();
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->button), on_popup, self, NULL);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
  update_label (self);
}

static void
setdoku_technique_picker_set_property (GObject      *object,
                                       guint         id,
                                       const GValue *value,
                                       GParamSpec   *property)
{
  if (id == PROP_SEVERAL)
    SETDOKU_TECHNIQUE_PICKER (object)->several = g_value_get_boolean (value);
  else if (id == PROP_TITLE)
    SETDOKU_TECHNIQUE_PICKER (object)->title = g_value_dup_string (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, property);
}

static void
setdoku_technique_picker_dispose (GObject *object)
{
  SetdokuTechniquePicker *self = SETDOKU_TECHNIQUE_PICKER (object);

  self->updating = TRUE;
  g_clear_pointer (&self->button, gtk_widget_unparent);
  G_OBJECT_CLASS (setdoku_technique_picker_parent_class)->dispose (object);
}

static void
setdoku_technique_picker_finalize (GObject *object)
{
  g_free (SETDOKU_TECHNIQUE_PICKER (object)->title);
  G_OBJECT_CLASS (setdoku_technique_picker_parent_class)->finalize (object);
}

static void
setdoku_technique_picker_class_init (SetdokuTechniquePickerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = setdoku_technique_picker_constructed;
  G_OBJECT_CLASS (klass)->set_property = setdoku_technique_picker_set_property;
  G_OBJECT_CLASS (klass)->dispose = setdoku_technique_picker_dispose;
  G_OBJECT_CLASS (klass)->finalize = setdoku_technique_picker_finalize;
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_SEVERAL,
                                   g_param_spec_boolean ("several", NULL, NULL, FALSE,
                                                         G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY
                                                         | G_PARAM_STATIC_STRINGS));
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_TITLE,
                                   g_param_spec_string ("title", NULL, NULL, NULL,
                                                        G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY
                                                        | G_PARAM_STATIC_STRINGS));
  signals[CHANGED] = g_signal_new ("changed", SETDOKU_TYPE_TECHNIQUE_PICKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
setdoku_technique_picker_init (SetdokuTechniquePicker *self)
{
}

int
setdoku_technique_picker_get_technique (SetdokuTechniquePicker *self)
{
  g_return_val_if_fail (SETDOKU_IS_TECHNIQUE_PICKER (self), -1);
  for (int i = 0; i < self->n_techniques; i++)
    if (technique_set_has (&self->chosen, &techniques[i]))
      return i;
  return -1;
}

void
setdoku_technique_picker_set_technique (SetdokuTechniquePicker *self,
                                        int                     technique)
{
  g_return_if_fail (SETDOKU_IS_TECHNIQUE_PICKER (self) && !self->several && technique < self->n_techniques);
  technique = MAX (technique, -1);
  if (setdoku_technique_picker_get_technique (self) == technique)
    return;
  self->chosen = (TechniqueSet) { 0 };
  if (technique >= 0)
    technique_set_add (&self->chosen, &techniques[technique]);
  show_chosen (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

bool
setdoku_technique_picker_get_set (SetdokuTechniquePicker *self,
                                  TechniqueSet           *set)
{
  g_return_val_if_fail (SETDOKU_IS_TECHNIQUE_PICKER (self), false);
  *set = self->chosen;
  return technique_set_count (set) < self->n_techniques;
}

void
setdoku_technique_picker_set_set (SetdokuTechniquePicker *self,
                                  const TechniqueSet     *set)
{
  g_return_if_fail (SETDOKU_IS_TECHNIQUE_PICKER (self) && self->several);
  if (set)
    self->chosen = *set;
  else
    choose_all (self);
  show_chosen (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
setdoku_technique_picker_search (SetdokuTechniquePicker *self,
                                 const char             *text)
{
  g_return_if_fail (SETDOKU_IS_TECHNIQUE_PICKER (self));
  make_popover (self);
  gtk_editable_set_text (GTK_EDITABLE (self->search), text);
  on_search_changed (self);
}

int
setdoku_technique_picker_count_found (SetdokuTechniquePicker *self)
{
  int n = 0;

  g_return_val_if_fail (SETDOKU_IS_TECHNIQUE_PICKER (self), 0);
  make_popover (self);
  for (GtkWidget *row = gtk_widget_get_first_child (self->list); row; row = gtk_widget_get_next_sibling (row))
    n += GTK_IS_LIST_BOX_ROW (row) && gtk_widget_get_child_visible (row);
  return n;
}
