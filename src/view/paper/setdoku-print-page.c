/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-print-page.c — see setdoku-print-page.h. The source gathers, the form chooses, and what both say is laid out as sheets:
 * a book at once, a path on the worker. The job takes the sheets as they are at that moment. */
#include "setdoku-print-page.h"

#include <glib/gi18n.h>

#include "model/explain/explain.h"
#include "print-form.h"
#include "print-laying.h"
#include "view/kit/card.h"
#include "view/kit/compat.h"
#include "view/kit/voice.h"

struct _SetdokuPrintPage
{
  SetdokuExportPage   parent_instance;

  PrintForm           form;
  GSettings          *settings;              /* NULL: there are none */
  SetdokuPrintSource *source;
  SetdokuPrintJob    *job;
  PrintLaying         laying;                /* its sheets are shown */
  gboolean            printing;              /* the job asks in GTK's dialog */
  char               *name;                  /* of the set that was chosen; NULL */
  char               *document_title;        /* of the game; NULL */
  char               *proposed;              /* the title that was proposed last */

  SetdokuSheetView   *view;
  GtkLabel           *words;
  GtkWidget          *working, *stop;        /* the row of the progress */
  GtkProgressBar     *progress;
};

G_DEFINE_FINAL_TYPE (SetdokuPrintPage, setdoku_print_page, SETDOKU_TYPE_EXPORT_PAGE)

/* What is said, and what can be done. */

static char *
say_cost (const PaperCost *cost)
{
  unsigned minutes = (unsigned) (cost->seconds / 60 + 0.5);
  g_autofree char *size = cost->seconds > 0 ? g_format_size ((guint64) cost->bytes) : NULL;

  if (!size)
    return NULL;
  /* Translators: of a file that is to be written: "about 12.5 MB" */
  if (minutes == 0)
    return explain_say (_("about {size}"), SAY_TEXT ("size", size));
  return explain_say (ngettext ("about {size}, {count} minute", "about {size}, {count} minutes", minutes),
                      SAY_TEXT ("size", size), SAY_COUNT ("count", minutes));
}

static char *
say_amount (SetdokuPrintPage *self)
{
  unsigned n = sheets_n (self->laying.sheets);
  const Book *book = content_get_book (setdoku_print_source_get_content (self->source));
  g_autofree char *sheets = explain_say (ngettext ("{count} sheet", "{count} sheets", n), SAY_COUNT ("count", n));
  g_autofree char *puzzles = book ? explain_say (ngettext ("{count} puzzle", "{count} puzzles", book_n_puzzles (book)),
                                                 SAY_COUNT ("count", book_n_puzzles (book))) : NULL;
  g_autofree char *cost = say_cost (&self->laying.cost);

  return explain_join_some (LIST_FACTS, puzzles ? puzzles : "", sheets, cost ? cost : "", NULL);
}

static char *
say_job (SetdokuPrintPage *self)
{
  return explain_say (_("Sheet {done} of {count} is done"), SAY_COUNT ("done", setdoku_print_job_get_n_done (self->job)),
                      SAY_COUNT ("count", setdoku_print_job_get_n (self->job)));
}

static gboolean
is_printing (SetdokuPrintPage *self)
{
  return setdoku_print_job_is_working (self->job) && !setdoku_print_job_is_asking (self->job);
}

static void
show_progress (SetdokuPrintPage *self)
{
  gboolean printing = is_printing (self);
  double part = setdoku_print_source_get_progress (self->source);

  gtk_widget_set_visible (self->working, printing || part >= 0);
  gtk_widget_set_visible (self->stop, printing);
  if (printing)
    part = (double) setdoku_print_job_get_n_done (self->job) / MAX (setdoku_print_job_get_n (self->job), 1);
  gtk_progress_bar_set_fraction (self->progress, MAX (part, 0));
}

static void
update (SetdokuPrintPage *self)
{
  g_autofree char *words = setdoku_print_source_dup_words (self->source);
  gboolean sheets = self->laying.sheets && sheets_n (self->laying.sheets) > 0;
  gboolean busy = setdoku_print_source_is_working (self->source);
  g_autofree char *more = is_printing (self) ? say_job (self)
                          : print_laying_active (&self->laying) ? g_strdup (_("Laying out the sheets…"))
                          : sheets && !busy ? say_amount (self) : NULL;
  g_autofree char *text = more && words && !busy ? explain_join_some (LIST_FACTS, more, words, NULL)
                          : g_strdup (more ? more : words ? words : "");

  gtk_label_set_label (self->words, text);
  show_progress (self);
  setdoku_export_page_set_ready (SETDOKU_EXPORT_PAGE (self), sheets && !busy && !print_laying_active (&self->laying)
                                                             && !setdoku_print_job_is_working (self->job));
}

