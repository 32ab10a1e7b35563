/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-path-ladders.h"

#include <glib/gi18n.h>

#include "model/teach/path-words.h"
#include "view/kit/even-layout.h"
#include "view/kit/one-stop.h"
#include "view/kit/setdoku-row.h"
#include "view/kit/voice.h"

enum { LEAST_HEIGHT = 220 };               /* of the list, in px; beside it the panel can scroll */

struct _SetdokuPathLadders
{
  GtkWidget     parent_instance;

  GtkWidget    *scroller;
  GtkWidget    *rows[PATH_LADDERS_MAX];            /* of the ladders, the last of them the user's own; NULL after it */
  int           n_rows;
  GtkWidget    *techniques;                        /* the card with their lines */
  GtkWidget    *lines[TECHNIQUES_MAX];             /* by row of techniques[], like the others; NULL: no ladder has it */
  GtkWidget    *switches[TECHNIQUES_MAX];          /* check buttons */
  GtkWidget    *scores[TECHNIQUES_MAX];            /* buttons with the score and the popover; NULL: not on the full ladder */
  TechniqueSet  off;
  LadderOwn     own;
  gboolean      filling;
};

G_DEFINE_FINAL_TYPE (SetdokuPathLadders, setdoku_path_ladders, GTK_TYPE_WIDGET)

enum { SWITCHED, CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* A guess is no technique to be without: it is the last of all. */
static bool
is_offered (const Technique *technique)
{
  if (technique->traits & TECHNIQUE_GUESS)
    return false;
  for (const LadderProfile *profile = ladder_profiles; profile->id; profile++)
    if (g_strv_contains (profile->techniques, technique->id))
      return true;
  return false;
}

static void
on_toggled (SetdokuPathLadders *self)
{
  if (self->filling)
    return;
  self->off = (TechniqueSet) { { 0 } };
  for (const Technique *row = techniques; row->id; row++)
    if (self->switches[row - techniques]
        && !gtk_check_button_get_active (GTK_CHECK_BUTTON (self->switches[row - techniques])))
      technique_set_add (&self->off, row);
  g_signal_emit (self, signals[SWITCHED], 0);
}

static void
on_all (SetdokuPathLadders *self)
{
  setdoku_path_ladders_set_off (self, &(TechniqueSet) { { 0 } });
  g_signal_emit (self, signals[SWITCHED], 0);
}

/* The order and the scores. */

static int
place_of (SetdokuPathLadders *self,
          const Technique    *technique)
{
  for (int i = 0; i < self->own.n; i++)
    if (&techniques[self->own.row[i]] == technique)
      return i;
  return -1;
}

/* Of those that can be moved: behind a guess nothing would ever be asked. */
static int
last_place (SetdokuPathLadders *self)
{
  int last = self->own.n - 1;

  while (last > 0 && techniques[self->own.row[last]].traits & TECHNIQUE_GUESS)
    last--;
  return last;
}

static void
show_score (SetdokuPathLadders *self,
            int                 place)
{
  const Technique *technique = &techniques[self->own.row[place]];
  GtkWidget *button = self->scores[self->own.row[place]];
  g_autofree char *name = explain_technique (technique);
  g_autofree char *text = g_strdup_printf ("%d", self->own.score[place]);
  /* Translators: a technique ("X-wing"), its score */
  g_autofree char *spoken = g_strdup_printf (_("%s: score %s; change its order and score"), name, text);

  if (!button)
    return;
  gtk_menu_button_set_label (GTK_MENU_BUTTON (button), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

/* Lines that are not on the full ladder stay behind the others. */
static void
show_own (SetdokuPathLadders *self)
{
  GtkWidget *last = NULL;

  for (int i = 0; i < self->own.n; i++)
    if (self->lines[self->own.row[i]])
      {
        gtk_box_reorder_child_after (GTK_BOX (self->techniques), self->lines[self->own.row[i]], last);
        last = self->lines[self->own.row[i]];
        show_score (self, i);
      }
}

/* The popover of a technique's score. */
static void
add_button (GtkWidget  *box,
            const char *text,
            GCallback   clicked,
            GtkWidget  *owner)
{
  GtkWidget *button = gtk_button_new_with_label (text);

  g_signal_connect_object (button, "clicked", clicked, owner, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);
}

static const Technique *
technique_of (SetdokuPathLadders *self,
              GtkWidget          *button)
{
  for (int row = 0; row < n_techniques; row++)
    if (self->scores[row] == button)
      return &techniques[row];
  return NULL;
}

static SetdokuPathLadders *
ladders_of (GtkWidget *button)
{
  return SETDOKU_PATH_LADDERS (gtk_widget_get_ancestor (button, SETDOKU_TYPE_PATH_LADDERS));
}

static void
on_earlier (GtkWidget *button)
{
  SetdokuPathLadders *self = ladders_of (button);

  setdoku_path_ladders_move (self, technique_of (self, button), -1);
}

static void
on_later (GtkWidget *button)
{
  SetdokuPathLadders *self = ladders_of (button);

  setdoku_path_ladders_move (self, technique_of (self, button), 1);
}

static void
on_score (GtkWidget     *button,
          GtkSpinButton *spin)
{
  SetdokuPathLadders *self = ladders_of (button);

  setdoku_path_ladders_price (self, technique_of (self, button), gtk_spin_button_get_value_as_int (spin));
}

/* Made when it is asked for: there are dozens of them. */
static void
fill_popover (GtkMenuButton *button,
              gpointer       user)
{
  SetdokuPathLadders *self = user;
  int place = place_of (self, technique_of (self, GTK_WIDGET (button)));
  GtkWidget *popover = gtk_popover_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *spin = gtk_spin_button_new_with_range (0, LADDER_SCORE_MAX, 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), self->own.score[place]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Score"), -1);
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (on_score), button, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), spin);
  add_button (box, _("Earlier"), G_CALLBACK (on_earlier), GTK_WIDGET (button));
  add_button (box, _("Later"), G_CALLBACK (on_later), GTK_WIDGET (button));
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_menu_button_set_popover (button, popover);
}

static void
add_heading (GtkWidget  *box,
             const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "h3");
  gtk_box_append (GTK_BOX (box), label);
}

