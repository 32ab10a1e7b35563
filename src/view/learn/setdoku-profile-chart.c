/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-profile-chart.c — see setdoku-profile-chart.h. */
#include "setdoku-profile-chart.h"

#include <glib/gi18n.h>

#include "engine/rate/level.h"
#include "model/teach/explain-rating.h"
#include "picture/profile-picture.h"
#include "view/kit/desktop-font.h"
#include "view/kit/setdoku-style.h"
#include "view/kit/picture-source.h"
#include "view/kit/voice.h"

enum { HEIGHT = 190, LEAST_WIDTH = 240, NATURAL_WIDTH = 340 };

struct _SetdokuProfileChart
{
  GtkWidget parent_instance;

  SeRating *se;                  /* owned; NULL: nothing to show */
  int       step;
};

G_DEFINE_FINAL_TYPE (SetdokuProfileChart, setdoku_profile_chart, GTK_TYPE_WIDGET)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* The font is the caller's to free. */
static ProfilePicture
picture_of (SetdokuProfileChart  *self,
            PangoFontDescription *font)
{
  ProfilePicture picture = {
    .width = gtk_widget_get_width (GTK_WIDGET (self)),
    .height = gtk_widget_get_height (GTK_WIDGET (self)),
    .palette = setdoku_style_get_palette (setdoku_style_get_default ()),
    .font = font,
    .cursor = self->step,
  };

  for (int band = 0; band < PROFILE_BANDS; band++)
    picture.bands[band] = _(rating_levels[band].name);
  return picture;
}

/* Of what its picture is made: as large as it is seen. */
typedef struct { ProfilePicture picture; SeRating se; double letters; } Model;

static void
make_picture (const void    *what,
              const Palette *palette,
              const char    *family,
              Picture       *picture)
{
  const Model *model = what;
  PangoFontDescription *font = pango_font_description_new ();
  ProfilePicture profile = model->picture;

  pango_font_description_set_family (font, family ? family : "sans");
  pango_font_description_set_absolute_size (font, model->letters * PANGO_SCALE);
  profile.palette = palette;
  profile.font = font;
  profile_picture_make (&profile, &model->se, picture);
  pango_font_description_free (font);
}

static gboolean
take_picture (GtkWidget    *widget,
              PictureModel *taken)
{
  SetdokuProfileChart *self = SETDOKU_PROFILE_CHART (widget);
  Model *model;

  if (!self->se || gtk_widget_get_width (widget) < 1)
    return FALSE;
  model = g_new (Model, 1);
  *model = (Model) { picture_of (self, NULL), *self->se, desktop_font_get_letters (widget) };
  *taken = (PictureModel) { .make = make_picture, .what = model, .free_what = g_free };
  return TRUE;
}

static void
setdoku_profile_chart_snapshot (GtkWidget   *widget,
                                GtkSnapshot *snapshot)
{
  SetdokuProfileChart *self = SETDOKU_PROFILE_CHART (widget);
  PangoFontDescription *font;
  ProfilePicture picture;
  cairo_t *cr;

  if (!self->se)
    return;
  font = pango_font_description_copy (pango_context_get_font_description (gtk_widget_get_pango_context (widget)));
  picture = picture_of (self, font);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) picture.width, (float) picture.height));
  profile_picture_paint (&picture, self->se, cr);
  cairo_destroy (cr);
  pango_font_description_free (font);
}

static void
setdoku_profile_chart_measure (GtkWidget      *widget,
                               GtkOrientation  orientation,
                               int             for_size,
                               int            *minimum,
                               int            *natural,
                               int            *minimum_baseline,
                               int            *natural_baseline)
{
  *minimum_baseline = *natural_baseline = -1;
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL_WIDTH : HEIGHT;
}

static void
update_value (SetdokuProfileChart *self)
{
  g_autofree char *text = setdoku_profile_chart_describe (self);
  double last = self->se ? self->se->n_steps : 0;

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 1.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, MAX (last, 1.0),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, self->step + 1.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
  voice_describe (GTK_WIDGET (self), text);
}

static void
point_at (SetdokuProfileChart *self,
          int                  step)
{
  if (step == self->step)
    return;
  self->step = step;
  update_value (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[CHANGED], 0);
}

/* The next step in that direction that is harder than the one before it; else the end. */
static int
next_harder (const SeRating *se,
             int             step,
             int             direction)
{
  for (int i = step + direction; i > 0 && i < se->n_steps; i += direction)
    if (se->steps[i].tenths > se->steps[i - 1].tenths)
      return i;
  return direction > 0 ? se->n_steps - 1 : 0;
}

