/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* board-command.c — see board-command.h. */
#include "board-command.h"

/* The number row as X11 and Wayland number it: the kernel's KEY_1 … KEY_0, plus 8. */
enum { KEYCODE_1 = 10, KEYCODE_9 = 18, KEYCODE_0 = 19 };

/* What is a digit stays one, wherever it lies: keyboards on the screen number their keys as they like. For the same reason the
 * place counts for other signs only, never for letters and for keys without a sign. */
int
board_digit_from_key (guint keyval,
                      guint keycode)
{
  enum { FIRST_WITHOUT_SIGN = 0xff00 };

  if (keyval >= GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_9)
    return (int) (keyval - GDK_KEY_KP_0);
  if (keyval >= GDK_KEY_0 && keyval <= GDK_KEY_9)
    return (int) (keyval - GDK_KEY_0);
  if (keyval >= FIRST_WITHOUT_SIGN || (keyval < 128 && g_ascii_isalpha ((char) keyval)))
    return -1;
  if (keycode >= KEYCODE_1 && keycode <= KEYCODE_9)
    return (int) (keycode - KEYCODE_1) + 1;
  return keycode == KEYCODE_0 ? 0 : -1;
}

typedef struct {
  guint keyval, keypad, letter;
  int   rows, columns;
} ArrowKey;

static const ArrowKey arrows[] = {
  { GDK_KEY_Up, GDK_KEY_KP_Up, GDK_KEY_w, -1, 0 },
  { GDK_KEY_Down, GDK_KEY_KP_Down, GDK_KEY_s, 1, 0 },
  { GDK_KEY_Left, GDK_KEY_KP_Left, GDK_KEY_a, 0, -1 },
  { GDK_KEY_Right, GDK_KEY_KP_Right, GDK_KEY_d, 0, 1 },
};

static BoardCommand
arrow_command (guint           keyval,
               GdkModifierType modifiers,
               bool            typing_clues)
{
  for (size_t i = 0; i < G_N_ELEMENTS (arrows); i++)
    {
      bool letter = keyval == arrows[i].letter;
      int far = modifiers & GDK_ALT_MASK ? 3 : 1;
      SelectHow how = modifiers & GDK_SHIFT_MASK ? SELECT_EXTEND : modifiers & GDK_CONTROL_MASK ? SELECT_KEEP : SELECT_ONLY;

      if (!letter && keyval != arrows[i].keyval && keyval != arrows[i].keypad)
        continue;
      if (letter && modifiers)
        continue;
      return (BoardCommand) { .kind = COMMAND_MOVE, .rows = far * arrows[i].rows, .columns = far * arrows[i].columns,
                              .how = typing_clues ? SELECT_ONLY : how };
    }
  return (BoardCommand) { .kind = COMMAND_NONE };
}

typedef struct {
  guint           keyval;              /* lower case */
  GdkModifierType modifiers;
  enum { BOTH, PLAY, CLUES } where;
  CommandKind     kind;
  MarkMode        mode;
} CommandKey;

