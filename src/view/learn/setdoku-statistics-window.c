/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-statistics-window.c — see setdoku-statistics-window.h. */
#include "setdoku-statistics-window.h"

#include <glib/gi18n.h>

#include "model/explain/explain-words.h"
#include "view/kit/compat.h"
#include "config.h"
#include "engine/rate/level.h"
#include "view/kit/setdoku-banner.h"
#include "model/file/file.h"
#include "picture/table-picture.h"
#include "setdoku-statistics-chart.h"
#include "view/kit/setdoku-style.h"
#include "view/kit/picture-source.h"
#include "statistics-words.h"

enum { COLUMN_LEVEL, COLUMN_SOLVED, COLUMN_ALONE, COLUMN_BEST, COLUMN_MEDIAN, N_COLUMNS };
enum { HEADING_CHARS = 9 };

struct _SetdokuStatisticsWindow
{
  SetdokuBaseWindow               parent_instance;

  SetdokuStatistics      *statistics;
  SetdokuBanner          *banner;
  GtkStack               *stack;
  GtkGrid                *table;
  GtkDropDown            *levels;
  SetdokuStatisticsChart *chart;
  GtkLabel               *chosen;
};

G_DEFINE_FINAL_TYPE (SetdokuStatisticsWindow, setdoku_statistics_window, SETDOKU_TYPE_BASE_WINDOW)

/* The levels as they are listed: each, then what is not rated. NULL behind the last. */
static const char *
level_at (guint i)
{
  for (guint level = 0; rating_levels[level].id; level++, i--)
    if (i == 0)
      return rating_levels[level].id;
  return i == 0 ? "" : NULL;
}

/* The table. */

static void
put (SetdokuStatisticsWindow *self,
     int                      column,
     int                      row,
     const char              *text,
     const char              *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == COLUMN_LEVEL ? 0 : 1);
  gtk_label_set_wrap (GTK_LABEL (label), row == 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), row == 0 ? HEADING_CHARS : -1);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
  gtk_widget_set_valign (label, GTK_ALIGN_END);
  gtk_widget_set_hexpand (label, column == COLUMN_LEVEL);
  gtk_widget_add_css_class (label, "num");
  gtk_widget_add_css_class (label, style);
  gtk_grid_attach (self->table, label, column, row, 1, 1);
}

static void
put_summary (SetdokuStatisticsWindow *self,
             int                      row,
             const char              *name,
             const char              *level,
             const char              *style)
{
  StatisticsSummary summary;
  g_autofree char *solved = NULL, *alone = NULL, *best = NULL, *median = NULL;

  setdoku_statistics_summarise (self->statistics, level, &summary);
  solved = explain_count (summary.n_solved);
  alone = explain_count (summary.n_alone);
  best = statistics_describe_time (summary.best);
  median = statistics_describe_time (summary.median);
  put (self, COLUMN_LEVEL, row, name, style);
  put (self, COLUMN_SOLVED, row, solved, style);
  put (self, COLUMN_ALONE, row, alone, style);
  put (self, COLUMN_BEST, row, best, style);
  put (self, COLUMN_MEDIAN, row, median, style);
}

static void
fill_table (SetdokuStatisticsWindow *self)
{
  static const char *const names[N_COLUMNS] = { N_("Level"), N_("Solved"), N_("Without a hint"), N_("Best"), N_("Median") };
  GtkWidget *child;
  int row = 1;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->table))))
    gtk_grid_remove (self->table, child);
  for (int column = 0; column < N_COLUMNS; column++)
    put (self, column, 0, _(names[column]), "dim");
  for (guint i = 0; level_at (i); i++)
    put_summary (self, row++, statistics_level_name (level_at (i)), level_at (i), "body");
  put_summary (self, row, _("All"), NULL, "strong");
}

static const char *
word_at (GtkGrid *table,
         int      column,
         int      row)
{
  GtkWidget *label = gtk_grid_get_child_at (table, column, row);

  return label ? gtk_label_get_label (GTK_LABEL (label)) : NULL;
}

