# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""bytes-to-c.py HEADER NAME INPUT OUTPUT — a file's bytes as a C table: the build calls it."""

import pathlib
import sys

header, name, source, target = sys.argv[1:]
data = pathlib.Path(source).read_bytes()
lines = [', '.join(map(str, data[i:i + 24])) for i in range(0, len(data), 24)]
pathlib.Path(target).write_text(f'#include "{header}"\n\nconst unsigned char {name}[{len(data)}] = {{\n' + ',\n'.join(lines)
                                + '\n};\n', encoding='utf-8')
