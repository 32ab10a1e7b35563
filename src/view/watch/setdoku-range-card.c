/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-range-card.h"

#include <glib/gi18n.h>

#include "engine/rules/place-notation.h"
#include "model/explain/explain-say.h"
#include "model/explain/explain.h"
#include "view/kit/card.h"

struct _SetdokuRangeCard
{
  GtkBox          parent_instance;

  char           *title, *figures;
  GtkLabel       *text, *hottest;
  GtkWidget      *progress, *stop, *most;
};

enum { HOTTEST = 3 };                      /* cells that are named */

G_DEFINE_FINAL_TYPE (SetdokuRangeCard, setdoku_range_card, GTK_TYPE_BOX)

/* What is told of, in this order; kinds that did not occur are left out. */
static const EventKind told[] = {
  EVENT_ASSIGN, EVENT_UNDO_ASSIGN, EVENT_WIPEOUT, EVENT_SINGLE, EVENT_STRIP, EVENT_TECHNIQUE, EVENT_RESTART, EVENT_REMOVE,
  EVENT_SOLUTION
};

/* %s: how many */
static const char *
figure_format (EventKind kind, gulong n)
{
  switch (kind)
    {
    case EVENT_ASSIGN:      return ngettext ("%s guess", "%s guesses", n);
    case EVENT_UNDO_ASSIGN: return ngettext ("%s take-back", "%s take-backs", n);
    case EVENT_WIPEOUT:     return ngettext ("%s dead end", "%s dead ends", n);
    case EVENT_SINGLE:      return ngettext ("%s deduction", "%s deductions", n);
    case EVENT_STRIP:       return ngettext ("%s candidate ruled out", "%s candidates ruled out", n);
    case EVENT_TECHNIQUE:   return ngettext ("%s technique", "%s techniques", n);
    case EVENT_RESTART:     return ngettext ("%s new start", "%s new starts", n);
    case EVENT_REMOVE:      return ngettext ("%s clue taken away", "%s clues taken away", n);
    default:                return ngettext ("%s solution", "%s solutions", n);
    }
}

static void
build_most (SetdokuRangeCard *self)
{
  self->most = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->hottest = GTK_LABEL (card_label_new ("", "num"));
  gtk_widget_set_hexpand (GTK_WIDGET (self->hottest), TRUE);
  gtk_label_set_xalign (self->hottest, 1);
  gtk_box_append (GTK_BOX (self->most), card_label_new (_("Most dead ends in the range"), "dim"));
  gtk_box_append (GTK_BOX (self->most), GTK_WIDGET (self->hottest));
}

static void
setdoku_range_card_finalize (GObject *object)
{
  SetdokuRangeCard *self = SETDOKU_RANGE_CARD (object);

  g_free (self->title);
  g_free (self->figures);
  G_OBJECT_CLASS (setdoku_range_card_parent_class)->finalize (object);
}

static void
setdoku_range_card_class_init (SetdokuRangeCardClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = setdoku_range_card_finalize;
}

static void
setdoku_range_card_init (SetdokuRangeCard *self)
{
  GtkWidget *count = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 4);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);

  build_most (self);
  self->text = GTK_LABEL (card_label_new ("", "dim"));
  gtk_widget_add_css_class (GTK_WIDGET (self->text), "small");
  gtk_widget_add_css_class (GTK_WIDGET (self->text), "num");
  self->progress = gtk_progress_bar_new ();
  gtk_widget_set_hexpand (self->progress, TRUE);
  gtk_widget_set_valign (self->progress, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Counting…"), -1);
  self->stop = gtk_button_new_with_label (C_("search", "Stop"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->stop), "search.stop-heat");
  gtk_box_append (GTK_BOX (count), self->progress);
  gtk_box_append (GTK_BOX (count), self->stop);
  g_object_bind_property (self->progress, "visible", self->stop, "visible", G_BINDING_DEFAULT);

  gtk_box_append (GTK_BOX (self), self->most);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->text));
  gtk_box_append (GTK_BOX (self), count);
}

