/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-hodoku-scale.c — score, level and path are those that HoDoKu gives, on some puzzles whose paths have between them most of
 * its techniques. bench score compares the lists of all that is known.
 *
 * A step is the library's code of its technique, or our id, and what it does: "0002:r1c8=3", "0100:r3c7r3c9<>6,r1c1<>7". */
#include <string.h>

#include "engine/logic/score.h"
#include "puzzles.h"

static const struct { const char *puzzle; int score; const char *level, *path; } cases[] = {
  { "..64.15..3..5.9..1....3....2.5...7.3.3..4..2.67.....58.6.9.7.8.....5......23.49..", 12136, "extreme",
    "0002:r1c8=3 0002:r5c6=5 0002:r5c4=7 0002:r6c6=3 0100:r4c8<>6 0100:r4c2<>8 0710:r4c2<>1 0902:r3c8<>6 "
    "forcing-chain:r3c1<>9 forcing-chain:r3c2<>9 forcing-chain:r8c7<>4 forcing-net:r3c1<>8 forcing-net:r3c2<>4 "
    "forcing-net:r2c7<>4 0710:r8c2<>4 forcing-chain:r8c7<>6 forcing-net:r3c2<>8 forcing-net:r3c3<>8 forcing-net:r3c7<>2 "
    "forcing-net:r6c4=2 0402:r8c7<>1 forcing-chain:r7c3<>1 forcing-chain:r7c3=3 0002:r8c7=3 0707:r4c4<>6 0902:r2c5<>6 "
    "0100:r3c7r3c9<>6 0903:r2c8r3c1r3c3<>4 0101:r8c3<>4 0707:r3c8<>7 0902:r8c9<>7 forcing-chain:r2c8=6 0002:r5c7=6 "
    "0003:r5c9=9 0002:r3c8=9 0100:r9c9<>7 0101:r6c3<>1 0708:r4c5r6c5r8c4<>1 0003:r6c5=9 0003:r6c3=4 0000:r6c7=1 0000:r4c8=4 "
    "0003:r4c2=9 0002:r4c4=1 0002:r8c3=9 0002:r2c2=4 0002:r1c1=9 0100:r3c1<>7 0401:r8c2<>8 0003:r8c2=1 0003:r8c8=7 "
    "0000:r9c8=1 0002:r7c5=1 0002:r9c1=7 0002:r8c6=2 0110:r1c5r2c5r3c7<>8 0003:r3c7=4 0003:r7c7=2 0000:r2c7=8 0003:r2c3=7 "
    "0000:r2c5=2 0003:r3c3=1 0000:r5c3=8 0000:r5c1=1 0003:r1c5=7 0003:r3c1=5 0003:r1c9=2 0000:r1c2=8 0000:r3c2=2 "
    "0000:r3c9=7 0000:r9c2=5 0003:r7c1=4 0000:r7c9=5 0000:r8c1=8 0003:r9c9=6 0000:r8c9=4 0000:r8c4=6 0000:r9c5=8 "
    "0000:r3c4=8 0000:r4c5=6 0000:r3c6=6 0000:r4c6=8" },
  { ".2...67.94.6...2.............1.7..6.3.7.24.18....9....5.491.6.7.........91.3...5.", 1466, "unfair",
    "0002:r3c9=6 0002:r6c8=7 0002:r3c3=9 0002:r8c8=9 0002:r9c5=6 0002:r9c6=7 0002:r2c6=9 0002:r7c8=2 0003:r7c6=8 "
    "0000:r7c2=3 0003:r9c9=4 0003:r9c7=8 0000:r9c3=2 0003:r8c3=8 0003:r6c3=5 0000:r1c3=3 0100:r3c6<>3 0100:r1c4r2c4r3c4<>8 "
    "0100:r3c7<>4 0101:r2c4r2c5r3c4r3c5r3c6<>5 0101:r2c9r3c7<>3 0200:r2c2<>8 0210:r4c7<>3,r4c7<>5,r4c2<>8 0601:r3c4<>4 "
    "0201:r1c4<>1 0002:r1c1=1 0100:r3c5r3c8<>8 0702:r1c5r3c5r8c4<>4 0003:r3c5=3 0003:r2c5=8 0003:r3c8=4 0003:r1c5=5 "
    "0000:r8c5=4 0003:r2c8=3 0000:r1c8=8 0000:r1c4=4 0607:r8c4<>5 0003:r8c4=2 0000:r8c6=5 0003:r4c6=3 0003:r6c6=1 "
    "0000:r3c6=2 0801:r6c2<>8 0002:r3c2=8 0003:r3c1=7 0000:r2c2=5 0003:r3c4=1 0000:r2c4=7 0000:r2c9=1 0000:r3c7=5 "
    "0003:r8c1=6 0000:r8c2=7 0003:r8c9=3 0000:r8c7=1 0003:r5c7=9 0003:r6c9=2 0000:r4c9=5 0003:r4c7=4 0000:r6c7=3 "
    "0003:r5c2=6 0000:r5c4=5 0003:r6c1=8 0000:r4c1=2 0003:r4c4=8 0000:r4c2=9 0000:r6c2=4 0000:r6c4=6" },
  { ".1.....3..94.3.56...3.6.1..3.......8....4.......6.2....8135749...9.1.7...3.....8.", 2456, "extreme",
    "0002:r5c6=3 0002:r8c9=3 0002:r1c7=8 0002:r9c9=1 0002:r6c7=3 0002:r6c5=8 0002:r8c8=5 0002:r5c3=8 0100:r5c9r6c9<>9 "
    "0002:r6c1=9 0002:r6c8=1 0002:r5c1=1 0100:r8c2<>4 0200:r8c1r9c1r9c3<>2,r8c1r9c1r9c3<>6 0003:r8c1=4 "
    "0200:r1c3r4c3<>5,r1c3r4c3<>7 0403:r1c9<>2 0403:r5c2<>6 0100:r4c7<>6 0402:r3c1<>2 0803:r3c2<>2 0800:r4c8r5c4<>7 "
    "0100:r4c2<>7 0311:r4c8<>2 0003:r4c8=4 0002:r6c2=4 0200:r3c9<>2,r1c9r3c9<>7 0300:r3c1r3c4r5c9<>7 0503:r2c9r3c4r5c8<>2 "
    "0003:r2c9=7 0003:r5c8=7 0000:r3c8=2 0003:r6c9=5 0000:r6c3=7 0003:r9c3=5 0003:r9c1=7 0002:r3c2=7 0703:r5c2<>2 "
    "0003:r5c2=5 0003:r5c4=9 0003:r4c5=7 0002:r4c7=9 0002:r1c4=7 0400:r7c1<>2 0003:r7c1=6 0000:r7c9=2 0000:r8c2=2 "
    "0000:r9c7=6 0000:r4c2=6 0000:r5c7=2 0000:r5c9=6 0000:r4c3=2 0000:r1c3=6 0003:r8c4=8 0000:r8c6=6 0803:r1c6<>4 "
    "0002:r1c9=4 0000:r3c9=9 0610:r3c6<>4,r3c6<>8 0003:r3c6=5 0003:r1c6=9 0003:r3c1=8 0000:r3c4=4 0003:r4c6=1 0000:r4c4=5 "
    "0003:r1c5=2 0000:r1c1=5 0000:r2c1=2 0000:r9c5=9 0003:r9c6=4 0000:r9c4=2 0000:r2c6=8 0000:r2c4=1" },
  { "12..5...9..7...2.....2...4...8.41.53...9.......47.5.1.3.....1.....89.3.58....2..4", 3956, "extreme",
    "0003:r4c4=6 0002:r4c1=2 0002:r3c7=5 0002:r5c7=4 0100:r2c4r2c6<>4 0100:r9c7<>9 0100:r9c2r9c3<>1 "
    "0200:r2c1r5c1r8c1<>6,r2c1<>9 0201:r2c2r3c2<>3,r2c2r3c2<>6,r2c2r3c2<>9 0003:r3c2=8 0002:r2c6=9 0100:r5c3<>3 "
    "0201:r7c4<>4,r9c5<>6,r9c5<>7 0003:r7c4=5 0002:r1c4=4 0400:r5c8r5c9r6c5<>8 0600:r2c5<>1,r2c5<>3 0321:r7c2<>7 "
    "0707:r9c3<>6 0707:r9c3<>9 0003:r9c3=5 0606:r8c2<>6 0707:r8c2<>7 0710:r2c8<>6 0710:r1c6<>7 0100:r3c9<>7 "
    "0301:r5c2r5c8r7c8r8c8<>7 0200:r7c8<>2,r1c8r7c8r9c8<>6 0401:r5c2<>6 0708:r5c2r8c3<>1 0002:r5c3=1 0002:r8c2=1 "
    "0100:r6c7r6c9<>6 0200:r8c6<>6 0100:r7c2r7c3r7c9<>6 0401:r1c3<>6 0003:r1c3=3 0002:r2c8=3 0003:r2c4=1 0000:r9c4=3 "
    "0003:r9c5=1 0002:r3c9=1 0100:r3c5r3c6<>6 0800:r5c9<>6 0002:r5c8=6 0003:r8c8=2 0003:r8c3=6 0003:r3c3=9 0000:r7c3=2 "
    "0003:r3c1=6 0003:r6c1=9 0003:r4c2=7 0000:r4c7=9 0003:r6c7=8 0003:r5c1=5 0003:r9c2=9 0003:r6c9=2 0000:r5c9=7 "
    "0003:r2c1=4 0000:r2c2=5 0000:r8c1=7 0000:r7c2=4 0000:r8c6=4 0003:r5c2=3 0000:r6c2=6 0000:r6c5=3 0003:r9c8=7 "
    "0000:r9c7=6 0000:r1c7=7 0003:r7c9=8 0000:r2c9=6 0000:r1c8=8 0000:r7c8=9 0000:r2c5=8 0000:r1c6=6 0003:r5c6=8 "
    "0000:r5c5=2 0003:r3c5=7 0000:r3c6=3 0000:r7c6=7 0000:r7c5=6" },
  { "8...1...7.2.....4....5.3....3.1.7.8...96.23..6...5...1..5.3.8....14.59...........", 1564, "unfair",
    "0002:r6c4=3 0300:r2c5r3c5r6c2r9c2r9c5<>8 0002:r3c9=8 0401:r2c6<>9 "
    "0709:r9c7<>1,r9c7<>2,r4c9<>4,r4c9r5c1r5c2r9c7<>5,r9c7<>6,r6c8<>7 0002:r1c2=5 0002:r4c1=5 0002:r2c7=5 0002:r2c1=1 "
    "0002:r3c7=1 0002:r5c2=1 0002:r5c5=8 0002:r8c2=8 0002:r6c3=8 0002:r4c3=2 0100:r9c3<>3 0100:r3c5r3c8<>9 "
    "0101:r7c8r8c8r9c8<>2 0200:r1c8<>2,r1c8r2c9<>6 0401:r9c1<>7 0402:r9c1<>4 0803:r1c8<>9 0003:r1c8=3 0003:r2c9=9 "
    "0003:r4c9=6 0003:r4c7=4 0000:r4c5=9 0000:r6c6=4 0003:r5c9=5 0003:r9c7=7 0003:r6c2=7 0000:r5c1=4 0000:r5c8=7 "
    "0003:r6c7=2 0000:r1c7=6 0000:r6c8=9 0000:r3c8=2 0003:r8c8=6 0003:r1c3=4 0003:r1c6=9 0000:r1c4=2 0003:r7c8=1 "
    "0000:r9c8=5 0003:r9c3=6 0003:r7c6=6 0003:r3c3=7 0000:r2c3=3 0003:r9c5=2 0003:r2c6=8 0000:r9c6=1 0003:r3c1=9 "
    "0000:r3c2=6 0000:r3c5=4 0003:r8c5=7 0000:r2c5=6 0000:r2c4=7 0003:r9c1=3 0003:r7c4=9 0000:r9c4=8 0003:r8c1=2 "
    "0000:r7c1=7 0000:r8c9=3 0003:r9c9=4 0000:r7c9=2 0000:r7c2=4 0000:r9c2=9" },
  { "..2...1..415...6387.......46...5...9.8..3..7...79.18......2....3.8.7.4.5...4.3...", 2312, "extreme",
    "0003:r2c5=9 0003:r1c9=7 0002:r1c1=8 0100:r3c4r3c6<>2 0100:r7c1r7c2<>5 0200:r3c5r9c5<>6 0201:r4c4r4c6<>2,r4c6<>4 "
    "0100:r5c1r5c7r5c9<>2 0003:r5c7=5 0200:r9c1<>1,r9c1<>9 0300:r6c2r6c8r9c2r9c7r9c8<>2 0200:r6c2<>4,r6c9<>6 0200:r4c8<>2 "
    "0401:r7c8<>1 0606:r7c2<>9 0701:r7c4<>1 0702:r7c4<>8 0706:r4c2<>3,r7c2<>6,r7c7<>9 0401:r9c2<>9 0708:r4c3r5c3r7c2<>4 "
    "0003:r7c2=7 0003:r7c7=3 0003:r4c7=2 0003:r3c7=9 0000:r9c7=7 0003:r4c2=4 0003:r6c9=3 0003:r1c8=5 0000:r3c8=2 "
    "0003:r4c8=1 0003:r6c2=5 0003:r4c3=3 0003:r5c9=6 0000:r6c8=4 0003:r6c1=2 0000:r6c5=6 0003:r9c2=6 0003:r3c3=6 "
    "0003:r5c4=2 0003:r7c9=1 0000:r9c9=2 0003:r9c1=5 0003:r1c5=4 0003:r3c2=3 0000:r1c2=9 0000:r8c2=2 0003:r2c4=7 "
    "0000:r2c6=2 0003:r5c6=4 0003:r7c1=9 0000:r5c1=1 0000:r5c3=9 0003:r1c6=6 0000:r1c4=3 0003:r4c4=8 0000:r4c6=7 "
    "0003:r7c3=4 0000:r9c3=1 0003:r8c6=9 0003:r9c5=8 0000:r3c5=1 0000:r9c8=9 0003:r8c8=6 0000:r7c8=8 0000:r8c4=1 "
    "0003:r7c6=5 0000:r3c6=8 0000:r3c4=5 0000:r7c4=6" },
  { "12..5....45.1.92....923....2..8..96...596...7....2.5......4..72.......18...3.....", 9216, "extreme",
    "0002:r5c8=2 0002:r4c6=5 0111:r1c7r5c7<>3,r1c7r3c7r5c7r9c8r9c9<>4,r1c7r3c7r9c9<>6 0100:r4c3r6c3r7c3r8c3<>3 0100:r9c1<>5 "
    "0100:r9c1r9c2r9c5<>9 0002:r8c5=9 0402:r1c9<>4 0402:r6c3<>7 0606:r8c1<>6 0708:r1c9r2c9r6c8<>3 0003:r2c9=6 0003:r1c9=9 "
    "0003:r9c9=5 0003:r9c8=9 0002:r3c8=5 0300:r1c6r6c2r6c3r6c6r6c9<>4 0800:r6c1r6c2<>3 0606:r1c3<>8 0702:r4c9r5c6<>1 "
    "0708:r4c2<>1,r5c2<>3 0707:r1c3<>7 0707:r5c2<>8 0901:r6c1<>7 0902:r7c2<>1 0400:r6c6r9c5<>1 0002:r4c5=1 0100:r6c2<>7 "
    "0702:r1c6<>7 0707:r1c4<>7 0002:r1c7=7 0707:r8c1<>3 0710:r9c3<>8 0710:r7c6<>6 0901:r9c3<>7 0902:r9c6<>7 0402:r8c3<>7 "
    "0311:r8c2<>7 0710:r8c2<>4 0707:r9c3<>6 0710:r9c2<>8 0710:r8c6<>6 0901:r9c2<>7 0100:r3c1<>7 0707:r9c1<>6 0200:r9c6<>8 "
    "0707:r3c2<>6 0901:r7c1<>6 0901:r7c2<>8 0400:r5c1r6c8<>8 0003:r5c1=3 0003:r6c8=4 0003:r5c6=4 0003:r4c9=3 0003:r6c4=7 "
    "0000:r6c6=3 0003:r5c2=1 0000:r5c7=8 0000:r6c9=1 0000:r3c9=4 0003:r3c7=1 0002:r1c4=4 0100:r9c6<>6 0200:r9c3<>4 "
    "0803:r1c3r6c1<>6 0003:r1c3=3 0003:r1c8=8 0000:r1c6=6 0000:r2c8=3 0002:r3c1=6 0703:r7c3<>8 0100:r6c1<>8 0003:r6c1=9 "
    "0002:r7c2=9 0002:r7c7=3 0002:r8c2=3 0610:r8c3<>2,r8c3<>4 0003:r8c3=6 0003:r6c3=8 0000:r6c2=6 0003:r7c3=1 0003:r8c4=5 "
    "0000:r7c4=6 0003:r8c7=4 0000:r9c7=6 0003:r9c2=4 0003:r2c3=7 0000:r2c5=8 0000:r3c2=8 0000:r4c2=7 0000:r4c3=4 "
    "0000:r9c3=2 0000:r3c6=7 0000:r9c5=7 0003:r7c6=8 0000:r7c1=5 0003:r8c1=7 0000:r8c6=2 0000:r9c6=1 0000:r9c1=8" },
  { "12..5.7.94...8.....982.....2.....49.5.49..3...1......63..8..5......14...........2", 3024, "extreme",
    "0002:r1c8=8 0002:r2c6=9 0002:r8c3=2 0002:r1c4=4 0002:r6c5=4 0100:r2c8r2c9<>5 0210:r3c8r3c9<>1,r3c8r3c9<>3,r3c8<>6 "
    "0100:r2c2r2c3r2c4<>3 0002:r4c2=3 0002:r1c3=3 0000:r1c6=6 0200:r4c4<>6,r4c4r4c6r4c9<>7 0100:r7c5r9c5<>6 "
    "0706:r2c3r5c2r5c5r6c1r7c5r9c3<>7,r9c3<>9 0100:r7c3<>7 0710:r2c8<>3 0002:r2c9=3 0711:r7c8r7c9r8c4<>7 0400:r3c6r9c4<>7 "
    "0708:r2c4r4c6r5c6<>1 0003:r2c4=7 0003:r3c5=3 0000:r3c6=1 0003:r3c7=6 0003:r3c1=7 0002:r4c4=1 "
    "0101:r7c2r7c3r8c2r9c2r9c3<>6 0002:r7c8=6 0201:r9c6<>7 0702:r9c7<>1 0002:r2c7=1 0003:r2c8=2 0002:r6c7=2 0100:r8c9<>8 "
    "0003:r8c9=7 0003:r8c8=3 0201:r9c2<>5,r9c2<>8 0803:r8c1<>9 0002:r8c7=9 0000:r9c7=8 0605:r6c6r9c4<>3 0002:r6c4=3 "
    "0002:r9c6=3 0702:r3c8r4c9<>5 0003:r3c8=4 0000:r3c9=5 0003:r4c9=8 0003:r9c8=1 0000:r7c9=4 0000:r5c9=1 0003:r4c6=5 "
    "0003:r5c8=7 0000:r6c8=5 0003:r9c3=5 0003:r7c2=7 0003:r2c3=6 0000:r2c2=5 0003:r8c2=8 0003:r9c4=6 0000:r8c4=5 "
    "0000:r8c1=6 0003:r7c6=2 0003:r9c2=4 0000:r5c2=6 0003:r4c3=7 0000:r4c5=6 0003:r9c1=9 0000:r6c1=8 0000:r6c3=9 "
    "0000:r7c3=1 0000:r7c5=9 0000:r9c5=7 0000:r5c5=2 0000:r5c6=8 0000:r6c6=7" },
  { ".18.9.57.9.7...8.35..7.3..9..1.3.6.....5.2....8.....1...........79...45.1.6...9.8", 3482, "extreme",
    "0002:r1c1=3 0002:r3c5=8 0002:r3c7=1 0002:r5c5=1 0002:r8c4=3 0002:r5c8=8 0002:r5c2=9 0002:r4c8=9 0002:r5c1=6 "
    "0100:r7c3<>3 0100:r7c7<>3 0100:r1c9<>4 0100:r7c5r7c6<>7 0101:r2c4r2c5r2c6<>4 0101:r4c9r6c7r6c9<>7 "
    "0211:r7c4<>2,r7c4r7c6<>4,r7c6<>5,r7c4r7c6r8c6<>6 0100:r2c5r6c5<>6 0201:r6c4r6c6<>4,r6c6<>7 0606:r7c2<>2 0702:r7c3<>2 "
    "0707:r6c9<>4 0708:r4c6r7c4<>8 0002:r4c4=8 0708:r7c5r9c2<>5 0201:r9c5<>2,r9c5r9c6<>4 0310:r6c3<>4 0201:r6c1<>2 "
    "0708:r4c9r6c3<>5 0002:r4c2=5 0002:r6c9=5 0002:r7c3=5 0401:r7c1<>2 0800:r4c6<>4 0003:r4c6=7 0003:r6c5=4 0003:r9c6=5 "
    "0003:r6c1=7 0003:r9c5=7 0002:r1c6=4 0002:r9c4=4 0002:r2c5=5 0402:r3c8<>2 0101:r2c2<>2 0803:r7c9<>2 0801:r7c7<>2 "
    "0003:r7c7=7 0003:r5c7=3 0000:r6c7=2 0003:r5c3=4 0000:r5c9=7 0000:r4c9=4 0000:r4c1=2 0000:r6c3=3 0000:r3c3=2 "
    "0003:r8c1=8 0000:r7c1=4 0003:r8c6=1 0003:r7c2=3 0000:r9c2=2 0000:r9c8=3 0003:r2c6=6 0003:r7c4=9 0003:r1c4=2 "
    "0000:r1c9=6 0000:r2c4=1 0000:r6c4=6 0000:r6c6=9 0000:r7c6=8 0003:r2c2=4 0000:r2c8=2 0000:r3c8=4 0000:r3c2=6 "
    "0000:r7c8=6 0003:r7c9=1 0000:r8c9=2 0000:r7c5=2 0000:r8c5=6" },
  { ".68.....2..195..........97..9...6...53.....48...3...5..56..........217..2.....36.", 378, "easy",
    "0002:r1c1=9 0002:r1c7=5 0002:r4c4=5 0002:r6c9=9 0002:r3c3=5 0002:r5c7=6 0002:r6c1=6 0002:r9c6=5 0002:r8c4=6 "
    "0002:r3c5=6 0002:r8c9=5 0002:r4c9=7 0002:r8c3=3 0002:r2c9=6 0002:r4c8=3 0003:r1c8=1 0003:r2c8=8 0003:r2c7=4 "
    "0000:r3c9=3 0003:r8c8=9 0000:r7c8=2 0003:r3c1=4 0003:r3c2=2 0003:r8c1=8 0000:r8c2=4 0003:r2c2=7 0000:r2c1=3 "
    "0000:r2c6=2 0003:r3c6=8 0000:r3c4=1 0003:r4c1=1 0000:r7c1=7 0003:r9c2=1 0000:r6c2=8 0000:r9c3=9 0003:r4c7=2 "
    "0000:r6c7=1 0000:r7c7=8 0003:r9c9=4 0000:r7c9=1 0003:r4c3=4 0000:r4c5=8 0003:r7c4=4 0003:r9c5=7 0000:r9c4=8 "
    "0003:r1c4=7 0000:r5c4=2 0003:r6c5=4 0003:r5c3=7 0000:r6c3=2 0000:r6c6=7 0003:r1c5=3 0000:r1c6=4 0003:r5c6=9 "
    "0000:r5c5=1 0000:r7c5=9 0000:r7c6=3" },
};