static const CommandKey keys[] = {
  { GDK_KEY_Home, 0, BOTH, COMMAND_ROW_START },
  { GDK_KEY_End, 0, BOTH, COMMAND_ROW_END },
  { GDK_KEY_Page_Up, 0, BOTH, COMMAND_COLUMN_START },
  { GDK_KEY_Page_Down, 0, BOTH, COMMAND_COLUMN_END },
  { GDK_KEY_KP_Home, 0, BOTH, COMMAND_ROW_START },
  { GDK_KEY_KP_End, 0, BOTH, COMMAND_ROW_END },
  { GDK_KEY_KP_Page_Up, 0, BOTH, COMMAND_COLUMN_START },
  { GDK_KEY_KP_Page_Down, 0, BOTH, COMMAND_COLUMN_END },
  { GDK_KEY_plus, GDK_CONTROL_MASK, BOTH, COMMAND_NEARER },
  { GDK_KEY_plus, GDK_CONTROL_MASK | GDK_SHIFT_MASK, BOTH, COMMAND_NEARER },
  { GDK_KEY_equal, GDK_CONTROL_MASK, BOTH, COMMAND_NEARER },
  { GDK_KEY_KP_Add, GDK_CONTROL_MASK, BOTH, COMMAND_NEARER },
  { GDK_KEY_minus, GDK_CONTROL_MASK, BOTH, COMMAND_FARTHER },
  { GDK_KEY_KP_Subtract, GDK_CONTROL_MASK, BOTH, COMMAND_FARTHER },
  { GDK_KEY_Delete, 0, BOTH, COMMAND_ERASE },
  { GDK_KEY_KP_Delete, 0, BOTH, COMMAND_ERASE },
  { GDK_KEY_BackSpace, 0, PLAY, COMMAND_ERASE },
  { GDK_KEY_BackSpace, 0, CLUES, COMMAND_ERASE_BACK },
  { GDK_KEY_n, 0, BOTH, COMMAND_NEXT_EMPTY },
  { GDK_KEY_n, GDK_SHIFT_MASK, BOTH, COMMAND_PREVIOUS_EMPTY },
  { GDK_KEY_z, 0, PLAY, COMMAND_SET_MODE, MARK_MODE_DIGIT },
  { GDK_KEY_x, 0, PLAY, COMMAND_SET_MODE, MARK_MODE_CORNER },
  { GDK_KEY_c, 0, PLAY, COMMAND_SET_MODE, MARK_MODE_CENTRE },
  { GDK_KEY_v, 0, PLAY, COMMAND_SET_MODE, MARK_MODE_COLOUR },
  { GDK_KEY_space, 0, PLAY, COMMAND_NEXT_MODE },
  { GDK_KEY_f, 0, PLAY, COMMAND_DIGIT_FIRST },
  { GDK_KEY_e, 0, PLAY, COMMAND_NEXT_DIGIT },
  { GDK_KEY_q, 0, PLAY, COMMAND_PREVIOUS_DIGIT },
  { GDK_KEY_b, 0, PLAY, COMMAND_PAIRS },
  { GDK_KEY_m, 0, PLAY, COMMAND_FILL_MARKS },
  { GDK_KEY_m, GDK_SHIFT_MASK, PLAY, COMMAND_TIDY_MARKS },
  { GDK_KEY_space, GDK_CONTROL_MASK, PLAY, COMMAND_TOGGLE },
  { GDK_KEY_a, GDK_CONTROL_MASK, PLAY, COMMAND_SELECT_ALL },
  { GDK_KEY_a, GDK_CONTROL_MASK | GDK_SHIFT_MASK, PLAY, COMMAND_SELECT_NONE },
  { GDK_KEY_i, GDK_CONTROL_MASK, PLAY, COMMAND_INVERT },
  { GDK_KEY_h, 0, PLAY, COMMAND_HINT },
  { GDK_KEY_h, GDK_SHIFT_MASK, PLAY, COMMAND_DO_HINT },
  { GDK_KEY_Escape, 0, PLAY, COMMAND_ESCAPE },
  { GDK_KEY_Return, 0, PLAY, COMMAND_PLACE },
  { GDK_KEY_KP_Enter, 0, PLAY, COMMAND_PLACE },
  { GDK_KEY_Return, GDK_SHIFT_MASK, PLAY, COMMAND_PLACE, MARK_MODE_CORNER },
  { GDK_KEY_Return, GDK_CONTROL_MASK, PLAY, COMMAND_PLACE, MARK_MODE_CENTRE },
  { GDK_KEY_Return, GDK_CONTROL_MASK | GDK_SHIFT_MASK, PLAY, COMMAND_PLACE, MARK_MODE_COLOUR },
  { GDK_KEY_space, 0, CLUES, COMMAND_SKIP },
  { GDK_KEY_period, 0, CLUES, COMMAND_SKIP },
  { GDK_KEY_KP_Decimal, 0, CLUES, COMMAND_SKIP },
  { GDK_KEY_minus, 0, CLUES, COMMAND_SKIP },
  { GDK_KEY_KP_Subtract, 0, CLUES, COMMAND_SKIP },
  { GDK_KEY_x, 0, CLUES, COMMAND_SKIP },
  { GDK_KEY_asterisk, GDK_SHIFT_MASK, CLUES, COMMAND_SKIP },
  { GDK_KEY_asterisk, 0, CLUES, COMMAND_SKIP },
  { GDK_KEY_KP_Multiply, 0, CLUES, COMMAND_SKIP },
  { GDK_KEY_underscore, GDK_SHIFT_MASK, CLUES, COMMAND_SKIP },
  { GDK_KEY_Return, 0, CLUES, COMMAND_PLAY },
  { GDK_KEY_KP_Enter, 0, CLUES, COMMAND_PLAY },
};

