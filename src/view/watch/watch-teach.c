/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* watch-teach.c — Watch before others: the presentation, "What happens next?", and slides. Here it is said what each of them hides
 * and shows of the rest. */
#include <glib/gi18n.h>

#include "model/explain/explain.h"
#include "setdoku-watch-private.h"
#include "model/search/strategy-words.h"
#include "transport-words.h"
#include "view/kit/command.h"

/* What is shown. */

gboolean
watch_is_presenting (SetdokuWatch *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->teach.presentation));
}

GtkWidget *
watch_get_board (SetdokuWatch *self)
{
  return GTK_WIDGET (watch_is_presenting (self) ? setdoku_presentation_get_grid (self->teach.presentation) : self->grid);
}

const Explanation *
watch_get_explanation (SetdokuWatch *self)
{
  const Explanation *question = setdoku_predict_get_question (self->teach.predict);

  return question ? question : setdoku_inspection_get_explanation (self->inspection);
}

const Explanation *
setdoku_watch_get_explanation (SetdokuWatch *self)
{
  g_return_val_if_fail (SETDOKU_IS_WATCH (self), NULL);
  watch_furnish (self);
  return watch_get_explanation (self);
}

/* It is there, but nobody sees it, reaches it or is told of it. */
static void
veil (GtkWidget *widget, gboolean veiled)
{
  gtk_widget_set_opacity (widget, veiled ? 0 : 1);
  gtk_widget_set_sensitive (widget, !veiled);
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, veiled, -1);
}

/* Everything that would tell what is to come. */
static void
hide_future (SetdokuWatch *self)
{
  gboolean on = setdoku_predict_is_on (self->teach.predict);
  GtkWidget *const telling[] = {
    GTK_WIDGET (self->tree), setdoku_tree_pane_get_page (self->tree), self->page.log, setdoku_steer_get_card (self->steer),
    setdoku_range_get_card (self->range),
  };

  for (size_t i = 0; i < G_N_ELEMENTS (telling); i++)
    veil (telling[i], on);
  setdoku_strip_set_veiled (setdoku_transport_get_strip (self->bar), on);
}

static const char *
keys_text (SetdokuWatch *self)
{
  if (setdoku_predict_is_asking (self->teach.predict))
    return _("1 to 4: predict · Space: show · , and . step · Esc: leave");
  if (setdoku_predict_is_on (self->teach.predict))
    return _("Space: go on · , and . step · P: no more questions · Esc: leave");
  if (setdoku_slides_get_place (self->teach.slides))
    return _("Page Up and Page Down: slides · Space: play · , and . step · Esc: leave");
  return _("Space: play · , and . step · P: what happens next? · Esc: leave");
}

static void
refresh_foot (SetdokuWatch *self)
{
  uint64_t length = setdoku_player_get_length (self->player);
  g_autofree char *position = transport_position_text (self->player, setdoku_predict_is_on (self->teach.predict));
  g_autofree char *score = setdoku_predict_dup_score (self->teach.predict);
  g_autofree char *slide = setdoku_slides_dup_title (self->teach.slides);
  g_autofree char *name = g_markup_escape_text (_(setdoku_search_get_trace (self->search)->strategy->name), -1);
  g_autofree char *where = explain_join_some (LIST_FACTS, name, position, slide ? slide : score, slide ? score : NULL, NULL);

  setdoku_presentation_set_foot (self->teach.presentation, where, keys_text (self),
                                 length ? (double) setdoku_player_get_cursor (self->player) / (double) length : 0);
}

void
watch_refresh_teaching (SetdokuWatch *self, gboolean fast)
{
  gboolean asked = setdoku_inspection_get_asked (self->inspection) >= 0 || setdoku_predict_is_asking (self->teach.predict);
  const char *note = NULL;

  setdoku_lesson_card_update (SETDOKU_LESSON_CARD (self->teach.lesson));
  if (!watch_is_presenting (self))
    return;
  setdoku_grid_set_fast (setdoku_presentation_get_grid (self->teach.presentation), fast);
  if (!asked)
    note = setdoku_slides_get_note (self->teach.slides);
  if (fast)
    setdoku_presentation_run (self->teach.presentation, C_("search", "Running"), NULL);
  else
    setdoku_presentation_explain (self->teach.presentation, watch_get_explanation (self), note);
  refresh_foot (self);
}

/* What they tell. */

static void
on_predict (SetdokuWatch *self)
{
  hide_future (self);
  if (setdoku_predict_is_on (self->teach.predict))
    setdoku_watch_pages_show (setdoku_watch_panel_get_pages (self->panel), "explain");
  if (setdoku_predict_is_asking (self->teach.predict))
    setdoku_inspection_ask (self->inspection, -1, 0);
  watch_want (self, WATCH_ALL | WATCH_SAY);
}

static void
on_slides (SetdokuWatch *self)
{
  watch_want (self, WATCH_ALL);
}

static void
on_wanted (SetdokuWatch *self, uint64_t step)
{
  setdoku_inspection_ask (self->inspection, -1, 0);
  setdoku_address_set_step (self->address, step);
}

static gboolean
on_escape (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType modifiers, SetdokuWatch *self)
{
  if (keyval != GDK_KEY_Escape)
    return FALSE;
  watch_hold (self);
  watch_present (self, FALSE);
  watch_release (self);
  return TRUE;
}

void
watch_present (SetdokuWatch *self, gboolean present)
{
  if (watch_is_presenting (self) == present)
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->teach.presentation), present);        /* the window hears of it and makes room */
  if (present)
    gtk_widget_grab_focus (GTK_WIDGET (self->teach.presentation));
  watch_want (self, WATCH_ALL);
}

