/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-compare-plot.c — see setdoku-compare-plot.h. What is drawn is copied out of the survey when it is shown, so that a
 * frame costs no sorting. */
#include "setdoku-compare-plot.h"

#include <glib/gi18n.h>

#include "model/explain/explain.h"
#include "model/race/survey-words.h"
#include "picture/plot-model.h"
#include "view/kit/desktop-font.h"
#include "view/kit/setdoku-style.h"
#include "view/kit/picture-source.h"
#include "view/kit/voice.h"

enum { LEAST_WIDTH = 260, LEAST_HEIGHT = 180, NATURAL_WIDTH = 700, NATURAL_HEIGHT = 330, SVG_WIDTH = 960, SVG_HEIGHT = 480 };

struct _SetdokuComparePlot
{
  GtkWidget       parent_instance;

  ComparePlotKind kind;
  SurveyMeasure   measure;
  unsigned        n_entrants;
  uint64_t        n_boards, cap;             /* cap: 0 if nothing was given up */
  char           *names[ENTRANTS_MAX];
  SpreadStep     *steps[ENTRANTS_MAX];
  unsigned        n_steps[ENTRANTS_MAX];
  GArray         *dots;                      /* of ScatterDot */
  int64_t         cursor;                    /* puzzles, or a dot; ≤ 0, or −1: none */
};

G_DEFINE_FINAL_TYPE (SetdokuComparePlot, setdoku_compare_plot, GTK_TYPE_WIDGET)

static guint puzzle_signal;

/* The pictures. */

typedef struct {
  CactusPicture         cactus;
  ScatterPicture        scatter;
  char                 *cap_text, *pointed;
  PangoFontDescription *font;
} Pictures;

static void
pictures_clear (Pictures *pictures)
{
  g_free (pictures->cap_text);
  g_free (pictures->pointed);
  pango_font_description_free (pictures->font);
}

/* page: but for its font. */
static void
make_pictures (SetdokuComparePlot *self, PlotPage page, Pictures *pictures)
{
  *pictures = (Pictures) { .cap_text = survey_given_up_text (self->cap) };
  pictures->font = pango_font_description_copy (pango_context_get_font_description (
                                                  gtk_widget_get_pango_context (GTK_WIDGET (self))));
  page.font = pictures->font;
  if (self->kind == PLOT_CURVES && self->cursor > 0)
    pictures->pointed = survey_pointed_text ((uint64_t) self->cursor, self->n_boards);
  else if (self->kind != PLOT_CURVES && self->cursor >= 0)
    pictures->pointed = setdoku_compare_plot_describe (self);

  pictures->cactus = (CactusPicture) {
    .page = page, .n_series = self->n_entrants, .puzzles = self->n_boards,
    .cap = self->measure == SURVEY_GUESSES ? self->cap : 0, .cap_text = pictures->cap_text,
    .across = survey_across (self->measure), .label = survey_axis_text (self->measure),
    .cursor = (uint64_t) MAX (self->cursor, 0), .cursor_text = pictures->pointed,
  };
  pictures->scatter = (ScatterPicture) {
    .page = page, .n_series = self->n_entrants, .dots = (const ScatterDot *) (void *) self->dots->data, .n_dots = self->dots->len,
    .across = _("rating"), .upwards = self->kind == PLOT_RATING_EVENTS ? _("events") : _("guesses"),
    .label = survey_axis_text (SURVEY_GUESSES), .cursor = (int) self->cursor, .cursor_text = pictures->pointed,
  };
  for (unsigned i = 0; i < self->n_entrants; i++)
    {
      pictures->cactus.series[i] = (PlotSeries) { self->names[i], self->steps[i], self->n_steps[i] };
      pictures->scatter.names[i] = self->names[i];
    }
}

static void
paint (SetdokuComparePlot *self, const Pictures *pictures, cairo_t *cr)
{
  if (self->kind == PLOT_CURVES)
    cactus_picture_paint (&pictures->cactus, cr);
  else
    scatter_picture_paint (&pictures->scatter, cr);
}

static PlotPage
page_of (SetdokuComparePlot *self)
{
  return (PlotPage) {
    .width = gtk_widget_get_width (GTK_WIDGET (self)), .height = gtk_widget_get_height (GTK_WIDGET (self)),
    .palette = setdoku_style_get_palette (setdoku_style_get_default ()),
  };
}

