/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format.h — every text form of a puzzle, one row each in formats[].
 *
 * The content is sniffed; a name is never trusted. Parsing never changes anything but its result,
 * so an import is all or nothing for the game at hand. Nothing is executed, expanded or resolved.
 *
 * To add a format: write format-<id>.c with its read and write, and add its row in format.c. */
#pragma once

#include "document.h"
#include "reader-limits.h"

/* What went wrong and where; explain_parse_error () makes the sentence. */
typedef enum {
  PARSE_OK,
  PARSE_EMPTY,               /* nothing but white space */
  PARSE_UNKNOWN,             /* in none of the known formats */
  PARSE_WRONG_LENGTH,        /* found cells in the line, expected 81 */
  PARSE_BAD_CHARACTER,       /* found: the Unicode code point */
  PARSE_WRONG_ROW,           /* row line holds found cells, expected 9 */
  PARSE_WRONG_ROWS,          /* found rows, expected 9 */
  PARSE_NO_CANDIDATES,       /* cell number found (1–81) of a candidate grid has no digit */
  PARSE_TOO_LARGE,           /* more than expected bytes */
  PARSE_BINARY,              /* holds NUL or control bytes: not a text */
  PARSE_ENCODING,            /* neither UTF-8 nor UTF-16 */
  PARSE_SYNTAX,              /* a line that the format does not know; detail quotes it */
  PARSE_VERSION,             /* written by a newer version: found, this one reads up to expected */
  PARSE_CHECKSUM,            /* damaged: length or checksum do not fit */
  PARSE_BAD_VALUE,           /* detail names the key whose value makes no sense */
  PARSE_MISSING,             /* detail names what is missing */
  PARSE_FOREIGN,             /* a known format that is not read here; detail is its proper name */
  PARSE_NETWORK,             /* the address only leads to the puzzle; detail is the page's proper name */
  PARSE_BROKEN_LINK,         /* the end is missing of a puzzle packed into an address, or something within */
  PARSE_VARIANT,             /* a board that is not known; detail names the constraint, the size or the shape */
  PARSE_CLASSIC,             /* another board than the classic one, and nothing else is taken here; detail as above */
  PARSE_PACKED,              /* a packed file, which is not opened up; detail is the proper name of whose it is; found 1: of the packer */
  PARSE_SECOND,              /* a second puzzle begins where one was expected */
  PARSE_TWICE,               /* detail names what is given a second time */
  PARSE_TOO_DEEP,            /* more than expected brackets within each other */
  PARSE_RULES,               /* rules that contradict themselves; found is a FaultKind, detail the key and the cells */
  N_PARSE_REASONS
} ParseReason;

typedef struct {
  ParseReason reason;
  unsigned    line, column;          /* 1-based; column counts characters; 0: not tied to a place */
  int64_t     found, expected;
  char        detail[64];            /* UTF-8, may be empty */
} ParseError;

/* One puzzle of a text, or why it is none. */
typedef struct {
  Document  *document;               /* NULL: see error */
  ParseError error;
  unsigned   line;                   /* where the record starts, 1-based */
  uint32_t   room;                   /* what the rules of the boards up to here take, in KiB: see records_add () */
} Record;

enum {
  FORMAT_READS      = 1 << 0,
  FORMAT_WRITES     = 1 << 1,
  FORMAT_COLLECTION = 1 << 2,        /* holds any number of puzzles */
  FORMAT_BY_LINE    = 1 << 3,        /* each line is a record of its own: can be streamed */
  /* what it can hold beside the clues */
  HOLDS_ENTRIES     = 1 << 8,
  HOLDS_MARKS       = 1 << 9,        /* one kind of marks, read as centre marks */
  HOLDS_BOTH_MARKS  = 1 << 10,
  HOLDS_COLOURS     = 1 << 11,
  HOLDS_HISTORY     = 1 << 12,
  HOLDS_ABOUT       = 1 << 13,       /* author, description … */
  HOLDS_TIMELINE    = 1 << 14,
  HOLDS_TIME        = 1 << 15,
  HOLDS_TECHNIQUE   = 1 << 16,
  HOLDS_RATING      = 1 << 17,       /* by Sudoku Explainer */
  HOLDS_EVENT       = 1 << 18,       /* of HOLDS_TIMELINE a search and one event, without bookmarks and stops */
  HOLDS_RULES       = 1 << 19,       /* which board it is: without this bit the classic one only, and another is not written;
                                      * with it those that Format.holds says */
  HOLDS_SCALES      = 1 << 24,       /* ratings on any scale */
  /* what each puzzle has there; where a document has none of it, it is left out */
  WANTS_RATING      = 1 << 25,       /* by Sudoku Explainer */
  WANTS_SOLUTION    = 1 << 26,       /* the only one */
  WANTS_ROOM        = 1 << 27,       /* at most eight clues of an odd digit, nine of an even one */
};