static void
add_ladder (SetdokuPathLadders  *self,
            GtkWidget           *card,
            const LadderProfile *profile)
{
  GtkWidget *row = g_object_new (SETDOKU_TYPE_ROW, "title", _(profile->name), "subtitle", _(profile->description), NULL);

  gtk_widget_set_tooltip_text (row, _(profile->description));
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (row), "path.ladder::-");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", profile->id);
  gtk_box_append (GTK_BOX (card), row);
  self->rows[self->n_rows++] = row;
}

static void
add_ladders (SetdokuPathLadders *self,
             GtkWidget          *box)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  LadderRoom room;

  add_heading (box, _("Ladders compared"));
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "flush");
  for (const LadderProfile *profile = ladder_profiles; profile->id && self->n_rows < PATH_LADDERS_MAX - 1; profile++)
    add_ladder (self, card, profile);
  add_ladder (self, card, ladder_own_profile (&self->own, &room));
  gtk_widget_set_visible (self->rows[self->n_rows - 1], FALSE);
  gtk_box_append (GTK_BOX (box), card);
}

static GtkWidget *
make_score (SetdokuPathLadders *self)
{
  GtkWidget *button = gtk_menu_button_new ();

  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (button), FALSE);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), fill_popover, self, NULL);
  gtk_widget_set_tooltip_text (button, _("Order and score"));
  gtk_widget_add_css_class (button, "num");
  return button;
}

/* A check box with a name that takes another line rather than more room than there is. */
static GtkWidget *
new_switch (const char *name)
{
  GtkWidget *check = gtk_check_button_new_with_label (name), *label = gtk_widget_get_last_child (check);

  if (GTK_IS_LABEL (label))
    {
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
    }
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
  gtk_widget_set_hexpand (check, TRUE);
  return check;
}

static void
add_technique (SetdokuPathLadders *self,
               const Technique    *technique)
{
  g_autofree char *name = explain_technique (technique);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *check = new_switch (name);
  int row = (int) (technique - techniques);

  g_signal_connect_object (check, "toggled", G_CALLBACK (on_toggled), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (line), check);
  if (place_of (self, technique) >= 0)
    {
      self->scores[row] = make_score (self);
      gtk_box_append (GTK_BOX (line), self->scores[row]);
    }
  gtk_box_append (GTK_BOX (self->techniques), line);
  self->lines[row] = line;
  self->switches[row] = check;
}

static void
add_action (GtkWidget  *box,
            const char *text,
            const char *action)
{
  GtkWidget *button = gtk_button_new_with_label (text);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_box_append (GTK_BOX (box), button);
}

static void
add_techniques (SetdokuPathLadders *self,
                GtkWidget          *box)
{
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *all = gtk_button_new_with_label (_("Switch all on"));

  add_heading (box, _("Techniques used by hints and paths"));
  self->techniques = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_add_css_class (self->techniques, "card");
  for (const Technique *row = techniques; row->id; row++)
    if (is_offered (row))
      add_technique (self, row);
  one_stop_lines (self->techniques);
  g_signal_connect_object (all, "clicked", G_CALLBACK (on_all), self, G_CONNECT_SWAPPED);
  gtk_widget_set_halign (all, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), self->techniques);
  gtk_box_append (GTK_BOX (box), all);
  add_action (buttons, _("Save as a file…"), "path.export-ladder");
  add_action (buttons, _("Open…"), "path.import-ladder");
  add_action (buttons, _("Reset order"), "path.reset-ladder");
  gtk_widget_set_layout_manager (buttons, even_layout_new (1, 3, 6));
  gtk_box_append (GTK_BOX (box), buttons);
  show_own (self);
}

