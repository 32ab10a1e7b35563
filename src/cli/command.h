/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* command.h — the commands of setdoku-cli, a row each, and what they share.
 *
 * To add a command: write command-<id>.c and add its row in main.c. */
#pragma once

#include <glib.h>
#include <stdbool.h>

#include "engine/fast/count.h"
#include "engine/search/trace.h"
#include "input.h"

/* Exit statuses. COMMAND_SEVERAL: all done, but some puzzle that was solved has several solutions. */
enum { COMMAND_DONE = 0, COMMAND_FAILED = 1, COMMAND_USAGE = 2, COMMAND_SEVERAL = 3 };

typedef struct {
  const char *id;
  const char *arguments;             /* "[FILE|-]" */
  const char *summary;               /* marked N_() */
  int       (*run) (int argc, char *argv[]);         /* argv[0] is the command's id */
  const char *const *topics;         /* first arguments that have options of their own; ends with NULL; NULL: none */
} Command;

/* What a command tells of itself in --help. */
typedef struct {
  const char         *arguments, *description;       /* description NULL: none */
  const GOptionEntry *entries, *shared;              /* its own, and those of several commands; end with long_name NULL */
} CommandHelp;

/* Asks for it; topic NULL: the command itself. What help points to lives as long as the call of visit. */
void command_visit (const Command *command, const char *topic, void (*visit) (const CommandHelp *help, void *user), void *user);

int command_solve   (int argc, char *argv[]);
int command_count   (int argc, char *argv[]);
int command_canon   (int argc, char *argv[]);
int command_find    (int argc, char *argv[]);
int command_trace   (int argc, char *argv[]);
int command_fill    (int argc, char *argv[]);
int command_generate (int argc, char *argv[]);
int command_explain (int argc, char *argv[]);
int command_convert (int argc, char *argv[]);
int command_draw    (int argc, char *argv[]);
int command_print   (int argc, char *argv[]);
int command_film    (int argc, char *argv[]);
int command_watch   (int argc, char *argv[]);
int command_why     (int argc, char *argv[]);
int command_read    (int argc, char *argv[]);
int command_rate    (int argc, char *argv[]);
int command_compare (int argc, char *argv[]);
int command_survey  (int argc, char *argv[]);
int command_merge   (int argc, char *argv[]);
int command_bench   (int argc, char *argv[]);
int command_list    (int argc, char *argv[]);

/* Of a puzzle that was solved; takes where it stands: a name and a line. */
#define COMMAND_SEVERAL_NOTE "%s:%u:0: note: this is one of several solutions"

/* Parses the options of a command out of argv, --quiet among them; on failure says why and returns false (exit COMMAND_USAGE). */
bool command_parse_options (int *argc, char ***argv, const char *arguments, const GOptionEntry *entries);

/* The same, with some lines that --help ends with. */
bool command_parse_described (int *argc, char ***argv, const char *arguments, const GOptionEntry *entries,
                              const char *description);

/* Says what is wrong with the command line on stderr; returns COMMAND_USAGE. */
void command_say           (const char *message);                /* a line on stderr that does nothing to a terminal */
int  command_usage         (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* Says on stderr that memory is short, after what was printed so far; returns COMMAND_FAILED. */
int  command_no_memory     (void);

/* Says on stderr what is worth knowing and no fault, unless --quiet; what was printed so far comes before it. */
void command_note          (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* What a file holds, with a NUL behind it; name NULL or "-": standard input. At most FORMAT_MAX_BYTES + 1 bytes are read, for a
 * device may have no end. g_free () it; NULL: *error says why, without a name. */
char *command_read_bytes   (const char *name, gsize *length, GError **error);

/* The exit status of both: a failure, or else the higher one. */
int  command_worse         (int status, int other);

/* Runs over each FILE of the arguments, standard input if there is none. run takes the input over; returns the worst of its
 * statuses, COMMAND_FAILED too where a file cannot be read. */
int  command_each_input    (int argc, char *argv[], const Format *format, int (*run) (Input *input, void *user), void *user);

/* --strategy, --set and --seed, understood alike by every command that searches; the board of the trace stays as it is.
 * id NULL: the given one with its defaults. settings: "key=value", NULL-terminated, may be NULL. seed: a number from 0
 * to 2^64 − 1 in decimal, NULL for 1. False: said why. */
bool command_choose_search (Trace *trace, const Strategy *fallback, const char *id, char *const *settings, const char *seed);

/* The same on boards of any shape, which no strategy needs a seed for; id NULL: any-order. */
bool command_choose_any    (Trace *trace, const char *id, char *const *settings);

/* Every switch with its values, for the help of a command that takes --set; more: what its help says besides, NULL: nothing.
 * g_free () it. */
char *command_switch_help   (const char *more);

/* --kernel, understood alike by every command of the fast engine. id NULL: *kernel is NULL, the best. False: said why. */
bool command_choose_kernel (const char *id, const CountKernel **kernel);

/* Reads the one puzzle that a PUZZLE argument stands for. False: said why. */
bool command_read_puzzle   (const char *argument, Board *board);

/* Says that there is no such technique, and which are near; returns COMMAND_USAGE. */
int  command_unknown_technique (const char *option, const char *text);

/* Whether --json was given. The option is there if the command has rows in json-keys.c, and what it writes then has no other
 * keys. */
bool command_json          (void);

/* Writes a line to stdout. */
void command_put_line      (const char *line);

/* Nothing written to stdout arrives any more, as on a full disk: then a stream without end must stop. main () says
 * so. */
bool command_output_failed (void);