static void
setdoku_compare_plot_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SetdokuComparePlot *self = SETDOKU_COMPARE_PLOT (widget);
  PlotPage page = page_of (self);
  Pictures pictures;
  cairo_t *cr;

  if (self->n_entrants == 0)
    return;
  make_pictures (self, page, &pictures);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) page.width, (float) page.height));
  paint (self, &pictures, cr);
  cairo_destroy (cr);
  pictures_clear (&pictures);
}

static void
make_model (SetdokuComparePlot *self, double width, double height, PictureModel *model)
{
  double letters = desktop_font_get_letters (GTK_WIDGET (self));
  Pictures pictures;

  make_pictures (self, (PlotPage) { .width = width, .height = height }, &pictures);
  if (self->kind == PLOT_CURVES)
    cactus_picture_model (&pictures.cactus, letters, model);
  else
    scatter_picture_model (&pictures.scatter, letters, model);
  pictures_clear (&pictures);
}

static gboolean
take_picture (GtkWidget *widget, PictureModel *model)
{
  SetdokuComparePlot *self = SETDOKU_COMPARE_PLOT (widget);
  PlotPage page = page_of (self);

  if (self->n_entrants == 0 || page.width < 1)
    return FALSE;
  make_model (self, page.width, page.height, model);
  return TRUE;
}

GBytes *
setdoku_compare_plot_to_svg (SetdokuComparePlot *self)
{
  g_autofree char *family = desktop_font_dup_family ();
  g_auto(Picture) picture = { 0 };
  PictureModel model;

  g_return_val_if_fail (SETDOKU_IS_COMPARE_PLOT (self), NULL);
  make_model (self, SVG_WIDTH, SVG_HEIGHT, &model);
  model.make (model.what, palette_get (false, false), family, &picture);
  picture_model_clear (&model);
  return picture_write (&picture, PICTURE_SVG, 1, NULL);
}

/* Words. */

static void
describe_curves (SetdokuComparePlot *self, GPtrArray *parts)
{
  uint64_t puzzle = (uint64_t) self->cursor;

  g_ptr_array_add (parts, survey_pointed_text (puzzle, self->n_boards));
  for (unsigned i = 0; i < self->n_entrants; i++)
    {
      PlotSeries series = { self->names[i], self->steps[i], self->n_steps[i] };
      g_autofree char *value = survey_value_text (self->measure, plot_series_value (&series, puzzle));

      if (puzzle <= plot_series_total (&series))
        /* Translators: a strategy, and what it cost: "Exact cover: 263" */
        g_ptr_array_add (parts, g_strdup_printf (_("%s: %s"), self->names[i], value));
    }
}

static void
describe_dot (SetdokuComparePlot *self, GPtrArray *parts)
{
  const ScatterDot *dot = &g_array_index (self->dots, ScatterDot, self->cursor);
  g_autofree char *number = explain_count (dot->puzzle + 1), *value = explain_count (dot->value);

  /* Translators: the number of a puzzle in its list */
  g_ptr_array_add (parts, g_strdup_printf (_("Puzzle %s"), number));
  g_ptr_array_add (parts, explain_say (_("rating {rating}"), SAY_OWN ("rating", explain_tenths (dot->tenths))));
  g_ptr_array_add (parts, g_strdup (self->names[dot->series]));
  g_ptr_array_add (parts, g_strdup_printf (self->kind == PLOT_RATING_EVENTS ? ngettext ("%s event", "%s events", dot->value)
                                                                            : ngettext ("%s guess", "%s guesses", dot->value),
                                                                              value));
  if (dot->open)
    g_ptr_array_add (parts, g_strdup (_("not solved")));
}

char *
setdoku_compare_plot_describe (SetdokuComparePlot *self)
{
  GPtrArray *parts = explain_list_new ();

  g_return_val_if_fail (SETDOKU_IS_COMPARE_PLOT (self), NULL);
  if (self->kind == PLOT_CURVES && self->cursor > 0)
    describe_curves (self, parts);
  else if (self->kind != PLOT_CURVES && self->cursor >= 0 && self->cursor < (int64_t) self->dots->len)
    describe_dot (self, parts);
  return explain_join (parts, LIST_PARTS);
}

