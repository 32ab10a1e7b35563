/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-log-page.c — see setdoku-log-page.h. To add a filter or a format, add its row. */
#include "setdoku-log-page.h"

#include <glib/gi18n.h>

#include "view/kit/command.h"
#include "view/kit/compat.h"
#include "model/search/event-log.h"
#include "model/explain/explain.h"
#include "model/search/exporter.h"
#include "setdoku-log-list.h"

enum { CALM_US = 100 * 1000 };         /* while playing fast the list moves ten times a second: lines must be readable */

struct _SetdokuLogPage
{
  GtkBox              parent_instance;

  SetdokuPlayer      *player;
  SetdokuEventLog    *log;
  SetdokuExporter    *exporter;
  SetdokuLogList     *list;
  GtkDropDown        *kinds;
  GtkWidget          *entry, *stop;
  GtkLabel           *status;
  GSimpleActionGroup *actions;
  ExportFormat        format;              /* that a file is being chosen for */
  int64_t             drawn_at;            /* monotonic µs */
};

G_DEFINE_FINAL_TYPE (SetdokuLogPage, setdoku_log_page, GTK_TYPE_BOX)

static guint chosen_signal;

#define BIT(kind) (1u << EVENT_##kind)

static const struct { const char *label; unsigned kinds; } filters[] = {
  { NC_("events", "All events"), 0 },
  { NC_("events", "Guesses"), BIT (ASSIGN) },
  { NC_("events", "Dead ends"), BIT (WIPEOUT) },
  { NC_("events", "Take-backs"), BIT (UNDO_ASSIGN) },
  { NC_("events", "Deductions"), BIT (SINGLE) | BIT (TECHNIQUE) },
  { NC_("events", "Candidates"), BIT (STRIP) | BIT (UNDO_STRIP) },
  { NC_("events", "Solutions"), BIT (SOLUTION) | BIT (DONE) },
  { NC_("events", "Restarts"), BIT (RESTART) },
  { NC_("events", "Clues"), BIT (REMOVE) | BIT (PUT_BACK) },
};

/* What is shown. */

static void
show_status (SetdokuLogPage *self)
{
  uint64_t lines = setdoku_event_log_get_n_lines (self->log), upto;
  gboolean looking = setdoku_event_log_is_looking (self->log, &upto), running = setdoku_exporter_is_running (self->exporter);
  g_autofree char *count = explain_count (lines), *events = explain_count (upto), *text = NULL;

  if (running)
    /* Translators: a share, of writing a file or copying */
    text = g_strdup_printf (_("Writing… %d %%"), (int) (100 * setdoku_exporter_get_progress (self->exporter)));
  else if (looking)
    /* Translators: number of lines; number of an event */
    text = g_strdup_printf (ngettext ("%s line up to event %s…", "%s lines up to event %s…", (gulong) lines), count, events);
  else if (!lines && !log_filter_passes_all (setdoku_event_log_get_filter (self->log)))
    /* Translators: number of an event */
    text = g_strdup_printf (_("No such event up to event %s."), events);
  else
    /* Translators: number of lines */
    text = g_strdup_printf (ngettext ("%s line", "%s lines", (gulong) lines), count);
  gtk_label_set_label (self->status, text);
  gtk_widget_set_visible (self->stop, running || looking);
}

static void
on_log_changed (SetdokuLogPage *self)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  setdoku_log_list_update (self->list);
  show_status (self);
}

static void
on_log_reset (SetdokuLogPage *self)
{
  setdoku_log_list_reset (self->list);
  show_status (self);
}

