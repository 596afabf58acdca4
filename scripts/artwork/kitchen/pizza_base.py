"""The pizza: one dense sheet carries crust, sauce and cheese; toppings are laid on its surface.

Radius 1.6 units. `Pizza.drape` puts a topping onto it so that it neither floats nor sinks.
"""
import numpy as np

from materials import flesh
from noise import cells, layered, noise
from paint import mix, rise, surface
from shapes import outward, sheet, turn

RADIUS, RIM = 1.6, 0.30
ROWS, COLUMNS = 260, 760
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
    """A baked base. `cheese` lists pools (x, y, radius); `sauce` is 'tomato' or 'cream', or a
    function of x that gives the share of tomato; `gold` browns the cheese."""

    def __init__(self, seed, cheese, sauce='tomato', gold=0.65, veins=()):
        self.seed, self.rng = seed, np.random.RandomState(seed)
        self.points = turn(PROFILE, ROWS, COLUMNS)
        self._shape(cheese)
        self._paint(sauce, gold, veins)
        sheet(self.points, self.colours, self.surfaces, flesh('pizza', grain=0.08, grain_scale=24), wrap_columns=True)
        self._remember_heights()

    def _shape(self, cheese):
        p, seed = self.points, self.seed
        r = np.hypot(p[..., 0], p[..., 1])
        round_ = p / np.maximum(r, 1e-3)[..., None] * [1, 1, 0]
        rim = rise(RADIUS - RIM * 1.2, RADIUS - RIM * 0.7, r)
        slow, quick = noise(round_, 1.5, seed), noise(round_, 4.5, seed + 1)
        p[..., :2] *= (1 + rim * (0.02 * slow + 0.012 * quick))[..., None]
        p[..., 2] *= 1 + rim * (0.22 * slow + 0.24 * quick + 0.1 * noise(round_, 11, seed + 2))
        normal = outward(p)
        flat = p * [1, 1, 0]
        self.bubbles = rise(0.62, 0.08, cells(p, 2.7, seed + 5)[0]) * (0.3 + rise(0.15, 0.55, noise(p, 1.8, seed + 9)))
        frayed = r + 0.03 * noise(p, 3, seed) + 0.015 * noise(p, 9, seed)
        self.inner = 1 - rise(RADIUS - RIM * 1.1, RADIUS - RIM * 0.8, frayed)
        self.melt = self._melted(flat, cheese)
        frayed = self.melt + 0.1 * noise(flat, 7, seed + 51) + 0.05 * noise(flat, 18, seed + 52)
        self.cover = rise(0.3, 0.56, frayed) * self.inner
        lift = rim * (0.06 * self.bubbles + 0.02 * layered(p, 7, 4, seed + 2) + 0.006 * layered(p, 28, 2, seed))
        sauce = 0.02 * layered(flat, 4.5, 3, seed + 1) + 0.012 * layered(flat, 17, 2, seed + 3)
        lift += self.inner * (1 - 0.8 * self.cover) * sauce
        lift += self.cover * (0.02 + 0.024 * rise(0.5, 1.1, self.melt) + 0.014 * layered(flat, 6, 3, seed + 6))
        self.rim, self.flat, self.points = rim, flat, p + normal * lift[..., None]

    def _melted(self, flat, cheese):
        wob = [0.045 * noise(flat, 3.2, self.seed + k) + 0.03 * noise(flat, 8, self.seed + k + 1) for k in (3, 7)]
        x, y = flat[..., 0] + wob[0], flat[..., 1] + wob[1]
        melt = np.zeros(x.shape)
        for px, py, s in cheese:
            e, a = self.rng.uniform(0.75, 1.3), self.rng.rand() * 3
            u = (x - px) * np.cos(a) + (y - py) * np.sin(a)
            v = (y - py) * np.cos(a) - (x - px) * np.sin(a)
            melt += np.exp(-1.1 * ((u / e) ** 2 + (v * e) ** 2) / s**2)
        return melt

    def _dough(self, coarse, fine):
        p, seed = self.points, self.seed
        high = rise(0.08, 0.34, p[..., 2])
        c = mix('#EDB564', '#C9752A', 0.1 + 0.8 * high + 0.5 * coarse)
        c = mix(c, '#9A5018', rise(0.15, 0.7, high * 0.5 + 0.7 * coarse + 0.35 * self.bubbles) * 0.75)
        c = mix(c, '#F5E0B6', rise(0.25, 0.6, 0.1 * fine - coarse) * 0.45 * (1 - high))
        dark = rise(0.5, 0.75, 0.5 * self.bubbles + 0.35 * coarse + 0.25 * fine + 0.25 * high) * self.rim
        spots = rise(0.24, 0.4, 0.75 * layered(p, 4.2, 3, seed + 21) + 0.1 * high + 0.1 * fine) * self.rim
        c = mix(c, '#5E2E12', dark * 0.75)
        c = mix(c, '#2E1A11', spots * rise(0.08, 0.2, p[..., 2]) * 0.8)
        return c * (1 + 0.1 * layered(p, 40, 2, seed + 13))[..., None]

    def _sauce(self, sauce):
        flat, seed = self.flat, self.seed
        red = mix('#A82008', '#D24312', 0.5 + 0.9 * layered(flat, 5, 4, seed + 31))
        red = mix(red, '#761408', rise(0.08, 0.5, layered(flat, 16, 3, seed + 32)) * 0.7)
        red = mix(red, '#E8722A', rise(0.2, 0.6, layered(flat, 9, 2, seed + 33)) * 0.45)
        cream = mix('#F3D9A0', '#E9BE70', 0.5 + layered(flat, 4, 3, seed + 34))
        share = sauce(flat[..., 0]) if callable(sauce) else float(sauce == 'tomato')
        halo = rise(0.14, 0.42, self.melt) * (1 - self.cover)
        return mix(mix(cream, red, np.broadcast_to(share, halo.shape)), '#EC8A3C', halo * 0.5 * share)

    def _cheese(self, fine, gold, veins):
        flat, seed = self.flat, self.seed
        core = rise(0.5, 1.05, self.melt)
        gold = gold(flat[..., 0]) if callable(gold) else gold
        c = mix('#EFD7A6', '#F9E8C4', 0.5 + fine)
        c = mix(c, '#EDB552', 0.7 * rise(0.65, 1.0, gold + 0 * core))
        warm = rise(0.8, 0.1, core) * 0.4 + rise(-0.1, 0.45, layered(flat, 3, 3, seed + 40)) * 0.6
        c = mix(c, '#F2C568', warm * gold)
        c = mix(c, '#DE9030', rise(0.05, 0.42, layered(flat, 6, 4, seed + 41)) * gold)
        c = mix(c, '#9A4E1C', rise(0.28, 0.46, layered(flat, 8, 3, seed + 42)) * gold * 0.8)
        for x, y, s in veins:
            near = np.exp(-((flat[..., 0] - x) ** 2 + (flat[..., 1] - y) ** 2) / s**2)
            near += 0.35 * layered(flat, 5, 3, seed + 44)
            c = mix(c, '#F7EFD8', rise(0.25, 0.75, near) * 0.75)
            c = mix(c, '#5F7F86', rise(0.3, 0.6, near) * rise(0.0, 0.3, layered(flat, 11, 3, seed + 43)) * 0.85)
        return c

    def _paint(self, sauce, gold, veins):
        coarse, fine = layered(self.points, 3, 4, self.seed + 11), layered(self.points, 14, 3, self.seed + 12)
        inside = mix(self._sauce(sauce), self._cheese(fine, gold, veins), self.cover)
        self.colours = mix(self._dough(coarse, fine), inside, self.inner)
        rough = 0.62 * (1 - self.inner) + self.inner * 0.4 + 0.08 * fine
        soft = 0.04 + 0.16 * self.cover
        self.surfaces = surface(rough.shape, rough, soft, self.inner * (0.22 + 0.1 * fine), 0.3 + 0.2 * self.inner)

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
        rest = np.percentile(below, 70)
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
