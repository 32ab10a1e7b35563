/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-practice-bar.c — see setdoku-practice-bar.h. */
#include "setdoku-practice-bar.h"

#include <glib/gi18n.h>
#include <string.h>

#include "view/kit/voice.h"
#include "config.h"
#include "model/explain/explain-deduction.h"
#include "model/explain/explain-words.h"
#include "model/job/job.h"
#include "model/teach/practice.h"

struct _SetdokuPracticeBar
{
  GtkWidget        parent_instance;

  GtkWidget       *row;
  GtkLabel        *message;
  SetdokuGame     *game;
  GBytes          *list;                       /* text, with its NUL */
  SetdokuJob       job;                        /* looks for a position */
  const Technique *technique;                  /* that is looked for, */
  unsigned         n;                          /* and which position */
  Practice        *found;                      /* waits to be taken; NULL: none */
  Practice        *practice;                   /* on the board; NULL: none */
  unsigned         practised;                  /* which position that is */
  gboolean         loading;                    /* it is just being put there */
  gboolean         resuming;                   /* it is looked for, and on the board already */
};

G_DEFINE_FINAL_TYPE (SetdokuPracticeBar, setdoku_practice_bar, GTK_TYPE_WIDGET)

enum { FOUND, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
say (SetdokuPracticeBar *self,
     const char         *text)
{
  if (g_str_equal (gtk_label_get_label (self->message), text))
    return;
  gtk_label_set_label (self->message, text);
  voice_say (GTK_WIDGET (self), text);
}

/* The game. */

static gboolean
is_on_board (SetdokuPracticeBar *self)
{
  const Position *position = &self->practice->position;
  const DocumentCell *cells = setdoku_game_get_cells (self->game);

  for (int cell = 0; cell < N_CELLS; cell++)
    if (cells[cell].given != (cells_has (position->given, cell) ? position->digit[cell] : 0))
      return FALSE;
  return TRUE;
}

static void
judge (SetdokuPracticeBar *self)
{
  int which;
  PracticeVerdict verdict = practice_judge (self->practice, setdoku_game_get_cells (self->game), &which);
  g_autofree char *text = practice_say (self->practice, verdict, which);

  say (self, text);
}

static void
on_changed (SetdokuPracticeBar *self)
{
  if (!self->practice)
    return;
  if (!is_on_board (self))
    {
      if (!self->loading)
        setdoku_practice_bar_stop (self);
      return;
    }
  self->loading = FALSE;
  if (!setdoku_job_active (&self->job))
    judge (self);
}

void
setdoku_practice_bar_set_game (SetdokuPracticeBar *self,
                               SetdokuGame        *game)
{
  g_return_if_fail (SETDOKU_IS_PRACTICE_BAR (self) && !self->game);
  self->game = g_object_ref (game);
  g_signal_connect_object (game, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
}

/* The position. */

typedef struct {
  GBytes          *list;
  const Technique *technique;
  unsigned         n;
  Practice        *practice;
  bool             ok;
} Search;

static void
search_free (void *data)
{
  Search *search = data;

  g_bytes_unref (search->list);
  g_free (search->practice);
  g_free (search);
}

static void
work (void         *data,
      GCancellable *cancellable)
{
  Search *search = data;

  search->ok = practice_find (search->practice, g_bytes_get_data (search->list, NULL), search->technique, search->n,
                              cancellable);
}

/* Else the list is another one by now, and what is on the board is a game like any other. */
static void
go_on (SetdokuPracticeBar *self,
       Search             *search)
{
  self->resuming = FALSE;
  self->practised = self->n;
  self->practice = search->ok ? g_steal_pointer (&search->practice) : NULL;
  if (self->practice && !is_on_board (self))
    g_clear_pointer (&self->practice, g_free);
  if (!self->practice)
    return;
  judge (self);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

static void
done (void *data,
      void *user)
{
  Search *search = data;
  SetdokuPracticeBar *self = user;

  if (self->resuming)
    {
      go_on (self, search);
      return;
    }
  if (!search->ok)
    {
      g_autofree char *short_of_memory = search->practice->out_of_memory ? explain_no_memory () : NULL;

      say (self, short_of_memory ? short_of_memory : _("There is no position of this technique."));
      gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
      return;
    }
  g_free (self->found);
  self->found = g_steal_pointer (&search->practice);
  g_signal_emit (self, signals[FOUND], 0);
}

static void
look_for (SetdokuPracticeBar *self,
          const Technique    *technique,
          unsigned            n)
{
  Search *search = g_new (Search, 1);

  self->technique = technique;
  self->n = n;
  *search = (Search) { .list = g_bytes_ref (self->list), .technique = technique, .n = n, .practice = g_new (Practice, 1) };
  setdoku_job_start (&self->job, work, done, search, search_free, self);
}

void
setdoku_practice_bar_start (SetdokuPracticeBar *self,
                            const Technique    *technique,
                            unsigned            n)
{
  g_return_if_fail (SETDOKU_IS_PRACTICE_BAR (self) && technique);
  self->resuming = FALSE;
  look_for (self, technique, n);
  say (self, _("Looking for a position…"));
}

void
setdoku_practice_bar_another (SetdokuPracticeBar *self)
{
  g_return_if_fail (SETDOKU_IS_PRACTICE_BAR (self));
  if (self->practice)
    setdoku_practice_bar_start (self, self->practice->technique, self->practised + 1);
}

void
setdoku_practice_bar_stop (SetdokuPracticeBar *self)
{
  g_return_if_fail (SETDOKU_IS_PRACTICE_BAR (self));
  setdoku_job_cancel (&self->job);
  self->resuming = FALSE;
  g_clear_pointer (&self->found, g_free);
  g_clear_pointer (&self->practice, g_free);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

char *
setdoku_practice_bar_dup_state (SetdokuPracticeBar *self)
{
  g_return_val_if_fail (SETDOKU_IS_PRACTICE_BAR (self), NULL);
  if (self->resuming)
    return g_strdup_printf ("%s %u", self->technique->id, self->n);
  return self->practice ? g_strdup_printf ("%s %u", self->practice->technique->id, self->practised) : NULL;
}

void
setdoku_practice_bar_resume (SetdokuPracticeBar *self,
                             const char         *state)
{
  g_auto(GStrv) words = g_strsplit (state, " ", 2);
  const Technique *technique = words[0] ? technique_find (words[0]) : NULL;
  guint64 n;

  g_return_if_fail (SETDOKU_IS_PRACTICE_BAR (self));
  setdoku_practice_bar_stop (self);
  if (!technique || !words[1] || !g_ascii_string_to_unsigned (words[1], 10, 0, G_MAXUINT, &n, NULL))
    return;
  self->resuming = TRUE;
  look_for (self, technique, (unsigned) n);
}

Document *
setdoku_practice_bar_take (SetdokuPracticeBar *self)
{
  g_autofree char *name = NULL;
  Document *document;

  g_return_val_if_fail (SETDOKU_IS_PRACTICE_BAR (self), NULL);
  if (!self->found)
    return NULL;

  g_free (self->practice);
  self->practice = g_steal_pointer (&self->found);
  self->practised = self->n;
  self->loading = TRUE;
  name = explain_technique (self->practice->technique);
  document = document_new ();
  practice_fill (self->practice, document->cells);
  /* Translators: technique; the title of a puzzle */
  document->title = g_strdup_printf (_("Practise: %s"), name);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  return document;
}

gboolean
setdoku_practice_bar_is_active (SetdokuPracticeBar *self)
{
  g_return_val_if_fail (SETDOKU_IS_PRACTICE_BAR (self), FALSE);
  return self->practice != NULL;
}

const Technique *
setdoku_practice_bar_get_technique (SetdokuPracticeBar *self)
{
  g_return_val_if_fail (SETDOKU_IS_PRACTICE_BAR (self), NULL);
  return self->practice ? self->practice->technique : NULL;
}

const char *
setdoku_practice_bar_get_message (SetdokuPracticeBar *self)
{
  g_return_val_if_fail (SETDOKU_IS_PRACTICE_BAR (self), NULL);
  return gtk_widget_get_visible (GTK_WIDGET (self)) ? gtk_label_get_label (self->message) : NULL;
}

const char *
setdoku_practice_bar_get_list (SetdokuPracticeBar *self)
{
  g_return_val_if_fail (SETDOKU_IS_PRACTICE_BAR (self), NULL);
  return g_bytes_get_data (self->list, NULL);
}

/* Object. */

static void
setdoku_practice_bar_dispose (GObject *object)
{
  SetdokuPracticeBar *self = SETDOKU_PRACTICE_BAR (object);

  setdoku_job_clear (&self->job);
  g_clear_pointer (&self->found, g_free);
  g_clear_pointer (&self->practice, g_free);
  g_clear_pointer (&self->list, g_bytes_unref);
  g_clear_object (&self->game);
  g_clear_pointer (&self->row, gtk_widget_unparent);
  G_OBJECT_CLASS (setdoku_practice_bar_parent_class)->dispose (object);
}

static void
setdoku_practice_bar_class_init (SetdokuPracticeBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_practice_bar_dispose;
  signals[FOUND] = g_signal_new ("found", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "setdoku-practice-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
}

/* Resources are not ended by a NUL where they are compressed or mapped: the copy is. */
static GBytes *
load_list (void)
{
  g_autoptr(GBytes) bytes = g_resources_lookup_data (APP_PATH "practice.txt", G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  gsize length = 0;
  const char *text = bytes ? g_bytes_get_data (bytes, &length) : "";

  return g_bytes_new_take (g_strndup (text, length), length + 1);
}

static void
add_button (SetdokuPracticeBar *self,
            const char         *label,
            const char         *action)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_box_append (GTK_BOX (self->row), button);
}

static void
setdoku_practice_bar_init (SetdokuPracticeBar *self)
{
  self->list = load_list ();
  self->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->message = GTK_LABEL (gtk_label_new (""));
  gtk_label_set_xalign (self->message, 0);
  gtk_label_set_wrap (self->message, TRUE);
  gtk_label_set_wrap_mode (self->message, PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (GTK_WIDGET (self->message), TRUE);
  gtk_widget_set_parent (self->row, GTK_WIDGET (self));
  gtk_box_append (GTK_BOX (self->row), GTK_WIDGET (self->message));
  add_button (self, _("Show me"), "win.hint");
  add_button (self, _("Another"), "win.practise-another");
  add_button (self, C_("practising", "End"), "win.practise-end");
  gtk_widget_add_css_class (GTK_WIDGET (self), "banner");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
