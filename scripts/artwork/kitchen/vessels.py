"""Glasses and bottles: turned walls, heavy bottoms and what is poured in. Lengths in units."""
import numpy as np

from paint import colour, surface
from shapes import sheet, smooth_line, turn

COLUMNS = 160


def _turned(points):
    t = np.linspace(0, 2 * np.pi, COLUMNS, endpoint=False)
    r, z = np.array(points, float).T[..., None]
    return np.stack([r * np.cos(t), r * np.sin(t), z + 0 * t], -1)


def bare_sheet(points, material, shift=(0, 0, 0), **wraps):
    """A sheet whose material needs no paint."""
    return sheet(points + np.array(shift), colour('#FFFFFF'), surface(points.shape[:2]), material, **wraps)


class Vessel:
    """A turned vessel standing at `at`; `profile` is its outside (radius, height) from the foot to the rim,
    `floor` the height of its inside ground."""

    def __init__(self, profile, floor=0.1, wall=0.025, at=(0, 0)):
        self.line = smooth_line(profile, 240)
        self.floor, self.wall, self.at = floor, wall, (*at, 0)
        self.top = self.line[:, 1].max()

    def radius(self, height, inside=False):
        r = np.interp(height, self.line[:, 1], self.line[:, 0])
        return r - self.wall if inside else r

    def _inside(self, low, high, steps=80):
        z = np.linspace(low, high, steps)
        return np.stack([self.radius(z, True), z], -1)

    def glaze(self, wall, base, level):
        """The wall from foot to rim and down again to the liquid at `level`, and the bottom."""
        half = np.linspace(0, np.pi, 9)[1:-1]
        r = self.line[-1, 0] - self.wall / 2
        rim = np.stack([r + self.wall / 2 * np.cos(half), self.top + self.wall / 2 * np.sin(half)], -1)
        inner = self._inside(level, self.top)[::-1]
        foot = self.line[self.line[:, 1] > self.floor * 0.8]
        bare_sheet(_turned(np.vstack([foot, rim, inner])), wall, self.at, wrap_columns=True)
        if base:
            self._bottom(base)

    def _bottom(self, base):
        z = np.linspace(0.02, self.floor * 0.96, 24)
        side = np.stack([self.radius(z) - 0.004, z], -1)
        r = side[-1, 0] - self.wall
        r0 = side[0, 0]
        below = [(0.001, 0.02), (0.6 * r0, 0.018), (0.86 * r0, 0.004), (r0 - 0.012, 0.004)]
        above = [(r + 0.01, 0.985), (0.8 * r, 0.93), (0.4 * r, 0.9), (0.001, 0.9)]
        above = smooth_line(np.array(above) * [1, self.floor], 30)
        line = np.vstack([smooth_line(below, 30), side, above])
        bare_sheet(_turned(line[::-1]), base, self.at, wrap_columns=True)

    def fill(self, level, material, gap=0.006):
        """What is poured in: it touches the wall and climbs it a little."""
        side = self._inside(self.floor + 0.03, level) + [self.wall - gap, 0]
        r, r0 = side[-1, 0], side[0, 0]
        below = [(0.001, self.floor), (0.7 * r0, self.floor), (0.93 * r0, self.floor + 0.008), (r0, self.floor + 0.03)]
        flat = level - 0.021
        above = [(r, level), (r - 0.012, level - 0.012), (r - 0.035, flat), (0.6 * r, flat), (0.001, flat)]
        line = np.vstack([smooth_line(below, 24)[:-1], side, smooth_line(above, 40)[1:]])
        return bare_sheet(_turned(line[::-1]), material, self.at, wrap_columns=True)

    def press(self, points, angle, height, tilt=0.0):
        """Points of a flat slice laid against the inside of the wall, `angle` degrees from the front."""
        c, s = np.cos(np.radians(tilt)), np.sin(np.radians(tilt))
        x, y = points[..., 0] * c - points[..., 1] * s, points[..., 0] * s + points[..., 1] * c
        z = height + y
        r = self.radius(z) - 0.004 - points[..., 2].max() + points[..., 2]
        a = np.radians(angle - 90) + x / self.radius(height)
        return np.stack([r * np.cos(a) + self.at[0], r * np.sin(a) + self.at[1], z], -1)


def stem(cup, material, foot=0.36):
    """Stem and foot of a wine glass, up to the bottom of its cup."""
    h = cup.line[0, 1]
    line = [(0.001, 0.012), (foot * 0.6, 0.008), (foot - 0.01, 0.0), (foot, 0.008), (foot - 0.02, 0.018)]
    line += [(0.5 * foot, 0.035)]
    line += [(0.09, 0.075), (0.045, 0.16), (0.036, 0.35), (0.04, h - 0.12), (0.07, h - 0.03)]
    line += [(0.12, h + 0.012), (0.06, h + 0.02), (0.001, h + 0.02)]
    bare_sheet(_turned(smooth_line(line, 220)[::-1]), material, cup.at, wrap_columns=True)
