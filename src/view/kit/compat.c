/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* compat.c — see compat.h. */
#include "compat.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

enum { KEPT_MEMORY = 16 << 20 };        /* bytes */

typedef struct {
  GtkWindow        *owner;         /* weak, like the object */
  GObject          *object;
  CompatFileChosen  chosen;
} FileRequest;

static FileRequest *
file_request_new (GtkWindow        *owner,
                  CompatFileChosen  chosen,
                  gpointer          object)
{
  FileRequest *request = g_new0 (FileRequest, 1);

  g_set_weak_pointer (&request->owner, owner);
  g_set_weak_pointer (&request->object, object);
  request->chosen = chosen;
  return request;
}

static void
file_request_end (FileRequest *request,
                  GFile       *file)
{
  g_autoptr(GObject) object = request->owner && request->object ? g_object_ref (request->object) : NULL;

  if (object)
    request->chosen (object, file);
  g_clear_weak_pointer (&request->owner);
  g_clear_weak_pointer (&request->object);
  g_free (request);
}

#if GTK_CHECK_VERSION (4, 10, 0)

static void
on_opened (GObject      *dialog,
           GAsyncResult *result,
           gpointer      user)
{
  g_autoptr(GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (dialog), result, NULL);

  file_request_end (user, file);
}

static void
on_saved (GObject      *dialog,
          GAsyncResult *result,
          gpointer      user)
{
  g_autoptr(GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (dialog), result, NULL);

  file_request_end (user, file);
}

void
compat_open_file (GtkWindow        *owner,
                  const char       *title,
                  GListModel       *filters,
                  CompatFileChosen  chosen,
                  gpointer          object)
{
  g_autoptr(GtkFileDialog) dialog = gtk_file_dialog_new ();

  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_filters (dialog, filters);
  gtk_file_dialog_open (dialog, owner, NULL, on_opened, file_request_new (owner, chosen, object));
}

void
compat_save_file (GtkWindow        *owner,
                  const char       *title,
                  const char       *name,
                  GFile            *folder,
                  CompatFileChosen  chosen,
                  gpointer          object)
{
  g_autoptr(GtkFileDialog) dialog = gtk_file_dialog_new ();

  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_initial_name (dialog, name);
  if (folder)
    gtk_file_dialog_set_initial_folder (dialog, folder);
  gtk_file_dialog_save (dialog, owner, NULL, on_saved, file_request_new (owner, chosen, object));
}

#else

static void
on_response (GtkNativeDialog *dialog,
             int              response,
             gpointer         user)
{
  g_autoptr(GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  gtk_native_dialog_hide (dialog);
  file_request_end (user, file);
  g_object_unref (dialog);
}

void
compat_open_file (GtkWindow        *owner,
                  const char       *title,
                  GListModel       *filters,
                  CompatFileChosen  chosen,
                  gpointer          object)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (title, owner, GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);

  for (guint i = 0; filters && i < g_list_model_get_n_items (filters); i++)
    {
      g_autoptr(GtkFileFilter) filter = g_list_model_get_item (filters, i);

      gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
    }
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect (dialog, "response", G_CALLBACK (on_response), file_request_new (owner, chosen, object));
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

void
compat_save_file (GtkWindow        *owner,
                  const char       *title,
                  const char       *name,
                  GFile            *folder,
                  CompatFileChosen  chosen,
                  gpointer          object)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (title, owner, GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  if (folder)
    gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), folder, NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect (dialog, "response", G_CALLBACK (on_response), file_request_new (owner, chosen, object));
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

#endif

void
compat_name_drop_down (GtkDropDown *down,
                       const char  *name)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (down));

  gtk_accessible_reset_relation (GTK_ACCESSIBLE (down), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (down), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
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

void
compat_announce (GtkWidget  *widget,
                 const char *message)
{
#if GTK_CHECK_VERSION (4, 14, 0)
  if (can_announce (widget))
    gtk_accessible_announce (GTK_ACCESSIBLE (widget), message, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#endif
}

void
compat_speak_from (GtkWidget *label)
{
#if !GTK_CHECK_VERSION (4, 14, 0)
  g_object_set (label, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, NULL);
#endif
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
  mallopt (M_MMAP_THRESHOLD, KEPT_MEMORY);
  mallopt (M_TRIM_THRESHOLD, KEPT_MEMORY);
#endif
}
