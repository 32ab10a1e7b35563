/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-why.h"

#include <glib/gi18n.h>

#include "model/search/why.h"
#include "setdoku-why-card.h"
#include "view/kit/command.h"

struct _SetdokuWhy
{
  GObject            parent_instance;

  SetdokuSearch     *search;
  SetdokuInspection *inspection;
  SetdokuWhyCard    *card;
  GArray            *questions;        /* WhyQuestion; empty: nothing is asked */
  WhyAnswer          answer;           /* to the last of them */
  Explanation        brief;            /* borrowed from it: for the narrow window, which has no room for the card */
  Explanation        sets;             /* borrowed from it: what tints the board, as of a cell that is asked about */
  WhyQuestion        first;            /* as it was asked: digit 0 for whatever stands in the cell */
  int                hovered;          /* cause; −1: none */
};

G_DEFINE_FINAL_TYPE (SetdokuWhy, setdoku_why, G_TYPE_OBJECT)

enum { CHANGED, HOVERED, N_SIGNALS };
static guint signals[N_SIGNALS];

gboolean
setdoku_why_is_asked (SetdokuWhy *self)
{
  return self->questions->len > 0;
}

/* The first card tells the sets of the empty cell already, and what rules the digit out is among them. */
static gboolean
is_beside_sets (SetdokuWhy *self)
{
  return self->questions->len == 1 && self->answer.kind == WHY_BLOCKED;
}

static void
ask (SetdokuWhy *self, const WhyQuestion *question)
{
  WhyQuestion asked = *question;           /* it may lie in the answer */
  WhyAnswer *answer = &self->answer;

  why_ask_player (setdoku_search_get_player (self->search), &asked, answer);
  self->sets = answer->explanation;
  self->sets.glyph = GLYPH_WHY;
  self->brief = answer->explanation;
  if (answer->kind != WHY_GUESSED && answer->kind != WHY_DEDUCED)
    self->brief.formula = answer->explanation.sentence;
  setdoku_why_card_show (self->card, answer, self->questions->len > 1, !is_beside_sets (self));
}

static void
forget (SetdokuWhy *self)
{
  g_array_set_size (self->questions, 0);
  self->hovered = -1;
  gtk_widget_set_visible (GTK_WIDGET (self->card), FALSE);
}

/* The cell that is inspected, with the digit that was chosen or the one that stands there. An empty cell alone is explained
 * by its sets, and of a clue there is nothing more to say. */
void
setdoku_why_update (SetdokuWhy *self, gboolean fast)
{
  SetdokuPlayer *player = setdoku_search_get_player (self->search);
  const AnyView *view = setdoku_player_get_any (player);
  int cell = setdoku_inspection_get_asked (self->inspection), digit = setdoku_inspection_get_digit (self->inspection);
  WhyQuestion first;

  if (fast || cell < 0 || (!digit && (view->origin[cell] == ORIGIN_GIVEN || !view->value[cell])))
    {
      forget (self);
      return;
    }

  first = (WhyQuestion) { (uint16_t) cell, (uint8_t) digit, setdoku_player_get_cursor (player) };
  if (setdoku_why_is_asked (self) && first.cell == self->first.cell && first.digit == self->first.digit
      && first.step == self->first.step)
    return;
  self->first = first;
  self->hovered = -1;
  g_array_set_size (self->questions, 0);
  g_array_append_val (self->questions, first);
  ask (self, &first);
  gtk_widget_set_visible (GTK_WIDGET (self->card), TRUE);
}

char *
setdoku_why_dup_text (SetdokuWhy *self)
{
  g_autofree char *title = setdoku_why_is_asked (self) ? explain_why_title (&self->answer, true) : NULL;

  return title ? explain_titled (title, self->answer.explanation.sentence) : NULL;
}

/* The board. */

const Explanation *
setdoku_why_get_brief (SetdokuWhy *self)
{
  return setdoku_why_is_asked (self) ? &self->brief : NULL;
}

int
setdoku_why_get_cell (SetdokuWhy *self)
{
  return setdoku_why_is_asked (self) ? self->answer.question.cell : -1;
}

const Explanation *
setdoku_why_get_sets (SetdokuWhy *self)
{
  return setdoku_why_is_asked (self) && !is_beside_sets (self) && self->sets.n_rows ? &self->sets : NULL;
}

/* Sets are tinted as their table has them, and of those the cell that forbids the digit is marked; where there are none the
 * cells that are the cause are tinted. The digit is seen in its cell, struck or chosen. */
