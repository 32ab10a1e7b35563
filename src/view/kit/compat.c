/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* compat.c — see compat.h. */
#include "compat.h"

#include <glib/gi18n.h>

#include "model/explain/explain-say.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

#define NAME "setdoku-name"             /* of a drop-down */
#define NESTED_NAMES GTK_CHECK_VERSION (4, 14, 0)

/* Bytes: what frames need is kept for the next one, up to so much; but the picture of a large window, which takes more than the
 * other, goes after each frame: it is faulted in anew in a millisecond or two, and is 6 MiB of 1300 × 1100 pixels. */
enum { KEPT_MEMORY = 16 << 20, KEPT_BLOCK = 4 << 20 };

typedef struct {
  GtkWindow          *owner;         /* weak, like the object */
  GObject            *object;
  CompatFileChosen    chosen;        /* this one, or that */
  CompatTargetChosen  target_chosen;
} FileRequest;

static FileRequest *
file_request_new (GtkWindow *owner,
                  gpointer   object)
{
  FileRequest *request = g_new0 (FileRequest, 1);

  g_set_weak_pointer (&request->owner, owner);
  g_set_weak_pointer (&request->object, object);
  return request;
}

static void
file_request_end (FileRequest *request,
                  GFile       *file,
                  int          filter)
{
  g_autoptr(GObject) object = request->owner && request->object ? g_object_ref (request->object) : NULL;

  if (object && request->chosen)
    request->chosen (object, file);
  else if (object)
    request->target_chosen (object, file, filter);
  g_clear_weak_pointer (&request->owner);
  g_clear_weak_pointer (&request->object);
  g_free (request);
}

/* GtkFileDialog, from 4.10, does not tell which of the filters was chosen. */
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

/* Which of the dialog's filters is chosen; -1: none. */
static int
filter_of (GtkFileChooser *chooser)
{
  g_autoptr(GListModel) filters = gtk_file_chooser_get_filters (chooser);
  GtkFileFilter *filter = gtk_file_chooser_get_filter (chooser);

  for (guint i = 0; i < g_list_model_get_n_items (filters); i++)
    {
      g_autoptr(GtkFileFilter) other = g_list_model_get_item (filters, i);

      if (other == filter)
        return (int) i;
    }
  return -1;
}

static void
on_response (GtkNativeDialog *dialog,
             int              response,
             FileRequest     *request)
{
  g_autoptr(GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  gtk_native_dialog_hide (dialog);
  file_request_end (request, file, filter_of (GTK_FILE_CHOOSER (dialog)));
  g_object_unref (dialog);
}

static GtkFileChooser *
new_chooser (GtkWindow            *owner,
             const char           *title,
             GtkFileChooserAction  action,
             GListModel           *filters)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (title, owner, action, NULL, NULL);

  for (guint i = 0; filters && i < g_list_model_get_n_items (filters); i++)
    {
      g_autoptr(GtkFileFilter) filter = g_list_model_get_item (filters, i);

      gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
      if (i == 0)
        gtk_file_chooser_set_filter (GTK_FILE_CHOOSER (dialog), filter);
    }
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  return GTK_FILE_CHOOSER (dialog);
}