static void
setdoku_path_ladders_dispose (GObject *object)
{
  g_clear_pointer (&SETDOKU_PATH_LADDERS (object)->scroller, gtk_widget_unparent);
  G_OBJECT_CLASS (setdoku_path_ladders_parent_class)->dispose (object);
}

static void
setdoku_path_ladders_class_init (SetdokuPathLaddersClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_path_ladders_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "setdoku-path-ladders");
  signals[SWITCHED] = g_signal_new ("switched", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
setdoku_path_ladders_init (SetdokuPathLadders *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  ladder_own_from_profile (&self->own, ladder_profiles);
  add_ladders (self, box);
  add_techniques (self, box);
  g_object_set (box, "margin-start", 2, "margin-end", 2, "margin-top", 2, "margin-bottom", 2, NULL);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (self->scroller), LEAST_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), box);
  gtk_widget_set_focusable (self->scroller, FALSE);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

void
setdoku_path_ladders_set_path (SetdokuPathLadders *self,
                               const Path         *path)
{
  g_return_if_fail (SETDOKU_IS_PATH_LADDERS (self));
  for (int i = 0; i < self->n_rows; i++)
    {
      const PathLadder *ladder = path && i < path->n_ladders ? &path->ladders[i] : NULL;
      g_autofree char *text = ladder ? path_words_ladder (ladder, ladder->profile == path->question.profile)
                              : g_strdup (gtk_widget_get_tooltip_text (self->rows[i]));

      gtk_widget_set_visible (self->rows[i], ladder || i + 1 < self->n_rows);          /* one's own is not always there */
      g_object_set (self->rows[i], "subtitle", text, NULL);
      voice_describe (self->rows[i], text);
    }
}

void
setdoku_path_ladders_set_off (SetdokuPathLadders *self,
                              const TechniqueSet *off)
{
  g_return_if_fail (SETDOKU_IS_PATH_LADDERS (self) && off);
  self->filling = TRUE;
  self->off = *off;
  for (const Technique *row = techniques; row->id; row++)
    if (self->switches[row - techniques])
      gtk_check_button_set_active (GTK_CHECK_BUTTON (self->switches[row - techniques]), !technique_set_has (off, row));
  self->filling = FALSE;
}

void
setdoku_path_ladders_get_off (SetdokuPathLadders *self,
                              TechniqueSet       *off)
{
  g_return_if_fail (SETDOKU_IS_PATH_LADDERS (self) && off);
  *off = self->off;
}

void
setdoku_path_ladders_switch (SetdokuPathLadders *self,
                             const Technique    *technique,
                             gboolean            on)
{
  g_return_if_fail (SETDOKU_IS_PATH_LADDERS (self) && technique);
  if (self->switches[technique - techniques])
    gtk_check_button_set_active (GTK_CHECK_BUTTON (self->switches[technique - techniques]), on);
}

void
setdoku_path_ladders_set_own (SetdokuPathLadders *self,
                              const LadderOwn    *own)
{
  g_return_if_fail (SETDOKU_IS_PATH_LADDERS (self) && own);
  self->own = *own;
  show_own (self);
}

void
setdoku_path_ladders_get_own (SetdokuPathLadders *self,
                              LadderOwn          *own)
{
  g_return_if_fail (SETDOKU_IS_PATH_LADDERS (self) && own);
  *own = self->own;
}

void
setdoku_path_ladders_move (SetdokuPathLadders *self,
                           const Technique    *technique,
                           int                 places)
{
  int from, to, step = places < 0 ? -1 : 1;

  g_return_if_fail (SETDOKU_IS_PATH_LADDERS (self) && technique);
  from = place_of (self, technique);
  to = from < 0 ? from : CLAMP (from + places, 0, last_place (self));
  if (from == to)
    return;
  for (int i = from; i != to; i += step)
    {
      uint8_t row = self->own.row[i];
      int score = self->own.score[i];

      self->own.row[i] = self->own.row[i + step];
      self->own.score[i] = self->own.score[i + step];
      self->own.row[i + step] = row;
      self->own.score[i + step] = score;
    }
  show_own (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
setdoku_path_ladders_price (SetdokuPathLadders *self,
                            const Technique    *technique,
                            int                 score)
{
  int place;

  g_return_if_fail (SETDOKU_IS_PATH_LADDERS (self) && technique && score >= 0 && score <= LADDER_SCORE_MAX);
  place = place_of (self, technique);
  if (place < 0 || self->own.score[place] == score)
    return;
  self->own.score[place] = score;
  show_score (self, place);
  g_signal_emit (self, signals[CHANGED], 0);
}
