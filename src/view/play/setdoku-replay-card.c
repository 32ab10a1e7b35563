/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-replay-card.h"

#include <glib/gi18n.h>

#include "model/game/clock.h"
#include "model/game/replay-words.h"
#include "model/explain/explain.h"
#include "view/kit/sentence.h"

enum { WIDTH = 34 };                     /* of a line, in letters */

struct _SetdokuReplayCard
{
  SetdokuPart parent_instance;

  GtkLabel  *title, *where, *comparison, *summary;
};

G_DEFINE_FINAL_TYPE (SetdokuReplayCard, setdoku_replay_card, SETDOKU_TYPE_PART)

/* Words. */

static char *
comparison_text (const Replay   *replay,
                 ReplayProgress  progress)
{
  int position = replay_get_position (replay);
  char *text = position > 0 ? replay_say_comparison (&replay_get_move (replay, position)->comparison) : NULL;

  if (text)
    return text;
  if (position > 0 && progress == REPLAY_COMPARING && replay_get_move (replay, position)->digit)
    return g_strdup (_("Comparing with the ladder…"));
  return g_strdup ("");
}

/* What the whole comes to. */
static char *
summary_text (const Replay   *replay,
              ReplayProgress  progress)
{
  g_autofree char *time = clock_describe (replay_get_duration (replay)), *longest = NULL, *before = NULL;
  int n = replay_get_length (replay), slowest = 0, ahead = 0, wrong = 0;
  g_autofree char *n_moves = explain_count ((uint64_t) n), *n_ahead = NULL, *n_wrong = NULL;
  GPtrArray *text = explain_list_new ();

  for (int i = 1; i <= n; i++)
    {
      const ReplayMove *move = replay_get_move (replay, i);

      ahead += move->comparison.verdict == REPLAY_AHEAD || move->comparison.verdict == REPLAY_BEYOND;
      wrong += move->comparison.verdict == REPLAY_WRONG;
      if (!slowest || move->took > replay_get_move (replay, slowest)->took)
        slowest = i;
    }
  /* Translators: how many moves, and in what time, "7:12" */
  g_ptr_array_add (text, g_strdup_printf (ngettext ("%s move in %s.", "%s moves in %s.", n), n_moves, time));
  if (slowest > 1)
    {
      longest = clock_describe (replay_get_move (replay, slowest)->took);
      before = explain_count ((uint64_t) slowest);
      /* Translators: the longest time between two moves, "1:35", and the number of the move after it */
      g_ptr_array_add (text, g_strdup_printf (_("The longest thought took %s, before move %s."), longest, before));
    }
  if (progress == REPLAY_COMPARED)
    {
      n_ahead = explain_count ((uint64_t) ahead);
      n_wrong = explain_count ((uint64_t) wrong);
      g_ptr_array_add (text, g_strdup_printf (ngettext ("You were ahead of the ladder %s time.",
                                                        "You were ahead of the ladder %s times.", ahead), n_ahead));
      if (wrong > 0)
        g_ptr_array_add (text, g_strdup_printf (ngettext ("%s digit was wrong.", "%s digits were wrong.", wrong), n_wrong));
    }
  else if (progress == REPLAY_NEVER)
    g_ptr_array_add (text, g_strdup (_("There is more than one solution, so there is nothing to compare with.")));
  else if (progress == REPLAY_LATER)
    g_ptr_array_add (text, g_strdup (_("How it compares with the ladder is told when the puzzle is solved.")));
  return explain_join (text, LIST_SENTENCES);
}

static void
set_text (GtkLabel *label,
          char     *text)
{
  if (!g_str_equal (gtk_label_get_label (label), text))
    gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), *text != '\0');
  g_free (text);
}

void
setdoku_replay_card_update (SetdokuReplayCard *self,
                            const Replay      *replay,
                            ReplayProgress     progress)
{
  g_return_if_fail (SETDOKU_IS_REPLAY_CARD (self) && replay);
  set_text (self->title, replay_words_title (replay));
  set_text (self->where, replay_words_where (replay));
  set_text (self->comparison, comparison_text (replay, progress));
  set_text (self->summary, summary_text (replay, progress));
}

char *
setdoku_replay_card_dup_text (SetdokuReplayCard *self)
{
  g_return_val_if_fail (SETDOKU_IS_REPLAY_CARD (self), NULL);
  /* Translators: "Move 7: place 3", "After 0:12 · row 3, column 5", then a sentence */
  return explain_say (_("{title}. {where}. {comparison}"), SAY_TEXT ("title", gtk_label_get_label (self->title)),
                      SAY_TEXT ("where", gtk_label_get_label (self->where)),
                      SAY_TEXT ("comparison", gtk_label_get_label (self->comparison)));
}

/* Object. */

static void
setdoku_replay_card_class_init (SetdokuReplayCardClass *klass)
{
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
}

static GtkWidget *
add_card (SetdokuReplayCard *self)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_widget_add_css_class (card, "card");
  gtk_widget_set_parent (card, GTK_WIDGET (self));
  return card;
}

static void
add_button (GtkWidget  *box,
            const char *label,
            const char *tooltip,
            const char *action)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_box_append (GTK_BOX (box), button);
}

static void
setdoku_replay_card_init (SetdokuReplayCard *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkWidget *heading = gtk_label_new (_("Replay of your solve")), *card, *buttons;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 12);
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_add_css_class (heading, "h2");
  gtk_widget_set_parent (heading, GTK_WIDGET (self));
  card = add_card (self);
  self->title = sentence_add (card, NULL, "h3", WIDTH);
  self->where = sentence_add (card, NULL, "dim", WIDTH);
  self->comparison = sentence_add (card, NULL, NULL, WIDTH);
  buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_box_set_homogeneous (GTK_BOX (buttons), TRUE);
  /* Translators: a moment of one's solve that is worth a look: ahead of the ladder, or wrong */
  add_button (buttons, _("Moment before"), _("The moment before at which you were ahead of the ladder, or wrong (<)"),
              "replay.previous-moment");
  add_button (buttons, _("Next moment"), _("The next moment at which you were ahead of the ladder, or wrong (>)"),
              "replay.next-moment");
  gtk_widget_set_parent (buttons, GTK_WIDGET (self));
  card = add_card (self);
  self->summary = sentence_add (card, NULL, NULL, WIDTH);
}

GtkWidget *
setdoku_replay_card_new (void)
{
  return g_object_new (SETDOKU_TYPE_REPLAY_CARD, NULL);
}
