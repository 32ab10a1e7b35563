/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* picture-reader.h — a picture, decoded and read on a worker, as often as somebody says where its grid lies.
 *
 * Newest wins: what is asked drops what was asked before, within 50 ms or so, and that is never told. Main thread only.
 *
 * Signal "changed" (no arguments): it has begun or ended something; whoever is told looks at what there is. */
#pragma once

#include "model/file/photograph.h"
#include "sight/marks.h"
#include "sight/sight.h"

#define SETDOKU_TYPE_PICTURE_READER (setdoku_picture_reader_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPictureReader, setdoku_picture_reader, SETDOKU, PICTURE_READER, GObject)

typedef enum {
  PICTURE_NONE,                      /* there is none yet, or it is being decoded and read for the first time */
  PICTURE_FAILED,                    /* it is no picture, too large, cut short … */
  PICTURE_THERE,
} PictureStage;

SetdokuPictureReader *setdoku_picture_reader_new (void);

/* Another picture. The pixels are as photograph_of_pixels () has them, and held. */
void                setdoku_picture_reader_load_file   (SetdokuPictureReader *self, GFile *file);
void                setdoku_picture_reader_load_pixels (SetdokuPictureReader *self, GBytes *pixels, int width, int height,
                                                        size_t stride);

PictureStage        setdoku_picture_reader_get_stage   (SetdokuPictureReader *self);
bool                setdoku_picture_reader_is_busy     (SetdokuPictureReader *self);
/* How much of what it is busy with is done, 0–1; not told, but asked for now and then. */
double              setdoku_picture_reader_get_share   (SetdokuPictureReader *self);
const char         *setdoku_picture_reader_get_name    (SetdokuPictureReader *self);       /* the file's, to show; NULL: of none */

/* All borrowed, until the next "changed". */
const char         *setdoku_picture_reader_get_error   (SetdokuPictureReader *self);       /* it has failed: a sentence */
const SightPicture *setdoku_picture_reader_get_picture (SetdokuPictureReader *self);       /* NULL: there is none, as for the others */
GBytes             *setdoku_picture_reader_get_look    (SetdokuPictureReader *self, int *width, int *height);
const SightPage    *setdoku_picture_reader_get_page    (SetdokuPictureReader *self);
const SightReading *setdoku_picture_reader_get_first   (SetdokuPictureReader *self);       /* as it was read by itself */
const SightReading *setdoku_picture_reader_get_reading (SetdokuPictureReader *self);       /* the newest */

/* The pencil marks of either of these. */
const SightMarks   *setdoku_picture_reader_get_marks   (SetdokuPictureReader *self, const SightReading *reading);

/* Reads one of the page's grids. */
void                setdoku_picture_reader_read_grid   (SetdokuPictureReader *self, int i);

/* Reads what lies between these corners, clockwise; upright: from the upper left one of the puzzle. Paper that is bent is followed
 * where its lines are near; reading->grid.corners are then those of the lines. */
void                setdoku_picture_reader_read_at     (SetdokuPictureReader *self, const Quad *corners, bool upright);

/* What is being read is not wanted any more. */
void                setdoku_picture_reader_stop        (SetdokuPictureReader *self);
