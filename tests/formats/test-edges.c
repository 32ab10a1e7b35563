/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-edges.c — what no program writes: each condition of a reader is broken by one text alone. */
#include "formats/fpuzzles.h"
#include "formats/json-text.h"
#include "formats/lz-string.h"
#include "formats/text-visible.h"
#include "reading.h"

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

typedef struct {
  const char *text;
  ParseReason reason;
  const char *detail;
} Bad;

/* Each piece in the place of the format's "%s". */
static void
check_all_fail (const char *format, const char *frame, const Bad *bad, size_t n)
{
  for (size_t i = 0; i < n; i++)
    {
      g_auto (GStrv) parts = g_strsplit (frame, "%s", 2);
      g_autofree char *text = g_strjoinv (bad[i].text, parts);
      g_autoptr (GArray) records = format_read (format_find (format), text, strlen (text), NULL);
      const ParseError *error = &g_array_index (records, Record, 0).error;

      if (records->len != 1 || error->reason != bad[i].reason || strcmp (error->detail, bad[i].detail) != 0)
        g_error ("%s: %u records, reason %d, “%s”; should be %d, “%s”:\n%.300s", bad[i].text, records->len, error->reason,
                 error->detail, bad[i].reason, bad[i].detail, text);
    }
}

#define CHECK_ALL_FAIL(format, frame, bad) check_all_fail (format, frame, bad, G_N_ELEMENTS (bad))

static void
test_gnome_sudoku (void)
{
  static const Bad cells[] = {
    { "\"position\":[\"x\",0],\"value\":1", PARSE_BAD_VALUE, "cells[0].position" },
    { "\"position\":[0,\"x\"],\"value\":1", PARSE_BAD_VALUE, "cells[0].position" },
    { "\"position\":[-1,0],\"value\":1", PARSE_BAD_VALUE, "cells[0].position" },
    { "\"position\":[0,-1],\"value\":1", PARSE_BAD_VALUE, "cells[0].position" },
    { "\"position\":[0,9],\"value\":1", PARSE_BAD_VALUE, "cells[0].position" },
    { "\"position\":[0,0],\"value\":-1", PARSE_BAD_VALUE, "cells[0].value" },
    { "\"position\":[0,0]", PARSE_BAD_VALUE, "cells[0].value" },
    { "\"position\":[0,0],\"value\":[1]", PARSE_BAD_VALUE, "cells[0].value" },
    { "\"position\":[0,0],\"value\":-1e16", PARSE_BAD_VALUE, "cells[0].value" },
    { "\"position\":[0,0],\"value\":1,\"fixed\":[]", PARSE_BAD_VALUE, "cells[0].fixed" },
    { "\"position\":[0,0],\"value\":1,\"earmarks\":5", PARSE_BAD_VALUE, "cells[0].earmarks" },
    { "\"position\":[0,0],\"value\":1,\"earmarks\":[0]", PARSE_BAD_VALUE, "cells[0].earmarks" },
    { "\"position\":[0,0],\"value\":1,\"earmarks\":[\"x\"]", PARSE_BAD_VALUE, "cells[0].earmarks" },
    { "\"position\":[0,0],\"value\":1,\"earmarks\":[10]", PARSE_BAD_VALUE, "cells[0].earmarks" },
  };
  static const Bad times[] = {
    { "[]", PARSE_BAD_VALUE, "time_elapsed" }, { "\"1\"", PARSE_BAD_VALUE, "time_elapsed" },
    { "-2", PARSE_BAD_VALUE, "time_elapsed" }, { "1e13", PARSE_BAD_VALUE, "time_elapsed" },
  };
  static const char nothing[] = "{\"cells\":[{\"position\":[0,0],\"value\":1,\"fixed\":null}]}";
  g_autoptr (GArray) records = format_read (format_find ("gnome-sudoku"), nothing, strlen (nothing), NULL);

  CHECK_ALL_FAIL ("gnome-sudoku", "{\"cells\":[{%s}],\"time_elapsed\":1}", cells);
  CHECK_ALL_FAIL ("gnome-sudoku", "{\"cells\":[],\"time_elapsed\":%s}", times);
  g_assert_cmpint (g_array_index (records, Record, 0).document->elapsed, ==, -1);
  g_assert_cmpint (g_array_index (records, Record, 0).document->cells[0].entry, ==, 1);
  g_assert_cmpint (format_find ("gnome-sudoku")->sniff (" "), ==, 0);
}

