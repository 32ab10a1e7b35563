/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-new-dialog.c — see setdoku-new-dialog.h. One button begins, stops and goes on; what it does is its label. */
#include "setdoku-new-dialog.h"

#include <glib/gi18n.h>

#include "view/kit/voice.h"
#include "config.h"
#include "new-words.h"
#include "setdoku-batch-dialog.h"
#include "view/board/setdoku-preview.h"
#include "view/kit/setdoku-part.h"
#include "view/kit/setdoku-squeeze.h"
#include "view/kit/setdoku-style.h"

enum { PATIENCE_S = 30 };              /* after which it asks whether to go on */

struct _SetdokuNewDialog
{
  SetdokuBaseWindow          parent_instance;

  SetdokuWishForm   *form;
  SetdokuPreview    *preview;
  GtkLabel          *heading, *detail;
  GtkWidget         *closest, *many, *create, *play;

  SetdokuMaker      *maker;
  gboolean           patient;          /* was told to keep trying */
  gboolean           gave_up;          /* the time is over */
  gboolean           setting;          /* the form is changed from here */
  SetdokuMadeChosen  chosen;
};

G_DEFINE_FINAL_TYPE (SetdokuNewDialog, setdoku_new_dialog, SETDOKU_TYPE_BASE_WINDOW)

static const MakerReport *
report_of (SetdokuNewDialog *self)
{
  return setdoku_maker_get_report (self->maker);
}

static void
say (SetdokuNewDialog *self,
     const char       *heading,
     const char       *detail)
{
  gtk_label_set_label (self->heading, heading);
  gtk_label_set_label (self->detail, detail);
  gtk_widget_set_visible (GTK_WIDGET (self->heading), *heading != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->detail), *detail != '\0');
}

static void
say_stopped (SetdokuNewDialog  *self,
             const MakerReport *report)
{
  g_autofree char *progress = new_words_progress (report);
  g_autofree char *given_up = g_strdup_printf (_("No such puzzle found in %d s."), PATIENCE_S);

  say (self, self->gave_up ? given_up : _("Stopped"), progress);
}

static void
say_made (SetdokuNewDialog  *self,
          const MakerReport *report)
{
  g_autofree char *made = new_words_made (&report->made), *progress = new_words_progress (report);

  say (self, made, progress);
}

static void
update_words (SetdokuNewDialog *self)
{
  const MakerReport *report = report_of (self);
  const char *refusal = setdoku_wish_form_get_refusal (self->form);
  g_autofree char *progress = new_words_progress (report);

  if (refusal)
    say (self, "", refusal);
  else if (report->state == MAKER_TRYING)
    say (self, _("Making…"), report->n_tries ? progress : "");
  else if (report->state == MAKER_STOPPED)
    say_stopped (self, report);
  else if (report->state == MAKER_MADE)
    say_made (self, report);
  else if (report->state == MAKER_FAILED)
    say (self, "", _("There is not enough memory."));
  else
    say (self, "", _("Create a puzzle and look at it here."));
}

static void
update_buttons (SetdokuNewDialog *self)
{
  const MakerReport *report = report_of (self);
  gboolean refused = setdoku_wish_form_get_refusal (self->form) != NULL;
  gboolean made = report->state == MAKER_MADE, stopped = report->state == MAKER_STOPPED;
  gboolean trying = report->state == MAKER_TRYING;

  gtk_button_set_label (GTK_BUTTON (self->create), trying ? _("Stop") : stopped ? _("Keep trying")
                                                   : made ? _("Another") : _("Create"));
  gtk_widget_set_sensitive (self->create, !refused);
  gtk_widget_set_sensitive (self->many, !refused && !trying);
  gtk_widget_set_visible (self->play, made);
  setdoku_part_set_class (self->create, "suggested", !made && !trying);
  setdoku_part_set_class (self->play, "suggested", made);
  gtk_window_set_default_widget (GTK_WINDOW (self), made ? self->play : self->create);
  gtk_widget_set_visible (self->closest, stopped && report->closest > 0);
  if (stopped && report->closest > 0)
    {
      g_autofree char *rating = new_words_rating (report->closest);
      /* Translators: a level and a rating, "Hard 3.0" */
      g_autofree char *label = g_strdup_printf (_("Closest: %s"), rating);

      gtk_button_set_label (GTK_BUTTON (self->closest), label);
    }
}

static void
update (SetdokuNewDialog *self)
{
  const MakerReport *report = report_of (self);

  update_words (self);
  update_buttons (self);
  setdoku_preview_set_board (self->preview, report->state == MAKER_MADE ? &report->made.puzzle : NULL);
  if (report->state != MAKER_IDLE)
    gtk_widget_set_visible (GTK_WIDGET (self->preview), TRUE);           /* from the first one on, so that nothing jumps */
}

/* What is said once, when it has come to an end. */
static void
announce (SetdokuNewDialog *self)
{
  g_autofree char *text = explain_join_some (LIST_SENTENCES, gtk_label_get_label (self->heading),
                                             gtk_label_get_label (self->detail), NULL);

  voice_say (GTK_WIDGET (self), text);
}

