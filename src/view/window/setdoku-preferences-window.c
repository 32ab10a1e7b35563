/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-preferences-window.c — see setdoku-preferences-window.h. */
#include "setdoku-preferences-window.h"

#include <glib/gi18n.h>

#include "config.h"
#include "model/keep/settings.h"
#include "view/kit/choice-list.h"
#include "view/kit/line-layout.h"
#include "view/kit/setdoku-style.h"
#include "view/kit/switch-row.h"
#include "view/kit/compat.h"
#include "view/kit/voice.h"

enum { SPACING = 12 };                   /* px, of a row */

/* What of a control the settings are bound to. */
static const char switch_property[] = "active", choice_property[] = "selected";

struct _SetdokuPreferencesWindow
{
  SetdokuBaseWindow   parent_instance;

  GtkWidget  *list, *not_kept;
  GHashTable *controls;                  /* key → its control, borrowed */
  gboolean    phone;                     /* the window is one */
};

G_DEFINE_FINAL_TYPE (SetdokuPreferencesWindow, setdoku_preferences_window, SETDOKU_TYPE_BASE_WINDOW)

/* On a phone what is chosen stands below what it is about: there is no room to read both beside each other. */
static void
on_classes (SetdokuPreferencesWindow *self)
{
  gboolean phone = gtk_widget_has_css_class (GTK_WIDGET (self), "phone");
  GHashTableIter all;
  gpointer control;

  if (phone == self->phone)
    return;
  self->phone = phone;
  g_hash_table_iter_init (&all, self->controls);
  while (g_hash_table_iter_next (&all, NULL, &control))
    if (GTK_IS_DROP_DOWN (control))
      gtk_widget_set_layout_manager (gtk_widget_get_parent (control), phone ? line_layout_new (SPACING)
                                     : GTK_LAYOUT_MANAGER (g_object_new (GTK_TYPE_BOX_LAYOUT, "spacing", SPACING, NULL)));
}

static void
setdoku_preferences_window_finalize (GObject *object)
{
  g_clear_pointer (&SETDOKU_PREFERENCES_WINDOW (object)->controls, g_hash_table_unref);
  G_OBJECT_CLASS (setdoku_preferences_window_parent_class)->finalize (object);
}

static void
setdoku_preferences_window_class_init (SetdokuPreferencesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = setdoku_preferences_window_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, APP_PATH "preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, SetdokuPreferencesWindow, list);
  gtk_widget_class_bind_template_child (widget_class, SetdokuPreferencesWindow, not_kept);
}

static void
setdoku_preferences_window_init (SetdokuPreferencesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->controls = g_hash_table_new (g_str_hash, g_str_equal);
}

/* Choices. */

static guint
count_choices (const Preference *preference)
{
  guint n = 0;

  while (preference->choices[n].nick)
    n++;
  return n;
}

static gboolean
nick_to_number (GValue   *value,
                GVariant *variant,
                gpointer  user)
{
  const Preference *preference = user;
  const char *nick = g_variant_get_string (variant, NULL);

  for (guint i = 0; preference->choices[i].nick; i++)
    if (g_str_equal (preference->choices[i].nick, nick))
      {
        g_value_set_uint (value, i);
        return TRUE;
      }
  return FALSE;
}

static GVariant *
number_to_nick (const GValue       *value,
                const GVariantType *type,
                gpointer            user)
{
  const Preference *preference = user;
  guint number = g_value_get_uint (value);

  return number < count_choices (preference) ? g_variant_new_string (preference->choices[number].nick) : NULL;
}

/* Without settings. */
static void
on_selected (GtkDropDown      *down,
             GParamSpec       *property,
             const Preference *preference)
{
  guint number = gtk_drop_down_get_selected (down);

  if (number < count_choices (preference))
    setdoku_preferences_apply (preference->key, preference->choices[number].nick);
}

