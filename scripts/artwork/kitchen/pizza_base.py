"""The pizza: one dense sheet carries crust, sauce and cheese; toppings are laid on its surface.

Radius 1.6 units. `Pizza.drape` puts a topping onto it so that it neither floats nor sinks.
"""
import numpy as np

import cheese
import crust
from crumb import roughen
from materials import flesh
from noise import layered, noise
from paint import mix, rise, surface
from shapes import outward, sheet, turn

RADIUS, RIM = 1.6, 0.30
ROWS, COLUMNS = 310, 940
PROFILE = [(0.001, 0.05)] + [(r, 0.05) for r in np.linspace(0.15, RADIUS - 0.34, 9)] + [
    (1.315, 0.085), (1.385, 0.2), (1.475, 0.27), (1.555, 0.225), (1.6, 0.115), (1.565, 0.015), (1.48, 0)
]  # fmt: skip


def pools(count, size, rng, inside=1.22, gap=0.95):
    """Places of torn cheese: (x, y, radius) that hardly touch."""
    found = []
    for _ in range(6000):
        a, d, s = rng.rand() * 2 * np.pi, inside * np.sqrt(rng.rand()), rng.uniform(*size)
        x, y = d * np.cos(a), d * np.sin(a)
        if all(np.hypot(x - p[0], y - p[1]) > gap * (s + p[2]) for p in found):
            found.append((x, y, s))
        if len(found) == count:
            break
    return found


