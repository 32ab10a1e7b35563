/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain.c — how a person would solve it: the steps with what they place and how much they strike: explain PUZZLE LADDER. */
#include <stdio.h>

#include <setdoku/techniques.h>

int
main (int argc, char *argv[])
{
  SetdokuStatus status = SETDOKU_BAD_NAME;
  SetdokuPath  *path = argc > 2 ? setdoku_path_new (argv[1], argv[2], NULL, NULL, &status) : NULL;

  for (int i = 0; path && i < setdoku_path_length (path); i++)
    {
      SetdokuTechnique technique;
      SetdokuEquation  equations[SETDOKU_EQUATIONS_MAX];
      SetdokuStep      step;
      setdoku_path_step (path, i, &step);
      setdoku_technique (step.technique, &technique);
      printf ("%s, %d equations:", technique.id, setdoku_step_equations (&step, equations, SETDOKU_EQUATIONS_MAX));
      for (int p = 0; p < step.n_placed; p++)
        printf (" r%dc%d=%d", step.placed[p].cell / 9 + 1, step.placed[p].cell % 9 + 1, step.placed[p].digit);
      puts ("");
    }
  puts (path && setdoku_path_is_solved (path) ? "solved" : path ? "stuck" : setdoku_status_text (status));
  setdoku_path_free (path);
  return 0;
}