GtkWidget *
setdoku_range_card_new (void)
{
  return g_object_new (SETDOKU_TYPE_RANGE_CARD, NULL);
}

static void
show_title (SetdokuRangeCard *self, SetdokuHeat *heat)
{
  uint64_t last = setdoku_heat_is_counting (heat) ? setdoku_heat_get_last (heat) : setdoku_heat_get_counted (heat);
  g_autofree char *from = explain_count (setdoku_heat_get_first (heat));
  g_autofree char *to = explain_count (MAX (last, setdoku_heat_get_first (heat)));
  /* Translators: the numbers of the first and the last event of a range */
  char *title = g_strdup_printf (_("Events %s–%s"), from, to);

  g_free (self->title);
  self->title = title;
}

static void
show_figures (SetdokuRangeCard *self, const HeatCounts *counts)
{
  GPtrArray *parts = explain_list_new ();

  for (size_t i = 0; i < G_N_ELEMENTS (told); i++)
    {
      uint64_t n = counts->kinds[told[i]];
      g_autofree char *number = explain_count (n);

      if (n)
        g_ptr_array_add (parts, g_strdup_printf (figure_format (told[i], (gulong) n), number));
    }
  g_free (self->figures);
  self->figures = explain_join (parts, LIST_FACTS);
}

/* The three hottest cells: "r5c8 724 · r5c4 500 · r4c8 440". */
static void
show_hottest (SetdokuRangeCard *self, const uint64_t *counts, int columns)
{
  GPtrArray *parts = explain_list_new ();
  PlaceSet told_cells = PLACES_NONE;
  g_autofree char *text = NULL;

  for (int i = 0; i < HOTTEST; i++)
    {
      int hottest = -1;
      g_autofree char *number = NULL;

      for (int cell = 0; cell < RULES_CELLS_MAX; cell++)
        if (counts[cell] && !places_has (&told_cells, cell) && (hottest < 0 || counts[cell] > counts[hottest]))
          hottest = cell;
      if (hottest < 0)
        break;
      places_add (&told_cells, hottest);
      number = explain_count (counts[hottest]);
      g_ptr_array_add (parts, g_strdup_printf ("%s %s", place_text_on (hottest, columns).text, number));
    }
  text = explain_join (parts, LIST_FACTS);
  gtk_label_set_label (self->hottest, text);
  gtk_widget_set_visible (self->most, *text != '\0');
}

void
setdoku_range_card_update (SetdokuRangeCard *self, SetdokuHeat *heat, gboolean has_range, int columns)
{
  gboolean shown = has_range && setdoku_heat_has_range (heat);
  g_autofree char *text = NULL;
  const HeatCounts *counts;
  uint64_t span;

  g_return_if_fail (SETDOKU_IS_RANGE_CARD (self) && SETDOKU_IS_HEAT (heat));

  gtk_widget_set_visible (GTK_WIDGET (self), shown);
  if (!setdoku_heat_has_range (heat))
    return;
  counts = setdoku_heat_get_counts (heat);
  show_title (self, heat);
  show_figures (self, counts);
  text = explain_join_some (LIST_FACTS, self->title, self->figures, NULL);
  gtk_label_set_label (self->text, text);
  show_hottest (self, counts->exhausted, columns);

  span = setdoku_heat_get_last (heat) - setdoku_heat_get_first (heat) + 1;
  gtk_widget_set_visible (self->progress, setdoku_heat_is_counting (heat));
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress),
                                 (double) (setdoku_heat_get_counted (heat) + 1 - setdoku_heat_get_first (heat)) / (double) span);
}

const char *
setdoku_range_card_get_title (SetdokuRangeCard *self)
{
  g_return_val_if_fail (SETDOKU_IS_RANGE_CARD (self), NULL);
  return self->title;
}

const char *
setdoku_range_card_get_figures (SetdokuRangeCard *self)
{
  g_return_val_if_fail (SETDOKU_IS_RANGE_CARD (self), NULL);
  return self->figures;
}
