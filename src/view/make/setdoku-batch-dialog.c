/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-batch-dialog.c — see setdoku-batch-dialog.h. Closing it stops the work; the program stays until the file is closed. */
#include "setdoku-batch-dialog.h"

#include <glib/gi18n.h>
#include <string.h>

#include "view/kit/compat.h"
#include "view/kit/line-layout.h"
#include "config.h"
#include "model/explain/explain.h"
#include "view/kit/setdoku-style.h"
#include "view/kit/wheel.h"
#include "view/kit/voice.h"
#include "wish-fields.h"

struct _SetdokuBatchDialog
{
  SetdokuBaseWindow          parent_instance;

  GtkSpinButton     *count;
  GtkProgressBar    *progress;
  GtkLabel          *words;
  GtkWidget         *close, *save;

  Recipe             recipe;
  SetdokuMakerBatch *batch;
  char              *name;             /* of the file; NULL: none was chosen yet */
};

G_DEFINE_FINAL_TYPE (SetdokuBatchDialog, setdoku_batch_dialog, SETDOKU_TYPE_BASE_WINDOW)

static void
say_progress (SetdokuBatchDialog *self,
              const BatchReport  *report)
{
  g_autofree char *made = explain_count (report->n_made), *wanted = explain_count (report->n_wanted);
  /* Translators: how many are made, of how many */
  g_autofree char *text = g_strdup_printf (_("%s of %s made"), made, wanted);

  gtk_label_set_label (self->words, text);
}

static void
say_end (SetdokuBatchDialog *self,
         const BatchReport  *report)
{
  g_autofree char *made = explain_count (report->n_made), *text = NULL;

  if (report->n_made == 0)
    text = g_strdup (report->error ? report->error->message : _("Stopped. No file was written."));
  else
    {
      unsigned long n = (unsigned long) report->n_made;
      /* Translators: how many puzzles, a file's name */
      g_autofree char *there = g_strdup_printf (ngettext ("%s puzzle is in “%s”.", "%s puzzles are in “%s”.", n), made,
                                                self->name);

      text = explain_join_some (LIST_SENTENCES, report->error ? report->error->message : "", there, NULL);
    }
  gtk_label_set_label (self->words, text);
  voice_say (GTK_WIDGET (self), text);
}

static void
update (SetdokuBatchDialog *self)
{
  const BatchReport *report = setdoku_maker_batch_get_report (self->batch);

  gtk_widget_set_visible (GTK_WIDGET (self->progress), report->working);
  gtk_widget_set_sensitive (GTK_WIDGET (self->count), !report->working);
  gtk_button_set_label (GTK_BUTTON (self->save), report->working ? _("Stop") : _("Save…"));
  if (report->working)
    {
      gtk_progress_bar_set_fraction (self->progress, (double) report->n_made / (double) report->n_wanted);
      say_progress (self, report);
    }
  else if (self->name)
    say_end (self, report);
}

/* ".sdm, .txt": what a name may end in. */
static char *
list_endings (void)
{
  GPtrArray *list = explain_list_new ();

  for (const Format *const *format = formats; *format; format++)
    {
      g_autofree char *name = g_strconcat ("puzzles.", (*format)->extension, NULL);

      if (maker_batch_format (name) == *format)
        g_ptr_array_add (list, g_strconcat (".", (*format)->extension, NULL));
    }
  return explain_join (list, LIST_PARTS);
}

void
setdoku_batch_dialog_save_to (SetdokuBatchDialog *self,
                              GFile              *chosen)
{
  g_autoptr(GFile) file = NULL;
  const Format *format;

  g_return_if_fail (SETDOKU_IS_BATCH_DIALOG (self) && G_IS_FILE (chosen));
  if (setdoku_maker_batch_get_report (self->batch)->working)
    return;
  file = g_object_ref (chosen);
  g_clear_pointer (&self->name, g_free);
  self->name = g_file_get_basename (file);
  format = maker_batch_format (self->name);
  if (!format)
    {
      g_autofree char *endings = list_endings ();
      /* Translators: a file's name, then endings of names: ".sdm, .txt" */
      g_autofree char *text = g_strdup_printf (_("“%s” is no collection. Choose a name that ends in one of these: %s."),
                                               self->name, endings);

      gtk_label_set_label (self->words, text);
      return;
    }
  gtk_spin_button_update (self->count);
  gtk_widget_grab_focus (self->save);                        /* before the number cannot be changed any more */
  setdoku_maker_batch_start (self->batch, &self->recipe, (uint64_t) gtk_spin_button_get_value (self->count), file, format, 0);
  if (g_application_get_default ())
    g_application_hold (g_application_get_default ());       /* until the file is closed */
  update (self);
}