static void
on_laid_out (void *user)
{
  SetdokuPrintPage *self = user;
  Paper paper = print_form_get_paper (&self->form);

  setdoku_sheet_view_set_sheets (self->view, self->laying.sheets, &paper);
  update (self);
}

static void
show_sheets (SetdokuPrintPage *self)
{
  Paper paper = print_form_get_paper (&self->form);
  SheetsStyle style;

  print_form_get_style (&self->form, &style);
  print_laying_start (&self->laying, setdoku_print_source_get_content (self->source), &style, &paper);
  update (self);
}

static void
on_source_changed (SetdokuPrintPage *self)
{
  print_form_update (&self->form, self->source, self->name);
  if (setdoku_print_source_is_working (self->source))
    update (self);
  else
    show_sheets (self);
}

/* A title that the user has not changed goes with what it was proposed for. */
static void
propose_title (SetdokuPrintPage *self)
{
  PrintFrom from = setdoku_print_source_get_from (self->source);
  g_autofree char *file = from == PRINT_FILE ? setdoku_print_source_dup_file (self->source) : NULL;
  const char *title = from == PRINT_CHOSEN ? self->name : from <= PRINT_PUZZLE ? self->document_title : NULL;
  SheetsStyle style;

  if (file && strrchr (file, '.'))
    *strrchr (file, '.') = '\0';
  title = file ? file : title;
  print_form_get_style (&self->form, &style);
  if (g_strcmp0 (style.book.title, self->proposed ? self->proposed : "") != 0)
    return;
  g_free (self->proposed);
  self->proposed = g_strdup (title);
  print_form_set_title (&self->form, title);
}

/* What the user chooses. */

static void
on_file_chosen (gpointer object, GFile *file)
{
  if (file)
    setdoku_print_page_open (object, file);
}

static void
choose_file (gpointer user)
{
  GtkWidget *self = user;

  compat_open_file (GTK_WINDOW (gtk_widget_get_root (self)), _("Print a file of puzzles"), NULL, on_file_chosen, self);
}

static void
choose_from (gpointer user)
{
  SetdokuPrintPage *self = user;

  setdoku_print_page_set_from (self, print_form_get_from (&self->form));
  if (setdoku_print_source_get_from (self->source) == PRINT_FILE && !setdoku_print_source_has (self->source, PRINT_FILE))
    choose_file (self);
}

static void
make (gpointer user)
{
  SetdokuPrintPage *self = user;
  PrintChoice choice;
  Recipe recipe;

  if (setdoku_print_source_is_working (self->source))
    {
      setdoku_print_source_stop (self->source);
      return;
    }
  print_form_get_choice (&self->form, &choice);
  print_choice_get_recipe (&choice, &recipe);
  setdoku_print_source_make (self->source, &recipe, (unsigned) choice.value[PRINT_COUNT]);
}

static void
on_form_changed (gpointer user)
{
  SetdokuPrintPage *self = user;
  PrintChoice choice;

  print_form_get_choice (&self->form, &choice);
  print_choice_write (self->settings, &choice);
  show_sheets (self);
}

/* Out. */

/* What was chosen in GTK's dialog is chosen here. */
static void
take_choice (SetdokuPrintPage *self)
{
  const PrintChoice *choice = setdoku_print_job_get_choice (self->job);
  PrintChoice before;

  print_form_get_choice (&self->form, &before);
  if (memcmp (&before, choice, sizeof before) == 0)
    return;
  print_form_set_choice (&self->form, choice);
  on_form_changed (self);
}

static void
on_ended (SetdokuPrintPage *self, gboolean good, const char *sentence)
{
  if (self->printing)
    take_choice (self);
  self->printing = FALSE;
  if (*sentence)
    setdoku_export_page_say (SETDOKU_EXPORT_PAGE (self), !good, sentence);
  update (self);
}

