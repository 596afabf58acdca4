"""Builds what is stacked on a plate's middle: layers rest on each other, soft ones hang over the edge.

The vertical through the origin is the axis. `Stack` remembers how high (raster) and how wide (per
angle and height) everything is so far.
"""
import numpy as np

from craft.noise import noise
from craft.shapes import sheet

REACH, CELLS = 1.7, 260  # half the width of the raster of heights in units, and its cells per side
ANGLES, LEVELS, HEIGHT = 180, 120, 3.0  # of the raster of widths; the highest stack in units
STEPS, LENGTH = 260, 2.6  # of the line that a hanging thing follows, and its length in units
ROUND = 9  # steps over which that line is rounded


def turned(points, angle=0.0, tilt=(0.0, 0.0)):
    """Points turned around the vertical after tilting about x and y, all in radians."""
    a, b = tilt
    x, y, z = np.moveaxis(points, -1, 0)
    y, z = y * np.cos(a) - z * np.sin(a), y * np.sin(a) + z * np.cos(a)
    x, z = x * np.cos(b) + z * np.sin(b), z * np.cos(b) - x * np.sin(b)
    x, y = x * np.cos(angle) - y * np.sin(angle), x * np.sin(angle) + y * np.cos(angle)
    return np.stack([x, y, z], -1)


class Stack:
    def __init__(self, seed=1):
        self.rng = np.random.RandomState(seed)
        self.heights = np.zeros((CELLS, CELLS))
        self.widths = np.zeros((ANGLES, LEVELS))

    def put(self, piece, material, sink=0.02, angle=0.0, tilt=(0.0, 0.0), wraps=True):
        """A stiff layer that covers the whole stack and rests on it."""
        points, colours, surfaces = piece
        points = turned(points, angle, tilt)
        points[..., 2] += self.top() - sink
        return self._add(points, colours, surfaces, material, wraps)

    def lay(self, piece, material, x, y, angle=0.0, tilt=(0.0, 0.0), sink=0.01, firm=75, wraps=True):
        """A small stiff piece at (x, y); it rests on the highest things below it (`firm` percentile)."""
        points, colours, surfaces = piece
        points = turned(points, angle, tilt) + [x, y, 0]
        below = self.heights[self._cell(points)]
        below = below[below > below.max() - 0.35]
        points[..., 2] += np.percentile(below, firm) - points[..., 2].min() - sink
        return self._add(points, colours, surfaces, material, wraps)

    def place(self, piece, material, spot, angle=0.0, tilt=(0.0, 0.0), wraps=True):
        """A piece put exactly at `spot` (x, y, z)."""
        points, colours, surfaces = piece
        return self._add(turned(points, angle, tilt) + np.array(spot), colours, surfaces, material, wraps)

    def hang(self, piece, material, droop=1.0, wraps=True):
        """A soft sheet given flat: x, y along the surface, z its distance from it. `droop` 0 stays flat."""
        points, colours, surfaces = piece
        radius, height = self._lines()
        s = np.hypot(points[..., 0], points[..., 1])
        angle = np.arctan2(points[..., 1], points[..., 0])
        across, along = np.gradient(radius, axis=1), np.gradient(height, axis=1)
        size = np.hypot(across, along) + 1e-9
        r, z, nr, nz = (self._looked_up(v, angle, s) for v in (radius, height, -along / size, across / size))
        r, z = r + nr * points[..., 2], z + nz * points[..., 2]
        z = np.maximum(z, 0.012 + points[..., 2] * 0.3)  # a long drip ends on the table
        hung = np.stack([r * np.cos(angle), r * np.sin(angle), z], -1)
        flat = points + [0, 0, self.top()]
        return self._add(flat + droop * (hung - flat), colours, surfaces, material, wraps)

    def top(self):
        """The height on which a next layer rests."""
        x = (np.arange(CELLS) + 0.5) / CELLS * 2 * REACH - REACH
        r = np.hypot(*np.meshgrid(x, x))
        return np.percentile(self.heights[(r > 0.5) & (r < 0.82)], 65)

    def height(self, x, y):
        """How high the highest thing at (x, y) reaches."""
        return self.heights[self._cell(np.array([x, y]))]

    def edge(self, angle):
        """How far out the top of the stack reaches at these angles."""
        k = int(self.top() / HEIGHT * LEVELS)
        widest = self.widths[:, max(0, k - 8) : k + 1].max(1)
        return self._looked_up(self._even(widest)[:, None], angle, np.zeros(np.shape(angle)))

    def _add(self, points, colours, surfaces, material, wraps):
        i, j = self._cell(points)
        np.maximum.at(self.heights, (i.ravel(), j.ravel()), points[..., 2].ravel())
        a = (np.arctan2(points[..., 1], points[..., 0]) / (2 * np.pi) * ANGLES).astype(int) % ANGLES
        k = np.clip((points[..., 2] / HEIGHT * LEVELS).astype(int), 0, LEVELS - 1)
        np.maximum.at(self.widths, (a.ravel(), k.ravel()), np.hypot(points[..., 0], points[..., 1]).ravel())
        sheet(points, colours, surfaces, material, wrap_columns=wraps)
        return points

    def _cell(self, points):
        return tuple(np.clip(((points[..., k] / REACH + 1) / 2 * CELLS).astype(int), 0, CELLS - 1) for k in (0, 1))

    def _even(self, values):
        """Over neighbouring angles: the widest counts, then smoothed."""
        wide = np.stack([np.roll(values, k, 0) for k in range(-3, 4)]).max(0)
        return sum(np.roll(wide, k, 0) for k in range(-4, 5)) / 9

    def _lines(self):
        """For every angle the taut line from the axis over the edge and down: radius and height by step."""
        top = self.top()
        last = int(top / HEIGHT * LEVELS)
        widths, levels = self._even(self.widths)[:, : last + 1], (np.arange(last + 1) + 0.5) / LEVELS * HEIGHT
        steps = np.linspace(0, LENGTH, STEPS)
        lines = [_taut(w, levels, top, steps) for w in widths]
        return np.array([l[0] for l in lines]), np.array([l[1] for l in lines])

    def _looked_up(self, table, angle, s):
        a = (np.asarray(angle) / (2 * np.pi) * ANGLES - 0.5) % ANGLES
        k = np.clip(np.asarray(s) / LENGTH * (STEPS - 1), 0, table.shape[1] - 1.001) if table.shape[1] > 1 else 0 * a
        i, j = a.astype(int), k.astype(int)
        u, v, n, m = a - i, k - j, (i + 1) % ANGLES, np.minimum(j + 1, table.shape[1] - 1)
        near, far = (table[q % ANGLES, j] * (1 - v) + table[q % ANGLES, m] * v for q in (i, n))
        return near * (1 - u) + far * u


