/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-hint-card.c — see setdoku-hint-card.h. */
#include "setdoku-hint-card.h"

#include <glib/gi18n.h>

#include "config.h"
#include "model/explain/explain-say.h"
#include "view/kit/setdoku-glyph.h"
#include "view/kit/setdoku-label-stop.h"
#include "view/board/setdoku-set-table.h"
#include "view/kit/setdoku-squeeze.h"
#include "view/kit/tooltip.h"
#include "view/kit/sentence.h"

enum { WIDTH = 36 };                     /* of a line, in letters */

typedef struct {
  GtkWidget    *row;
  SetdokuGlyph *glyph;
  GtkLabel     *title, *sentence;
} Rung;

struct _SetdokuHintCard
{
  SetdokuPart      parent_instance;

  GtkWidget       *head, *why;
  GtkBox          *rows;
  Rung             rungs[N_RUNGS];
  SetdokuSetTable *table;
  GtkLabel        *formula;
  GtkWidget       *close, *another, *more;
  GtkButton       *carry_out;
  SetdokuPlay     *play;                   /* that was shown last; weak */
  GtkAdjustment   *scroll;                 /* of the panel around; weak */
  const Hint      *shown;                  /* only to compare */
  int              rung;                   /* that was shown last */
  guint            tick;                   /* 0: none waits for the next frame */
  gboolean         reveal;                 /* the lower end is kept in sight, until somebody scrolls */
};

G_DEFINE_FINAL_TYPE (SetdokuHintCard, setdoku_hint_card, SETDOKU_TYPE_PART)

static void
on_row_hovered (SetdokuSetTable *table,
                int              row,
                SetdokuHintCard *self)
{
  if (self->play)
    setdoku_hint_session_point_at_row (setdoku_play_get_hints (self->play), row);
}

/* What was told last is at the lower end, with the buttons. */
static gboolean
on_tick (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user)
{
  SetdokuHintCard *self = SETDOKU_HINT_CARD (widget);

  self->tick = 0;
  if (self->reveal && self->scroll)
    gtk_adjustment_set_value (self->scroll, gtk_adjustment_get_upper (self->scroll));
  return G_SOURCE_REMOVE;
}

/* The panel finds out while it is laid out, and what is set then is not seen: with the next frame. */
static void
on_scroll_changed (SetdokuHintCard *self)
{
  if (self->reveal && !self->tick)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_tick, NULL, NULL);
}

static void
on_scrolled (SetdokuHintCard *self)
{
  double end = gtk_adjustment_get_upper (self->scroll) - gtk_adjustment_get_page_size (self->scroll);

  self->reveal = self->reveal && (self->tick || gtk_adjustment_get_value (self->scroll) >= end - 1);
}

static void
setdoku_hint_card_root (GtkWidget *widget)
{
  SetdokuHintCard *self = SETDOKU_HINT_CARD (widget);
  GtkWidget *around = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);

  GTK_WIDGET_CLASS (setdoku_hint_card_parent_class)->root (widget);
  if (!around || self->scroll)
    return;
  g_set_weak_pointer (&self->scroll, gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (around)));
  g_signal_connect_object (self->scroll, "changed", G_CALLBACK (on_scroll_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->scroll, "value-changed", G_CALLBACK (on_scrolled), self, G_CONNECT_SWAPPED);
}

static void
setdoku_hint_card_dispose (GObject *object)
{
  SetdokuHintCard *self = SETDOKU_HINT_CARD (object);

  if (self->tick)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  g_clear_weak_pointer (&self->play);
  g_clear_weak_pointer (&self->scroll);
  G_OBJECT_CLASS (setdoku_hint_card_parent_class)->dispose (object);
}

static void
setdoku_hint_card_adapt (SetdokuPart *part)
{
  SetdokuHintCard *self = SETDOKU_HINT_CARD (part);
  gboolean narrow = setdoku_part_is_narrow (self);

  gtk_widget_set_visible (self->head, !narrow);
  gtk_widget_set_visible (self->close, narrow);
  setdoku_part_set_class (self, "card", !narrow);          /* where height is short a card is only what stands on it */
  if (self->play)
    setdoku_hint_card_update (self, self->play);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, SetdokuHintCard, name)