void
setdoku_why_add_looks (SetdokuWhy *self, int n_cells, CellLook *looks)
{
  const WhyAnswer *answer = &self->answer;
  CellLook *look;

  if (!setdoku_why_is_asked (self) || setdoku_inspection_get_hovered_row (self->inspection))
    return;

  look = &looks[answer->question.cell];
  if (self->hovered >= 0 || answer->explanation.n_rows == 0)
    {
      for (int cell = 0; cell < n_cells; cell++)
        looks[cell].tints = 0;
      look->tints = TINT_BOX;
      for (int i = 0; i < (int) answer->n_causes; i++)
        if (self->hovered < 0 || i == self->hovered)
          looks[answer->causes[i].ask.cell].tints |= TINT_COLUMN;
    }
  else if (answer->kind == WHY_BLOCKED)
    looks[answer->blocker].tints = TINT_DEAD;

  if (look->digit)
    return;
  if (answer->kind == WHY_POSSIBLE)
    look->chosen = values_of (answer->question.digit);
  else if (answer->question.digit)
    {
      look->candidates |= values_of (answer->question.digit);
      look->struck |= values_of (answer->question.digit);
    }
}

/* Along the chain. */

static void
answer_last (SetdokuWhy *self)
{
  self->hovered = -1;
  ask (self, &g_array_index (self->questions, WhyQuestion, self->questions->len - 1));
  g_signal_emit (self, signals[CHANGED], 0);
}

static gboolean
can_follow (gpointer data)
{
  SetdokuWhy *self = data;

  return setdoku_search_is_open (self->search) && setdoku_why_is_asked (self) && self->answer.n_causes > 0;
}

static void
follow (SetdokuWhy *self, int cause)
{
  if (!can_follow (self) || cause < 0 || (unsigned) cause >= self->answer.n_causes)
    return;
  g_array_append_val (self->questions, self->answer.causes[cause].ask);
  answer_last (self);
}

static void
on_followed (SetdokuWhyCard *card, int cause, SetdokuWhy *self)
{
  follow (self, cause);
}

static void
on_fact_hovered (SetdokuWhyCard *card, int cause, SetdokuWhy *self)
{
  if (!setdoku_why_is_asked (self))
    return;
  self->hovered = cause;
  g_signal_emit (self, signals[HOVERED], 0);
}

static void run_follow (gpointer self, GVariant *cause) { follow (self, g_variant_get_int32 (cause)); }
static gboolean can_go_back (gpointer data) { return SETDOKU_WHY (data)->questions->len > 1; }

static void
run_back (gpointer data, GVariant *value)
{
  SetdokuWhy *self = data;

  g_array_set_size (self->questions, self->questions->len - 1);
  answer_last (self);
}

static gboolean
can_go (gpointer data)
{
  SetdokuWhy *self = data;

  return setdoku_why_is_asked (self) && self->answer.step > 0;
}

static void
run_go (gpointer data, GVariant *value)
{
  SetdokuWhy *self = data;

  setdoku_inspection_go_to (self->inspection, self->answer.step);
}

static const Command commands[] = {
  { "why-follow", run_follow, "i", can_follow },
  { "why-back", run_back, NULL, can_go_back },
  { "why-go", run_go, NULL, can_go },
};

/* Object. */

static void
setdoku_why_finalize (GObject *object)
{
  SetdokuWhy *self = SETDOKU_WHY (object);

  g_array_unref (self->questions);
  why_answer_clear (&self->answer);
  g_object_unref (self->card);
  g_object_unref (self->inspection);
  g_object_unref (self->search);
  G_OBJECT_CLASS (setdoku_why_parent_class)->finalize (object);
}

static void
setdoku_why_class_init (SetdokuWhyClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = setdoku_why_finalize;
  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[HOVERED] = g_signal_new ("hovered", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
setdoku_why_init (SetdokuWhy *self)
{
  self->hovered = -1;
  self->questions = g_array_new (FALSE, FALSE, sizeof (WhyQuestion));
  why_answer_clear (&self->answer);
  self->card = g_object_ref_sink (SETDOKU_WHY_CARD (setdoku_why_card_new ()));
  gtk_widget_set_visible (GTK_WIDGET (self->card), FALSE);
  g_signal_connect_object (self->card, "followed", G_CALLBACK (on_followed), self, 0);
  g_signal_connect_object (self->card, "fact-hovered", G_CALLBACK (on_fact_hovered), self, 0);
}

SetdokuWhy *
setdoku_why_new (SetdokuSearch *search, SetdokuInspection *inspection, GActionMap *map)
{
  SetdokuWhy *self = g_object_new (SETDOKU_TYPE_WHY, NULL);

  self->search = g_object_ref (search);
  self->inspection = g_object_ref (inspection);
  commands_add (map, commands, G_N_ELEMENTS (commands), self);
  return self;
}

GtkWidget *
setdoku_why_get_card (SetdokuWhy *self)
{
  return GTK_WIDGET (self->card);
}
