/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-statistics-chart.c — see setdoku-statistics-chart.h. */
#include "setdoku-statistics-chart.h"

#include <glib/gi18n.h>

#include "picture/statistics-picture.h"
#include "view/kit/voice.h"
#include "view/kit/setdoku-style.h"
#include "view/kit/picture-source.h"
#include "statistics-words.h"

enum { HEIGHT = 140 };

struct _SetdokuStatisticsChart
{
  GtkWidget  parent_instance;

  GArray    *solves;               /* of Solve */
  int64_t    median;               /* ms; −1: none */
  int        chosen;               /* −1: none */
};

G_DEFINE_FINAL_TYPE (SetdokuStatisticsChart, setdoku_statistics_chart, GTK_TYPE_WIDGET)

static guint chosen_signal;

static const Solve *
solve_at (SetdokuStatisticsChart *self,
          int                     i)
{
  return &g_array_index (self->solves, Solve, i);
}

static StatisticsPicture
picture_of (SetdokuStatisticsChart *self)
{
  return (StatisticsPicture) {
    .width = gtk_widget_get_width (GTK_WIDGET (self)), .height = gtk_widget_get_height (GTK_WIDGET (self)),
    .palette = setdoku_style_get_palette (setdoku_style_get_default ()),
    .solves = (const Solve *) (const void *) self->solves->data, .n = (int) self->solves->len,
    .median = self->median, .chosen = self->chosen,
  };
}

/* Of what its picture is made: it, and the solves behind it. */
static void
make_picture (const void    *what,
              const Palette *palette,
              const char    *font,
              Picture       *picture)
{
  StatisticsPicture statistics = *(const StatisticsPicture *) what;

  statistics.palette = palette;
  statistics_picture_make (&statistics, picture);
}

static void
free_picture (gpointer what)
{
  g_free ((Solve *) ((StatisticsPicture *) what)->solves);
  g_free (what);
}

static gboolean
take_picture (GtkWidget    *widget,
              PictureModel *model)
{
  StatisticsPicture *picture;

  if (gtk_widget_get_width (widget) < 1)
    return FALSE;
  picture = g_new (StatisticsPicture, 1);
  *picture = picture_of (SETDOKU_STATISTICS_CHART (widget));
  picture->solves = g_memdup2 (picture->solves, (gsize) picture->n * sizeof *picture->solves);
  picture->chosen = -1;
  *model = (PictureModel) { .make = make_picture, .what = picture, .free_what = free_picture };
  return TRUE;
}

static void
setdoku_statistics_chart_snapshot (GtkWidget   *widget,
                                   GtkSnapshot *snapshot)
{
  StatisticsPicture picture = picture_of (SETDOKU_STATISTICS_CHART (widget));
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) picture.width, (float) picture.height));

  statistics_picture_paint (&picture, cr);
  cairo_destroy (cr);
}

/* Choosing. */

static void
choose (SetdokuStatisticsChart *self,
        int                     chosen)
{
  if (chosen == self->chosen)
    return;
  self->chosen = chosen;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, chosen_signal, 0);
}

static void
on_motion (GtkEventControllerMotion *controller,
           double                    x,
           double                    y,
           SetdokuStatisticsChart   *self)
{
  StatisticsPicture picture = picture_of (self);

  choose (self, statistics_picture_bar (&picture, x));
}

static gboolean
on_key (GtkEventControllerKey  *controller,
        guint                   keyval,
        guint                   keycode,
        GdkModifierType         modifiers,
        SetdokuStatisticsChart *self)
{
  int last = (int) self->solves->len - 1, chosen = self->chosen;
  g_autofree char *text = NULL;

  switch (keyval)
    {
    case GDK_KEY_Left:  chosen = chosen < 0 ? last : MAX (chosen - 1, 0); break;
    case GDK_KEY_Right: chosen = chosen < 0 ? last : MIN (chosen + 1, last); break;
    case GDK_KEY_Home:  chosen = MIN (0, last); break;
    case GDK_KEY_End:   chosen = last; break;
    default:            return FALSE;
    }
  choose (self, chosen);
  if (chosen < 0)
    return TRUE;
  text = statistics_describe_moment (solve_at (self, chosen));
  voice_say (GTK_WIDGET (self), text);
  return TRUE;
}

static void
setdoku_statistics_chart_measure (GtkWidget      *widget,
                                  GtkOrientation  orientation,
                                  int             for_size,
                                  int            *minimum,
                                  int            *natural,
                                  int            *minimum_baseline,
                                  int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : 3 * STATISTICS_CHART_MAX;
}

static void
setdoku_statistics_chart_finalize (GObject *object)
{
  g_clear_pointer (&SETDOKU_STATISTICS_CHART (object)->solves, g_array_unref);
  G_OBJECT_CLASS (setdoku_statistics_chart_parent_class)->finalize (object);
}

static void
setdoku_statistics_chart_class_init (SetdokuStatisticsChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = setdoku_statistics_chart_finalize;
  widget_class->snapshot = setdoku_statistics_chart_snapshot;
  widget_class->measure = setdoku_statistics_chart_measure;
  gtk_widget_class_set_css_name (widget_class, "setdoku-statistics-chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  chosen_signal = g_signal_new ("chosen", SETDOKU_TYPE_STATISTICS_CHART, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
}

static void
setdoku_statistics_chart_init (SetdokuStatisticsChart *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new (), *keys = gtk_event_controller_key_new ();

  self->solves = g_array_new (FALSE, FALSE, sizeof (Solve));
  self->median = self->chosen = -1;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect (motion, "motion", G_CALLBACK (on_motion), self);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key), self);
  picture_source_add (GTK_WIDGET (self), N_("Solving times"));
  picture_source_set_take (GTK_WIDGET (self), take_picture);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_object (setdoku_style_get_default (), "changed", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

void
setdoku_statistics_chart_set (SetdokuStatisticsChart *self,
                              const GArray           *solves,
                              int64_t                 median)
{
  g_autofree char *label = NULL, *middle = NULL;

  g_return_if_fail (SETDOKU_IS_STATISTICS_CHART (self) && solves);
  g_array_set_size (self->solves, 0);
  g_array_append_vals (self->solves, solves->data, solves->len);
  self->median = median;
  self->chosen = -1;

  middle = statistics_describe_time (median);
  /* Translators: a number, and a time */
  label = g_strdup_printf (ngettext ("The last %d solve as a bar. Median: %s", "The last %d solves as bars. Median: %s",
                                     self->solves->len), (int) self->solves->len, middle);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, chosen_signal, 0);
}

const Solve *
setdoku_statistics_chart_get_chosen (SetdokuStatisticsChart *self)
{
  g_return_val_if_fail (SETDOKU_IS_STATISTICS_CHART (self), NULL);
  return self->chosen >= 0 ? solve_at (self, self->chosen) : NULL;
}