/* Static, as it is large. */
static Deduction step;

static void
print_step (const Deduction *taken, GString *text)
{
  const char *between = "";

  g_string_append_printf (text, "%s:", taken->technique->code ? taken->technique->code : taken->technique->id);
  for (int i = 0; i < taken->n_placed; i++)
    {
      int cell = candidate_cell (taken->placed[i]);

      g_string_append_printf (text, "r%dc%d=%d", cell_row (cell) + 1, cell_column (cell) + 1, candidate_digit (taken->placed[i]));
    }
  for (int digit = 1; digit <= 9; digit++)
    {
      if (cells_is_empty (taken->struck.cells[digit]))
        continue;
      g_string_append (text, between);
      for_each_cell (cell, taken->struck.cells[digit])
        g_string_append_printf (text, "r%dc%d", cell_row (cell) + 1, cell_column (cell) + 1);
      g_string_append_printf (text, "<>%d", digit);
      between = ",";
    }
}

static void
scores_and_paths_are_hodoku_s (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GString) path = g_string_new (NULL);
      Board               board = board_of (cases[i].puzzle);
      Score               score;

      score_start (&score, &board);
      while (score_look (&score, &step))
        if (step.technique)
          {
            if (path->len)
              g_string_append_c (path, ' ');
            print_step (&step, path);
          }
      g_assert_cmpstr (path->str, ==, cases[i].path);
      g_assert_cmpint (score.ladder.score, ==, cases[i].score);
      g_assert_cmpstr (score_levels[ladder_level (&score.ladder)].id, ==, cases[i].level);
    }
}