class Pizza:
    """A baked base. `pools` lists cheese (x, y, radius); `tomato` is 1 for tomato, 0 for cream;
    `blue` lists lumps of blue cheese, and makes the rest of the cheese golden."""

    def __init__(self, seed, pools, tomato=1.0, blue=()):
        self.seed, self.rng = seed, np.random.RandomState(seed)
        self.points = turn(PROFILE, ROWS, COLUMNS)
        self._bend()
        self._bake(pools, tomato, blue)
        body = sheet(self.points, self.colours, self.surfaces, flesh('pizza'), wrap_columns=True)
        roughen(body, 0.1 + 0.9 * (1 - self.inner), 0.7)
        self._remember_heights()

    def _bend(self):
        """An uneven rim, as stretched by hand."""
        p, seed = self.points, self.seed
        r = np.hypot(p[..., 0], p[..., 1])
        round_ = p / np.maximum(r, 1e-3)[..., None] * [1, 1, 0]
        rim = rise(RADIUS - RIM * 1.2, RADIUS - RIM * 0.7, r)
        slow, quick = noise(round_, 1.5, seed), noise(round_, 4.5, seed + 1)
        p[..., :2] *= (1 + rim * (0.02 * slow + 0.012 * quick))[..., None]
        p[..., 2] *= 1 + rim * (0.24 * slow + 0.22 * quick)
        frayed = r + 0.03 * noise(p, 3, seed) + 0.015 * noise(p, 9, seed)
        self.rim, self.inner = rim, 1 - rise(RADIUS - RIM * 1.08, RADIUS - RIM * 0.86, frayed)

    def _bake(self, pools, tomato, blue):
        """Raises and paints rim and filling; each is worked out only on the rows where it shows."""
        p, n = self.points, outward(self.points)
        shows = [np.flatnonzero(w.max(1) > 0) for w in (self.rim, self.inner)]
        outer, inner = slice(shows[0][0], ROWS), slice(0, shows[1][-1] + 1)
        colours, lift = np.zeros(p.shape), np.zeros(p.shape[:2])
        rough, soft, glaze, shine = (np.full(lift.shape, v) for v in (0.8, 0.06, 0.0, 0.25))
        puffed, blistered = crust.puff(p[outer], self.seed)
        colours[outer] = crust.dough(p[outer], blistered, RADIUS, self.seed)
        lift[outer] = self.rim[outer] * puffed
        filling, height, wet = self._filling(p[inner] * [1, 1, 0], pools, tomato, blue)
        share = self.inner[inner]
        colours[inner] = mix(colours[inner], filling, share)
        lift[inner] += share * height
        for plain, painted in zip((rough, soft, glaze, shine), wet):
            plain[inner] = plain[inner] * (1 - share) + painted * share
        self.points, self.colours = p + n * lift[..., None], colours
        self.surfaces = surface(rough.shape, rough, soft, glaze, shine)

    def _filling(self, flat, pools, tomato, blue):
        """Colours, height and (rough, soft, glaze, shine) of sauce and cheese."""
        seed = self.seed
        melt = cheese.melted(flat, pools, self.rng, seed)
        bubbles = cheese.blisters(flat, seed)
        cover = rise(0.36, 0.46, melt)
        share = tomato(flat[..., 0]) if callable(tomato) else np.full(melt.shape, float(tomato))
        c = cheese.sauce(flat, melt * (tomato != 0), share, seed)
        height = 0.028 * layered(flat, 4.5, 3, seed + 1) + 0.014 * layered(flat, 13, 2, seed + 3)
        if blue:
            c = mix(c, cheese.golden(flat, noise(flat, 2.6, seed + 46), bubbles, seed), cover)
            c = cheese.marbled(c, flat, blue, seed)
        else:
            c = mix(c, cheese.mozzarella(flat, melt, bubbles, seed), cover)
        height = 0.012 + height * (1 - 0.7 * cover) + cheese.relief(flat, melt, bubbles, seed, 2.2 if blue else 1)
        oily = rise(-0.15, 0.35, layered(flat, 3, 2, seed + 70))
        wet = (0.52 - 0.16 * oily, 0.05 + 0.2 * cover, (0.06 + 0.3 * oily) * (1 - 0.25 * cover), 0.4)
        return c, height, wet

    def _remember_heights(self, size=240):
        """Heights on a square raster, for laying things on."""
        cell = np.clip(((self.points[..., :2] / RADIUS + 1) / 2 * size).astype(int), 0, size - 1)
        h = np.full((size, size), -1.0)
        np.maximum.at(h, (cell[..., 0].ravel(), cell[..., 1].ravel()), self.points[..., 2].ravel())
        for _ in range(6):
            around = np.stack([np.roll(h, s, a) for a in (0, 1) for s in (-1, 1)]).max(0)
            h = np.where(h < 0, around, h)
        self.heights = h

    def build_on(self, points):
        """What is laid from now on lies on these points too."""
        n = len(self.heights)
        i, j = (np.clip(((points[..., k] / RADIUS + 1) / 2 * n).astype(int), 0, n - 1).ravel() for k in (0, 1))
        np.maximum.at(self.heights, (i, j), points[..., 2].ravel())

    def height(self, x, y):
        n = len(self.heights)
        i, j = (np.clip(((v / RADIUS + 1) / 2 * n).astype(int), 0, n - 1) for v in (np.asarray(x), np.asarray(y)))
        return self.heights[i, j]

    def drape(self, points, x, y, angle=0.0, stiff=0.6, sink=0.012):
        """A topping's points turned by `angle` and laid at (x, y); `stiff` 1 keeps its own shape."""
        c, s = np.cos(angle), np.sin(angle)
        p = points.copy()
        p[..., 0] = x + points[..., 0] * c - points[..., 1] * s
        p[..., 1] = y + points[..., 0] * s + points[..., 1] * c
        below = self.height(p[..., 0], p[..., 1])
        rest = np.percentile(below, 60 + 30 * stiff)
        p[..., 2] += stiff * rest + (1 - stiff) * below - sink
        return p

    def places(self, count, gap, inside=1.12, where=lambda x, y: True, taken=()):
        """Places (x, y, angle) at least `gap` apart and inside the crust, off the places taken."""
        found = []
        for _ in range(8000):
            a, d = self.rng.rand() * 2 * np.pi, inside * np.sqrt(self.rng.rand())
            x, y = d * np.cos(a), d * np.sin(a)
            clear = all(np.hypot(x - p[0], y - p[1]) > gap for p in [*found, *taken])
            if clear and where(x, y):
                found.append((x, y, self.rng.rand() * 2 * np.pi))
            if len(found) == count:
                break
        return found
