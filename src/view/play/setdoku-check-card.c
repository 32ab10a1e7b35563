/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-check-card.c — see setdoku-check-card.h. */
#include "setdoku-check-card.h"

#include <glib/gi18n.h>

#include "view/board/repeats.h"
#include "view/kit/setdoku-glyph.h"
#include "view/kit/sentence.h"

enum { WIDTH = 34 };                     /* of a line, in letters */

struct _SetdokuCheckCard
{
  SetdokuPart   parent_instance;

  SetdokuGlyph *glyph;
  GtkLabel     *title, *where;
  GtkWidget    *buttons, *show, *undo;
};

G_DEFINE_FINAL_TYPE (SetdokuCheckCard, setdoku_check_card, SETDOKU_TYPE_PART)

static void
setdoku_check_card_adapt (SetdokuPart *part)
{
  setdoku_part_set_class (part, "card", !setdoku_part_is_narrow (part));
}

static void
setdoku_check_card_class_init (SetdokuCheckCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  SETDOKU_PART_CLASS (klass)->adapt = setdoku_check_card_adapt;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
new_button (GtkWidget  *box,
            const char *text,
            const char *action)
{
  GtkWidget *button = gtk_button_new (), *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

static void
setdoku_check_card_init (SetdokuCheckCard *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10), *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 10);
  self->glyph = g_object_new (SETDOKU_TYPE_GLYPH, "kind", "square", "valign", GTK_ALIGN_CENTER, NULL);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->glyph));
  gtk_box_append (GTK_BOX (row), words);
  gtk_widget_set_hexpand (words, TRUE);
  self->title = sentence_add (words, NULL, NULL, WIDTH);
  self->where = sentence_add (words, NULL, "small", WIDTH);
  gtk_widget_add_css_class (GTK_WIDGET (self->where), "dim");
  self->buttons = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->show = new_button (self->buttons, _("Show mistakes"), "board.check");
  self->undo = new_button (self->buttons, _("Undo to before the first one"), "win.undo-to-mistake");
  gtk_widget_set_hexpand (GTK_WIDGET (self), FALSE);         /* what is in it does, and the panel must not */
  gtk_widget_set_parent (row, GTK_WIDGET (self));
  gtk_widget_set_parent (self->buttons, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Check"), -1);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* What was asked last goes before what a check found, and that before what anyone can see. */
static bool
describe (SetdokuPlay  *play,
          SetdokuGame  *game,
          char        **title,
          char        **where)
{
  bool shown = setdoku_play_get_choices (play)->show_repeats;
  const char *why, *answer;

  if (setdoku_play_describe_why (play, &why, &answer))
    {
      *title = g_strdup (why);
      *where = g_strdup (answer);
      return true;
    }
  if (setdoku_checker_describe (setdoku_play_get_checker (play), title, where))
    return true;
  if (setdoku_game_is_full (game))
    {
      g_autofree char *what = NULL;

      *title = g_strdup (_("All cells are filled, but something is wrong."));
      if (shown && repeats_describe (game, &what, where))
        return true;
      *where = NULL;
      return true;
    }
  return shown && repeats_describe (game, title, where);
}

static void
set_sign (SetdokuCheckCard *self,
          PlayCheck         check,
          bool              asked)
{
  GtkWidget *glyph = GTK_WIDGET (self->glyph);
  bool fine = !asked && check == CHECK_FINE, neutral = asked || check == CHECK_NOT_KNOWN;

  setdoku_glyph_set_kind (self->glyph, fine ? "check" : neutral ? "ring" : "square");
  setdoku_part_set_class (glyph, "solution", fine);
  setdoku_part_set_class (glyph, "error", !fine && !neutral);
}

void
setdoku_check_card_update (SetdokuCheckCard *self,
                           SetdokuPlay      *play,
                           SetdokuGame      *game)
{
  PlayCheck check = setdoku_checker_get (setdoku_play_get_checker (play));
  bool playing = setdoku_play_get_phase (play) == SETDOKU_PHASE_PLAY, full = setdoku_game_is_full (game);
  bool allowed = setdoku_play_get_choices (play)->mistakes != MISTAKES_NEVER;
  g_autofree char *title = NULL, *where = NULL;
  const char *why, *answer;
  bool something, asked;

  g_return_if_fail (SETDOKU_IS_CHECK_CARD (self));
  asked = setdoku_play_describe_why (play, &why, &answer);
  something = playing && describe (play, game, &title, &where);
  gtk_widget_set_visible (GTK_WIDGET (self), something);
  if (!something)
    return;
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->where, where ? where : "");
  gtk_widget_set_visible (GTK_WIDGET (self->where), where != NULL);
  set_sign (self, check, asked);
  gtk_widget_set_visible (self->show, full && check == CHECK_NONE);
  gtk_widget_set_visible (self->undo, check == CHECK_WRONG || full);
  gtk_widget_set_visible (self->buttons, allowed && !asked && (full || check == CHECK_WRONG));
}
