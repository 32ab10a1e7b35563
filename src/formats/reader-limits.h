/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* reader-limits.h — how much is read of what comes from outside: bytes, depth, puzzles, texts. The one place that knows.
 *
 * None of these is there for what people have. They keep a text that is made to be large, to nest, to unpack or to repeat
 * itself from taking the time and the memory of the machine. Beyond a limit a text is refused, with its place and with the
 * limit; a list ends there, and what came before it counts; a text within a document is cut. tests/formats/test-limits.c and
 * tests/model/keep/test-keep-limits.c go to each of these and one further. How long a reader may take, and how much memory,
 * tests/formats/test-hostile.c says. */
#pragma once

/* Bytes of a whole text. */
enum {
  FORMAT_MAX_BYTES      = 16 * 1024 * 1024,
  SESSION_MAX_BYTES     = 2 * FORMAT_MAX_BYTES,      /* a game may have grown since it was read from a file */
  SESSION_HEAD_MAX      = 64 * 1024,                 /* what stands before its document */
  OWN_LIST_MAX_BYTES    = 64 * 1024 * 1024,          /* the collection, the statistics */
  READY_MAX_BYTES       = 1024 * 1024,               /* puzzles made ahead */
  INDEX_LINE_MAX        = 64 * 1024,                 /* of a list of any length; a longer line is no puzzle */
  REPAIR_MAX_BYTES      = 16 * 1024,                 /* what is longer is not proposed to be repaired */
};

/* Puzzles and lines of a text. */
enum {
  READ_FAILURES_MAX     = 65536,           /* lines that are no puzzle */
  READ_PUZZLES_MAX      = 65536,           /* of some lines each, or in the midst of prose: 16 MiB could hold a million, each of a KiB */
  READ_TABLES_MAX       = 4096,            /* of a page */
  READ_LINKS_MAX        = 4096,            /* that are unpacked */
  READ_PENPA_LINKS_MAX  = 256,             /* likewise; each takes longer */
  READ_BOARDS_KIB       = 128 * 1024,      /* what is worked out of the rules of boards that all differ */
  REPAIR_TRIES_MAX      = 128,             /* signs in whose place another is tried */
};

/* Of one text that nests, or is packed. */
enum {
  READ_DEPTH_MAX        = 32,              /* brackets within brackets, elements within elements */
  JSON_VALUES_MAX       = 65536,
  XML_ATTRIBUTES_MAX    = 64,              /* of an element */
  KSUDOKU_CLIQUES_MAX   = 1024,
  READ_UNPACKED_MAX     = 1 << 20,         /* bytes, or units of UTF-16, that a link expands to */
  READ_UNPACKED_ALL_MAX = 16 << 20,        /* all links of a text */
};

/* Bytes of UTF-8 of each text of a document. They are far above what people write, and so low that all of them together, with
 * every character escaped, stay far below FORMAT_MAX_BYTES. */
enum {
  TEXT_LINE_MAX         = 1024,            /* title, author, a search's switches, the condition of a breakpoint … */
  TEXT_NAME_MAX         = 512,             /* the name of a savepoint, the note of a bookmark */
  TEXT_COMMENT_MAX      = 512 * 1024,      /* the comment, which may have several lines */
  TEXT_FORKS_MAX        = 16 * 1024,       /* FORKS_MAX of them, each as long as can be */
  DOCUMENT_MARKS_MAX    = 2048,            /* savepoints, and bookmarks, and breakpoints */
};

/* Of a session's head, and of a line of the collection. */
enum {
  SESSION_NAME_MAX      = 128,
  SESSION_URI_MAX       = 16 * 1024,       /* the name of a file may have some 4,000 bytes, each of which may need three */
  SESSION_RULES_MAX     = 16 * 1024,
  PUZZLE_NAME_MAX       = 120,             /* of a set, a tag */
  PUZZLE_NOTE_MAX       = 1000,
};