static void
setdoku_hint_card_class_init (SetdokuHintCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_hint_card_dispose;
  SETDOKU_PART_CLASS (klass)->adapt = setdoku_hint_card_adapt;
  widget_class->root = setdoku_hint_card_root;
  g_type_ensure (SETDOKU_TYPE_GLYPH);
  g_type_ensure (SETDOKU_TYPE_SET_TABLE);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, APP_PATH "hint-card.ui");
  BIND (head);
  BIND (rows);
  BIND (why);
  BIND (table);
  BIND (formula);
  BIND (close);
  BIND (another);
  BIND (more);
  BIND (carry_out);
  gtk_widget_class_bind_template_callback (widget_class, on_row_hovered);
}

static GtkLabel *
add_label (GtkWidget  *box,
           const char *style)
{
  GtkLabel *label = sentence_add (box, NULL, style, WIDTH);

  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  return label;
}

static void
add_rung (SetdokuHintCard *self,
          HintRung         rung)
{
  GtkBox *row = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10));
  GtkBox *text = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 1));

  self->rungs[rung].row = GTK_WIDGET (row);
  self->rungs[rung].glyph = g_object_new (SETDOKU_TYPE_GLYPH, "valign", GTK_ALIGN_START, NULL);
  gtk_box_append (row, GTK_WIDGET (self->rungs[rung].glyph));
  gtk_widget_set_hexpand (GTK_WIDGET (text), TRUE);
  self->rungs[rung].title = add_label (GTK_WIDGET (text), "small");
  self->rungs[rung].sentence = add_label (GTK_WIDGET (text), NULL);
  gtk_box_append (row, setdoku_label_stop_new (GTK_WIDGET (text), self->rungs[rung].sentence));
  gtk_box_append (self->rows, GTK_WIDGET (row));
}

static void
setdoku_hint_card_init (SetdokuHintCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (HintRung rung = RUNG_WHERE; rung < N_RUNGS; rung++)
    add_rung (self, rung);
  gtk_box_reorder_child_after (self->rows, self->why, self->rungs[RUNG_WHY].row);
  squeeze_buttons (gtk_widget_get_parent (self->close));
}

/* The last rung told has the weight; those before are ticked off. */
static void
show_rung (SetdokuHintCard *self,
           const Hint      *hint,
           HintRung         rung,
           gboolean         done)
{
  static const char *const names[] = {
    [RUNG_WHERE] = N_("Where"), [RUNG_WHAT] = N_("What"), [RUNG_WHY] = N_("Why"), [RUNG_DO] = N_("Do it"),
  };
  Rung *row = &self->rungs[rung];
  bool told = rung <= hint->rung || (done && rung == RUNG_DO), last = done ? rung == RUNG_DO : rung == hint->rung;
  bool ticked = done || !last;
  const char *title_classes[] = { "small", last ? "strong" : "dim", NULL }, *glyph_classes[] = { "accent", NULL };
  g_autofree char *sentence = hint_say (hint, rung);

  gtk_widget_set_visible (row->row, told && (last || !setdoku_part_is_narrow (self)));
  setdoku_glyph_set_kind (row->glyph, ticked ? "dots" : "disc");
  gtk_widget_set_css_classes (GTK_WIDGET (row->glyph), glyph_classes);
  gtk_label_set_label (row->title, done && last ? _("Done") : _(names[rung]));
  gtk_widget_set_css_classes (GTK_WIDGET (row->title), title_classes);
  gtk_widget_set_visible (GTK_WIDGET (row->title), hint->kind != HINT_NONE && hint->kind != HINT_STUCK
                                                   && hint->kind != HINT_NO_MEMORY);
  gtk_label_set_label (row->sentence, told ? sentence : "");
  gtk_widget_set_focusable (GTK_WIDGET (setdoku_label_stop_of (row->sentence)), last);
}

