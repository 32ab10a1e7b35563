/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* plot-model.h — the plots of a survey as models: in any colours and font, as large as their page says, with copies of all that
 * they show. Nothing is pointed at. letters: of the font, points. */
#pragma once

#include "cactus-picture.h"
#include "scatter-picture.h"

void cactus_picture_model  (const CactusPicture *self, double letters, PictureModel *model);
void scatter_picture_model (const ScatterPicture *self, double letters, PictureModel *model);
