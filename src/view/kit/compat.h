/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* compat.h — what GTK 4.8 and later versions do by different names.
 *
 * Beside color-scheme.c the only place that asks which GTK this is. */
#pragma once

#include <gtk/gtk.h>

/* file: borrowed; NULL: the user has cancelled. */
typedef void (*CompatFileChosen) (gpointer object, GFile *file);
typedef void (*CompatTargetChosen) (gpointer object, GFile *file, int format);       /* format: of the list; -1: none */

/* The file dialogs of the desktop, through the portal where there is one. filters: of GtkFileFilter, the first is preset;
 * NULL: none. object: a GObject, often the owner; if it or the owner dies meanwhile, chosen is not called. */
void compat_open_file (GtkWindow *owner, const char *title, GListModel *filters, CompatFileChosen chosen, gpointer object);
void compat_save_file (GtkWindow *owner, const char *title, const char *name, GFile *folder, CompatFileChosen chosen,
                       gpointer object);

/* The same with a list of formats (GtkFileFilter), whose first is preset. The name is as it was typed, whichever of
 * them is chosen. */
void compat_save_file_as (GtkWindow *owner, const char *title, const char *name, GFile *folder, GListModel *formats,
                          CompatTargetChosen chosen, gpointer object);

/* What a screen reader calls the drop-down: its button is told with what is chosen in it. From GTK 4.14 on the drop-down itself
 * is, whose name is the button's there, too, and goes without the label that GTK gives it; below, the button inside, where the
 * focus is, has no name of its own. */
void compat_name_drop_down (GtkDropDown *down, const char *name);

/* Has GTK tell a screen reader. FALSE: it cannot, as below 4.14. For voice.c, which everybody else asks. */
gboolean compat_announce (GtkWidget *widget, const char *message);

/* Keeps GTK from loading GL, which costs half the start and two thirds of the memory, and the board is drawn with cairo
 * anyway. Before GTK is initialised; what the user's environment says stays. */
void compat_prefer_cairo (void);

/* GDK takes a surface of several megabytes for each frame and gives it back after it. By default the C library returns such
 * memory to the kernel each time, and most of a frame is then spent on getting empty pages: measured 3.4 ms with and 1.0 ms
 * without, for nine changed cells at 900 × 900. Only what is larger than that, of a window of a million pixels and more, goes
 * back, so that such a window takes less than 80 MiB. For the whole process, so a program's main () decides it. */
void compat_keep_frame_memory (void);

/* The text colour that the style sheet gives the widget. */
void compat_get_color (GtkWidget *widget, GdkRGBA *color);

/* A popover that is hidden with the pointer in it may be told of the pointer once more, a frame later, and is then what the
 * window takes to be below it. When it is taken out of the window, too, GTK 4.8 asks it for the surface that it has no more,
 * at the next layout, and ends the program. This has the window look again. Once, after GTK is initialised. */
void compat_forget_hidden_popovers (void);

/* A label whose text can be selected asks, once it has the focus, what had it before; where that went with the focus, as a row
 * that is shown no more does, GTK reads what is freed (4.8, and 4.18 still). This has it live until the label has asked. Once,
 * after GTK is initialised. */
void compat_keep_focus_for_labels (void);

/* A scroller that may not have the focus, with nothing in it that may, says all the same that it took it, and Tab goes no
 * further. This has it say what is so. Once, after GTK is initialised. */
void compat_pass_empty_scrollers (void);

/* Gives an expander its child. One that is folded takes it out of the window, and from 4.18 on Tab asks it all the same, and GTK
 * complains that it is in none. So it may have the focus while it is unfolded only. */
void compat_set_folded_child (GtkExpander *expander, GtkWidget *child);