static void
show_sets (SetdokuHintCard   *self,
           const Explanation *explanation)
{
  bool shown = explanation && !setdoku_part_is_narrow (self);

  gtk_widget_set_visible (self->why, shown && (explanation->n_rows || explanation->formula));
  if (!shown)
    return;
  setdoku_set_table_set_explanation (self->table, explanation);
  gtk_widget_set_visible (GTK_WIDGET (self->formula), explanation->formula != NULL);
  gtk_label_set_label (self->formula, explanation->formula ? explanation->formula : "");
}

/* Short, as the rung above it says the rest; its name says it all. */
static char *
short_effect (const Hint *hint)
{
  switch (hint->kind)
    {
    case HINT_MARK:
      return explain_say (_("Add mark {digit}"), SAY_VALUES ("digit", values_of (hint->missing[places_first (&hint->cells)])));
    case HINT_STEP:
      if (hint_get_placed (hint))
        return explain_say (_("Place {digit}"), SAY_VALUES ("digit", values_of (hint_get_placed (hint))));
      return g_strdup (hint_places (hint) ? _("Do it") : _("Rule out"));
    default:
      return hint_say (hint, RUNG_DO);
    }
}

static void
show_buttons (SetdokuHintCard *self,
              const Hint      *hint,
              gboolean         done)
{
  bool can_do = hint->rung == RUNG_DO && setdoku_hint_session_can_carry_out (setdoku_play_get_hints (self->play));
  g_autofree char *label = NULL, *name = NULL, *tooltip = NULL;

  gtk_widget_set_visible (self->another, done);
  gtk_widget_set_visible (self->more, !done && hint_can_climb (hint));
  gtk_widget_set_visible (GTK_WIDGET (self->carry_out), can_do);
  if (!can_do)
    return;
  label = short_effect (hint);
  name = hint_say (hint, RUNG_DO);
  tooltip = g_strdup_printf ("%s (%s)", name, _("Shift+H"));
  if (g_strcmp0 (gtk_button_get_label (self->carry_out), label) != 0)
    gtk_button_set_label (self->carry_out, label);
  tooltip_set (GTK_WIDGET (self->carry_out), tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->carry_out), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* In the place of the first rung. */
static void
show_looking (SetdokuHintCard *self)
{
  const char *classes[] = { "dim", NULL };

  for (HintRung rung = RUNG_WHERE; rung < N_RUNGS; rung++)
    gtk_widget_set_visible (self->rungs[rung].row, rung == RUNG_WHERE);
  setdoku_glyph_set_kind (self->rungs[RUNG_WHERE].glyph, "ring");
  gtk_widget_set_css_classes (GTK_WIDGET (self->rungs[RUNG_WHERE].glyph), classes);
  gtk_widget_set_visible (GTK_WIDGET (self->rungs[RUNG_WHERE].title), FALSE);
  gtk_label_set_label (self->rungs[RUNG_WHERE].sentence, _("Looking for a hint…"));
  gtk_widget_set_visible (self->why, FALSE);
  gtk_widget_set_visible (self->another, FALSE);
  gtk_widget_set_visible (self->more, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->carry_out), FALSE);
}

void
setdoku_hint_card_update (SetdokuHintCard *self,
                          SetdokuPlay     *play)
{
  const Hint *hint;
  gboolean done, looking;

  g_return_if_fail (SETDOKU_IS_HINT_CARD (self));
  hint = setdoku_hint_session_get (setdoku_play_get_hints (play));
  done = setdoku_hint_session_is_done (setdoku_play_get_hints (play));
  g_set_weak_pointer (&self->play, play);
  looking = setdoku_hint_session_is_looking (setdoku_play_get_hints (play));
  gtk_widget_set_visible (GTK_WIDGET (self), hint || looking);
  self->reveal = hint && (self->reveal || hint != self->shown || (int) hint->rung != self->rung);
  self->shown = hint;
  if (looking)
    show_looking (self);
  if (!hint)
    return;
  self->rung = (int) hint->rung;
  for (HintRung rung = RUNG_WHERE; rung < N_RUNGS; rung++)
    show_rung (self, hint, rung, done);
  show_sets (self, setdoku_hint_session_get_explanation (setdoku_play_get_hints (play)));
  show_buttons (self, hint, done);
}