static GtkWidget *
new_choice (const Preference *preference,
            GSettings        *settings)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *down;

  for (const PreferenceChoice *choice = preference->choices; choice->nick; choice++)
    gtk_string_list_append (names, _(choice->name));
  down = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), NULL);
  choice_list_may_shrink (GTK_DROP_DOWN (down));
  if (settings)
    g_settings_bind_with_mapping (settings, preference->key, down, choice_property, G_SETTINGS_BIND_DEFAULT,
                                  nick_to_number, number_to_nick, (gpointer) preference, NULL);
  else
    g_signal_connect (down, "notify::selected", G_CALLBACK (on_selected), (gpointer) preference);
  return down;
}

/* Rows. */

/* An older schema may lack a key, and then GSettings would end the program. */
static gboolean
is_known (GSettings        *settings,
          const Preference *preference)
{
  g_autoptr(GSettingsSchema) schema = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  return g_settings_schema_has_key (schema, preference->key);
}

static GtkWidget *
new_label (const char *text,
           const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (style)
    gtk_widget_add_css_class (label, style);
  return label;
}

static void
add_row (SetdokuPreferencesWindow *self,
         GtkBox                   *card,
         const Preference         *preference,
         GSettings                *settings)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING), *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *title = new_label (_(preference->title), NULL), *explanation = new_label (_(preference->explanation), "small");
  gboolean choice = count_choices (preference) > 0;
  GtkWidget *control = choice ? new_choice (preference, settings) : gtk_switch_new ();

  if (settings && !choice)
    g_settings_bind (settings, preference->key, control, switch_property, G_SETTINGS_BIND_DEFAULT);
  gtk_widget_set_sensitive (control, settings || setdoku_preferences_has_effect (preference->key));
  gtk_widget_add_css_class (explanation, "dim");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), title);
  gtk_box_append (GTK_BOX (words), explanation);
  gtk_box_append (GTK_BOX (row), words);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, _(preference->title),
                                  -1);
  voice_describe (control, _(preference->explanation));
  if (choice)
    compat_name_drop_down (GTK_DROP_DOWN (control), _(preference->title));
  gtk_box_append (GTK_BOX (row), control);
  switch_row_add (row, control);
  gtk_widget_add_css_class (row, "preference");
  gtk_box_append (card, row);
  g_hash_table_insert (self->controls, (gpointer) preference->key, control);
}

static void
build (SetdokuPreferencesWindow *self,
       GSettings                *settings)
{
  GtkWidget *card = NULL;

  for (const Preference *preference = preferences; preference->key; preference++)
    {
      if (preference->group)
        {
          gtk_box_append (GTK_BOX (self->list), new_label (_(preference->group), "h3"));
          card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
          gtk_widget_add_css_class (card, "card");
          gtk_widget_add_css_class (card, "preferences");
          gtk_box_append (GTK_BOX (self->list), card);
        }
      if (!settings || is_known (settings, preference))
        add_row (self, GTK_BOX (card), preference, settings);
    }
  gtk_widget_set_visible (self->not_kept, settings == NULL);
  gtk_widget_grab_focus (g_hash_table_lookup (self->controls, preferences->key));
}

GtkWidget *
setdoku_preferences_window_new (GSettings *settings)
{
  SetdokuPreferencesWindow *self = g_object_new (SETDOKU_TYPE_PREFERENCES_WINDOW, NULL);

  build (self, settings);
  on_classes (self);
  g_signal_connect (self, "notify::css-classes", G_CALLBACK (on_classes), NULL);
  return GTK_WIDGET (self);
}

void
setdoku_preferences_window_show (GtkWindow *owner,
                                 GSettings *settings)
{
  static GtkWindow *open;                /* weak: at most one for the program */

  if (!open)
    g_set_weak_pointer (&open, GTK_WINDOW (setdoku_preferences_window_new (settings)));
  gtk_window_set_transient_for (open, owner);
  gtk_window_present (open);
}

GtkWidget *
setdoku_preferences_window_get_control (SetdokuPreferencesWindow *self,
                                        const char               *key)
{
  g_return_val_if_fail (SETDOKU_IS_PREFERENCES_WINDOW (self), NULL);
  return g_hash_table_lookup (self->controls, key);
}