static void
on_file_chosen (gpointer  object,
                GFile    *file)
{
  if (file)
    setdoku_batch_dialog_save_to (object, file);
}

static void
on_save (SetdokuBatchDialog *self)
{
  if (setdoku_maker_batch_get_report (self->batch)->working)
    setdoku_maker_batch_stop (self->batch);
  else
    /* Translators: the name proposed for a file of many puzzles; .sdm stays */
    compat_save_file (GTK_WINDOW (self), _("Save many puzzles"), _("Puzzles.sdm"), NULL, on_file_chosen, self);
}

/* The program was held for it, whether the dialog is still there or not. */
static void
on_batch_changed (SetdokuMakerBatch *batch)
{
  if (!setdoku_maker_batch_get_report (batch)->working && g_application_get_default ())
    g_application_release (g_application_get_default ());
}

static void
setdoku_batch_dialog_dispose (GObject *object)
{
  SetdokuBatchDialog *self = SETDOKU_BATCH_DIALOG (object);

  if (self->batch)
    setdoku_maker_batch_stop (self->batch);
  g_clear_object (&self->batch);
  g_clear_pointer (&self->name, g_free);
  G_OBJECT_CLASS (setdoku_batch_dialog_parent_class)->dispose (object);
}

#define BIND(field) gtk_widget_class_bind_template_child (widget_class, SetdokuBatchDialog, field)

static void
setdoku_batch_dialog_class_init (SetdokuBatchDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_batch_dialog_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, APP_PATH "batch-dialog.ui");
  BIND (count);
  BIND (progress);
  BIND (words);
  BIND (close);
  BIND (save);
  gtk_widget_class_bind_template_callback (widget_class, on_save);
}

static void
setdoku_batch_dialog_init (SetdokuBatchDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_add_css_class (self->save, "suggested");
  gtk_window_set_default_widget (GTK_WINDOW (self), self->save);
  wish_fields_enter_is_default (self->count);
  wheel_leave_to_page (GTK_WIDGET (self->count));
  gtk_widget_set_layout_manager (gtk_widget_get_parent (GTK_WIDGET (self->count)), line_layout_new (10));
  gtk_widget_set_layout_manager (gtk_widget_get_parent (self->save), line_layout_new (8));
  self->batch = setdoku_maker_batch_new ();
  g_signal_connect_object (self->batch, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect (self->batch, "changed", G_CALLBACK (on_batch_changed), NULL);
  update (self);
}

SetdokuBatchDialog *
setdoku_batch_dialog_new (GtkWindow    *parent,
                          const Recipe *recipe)
{
  SetdokuBatchDialog *self = g_object_new (SETDOKU_TYPE_BATCH_DIALOG, "transient-for", parent, NULL);
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, recipe->seed);
  g_autofree char *text = g_strdup_printf (_("Puzzles of the kind chosen, a line each, from seed %s."), seed);

  self->recipe = *recipe;
  gtk_label_set_label (self->words, text);
  gtk_widget_grab_focus (GTK_WIDGET (self->count));
  return self;
}

void
setdoku_batch_dialog_set_count (SetdokuBatchDialog *self,
                                int                 count)
{
  g_return_if_fail (SETDOKU_IS_BATCH_DIALOG (self));
  gtk_spin_button_set_value (self->count, count);
}

SetdokuMakerBatch *
setdoku_batch_dialog_get_batch (SetdokuBatchDialog *self)
{
  g_return_val_if_fail (SETDOKU_IS_BATCH_DIALOG (self), NULL);
  return self->batch;
}

const char *
setdoku_batch_dialog_get_words (SetdokuBatchDialog *self)
{
  g_return_val_if_fail (SETDOKU_IS_BATCH_DIALOG (self), NULL);
  return gtk_label_get_label (self->words);
}