/* Commands. */

static void run_present (gpointer self, GVariant *value) { watch_present (self, g_variant_get_boolean (value)); }
static void run_slides (gpointer self, GVariant *value) { setdoku_slides_begin (SETDOKU_WATCH (self)->teach.slides); }
static void run_end_slides (gpointer self, GVariant *value) { setdoku_slides_end (SETDOKU_WATCH (self)->teach.slides); }
static void run_next_slide (gpointer self, GVariant *value) { setdoku_slides_go (SETDOKU_WATCH (self)->teach.slides, 1); }
static void run_previous_slide (gpointer self, GVariant *value) { setdoku_slides_go (SETDOKU_WATCH (self)->teach.slides, -1); }
static void run_same_slide (gpointer self, GVariant *value) { setdoku_slides_go (SETDOKU_WATCH (self)->teach.slides, 0); }

static void
run_predicting (gpointer self, GVariant *value)
{
  setdoku_predict_set_on (SETDOKU_WATCH (self)->teach.predict, g_variant_get_boolean (value));
}

static void
run_predict (gpointer self, GVariant *what)
{
  int answer = g_variant_get_int32 (what);

  if (answer > PREDICT_NOTHING && answer < N_PREDICTIONS)
    setdoku_predict_answer (SETDOKU_WATCH (self)->teach.predict, (Prediction) answer);
}

static gboolean is_live (gpointer self) { return setdoku_search_is_live (SETDOKU_WATCH (self)->search); }
static gboolean is_asking (gpointer self) { return setdoku_predict_is_asking (SETDOKU_WATCH (self)->teach.predict); }

static gboolean
has_slides (gpointer self)
{
  return is_live (self) && setdoku_slides_get_n (SETDOKU_WATCH (self)->teach.slides) > 0;
}

static gboolean
shows_slide (gpointer self)
{
  return is_live (self) && setdoku_slides_get_place (SETDOKU_WATCH (self)->teach.slides) > 0;
}

static gboolean
has_next_slide (gpointer self)
{
  SetdokuSlides *slides = SETDOKU_WATCH (self)->teach.slides;

  return shows_slide (self) && setdoku_slides_get_place (slides) < setdoku_slides_get_n (slides);
}

static gboolean
has_previous_slide (gpointer self)
{
  return shows_slide (self) && setdoku_slides_get_place (SETDOKU_WATCH (self)->teach.slides) > 1;
}

static GVariant *get_presenting (gpointer self) { return g_variant_new_boolean (watch_is_presenting (self)); }

static GVariant *
get_predicting (gpointer self)
{
  return g_variant_new_boolean (setdoku_predict_is_on (SETDOKU_WATCH (self)->teach.predict));
}

static const Command commands[] = {
  { "present", run_present, NULL, is_live, get_presenting },
  { "predicting", run_predicting, NULL, is_live, get_predicting },
  { "predict", run_predict, "i", is_asking },
  { "slides", run_slides, NULL, has_slides },
  { "end-slides", run_end_slides, NULL, shows_slide },
  { "next-slide", run_next_slide, NULL, has_next_slide },
  { "previous-slide", run_previous_slide, NULL, has_previous_slide },
  { "same-slide", run_same_slide, NULL, shows_slide },
};

/* What would tell what is to come: from the moment on that one predicts, or only while it is asked. */
static const struct { const char *name; gboolean asked; } telling[] = {
  { "rescue" }, { "tree-rescue" }, { "heat" }, { "select-range" }, { "unfold" }, { "page" }, { "try" },
  { "inspect", TRUE }, { "why-not", TRUE },
};

static gboolean
is_open (gpointer data, const char *name)
{
  SetdokuWatch *self = data;

  for (size_t i = 0; i < G_N_ELEMENTS (telling); i++)
    if (g_str_equal (telling[i].name, name))
      return !(telling[i].asked ? setdoku_predict_is_asking (self->teach.predict) : setdoku_predict_is_on (self->teach.predict));
  return TRUE;
}

void
watch_add_teaching (SetdokuWatch *self)
{
  GtkEventController *key = gtk_event_controller_key_new ();

  self->teach.predict = setdoku_predict_new (self->player);
  self->teach.slides = setdoku_slides_new (self->player);
  self->teach.lesson = setdoku_lesson_card_new (self->teach.slides);
  self->teach.presentation = SETDOKU_PRESENTATION (setdoku_presentation_new (self->grid,
                                                                             setdoku_predict_card_new (self->teach.predict)));
  g_object_ref_sink (self->teach.presentation);
  gtk_widget_insert_action_group (GTK_WIDGET (self->teach.presentation), "search", G_ACTION_GROUP (self->actions));
  setdoku_watch_panel_add_teaching (self->panel, self->teach.lesson, setdoku_predict_card_new (self->teach.predict));
  commands_set_gate (G_ACTION_MAP (self->actions), is_open, self);
  commands_add (G_ACTION_MAP (self->actions), commands, G_N_ELEMENTS (commands), self);
  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_CAPTURE);
  g_signal_connect_object (key, "key-pressed", G_CALLBACK (on_escape), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self->teach.presentation), key);
  g_signal_connect_object (self->teach.predict, "changed", G_CALLBACK (on_predict), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->teach.slides, "changed", G_CALLBACK (on_slides), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->teach.slides, "wanted", G_CALLBACK (on_wanted), self, G_CONNECT_SWAPPED);
}
