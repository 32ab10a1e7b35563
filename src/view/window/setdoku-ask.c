/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-ask.c — see setdoku-ask.h. */
#include "setdoku-ask.h"

#include <glib/gi18n.h>

#include "config.h"
#include "view/kit/line-layout.h"
#include "view/kit/setdoku-style.h"

struct _SetdokuAsk
{
  SetdokuBaseWindow        parent_instance;

  GtkLabel        *question;
  GtkWidget       *discard, *cancel, *save;
  SetdokuAnswered  answered;             /* NULL: the answer was given */
};

G_DEFINE_FINAL_TYPE (SetdokuAsk, setdoku_ask, SETDOKU_TYPE_BASE_WINDOW)

void
setdoku_ask_answer (SetdokuAsk    *self,
                    SetdokuAnswer  answer)
{
  g_autoptr(GtkWindow) parent = NULL;
  SetdokuAnswered answered;

  g_return_if_fail (SETDOKU_IS_ASK (self));
  answered = self->answered;
  if (!answered)
    return;
  self->answered = NULL;
  g_set_object (&parent, gtk_window_get_transient_for (GTK_WINDOW (self)));
  gtk_window_destroy (GTK_WINDOW (self));
  if (parent)
    answered (parent, answer);
}

static void
on_clicked (GtkWidget  *button,
            SetdokuAsk *self)
{
  setdoku_ask_answer (self, button == self->save ? SETDOKU_ANSWER_SAVE
                            : button == self->discard ? SETDOKU_ANSWER_DISCARD : SETDOKU_ANSWER_CANCEL);
}

static gboolean
setdoku_ask_close_request (GtkWindow *window)
{
  setdoku_ask_answer (SETDOKU_ASK (window), SETDOKU_ANSWER_CANCEL);
  return TRUE;
}

static void
setdoku_ask_class_init (SetdokuAskClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  GTK_WINDOW_CLASS (klass)->close_request = setdoku_ask_close_request;
  gtk_widget_class_set_template_from_resource (widget_class, APP_PATH "ask.ui");
  gtk_widget_class_bind_template_child (widget_class, SetdokuAsk, question);
  gtk_widget_class_bind_template_child (widget_class, SetdokuAsk, discard);
  gtk_widget_class_bind_template_child (widget_class, SetdokuAsk, cancel);
  gtk_widget_class_bind_template_child (widget_class, SetdokuAsk, save);
}

static void
setdoku_ask_init (SetdokuAsk *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (gtk_widget_get_parent (self->discard), line_layout_new (8));
  g_signal_connect (self->discard, "clicked", G_CALLBACK (on_clicked), self);
  g_signal_connect (self->cancel, "clicked", G_CALLBACK (on_clicked), self);
  g_signal_connect (self->save, "clicked", G_CALLBACK (on_clicked), self);
}

SetdokuAsk *
setdoku_ask_new (GtkWindow       *parent,
                 const char      *name,
                 SetdokuAnswered  answered)
{
  SetdokuAsk *self = g_object_new (SETDOKU_TYPE_ASK, "transient-for", parent, NULL);
  g_autofree char *question = NULL;

  if (name)
    question = g_strdup_printf (_("Save the changes to “%s” first? Otherwise they are lost."), name);
  gtk_label_set_label (self->question, question ? question : _("Save this puzzle first? Otherwise it is lost."));
  self->answered = answered;
  return self;
}