#define ROWS_8(row) row "," row "," row "," row "," row "," row "," row "," row
#define EMPTY_ROW "[{},{},{},{},{},{},{},{},{}]"

static void
test_fpuzzles (void)
{
  static const Bad cells[] = {
    { "\"value\":-1", PARSE_BAD_VALUE, "grid[0][0].value" },
    { "\"value\":0.5", PARSE_BAD_VALUE, "grid[0][0].value" },
    { "\"cornerPencilMarks\":[0]", PARSE_BAD_VALUE, "grid[0][0].cornerPencilMarks" },
    { "\"region\":\"x\"", PARSE_BAD_VALUE, "grid[0][0].region" },
    { "\"region\":1", PARSE_RULES, "r1c1 r1c4 r1c5 r1c6 …" },
    { "\"thing\":0.5", PARSE_VARIANT, "thing" },
  };
  static const Bad grids[] = {
    { "[]", PARSE_VARIANT, "0 × 0" }, { "[1]", PARSE_VARIANT, "1 × 0" }, { "5", PARSE_BAD_VALUE, "grid" },
  };
  static const Bad pads[] = {
    { "\"centremarks\":[0]", PARSE_BAD_VALUE, "cells[0][0].centremarks" },
    { "\"pencilMarks\":[0]", PARSE_BAD_VALUE, "cells[0][0].pencilMarks" },
  };
  static const Bad more[] = {
    { "\"regions\":5", PARSE_BAD_VALUE, "regions" },
    { "\"regions\":[5]", PARSE_BAD_VALUE, "regions[0]" },
    { "\"regions\":[[[0,0]],[[1,1],[0,0]]]", PARSE_TWICE, "regions r1c1" },
    { "\"regions\":[[5,5,5,5,5,5,5,5,5]]", PARSE_BAD_VALUE, "regions[0][0]" },
    { "\"regions\":[[[0],[0],[0],[0],[0],[0],[0],[0],[0]]]", PARSE_BAD_VALUE, "regions[0][0]" },
    { "\"regions\":[[[\"x\",0],0,0,0,0,0,0,0,0]]", PARSE_BAD_VALUE, "regions[0][0]" },
    { "\"regions\":[[[0,\"x\"],0,0,0,0,0,0,0,0]]", PARSE_BAD_VALUE, "regions[0][0]" },
    { "\"regions\":[[[-1,0],0,0,0,0,0,0,0,0]]", PARSE_BAD_VALUE, "regions[0][0]" },
    { "\"regions\":[[[9,0],0,0,0,0,0,0,0,0]]", PARSE_BAD_VALUE, "regions[0][0]" },
    { "\"regions\":[[[0,-1],0,0,0,0,0,0,0,0]]", PARSE_BAD_VALUE, "regions[0][0]" },
    { "\"regions\":[[[0,9],0,0,0,0,0,0,0,0]]", PARSE_BAD_VALUE, "regions[0][0]" },
    { "\"regions\":[[[0,0],[0,3],0,0,0,0,0,0,0]]", PARSE_BAD_VALUE, "regions[0][2]" },
    { "\"cages\":5", PARSE_BAD_VALUE, "cages" },
    { "\"cages\":[{\"cells\":[[0,0]]}]", PARSE_VARIANT, "cages" },
  };
  static const char about[] = "{\"size\":9,\"title\":\"a\\tb\\nc\",\"ruleset\":\"a\\nb\\u0007c\",\"author\":null,"
    "\"grid\":[[{\"value\":5,\"given\":1},"
    "{\"value\":6,\"given\":[]},{\"value\":7,\"given\":false},{\"value\":8,\"given\":true},{},{},{},{},{}],"
    ROWS_8 (EMPTY_ROW) "]}";
  g_autoptr (GArray) records = format_read (format_find ("fpuzzles"), about, strlen (about), NULL);
  const Document *document = g_array_index (records, Record, 0).document;

  CHECK_ALL_FAIL ("fpuzzles", "{\"size\":9,\"grid\":[[{%s},{},{},{},{},{},{},{},{}]," ROWS_8 (EMPTY_ROW) "]}", cells);
  CHECK_ALL_FAIL ("fpuzzles", "{\"size\":9,\"grid\":%s}", grids);
  CHECK_ALL_FAIL ("fpuzzles", "{\"cells\":[[{%s},{},{},{},{},{},{},{},{}]," ROWS_8 (EMPTY_ROW) "]}", pads);
  CHECK_ALL_FAIL ("fpuzzles", "{\"cells\":[" ROWS_8 (EMPTY_ROW) "," EMPTY_ROW "],%s}", more);
  g_assert_cmpstr (document->title, ==, "a\tb c");
  g_assert_cmpstr (document->comment, ==, "a\nb c");
  for (int cell = 0; cell < 4; cell++)
    g_assert_cmpint (cell < 3 ? document->cells[cell].entry : document->cells[cell].given, ==, 5 + cell);
  g_assert_cmpint (format_find ("fpuzzles")->sniff ("{x"), ==, 0);
  g_assert_cmpint (format_find ("fpuzzles")->sniff ("{ce:[]}"), >, 0);
  g_assert_cmpint (format_find ("fpuzzles")->sniff (about), >, 0);
}