static gboolean
take_table (GtkWidget    *widget,
            PictureModel *model)
{
  GtkGrid *table = GTK_GRID (widget);
  g_autoptr(GPtrArray) cells = g_ptr_array_new ();
  TablePicture picture = { .n_columns = N_COLUMNS };

  while (word_at (table, 0, (int) picture.n_lines))
    {
      for (int column = 0; column < N_COLUMNS; column++)
        g_ptr_array_add (cells, (gpointer) word_at (table, column, (int) picture.n_lines));
      picture.n_lines++;
    }
  if (picture.n_lines == 0)
    return FALSE;
  picture.n_lines--;                   /* the first are the heads */
  picture.heads = (const char *const *) cells->pdata;
  picture.cells = picture.heads + N_COLUMNS;
  table_picture_model (&picture, model);
  return TRUE;
}

/* The chart. */

static void
on_chosen (SetdokuStatisticsWindow *self)
{
  const Solve *solve = setdoku_statistics_chart_get_chosen (self->chart);
  g_autofree char *text = solve ? statistics_describe_moment (solve) : NULL;

  gtk_label_set_label (self->chosen,
                       text ? text : _("Each bar is a solve, an outline one with a hint; the dashed line is the median."));
}

static void
fill_chart (SetdokuStatisticsWindow *self)
{
  guint selected = gtk_drop_down_get_selected (self->levels);
  const char *level = selected == 0 || selected == GTK_INVALID_LIST_POSITION ? NULL : level_at (selected - 1);
  g_autoptr(GArray) solves = setdoku_statistics_last (self->statistics, level, STATISTICS_CHART_MAX);
  StatisticsSummary summary;

  setdoku_statistics_summarise (self->statistics, level, &summary);
  setdoku_statistics_chart_set (self->chart, solves, summary.median);
}

static void
fill (SetdokuStatisticsWindow *self)
{
  gboolean empty = setdoku_statistics_get_solves (self->statistics)->len == 0;

  gtk_stack_set_visible_child_name (self->stack, empty ? "empty" : "table");
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "statistics.reset", !empty);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "statistics.export", !empty);
  fill_table (self);
  fill_chart (self);
}

/* Export, reset. */

static void
on_written (GObject      *source,
            GAsyncResult *result,
            gpointer      user)
{
  g_autoptr(SetdokuStatisticsWindow) self = user;
  g_autoptr(GError) error = NULL;
  gboolean done = setdoku_file_write_finish (result, &error);

  if (self->statistics)
    setdoku_banner_say (self->banner, !done, done ? _("The table is saved.") : error->message);
  if (g_application_get_default ())
    g_application_release (g_application_get_default ());
}

void
setdoku_statistics_window_write_to (SetdokuStatisticsWindow *self,
                                    GFile                   *file)
{
  g_return_if_fail (SETDOKU_IS_STATISTICS_WINDOW (self) && G_IS_FILE (file));
  if (g_application_get_default ())
    g_application_hold (g_application_get_default ());             /* until it is on the disk */
  setdoku_file_write_async (file, setdoku_statistics_to_csv (self->statistics), on_written, g_object_ref (self));
}

static void
on_file_chosen (gpointer  object,
                GFile    *file)
{
  if (file)
    setdoku_statistics_window_write_to (object, file);
}

static void
on_export (GtkWidget  *widget,
           const char *action,
           GVariant   *value)
{
  /* Translators: the name proposed for a file; it ends with .csv */
  compat_save_file (GTK_WINDOW (widget), _("Export the statistics"), _("Setdoku statistics.csv"), NULL, on_file_chosen, widget);
}

static void
on_was_reset (GObject      *source,
              GAsyncResult *result,
              gpointer      user)
{
  g_autoptr(SetdokuStatisticsWindow) self = user;
  g_autoptr(GError) error = NULL;
  gboolean done = setdoku_statistics_refresh_finish (SETDOKU_STATISTICS (source), result, &error);

  if (!self->statistics)
    return;
  setdoku_banner_say (self->banner, !done, done ? _("The statistics begin anew.") : error->message);
  if (done)
    setdoku_banner_add_action (self->banner, _("Undo"), "statistics.undo-reset");
}

static void
on_reset (GtkWidget  *widget,
          const char *action,
          GVariant   *value)
{
  setdoku_statistics_reset_async (SETDOKU_STATISTICS_WINDOW (widget)->statistics, on_was_reset, g_object_ref (widget));
}