static Ladder
ladder_of (const char *puzzle, bool unique)
{
  Board    board = board_of (puzzle);
  Position position;
  Ladder   ladder;

  position_from_board (&position, &board);
  position.unique = unique;
  ladder_start (&ladder, &position, ladder_profile_find ("hodoku"), NULL);
  return ladder;
}

/* The ladder goes the same way, and says why: no step is without a set or a link. */
static void
every_step_has_a_reason (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GString) path = g_string_new (NULL);
      Ladder              ladder = ladder_of (cases[i].puzzle, true);

      while (ladder.outcome == LADDER_CLIMBING)
        {
          int n = ladder.n_steps;

          ladder_step (&ladder, &step);
          if (ladder.n_steps == n)
            break;
          g_assert_cmpint (step.n_groups + step.n_links, >, 0);
          if (path->len)
            g_string_append_c (path, ' ');
          print_step (&step, path);
        }
      g_assert_cmpint (ladder.outcome, ==, LADDER_SOLVED);
      g_assert_cmpstr (path->str, ==, cases[i].path);
    }
}

/* Without one solution, or with a row left out, it is a ladder like others. */
static void
only_all_of_it_is_exact (void)
{
  TechniqueSet off = { { 0 } };
  Ladder       whole = ladder_of (cases[0].puzzle, true), several = ladder_of (cases[0].puzzle, false), less;

  technique_set_add (&off, technique_find ("x-wing"));
  ladder_start (&less, &whole.position, ladder_profile_find ("hodoku"), &off);
  g_assert_true (whole.exact);
  g_assert_false (several.exact);
  g_assert_false (less.exact);
}