/* A name that says something else than PDF is asked for again. */
static void
setdoku_print_page_write_to (SetdokuExportPage *page, GFile *file)
{
  g_autofree char *name = g_file_get_basename (file), *lower = g_ascii_strdown (name, -1);
  g_autofree char *other = NULL, *shown = NULL, *sentence = NULL;

  if (g_str_has_suffix (lower, ".pdf"))
    {
      setdoku_print_page_save_to (SETDOKU_PRINT_PAGE (page), file);
      return;
    }
  shown = g_filename_display_name (name);
  /* Translators: a file's name */
  sentence = g_strdup_printf (_("“%s” does not end in .pdf. Choose another name."), shown);
  setdoku_export_page_say (page, TRUE, sentence);
  if (strrchr (shown, '.'))
    *strrchr (shown, '.') = '\0';
  other = g_strconcat (shown, ".pdf", NULL);
  setdoku_export_page_choose_target (page, _("Save as PDF"), other);
}

static void
setdoku_print_page_save (SetdokuExportPage *page)
{
  SetdokuPrintPage *self = SETDOKU_PRINT_PAGE (page);
  const char *title = self->laying.sheets ? sheets_get_title (self->laying.sheets) : NULL;
  g_autofree char *name = g_strconcat (title ? title : _("Puzzles"), ".pdf", NULL);

  g_strdelimit (name, "/\\:", '-');
  setdoku_export_page_choose_target (page, _("Save as PDF"), name);
}

static gboolean
setdoku_print_page_cancel (SetdokuExportPage *page)
{
  SetdokuPrintPage *self = SETDOKU_PRINT_PAGE (page);
  gboolean working = setdoku_print_job_is_working (self->job);

  setdoku_print_job_stop (self->job);
  return working;
}

void
setdoku_print_page_save_to (SetdokuPrintPage *self, GFile *file)
{
  g_return_if_fail (SETDOKU_IS_PRINT_PAGE (self) && G_IS_FILE (file));

  if (setdoku_export_page_is_ready (SETDOKU_EXPORT_PAGE (self)))
    setdoku_print_job_save (self->job, self->laying.sheets, file);
}

void
setdoku_print_page_print (SetdokuPrintPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  PrintChoice choice;

  g_return_if_fail (SETDOKU_IS_PRINT_PAGE (self));
  if (!setdoku_export_page_is_ready (SETDOKU_EXPORT_PAGE (self)))
    return;
  self->printing = TRUE;
  print_form_get_choice (&self->form, &choice);
  setdoku_print_job_print (self->job, self->laying.sheets, &choice,
                           print_form_rows (setdoku_print_source_get_from (self->source)),
                           GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, setdoku_print_job_get_settings (self->job));
}

/* The object. */

static void
setdoku_print_page_dispose (GObject *object)
{
  SetdokuPrintPage *self = SETDOKU_PRINT_PAGE (object);

  print_laying_clear (&self->laying);
  if (self->job)
    {
      setdoku_print_job_stop (self->job);
      g_signal_handlers_disconnect_by_data (self->job, self);
    }
  if (self->source)
    {
      setdoku_print_source_stop (self->source);
      g_signal_handlers_disconnect_by_data (self->source, self);
    }
  g_clear_object (&self->job);
  g_clear_object (&self->source);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->document_title, g_free);
  g_clear_pointer (&self->proposed, g_free);
  G_OBJECT_CLASS (setdoku_print_page_parent_class)->dispose (object);
}

static void
setdoku_print_page_class_init (SetdokuPrintPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_print_page_dispose;
  SETDOKU_EXPORT_PAGE_CLASS (klass)->save = setdoku_print_page_save;
  SETDOKU_EXPORT_PAGE_CLASS (klass)->write_to = setdoku_print_page_write_to;
  SETDOKU_EXPORT_PAGE_CLASS (klass)->cancel = setdoku_print_page_cancel;
}

static void
on_stop (SetdokuPrintPage *self)
{
  setdoku_print_job_stop (self->job);
}