static void
on_maker_changed (SetdokuNewDialog *self)
{
  const MakerReport *report = report_of (self);

  if (report->state == MAKER_TRYING && !self->patient && report->elapsed >= PATIENCE_S * G_USEC_PER_SEC)
    {
      self->gave_up = TRUE;
      setdoku_maker_stop (self->maker);              /* comes back here */
      return;
    }
  update (self);
  if (report->state != MAKER_TRYING)
    announce (self);
  if (report->state == MAKER_MADE && gtk_window_get_focus (GTK_WINDOW (self)) == self->create)
    gtk_widget_grab_focus (self->play);
}

/* What was made is another puzzle than the one that is wished now. */
static void
on_form_changed (SetdokuNewDialog *self)
{
  if (!self->maker || self->setting)
    return;
  setdoku_maker_end (self->maker);
  update (self);
}

static void
start (SetdokuNewDialog *self)
{
  Recipe recipe;

  if (!setdoku_wish_form_get_recipe (self->form, &recipe))
    return;
  self->patient = FALSE;
  self->gave_up = FALSE;
  setdoku_maker_make (self->maker, &recipe);
}

static void
on_create (SetdokuNewDialog *self)
{
  switch (report_of (self)->state)
    {
    case MAKER_TRYING:
      setdoku_maker_stop (self->maker);
      break;
    case MAKER_STOPPED:
      self->patient = TRUE;
      setdoku_maker_go_on (self->maker);
      break;
    case MAKER_MADE:
      self->setting = TRUE;                            /* the maker keeps what it knows of the kind */
      setdoku_wish_form_new_seed (self->form);
      self->setting = FALSE;
      start (self);
      break;
    default:
      start (self);
    }
}

/* The puzzle of that rating was met on the way: the same seed comes by it again. */
static void
on_closest (SetdokuNewDialog *self)
{
  Recipe recipe = report_of (self)->recipe;

  recipe.wish.er_min = recipe.wish.er_max = report_of (self)->closest;
  self->setting = TRUE;
  setdoku_wish_form_set_recipe (self->form, &recipe);
  self->setting = FALSE;
  start (self);
}

static void
on_play (SetdokuNewDialog *self)
{
  g_autoptr(GtkWindow) parent = NULL;
  SetdokuMadeChosen chosen = self->chosen;
  Recipe recipe = report_of (self)->recipe;
  Made made = report_of (self)->made;

  if (report_of (self)->state != MAKER_MADE)
    return;
  g_set_object (&parent, gtk_window_get_transient_for (GTK_WINDOW (self)));
  gtk_window_destroy (GTK_WINDOW (self));
  if (parent)
    chosen (parent, &recipe, &made);
}

static void
on_many (SetdokuNewDialog *self)
{
  Recipe recipe;

  if (setdoku_wish_form_get_recipe (self->form, &recipe))
    gtk_window_present (GTK_WINDOW (setdoku_batch_dialog_new (GTK_WINDOW (self), &recipe)));
}

static void
setdoku_new_dialog_dispose (GObject *object)
{
  SetdokuNewDialog *self = SETDOKU_NEW_DIALOG (object);

  if (self->maker)
    g_signal_handlers_disconnect_by_data (self->maker, self);
  g_clear_object (&self->maker);
  G_OBJECT_CLASS (setdoku_new_dialog_parent_class)->dispose (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, SetdokuNewDialog, name)

static void
setdoku_new_dialog_class_init (SetdokuNewDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_new_dialog_dispose;
  g_type_ensure (SETDOKU_TYPE_WISH_FORM);
  g_type_ensure (SETDOKU_TYPE_PREVIEW);
  g_type_ensure (SETDOKU_TYPE_SQUEEZE);
  gtk_widget_class_set_template_from_resource (widget_class, APP_PATH "new-dialog.ui");
  BIND (form);
  BIND (preview);
  BIND (heading);
  BIND (detail);
  BIND (closest);
  BIND (many);
  BIND (create);
  BIND (play);
  gtk_widget_class_bind_template_callback (widget_class, on_form_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_create);
  gtk_widget_class_bind_template_callback (widget_class, on_closest);
  gtk_widget_class_bind_template_callback (widget_class, on_play);
  gtk_widget_class_bind_template_callback (widget_class, on_many);
}

static void
setdoku_new_dialog_init (SetdokuNewDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  squeeze_buttons (gtk_widget_get_parent (GTK_WIDGET (self->play)));
  self->maker = setdoku_maker_new ();
  g_signal_connect_object (self->maker, "changed", G_CALLBACK (on_maker_changed), self, G_CONNECT_SWAPPED);
}

SetdokuNewDialog *
setdoku_new_dialog_new (GtkWindow         *parent,
                        const Wish        *wish,
                        SetdokuMadeChosen  chosen)
{
  SetdokuNewDialog *self = g_object_new (SETDOKU_TYPE_NEW_DIALOG, "transient-for", parent, NULL);
  Recipe recipe = { .wish = *wish, .seed = recipe_new_seed () };

  self->chosen = chosen;
  setdoku_wish_form_set_recipe (self->form, &recipe);
  update (self);
  gtk_widget_grab_focus (self->create);
  return self;
}

SetdokuWishForm *
setdoku_new_dialog_get_form (SetdokuNewDialog *self)
{
  g_return_val_if_fail (SETDOKU_IS_NEW_DIALOG (self), NULL);
  return self->form;
}

SetdokuMaker *
setdoku_new_dialog_get_maker (SetdokuNewDialog *self)
{
  g_return_val_if_fail (SETDOKU_IS_NEW_DIALOG (self), NULL);
  return self->maker;
}