/* Steps follow each other from left to right in every language, as the picture has them. */
static gboolean
on_key_pressed (GtkEventControllerKey *controller,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        modifiers,
                SetdokuProfileChart   *self)
{
  const SeRating *se = self->se;
  int step = self->step;

  if (!se || (modifiers & (GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK)))
    return FALSE;
  switch (keyval)
    {
    case GDK_KEY_Left: case GDK_KEY_Down: case GDK_KEY_KP_Left: case GDK_KEY_KP_Down:  step -= 1; break;
    case GDK_KEY_Right: case GDK_KEY_Up: case GDK_KEY_KP_Right: case GDK_KEY_KP_Up:    step += 1; break;
    case GDK_KEY_Home: case GDK_KEY_KP_Home:                                           step = 0; break;
    case GDK_KEY_End: case GDK_KEY_KP_End:                                             step = se->n_steps - 1; break;
    case GDK_KEY_Page_Up: case GDK_KEY_KP_Page_Up:                                     step = next_harder (se, step, -1); break;
    case GDK_KEY_Page_Down: case GDK_KEY_KP_Page_Down:                                 step = next_harder (se, step, 1); break;
    default:                                                                           return FALSE;
    }
  setdoku_profile_chart_set_step (self, step);
  return TRUE;
}

static void
on_motion (GtkEventControllerMotion *controller,
           double                    x,
           double                    y,
           SetdokuProfileChart      *self)
{
  ProfilePicture picture = picture_of (self, NULL);

  if (self->se)
    point_at (self, profile_picture_step (&picture, self->se, x));
}

static void
on_pressed (GtkGestureClick     *gesture,
            int                  n_press,
            double               x,
            double               y,
            SetdokuProfileChart *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  on_motion (NULL, x, y, self);
}

static void
setdoku_profile_chart_finalize (GObject *object)
{
  SetdokuProfileChart *self = SETDOKU_PROFILE_CHART (object);

  g_free (self->se);
  G_OBJECT_CLASS (setdoku_profile_chart_parent_class)->finalize (object);
}

static void
setdoku_profile_chart_class_init (SetdokuProfileChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = setdoku_profile_chart_finalize;
  widget_class->snapshot = setdoku_profile_chart_snapshot;
  widget_class->measure = setdoku_profile_chart_measure;
  signals[CHANGED] = g_signal_new ("changed", SETDOKU_TYPE_PROFILE_CHART, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "setdoku-profile-chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
setdoku_profile_chart_init (SetdokuProfileChart *self)
{
  GtkEventController *key = gtk_event_controller_key_new (), *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  self->step = -1;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Difficulty of each step"), -1);
  g_signal_connect (key, "key-pressed", G_CALLBACK (on_key_pressed), self);
  g_signal_connect (motion, "motion", G_CALLBACK (on_motion), self);
  g_signal_connect (click, "pressed", G_CALLBACK (on_pressed), self);
  picture_source_add (GTK_WIDGET (self), N_("Difficulty of each step"));
  picture_source_set_take (GTK_WIDGET (self), take_picture);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect_object (setdoku_style_get_default (), "changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

void
setdoku_profile_chart_set_rating (SetdokuProfileChart *self,
                                  const SeRating      *se)
{
  g_return_if_fail (SETDOKU_IS_PROFILE_CHART (self));
  g_clear_pointer (&self->se, g_free);
  if (se && se->rated && se->n_steps > 0)
    self->se = g_memdup2 (se, sizeof *se);
  self->step = self->se ? self->se->hardest_step : -1;
  update_value (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[CHANGED], 0);
}

int
setdoku_profile_chart_get_step (SetdokuProfileChart *self)
{
  g_return_val_if_fail (SETDOKU_IS_PROFILE_CHART (self), -1);
  return self->step;
}

void
setdoku_profile_chart_set_step (SetdokuProfileChart *self,
                                int                  step)
{
  g_return_if_fail (SETDOKU_IS_PROFILE_CHART (self));
  if (self->se)
    point_at (self, CLAMP (step, 0, self->se->n_steps - 1));
}

char *
setdoku_profile_chart_describe (SetdokuProfileChart *self)
{
  g_return_val_if_fail (SETDOKU_IS_PROFILE_CHART (self), NULL);
  return self->se ? explain_rating_step (self->se, self->step) : g_strdup ("");
}