/* Pointing. */

static int64_t
last_place (SetdokuComparePlot *self)
{
  return self->kind == PLOT_CURVES ? (int64_t) self->n_boards : (int64_t) self->dots->len - 1;
}

static int64_t
nowhere (SetdokuComparePlot *self)
{
  return self->kind == PLOT_CURVES ? 0 : -1;
}

void
setdoku_compare_plot_point (SetdokuComparePlot *self, int64_t cursor)
{
  g_autofree char *text = NULL;

  g_return_if_fail (SETDOKU_IS_COMPARE_PLOT (self));
  cursor = CLAMP (cursor, nowhere (self), last_place (self));
  if (cursor == self->cursor)
    return;
  self->cursor = cursor;
  text = setdoku_compare_plot_describe (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) cursor, -1);
  voice_describe (GTK_WIDGET (self), text);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

int64_t
setdoku_compare_plot_pointed (SetdokuComparePlot *self)
{
  g_return_val_if_fail (SETDOKU_IS_COMPARE_PLOT (self), -1);
  return self->cursor;
}

static void
on_motion (GtkEventControllerMotion *controller, double x, double y, SetdokuComparePlot *self)
{
  Pictures pictures;

  if (self->n_entrants == 0 || self->n_boards == 0)
    return;
  make_pictures (self, page_of (self), &pictures);
  setdoku_compare_plot_point (self, self->kind == PLOT_CURVES ? (int64_t) cactus_picture_at (&pictures.cactus, x)
                                                              : scatter_picture_at (&pictures.scatter, x, y));
  pictures_clear (&pictures);
}

static void
on_leave (GtkEventControllerMotion *controller, SetdokuComparePlot *self)
{
  setdoku_compare_plot_point (self, nowhere (self));
}

static void
choose (SetdokuComparePlot *self)
{
  if (self->kind != PLOT_CURVES && self->cursor >= 0 && self->cursor < (int64_t) self->dots->len)
    g_signal_emit (self, puzzle_signal, 0, (unsigned) g_array_index (self->dots, ScatterDot, self->cursor).puzzle);
}

static void
on_pressed (GtkGestureClick *gesture, int n_press, double x, double y, SetdokuComparePlot *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  on_motion (NULL, x, y, self);
  choose (self);
}

static gboolean
on_key_pressed (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType modifiers,
                SetdokuComparePlot *self)
{
  int64_t far = MAX (last_place (self) / 20, 1);

  if (modifiers & (GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK))
    return FALSE;
  switch (keyval)
    {
    case GDK_KEY_Left: case GDK_KEY_KP_Left:           setdoku_compare_plot_point (self, self->cursor - 1); break;
    case GDK_KEY_Right: case GDK_KEY_KP_Right:         setdoku_compare_plot_point (self, self->cursor + 1); break;
    case GDK_KEY_Page_Up: case GDK_KEY_KP_Page_Up:     setdoku_compare_plot_point (self, self->cursor - far); break;
    case GDK_KEY_Page_Down: case GDK_KEY_KP_Page_Down: setdoku_compare_plot_point (self, self->cursor + far); break;
    case GDK_KEY_Home: case GDK_KEY_KP_Home:           setdoku_compare_plot_point (self, nowhere (self) + 1); break;
    case GDK_KEY_End: case GDK_KEY_KP_End:             setdoku_compare_plot_point (self, last_place (self)); break;
    case GDK_KEY_Return: case GDK_KEY_KP_Enter:        choose (self); break;
    default:                                           return FALSE;
    }
  return TRUE;
}

/* Showing. */

static void
forget (SetdokuComparePlot *self)
{
  for (unsigned i = 0; i < self->n_entrants; i++)
    {
      g_clear_pointer (&self->names[i], g_free);
      g_clear_pointer (&self->steps[i], g_free);
      self->n_steps[i] = 0;
    }
  self->n_entrants = 0;
  g_array_set_size (self->dots, 0);
}

