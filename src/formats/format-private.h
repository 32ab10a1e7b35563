/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-private.h — what the rows of formats[] share: cell signs, lines, records. */
#pragma once

#include <string.h>

#include "format.h"

/* The rows of formats[]: the id of each, the most specific first. */
#define FORMAT_ROWS(row) \
  row (setdoku) \
  row (blocks) \
  row (link) \
  row (gnome_sudoku) \
  row (gnome_code) \
  row (fpuzzles) \
  row (penpa) \
  row (opensudoku) \
  row (ksudoku) \
  row (solo) \
  row (candidates729) \
  row (html) \
  row (qqwing) \
  row (sdk) \
  row (hodoku) \
  row (exchange) \
  row (gsf) \
  row (csv) \
  row (pm) \
  row (ss) \
  row (ss_copy) \
  row (sdx) \
  row (grid) \
  row (serate) \
  row (prose) \
  row (sdm) \
  row (cnf) \
  row (line)

#define FORMAT_DECLARE(id) extern const Format format_##id;
FORMAT_ROWS (FORMAT_DECLARE)
#undef FORMAT_DECLARE

/* A piece of text that is not NUL-terminated. */
typedef struct {
  const char *start, *end;
} Span;

/* 1–9: that digit; 0: an empty cell, one of . 0 * _ - x X; −1: no cell. A space is left to the caller. */
int      cell_sign       (unsigned char c);
enum { TECHNIQUE_MIN = 4, TECHNIQUE_MAX = 64 };                   /* characters of HoDoKu's codes, "0610-x" */
bool     is_technique_sign (char c);                              /* may stand in one */
void     cells_write     (const uint8_t digits[N_CELLS], char empty, GString *text);     /* 81 characters */
/* A field of line that is 81 cells; false: *error says why not, and where. */
bool     cells_read      (const char *line, Span field, unsigned number, uint8_t digits[N_CELLS], ParseError *error);
bool     document_givens (const Document *document, uint8_t digits[N_CELLS]);            /* false: there is none */
bool     document_solution (const Document *document, uint8_t digits[N_CELLS]);          /* of the clues; false: not exactly one.
                                                                                          * digits may be NULL */
/* What the filled cells would allow in an empty one and its marks, centre ones before corner ones, have not. Marks that the
 * filled cells rule out, all of a cell, are as good as none. */
Digits   document_struck (const Document *document, const Board *filled, int cell);

/* Cuts the next line off *rest, without its LF. False at the end. */
bool     span_next_line  (Span *rest, Span *line);
Span     span_trim       (Span span);                            /* blanks and tabs at both ends */
bool     span_is_empty   (Span span);
bool     span_equal      (Span span, const char *text);          /* ASCII case does not matter */

/* The character at place, which stands in the line that begins at start; column counts characters from 1. An
 * invalid byte is PARSE_ENCODING. */
ParseError error_at_character (const char *start, const char *place, const char *end, unsigned line);
unsigned   column_of          (const char *start, const char *place);
ParseError error_with_detail  (ParseReason reason, unsigned line, const char *detail, size_t length);

/* Of a text that is quoted in every line, "> 53..7", the same with blanks for the marks, so that each place stays where it is; NULL:
 * it is not. g_free () it. */
char    *text_unquoted (const char *text);

char    *format_decode_within (const char *bytes, gsize length, gsize most, ParseError *error);

void     records_add     (GArray *records, unsigned line, Document *document);           /* takes the document, and cuts it to its limits */
void     records_fail    (GArray *records, unsigned line, ParseError error);

/* One line: see format-line.c. Either *document (owned by the caller) or *error is set, unless the result is
 * false: a blank or comment line. */
bool     line_parse      (const char *line, unsigned number, Document **document, ParseError *error);
void     line_read       (const char *text, unsigned first_line, GArray *records);      /* a Format's read */

/* What pencil marks say: groups[cell] are its candidates, DIGITS_NONE: nothing known of an empty cell. A single
 * digit is a clue unless a peer still holds it. */
void     document_set_candidates (Document *document, const Digits groups[N_CELLS]);
/* The other way: of a clue itself, else its marks without what the clues on the board rule out, or all that these leave. */
Digits   document_candidates (const Document *document, const Board *clues, int cell);

/* Ratings, rating-text.c. The scans move *rest behind what they read; false: they left it alone. */
bool     rating_scan_tenths  (Span *rest, int *tenths);                                  /* "8.3", "8" */
bool     rating_scan_triple  (Span *rest, DocumentRating *rating);                       /* "8.3/1.2/1.2"; not the scale */
void     rating_write_triple (const DocumentRating *rating, GString *text);
bool     rating_read         (Span text, DocumentRating *rating);                        /* "se 8.3/1.2/1.2", "hodoku 1234" */
void     rating_write        (const DocumentRating *rating, GString *text);              /* its scale must not be SCALE_NONE */

void     pm_write        (const Digits groups[N_CELLS], GString *text);                  /* the boxed grid of these */

bool     line_is_hodoku_library (Span line);                     /* ":0201:578:+1.9…" */

/* A format that other programs write and that is not read here: its proper name, or NULL. */
const char *foreign_text (const char *text);
const char *foreign_bytes (const char *bytes, gsize length);     /* whose packed file it is */
/* In what nothing was found to read: what is wrong with the page that it links to, or that nobody knows it. A post with a puzzle
 * may begin with any link. */
ParseError foreign_link (const char *text);

/* setdoku, in parts: setdoku-cells.c is the notation of cells, setdoku-history.c that of the history, setdoku-steps.c that
 * of its steps. */
void     setdoku_write_cells   (const Document *document, GKeyFile *file);
bool     setdoku_read_rules    (Document *document, GKeyFile *file, ParseError *error);
bool     setdoku_read_cells    (Document *document, GKeyFile *file, ParseError *error);
void     setdoku_write_history (const Document *document, GKeyFile *file);
bool     setdoku_read_history  (Document *document, GKeyFile *file, ParseError *error);
void     setdoku_steps_write   (const Document *document, GString *bytes);
bool     setdoku_steps_read    (Document *document, const uint8_t *bytes, size_t length, int n_steps);    /* false: bad */
void     setdoku_write_timeline (const Document *document, GKeyFile *file);
bool     setdoku_read_timeline (Document *document, GKeyFile *file, ParseError *error);
void     setdoku_write_number  (GKeyFile *file, const char *group, const char *key, uint64_t value);
bool     setdoku_read_number   (const char *text, uint64_t max, uint64_t *number);
bool     setdoku_read_key      (GKeyFile *file, const char *group, const char *key, uint64_t max, uint64_t *number,
                                ParseError *error);                                      /* a key that is not there leaves it alone */
char    *setdoku_escape_text   (const char *value);                                      /* one line */
char    *setdoku_unescape_text (const char *escaped);                                    /* NULL: no text, or no UTF-8 */
bool     setdoku_scan_cell     (const char **text, DocumentCell *cell);                  /* "e5m14", "-"; moves *text behind it */

/* Fills *error; always false, as the compiler sees, too. */
G_ALWAYS_INLINE static inline bool
setdoku_bad_value (ParseError *error, const char *key)
{
  *error = error_with_detail (PARSE_BAD_VALUE, 0, key, strlen (key));
  return false;
}