static GtkWidget *
new_stage (SetdokuPrintPage *self)
{
  GtkWidget *stage = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->view = SETDOKU_SHEET_VIEW (setdoku_sheet_view_new ());
  self->words = GTK_LABEL (card_label_new (NULL, "dim"));
  gtk_label_set_justify (self->words, GTK_JUSTIFY_CENTER);
  gtk_label_set_xalign (self->words, 0.5);
  gtk_widget_add_css_class (GTK_WIDGET (self->words), "num");
  voice_follow (self->words);
  self->working = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  self->progress = GTK_PROGRESS_BAR (gtk_progress_bar_new ());
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Progress"), -1);
  gtk_widget_set_hexpand (GTK_WIDGET (self->progress), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self->progress), GTK_ALIGN_CENTER);
  self->stop = gtk_button_new_with_label (_("Stop"));
  g_signal_connect_swapped (self->stop, "clicked", G_CALLBACK (on_stop), self);
  gtk_box_append (GTK_BOX (self->working), GTK_WIDGET (self->progress));
  gtk_box_append (GTK_BOX (self->working), self->stop);
  gtk_widget_set_vexpand (GTK_WIDGET (self->view), TRUE);
  for (GtkWidget *below[] = { GTK_WIDGET (self->words), self->working, NULL }, **row = below; *row; row++)
    {
      gtk_widget_set_margin_start (*row, 16);
      gtk_widget_set_margin_end (*row, 16);
      gtk_widget_set_margin_bottom (*row, 10);
    }
  gtk_box_append (GTK_BOX (stage), GTK_WIDGET (self->view));
  gtk_box_append (GTK_BOX (stage), GTK_WIDGET (self->words));
  gtk_box_append (GTK_BOX (stage), self->working);
  return stage;
}

static void
setdoku_print_page_init (SetdokuPrintPage *self)
{
  const PrintFormCalls calls = { on_form_changed, choose_from, choose_file, make, self };

  self->laying.done = on_laid_out;
  self->laying.user = self;
  setdoku_export_page_set_stage (SETDOKU_EXPORT_PAGE (self), new_stage (self));
  self->job = setdoku_print_job_new ();
  g_signal_connect_swapped (self->job, "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->job, "ended", G_CALLBACK (on_ended), self);
  print_form_build (&self->form, SETDOKU_EXPORT_PAGE (self), &calls);
}

SetdokuPrintPage *
setdoku_print_page_new (GSettings *settings)
{
  SetdokuPrintPage *self = g_object_new (SETDOKU_TYPE_PRINT_PAGE, NULL);
  PrintChoice choice;

  g_set_object (&self->settings, settings);
  print_choice_read (settings, &choice);
  print_form_set_choice (&self->form, &choice);
  self->source = setdoku_print_source_new (settings);
  g_signal_connect_swapped (self->source, "changed", G_CALLBACK (on_source_changed), self);
  on_source_changed (self);
  return self;
}

void
setdoku_print_page_set_document (SetdokuPrintPage *self, const Document *document)
{
  g_return_if_fail (SETDOKU_IS_PRINT_PAGE (self) && document);

  g_free (self->document_title);
  self->document_title = g_strdup (document->title);
  propose_title (self);
  setdoku_print_source_set_document (self->source, document);
}

void
setdoku_print_page_choose (SetdokuPrintPage *self, const GPtrArray *puzzles, const char *name)
{
  g_return_if_fail (SETDOKU_IS_PRINT_PAGE (self) && puzzles);

  g_free (self->name);
  self->name = g_strdup (name);
  setdoku_print_source_set_chosen (self->source, puzzles);
  setdoku_print_page_set_from (self, PRINT_CHOSEN);
}

void
setdoku_print_page_set_from (SetdokuPrintPage *self, PrintFrom from)
{
  g_return_if_fail (SETDOKU_IS_PRINT_PAGE (self));

  setdoku_print_source_set_from (self->source, from);
  print_form_update (&self->form, self->source, self->name);
  propose_title (self);
  if (!setdoku_print_source_is_working (self->source))
    show_sheets (self);
}

void
setdoku_print_page_open (SetdokuPrintPage *self, GFile *file)
{
  g_return_if_fail (SETDOKU_IS_PRINT_PAGE (self) && G_IS_FILE (file));

  setdoku_print_source_load (self->source, file);
  print_form_update (&self->form, self->source, self->name);
  propose_title (self);
}

const char *
setdoku_print_page_get_words (SetdokuPrintPage *self)
{
  g_return_val_if_fail (SETDOKU_IS_PRINT_PAGE (self), NULL);
  return gtk_label_get_label (self->words);
}

SetdokuPrintSource *
setdoku_print_page_get_source (SetdokuPrintPage *self)
{
  g_return_val_if_fail (SETDOKU_IS_PRINT_PAGE (self), NULL);
  return self->source;
}

SetdokuPrintJob *
setdoku_print_page_get_job (SetdokuPrintPage *self)
{
  g_return_val_if_fail (SETDOKU_IS_PRINT_PAGE (self), NULL);
  return self->job;
}

SetdokuSheetView *
setdoku_print_page_get_view (SetdokuPrintPage *self)
{
  g_return_val_if_fail (SETDOKU_IS_PRINT_PAGE (self), NULL);
  return self->view;
}