static void
on_filter (SetdokuLogPage *self)
{
  LogFilter filter = LOG_FILTER_ALL;
  guint row = gtk_drop_down_get_selected (self->kinds);

  log_filter_type (&filter, setdoku_player_get_topology (self->player), gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  filter.kinds = row < G_N_ELEMENTS (filters) ? filters[row].kinds : 0;
  setdoku_event_log_set_filter (self->log, &filter);
  show_status (self);
}

static void
on_stop (SetdokuLogPage *self)
{
  if (setdoku_exporter_is_running (self->exporter))
    setdoku_exporter_cancel (self->exporter);
  else
    setdoku_event_log_stop (self->log);
  show_status (self);
}

static void
on_chosen (SetdokuLogPage *self, uint64_t step)
{
  g_signal_emit (self, chosen_signal, 0, step);
}

/* Out. */

static void
on_finished (SetdokuLogPage *self)
{
  const char *error = setdoku_exporter_get_error (self->exporter), *text = setdoku_exporter_get_text (self->exporter);
  GFile *file = setdoku_exporter_get_file (self->exporter);

  show_status (self);
  if (error)
    gtk_label_set_label (self->status, error);
  else if (text)
    {
      gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
      gtk_label_set_label (self->status, _("Copied"));
    }
  else if (file)
    {
      g_autofree char *name = g_file_get_basename (file), *shown = g_filename_display_name (name);
      /* Translators: a file's name */
      g_autofree char *saved = g_strdup_printf (_("Saved as “%s”"), shown);

      gtk_label_set_label (self->status, saved);
    }
}

static void
start_export (SetdokuLogPage *self, ExportFormat format, uint64_t first, uint64_t lines, GFile *file)
{
  if (!setdoku_player_get_length (self->player))
    return;
  setdoku_exporter_start (self->exporter, self->player, format, setdoku_event_log_get_filter (self->log), first, UINT64_MAX,
                          lines, file);
  show_status (self);
}

/* The selected lines, as they are shown. */
static void
on_copy (SetdokuLogPage *self)
{
  uint64_t first, last;
  LogLine line;

  if (setdoku_log_list_get_selection (self->list, &first, &last)
      && setdoku_event_log_read (self->log, first, 1, &line, G_USEC_PER_SEC / 30) && line.step)
    start_export (self, EXPORT_LOG, line.step, last - first + 1, NULL);
}

static void run_copy (gpointer self, GVariant *value) { on_copy (self); }
static void run_copy_all (gpointer self, GVariant *value) { start_export (self, EXPORT_LOG, 1, UINT64_MAX, NULL); }

static void
on_file_chosen (gpointer object, GFile *file)
{
  SetdokuLogPage *self = object;

  if (file && self->player)
    start_export (self, self->format, 1, UINT64_MAX, file);
}

static void
run_save (gpointer data, GVariant *value)
{
  static const char *const names[N_EXPORT_FORMATS] = {
    [EXPORT_LOG] = "search.txt", [EXPORT_CSV] = "search.csv", [EXPORT_TREE] = "search-tree.txt", [EXPORT_TRACE] = "search.txt",
    [EXPORT_JSON] = "search.jsonl",
  };
  SetdokuLogPage *self = data;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  int format = export_format_from_id (g_variant_get_string (value, NULL));

  if (!GTK_IS_WINDOW (root) || format < 0)
    return;
  self->format = (ExportFormat) format;
  compat_save_file (GTK_WINDOW (root), _("Save the log"), names[format], NULL, on_file_chosen, self);
}

/* Widget. */

static void
setdoku_log_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (setdoku_log_page_parent_class)->map (widget);
  show_status (SETDOKU_LOG_PAGE (widget));
}

static void
setdoku_log_page_dispose (GObject *object)
{
  SetdokuLogPage *self = SETDOKU_LOG_PAGE (object);

  if (self->actions)
    commands_clear (G_ACTION_MAP (self->actions));
  if (self->exporter && !setdoku_exporter_get_file (self->exporter))
    setdoku_exporter_cancel (self->exporter);            /* a file is written to its end */
  g_clear_object (&self->exporter);
  g_clear_object (&self->log);
  g_clear_object (&self->player);
  g_clear_object (&self->actions);
  G_OBJECT_CLASS (setdoku_log_page_parent_class)->dispose (object);
}

static void
setdoku_log_page_class_init (SetdokuLogPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_log_page_dispose;
  widget_class->map = setdoku_log_page_map;
  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_UINT64);
}

static void
build_kinds (SetdokuLogPage *self)
{
  GtkStringList *labels = gtk_string_list_new (NULL);

  for (size_t i = 0; i < G_N_ELEMENTS (filters); i++)
    gtk_string_list_append (labels, g_dpgettext2 (NULL, "events", filters[i].label));
  self->kinds = GTK_DROP_DOWN (gtk_drop_down_new (G_LIST_MODEL (labels), NULL));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->kinds), _("Which events are listed"));
  compat_name_drop_down (self->kinds, _("Which events are listed"));
}