def _sags(a, b, c):
    return (b[1] - a[1]) * (c[0] - a[0]) < (c[1] - a[1]) * (b[0] - a[0])


def _rounded(values):
    padded = np.pad(values, ROUND, 'reflect', reflect_type='odd')
    return np.convolve(padded, np.ones(2 * ROUND + 1) / (2 * ROUND + 1), 'valid')


def _taut(widths, levels, top, steps):
    hull = [(0.0, top)]
    for r, z in zip(widths[::-1], np.minimum(levels[::-1], top)):
        if r <= hull[-1][0] + 1e-4:
            continue
        while len(hull) > 1 and _sags(*hull[-2:], (r, z)):
            hull.pop()
        hull.append((r, z))
    hull.append((hull[-1][0], min(-1.0, hull[-1][1] - 3)))
    h = np.array(hull)
    way = np.r_[0, np.cumsum(np.hypot(*np.diff(h, axis=0).T))]
    line = [np.interp(steps, way, h[:, k]) for k in (0, 1)]
    slopes = [np.gradient(_rounded(v)) for v in line]
    return [v[0] + np.r_[0, np.cumsum(g)[:-1]] for v, g in zip(line, slopes)]


def soft_slice(outline, thickness, rows=130, swell=0.0, seed=0):
    """A flat slice for `Stack.hang`: `outline` is how far it reaches at evenly spread angles; the edge is
    round. `swell` makes its last bit thicker, as a drip is."""
    t = np.linspace(0, 2 * np.pi, len(outline), endpoint=False)[None]
    u = np.linspace(0, 1, rows)[:, None]
    on_top, turned_by = u < 0.72, np.clip((u - 0.72) / 0.16, 0, 1) * np.pi
    half = thickness * (0.5 + swell * np.exp(-(((1 - np.minimum(u / 0.72, 1)) * outline / 0.12) ** 2)))
    s = np.where(on_top, u / 0.72 * (outline - half), (outline - half) + half * np.sin(turned_by))
    s = np.where(u > 0.88, (outline - half) * (1 - (u - 0.88) / 0.12 * 0.3), s)
    lift = half * (1 + np.cos(turned_by))
    p = np.stack([s * np.cos(t), s * np.sin(t), lift + 0 * s], -1)
    p[..., 2] += 0.012 + on_top * 0.15 * thickness * noise(p * [1, 1, 0], 3, seed)
    return p
