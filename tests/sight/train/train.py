#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""train.py — makes src/sight/network.weights: cells drawn from fonts, a small network trained on them, its weights as bytes.

    train.py --fonts FOLDER… [--cells 180000] [--epochs 8] [--seed 1] [--work FOLDER] --weights FILE --samples FILE

numpy, Pillow and PyTorch of Debian 12 (python3-numpy, python3-pil, python3-torch); one thread, a quarter of an hour. README.md
names the fonts. The same seed, packages and fonts give the same bytes on the same kind of processor.

The network: 5 × 5 step 2 to 16 maps, 3 × 3 to 24, the largest of 2 × 2, 3 × 3 to 32, 64, 10 (0: empty); what is negative becomes 0
in between. Batch norm is folded into the weights before they are rounded. Of the file, for each of the five layers:

    scale   float32, little endian, one an output: a weight is its byte times this
    bias    float32, one an output
    weight  int8; the output runs fastest, then the map it comes from, column, row (C reads them in this order)

The samples, for tests/sight: cells of held-out fonts, each 1,024 bytes of grey, and ten float32, what this script's network makes
of them with the rounded weights, as logarithms of probabilities.
"""

import argparse
import pathlib
import time

import numpy as np
import torch
from torch import nn

import cells
import fonts

BATCH = 256
EMPTY = .2                           # share of the cells
SAMPLES = 30


def network():
    return nn.Sequential(
        nn.Conv2d(1, 16, 5, stride=2), nn.BatchNorm2d(16), nn.ReLU(),
        nn.Conv2d(16, 24, 3), nn.BatchNorm2d(24), nn.ReLU(), nn.MaxPool2d(2),
        nn.Conv2d(24, 32, 3), nn.BatchNorm2d(32), nn.ReLU(), nn.Flatten(),
        nn.Linear(512, 64), nn.BatchNorm1d(64), nn.ReLU(), nn.Dropout(.1), nn.Linear(64, 10))


def draw(faces, n, seed, where):
    """Normalised cells and their digits; kept in a file, if there is a folder for it."""
    if where and where.exists():
        kept = np.load(where)
        return kept['x'], kept['y']
    rng = np.random.default_rng(seed)
    x, y = np.zeros((n, cells.SMALL, cells.SMALL), np.float16), np.zeros(n, np.int64)
    for i in range(n):
        y[i] = 0 if rng.random() < EMPTY else rng.integers(1, 10)
        x[i] = cells.norm(cells.cell(rng, faces, y[i]))
    if where:
        np.savez(where, x=x, y=y)
    return x, y


def right(net, x, y):
    with torch.no_grad():
        said = torch.cat([net(x[i:i + 1000]) for i in range(0, len(x), 1000)]).argmax(1)
    digits = y > 0
    return (said == y).float().mean().item(), (said[digits] == y[digits]).float().mean().item()


def train(net, x, y, held_x, held_y, epochs):
    optimiser = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 4e-3, total_steps=epochs * (len(x) // BATCH))
    loss_of = nn.CrossEntropyLoss(label_smoothing=.03)
    for epoch in range(epochs):
        net.train()
        order, start, total = torch.randperm(len(x)), time.time(), 0.
        for i in range(len(x) // BATCH):
            chosen = order[i * BATCH:(i + 1) * BATCH]
            shift = tuple(torch.randint(-1, 2, (2,)).tolist())
            loss = loss_of(net(torch.roll(x[chosen].float()[:, None], shift, (2, 3))), y[chosen])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
            total += loss.item()
        net.eval()
        both, digits = right(net, held_x, held_y)
        print(f'epoch {epoch}: loss {total / (len(x) // BATCH):.4f}, held-out fonts {both:.4f}, digits {digits:.4f},'
              f' {time.time() - start:.0f} s', flush=True)


def folded(net):
    """Weights and biases of the five layers, batch norm within; each weight with the output first."""
    parts, layers = list(net), []
    for i, part in enumerate(parts):
        if not isinstance(part, (nn.Conv2d, nn.Linear)):
            continue
        weight, bias = part.weight.detach().double(), part.bias.detach().double()
        norm = parts[i + 1] if i + 1 < len(parts) else None
        if isinstance(norm, (nn.BatchNorm1d, nn.BatchNorm2d)):
            factor = norm.weight.detach().double() / torch.sqrt(norm.running_var.double() + norm.eps)
            bias = (bias - norm.running_mean.double()) * factor + norm.bias.detach().double()
            weight = weight * factor.reshape(-1, *[1] * (weight.dim() - 1))
        layers.append((weight.numpy(), bias.numpy()))
    return layers


def rounded(layers):
    """The bytes of the file, and a network with what they stand for."""
    plain = nn.Sequential(nn.Conv2d(1, 16, 5, stride=2), nn.ReLU(), nn.Conv2d(16, 24, 3), nn.ReLU(), nn.MaxPool2d(2),
                          nn.Conv2d(24, 32, 3), nn.ReLU(), nn.Flatten(), nn.Linear(512, 64), nn.ReLU(), nn.Linear(64, 10))
    into, written = [part for part in plain if isinstance(part, (nn.Conv2d, nn.Linear))], b''
    for part, (weight, bias) in zip(into, layers):
        flat = weight.reshape(len(weight), -1)
        scale = (np.abs(flat).max(1) / 127).astype('<f4')
        steps = np.clip(np.rint(flat / scale[:, None]), -127, 127).astype(np.int8)
        bias = bias.astype('<f4')
        part.weight.data = torch.tensor((steps * scale[:, None]).reshape(weight.shape))
        part.bias.data = torch.tensor(bias)
        if weight.ndim == 4:         # output, map, row, column
            order = steps.reshape(weight.shape).transpose(2, 3, 1, 0)
        elif weight.shape[1] == 512:           # flattened as map, row, column
            order = steps.reshape(len(weight), 32, 4, 4).transpose(2, 3, 1, 0)
        else:
            order = steps.T
        written += scale.tobytes() + bias.tobytes() + np.ascontiguousarray(order).tobytes()
    return written, plain.eval()


def samples(faces, net, seed):
    rng, written = np.random.default_rng(seed), b''
    for i in range(SAMPLES):
        grey = np.clip(np.rint(cells.cell(rng, faces, i % 10) * 255), 0, 255).astype(np.uint8)
        seen = torch.tensor(cells.norm(grey.astype(np.float32) / 255)).float()[None, None]
        with torch.no_grad():
            said = torch.log_softmax(net(seen), 1)[0].numpy().astype('<f4')
        written += grey.tobytes() + said.tobytes()
    return written


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--fonts', nargs='+', required=True)
    parser.add_argument('--cells', type=int, default=180000)
    parser.add_argument('--epochs', type=int, default=8)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--work', type=pathlib.Path)
    parser.add_argument('--weights', type=pathlib.Path, required=True)
    parser.add_argument('--samples', type=pathlib.Path, required=True)
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(options.seed)

    faces, held = fonts.collect(options.fonts)
    print(f'{len(faces)} faces of {len({face.family for face in faces})} families; held out:'
          f' {len(held)} of {len({face.family for face in held})}', flush=True)
    if options.work:
        fonts.sheet(faces, options.work / 'faces.png')
        fonts.sheet(held, options.work / 'faces-held-out.png')
    x, y = draw(faces, options.cells, options.seed, options.work and options.work / 'cells.npz')
    held_x, held_y = draw(held, 10000, options.seed + 1, options.work and options.work / 'held-out.npz')
    held_x, held_y = torch.tensor(held_x).float()[:, None], torch.tensor(held_y)

    net = network()
    train(net, torch.tensor(x), torch.tensor(y), held_x, held_y, options.epochs)
    written, plain = rounded(folded(net))
    print('rounded to bytes: held-out fonts %.4f, digits %.4f' % right(plain, held_x, held_y))
    options.weights.write_bytes(written)
    options.samples.write_bytes(samples(held, plain, options.seed + 2))


if __name__ == '__main__':
    main()
