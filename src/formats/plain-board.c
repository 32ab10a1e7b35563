/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "plain-board.h"

#include "rules-text.h"

enum { PIECES_MAX = RULES_CELLS_MAX + 1, SIGNS_MAX = 2 * RULES_CELLS_MAX };

/* The text, cut at blanks and frames. */
typedef struct {
  int  n_lines, n_pieces, n_signs;   /* signs: of all pieces together */
  int  in_line, in_piece;            /* signs of each line, each piece; 0: not the same in all */
  Span piece[PIECES_MAX];
  char sign[SIGNS_MAX];
} Pieces;

static bool
is_between (char c)
{
  return c == ' ' || c == '\t' || c == '|' || c == ',' || c == ';';
}

/* Lines of a frame. */
static bool
is_frame (Span line)
{
  bool any = false;

  for (const char *place = line.start; place < line.end; place++)
    {
      if (!strchr ("-=+| \t", *place))
        return false;
      any |= *place == '+' || *place == '=' || (*place == '-' && place > line.start && place[-1] == '-');
    }
  return any;
}

/* False: too much. */
static bool
cut_line (Span line, Pieces *pieces)
{
  const char *place = line.start;
  int before = pieces->n_signs;

  while (place < line.end)
    {
      const char *start = place;

      while (place < line.end && !is_between (*place))
        place++;
      if (place > start)
        {
          if (pieces->n_pieces == PIECES_MAX || place - start > SIGNS_MAX - pieces->n_signs)
            return false;
          if (pieces->n_pieces == 0)
            pieces->in_piece = (int) (place - start);
          else if (pieces->in_piece != place - start)
            pieces->in_piece = 0;
          pieces->piece[pieces->n_pieces++] = (Span) { start, place };
          memcpy (pieces->sign + pieces->n_signs, start, (size_t) (place - start));
          pieces->n_signs += (int) (place - start);
        }
      else
        place++;
    }
  if (pieces->n_signs == before)
    return true;
  if (pieces->n_lines++ == 0)
    pieces->in_line = pieces->n_signs;
  else if (pieces->n_signs - before != pieces->in_line)
    pieces->in_line = 0;
  return true;
}

static bool
cut (Span text, Pieces *pieces)
{
  bool lines = memchr (text.start, '\n', (size_t) (text.end - text.start)) != NULL;
  Span line;

  pieces->n_lines = pieces->n_pieces = pieces->n_signs = pieces->in_line = pieces->in_piece = 0;
  while (span_next_line (&text, &line))
    if (!(lines && is_frame (line)) && !cut_line (line, pieces))
      return false;
  return pieces->n_signs > 0;
}

/* n, if n × n are so many; 0: none. */
static int
side_of (int cells)
{
  int n = 4;

  while (n < RULES_LINE_MAX && n * n < cells)
    n++;
  return n * n == cells ? n : 0;
}

static bool
is_empty_sign (char sign)
{
  return sign == '.' || sign == '_' || sign == '-' || sign == '*';
}

/* What values are written as: the sign of the lowest, those that stand for no value aside. */
typedef enum { FROM_1, FROM_0, FROM_A } Alphabet;

/* By what occurs. A 0 that is no empty cell has others beside it that are, or is there no oftener than a value can be. */
static Alphabet
find_alphabet (const char *signs, int n)
{
  int zeros = 0, empty = 0, digits = 0, letters = 0;
  char highest = '\0';

  for (int i = 0; i < n * n; i++)
    {
      char sign = g_ascii_toupper (signs[i]);

      zeros += sign == '0';
      empty += is_empty_sign (sign) || (n <= 9 && sign == 'X');
      digits += sign >= '1' && sign <= '9';
      letters += g_ascii_isalpha (sign) && !(n <= 9 && sign == 'X');
      if (g_ascii_isalpha (sign))
        highest = MAX (highest, sign);
    }
  if (letters > 0 && digits == 0)
    return FROM_A;
  if (n <= 9 || zeros == 0 || zeros > n || highest > 'A' + n - 11)
    return FROM_1;
  return empty > 0 || letters > 0 ? FROM_0 : FROM_1;
}

/* 0: empty; −1: no sign of a cell. */
static int
value_of (char sign, Alphabet alphabet, int n)
{
  int value;

  sign = g_ascii_toupper (sign);
  if (is_empty_sign (sign) || (n <= 9 && sign == 'X') || (sign == '0' && alphabet != FROM_0))
    return 0;
  if (alphabet == FROM_A)
    value = g_ascii_isalpha (sign) ? sign - 'A' + 1 : -1;
  else if (g_ascii_isdigit (sign))
    value = sign - '0' + (alphabet == FROM_0);
  else
    value = g_ascii_isalpha (sign) ? sign - 'A' + 10 + (alphabet == FROM_0) : -1;
  return value <= n ? value : -1;
}

static bool
read_signs (const Pieces *pieces, PlainBoard *board)
{
  Alphabet alphabet = find_alphabet (pieces->sign, board->n);

  for (int cell = 0; cell < board->n * board->n; cell++)
    {
      int value = value_of (pieces->sign[cell], alphabet, board->n);

      if (value < 0)
        return false;
      board->value[cell] = (uint8_t) value;
    }
  return true;
}

