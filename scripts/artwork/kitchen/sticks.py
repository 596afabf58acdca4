"""Heaps sticks: each comes to rest on the two highest points below it, one on either side of its middle."""
import numpy as np

from poses import put

REACH, CELLS = 1.6, 320  # half the width of the square whose heights are known, and its cells


class Sticks:
    def __init__(self, floor=0.0):
        self.heights = np.full((CELLS, CELLS), float(floor))

    def _cells(self, x, y):
        return tuple(np.clip(((v / REACH + 1) / 2 * CELLS).astype(int), 0, CELLS - 1) for v in (x, y))

    def wall(self, half_x, half_y, height, width=0.05):
        """The upright sides of a box."""
        line = (np.arange(CELLS) + 0.5) / CELLS * 2 * REACH - REACH
        out = np.maximum(np.abs(line)[:, None] - half_x, np.abs(line)[None] - half_y)
        self.heights = np.where((out > -width) & (out < 0), height, np.where(out >= 0, 0, self.heights))

    def _below(self, body, x, y, angle):
        long, thick = body.dimensions.x * 0.98, (body.dimensions.y + body.dimensions.z) / 2
        u = np.linspace(-0.5, 0.5, 60) * long
        lanes = np.linspace(-0.45, 0.45, 7)[:, None] * thick
        cells = self._cells(x + u * np.cos(angle) - lanes * np.sin(angle), y + u * np.sin(angle) + lanes * np.cos(angle))
        return u, thick, cells, *_rest(u, self.heights[cells].max(0))

    def lay(self, body, x, y, angle):
        """Lays an object that is long in x at (x, y), turned by `angle` radians; its tilt follows from what lies below."""
        u, thick, cells, slope, middle = self._below(body, x, y, angle)
        self.heights[cells] = np.maximum(self.heights[cells], middle + slope * u + 0.82 * thick)
        return put(body, (x, y, middle + 0.44 * thick), (0, -np.arctan(slope), 0), (0, 0, angle))

    def lowest(self, body, places):
        """Which of the places (x, y, angle) lets the object lie lowest: pieces roll into gaps."""
        return min(places, key=lambda place: self._below(body, *place)[4] + 0.25 * abs(self._below(body, *place)[3]))


def _rest(u, below):
    """Slope and height in the middle of the lowest line that stays above the ground: the one a stick would take."""
    slopes = np.linspace(-0.9, 0.9, 181)
    heights = (below[None] - slopes[:, None] * u[None]).max(1)
    best = heights.argmin()
    return slopes[best], heights[best]
