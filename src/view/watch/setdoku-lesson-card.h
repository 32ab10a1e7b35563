/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-lesson-card.h — the slide that is shown: which of how many, what it says, and the way to the others.
 *
 * Its buttons are actions of the group "search". It shows and hides itself; setdoku_lesson_card_update () when the search
 * stands elsewhere. */
#pragma once

#include <gtk/gtk.h>

#include "model/teach/slides.h"

#define SETDOKU_TYPE_LESSON_CARD (setdoku_lesson_card_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuLessonCard, setdoku_lesson_card, SETDOKU, LESSON_CARD, GtkBox)

GtkWidget *setdoku_lesson_card_new    (SetdokuSlides *slides);
void       setdoku_lesson_card_update (SetdokuLessonCard *self);

void       lessons_menu_fill          (GMenu *menu);                         /* with those that are shipped, as "win.lesson" */
