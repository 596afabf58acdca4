"""Thin flatbread rolled tight around a filling and cut through at a slant.

A half lies along x: closed end at x = 0, the cut at the other; `Roll.lay` adds what shows in the cut.
"""
import numpy as np

from craft.drizzle import drizzle
from craft.materials import flesh
from craft.noise import cells, layered, noise
from craft.paint import mix, rise, surface
from craft.placing import turned
from craft.shapes import sheet

SLANT = 0.85  # how much longer the lower side is than the upper one, per unit of height
SWELL = 0.06  # how far the middle of the filling stands out of the cut, in units


def _cut_at(length, y, z, slant):
    return length - slant * z


def thin_bread(q, seed):
    """Colours and surfaces of thin bread from the griddle: pale, with brown blisters."""
    tone, fine = layered(q, 2.2, 3, seed), layered(q, 14, 3, seed + 3)
    blister = rise(0.55, 0.2, cells(q, 3.3, seed)[0]) * rise(-0.25, 0.2, noise(q, 1.6, seed + 4))
    small = rise(0.4, 0.15, cells(q, 8, seed + 2)[0]) * rise(0.0, 0.4, noise(q, 2.4, seed + 5))
    c = mix('#F5DEB0', '#E2B46E', 0.45 + 0.9 * tone + 0.35 * fine)
    c = mix(c, '#CF9148', np.clip(0.85 * blister + 0.6 * small, 0, 1) * rise(-0.5, 0.2, fine + tone))
    c = mix(c, '#8A4C1E', rise(0.55, 0.95, blister + 0.5 * fine) * 0.85)
    c = mix(c, '#FCF4E2', rise(0.15, 0.5, fine - 0.4 * tone) * 0.4)
    return c, blister, surface(q.shape[:2], 0.66, 0.12, 0.03, 0.3)


