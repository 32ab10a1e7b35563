/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "proof-file.h"

#include <glib/gi18n.h>

#include "formats/proof-text.h"
#include "model/explain/explain-say.h"
#include "model/file/file.h"
#include "view/kit/compat.h"

#define QUESTION_ENDING ".cnf"
#define LEMMAS_ENDING ".drup"

/* Belongs to whichever call is under way. */
typedef struct {
  GtkWindow     *window;               /* owned; NULL until a file is chosen, so that the window does not keep itself */
  ProofFileDone  done;
  char          *question, *lemmas;    /* owned; NULL once they are written */
  char          *program;              /* what there is to type, as it is said at the end */
  GFile         *beside;
} Errand;

static void
errand_free (Errand *errand)
{
  g_clear_object (&errand->window);
  g_clear_object (&errand->beside);
  g_free (errand->question);
  g_free (errand->lemmas);
  g_free (errand->program);
  g_free (errand);
}

/* The window may have been closed meanwhile. */
static void
end_errand (Errand     *errand,
            const char *said)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (errand->window)))
    errand->done (errand->window, said);
  errand_free (errand);
}

bool
proof_of_path (const Path *path,
               GString    *question,
               GString    *lemmas)
{
  g_autoptr (ProofText) proof = proof_text_new (&path->start);

  for (guint i = 0; i < path->steps->len; i++)
    if (!proof_text_step (proof, &path_step (path, (int) i)->before, &path_step (path, (int) i)->deduction))
      return false;
  return proof_text_finish (proof, question, lemmas);
}

static void
on_lemmas_written (GObject      *source,
                   GAsyncResult *result,
                   gpointer      user)
{
  Errand *errand = user;
  g_autoptr (GError) error = NULL;
  g_autofree char *said = NULL;

  if (setdoku_file_write_finish (result, &error))
    /* Translators: {command} is what one types into a terminal. */
    said = explain_say (_("Saved. A program that is not ours checks it: {command}"), SAY_TEXT ("command", errand->program));
  end_errand (errand, said ? said : error->message);
}

static void
on_question_written (GObject      *source,
                     GAsyncResult *result,
                     gpointer      user)
{
  Errand *errand = user;
  g_autoptr (GError) error = NULL;

  if (setdoku_file_write_finish (result, &error))
    setdoku_file_write_async (errand->beside, g_steal_pointer (&errand->lemmas), on_lemmas_written, errand);
  else
    end_errand (errand, error->message);
}

/* "Proof.cnf", or a name without that, and its neighbour "Proof.drup". */
static void
on_chosen (gpointer  window,
           GFile    *file)
{
  Errand *errand = g_object_steal_data (window, "setdoku-proof-errand");
  g_autofree char *name = file ? g_file_get_basename (file) : NULL;
  g_autofree char *neighbour = NULL;
  g_autoptr (GFile) folder = NULL;

  if (!errand)
    return;
  if (!file)
    {
      errand_free (errand);
      return;
    }
  neighbour = g_str_has_suffix (name, QUESTION_ENDING)
              ? g_strdup_printf ("%.*s" LEMMAS_ENDING, (int) (strlen (name) - strlen (QUESTION_ENDING)), name)
              : g_strconcat (name, LEMMAS_ENDING, NULL);
  errand->window = g_object_ref (window);
  folder = g_file_get_parent (file);
  errand->beside = g_file_get_child (folder, neighbour);
  errand->program = g_strdup_printf ("drat-trim %s %s", name, neighbour);
  setdoku_file_write_async (file, g_steal_pointer (&errand->question), on_question_written, errand);
}

static void
free_errand (gpointer errand)
{
  errand_free (errand);
}

void
proof_file_save (GtkWindow     *window,
                 const Path    *path,
                 ProofFileDone  done)
{
  g_autoptr (GString) question = g_string_new (NULL), lemmas = g_string_new (NULL);
  Errand *errand;

  if (!proof_of_path (path, question, lemmas))
    {
      done (window, _("No proof was found that is short enough."));
      return;
    }
  errand = g_new0 (Errand, 1);
  errand->done = done;
  errand->question = g_string_free (g_steal_pointer (&question), FALSE);
  errand->lemmas = g_string_free (g_steal_pointer (&lemmas), FALSE);
  g_object_set_data_full (G_OBJECT (window), "setdoku-proof-errand", errand, free_errand);
  /* Translators: the name proposed for a file */
  compat_save_file (window, _("Save the proof"), _("Proof.cnf"), NULL, on_chosen, window);
}
