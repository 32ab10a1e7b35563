/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* watch-why.c — why a digit stands in the inspected cell, or cannot: asked of the search as it stands at the cursor, then of
 * each cause in turn, and back again. The questions so far are a stack; its top is answered in a card and on the board. */
#include <glib/gi18n.h>

#include "compat.h"
#include "model/why.h"
#include "setdoku-why-card.h"
#include "watch-private.h"

struct _WatchWhy {
  SetdokuWhyCard *card;                    /* owned by the panel */
  GArray         *questions;               /* WhyQuestion; empty: nothing is asked */
  WhyAnswer       answer;                  /* to the last of them */
  Explanation     brief;                   /* borrowed from it: for the narrow window, which has no room for the card */
  gboolean        narrow;
  Explanation     sets;                    /* borrowed from it: what tints the board, as of a cell that is asked about */
  WhyQuestion     first;                   /* as it was asked: digit 0 for whatever stands in the cell */
  int             hovered;                 /* cause; −1: none */
};

static gboolean
is_asked (SetdokuWatch *self)
{
  return self->because && self->because->questions->len > 0;
}

gboolean
watch_has_why (SetdokuWatch *self)
{
  return is_asked (self);
}

/* The first card tells the sets of the empty cell already, and what rules the digit out is among them. */
static gboolean
is_beside_sets (SetdokuWatch *self)
{
  return self->because->questions->len == 1 && self->because->answer.kind == WHY_BLOCKED;
}

static void
ask (SetdokuWatch *self, const WhyQuestion *question)
{
  WhyQuestion asked = *question;           /* it may lie in the answer */
  WhyAnswer  *answer = &self->because->answer;

  why_ask_player (self->player, &asked, answer);
  self->because->sets = answer->explanation;
  self->because->sets.glyph = GLYPH_WHY;
  self->because->brief = answer->explanation;
  if (answer->kind != WHY_GUESSED && answer->kind != WHY_DEDUCED)
    self->because->brief.formula = answer->explanation.sentence;
  setdoku_why_card_show (self->because->card, answer, self->because->questions->len > 1, !is_beside_sets (self));
}

static void
forget (SetdokuWatch *self)
{
  g_array_set_size (self->because->questions, 0);
  self->because->hovered = -1;
  gtk_widget_set_visible (GTK_WIDGET (self->because->card), FALSE);
}

/* The cell that is inspected, with the digit that was chosen or the one that stands there. An empty cell alone is explained
 * by its sets, and of a clue there is nothing more to say. */
void
watch_refresh_why (SetdokuWatch *self, gboolean fast)
{
  WatchWhy         *why = self->because;
  const SearchView *view = setdoku_player_get_view (self->player);
  WhyQuestion       first;

  if (fast || self->inspected < 0
      || (!self->why && (view->origin[self->inspected] == ORIGIN_GIVEN || !view->board.digit[self->inspected])))
    {
      forget (self);
      return;
    }

  first = (WhyQuestion) { (uint8_t) self->inspected, (uint8_t) self->why, setdoku_player_get_cursor (self->player) };
  if (is_asked (self) && first.cell == why->first.cell && first.digit == why->first.digit && first.step == why->first.step)
    return;
  why->first = first;
  why->hovered = -1;
  g_array_set_size (why->questions, 0);
  g_array_append_val (why->questions, first);
  ask (self, &first);
  gtk_widget_set_visible (GTK_WIDGET (why->card), TRUE);
}

/* Where candidates are shown each is asked about at its own place; in the inspected cell also those that are gone. */
int
watch_pointed_candidate (SetdokuWatch *self, int cell)
{
  const SearchView *view = setdoku_player_get_view (self->player);
  int place = setdoku_grid_get_place (self->grid);

  if (cell < 0 || !place || view->board.digit[cell])
    return 0;
  if (cell == self->inspected)
    return place;
  return self->candidates == WATCH_CANDIDATES_EVERYWHERE && digits_has (view->candidates[cell], place) ? place : 0;
}

char *
watch_dup_why (SetdokuWatch *self)
{
  const WhyAnswer *answer = &self->because->answer;
  g_autofree char *title = is_asked (self) ? explain_why_title (answer, true) : NULL;

  /* Translators: a title, then a sentence about it */
  return title ? g_strdup_printf (_("%s. %s"), title, answer->explanation.sentence) : NULL;
}

/* The board. */

const Explanation *
watch_get_brief_why (SetdokuWatch *self)
{
  return is_asked (self) && self->because->narrow ? &self->because->brief : NULL;
}

void
watch_set_why_room (SetdokuWatch *self, SetdokuRoom room)
{
  self->because->narrow = room.shape == SETDOKU_SHAPE_NARROW;
}

int
watch_get_why_cell (SetdokuWatch *self)
{
  return is_asked (self) ? self->because->answer.question.cell : watch_get_cell (self);
}