static BoardCommand
table_command (guint           keyval,
               GdkModifierType modifiers,
               bool            typing_clues)
{
  for (size_t i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].keyval == keyval && keys[i].modifiers == modifiers && keys[i].where != (typing_clues ? PLAY : CLUES))
      return (BoardCommand) { .kind = keys[i].kind, .mode = keys[i].mode,
                              .forced = keys[i].kind == COMMAND_PLACE && modifiers };
  return (BoardCommand) { .kind = COMMAND_NONE };
}

bool
board_mode_from_modifiers (GdkModifierType  modifiers,
                           MarkMode        *mode)
{
  bool shift = modifiers & GDK_SHIFT_MASK, control = modifiers & GDK_CONTROL_MASK;

  if (shift || control)
    *mode = shift && control ? MARK_MODE_COLOUR : control ? MARK_MODE_CENTRE : MARK_MODE_CORNER;
  return shift || control;
}

static BoardCommand
digit_command (int             digit,
               GdkModifierType modifiers,
               bool            typing_clues)
{
  BoardCommand command = { .kind = COMMAND_ENTER, .digit = digit };

  if (modifiers & GDK_ALT_MASK)
    return (BoardCommand) { .kind = COMMAND_NONE };
  if (digit == 0 && modifiers == GDK_CONTROL_MASK)
    return (BoardCommand) { .kind = COMMAND_WHOLE };
  if (digit == 0)
    return (BoardCommand) { .kind = typing_clues ? COMMAND_SKIP : modifiers ? COMMAND_NONE : COMMAND_ERASE };
  if (typing_clues)
    return modifiers & GDK_CONTROL_MASK ? (BoardCommand) { .kind = COMMAND_NONE } : command;
  command.forced = board_mode_from_modifiers (modifiers, &command.mode);
  return command;
}

BoardCommand
board_command_from_key (guint           keyval,
                        guint           keycode,
                        GdkModifierType modifiers,
                        bool            typing_clues)
{
  GdkModifierType relevant = modifiers & (GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK);
  int digit = board_digit_from_key (keyval, keycode);
  guint lower = gdk_keyval_to_lower (keyval);
  BoardCommand command;

  /* Shift+8 types "*" on many keyboards: an empty cell while typing clues, a digit everywhere else. */
  if (typing_clues && relevant & GDK_SHIFT_MASK)
    {
      command = table_command (lower, relevant, true);
      if (command.kind != COMMAND_NONE)
        return command;
    }
  if (digit >= 0)
    return digit_command (digit, relevant, typing_clues);

  /* Caps Lock makes letters upper case without meaning Shift. */
  command = arrow_command (lower, relevant, typing_clues);
  return command.kind != COMMAND_NONE ? command : table_command (lower, relevant, typing_clues);
}

bool
board_command_to_grid (guint            keyval,
                       guint            keycode,
                       GdkModifierType  modifiers,
                       BoardCommand    *command)
{
  int digit = board_digit_from_key (keyval, keycode);

  if (digit < 1 || (modifiers & (GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK)) != GDK_CONTROL_MASK)
    return false;
  *command = (BoardCommand) { .kind = COMMAND_GRID, .digit = digit };
  return true;
}

bool
board_command_from_letter (guint            keyval,
                           GdkModifierType  modifiers,
                           bool             typing_clues,
                           int              n,
                           BoardCommand    *command)
{
  guint letter = gdk_keyval_to_lower (keyval);

  if (letter < GDK_KEY_a || letter > GDK_KEY_z || (modifiers & GDK_CONTROL_MASK))
    return false;
  if (10 + (int) (letter - GDK_KEY_a) > n)
    return false;
  if (modifiers & GDK_ALT_MASK)
    {
      *command = board_command_from_key (keyval, 0, modifiers & ~GDK_ALT_MASK, typing_clues);
      return false;
    }
  *command = (BoardCommand) { .kind = COMMAND_ENTER, .digit = 10 + (int) (letter - GDK_KEY_a) };
  if (!typing_clues)
    command->forced = board_mode_from_modifiers (modifiers & GDK_SHIFT_MASK, &command->mode);
  return true;
}
