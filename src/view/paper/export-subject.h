/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* export-subject.h — what is there to leave the window: the board as it stands, what is said of it, and the search or the game
 * that it comes from, as one value. Whoever opens the Export window makes one; its pages take it and ask for nothing else. */
#pragma once

#include "formats/document.h"
#include "model/explain/explanation.h"
#include "model/look/scene.h"
#include "model/search/player.h"
#include "picture/board-picture.h"

typedef struct {
  PictureModel other;              /* what is shown instead of the board: a strip, a chart …; make NULL: the board is */
  Scene       scene;               /* the board */
  char       *name;                /* of files, without extension; owned */
  Explanation explanation;         /* of what stands on it, with its set table; zeroed: nothing is said */
  Document   *document;            /* the game with its history and where its search stands; owned, never NULL */
  Trace       trace;               /* the search, its topology held; trace.strategy is NULL where there is none */
  uint64_t    cursor, length;      /* of the search: the event shown, and how many are known */
  uint64_t    first, last;         /* the events of it that are selected; last 0: none are */
  double      speed;               /* of the transport, events/s */
  GArray     *bookmarks;           /* of Bookmark, by step; owned, never NULL */
} ExportSubject;

/* All of it empty, with a document and an empty list of bookmarks. name: copied. It does not change once it is shared: workers
 * may hold it, too. */
ExportSubject *export_subject_new   (const char *name);
ExportSubject *export_subject_ref   (const ExportSubject *subject);
void           export_subject_unref (ExportSubject *subject);

/* The board: copied, its plan held. */
void           export_subject_show (ExportSubject *subject, const Scene *scene);

/* What is said of the board: copied. */
void           export_subject_explain (ExportSubject *subject, const Explanation *explanation);

/* The search that the player has, and where it stands there: trace, cursor, length, speed, bookmarks. */
void           export_subject_take_player (ExportSubject *subject, SetdokuPlayer *player);

/* What is said of the board, as sentences under it: title, sentence, formula. (transfer full) NULL: nothing. */
char          *export_subject_dup_caption (const ExportSubject *subject);

/* How the picture of it is wanted. */
typedef struct {
  PictureKind kind;
  int         width;               /* pixels of PNG; points of the others */
  bool        dark, transparent, caption;
  BoardParts  parts;
} PictureWish;

enum { EXPORT_WIDTH_LEAST = 100, EXPORT_WIDTH_MOST = 8000, EXPORT_WIDTH = 1000 };

/* scale: for picture_write (), to become as wide as was wished. font: a family. Any thread, but one at a time where it is other and that
 * is fixed. */
void           export_subject_make_picture (const ExportSubject *subject, const PictureWish *wish, const char *font,
                                            bool contrast, Picture *picture, double *scale);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ExportSubject, export_subject_unref)