static void
show_chooser (GtkFileChooser *chooser,
              FileRequest    *request)
{
  g_signal_connect (chooser, "response", G_CALLBACK (on_response), request);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
compat_open_file (GtkWindow        *owner,
                  const char       *title,
                  GListModel       *filters,
                  CompatFileChosen  chosen,
                  gpointer          object)
{
  FileRequest *request = file_request_new (owner, object);

  request->chosen = chosen;
  show_chooser (new_chooser (owner, title, GTK_FILE_CHOOSER_ACTION_OPEN, filters), request);
}

static void
save_file (GtkWindow   *owner,
           const char  *title,
           const char  *name,
           GFile       *folder,
           GListModel  *formats,
           FileRequest *request)
{
  GtkFileChooser *chooser = new_chooser (owner, title, GTK_FILE_CHOOSER_ACTION_SAVE, formats);

  gtk_file_chooser_set_current_name (chooser, name);
  if (folder)
    gtk_file_chooser_set_current_folder (chooser, folder, NULL);
  show_chooser (chooser, request);
}

G_GNUC_END_IGNORE_DEPRECATIONS

void
compat_save_file (GtkWindow        *owner,
                  const char       *title,
                  const char       *name,
                  GFile            *folder,
                  CompatFileChosen  chosen,
                  gpointer          object)
{
  FileRequest *request = file_request_new (owner, object);

  request->chosen = chosen;
  save_file (owner, title, name, folder, NULL, request);
}

void
compat_save_file_as (GtkWindow          *owner,
                     const char         *title,
                     const char         *name,
                     GFile              *folder,
                     GListModel         *formats,
                     CompatTargetChosen  chosen,
                     gpointer            object)
{
  FileRequest *request = file_request_new (owner, object);

  request->target_chosen = chosen;
  save_file (owner, title, name, folder, formats, request);
}

/* What is chosen in it, as it says it; NULL: nothing. */
static char *
read_choice (GtkDropDown *down)
{
  GtkExpression *expression = gtk_drop_down_get_expression (down);
  GObject *item = gtk_drop_down_get_selected_item (down);
  GValue value = G_VALUE_INIT;
  char *text = NULL;

  if (item && expression && gtk_expression_evaluate (expression, item, &value))
    {
      text = G_VALUE_HOLDS_STRING (&value) ? g_value_dup_string (&value) : NULL;
      g_value_unset (&value);
    }
  else if (GTK_IS_STRING_OBJECT (item))
    text = g_strdup (gtk_string_object_get_string (GTK_STRING_OBJECT (item)));
  return text;
}

static GtkWidget *
find_below (GtkWidget  *widget,
            const char *type_name)
{
  GtkWidget *found = g_str_equal (G_OBJECT_TYPE_NAME (widget), type_name) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_below (child, type_name);
  return found;
}

/* The button is what has the focus; what it shows could have it, too, and would then have no name. From 4.14 on GTK tells the
 * button by the name of the drop-down around it, whatever its own is. One that is taken down loses its choice last of all. */
static void
name_choice (GtkDropDown *down)
{
  const char *name = g_object_get_data (G_OBJECT (down), NAME);
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (down)), *shown;
  g_autofree char *choice = NULL, *text = NULL;

  if (!button)
    return;
  shown = find_below (button, "GtkListItemWidget");
  choice = read_choice (down);
  /* Translators: what a list is about, and what is chosen in it */
  text = choice ? explain_say (_("{name}: {value}"), SAY_TEXT ("name", name), SAY_TEXT ("value", choice)) : g_strdup (name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (down), GTK_ACCESSIBLE_PROPERTY_LABEL, NESTED_NAMES ? text : name, -1);
  if (!shown)
    return;
  gtk_widget_set_focusable (shown, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (shown), GTK_ACCESSIBLE_PROPERTY_LABEL, choice ? choice : "", -1);
}

void
compat_name_drop_down (GtkDropDown *down,
                       const char  *name)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (down), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  if (!g_object_get_data (G_OBJECT (down), NAME))
    g_signal_connect_after (down, "notify::selected-item", G_CALLBACK (name_choice), NULL);
  g_object_set_data_full (G_OBJECT (down), NAME, g_strdup (name), g_free);
  name_choice (down);
}

#if GTK_CHECK_VERSION (4, 14, 0)

/* GTK's context for tests, GTK_A11Y=test, has no function for announcements, and GTK calls it without looking. */
static gboolean
can_announce (GtkWidget *widget)
{
  g_autoptr(GtkATContext) context = gtk_accessible_get_at_context (GTK_ACCESSIBLE (widget));

  return context && g_strcmp0 (G_OBJECT_TYPE_NAME (context), "GtkTestATContext") != 0;
}

#endif

