/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-library-window-private.h — what the files of the collections' window share: setdoku-library-window.c (what is shown,
 * playing), setdoku-library-changes.c (adding, removing, files), setdoku-library-sets.c (sets, stars, tags, notes),
 * setdoku-library-known.c (ratings, what is solved) and setdoku-library-long.c (long files, twins). */
#pragma once

#include "model/keep/collection-rater.h"
#include "model/keep/long-list.h"
#include "view/kit/setdoku-banner.h"
#include "setdoku-library-sidebar.h"
#include "setdoku-library-table.h"
#include "setdoku-library-window.h"

/* What the name is for that is asked for. */
typedef enum { NAMING_NOTHING, NAMING_NEW_SET, NAMING_RENAME, NAMING_TAGS, NAMING_NOTE } LibraryNaming;

/* The file that is open at its place, and the one on its way there. */
typedef struct {
  SetdokuLongList *list;                 /* NULL: none */
  GFile           *file;                 /* the first of it */
  SetdokuLongList *arriving;             /* one that is being read; NULL: none */
  GFile           *arriving_file, *offered;      /* it; one of which nothing is decided yet */
  gboolean         no_twins;             /* of the long list */
  GCancellable    *comparing;            /* of the user's own; NULL: they are not being compared */
} LibraryOpened;

/* The set that was deleted last, and what was in it; NULL: none. */
typedef struct {
  char      *set;
  GPtrArray *puzzles;
} LibraryRemoved;

/* How it goes with its width. */
typedef struct {
  gboolean narrow;                       /* there is room for the sidebar or for the list */
  guint    source;                       /* it will be adapted; 0: it need not */
} LibraryFit;

struct _SetdokuLibraryWindow
{
  SetdokuBaseWindow               parent_instance;

  GtkDropDown            *levels, *states, *clues;
  GtkSearchEntry         *search;
  GtkStack               *stack;
  GtkLabel               *summary;
  GtkWidget              *stop;
  SetdokuBanner          *banner;
  SetdokuLibraryTable    *table;
  SetdokuLibrarySidebar  *sidebar;
  GtkToggleButton        *sidebar_button;
  GtkWidget              *body;                  /* all beside the sidebar */
  GtkScrolledWindow      *filters;
  GtkWidget              *naming_bar;            /* where a name is asked for */
  GtkLabel               *naming_label;
  GtkEntry               *naming_entry;
  GMenu                  *move_menu;             /* the sets */
  LibraryFit              fit;
  LibraryNaming           naming;
  LibraryRemoved          removed;               /* can be put back */

  SetdokuLibrary         *library;
  GListStore             *bank;
  SetdokuCollectionRater *rater;
  gboolean                rates_own;             /* the user asked for it, and it is not done */
  GHashTable             *times;                 /* cells → int64_t: the best time of what is solved */

  LibraryOpened           opened;
  GCancellable           *loading;
  SetdokuLibraryChosen    chosen;
  SetdokuLibraryOnBoard   on_board;
  SetdokuLibraryPrint     print;
};

/* setdoku-library-window.c */
const LibraryPlace *setdoku_library_window_place     (SetdokuLibraryWindow *self);
GListModel       *setdoku_library_window_list        (SetdokuLibraryWindow *self);         /* all that is at the place; borrowed */
gboolean          setdoku_library_window_is_mine     (SetdokuLibraryWindow *self);         /* what is shown is the user's own */
void              setdoku_library_window_fill        (SetdokuLibraryWindow *self);         /* the sidebar, and what goes with it */
void              setdoku_library_window_update      (SetdokuLibraryWindow *self);         /* all but the rows */
void              setdoku_library_window_filter      (SetdokuLibraryWindow *self);         /* as the controls say */

/* setdoku-library-known.c */
void              setdoku_library_window_mark_solved (SetdokuLibraryWindow *self);         /* by the statistics */
void              setdoku_library_window_mark_owners (SetdokuLibraryWindow *self);         /* what is not the user's own, by what is */
void              setdoku_library_window_dress       (SetdokuPuzzle *puzzle, void *self);  /* both, for one */
void              setdoku_library_window_rate        (SetdokuLibraryWindow *self);         /* what is not rated of the user's own */
void              setdoku_library_window_listen_to_ratings (SetdokuLibraryWindow *self);
void              setdoku_library_window_install_known (GtkWidgetClass *widget_class);

/* setdoku-library-long.c */
gboolean          setdoku_library_window_open_long   (SetdokuLibraryWindow *self, GFile *file);      /* false: it is to be loaded */
void              setdoku_library_window_listen_to_files (SetdokuLibraryWindow *self);
char             *setdoku_library_window_describe_work (SetdokuLibraryWindow *self);       /* NULL: there is none */
void              setdoku_library_window_stop_work   (SetdokuLibraryWindow *self);
void              setdoku_library_window_clear_long  (SetdokuLibraryWindow *self);
void              setdoku_library_window_update_long (SetdokuLibraryWindow *self, guint n_selected);
void              setdoku_library_window_install_long (GtkWidgetClass *widget_class);

/* setdoku-library-changes.c */
void              setdoku_library_window_load            (SetdokuLibraryWindow *self, GFile *file);  /* into the user's own */
void              setdoku_library_window_accept_drops    (SetdokuLibraryWindow *self);
void              setdoku_library_window_install_changes (GtkWidgetClass *widget_class);

/* setdoku-library-sets.c */
void              setdoku_library_window_listen_to_sets  (SetdokuLibraryWindow *self);
void              setdoku_library_window_install_sets    (GtkWidgetClass *widget_class);
void              setdoku_library_window_update_sets     (SetdokuLibraryWindow *self, guint n_selected);
