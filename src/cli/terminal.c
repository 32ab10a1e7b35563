/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include <glib/gi18n.h>

#include "terminal.h"

#define RESET "\033[0m"
#define STRUCK "\033[9m"
#define UNSTRUCK "\033[29m"
#define CLEAR_LINE "\033[K"

/* Fill = set membership, ink = author, as on the board of the window. 256-colour codes. */
static const char *
ground (const CellLook *look)
{
  if (look->dead || look->tints & TINT_DEAD)
    return "\033[48;5;216m";
  if (look->tints & TINT_ROW)
    return "\033[48;5;153m";
  if (look->tints & TINT_COLUMN)
    return "\033[48;5;229m";
  if (look->tints & TINT_BOX)
    return "\033[48;5;110m";
  return "";
}

static const char *
ink (const CellLook *look)
{
  bool tinted = look->tints || look->dead;

  if (look->wrong || look->dead)
    return "\033[1;38;5;130m";
  switch (look->ink)
    {
    case INK_GIVEN:
      return tinted ? "\033[1;38;5;16m" : "\033[1m";
    case INK_GUESS:
      return tinted ? "\033[3;38;5;54m" : "\033[3;35m";
    default:
      return tinted ? "\033[38;5;17m" : "\033[36m";
    }
}

static void
draw_cell (GString *text, const CellLook *look, bool ansi)
{
  const char *symbol = look->dead ? "∅" : look->chosen ? "?" : ".";
  char digit[2] = { (char) ('0' + look->digit), '\0' };

  if (look->digit)
    symbol = digit;
  else if (look->taken && ansi)
    {
      digit[0] = (char) ('0' + look->taken);
      g_string_append_printf (text, "%s%s " STRUCK "%s" UNSTRUCK " " RESET, ground (look), ink (look), digit);
      return;
    }
  else if (look->chosen)
    {
      digit[0] = (char) ('0' + digits_first (look->chosen));
      symbol = digit;
    }

  if (ansi)
    g_string_append_printf (text, "%s%s %s " RESET, ground (look), ink (look), symbol);
  else
    g_string_append_printf (text, " %s ", symbol);
}

static void
draw_set_row (GString *text, const SetRow *row)
{
  const char *sign = set_row_operator (row);

  g_string_append_printf (text, "   %s%*s ", sign, 2 - (int) g_utf8_strlen (sign, -1), "");
  g_string_append (text, row->label);
  for (glong i = g_utf8_strlen (row->label, -1); i < 14; i++)
    g_string_append_c (text, ' ');
  for (int digit = 1; digit <= 9; digit++)
    {
      if (digits_has (row->digits, digit))
        g_string_append_printf (text, " %s", set_row_member (row, digit).text);
      else
        g_string_append (text, row->places ? "  ·" : " ·");
    }
}

static void
end_line (GString *text, bool ansi)
{
  g_string_append (text, ansi ? CLEAR_LINE "\r\n" : "\n");
}

static void
draw_board (GString *text, const CellLook looks[N_CELLS], const Explanation *explanation, bool ansi)
{
  int next_row = 0;

  for (int line = 0; line < 13; line++)
    {
      if (line % 4 == 0)
        g_string_append (text, line == 0 ? "┌─────────┬─────────┬─────────┐"
                               : line == 12 ? "└─────────┴─────────┴─────────┘" : "├─────────┼─────────┼─────────┤");
      else
        {
          int row = line - 1 - line / 4;

          for (int column = 0; column < 9; column++)
            {
              if (column % 3 == 0)
                g_string_append (text, "│");
              draw_cell (text, &looks[cell_at (row, column)], ansi);
            }
          g_string_append (text, "│");
        }
      if (line > 0 && next_row < explanation->n_rows)
        draw_set_row (text, &explanation->rows[next_row++]);
      end_line (text, ansi);
    }
}

static void
append_counter (GString *text, const char *format, uint64_t n)
{
  g_autofree char *count = explain_count (n), *counter = g_strdup_printf (format, count);

  g_string_append_printf (text, "%s · ", counter);
}

static void
draw_counters (GString *text, SetdokuPlayer *player, const SearchView *view)
{
  g_autofree char *cursor = explain_count (setdoku_player_get_cursor (player));
  g_autofree char *length = explain_count (setdoku_player_get_length (player));

  g_string_append_printf (text, _("Event %s of %s"), cursor, length);
  g_string_append (text, "  ·  ");
  append_counter (text, ngettext ("%s guess", "%s guesses", (gulong) view->counters.nodes), view->counters.nodes);
  append_counter (text, ngettext ("%s take-back", "%s take-backs", (gulong) view->counters.backtracks),
                  view->counters.backtracks);
  append_counter (text, ngettext ("%s test", "%s tests", (gulong) view->counters.tests), view->counters.tests);
  g_string_append_printf (text, _("depth %d"), view->n_path);
}

void
terminal_draw (GString *text, SetdokuPlayer *player, bool ansi)
{
  const SearchView *view = setdoku_player_get_view (player);
  const Event *event = setdoku_player_get_event (player);
  Explanation explanation = { 0 };
  CellLook looks[N_CELLS];

  explain_event (event, view, setdoku_player_get_strategy (player), setdoku_player_get_cursor (player), &explanation);
  look_compute (&(LookInput) { .view = view, .event = event, .explanation = &explanation, .cursor = -1 }, looks);

  if (ansi)
    g_string_append (text, "\033[H");
  draw_board (text, looks, &explanation, ansi);
  end_line (text, ansi);
  g_string_append_printf (text, ansi ? "\033[1m%s" RESET : "%s", explanation.title);
  end_line (text, ansi);
  g_string_append (text, explanation.sentence);
  end_line (text, ansi);
  g_string_append (text, explanation.formula ? explanation.formula : "");
  end_line (text, ansi);
  end_line (text, ansi);
  draw_counters (text, player, view);
  end_line (text, ansi);

  explanation_clear (&explanation);
}

/* "ESC [ … letter" */
static size_t
escape_length (const char *at)
{
  size_t length = 2;

  if (at[0] != '\033' || at[1] != '[')
    return 0;
  while (at[length] && !g_ascii_isalpha (at[length]))
    length++;
  return at[length] ? length + 1 : length;
}

static int
columns_of (gunichar letter)
{
  return g_unichar_iszerowidth (letter) ? 0 : g_unichar_iswide (letter) ? 2 : 1;
}

void
terminal_clip (GString *text, int columns, int rows)
{
  g_autofree char *whole = g_strdup (text->str);
  int column = 0, row = 0;

  g_string_truncate (text, 0);
  for (const char *at = whole; *at;)
    {
      size_t escape = escape_length (at);
      const char *next = escape ? at + escape : g_utf8_next_char (at);
      int wide = escape || *at == '\r' || *at == '\n' ? 0 : columns_of (g_utf8_get_char (at));

      if (*at == '\n' && ++row == rows)
        break;
      if (*at == '\r')
        column = 0;
      /* Behind the last column the rest of the line begins at that column: it would be cleared. */
      if (column + wide <= columns && !(column == columns && g_str_has_prefix (at, CLEAR_LINE)))
        g_string_append_len (text, at, next - at);
      column += wide;
      at = next;
    }
}
