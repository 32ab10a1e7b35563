/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-voice.c — what is said is told of as the description of what has the focus, where GTK has no call for it. GTK's context
 * for tests has none in any version. */
#include "view/kit/voice.h"

#include "../patience.h"

typedef struct {
  GtkWidget *window, *first, *second, *entry;
} Fixture;

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  f->window = gtk_window_new ();
  f->first = gtk_button_new_with_label ("first");
  f->second = gtk_button_new_with_label ("second");
  f->entry = gtk_entry_new ();
  gtk_box_append (GTK_BOX (box), f->first);
  gtk_box_append (GTK_BOX (box), f->second);
  gtk_box_append (GTK_BOX (box), f->entry);
  gtk_window_set_child (GTK_WINDOW (f->window), box);
  gtk_window_present (GTK_WINDOW (f->window));
  gtk_widget_grab_focus (f->first);
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
}

static gboolean
is_described (GtkWidget  *widget,
              const char *text)
{
  g_autofree char *other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);

  return other == NULL;
}

static gboolean
is_undescribed (GtkWidget *widget)
{
  return !gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
         || is_described (widget, "");
}

static void
test_it_is_said_where_the_focus_is (Fixture       *f,
                                    gconstpointer  data)
{
  voice_say (f->second, "Solved");
  wait_for (is_described (f->first, "Solved"));
  g_assert_true (is_undescribed (f->second));

  gtk_widget_grab_focus (f->entry);
  wait_for (is_undescribed (f->first));
  voice_say (f->window, "Again");
  wait_for (is_described (f->entry, "Again"));
}

static void
test_what_is_said_at_once_is_one_message (Fixture       *f,
                                          gconstpointer  data)
{
  voice_say (f->first, "7, given");
  voice_say (f->first, "7 is repeated.");
  voice_say (f->first, "Row 1.");
  voice_say (f->first, "");
  voice_say (f->first, NULL);
  gtk_widget_grab_focus (f->second);                     /* a command that moves the focus, too */
  wait_for (is_described (f->second, "7, given. 7 is repeated. Row 1."));
  g_assert_true (is_undescribed (f->first));
}

/* Who types fast hears the last digit, and what was found meanwhile. */
static void
test_what_is_out_of_date_is_not_said (Fixture       *f,
                                      gconstpointer  data)
{
  voice_say_now (f->first, "Row 1, column 1: 5");
  voice_say (f->first, "Exactly one solution");
  voice_say_now (f->first, "Row 1, column 2: 7");
  wait_for (is_described (f->first, "Row 1, column 2: 7. Exactly one solution"));
  voice_say_now (f->first, "empty");
  wait_for (is_described (f->first, "empty"));
}

/* A description of its own, or a tooltip, comes back; what is told meanwhile is kept until then. */
static void
test_its_own_words_come_back (Fixture       *f,
                              gconstpointer  data)
{
  voice_describe (f->first, "one of two");
  gtk_widget_set_tooltip_text (f->second, "a tooltip");
  g_assert_true (is_described (f->first, "one of two"));
  voice_say (f->first, "Solved");
  wait_for (is_described (f->first, "Solved"));
  voice_describe (f->first, "the first of two");
  g_assert_true (is_described (f->first, "Solved"));

  gtk_widget_grab_focus (f->second);
  wait_for (is_described (f->first, "the first of two"));
  voice_say (f->first, "Again");
  wait_for (is_described (f->second, "Again"));
  gtk_widget_grab_focus (f->first);
  wait_for (is_described (f->second, "a tooltip"));
}

static void
test_a_label_that_is_followed_speaks (Fixture       *f,
                                      gconstpointer  data)
{
  GtkWidget *label = gtk_label_new ("before"), *box = gtk_widget_get_parent (f->first);

  voice_follow (GTK_LABEL (label));
  gtk_label_set_label (GTK_LABEL (label), "not on the screen");
  gtk_box_append (GTK_BOX (box), label);
  wait_for (gtk_widget_get_mapped (label));
  g_assert_true (is_undescribed (f->first));
  gtk_label_set_label (GTK_LABEL (label), "Looking…");
  wait_for (is_described (f->first, "Looking…"));
}

/* What speaks may go at any time. */
static void
test_the_speaker_may_go (Fixture       *f,
                         gconstpointer  data)
{
  GtkWidget *box = gtk_widget_get_parent (f->first);

  voice_say (f->first, "Solved");
  wait_for (is_described (f->first, "Solved"));
  gtk_box_remove (GTK_BOX (box), f->first);
  voice_say (f->second, "Again");
  gtk_widget_grab_focus (f->second);
  wait_for (is_described (f->second, "Again"));
  voice_say (f->second, "A last word.");
  gtk_window_destroy (GTK_WINDOW (f->window));
  f->window = gtk_window_new ();
  gtk_window_present (GTK_WINDOW (f->window));
  voice_say (f->window, "In another window");
  wait_for (is_described (f->window, "A last word. In another window"));
}

#define ADD(path, test) g_test_add ("/voice/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_disable_setlocale ();
  gtk_init ();
  ADD ("it-is-said-where-the-focus-is", test_it_is_said_where_the_focus_is);
  ADD ("what-is-said-at-once-is-one-message", test_what_is_said_at_once_is_one_message);
  ADD ("what-is-out-of-date-is-not-said", test_what_is_out_of_date_is_not_said);
  ADD ("its-own-words-come-back", test_its_own_words_come_back);
  ADD ("a-label-that-is-followed-speaks", test_a_label_that_is_followed_speaks);
  ADD ("the-speaker-may-go", test_the_speaker_may_go);
  return g_test_run ();
}