class Roll:
    """`place` turns points of the roll (around the x axis) into the scene's."""

    def __init__(self, place, rng, length=1.5, radius=0.4, slant=SLANT, seed=1):
        self.place, self.rng, self.length, self.radius, self.slant = place, rng, length, radius, slant
        self._wrap(seed)

    def _wrap(self, seed, turns=2.25, thickness=0.034):
        u, t = np.linspace(0, 1, 300)[:, None], np.linspace(0, turns * 2 * np.pi, 620)[None]
        r = self.radius * (1 - 0.08 * (t / (2 * np.pi)) ** 0.9) + 0 * u
        y, z = np.sin(t - 2.4) + 0 * u, np.cos(t - 2.4) + 0 * u
        closed = np.sqrt(1 - (1 - np.clip(u / 0.13, 0, 1)) ** 2.4) * 0.985 + 0.015
        end = _cut_at(self.length, y * r, z * r, self.slant)
        q = np.stack([3 * u * self.length + 0 * t, 1.2 * y, 1.2 * z + t * 0.3], -1) * 0.6 + seed * 3.0
        c, blister, s = thin_bread(q, seed)
        wrinkle = 0.02 * noise(q * [0.5, 3, 3], 1.4, 6) * rise(0.4, 0.0, u) + 0.022 * noise(q, 1.1, 8) + 0.012 * blister + 0.004 * layered(q, 12, 2)
        r = (r + wrinkle - 0.03 * np.sin(np.pi * np.clip(u * 1.4, 0, 1))) * closed
        p = np.stack([u * end, y * r, z * r], -1)
        frayed = rise(0.9, 1, u) * 0.012 * noise(q, 9, 3)
        p[..., 0] += frayed
        body = sheet(self.place(p), mix(c, '#F3DDB0', rise(0.985, 1, u) * 0.6 + 0 * t), s, flesh('wrap', (0.14, 0.08, 0.04), grain=0.16, grain_scale=38))
        thick = body.modifiers.new('bread', 'SOLIDIFY')
        thick.thickness, thick.offset = thickness, 0

    def fill(self, tones, sink=0.05):
        """What binds the filling: the cut's ground, of sauce."""
        r, t = np.linspace(0, 0.87 * self.radius, 70)[:, None], np.linspace(0, 2 * np.pi, 160, endpoint=False)[None]
        y, z = r * np.sin(t), r * np.cos(t)
        k = np.stack([0 * y, y, z], -1) + self.length
        x = _cut_at(self.length, y, z, self.slant) + self._swell(y, z) - sink + 0.05 * layered(k, 5, 3)
        c = mix(*tones, 0.5 + layered(k, 6, 3))
        sheet(self.place(np.stack([x, y, z], -1)), c, surface(y.shape, 0.3, 0.15, 0.35, 0.5), flesh('filling'), wrap_columns=True)

    def places(self, count, gap, taken, inside=0.84):
        """Points (y, z) of the cut, at least `gap` apart from each other and those taken."""
        found = []
        for _ in range(4000):
            a, d = self.rng.rand() * 2 * np.pi, (inside * self.radius - gap * 0.4) * np.sqrt(self.rng.rand())
            y, z = d * np.sin(a), d * np.cos(a)
            if all(np.hypot(y - p[0], z - p[1]) > (gap + p[2]) / 2 for p in [*found, *taken]):
                found.append((y, z, gap))
            if len(found) == count:
                break
        taken += found
        return found

    def strew(self, pieces, gap, material, taken=None, out=(0.0, 0.05), tilt=20, wrap=True):
        """Pieces that lie flat, laid into the cut with their upper side out; the middle of the cut swells. Gives the objects."""
        bodies = []
        for (points, *painted), (y, z, _) in zip(pieces, self.places(len(pieces), gap, [] if taken is None else taken)):
            lean, tip = self.rng.uniform(-tilt, tilt, 2)
            facing, above = (turned(points, (lean, 90 + tip, 0)), *painted), self._swell(y, z) + self.rng.uniform(*out)
            bodies.append(self.lay(facing, y, z, above, material, wrap, self.rng.rand() * 6.3))
        return bodies

    def line(self, pieces, material, out=0.0):
        """Pieces that lie flat along x, laid around the filling just inside the bread."""
        for k, (points, *painted) in enumerate(pieces):
            a, d = 2 * np.pi * (k + self.rng.uniform(-0.3, 0.3)) / len(pieces), 0.76 * self.radius
            facing = (turned(points, (0, 90, 0)), *painted)
            self.lay(facing, d * np.sin(a), d * np.cos(a), out + self.rng.uniform(-0.02, 0.02), material, spin=np.pi / 2 - a)

    def _swell(self, y, z):
        return SWELL * (1 - (y**2 + z**2) / self.radius**2)

    def pour(self, line, width, tones, material, seed=0):
        """Sauce over the filling, along the points (y, z) of the cut."""
        points = np.array([(_cut_at(self.length, y, z, self.slant) + 0.3, y, z) for y, z in line])
        into = self.place(np.array([-1.0, 0, 0])) - self.place(np.zeros(3))
        drizzle(self.place(points), into, width, tones, material, seed)

    def lay(self, piece, y, z, out=0.0, material=None, wrap=True, spin=0.0):
        """A piece (points, colours, surfaces) whose x points out of the cut, at (y, z) of it."""
        points, colours, surfaces = piece
        c, s = np.cos(spin), np.sin(spin)
        p = np.stack([points[..., 0], points[..., 1] * c - points[..., 2] * s + y, points[..., 1] * s + points[..., 2] * c + z], -1)
        off = np.hypot(p[..., 1], p[..., 2])[..., None] / (0.84 * self.radius)
        p[..., 1:] /= np.maximum(off, 1)  # nothing pierces the bread
        p[..., 0] += self.length - self.slant * p[..., 2] + out
        return sheet(self.place(p), colours, surfaces, material, wrap_columns=wrap)
