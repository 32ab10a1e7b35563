/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#define _DEFAULT_SOURCE                /* wait4 () */
#include "bench-peer.h"

#include <errno.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { STARTS = 5, MAX_BYTES = 32 * 1024 * 1024 };

struct BenchPeer {
  char    *command;
  FILE    *input;                      /* a file without a name; NULL: none could be made */
  double   start;                      /* CPU seconds with an empty input, the least of STARTS */
  uint64_t n_lines;
  bool     failed;                     /* said once */
  bool     starting;                   /* whatever it thinks of an empty input */
};

static void
say_failure (BenchPeer *peer, const char *what)
{
  if (!peer->failed)
    fprintf (stderr, "%s: %s\n", peer->command, what);
  peer->failed = true;
}

static void
become_command (const BenchPeer *peer, int output)
{
  dup2 (fileno (peer->input), STDIN_FILENO);
  dup2 (output, STDOUT_FILENO);
  if (peer->starting)
    dup2 (output, STDERR_FILENO);
  execl ("/bin/sh", "sh", "-c", peer->command, NULL);
  _exit (127);
}

static uint64_t
count_lines (int file)
{
  char buffer[64 * 1024];
  uint64_t lines = 0;
  ssize_t n;

  while ((n = read (file, buffer, sizeof buffer)) > 0 || (n < 0 && errno == EINTR))
    for (ssize_t i = 0; i < n; i++)
      lines += buffer[i] == '\n';

  return lines;
}

static double
seconds_of (const struct rusage *usage)
{
  return (double) (usage->ru_utime.tv_sec + usage->ru_stime.tv_sec)
         + 1e-6 * (double) (usage->ru_utime.tv_usec + usage->ru_stime.tv_usec);
}

/* CPU seconds from the beginning of the process to its end. */
static double
run_whole (BenchPeer *peer)
{
  struct rusage usage = { 0 };
  int ends[2], status = 0;
  pid_t child;

  if (peer->failed)
    return 0;
  if (!peer->input || pipe (ends) != 0)
    {
      say_failure (peer, g_strerror (errno));
      return 0;
    }

  fflush (NULL);
  lseek (fileno (peer->input), 0, SEEK_SET);
  child = fork ();
  if (child == 0)
    {
      close (ends[0]);
      become_command (peer, ends[1]);
    }
  close (ends[1]);
  peer->n_lines = count_lines (ends[0]);
  close (ends[0]);
  while (child > 0 && wait4 (child, &status, 0, &usage) < 0 && errno == EINTR)
    continue;
  if (child < 0 || (status != 0 && !peer->starting))
    say_failure (peer, "the command failed");
  return seconds_of (&usage);
}

BenchPeer *
bench_peer_new (const char *command)
{
  BenchPeer *peer = g_new0 (BenchPeer, 1);

  peer->command = g_strdup (command);
  peer->input = tmpfile ();
  peer->starting = true;
  peer->start = run_whole (peer);
  for (int i = 1; i < STARTS; i++)
    peer->start = MIN (peer->start, run_whole (peer));
  peer->starting = false;
  return peer;
}

static void
write_input (BenchPeer *peer, const GString *text, unsigned size, unsigned repeats)
{
  if (!peer->input)
    return;

  rewind (peer->input);
  for (unsigned i = 0; i < repeats; i++)
    for (gsize at = 0; at < text->len; at += size)
      {
        fwrite (text->str + at, 1, size, peer->input);
        putc ('\n', peer->input);
      }
  fflush (peer->input);
  if (ftruncate (fileno (peer->input), ftell (peer->input)) != 0)
    say_failure (peer, g_strerror (errno));
}

unsigned
bench_peer_feed (BenchPeer *peer, const GString *text, unsigned size, double seconds)
{
  const unsigned most = (unsigned) MAX (MAX_BYTES / text->len, 1);
  unsigned repeats = 1;
  double taken;

  write_input (peer, text, size, repeats);
  while ((taken = bench_peer_run (peer)) < seconds && repeats < most && !peer->failed)
    {
      repeats = MIN (repeats * (unsigned) CLAMP (1 + seconds / MAX (taken, 1e-3), 2, 64), most);
      write_input (peer, text, size, repeats);
    }

  return repeats;
}

double
bench_peer_run (BenchPeer *peer)
{
  return MAX (run_whole (peer) - peer->start, 1e-6);
}

double
bench_peer_start_ms (const BenchPeer *peer)
{
  return peer->start * 1e3;
}

bool
bench_peer_failed (const BenchPeer *peer)
{
  return peer->failed;
}

uint64_t
bench_peer_lines (const BenchPeer *peer)
{
  return peer->n_lines;
}

void
bench_peer_free (BenchPeer *peer)
{
  if (!peer)
    return;

  if (peer->input)
    fclose (peer->input);
  g_free (peer->command);
  g_free (peer);
}