static GtkWidget *
new_menu (void)
{
  g_autoptr (GMenu) menu = g_menu_new (), save = g_menu_new ();
  GtkWidget *button = gtk_menu_button_new ();

  g_menu_append (menu, _("Copy the selected lines"), "log.copy");
  g_menu_append (menu, _("Copy all lines"), "log.copy-all");
  g_menu_append (save, _("Save as text…"), "log.save::log");
  g_menu_append (save, _("Save as a table (CSV)…"), "log.save::csv");
  /* Translators: CP-Profiler is the name of a program */
  g_menu_append (save, _("Save the tree for CP-Profiler…"), "log.save::cp-profiler");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (save));
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  gtk_widget_set_tooltip_text (button, _("Copy or save the log"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Copy or save the log"), -1);
  return button;
}

static void
build (SetdokuLogPage *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 8);
  build_kinds (self);
  self->entry = gtk_search_entry_new ();
  /* Translators: what to type into the field: words of a line, or a cell */
  g_object_set (self->entry, "placeholder-text", _("Text or r5c6"), "hexpand", TRUE, "width-chars", 8, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Text or cell to look for"), -1);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->kinds));
  gtk_box_append (GTK_BOX (head), self->entry);
  gtk_box_append (GTK_BOX (head), new_menu ());
  gtk_box_append (GTK_BOX (self), head);

  gtk_widget_set_vexpand (GTK_WIDGET (self->list), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "card");
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->list));

  self->status = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->status, 0);
  gtk_label_set_ellipsize (self->status, PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (GTK_WIDGET (self->status), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->status), "small");
  gtk_widget_add_css_class (GTK_WIDGET (self->status), "dim");
  gtk_widget_add_css_class (GTK_WIDGET (self->status), "num");
  self->stop = gtk_button_new_with_label (C_("search", "Stop"));
  gtk_widget_set_visible (self->stop, FALSE);
  gtk_box_append (GTK_BOX (foot), GTK_WIDGET (self->status));
  gtk_box_append (GTK_BOX (foot), self->stop);
  gtk_box_append (GTK_BOX (self), foot);
}

static void
setdoku_log_page_init (SetdokuLogPage *self)
{
}

GtkWidget *
setdoku_log_page_new (SetdokuPlayer *player)
{
  static const Command commands[] = {
    { "copy", run_copy },
    { "copy-all", run_copy_all },
    { "save", run_save, "s" },
  };
  SetdokuLogPage *self = g_object_new (SETDOKU_TYPE_LOG_PAGE, NULL);

  self->player = g_object_ref (player);
  self->log = setdoku_event_log_new (player);
  self->exporter = setdoku_exporter_new ();
  self->list = SETDOKU_LOG_LIST (setdoku_log_list_new (self->log));
  self->actions = g_simple_action_group_new ();
  commands_add (G_ACTION_MAP (self->actions), commands, G_N_ELEMENTS (commands), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "log", G_ACTION_GROUP (self->actions));
  build (self);
  g_signal_connect_object (self->kinds, "notify::selected", G_CALLBACK (on_filter), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "search-changed", G_CALLBACK (on_filter), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->stop, "clicked", G_CALLBACK (on_stop), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "chosen", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "copy", G_CALLBACK (on_copy), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->log, "changed", G_CALLBACK (on_log_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->log, "reset", G_CALLBACK (on_log_reset), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->exporter, "changed", G_CALLBACK (show_status), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->exporter, "finished", G_CALLBACK (on_finished), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

void
setdoku_log_page_set_step (SetdokuLogPage *self, uint64_t step, gboolean fast)
{
  int64_t now = g_get_monotonic_time ();

  g_return_if_fail (SETDOKU_IS_LOG_PAGE (self));
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || (fast && now - self->drawn_at < CALM_US))
    return;
  self->drawn_at = now;
  setdoku_log_list_set_step (self->list, step);
}