const Explanation *
watch_get_why_sets (SetdokuWatch *self)
{
  return is_asked (self) && !is_beside_sets (self) && self->because->sets.n_rows ? &self->because->sets : NULL;
}

/* Sets are tinted as their table has them, and of those the cell that forbids the digit is marked; where there are none the
 * cells that are the cause are tinted. The digit is seen in its cell, struck or chosen. */
void
watch_why_looks (SetdokuWatch *self, CellLook looks[N_CELLS])
{
  const WhyAnswer *answer = is_asked (self) ? &self->because->answer : NULL;
  CellLook *look;

  if (!answer || self->hovered_row >= 0)
    return;

  look = &looks[answer->question.cell];
  if (self->because->hovered >= 0 || answer->explanation.n_rows == 0)
    {
      for (int cell = 0; cell < N_CELLS; cell++)
        looks[cell].tints = 0;
      look->tints = TINT_BOX;
      for (int i = 0; i < (int) answer->n_causes; i++)
        if (self->because->hovered < 0 || i == self->because->hovered)
          looks[answer->causes[i].ask.cell].tints |= TINT_COLUMN;
    }
  else if (answer->kind == WHY_BLOCKED)
    looks[answer->blocker].tints = TINT_DEAD;

  if (look->digit)
    return;
  if (answer->kind == WHY_POSSIBLE)
    look->chosen = digits_of (answer->question.digit);
  else if (answer->question.digit)
    {
      look->candidates |= digits_of (answer->question.digit);
      look->struck |= digits_of (answer->question.digit);
    }
}

/* Along the chain. */

static void
answered (SetdokuWatch *self)
{
  g_autofree char *text = watch_dup_why (self);

  watch_refresh (self);
  compat_announce (GTK_WIDGET (self->grid), text);
}

static void
on_followed (SetdokuWhyCard *card, int cause, SetdokuWatch *self)
{
  WatchWhy   *why = self->because;
  WhyQuestion next;

  if (!self->active || !is_asked (self) || cause < 0 || (unsigned) cause >= why->answer.n_causes)
    return;
  next = why->answer.causes[cause].ask;
  why->hovered = -1;
  g_array_append_val (why->questions, next);
  ask (self, &next);
  answered (self);
}

static void
on_fact_hovered (SetdokuWhyCard *card, int cause, SetdokuWatch *self)
{
  if (!self->active || !is_asked (self))
    return;
  self->because->hovered = cause;
  watch_refresh_board (self, FALSE);
}

static void
on_why_follow (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  on_followed (NULL, g_variant_get_int32 (parameter), data);
}

static void
on_why_back (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SetdokuWatch *self = data;
  GArray       *questions = self->because->questions;

  if (questions->len < 2)
    return;
  self->because->hovered = -1;
  g_array_set_size (questions, questions->len - 1);
  ask (self, &g_array_index (questions, WhyQuestion, questions->len - 1));
  answered (self);
}

static void
on_why_go (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SetdokuWatch *self = data;
  uint64_t      step = self->because->answer.step;

  if (!is_asked (self) || step == 0)
    return;
  watch_inspect (self, -1, 0);
  setdoku_player_seek (self->player, step);
  setdoku_grid_focus_cursor (self->grid);
}

static const GActionEntry entries[] = {
  { "why-follow", on_why_follow, "i" },
  { "why-back", on_why_back },
  { "why-go", on_why_go },
};

void
watch_update_why_actions (SetdokuWatch *self)
{
  const struct { const char *name; gboolean enabled; } rules[] = {
    { "why-follow", is_asked (self) && self->because->answer.n_causes > 0 },
    { "why-back", is_asked (self) && self->because->questions->len > 1 },
    { "why-go", is_asked (self) && self->because->answer.step > 0 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rules); i++)
    g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), rules[i].name)),
                                 rules[i].enabled);
}

void
watch_add_why (SetdokuWatch *self)
{
  self->because = g_new0 (WatchWhy, 1);
  self->because->hovered = -1;
  self->because->questions = g_array_new (FALSE, FALSE, sizeof (WhyQuestion));
  why_answer_clear (&self->because->answer);
  self->because->card = SETDOKU_WHY_CARD (setdoku_why_card_new ());
  gtk_widget_set_visible (GTK_WIDGET (self->because->card), FALSE);
  setdoku_watch_panel_add_card (self->panel, GTK_WIDGET (self->because->card));
  g_signal_connect_object (self->because->card, "followed", G_CALLBACK (on_followed), self, 0);
  g_signal_connect_object (self->because->card, "fact-hovered", G_CALLBACK (on_fact_hovered), self, 0);
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
}

void
watch_remove_why (SetdokuWatch *self)
{
  if (!self->because)
    return;
  g_array_unref (self->because->questions);
  why_answer_clear (&self->because->answer);
  g_clear_pointer (&self->because, g_free);
}