/* In strings the sign that ends them may stand behind a backslash; what ends too early ends there. */
static void
test_unzipped (void)
{
  static const struct { const char *zipped, *json; } texts[] = {
    { "{q1:#f00,q2:ff0000,q3:t}", "{\"q1\":\"#f00\",\"q2\":\"ff0000\",\"q3\":true}" },
    { "{q:'x\\'y\\n'}", "{\"q\":\"x'y\\n\"}" }, { "{q:'x\\", "{\"q\":\"x\\\"" }, { "{q:\"x\\'y\"}", "{\"q\":\"x\\'y\"}" },
    { "{}", "{}" }, { "{,", "{{}," }, { "[,]", "[{},{}]" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *json = sudokupad_unzip (texts[i].zipped);

      g_assert_cmpstr (json, ==, texts[i].json);
    }
}

static void
test_json (void)
{
  static const struct { const char *text; ParseReason reason; } texts[] = {
    { "", PARSE_SYNTAX }, { " ", PARSE_SYNTAX }, { "{\"a\\", PARSE_SYNTAX }, { "{} x", PARSE_SYNTAX }, { "{,}", PARSE_SYNTAX },
    { "[", PARSE_MISSING }, { "\n\n{ 1", PARSE_MISSING }, { "{\"a\":tru}", PARSE_SYNTAX },
    { "6{}", PARSE_SECOND }, { "6 7", PARSE_SYNTAX }, { "\"a\"{}", PARSE_SECOND },
    { "\"\xff\"", PARSE_SYNTAX }, { "{\"a\":\"b\\\nc\\\nd\" x}", PARSE_SYNTAX },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      ParseError error;

      g_assert_null (json_text_parse (texts[i].text, &error));
      g_assert_cmpint (error.reason, ==, texts[i].reason);
      g_assert_cmpuint (error.line, >, 0);
    }

  for (int i = 0; i < 4; i++)
    {
      g_autoptr (JsonNode) node = i < 2 ? json_node_init_int (json_node_alloc (), i)
                                  : i < 3 ? json_node_new (JSON_NODE_NULL) : json_node_init_double (json_node_alloc (), 0.5);

      g_assert_cmpint (json_is_nothing (node), ==, i == 0 || i == 2);
    }
}

/* What comes out of any signs at all is a text, and comes back packed. */
static void
test_lz_string (void)
{
  static const char signs[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_ =$!";
  static const char *const bad[] = { "!", "Q", "-!", "", "Q=", "AAAA", "N4!" };
  g_autoptr (GRand) random = g_rand_new_with_seed (7);
  g_autofree char *empty = lz_string_pack ("");
  unsigned texts = 0;
  gsize left = READ_UNPACKED_MAX;
  bool too_large;

  g_assert_null (lz_string_expand (empty, strlen (empty), &left, &too_large));
  g_assert_null (lz_string_expand ("\0\0", 2, &left, &too_large));
  for (size_t i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_null (lz_string_expand (bad[i], strlen (bad[i]), &left, &too_large));
  for (int i = 0; i < 200000; i++)
    {
      char packed[12];
      gsize length = (gsize) g_rand_int_range (random, 1, sizeof packed);
      g_autofree char *text = NULL, *again = NULL;

      for (gsize c = 0; c < length; c++)
        packed[c] = signs[g_rand_int_range (random, 0, (int) sizeof signs)];
      left = READ_UNPACKED_MAX;
      text = lz_string_expand (packed, length, &left, &too_large);
      if (text)
        {
          g_autofree char *repacked = lz_string_pack (text);

          left = READ_UNPACKED_MAX;
          again = lz_string_expand (repacked, strlen (repacked), &left, &too_large);
          g_assert_cmpstr (again, ==, text);
          texts++;
        }
    }
  g_assert_cmpuint (texts, >, 100);
}


#define ZEROS "000000000000000000000000000000000000000000000000000000000000000000000000000000000"

static void
test_opensudoku (void)
{
  static const Bad games[] = {
    { "version: 3&#10;!|0|1|", PARSE_BAD_VALUE, "data" }, { "version: 3&#10;x|0|1|", PARSE_BAD_VALUE, "data" },
    { "version: 3&#10;5x0|1|", PARSE_BAD_VALUE, "data" }, { "version: 3&#10;5|6000|1|", PARSE_BAD_VALUE, "data" },
    { "version: 3&#10;5|12x1|", PARSE_BAD_VALUE, "data" }, { "version: 3&#10;5|0|2|", PARSE_BAD_VALUE, "data" },
    { "version: 3&#10;5|0|0x", PARSE_BAD_VALUE, "data" }, { "version: 1&#10;5|12,|1|", PARSE_BAD_VALUE, "data" },
    { "version: 1&#10;5|a,|1|", PARSE_BAD_VALUE, "data" }, { "version: 1&#10;5|0,|1|", PARSE_BAD_VALUE, "data" },
    { "version: x", PARSE_BAD_VALUE, "version" }, { "version: 0&#10;", PARSE_BAD_VALUE, "version" },
    { "version: 9&#10;", PARSE_BAD_VALUE, "version" }, { "version: 3x", PARSE_BAD_VALUE, "version" },
    { "version: 3&#10;", PARSE_WRONG_LENGTH, "" }, { "version: 3&#10;5|0|1| ", PARSE_WRONG_LENGTH, "" },
  };
  static const Bad versions[] = { { "6", PARSE_BAD_VALUE, "version" } };
  g_autoptr (Document) plain = document_new (), titled = document_new ();
  g_autofree char *text = NULL, *about = NULL;

  CHECK_ALL_FAIL ("opensudoku", "<opensudoku><game data=\"%s\"/></opensudoku>", games);
  static const char noted[] =
    "<opensudoku version=\"1\"><description>d</description><game note=\"n\" data=\"" ZEROS "\"/></opensudoku>";
  static const char unnoted[] = "<opensudoku version=\"2\"><game note=\"\" data=\"" ZEROS "\"/></opensudoku>";
  static const char commented[] = "<opensudoku><comment>c</comment><game note=\"n\" data=\"" ZEROS "\"/></opensudoku>";
  g_autoptr (Document) first = read_one ("opensudoku", noted), second = read_one ("opensudoku", unnoted);
  g_autoptr (Document) third = read_one ("opensudoku", commented);

  g_assert_cmpstr (third->comment, ==, "c");
  g_assert_null (second->comment);
  g_assert_true (g_strcmp0 (first->comment, "n") == 0 || g_strcmp0 (first->comment, "d") == 0);
  CHECK_ALL_FAIL ("opensudoku", "<opensudoku version=\"%s\"/>", versions);

  plain->cells[3].given = 4;
  text = format_write (format_find ("opensudoku"), plain);
  g_assert_nonnull (strstr (text, "<folder>\n    <game state=\"1\" data=\"0004000"));
  titled->title = g_strdup ("a\tb");
  titled->comment = g_strdup ("c\nd");
  titled->cells[3].corner = digits_of (1);
  about = format_write (format_find ("opensudoku"), titled);
  g_assert_nonnull (strstr (about,
    "<folder name=\"a b\">\n    <game state=\"0\" note=\"c&#10;d\" data=\"version: 4&#10;0|0|0|1|0|0|0|1|0|0|0|1|0|1|0|1|"));
}

#define KSUDOKU "<ksudoku><game><puzzle>%s<values>" \
  "_________________________________________________________________________________</values></puzzle></game></ksudoku>"
#define GRAPH "<graph order=\"9\" type=\"custom\" specific-type=\"Plain\">"

static void
test_ksudoku (void)
{
  static const Bad graphs[] = {
    { "<graph type=\"sudoku\"/>", PARSE_MISSING, "order" },
    { "<graph order=\"9\" type=\"sudoku\" sizeX=\"x\"/>", PARSE_BAD_VALUE, "sizeX" },
    { "<graph order=\"9\" type=\"sudoku\" sizeX=\"10\" name=\"Big\"/>", PARSE_WRONG_LENGTH, "" },
    { GRAPH "<clique/></graph>", PARSE_BAD_VALUE, "clique" },
    { GRAPH "<cage/></graph>", PARSE_BAD_VALUE, "operator" },
    { GRAPH "<othergroups/></graph>", PARSE_VARIANT, "othergroups" },
    { GRAPH "<sudokugroups at=\"1\"/></graph>", PARSE_VARIANT, "Plain" },
    { GRAPH "</graph>", PARSE_VARIANT, "Plain" },
    { GRAPH "<sudokugroups/></graph><simple-event index=\"1\" value=\"2\" markers=\"110000000\"/>", PARSE_BAD_VALUE, "markers" },
    { GRAPH "<sudokugroups/></graph><simple-event index=\"1\" markers=\"11\"/>", PARSE_BAD_VALUE, "markers" },
    { GRAPH "<sudokugroups/></graph><simple-event index=\"1\" markers=\"110000002\"/>", PARSE_BAD_VALUE, "markers" },
    { GRAPH "<sudokugroups/></graph><simple-event value=\"2\"/>", PARSE_BAD_VALUE, "index" },
    { GRAPH "<sudokugroups/></graph><simple-event index=\"1\"/>", PARSE_BAD_VALUE, "value" },
  };
  g_autoptr (Document) document = document_new ();
  g_autoptr (Document) plain = read_one ("ksudoku", "<ksudoku><game><puzzle>" GRAPH "<sudokugroups/></graph><values>b"
    "________________________________________________________________________________</values></puzzle></game></ksudoku>");
  g_autofree char *text = NULL;

  CHECK_ALL_FAIL ("ksudoku", KSUDOKU, graphs);
  g_assert_cmpint (plain->cells[0].given, ==, 1);
  document->cells[0] = (DocumentCell) { .given = 1, .centre = digits_of (2) };
  text = format_write (format_find ("ksudoku"), document);
  g_assert_null (strstr (text, "simple-event"));
}

#define SAVED "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :4:Solo\nPARAMS  :3:3x3\n" \
  "DESC    :59:5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9\nSTATEPOS:1:3\n"

static void
test_solo (void)
{
  static const Bad moves[] = {
    { "R", PARSE_BAD_VALUE, "R" }, { "R1", PARSE_BAD_VALUE, "R1" }, { "Rx,1,1", PARSE_BAD_VALUE, "Rx,1,1" },
    { "R1,", PARSE_BAD_VALUE, "R1," }, { "R1,x,1", PARSE_BAD_VALUE, "R1,x,1" }, { "R9,0,1", PARSE_BAD_VALUE, "R9,0,1" },
    { "R0,9,1", PARSE_BAD_VALUE, "R0,9,1" }, { "R0,0,10", PARSE_BAD_VALUE, "R0,0,10" }, { "R0,0,1x", PARSE_BAD_VALUE, "R0,0,1x" },
    { "P0,0,0", PARSE_BAD_VALUE, "P0,0,0" }, { "X0,0,1", PARSE_BAD_VALUE, "X0,0,1" }, { "S123", PARSE_BAD_VALUE, "S123" },
    { "S999,1", PARSE_BAD_VALUE, "S999,1" },
  };
  static const Bad ids[] = {
    { "6x6:zzzc", PARSE_VARIANT, "6x6" }, { "3x1:i", PARSE_VARIANT, "3x1" }, { "3x3xj:zzzc", PARSE_MISSING, "jigsaw" },
    { "3x3k:zzzc", PARSE_MISSING, "killer" }, { "2x2k:p,_", PARSE_WRONG_LENGTH, "" }, { "4j:p,!", PARSE_SYNTAX, "!" },
    { "4j:p,za", PARSE_WRONG_LENGTH, "" }, { "4j:p,x", PARSE_RULES, "r1c1 r1c2 r1c3 r1c4 …" },
    { "4j:p,____________l,p", PARSE_SYNTAX, ",p" }, { "2x2k:p,z", PARSE_WRONG_LENGTH, "" },
    { "2x2k:p,____________l", PARSE_MISSING, "killer" }, { "2x2k:p,____________l,b", PARSE_WRONG_LENGTH, "" },
    { "2x2k:p,____________l,9_10_10_10l", PARSE_RULES, "cage r1c1 r2c1 r3c1 r4c1" }, { "3x4:13zzzzzm", PARSE_SYNTAX, "13zzzzzm" },
    { "3x3:zzz9999", PARSE_WRONG_LENGTH, "" }, { "3x3r4:_zzz", PARSE_WRONG_LENGTH, "" },
    { "3x3r4:__z!", PARSE_SYNTAX, "!" }, { "3x3:zzz9", PARSE_WRONG_LENGTH, "" },
    { "3x3:", PARSE_SYNTAX, "3x3:" }, { "3x3!zzzc", PARSE_SYNTAX, "3x3!zzzc" }, { "3x3:!", PARSE_SYNTAX, "3x3:!" },
  };
  static const char solved[] = SAVED
    "SOLVE   :82:S534678912672195348198342567859761423426853791713924856961537284287419635345286179\n";
  static const char marked[] = SAVED "MOVE    :6:P0,0,4\nMOVE    :6:R2,0,4\nRESTART :3:abc\n";
  static const char crossed[] = SAVED
    "MOVE    :82:S53467891267219534819834256785976142342685379171392485696153728428741963534528617x\n";
  g_autoptr (Document) whole = read_one ("solo", solved), given = read_one ("solo", marked);

  CHECK_ALL_FAIL ("solo", SAVED "MOVE    :6:%s\n", moves);
  CHECK_ALL_FAIL ("solo", "%s", ids);
  g_assert_cmpint (whole->cells[2].entry, ==, 4);
  g_assert_cmpint (whole->cells[0].entry, ==, 0);
  g_assert_cmphex (given->cells[0].centre, ==, DIGITS_NONE);
  g_assert_cmpint (given->cells[2].entry, ==, 4);
  g_assert_cmpint (format_find ("solo")->sniff (" \n\n"), ==, 0);
  check_fails ("solo", crossed, PARSE_BAD_VALUE, 7, 0, "S53467891267219534819834256785976142342685379171392485696153728");
}

static void
test_qqwing (void)
{
  static const char list[] =
    "Puzzle,a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z,a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,Difficulty,\n"
    PUZZLE ",\n";
  static const char empty[] = "Puzzle,Difficulty,\n" PUZZLE ",,\n";
  static const char none[] = "Puzzle,Solution,\n" PUZZLE ",x,\n";
  static const char *const texts[] = { list, empty, none };

  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GArray) records = format_read (format_find ("qqwing"), texts[i], strlen (texts[i]), NULL);

      g_assert_cmpuint (records->len, ==, 1);
      g_assert_null (g_array_index (records, Record, 0).document->level);
    }
}

#define CELLS(cell) "<tr>" cell cell cell cell cell cell cell cell cell "</tr>"
#define ROWS(row) row row row row row row row row row

static void
test_html (void)
{
  static const Bad tables[] = {
    { ROWS (CELLS ("<td>1</td>")) CELLS ("<td>1</td>"), PARSE_WRONG_ROWS, "" },
    { ROWS ("<tr><td>1<td>1<td>1<td>1<td>1<td>1<td>1<td>1<td>1<td>1<td>1</tr>"), PARSE_WRONG_ROW, "" },
    { ROWS ("<tr><td>1</tr>"), PARSE_UNKNOWN, "" },
    { ROWS (CELLS ("<td>1</td>")) "<tr><td>1</tr></table><table>" ROWS ("<tr><td>1<td>1<td>1<td>1<td>1<td>1<td>1<td>1</tr>"),
      PARSE_WRONG_ROW, "" },
  };
  static const char *const inputs[] = {
    "<input value=>", "<input value=\"\">", "<input value='", "<inputs value=7>", "<input value=", "<i>", "<input>",
  };
  static const char page[] = "<input value=7><table><tdx>" ROWS (CELLS ("<td><input value='3'></td>")) "</table>";
  g_autoptr (Document) document = read_one ("html", page);

  CHECK_ALL_FAIL ("html", "<table>%s</table>", tables);
  g_assert_cmpint (document->cells[80].given, ==, 3);
  g_assert_cmpint (format_find ("html")->sniff ("<T>"), ==, 0);
  g_assert_cmpint (format_find ("html")->sniff ("t"), ==, 0);
  for (size_t i = 0; i < G_N_ELEMENTS (inputs); i++)
    {
      g_autofree char *row = g_strconcat ("<tr><td>1<td>1<td>1<td>1<td>1<td>1<td>1<td>1<td>", inputs[i], "</tr>", NULL);
      g_autofree char *text = g_strconcat ("<table>", row, row, row, row, row, row, row, row, row, NULL);
      g_autoptr (GArray) records = format_read (format_find ("html"), text, strlen (text), NULL);
      const Document *read = g_array_index (records, Record, 0).document;

      if (strchr (inputs[i], '>'))
        g_assert_cmpint (read->cells[8].given, ==, 0);
    }
}

/* One table more is one too many, and is told. */
static void
test_so_many_tables (void)
{
  g_autoptr (GString) page = g_string_new (NULL);

  for (unsigned n = 1; n <= 4098; n++)
    {
      g_autoptr (GArray) records = NULL;
      const Record *last;

      g_string_append (page, "<table>" ROWS (CELLS ("<td>1")) "</table>\n");
      if (n < 4096)
        continue;
      records = format_read (format_find ("html"), page->str, page->len, NULL);
      last = &g_array_index (records, Record, records->len - 1);
      g_assert_cmpuint (records->len, ==, MIN (n, 4097));
      g_assert_cmpint (last->error.reason, ==, n > 4096 ? PARSE_TOO_LARGE : PARSE_OK);
      g_assert_cmpuint (last->line, ==, MIN (n, 4097));
    }
}

static void
test_directions (void)
{
  static const struct { const char *text; bool isolated; } texts[] = {
    { "א", true }, { "ﬞ", true }, { "ﷲ", true }, { "\xef\xb9\xb0", true }, { "\xf0\x90\xa0\x80", true },
    { "\xf0\x91\x80\x80", false },
    { "\xf0\x9e\xa0\x80", true }, { "\xf0\x9f\x99\x82", false }, { "\xe0\xa4\x85", false },
    { "\xef\xbc\xa1", false }, { "é", false },
    { "\xef\xb8\xb5", false },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *visible = text_visible (texts[i].text);

      g_assert_cmpint (strcmp (visible, texts[i].text) != 0, ==, texts[i].isolated);
    }
}

/* One sign too few or another than should be there, in the formats that are lines. */
static void
test_lines (void)
{
  static const Bad sdx[] = { { "u12 2 3 4 5 6 7 8 9", PARSE_SYNTAX, "u12" }, { "u 2 3 4 5 6 7 8 9", PARSE_SYNTAX, "u" } };
  static const char csv[] = "puzzle,solution\n" PUZZLE "," ZEROS "\n";
  g_autoptr (GArray) records = format_read (format_find ("csv"), csv, strlen (csv), NULL);
  g_autofree char *flags = g_strnfill (730, '1');
  g_autofree char *wide = g_strdup_printf ("%.729s 5", flags);

  CHECK_ALL_FAIL ("sdx", "%s\n", sdx);
  check_fails ("sdx", ROWS ("1 2 3 4 5 6 7 8 9\n") "1 2 3 4 5 6 7 8 9\n", PARSE_WRONG_ROWS, 10, 0, "");
  g_assert_nonnull (g_array_index (records, Record, 0).document);
  check_fails ("candidates729", flags, PARSE_WRONG_LENGTH, 1, 730, "");
  flags[729] = 'x';
  check_fails ("candidates729", flags, PARSE_WRONG_LENGTH, 1, 730, "");
  records = (g_array_unref (records), format_read (format_find ("candidates729"), wide, strlen (wide), NULL));
  g_assert_nonnull (g_array_index (records, Record, 0).document);
}

/* A rating of nothing, and one with more behind it, is not known; a candidate that is not there is deleted all the same. */
static void
test_what_says_nothing (void)
{
  static const struct { const char *format, *text; } texts[] = {
    { "exchange", "0000183b305c " PUZZLE " 0.0\n" }, { "gsf", PUZZLE ",a,b,1,2,3.4x,1.2,1.2\n" },
    { "hodoku", ":0201:578:" PUZZLE ":511:::\n" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      Record record = { 0 };

      g_assert_true (format_read_line (format_find (texts[i].format), texts[i].text, 1, &record));
      g_assert_nonnull (record.document);
      g_assert_cmpint (record.document->rating.scale, ==, SCALE_NONE);
      g_assert_cmpint (record.document->cells[0].given, ==, 5);
      g_assert_cmphex (record.document->cells[0].centre, ==, DIGITS_NONE);
      record_clear (&record);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/formats/edges/gnome-sudoku", test_gnome_sudoku);
  g_test_add_func ("/formats/edges/fpuzzles", test_fpuzzles);
  g_test_add_func ("/formats/edges/unzipped", test_unzipped);
  g_test_add_func ("/formats/edges/json", test_json);
  g_test_add_func ("/formats/edges/lz-string", test_lz_string);
  g_test_add_func ("/formats/edges/opensudoku", test_opensudoku);
  g_test_add_func ("/formats/edges/ksudoku", test_ksudoku);
  g_test_add_func ("/formats/edges/solo", test_solo);
  g_test_add_func ("/formats/edges/qqwing", test_qqwing);
  g_test_add_func ("/formats/edges/html", test_html);
  g_test_add_func ("/formats/edges/so-many-tables", test_so_many_tables);
  g_test_add_func ("/formats/edges/directions", test_directions);
  g_test_add_func ("/formats/edges/lines", test_lines);
  g_test_add_func ("/formats/edges/what-says-nothing", test_what_says_nothing);

  return g_test_run ();
}