/* A step of the caller's own keeps the ladder going: the queues are made anew. */
static void
another_step_may_be_taken (void)
{
  Ladder    ladder = ladder_of (cases[0].puzzle, true);
  Deduction other;
  Finds     finds = { .found = &other, .capacity = 1, .first_only = true };

  technique_search (technique_find ("hidden-single-box"), &ladder.position, &finds);
  g_assert_cmpint (finds.n, ==, 1);
  ladder_take (&ladder, &other);
  ladder_climb (&ladder);
  g_assert_cmpint (ladder.outcome, ==, LADDER_SOLVED);
  g_assert_cmpint (ladder.used[technique_find ("hidden-single-box") - techniques], >, 0);
}

/* Each cell has two of nine digits that go round, and so each digit two places in each house: nothing tells the two apart. Then
 * some candidates more and some fewer. */
static void
make_grave (Position *position, int n_changes)
{
  Board empty = { 0 };

  position_from_board (position, &empty);
  position->unique = true;
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      int    first = (cell / 9 * 3 + cell / 27 + cell % 9) % 9;
      Digits marks = digits_of (first + 1) | digits_of ((first + 1) % 9 + 1);

      for (int i = 0; i < n_changes; i++)
        if (g_test_rand_int_range (0, N_CELLS) == 0)
          marks ^= digits_of (g_test_rand_int_range (1, 10));
      if (!marks)
        marks = digits_of (first + 1);
      for_each_digit (digit, digits_difference (DIGITS_ALL, marks))
        position_strike (position, cell, digit);
    }
}

