"""A cookie with chunks of dark chocolate, whole or broken; every piece is (points, colours, surfaces)."""
import numpy as np

from craft.noise import cells, layered, noise
from craft.paint import mix, rise, surface
from craft.shapes import share_of_radius, slice_of

ROWS, COLUMNS = 230, 620


def outline(radius, seed, cut=None, beyond=False):
    """A cookie's outline, broken along a jagged line `cut` from its middle: what is left, or the piece `beyond`."""
    t = np.linspace(0, 2 * np.pi, COLUMNS, endpoint=False)
    way = np.stack([np.cos(t), np.sin(t), 0 * t], -1)
    if cut is None:
        return np.stack([radius * (1 + 0.05 * noise(way, 1.3, seed)) * w for w in (np.cos(t), np.sin(t))], -1), 0 * t
    start = np.array([(cut + radius) / 2 * 1.02 if beyond else 0.0, 0.0])
    reach = np.linspace(0, 2 * radius, 900)[None]
    x, y = start[0] + reach * np.cos(t)[:, None], reach * np.sin(t)[:, None]
    angle = np.arctan2(y, x)
    rim = radius * (1 + 0.05 * np.interp(angle % (2 * np.pi), t, noise(way, 1.3, seed), period=2 * np.pi))
    line = np.linspace(-radius, radius, 400)
    jag = cut + 0.13 * np.interp(y, line, layered(line[:, None] * [0, 1, 0], 2.2, 4, seed))
    inside = (np.hypot(x, y) < rim) & ((x > jag) if beyond else (x < jag))
    r = reach[0, np.argmin(inside, 1)]
    broken = ((start[0] + r * np.cos(t)) < cut + 0.12) if beyond else ((r * np.cos(t)) > cut - 0.12)
    return np.stack([start[0] + r * np.cos(t), r * np.sin(t)], -1), broken.astype(float)


def cookie(seed, radius=1.5, thickness=0.4, cut=None, beyond=False):
    """Crisp and cracked outside, soft and pale where it is broken, its chocolate half melted.

    `cut` is where it is broken (units from its middle). Gives the piece and how dry its surface is.
    """
    line, broken = outline(radius, seed, cut, beyond)
    centre = line.mean(0)
    p = slice_of(line - centre, thickness, ROWS)
    p[..., :2] += centre
    flat = p * [1, 1, 0] + seed
    edge, top = share_of_radius(p - [*centre, 0]), rise(0.5, 0.8, p[..., 2] / thickness)
    rim = np.clip(np.hypot(p[..., 0], p[..., 1]) / radius, 0, 1)
    face = broken[None] * rise(0.9, 0.97, edge)
    chunk, melt = _chunks(flat, seed)
    p[..., 2] *= 1 - 0.28 * rim**4 + 0.12 * noise(flat, 1.6)
    near, second = cells(flat + 0.06 * noise(flat, 4)[..., None], 2.6)
    crack = rise(0.1, 0.0, second - near)
    relief = 0.045 * layered(flat, 5, 4) + 0.012 * layered(flat, 20, 3) - 0.03 * crack * rise(0.1, 0.5, noise(flat, 1.4, 3))
    p[..., 2] += top * (relief * (1 - chunk) + 0.085 * chunk * melt)
    bite = 0.045 * layered(p + seed, 9, 4) * face
    p[..., 0] += bite
    return _paint(p, flat, rim, face, chunk, melt, crack, top, seed)


def _chunks(flat, seed):
    """Where big chunks lie (0 to 1), and how high: hard-edged in the middle, run at the sides."""
    place = flat * [1, 1.15, 1] + 0.05 * noise(flat, 4, seed)[..., None]
    near = cells(place, 2.5, seed + 3)[0] + 0.1 * noise(flat, 6, seed + 5)
    return rise(0.46, 0.38, near), 0.55 + 0.45 * rise(0.44, 0.25, near) + 0.25 * noise(flat, 3, seed)


def _paint(p, flat, rim, face, chunk, melt, crack, top, seed):
    q = p + seed
    c = mix('#E0A458', '#C07C34', 0.4 + 0.9 * layered(flat, 3, 4))
    c = mix(c, '#96551E', rise(0.6, 1.0, rim + 0.12 * noise(flat, 5)) * 0.75)
    c = mix(c, '#F1CB8A', rise(0.1, 0.5, layered(flat, 9, 3, 4)) * 0.55)
    c = mix(c, '#F0C684', crack * 0.4)
    c = mix(c, '#F0CC88', face * (0.8 + 0.3 * layered(q, 8, 3)))
    c = mix(c, '#B87A38', face * rise(0.1, 0.5, layered(q, 14, 2)) * 0.6)
    c = c * (1 + 0.14 * layered(q, 34, 2))[..., None]
    inner = face * rise(0.38, 0.28, cells(q * [1, 1, 1.6], 3, 2)[0])
    dark = np.maximum(chunk * rise(0.2, 0.7, top), inner)
    c = mix(c, mix('#3A1A0C', '#5A2E16', 0.4 + 0.8 * layered(q, 6, 3)), dark)
    rough = 0.72 * (1 - dark) + dark * (0.22 - 0.1 * noise(q, 5))
    dry = 1 - dark
    return (p, c, surface(rough.shape, rough, 0.08 * dry + 0.12 * face * dry, 0.6 * dark, 0.25 + 0.25 * dark)), dry
