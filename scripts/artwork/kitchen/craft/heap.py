"""Lays pieces on a plate, in a bowl or on each other, so that none floats and none sinks in."""
import numpy as np

from craft.materials import flesh
from craft.noise import layered
from craft.paint import mix, surface
from craft.shapes import sheet, turn
from plants.leaves import leaf_body

REACH, CELLS = 2.4, 240  # half the width of the square whose heights are known, and its cells


class Heap:
    """Remembers how high everything lies. A piece is (points, colours, surfaces) or a list of such."""

    def __init__(self, seed=1):
        self.rng = np.random.RandomState(seed)
        self.heights = np.zeros((CELLS, CELLS))  # what presses down under the next leaf
        self.tops = self.heights.copy()  # the same without pressing, for what lies stiffly on top
        self.crockery = self.heights.copy()  # nothing soft goes through it
        self.taken, self.leaf = [], None
        self.moist = flesh('moist', (0.12, 0.06, 0.04), grain=0.05, grain_scale=40)

    def _cell(self, x, y):
        return tuple(np.clip(((v / REACH + 1) / 2 * CELLS).astype(int), 0, CELLS - 1) for v in (x, y))

    def build_on(self, points, weight=1.0):
        """What is laid from now on lies on these points too; `weight` below 1: it presses them down."""
        cell = self._cell(points[..., 0].ravel(), points[..., 1].ravel())
        below = self.heights[cell]
        np.maximum.at(self.heights, cell, below + weight * np.maximum(points[..., 2].ravel() - below, 0))
        np.maximum.at(self.tops, cell, points[..., 2].ravel())

    def height(self, x, y):
        return self.heights[self._cell(np.asarray(x), np.asarray(y))]

    def _smoothed(self, reach=5):
        h = self.heights
        for axis in (0, 1):
            h = sum(np.roll(h, k, axis) for k in range(-reach, reach + 1)) / (2 * reach + 1)
        return h

    def lay(self, piece, x, y, angle=0.0, tilt=(0.0, 0.0), material=None, wrap=True, **how):
        """Turns a piece by `tilt` (about x, then y) and `angle`, and lets it down at (x, y).

        how: `stiff` 1 keeps its shape, 0 follows what lies below; `lean` is the share of the slope below
        that it takes on; `sink` how far it presses in (units); `weight` see build_on.
        """
        parts = piece if isinstance(piece, list) else [piece]
        turned = [_turned(p, angle, tilt) for p, _, _ in parts]
        laid = self._let_down(turned, np.array([x, y, 0.0]), **how)
        for points, (_, colours, surfaces) in zip(laid, parts):
            sheet(points, colours, surfaces, material or self.moist, wrap_columns=wrap)
        return laid

    def mound(self, radius, edge, top, at=(0, 0)):
        """Fills a bowl out of sight up to a mound: height `edge` at `radius`, `top` more in the middle."""
        line = (np.arange(CELLS) + 0.5) / CELLS * 2 * REACH - REACH
        r = np.hypot(*np.meshgrid(line - at[0], line - at[1], indexing='ij')) / radius
        self.heights = np.where(r < 1, np.maximum(self.heights, edge + top * (1 - r**2)), self.heights)
        self.tops = np.maximum(self.tops, self.heights)

    def rim(self, radius, height):
        """Leaves that reach over the rim of a bowl stay on its height instead of falling to the table."""
        line = (np.arange(CELLS) + 0.5) / CELLS * 2 * REACH - REACH
        out = np.hypot(*np.meshgrid(line, line, indexing='ij')) > radius
        for known in (self.heights, self.tops, self.crockery):
            known[out] = np.maximum(known[out], height + 0.02)

    def bed(self, radius, edge, top, at=(0, 0), tones=('#6B9A30', '#A9CB58')):
        """A mound of leaves' shade under a salad, seen only in the gaps."""
        self.mound(radius, edge, top, at)
        p = turn([(radius * r, edge + top * (1 - r * r)) for r in np.linspace(0.001, 1, 12)], 120, 200)
        p[..., 2] += 0.06 * layered(p, 4, 3) - 0.05
        p[..., :2] += at
        c = mix(*tones, 0.4 + layered(p, 6, 3))
        sheet(p, c, surface(p.shape[:2], 0.5, 0, 0.1, 0.4), self.moist, wrap_columns=True)

    def scatter(self, piece, count, gap, reach, tilt=0.0, free=False, **how):
        """Lays `count` pieces (made from a number) anywhere, each tilted at random up to `tilt`."""
        for k, (x, y, angle) in enumerate(self.places(count, gap, reach, free=free)):
            self.lay(piece(k), x, y, angle, self.rng.uniform(-tilt, tilt, 2), **how)

    def leaves(self, leaf, count, reach, outward=True, tilt=0.45, at=(0, 0)):
        """Heaps leaves evenly around `at`, those at the edge first; `outward` lets them point away from there."""
        self.leaf = self.leaf or leaf_body()
        for k in range(count):
            around, far = k * 2.4 + self.rng.uniform(-0.25, 0.25), reach * np.sqrt(1 - k / count)
            x, y = at[0] + far * np.cos(around), at[1] + far * np.sin(around)
            angle = around + (self.rng.uniform(-0.6, 0.6) if outward else self.rng.uniform(0, 6.3))
            turned, lean = self.rng.uniform(-tilt, tilt, 2), 0.1 if outward else 0.8
            self.lay(leaf(k), x, y, angle, turned, self.leaf, False, stiff=0.85, weight=0.45, lean=lean)

    def _let_down(self, parts, place, stiff=1.0, lean=0.8, sink=0.015, weight=1.0):
        every = np.concatenate([p.reshape(-1, 3) for p in parts])
        x, y = every[:, 0] + place[0], every[:, 1] + place[1]
        slope = self._slope(x, y) * lean
        parts = [_leaning(p, slope) + place for p in parts]
        every = np.concatenate([p.reshape(-1, 3) for p in parts])
        ground = self.tops if stiff == 1 else self.heights
        rest = np.percentile(ground[self._cell(every[:, 0], every[:, 1])] - every[:, 2], 97 if stiff == 1 else 85)
        soft = self._smoothed()
        for k, p in enumerate(parts):
            below = soft[self._cell(p[..., 0], p[..., 1])]
            p[..., 2] += rest - sink + (1 - stiff) * (below - below.mean())
            if stiff < 1:
                p[..., 2] = np.maximum(p[..., 2], below + 0.004 + 0.15 * np.maximum(p[..., 2] - below + 0.1, 0))
                p[..., 2] = np.maximum(p[..., 2], self.crockery[self._cell(p[..., 0], p[..., 1])] + 0.015)
        for p in parts:
            self.build_on(p, weight)
        return parts

    def _slope(self, x, y):
        """How much the ground below rises along x and y."""
        flat = np.stack([x, y, np.ones_like(x)], -1)
        return np.clip(np.linalg.lstsq(flat, self.height(x, y), rcond=None)[0][:2], -0.9, 0.9)

    def places(self, count, gap, reach, centre=(0, 0), stretch=(1, 1), free=False):
        """Places (x, y, angle) at least `gap` apart within `reach`; `free` ignores those given before."""
        found = []
        taken = [] if free else self.taken
        for _ in range(4000):
            a, d = self.rng.rand() * 2 * np.pi, reach * np.sqrt(self.rng.rand())
            x, y = centre[0] + stretch[0] * d * np.cos(a), centre[1] + stretch[1] * d * np.sin(a)
            if all(np.hypot(x - q[0], y - q[1]) > gap for q in [*found, *taken]):
                found.append((x, y, self.rng.rand() * 2 * np.pi))
            if len(found) == count:
                break
        if not free:
            self.taken += found
        return found


def _turned(points, angle, tilt):
    for turn, (i, j) in ((tilt[0], (1, 2)), (tilt[1], (2, 0)), (angle, (0, 1))):
        c, s = np.cos(turn), np.sin(turn)
        a, b = points[..., i] * c - points[..., j] * s, points[..., i] * s + points[..., j] * c
        points = points.copy()
        points[..., i], points[..., j] = a, b
    return points


def _leaning(points, slope):
    """Points turned so that what was level rises by `slope` along x and y."""
    n = np.array([-slope[0], -slope[1], 1.0])
    n /= np.linalg.norm(n)
    axis = np.cross([0, 0, 1.0], n)
    sine = np.linalg.norm(axis)
    if sine < 1e-6:
        return points.copy()
    axis /= sine
    along = (points @ axis)[..., None] * axis
    return along + (points - along) * n[2] + np.cross(axis, points) * sine