/* The one cell of three candidates, and the digit that has three places in all of its houses, where nothing else is more than
 * two. */
static bool
is_grave_and_one (const Position *position, int *cell, int *digit)
{
  int n_three = 0, n_more = 0;

  *digit = 0;
  for (int c = 0; c < N_CELLS; c++)
    if (digits_count (position->marks[c]) > 2)
      {
        *cell = c;
        n_three++;
        if (digits_count (position->marks[c]) > 3)
          return false;
      }
  for (int house = 0; house < N_HOUSES; house++)
    for (int d = 1; d <= 9; d++)
      if (cells_count (position_places_in (position, house, d)) > 2)
        {
          if (cells_count (position_places_in (position, house, d)) > 3 || n_three != 1 || (*digit && *digit != d)
              || !cells_has (house_set (house), *cell))
            return false;
          *digit = d;
          n_more++;
        }
  return n_three == 1 && n_more == 3 && digits_has (position->marks[*cell], *digit);
}

static void
a_grave_and_one_is_told (void)
{
  static Position position;
  static Ladder ladder;
  Deduction found;
  int rung = 0, n_found = 0, n_not = 0;

  make_grave (&position, 0);
  ladder_start (&ladder, &position, ladder_profile_find ("hodoku"), NULL);
  g_assert_true (ladder.exact);
  while (strcmp (techniques[ladder.row[rung]].id, "bug-plus-1") != 0)
    rung++;
  for (int round = 0; round < 4000; round++)
    {
      int  cell = NO_CELL, digit = 0;
      bool wanted, ran_out;

      make_grave (&position, round % 4);
      wanted = is_grave_and_one (&position, &cell, &digit);
      ladder_start (&ladder, &position, ladder_profile_find ("hodoku"), NULL);
      g_assert_cmpint (ladder_try (&ladder, rung, &found, &ran_out), ==, wanted);
      *(wanted ? &n_found : &n_not) += 1;
      if (wanted)
        g_assert_cmphex (ladder.position.marks[cell], ==, digits_of (digit));
    }
  g_assert_cmpint (n_found, >, 50);
  g_assert_cmpint (n_not, >, 50);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/hodoku-scale/scores-and-paths-are-hodokus", scores_and_paths_are_hodoku_s);
  g_test_add_func ("/engine/hodoku-scale/every-step-has-a-reason", every_step_has_a_reason);
  g_test_add_func ("/engine/hodoku-scale/only-all-of-it-is-exact", only_all_of_it_is_exact);
  g_test_add_func ("/engine/hodoku-scale/another-step-may-be-taken", another_step_may_be_taken);

  g_test_add_func ("/engine/hodoku-scale/a-grave-and-one-is-told", a_grave_and_one_is_told);
  return g_test_run ();
}