static void
on_undone (GObject      *source,
           GAsyncResult *result,
           gpointer      user)
{
  g_autoptr(SetdokuStatisticsWindow) self = user;
  g_autoptr(GError) error = NULL;
  gboolean done = setdoku_statistics_refresh_finish (SETDOKU_STATISTICS (source), result, &error);

  if (!self->statistics)
    return;
  if (done)
    setdoku_banner_dismiss (self->banner);
  else
    setdoku_banner_say (self->banner, TRUE, error->message);
}

static void
on_undo_reset (GtkWidget  *widget,
               const char *action,
               GVariant   *value)
{
  setdoku_statistics_unreset_async (SETDOKU_STATISTICS_WINDOW (widget)->statistics, on_undone, g_object_ref (widget));
}

/* The window. */

static void
setdoku_statistics_window_dispose (GObject *object)
{
  g_clear_object (&SETDOKU_STATISTICS_WINDOW (object)->statistics);
  G_OBJECT_CLASS (setdoku_statistics_window_parent_class)->dispose (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, SetdokuStatisticsWindow, name)

static void
setdoku_statistics_window_class_init (SetdokuStatisticsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_statistics_window_dispose;
  g_type_ensure (SETDOKU_TYPE_BANNER);
  g_type_ensure (SETDOKU_TYPE_STATISTICS_CHART);
  gtk_widget_class_set_template_from_resource (widget_class, APP_PATH "statistics.ui");
  BIND (banner);
  BIND (stack);
  BIND (table);
  BIND (levels);
  BIND (chart);
  BIND (chosen);
  gtk_widget_class_install_action (widget_class, "statistics.export", NULL, on_export);
  gtk_widget_class_install_action (widget_class, "statistics.reset", NULL, on_reset);
  gtk_widget_class_install_action (widget_class, "statistics.undo-reset", NULL, on_undo_reset);
  gtk_widget_class_bind_template_callback (widget_class, on_chosen);
}

static void
setdoku_statistics_window_init (SetdokuStatisticsWindow *self)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  picture_source_add (GTK_WIDGET (self->table), N_("Statistics"));
  picture_source_set_take (GTK_WIDGET (self->table), take_table);
  gtk_string_list_append (names, _("All levels"));
  for (guint i = 0; level_at (i); i++)
    gtk_string_list_append (names, statistics_level_name (level_at (i)));
  gtk_drop_down_set_model (self->levels, G_LIST_MODEL (names));
  compat_name_drop_down (self->levels, _("Level"));
}

static void
on_refreshed (GObject      *source,
              GAsyncResult *result,
              gpointer      user)
{
  g_autoptr(SetdokuStatisticsWindow) self = user;
  g_autoptr(GError) error = NULL;
  gboolean done = setdoku_statistics_refresh_finish (SETDOKU_STATISTICS (source), result, &error);
  guint damaged = setdoku_statistics_get_n_damaged (SETDOKU_STATISTICS (source));

  if (!self->statistics)
    return;
  if (!done)
    setdoku_banner_say (self->banner, TRUE, error->message);
  if (damaged)
    {
      g_autofree char *number = explain_count (damaged);
      /* Translators: a number; “statistics.damaged” is a file's name */
      g_autofree char *text = g_strdup_printf (ngettext ("%s line was damaged. It is kept in “statistics.damaged”.",
                                                         "%s lines were damaged. They are kept in “statistics.damaged”.",
                                                         damaged), number);

      setdoku_banner_say (self->banner, TRUE, text);
    }
}

GtkWidget *
setdoku_statistics_window_new (SetdokuStatistics *statistics)
{
  SetdokuStatisticsWindow *self = g_object_new (SETDOKU_TYPE_STATISTICS_WINDOW, NULL);

  self->statistics = g_object_ref (statistics);
  g_signal_connect_object (statistics, "changed", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->levels, "notify::selected", G_CALLBACK (fill_chart), self, G_CONNECT_SWAPPED);
  fill (self);
  setdoku_statistics_refresh_async (statistics, on_refreshed, g_object_ref (self));
  return GTK_WIDGET (self);
}

void
setdoku_statistics_window_show (GtkWindow *owner)
{
  static GtkWindow *open;                /* weak: at most one for the program */

  if (!open)
    g_set_weak_pointer (&open, GTK_WINDOW (setdoku_statistics_window_new (setdoku_statistics_get_default ())));
  gtk_window_set_transient_for (open, owner);
  gtk_window_present (open);
}