static void
take_dots (SetdokuComparePlot *self, SetdokuSurvey *survey, const uint16_t *tenths, unsigned n)
{
  unsigned n_points;
  const SurveyPoint *points = setdoku_survey_get_points (survey, &n_points);

  for (unsigned puzzle = 0; puzzle < MIN (n, n_points); puzzle++)
    for (unsigned i = 0; i < self->n_entrants && tenths[puzzle]; i++)
      {
        const SurveyPoint *point = &points[puzzle * self->n_entrants + i];
        ScatterDot dot = {
          .value = self->kind == PLOT_RATING_EVENTS ? point->events : point->guesses, .puzzle = puzzle, .tenths = tenths[puzzle],
          .series = (uint8_t) i, .open = point->state != SURVEY_POINT_SOLVED,
        };

        if (point->state != SURVEY_POINT_WAITING)
          g_array_append_val (self->dots, dot);
      }
}

void
setdoku_compare_plot_update (SetdokuComparePlot *self, SetdokuSurvey *survey, SurveyMeasure measure, ComparePlotKind kind,
                             const uint16_t *tenths, unsigned n)
{
  g_autofree char *text = NULL;

  g_return_if_fail (SETDOKU_IS_COMPARE_PLOT (self) && SETDOKU_IS_SURVEY (survey));
  forget (self);
  if (kind != self->kind)
    self->cursor = kind == PLOT_CURVES ? 0 : -1;
  self->kind = kind;
  self->measure = measure;
  self->n_entrants = setdoku_survey_get_n_entrants (survey);
  self->n_boards = setdoku_survey_get_n_boards (survey);
  self->cap = 0;
  for (unsigned i = 0; i < self->n_entrants; i++)
    {
      const SurveyTally *tally = setdoku_survey_get_tally (survey, i);

      self->names[i] = entrant_name (setdoku_survey_get_entrant (survey, i));
      self->steps[i] = spread_sorted (&tally->solved[measure], &self->n_steps[i]);
      if (tally->row.capped)
        self->cap = setdoku_survey_get_cap (survey);
    }
  if (kind != PLOT_CURVES)
    take_dots (self, survey, tenths, n);
  self->cursor = CLAMP (self->cursor, nowhere (self), MAX (last_place (self), nowhere (self)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, survey_title (measure),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, (double) nowhere (self),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) MAX (last_place (self), 1),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) self->cursor, -1);
  text = setdoku_compare_plot_describe (self);
  voice_describe (GTK_WIDGET (self), *text ? text : survey_across (measure));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Widget. */

static void
setdoku_compare_plot_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                              int *minimum_baseline, int *natural_baseline)
{
  *minimum_baseline = *natural_baseline = -1;
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : LEAST_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL_WIDTH : NATURAL_HEIGHT;
}

static void
setdoku_compare_plot_finalize (GObject *object)
{
  SetdokuComparePlot *self = SETDOKU_COMPARE_PLOT (object);

  forget (self);
  g_array_unref (self->dots);
  G_OBJECT_CLASS (setdoku_compare_plot_parent_class)->finalize (object);
}

static void
setdoku_compare_plot_class_init (SetdokuComparePlotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = setdoku_compare_plot_finalize;
  widget_class->snapshot = setdoku_compare_plot_snapshot;
  widget_class->measure = setdoku_compare_plot_measure;
  puzzle_signal = g_signal_new ("puzzle", SETDOKU_TYPE_COMPARE_PLOT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_UINT);
  gtk_widget_class_set_css_name (widget_class, "setdoku-compare-plot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
setdoku_compare_plot_init (SetdokuComparePlot *self)
{
  GtkEventController *key = gtk_event_controller_key_new (), *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  self->dots = g_array_new (FALSE, FALSE, sizeof (ScatterDot));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect (key, "key-pressed", G_CALLBACK (on_key_pressed), self);
  g_signal_connect (motion, "motion", G_CALLBACK (on_motion), self);
  g_signal_connect (motion, "leave", G_CALLBACK (on_leave), self);
  g_signal_connect (click, "pressed", G_CALLBACK (on_pressed), self);
  picture_source_add (GTK_WIDGET (self), N_("Comparison"));
  picture_source_set_take (GTK_WIDGET (self), take_picture);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect_object (setdoku_style_get_default (), "changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}
