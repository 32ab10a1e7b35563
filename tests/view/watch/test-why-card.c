/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-why-card.c — the card that answers "why?": what it shows, and that its causes can be followed by pointer and key. */
#include <string.h>

#include "engine/search/strategies/strategies.h"
#include "frames.h"
#include "view/watch/setdoku-why-card.h"

typedef struct {
  GtkWidget      *window;
  SetdokuWhyCard *card;
  Timeline       *timeline;
  WhyAnswer       answer;
  int             followed;
} Fixture;

static void
on_followed (SetdokuWhyCard *card, int cause, Fixture *f)
{
  f->followed = cause;
}

/* The classic fill of the empty board, up to its first dead end. */
static void
open_card (Fixture *f)
{
  const SearchOptions *options = &strategy_ascending.defaults;
  Board     board = { 0 };
  Explorer *explorer = explorer_new (&(Trace) { .strategy = &strategy_ascending, .board = board, .options = *options,
                                                .seed = 1 }, TIMELINE_BUDGET);
  Batch    *batch;

  *f = (Fixture) { .window = gtk_window_new (), .card = SETDOKU_WHY_CARD (setdoku_why_card_new ()), .followed = -1 };
  f->timeline = timeline_new (&(Trace) { .strategy = &strategy_ascending, .board = board, .options = *options,
                                         .seed = 1 }, TIMELINE_BUDGET);
  explorer_run (explorer, 16, &batch);
  g_assert_true (timeline_accept (f->timeline, batch));
  explorer_free (explorer);
  g_signal_connect (f->card, "followed", G_CALLBACK (on_followed), f);
  gtk_window_set_child (GTK_WINDOW (f->window), GTK_WIDGET (f->card));
  gtk_window_present (GTK_WINDOW (f->window));
}

static void
close_card (Fixture *f)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
  why_answer_clear (&f->answer);
  timeline_free (f->timeline);
}

static void
show (Fixture *f, int cell, int digit, gboolean can_go_back)
{
  why_ask (f->timeline, &strategy_ascending, &(WhyQuestion) { (uint8_t) cell, (uint8_t) digit, 16 }, &f->answer);
  setdoku_why_card_show (f->card, &f->answer, can_go_back, TRUE);
  run_frames (f->window);
}

/* Whether some visible label below says so. */
static gboolean
says (GtkWidget *widget, const char *text)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (says (child, text))
      return TRUE;
  return FALSE;
}

static void
test_shows (void)
{
  Fixture f;

  open_card (&f);
  show (&f, 15, 7, FALSE);
  g_assert_true (says (GTK_WIDGET (f.card), "Why not 7?"));
  g_assert_true (says (GTK_WIDGET (f.card),
                       "7 stands in row 1, column 7 since event 7. It is guess 7, so it may be taken back."));
  g_assert_true (says (GTK_WIDGET (f.card), "Under 7 guesses: …; r1c6=6; r1c7=7"));
  g_assert_true (says (GTK_WIDGET (f.card), "Go to event 7"));
  g_assert_true (says (GTK_WIDGET (f.card), "r1c7 = 7"));
  g_assert_false (says (GTK_WIDGET (f.card), "‹"));
  g_assert_cmpint (setdoku_why_card_get_n_facts (f.card), ==, 1);

  /* Along the chain the cell is named too; a digit that is possible has no event and no cause. */
  show (&f, 80, 5, TRUE);
  g_assert_true (says (GTK_WIDGET (f.card), "Row 9, column 9: 5 is possible"));
  g_assert_true (says (GTK_WIDGET (f.card), "‹"));
  g_assert_false (says (GTK_WIDGET (f.card), "Because"));
  g_assert_cmpint (setdoku_why_card_get_n_facts (f.card), ==, 0);

  /* What an empty cell cannot be, a chip each. */
  show (&f, 15, 0, FALSE);
  g_assert_cmpint (setdoku_why_card_get_n_facts (f.card), ==, 9);
  close_card (&f);
}

static void
test_follows (void)
{
  Fixture f;
  GtkWidget *chip;

  open_card (&f);
  show (&f, 15, 0, FALSE);
  gtk_widget_child_focus (GTK_WIDGET (f.card), GTK_DIR_TAB_FORWARD);
  for (int i = 0; i < 20 && !GTK_IS_FLOW_BOX_CHILD (gtk_root_get_focus (GTK_ROOT (f.window))); i++)
    gtk_widget_child_focus (GTK_WIDGET (f.card), GTK_DIR_TAB_FORWARD);
  chip = gtk_root_get_focus (GTK_ROOT (f.window));
  g_assert_true (GTK_IS_FLOW_BOX_CHILD (chip));
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (chip), "Row "));
  gtk_widget_activate (chip);
  g_assert_cmpint (f.followed, ==, gtk_flow_box_child_get_index (GTK_FLOW_BOX_CHILD (chip)));

  /* The focus stays among the causes, so that the next one is a key away; where there is none it is at the way back. */
  show (&f, 15, 7, TRUE);
  g_assert_true (GTK_IS_FLOW_BOX_CHILD (gtk_root_get_focus (GTK_ROOT (f.window))));
  close_card (&f);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add_func ("/why-card/shows", test_shows);
  g_test_add_func ("/why-card/follows", test_follows);
  return g_test_run ();
}