gboolean
compat_announce (GtkWidget  *widget,
                 const char *message)
{
#if GTK_CHECK_VERSION (4, 14, 0)
  if (can_announce (widget))
    {
      gtk_accessible_announce (GTK_ACCESSIBLE (widget), message, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
      return TRUE;
    }
#endif
  return FALSE;
}

void
compat_prefer_cairo (void)
{
#if GTK_CHECK_VERSION (4, 18, 0)
  const char *variable = "GDK_DISABLE", *value = "gl";
#else
  const char *variable = "GDK_DEBUG", *value = "gl-disable";
#endif

  if (g_getenv ("GSK_RENDERER") || g_getenv (variable))
    return;
  g_setenv ("GSK_RENDERER", "cairo", TRUE);
  g_setenv (variable, value, TRUE);
}

void
compat_get_color (GtkWidget *widget,
                  GdkRGBA   *color)
{
#if GTK_CHECK_VERSION (4, 10, 0)
  gtk_widget_get_color (widget, color);
#else
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), color);
#endif
}

void
compat_keep_frame_memory (void)
{
#ifdef __GLIBC__
  mallopt (M_MMAP_THRESHOLD, KEPT_BLOCK);
  mallopt (M_TRIM_THRESHOLD, KEPT_MEMORY);
#endif
}

#if !GTK_CHECK_VERSION (4, 18, 0)

/* What becomes insensitive is not below the pointer; that the popover is hidden already GTK does not look at. It takes
 * half of the keyboard's focus from a text in it, too, whose cursor would go on to blink; so the focus goes first. */
static gboolean
leave_pointer (GSignalInvocationHint *hint,
               guint                  n_values,
               const GValue          *values,
               gpointer               data)
{
  GtkWidget *widget = g_value_get_object (values);

  if (GTK_IS_POPOVER (widget) && gtk_widget_get_sensitive (widget))
    {
      GtkRoot *root = gtk_widget_get_root (widget);
      GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

      if (focus && gtk_widget_is_ancestor (focus, widget))
        gtk_root_set_focus (root, NULL);
      gtk_widget_set_sensitive (widget, FALSE);
      gtk_widget_set_sensitive (widget, TRUE);
    }
  return TRUE;
}

#endif

static gboolean (*grab_of_label) (GtkWidget *label);

static gboolean
grab_and_keep (GtkWidget *label)
{
  GtkRoot *root = gtk_widget_get_root (label);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  g_autoptr(GObject) kept = focus ? g_object_ref (G_OBJECT (focus)) : NULL;

  return grab_of_label (label);
}

void
compat_keep_focus_for_labels (void)
{
  GtkWidgetClass *label_class = g_type_class_ref (GTK_TYPE_LABEL);

  if (label_class->grab_focus != grab_and_keep)
    {
      grab_of_label = label_class->grab_focus;
      label_class->grab_focus = grab_and_keep;
    }
  g_type_class_unref (label_class);
}

static gboolean (*focus_of_scroller) (GtkWidget *scroller, GtkDirectionType direction);

static gboolean
focus_or_pass (GtkWidget        *scroller,
               GtkDirectionType  direction)
{
  GtkRoot *root = gtk_widget_get_root (scroller);
  GtkWidget *before = root ? gtk_root_get_focus (root) : NULL;
  g_autoptr(GObject) kept = root ? g_object_ref (G_OBJECT (root)) : NULL;
  gboolean taken = focus_of_scroller (scroller, direction);

  return taken && (!root || gtk_root_get_focus (root) != before);
}

void
compat_pass_empty_scrollers (void)
{
  GtkWidgetClass *scroller_class = g_type_class_ref (GTK_TYPE_SCROLLED_WINDOW);

  if (scroller_class->focus != focus_or_pass)
    {
      focus_of_scroller = scroller_class->focus;
      scroller_class->focus = focus_or_pass;
    }
  g_type_class_unref (scroller_class);
}

void
compat_set_folded_child (GtkExpander *expander,
                         GtkWidget   *child)
{
  gtk_expander_set_child (expander, child);
  g_object_bind_property (expander, "expanded", child, "can-focus", G_BINDING_SYNC_CREATE);
}

void
compat_forget_hidden_popovers (void)
{
#if !GTK_CHECK_VERSION (4, 18, 0)
  gpointer widget_class = g_type_class_ref (GTK_TYPE_WIDGET);

  g_signal_add_emission_hook (g_signal_lookup ("unrealize", GTK_TYPE_WIDGET), 0, leave_pointer, NULL, NULL);
  g_type_class_unref (widget_class);
#endif
}
