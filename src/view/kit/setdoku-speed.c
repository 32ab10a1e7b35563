/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-speed.h"

#include <math.h>

#include "voice.h"

static const double speeds[] = { 0.5, 1, 2, 4, 8, 15, 30, 60, 125, 250, 1e3, 1e4, 1e5, 1e6, 1e7 };

enum { N_SPEEDS = G_N_ELEMENTS (speeds), PAGE = 3 };

struct _SetdokuSpeed
{
  GtkScale parent_instance;

  double   speed;
  char    *action, *words;
};

G_DEFINE_FINAL_TYPE (SetdokuSpeed, setdoku_speed, GTK_TYPE_SCALE)

enum { SPEED = 1, ACTION, WORDS, N_PROPERTIES };
static GParamSpec *properties[N_PROPERTIES];

/* The nearest, in ratio. */
static int
place_of (double speed)
{
  int best = 0;

  for (int i = 1; i < N_SPEEDS; i++)
    if (fabs (log (speeds[i] / speed)) < fabs (log (speeds[best] / speed)))
      best = i;
  return best;
}

double
speed_beside (double speed,
              int    places)
{
  return speeds[CLAMP (place_of (speed) + places, 0, N_SPEEDS - 1)];
}

static void
on_value_changed (SetdokuSpeed *self)
{
  int place = CLAMP ((int) lround (gtk_range_get_value (GTK_RANGE (self))), 0, N_SPEEDS - 1);

  if (self->action && place != place_of (self->speed))
    gtk_widget_activate_action (GTK_WIDGET (self), self->action, "d", speeds[place]);
}

static void
setdoku_speed_get_property (GObject    *object,
                            guint       id,
                            GValue     *value,
                            GParamSpec *property)
{
  SetdokuSpeed *self = SETDOKU_SPEED (object);

  if (id == SPEED)
    g_value_set_double (value, self->speed);
  else
    g_value_set_string (value, id == ACTION ? self->action : self->words);
}

static void
setdoku_speed_set_property (GObject      *object,
                            guint         id,
                            const GValue *value,
                            GParamSpec   *property)
{
  SetdokuSpeed *self = SETDOKU_SPEED (object);

  if (id == SPEED)
    setdoku_speed_set (self, g_value_get_double (value));
  else if (id == ACTION)
    self->action = g_value_dup_string (value);
  else
    setdoku_speed_tell (self, g_value_get_string (value));
}

/* Not in init: "adjustment" is a construct property, so that what init sets is replaced by an empty one. */
static void
setdoku_speed_constructed (GObject *object)
{
  SetdokuSpeed *self = SETDOKU_SPEED (object);

  G_OBJECT_CLASS (setdoku_speed_parent_class)->constructed (object);
  gtk_range_set_adjustment (GTK_RANGE (self), gtk_adjustment_new (place_of (self->speed), 0, N_SPEEDS - 1, 1, PAGE, 0));
  g_signal_connect (self, "value-changed", G_CALLBACK (on_value_changed), NULL);
}

static void
setdoku_speed_finalize (GObject *object)
{
  SetdokuSpeed *self = SETDOKU_SPEED (object);

  g_free (self->action);
  g_free (self->words);
  G_OBJECT_CLASS (setdoku_speed_parent_class)->finalize (object);
}

static void
setdoku_speed_class_init (SetdokuSpeedClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = setdoku_speed_constructed;
  object_class->finalize = setdoku_speed_finalize;
  object_class->get_property = setdoku_speed_get_property;
  object_class->set_property = setdoku_speed_set_property;
  properties[SPEED] = g_param_spec_double ("speed", NULL, NULL, speeds[0], speeds[N_SPEEDS - 1], 1,
                                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[ACTION] = g_param_spec_string ("action", NULL, NULL, NULL, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[WORDS] = g_param_spec_string ("words", NULL, NULL, NULL,
                                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
setdoku_speed_init (SetdokuSpeed *self)
{
  self->speed = 1;
}

void
setdoku_speed_set (SetdokuSpeed *self,
                   double        speed)
{
  g_return_if_fail (SETDOKU_IS_SPEED (self));
  if (self->speed != speed)
    {
      self->speed = speed;
      g_object_notify_by_pspec (G_OBJECT (self), properties[SPEED]);
    }
  gtk_range_set_value (GTK_RANGE (self), place_of (speed));        /* also where a wish was refused */
}

void
setdoku_speed_tell (SetdokuSpeed *self,
                    const char   *words)
{
  g_return_if_fail (SETDOKU_IS_SPEED (self));
  if (g_strcmp0 (self->words, words) == 0)
    return;
  g_free (self->words);
  self->words = g_strdup (words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, words ? words : "", -1);
  voice_describe (GTK_WIDGET (self), words);
  g_object_notify_by_pspec (G_OBJECT (self), properties[WORDS]);
}