static bool
read_numbers (const Pieces *pieces, PlainBoard *board)
{
  for (int cell = 0; cell < board->n * board->n; cell++)
    {
      Span piece = pieces->piece[cell];
      int value = 0;

      if (piece.end - piece.start == 1 && is_empty_sign (*piece.start))
        continue;
      if (piece.end - piece.start > 2)
        return false;
      for (const char *place = piece.start; place < piece.end; place++)
        {
          if (!g_ascii_isdigit (*place))
            return false;
          value = 10 * value + *place - '0';
        }
      if (value > board->n)
        return false;
      board->value[cell] = (uint8_t) value;
    }
  return true;
}

static bool
read_regions (const char *signs, PlainBoard *board)
{
  for (int cell = 0; cell < board->n * board->n; cell++)
    {
      if (!g_ascii_isalpha (signs[cell]))
        return false;
      board->region[cell] = (uint8_t) g_ascii_toupper (signs[cell]);
    }
  return board->has_regions = true;
}

/* Where no cell is empty, a row that has a value twice shows that it is some other text. */
static bool
makes_sense (PlainBoard *board)
{
  bool twice = false;

  board->n_values = 0;
  for (int row = 0; row < board->n; row++)
    {
      Values seen = 0;

      for (int column = 0; column < board->n; column++)
        {
          Values value = values_of (board->value[row * board->n + column]);

          if (board->value[row * board->n + column] == 0)
            continue;
          twice |= (seen & value) != 0;
          seen |= value;
          board->n_values++;
        }
    }
  return !twice || board->n_values < board->n * board->n;
}

/* Numbers, if some have two digits. */
static bool
read_cells (const Pieces *pieces, PlainBoard *board)
{
  int n_pieces = pieces->n_pieces, last;
  Span regions = pieces->piece[n_pieces - 1];

  if ((board->n = side_of (n_pieces)) && pieces->n_signs > n_pieces)
    return (pieces->n_lines == 1 || pieces->n_lines == board->n) && read_numbers (pieces, board);
  last = (int) (regions.end - regions.start);
  if (last == n_pieces - 1 && (board->n = side_of (last)) && pieces->n_signs > 2 * last)
    return pieces->n_lines == 1 && read_numbers (pieces, board) && read_regions (regions.start, board);
  if (!pieces->in_piece || (pieces->n_lines > 1 && pieces->n_lines != pieces->in_line))
    return false;
  if ((board->n = side_of (pieces->n_signs)))
    return read_signs (pieces, board);
  return pieces->n_lines == 1 && pieces->n_signs % 2 == 0 && (board->n = side_of (pieces->n_signs / 2))
         && read_signs (pieces, board) && read_regions (pieces->sign + pieces->n_signs / 2, board);
}

bool
plain_board_read (Span text, PlainBoard *board)
{
  Pieces pieces;
  uint8_t rows, columns;

  memset (board, 0, sizeof *board);
  if (!cut (text, &pieces) || !read_cells (&pieces, board) || !makes_sense (board))
    return false;
  rules_usual_boxes (board->n, &rows, &columns);
  return board->has_regions || (rows > 0 && board->n != 9);
}

static Document *
make_document (const PlainBoard *board, ParseError *error)
{
  g_autofree Rules *rules = g_new (Rules, 1);
  Document *document;
  uint8_t rows, columns;

  rules_usual_boxes (board->n, &rows, &columns);
  rules_init_square (rules, board->n, rows, columns);
  if (board->has_regions)
    {
      rules_take_regions (rules, board->region);
      if (!rules_check_partition (rules, error))
        return NULL;
    }
  document = document_new ();
  if (!document_take_rules (document, rules, false, error))   /* unreached: regions of so many cells, and nothing besides, fit together */
    {
      document_free (document);
      return NULL;
    }
  for (int cell = 0; cell < board->n * board->n; cell++)
    document->cells[cell].given = board->value[cell];
  return document;
}

Document *
plain_board_document (const PlainBoard *board, unsigned line, ParseError *error)
{
  Document *document = make_document (board, error);

  if (!document)
    error->line = line;
  return document;
}

bool
plain_board_holds (const Rules *rules)
{
  ParseError error;

  return rules_are_square (rules) && rules->n >= 4 && (rules->has_regions || rules->box_rows) && !rules->extras
         && !rules->n_constraints && rules_check_partition (rules, &error);
}

void
plain_board_write (const Document *document, GString *text)
{
  const Rules *rules = document->topology->rules;
  bool low = false, high = false;
  uint8_t rows, columns;

  rules_usual_boxes (rules->n, &rows, &columns);
  for (int cell = 0; cell < document->n_cells; cell++)
    {
      low |= document->cells[cell].given > 0 && document->cells[cell].given < 10;
      high |= document->cells[cell].given >= 10;
    }
  for (int cell = 0; cell < document->n_cells; cell++)
    if (!document->cells[cell].given)
      g_string_append (text, high && !low && cell > 0 ? " ." : ".");
    else if (high && !low)                     /* letters alone would begin with A for 1 */
      g_string_append_printf (text, "%s%d", cell > 0 ? " " : "", document->cells[cell].given);
    else
      g_string_append_c (text, value_character (document->cells[cell].given));
  if (!rules->has_regions && rules->box_rows == rows)      /* the board is a square, so they are as wide, too */
    return;
  if (high && !low)
    g_string_append_c (text, ' ');
  for (int cell = 0; cell < document->n_cells; cell++)
    g_string_append_c (text, (char) ('A' + rules_region_of (rules, cell) - 1));
}
