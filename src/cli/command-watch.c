/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* command-watch.c — the search in a terminal, with the keys of the window.
 *
 * Without a terminal to read keys from it plays to the end by itself; without one to draw on it
 * prints the last picture as plain text. */
#include <glib-unix.h>
#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include "engine/search/strategies/strategies.h"
#include "command.h"
#include "terminal.h"
#include "trace-break.h"

enum { FRAME_MS = 33 };

typedef struct {
  SetdokuPlayer *player;
  GMainLoop     *loop;
  bool           keys;              /* someone can press them */
  bool           drawn;             /* the terminal shows pictures */
  bool           stale;
  bool           cut_short;         /* memory was short */
  struct termios before;
} Watch;

static const unsigned stop_kinds = 1u << EVENT_WIPEOUT | 1u << EVENT_SOLUTION | 1u << EVENT_RESTART | 1u << EVENT_REMOVE
                                 | 1u << EVENT_PUT_BACK | 1u << EVENT_DONE;

static void
draw (Watch *watch)
{
  g_autoptr(GString) text = g_string_new (NULL);
  g_autofree char *speed = g_strdup_printf ("%.4g", setdoku_player_get_speed (watch->player));
  struct winsize size;

  terminal_draw (text, watch->player, true);
  /* Translators: %s is a number; the letters are keys */
  g_string_append_printf (text, _("%s · %s events/s · Space play, , . step, < > stops, Home End, + − speed, Q quit"),
                          setdoku_player_is_playing (watch->player) ? "▶" : "❚❚", speed);
  g_string_append (text, "\033[K");
  if (ioctl (STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col && size.ws_row)
    terminal_clip (text, size.ws_col, size.ws_row);
  g_string_append (text, "\033[J");
  fputs (text->str, stdout);
  fflush (stdout);
}

/* It plays no more, though there is more that could be looked back on, and nothing that it should stop at. */
static bool
is_cut_short (SetdokuPlayer *player)
{
  return !setdoku_player_is_ended (player) && !setdoku_player_get_n_breakpoints (player)
         && setdoku_player_get_explored (player) < setdoku_player_get_trace (player)->strategy->horizon;
}

static gboolean
on_frame (gpointer user)
{
  Watch *watch = user;
  uint64_t before = setdoku_player_get_cursor (watch->player);

  setdoku_player_tick (watch->player, g_get_monotonic_time ());
  watch->stale |= before != setdoku_player_get_cursor (watch->player);
  if (watch->drawn && watch->stale)
    draw (watch);
  watch->stale = false;

  if (!watch->keys && !setdoku_player_is_playing (watch->player))
    {
      watch->cut_short = is_cut_short (watch->player);
      g_main_loop_quit (watch->loop);
    }
  return G_SOURCE_CONTINUE;
}

static void
toggle_play (SetdokuPlayer *player, int direction)
{
  if (setdoku_player_is_playing (player))
    setdoku_player_pause (player);
  else
    setdoku_player_play (player, direction);
}

/* Playing that way already: twice as fast. */
static void
play_on (SetdokuPlayer *player, int direction)
{
  if (setdoku_player_is_playing (player) && setdoku_player_get_direction (player) == direction)
    setdoku_player_set_speed (player, 2 * setdoku_player_get_speed (player));
  else
    setdoku_player_play (player, direction);
}

/* To a breakpoint where there are some; else to what is worth stopping at. */
static void
find_stop (SetdokuPlayer *player, int direction)
{
  if (setdoku_player_get_n_breakpoints (player))
    setdoku_player_run_to (player, NULL, 0, direction);
  else if (!setdoku_player_find (player, &(Condition) { .kinds = stop_kinds, .cell = -1 }, direction))
    setdoku_player_seek (player, direction < 0 ? 0 : setdoku_player_get_length (player));
}

static void
on_found (SetdokuPlayer *player, gboolean found, gpointer user)
{
  uint64_t from = setdoku_player_get_not_found (player);

  if (!found)
    setdoku_player_seek (player, from > 1 ? from : 0);
}

static void
press (Watch *watch, char key)
{
  SetdokuPlayer *player = watch->player;

  switch (key)
    {
    case ' ': case 'k': case 'K':
      toggle_play (player, 1);
      break;
    case 'l': case 'L':
      play_on (player, 1);
      break;
    case 'j': case 'J':
      play_on (player, -1);
      break;
    case '.':
      setdoku_player_step (player, 1);
      break;
    case ',':
      setdoku_player_step (player, -1);
      break;
    case '>':
      find_stop (player, 1);
      break;
    case '<':
      find_stop (player, -1);
      break;
    case '+': case '=':
      setdoku_player_set_speed (player, 2 * setdoku_player_get_speed (player));
      break;
    case '-':
      setdoku_player_set_speed (player, setdoku_player_get_speed (player) / 2);
      break;
    case 'q': case 'Q': case 3: case 4:
      g_main_loop_quit (watch->loop);
      break;
    default:
      break;
    }
}

/* What follows ESC [ or ESC O: parameters, then the byte that says which key. Home and End come as H and F, or as
 * 1 ~, 7 ~ and 4 ~, 8 ~; the arrows as C and D. Returns how many bytes that were; other keys do nothing. */
static int
press_escape (Watch *watch, const char *sequence)
{
  int length = (int) strspn (sequence, "0123456789;");
  char key = sequence[length];

  if (key == '~' && length == 1)
    key = strchr ("17", sequence[0]) ? 'H' : strchr ("48", sequence[0]) ? 'F' : key;

  if (key == 'H')
    setdoku_player_seek (watch->player, 0);
  else if (key == 'F')
    setdoku_player_seek (watch->player, setdoku_player_get_length (watch->player));
  else if (key == 'C')
    setdoku_player_step (watch->player, 1);
  else if (key == 'D')
    setdoku_player_step (watch->player, -1);

  return length + (key != '\0');
}

static gboolean
on_keys (int file, GIOCondition condition, gpointer user)
{
  Watch *watch = user;
  char keys[64] = "";
  ssize_t n = read (file, keys, sizeof keys - 1);

  if (n <= 0)
    {
      g_main_loop_quit (watch->loop);
      return G_SOURCE_REMOVE;
    }

  for (ssize_t i = 0; i < n; i++)
    {
      if (keys[i] == '\033' && (keys[i + 1] == '[' || keys[i + 1] == 'O'))
        i += 1 + press_escape (watch, keys + i + 2);
      else
        press (watch, keys[i]);
    }
  watch->stale = true;
  return G_SOURCE_CONTINUE;
}

static gboolean
on_signal (gpointer user)
{
  g_main_loop_quit (((Watch *) user)->loop);
  return G_SOURCE_REMOVE;
}

/* The terminal keeps pieces of the picture where it was. */
static gboolean
on_resize (gpointer user)
{
  Watch *watch = user;

  fputs ("\033[2J", stdout);
  watch->stale = true;
  return G_SOURCE_CONTINUE;
}

static void
begin (Watch *watch)
{
  struct termios raw;

  if (watch->keys)
    {
      tcgetattr (STDIN_FILENO, &watch->before);
      raw = watch->before;
      raw.c_lflag &= (tcflag_t) ~(ICANON | ECHO | ISIG);
      tcsetattr (STDIN_FILENO, TCSANOW, &raw);
      g_unix_fd_add (STDIN_FILENO, G_IO_IN | G_IO_HUP, on_keys, watch);
    }
  if (watch->drawn)
    fputs ("\033[?1049h\033[?25l\033[?7l\033[2J", stdout);     /* a line that is too long is cut, not broken */
}

static void
end (Watch *watch)
{
  g_autoptr(GString) text = g_string_new (NULL);

  if (watch->drawn)
    fputs ("\033[?7h\033[?25h\033[?1049l", stdout);
  if (watch->keys)
    tcsetattr (STDIN_FILENO, TCSANOW, &watch->before);
  terminal_draw (text, watch->player, false);
  fputs (text->str, stdout);
}

static int
run (Watch *watch, const Trace *trace, double speed, const TraceBreak *breaks)
{
  watch->player = setdoku_player_new ();
  g_signal_connect (watch->player, "found", G_CALLBACK (on_found), NULL);
  for (unsigned i = 0; i < breaks->n; i++)
    setdoku_player_add_breakpoint (watch->player, &breaks->conditions[i]);
  watch->loop = g_main_loop_new (NULL, FALSE);
  watch->keys = isatty (STDIN_FILENO) && isatty (STDOUT_FILENO);
  watch->drawn = isatty (STDOUT_FILENO);
  watch->stale = true;

  setdoku_player_start (watch->player, trace);
  if (!setdoku_player_get_trace (watch->player))                    /* it said that there is no memory for it */
    {
      g_main_loop_unref (watch->loop);
      g_object_unref (watch->player);
      return COMMAND_FAILED;
    }
  setdoku_player_set_speed (watch->player, watch->drawn ? speed : SETDOKU_PLAYER_SPEED_MAX);
  setdoku_player_play (watch->player, 1);

  begin (watch);
  g_timeout_add (FRAME_MS, on_frame, watch);
  g_unix_signal_add (SIGTERM, on_signal, watch);
  g_unix_signal_add (SIGINT, on_signal, watch);
  g_unix_signal_add (SIGHUP, on_signal, watch);
  if (watch->drawn)
    g_unix_signal_add (SIGWINCH, on_resize, watch);
  g_main_loop_run (watch->loop);
  end (watch);

  g_main_loop_unref (watch->loop);
  g_object_unref (watch->player);
  return watch->cut_short ? command_no_memory () : COMMAND_DONE;
}

int
command_watch (int argc, char *argv[])
{
  g_autofree char *help = command_switch_help (NULL);
  g_autofree char *strategy = NULL;
  g_auto(GStrv) settings = NULL;
  g_autofree char *seed = NULL;
  g_auto(GStrv) conditions = NULL;
  g_autofree TraceBreak *breaks = g_new0 (TraceBreak, 1);
  double speed = SETDOKU_PLAYER_SPEED_DEFAULT;
  const GOptionEntry entries[] = {
    { "strategy", 0, 0, G_OPTION_ARG_STRING, &strategy, "Search by strategy ID (default ascending)", "ID" },
    { "set", 0, 0, G_OPTION_ARG_STRING_ARRAY, &settings, "Set a switch of the strategy", "KEY=VALUE" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, "Seed of strategies that choose at random", "N" },
    { "speed", 0, 0, G_OPTION_ARG_DOUBLE, &speed, "Events per second at the start (default 4)", "X" },
    { "break", 0, 0, G_OPTION_ARG_STRING_ARRAY, &conditions, "Stop where COND holds, as trace --help writes it", "COND" },
    { NULL }
  };
  Watch watch = { 0 };
  Trace trace = { 0 };

  if (!command_parse_described (&argc, &argv, "[PUZZLE]", entries, help) || !trace_break_parse (NULL, conditions, breaks))
    return COMMAND_USAGE;
  if (argc > 2)
    return command_usage ("watch takes one PUZZLE; without one it fills the empty board");
  if (!command_choose_search (&trace, &strategy_ascending, strategy, settings, seed))
    return COMMAND_USAGE;
  if (argc == 2 && !command_read_puzzle (argv[1], &trace.board))
    return COMMAND_FAILED;

  return run (&watch, &trace, speed, breaks);
}