/* Of our own documents: the newest that is read, whose history changes the rules; what another board is written as, and a classic
 * one. */
enum { FORMAT_SETDOKU_VERSION = 4, FORMAT_SETDOKU_VERSION_RULES = 3, FORMAT_SETDOKU_VERSION_CLASSIC = 2 };
int   format_setdoku_version (const Document *document);             /* of the file that it is written into */

typedef struct {
  const char *id;                    /* stable: command line and tests use it */
  const char *name;                  /* marked N_() */
  const char *extension;             /* without dot, for save dialogs */
  unsigned    flags;

  /* How sure the content is in this format, 0 (no) – 100. text is UTF-8, LF line ends, NUL-terminated. */
  int       (*sniff) (const char *text);         /* 0 where it is only written */

  /* Appends one Record for each puzzle, in order (BY_LINE formats: text is one line; no record for a blank or
   * comment line). */
  void      (*read)  (const char *text, unsigned first_line, GArray *records);

  /* Appends one puzzle; a format with FORMAT_COLLECTION can be called again and again. */
  void      (*write) (const Document *document, GString *text);

  /* What follows the last puzzle; NULL: nothing. */
  const char *end;

  /* With HOLDS_RULES: of these rules nothing is lost. NULL: of none. */
  bool      (*holds) (const Rules *rules);
} Format;

extern const Format *const formats[];          /* NULL-terminated; most specific first, see format-private.h */

const Format *format_find  (const char *id);                         /* NULL: no such format */
const Format *format_sniff (const char *text);                       /* NULL: none knows it */

/* Names of files, for saving only; case does not matter. By its extension; NULL: no format that can be written has it. */
const Format *format_for_name (const char *file_name);

/* Never NULL: an extension that no format has, or none, is saved in our own format; then *better is the name with ours behind
 * it, to be said and g_free ()d. Else *better is NULL. */
const Format *format_for_saving (const char *file_name, char **better);

/* The name with the format's extension, instead of another format's or behind it. g_free () it. */
char   *format_put_extension (const Format *format, const char *file_name);

/* Bytes → text: UTF-8 with or without BOM, UTF-16 either way; CRLF and CR become LF. NULL and *error on failure
 * (PARSE_EMPTY, PARSE_BINARY, PARSE_ENCODING, PARSE_TOO_LARGE); g_free () the result. */
char   *format_decode (const char *bytes, gsize length, ParseError *error);

/* Reads a whole text. format NULL: sniffed; *used says which it was (may be NULL). Never an empty array: a text
 * without any puzzle gives one record with an error. Of a text by lines at most 65,536 bad ones are kept.
 * Free with g_array_unref (); it owns the documents. */
GArray *format_read   (const Format *format, const char *bytes, gsize length, const Format **used);

/* The same for what this program has written itself, which may be more than it takes from others: at most so many bytes. */
GArray *format_read_within (const Format *format, const char *bytes, gsize length, gsize most, const Format **used);

/* Reads one line of a FORMAT_BY_LINE format. False: blank or comment, no record. */
bool    format_read_line (const Format *format, const char *line, unsigned number, Record *record);
void    record_clear  (Record *record);
/* For whoever can use classic boards only: another one becomes an error that says what it has. */
void    record_only_classic (Record *record);

char   *format_write  (const Format *format, const Document *document);       /* g_free () it */

/* Whether the format can hold the document's board at all; if not, it must not be written. */
bool     format_holds_board (const Format *format, const Document *document);
/* What of it the format does not hold, cells and all, where there is much the first of it: "21 × 21", "windoku",
 * "thermo r1c1 r1c2, sandwich row3 12"; "" where it holds it. g_free () it. */
char    *format_board_obstacle (const Format *format, const Document *document);
/* The HOLDS_ bits of what the document has and the format would lose. */
unsigned format_loses (const Format *format, const Document *document);

/* The WANTS_ bits of what the format has a place for and the document has not. */
unsigned format_lacks (const Format *format, const Document *document);
