"""Chicken from the grill: every piece is a list of (points, colours, surfaces) that belong together, lying along x."""
import numpy as np

from noise import cells, layered, noise
from paint import mix, rise, surface
from shapes import lump, share_of_radius, slice_of, smooth_line, tube

GOLD = ('#E9A746', '#B9651C', '#6E3110')  # where the skin is pale, where it is high, where the fire was


def _cone(p, start, end, wide, narrow, flat):
    """Distance to a rounded cone between two points (x, y, z), pressed flat."""
    a, b = np.array(start), np.array(end)
    q, way = (p - a) / [1, 1, flat], (b - a) / [1, 1, flat]
    share = np.clip((q @ way) / (way @ way), 0, 1)
    return np.linalg.norm(q - share[..., None] * way, axis=-1) - (wide + (narrow - wide) * share)


def _joined(parts, blend):
    """One smooth body of several distances."""
    total = parts[0]
    for d in parts[1:]:
        h = np.clip(0.5 + 0.5 * (d - total) / blend, 0, 1)
        total = d + (total - d) * h - blend * h * (1 - h)
    return total


def _skin_over(distance, spine, rows=190, columns=240, far=0.9):
    """A sheet around the spine (points x, y, z) where `distance` is nought."""
    line = smooth_line(spine, rows)
    along = np.gradient(line, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    side = np.cross(along, [0, 0, 1.0])
    up = np.cross(side, along)
    ends = np.linspace(0, 1, rows)
    fold = (rise(0.2, 0.0, ends) * -1.0 + rise(0.8, 1.0, ends)) * (np.pi / 2 - 0.01)
    t = np.linspace(0, 2 * np.pi, columns, endpoint=False)[None, :, None]
    around = side[:, None] * np.cos(t) + up[:, None] * np.sin(t)
    way = around * np.cos(fold)[:, None, None] + along[:, None] * np.sin(fold)[:, None, None]
    near, away = np.zeros((rows, columns)), np.full((rows, columns), far)
    for _ in range(18):
        middle = (near + away) / 2
        inside = distance(line[:, None] + way * middle[..., None]) < 0
        near, away = np.where(inside, middle, near), np.where(inside, away, middle)
    return line[:, None] + way * near[..., None]


def _normals(p):
    n = np.cross(np.gradient(p, axis=0), np.roll(p, -1, 1) - np.roll(p, 1, 1))
    n /= np.linalg.norm(n, axis=-1, keepdims=True) + 1e-9
    return n * np.sign((n * (p - p.mean((0, 1)))).sum())


def grilled(p, seed, bars=0.0):
    """Golden blistered skin with the dark marks of the grill across; displaced points, colours, surfaces."""
    n, q = _normals(p), p + seed * 3.0
    high = rise(-0.2, 0.9, n[..., 2])
    blister = rise(0.5, 0.08, cells(q + 0.05 * noise(q, 6)[..., None], 7)[0]) * rise(-0.1, 0.4, noise(q, 2.2, 4))
    folds = layered(q * [0.6, 1.5, 1], 3.2, 4)
    fine = layered(q, 17, 3)
    stripe = np.sin((p[..., 0] * 0.6 + p[..., 1] * 0.85) * 15 + 0.7 * noise(q, 1.5) + seed)
    mark = rise(0.62, 0.98, stripe + 0.25 * fine) * rise(0.3, 0.75, n[..., 2] + 0.3 * folds + 0.45 * noise(q, 1.6, 7)) * bars
    p = p + n * (0.024 * folds + 0.024 * blister + 0.008 * fine - 0.012 * mark)[..., None]
    c = mix(GOLD[0], GOLD[1], 0.18 + 0.55 * high + 0.55 * folds)
    c = mix(c, '#F3C876', rise(0.15, 0.55, -folds + 0.3 * fine) * 0.5)
    c = mix(c, '#9A4512', rise(0.0, 0.45, layered(q, 2.3, 3, 6) + 0.15 * high) * 0.7)
    c = mix(c, GOLD[2], rise(0.35, 0.9, blister + 0.7 * layered(q, 5, 3, 9)) * 0.75)
    c = mix(c, '#4A210C', mark * (0.62 + 0.5 * fine))
    c = c * (1 + 0.12 * fine)[..., None]
    wet = np.clip(0.42 + 0.5 * layered(q, 3, 2, 12), 0.05, 0.8)
    return p, c, surface(high.shape, 0.36 - 0.08 * fine, 0.1, wet * (1 - 0.6 * mark), 0.5)


def crisp(p, seed):
    """A craggy crust, fried dry."""
    n, q = _normals(p), p + seed * 3.0
    far, next_ = cells(q + 0.05 * noise(q, 8)[..., None], 8)
    scale = rise(0.6, 0.1, far) * (0.4 + 0.8 * noise(q, 3, 2))
    rough = layered(q, 9, 4, 3)
    fine = layered(q, 26, 2)
    p = p + n * (0.05 * scale + 0.035 * rough + 0.008 * fine)[..., None]
    c = mix('#E6AC50', '#B8671E', 0.42 - 0.6 * scale + 0.8 * rough)
    c = mix(c, '#F3CF8A', rise(0.15, 0.6, rough + 0.3 * fine) * 0.6)
    c = mix(c, '#8A4214', rise(0.1, 0.5, layered(q, 2.6, 3, 6)) * 0.5)
    c = mix(c, '#6A2E10', rise(0.15, -0.35, rough + 0.6 * scale) * 0.6)
    return p, c * (1 + 0.14 * fine)[..., None], surface(rough.shape, 0.5, 0.08, np.clip(0.14 + 0.3 * fine, 0, 1), 0.45)


def glazed(p, seed):
    """Skin under a sticky red glaze that gathered in its folds."""
    n, q = _normals(p), p + seed * 3.0
    folds, fine = layered(q * [0.6, 1.5, 1], 3.0, 4), layered(q, 13, 3)
    blister = rise(0.5, 0.1, cells(q + 0.05 * noise(q, 6)[..., None], 6)[0]) * rise(-0.1, 0.4, noise(q, 2.2, 4))
    run = noise(q * [1, 1, 0.25], 5, 3)  # it ran down the sides
    p = p + n * (0.024 * folds + 0.02 * blister + 0.005 * fine + 0.012 * run)[..., None]
    c = mix('#B8340E', '#7E1A08', 0.4 + 1.0 * folds - 0.3 * run)
    c = mix(c, '#DE7A20', rise(0.0, 0.45, -folds + 0.5 * run + 0.3 * layered(q, 2, 2, 8)) * 0.75)
    c = mix(c, '#3A0E07', rise(0.25, 0.75, blister + 0.8 * layered(q, 4, 3, 9)) * 0.65)
    return p, c, surface(run.shape, 0.24 + 0.08 * fine, 0.1, 0.9, 0.5)


def sliced_breast(seed, count=7, step=0.15):
    """A grilled breast cut into slices that lean on each other along x."""
    rng = np.random.RandomState(seed)
    pieces = []
    for k in range(count):
        size = np.sin(np.pi * (0.24 + 0.56 * k / (count - 1))) ** 0.7
        p, c, s = _breast_slice(seed * 20 + k, 0.42 * size, 0.19 * size)
        lean = rng.uniform(0.85, 1.0)
        x, z = p[..., 2] * np.sin(lean) - p[..., 1] * np.cos(lean), p[..., 1] * np.sin(lean) + p[..., 2] * np.cos(lean)
        x, y = x + (k - count / 2) * step, p[..., 0] + rng.uniform(-0.03, 0.03)
        pieces.append((np.stack([x, y, z + 0.14 * size], -1), c, s))
    return pieces


def _breast_slice(seed, half, height):
    t = np.linspace(0, 2 * np.pi, 150, endpoint=False)
    k = np.stack([np.cos(t), np.sin(t), 0 * t + seed], -1)
    up = np.sin(t)
    outline = np.stack([half * np.cos(t), height * np.where(up > 0, up, 0.75 * up)], -1) * (1 + 0.05 * noise(k, 1.5))[:, None]
    p = slice_of(outline, 0.12, 50)
    share, q = share_of_radius(p), p + seed
    fibre = layered(q * [2, 1, 1], 9, 3)
    p[..., 2] += 0.012 * fibre * rise(0.5, 1, p[..., 2] / 0.12)
    c = mix('#F6E4C8', '#E6C69C', 0.4 + 0.8 * fibre)
    c = mix(c, '#DDAE74', rise(0.72, 0.92, share + 0.05 * noise(q, 6)) * 0.7)
    crust = mix('#C98536', '#8A4A18', 0.5 + 0.9 * layered(q, 6, 3, 3))
    bars = rise(0.4, 0.8, np.sin(p[..., 0] * 34 + seed)) * (p[..., 1] > 0)
    c = mix(c, mix(crust, '#3E1C0C', bars * 0.85), rise(0.9, 0.97, share + 0.03 * noise(q, 9)))
    return p, c, surface(share.shape, 0.38, 0.2, 0.25, 0.5)


def bone(start, end, size=0.085, seed=0):
    """The end of a shin bone with its two knobs, between two points; two pieces."""
    a, b = np.array(start, float), np.array(end, float)
    way = (b - a) / np.linalg.norm(b - a)
    side = np.cross(way, [0, 0, 1.0])
    spine = smooth_line([a, (a + b) / 2, b], 40)
    s = np.linspace(0, 1, 40)
    shaft = tube(spine, size * (0.72 + 0.25 * s**3) * np.sqrt(np.clip(1 - ((s - 0.9) / 0.1) ** 2 * (s > 0.9), 0.01, 1)), 30)
    knobs = [lump((size * 1.05, size * 0.95, size), 0.12, seed + k, 24, 36) + b + side * k * size * 0.62 for k in (-1, 1)]
    pieces = []
    for p in [shaft, *knobs]:
        c = mix('#EBD3A6', '#B98550', 0.35 + 0.9 * layered(p + seed, 6, 3))
        c = mix(c, '#7A4420', rise(0.1, 0.5, layered(p + seed, 9, 2, 3)) * 0.6)
        pieces.append((p, c, surface(p.shape[:2], 0.45, 0.1, 0.15, 0.45)))
    return pieces


def _drum_distance(p, big=0.36):
    body = _cone(p, (-0.3, 0, 0), (-0.05, 0.02, 0), big, big * 0.9, 0.9)
    calf = _cone(p, (-0.05, 0, 0), (0.62, 0, 0), big * 0.86, 0.115, 0.95)
    return _joined([body, calf, _cone(p, (0.6, 0, 0), (0.7, 0, 0), 0.12, 0.135, 1)], 0.14)


def drumstick(seed, big=0.36, skin=grilled, size=1.0, **how):
    """The lower leg with its bone; `big` is the radius of its thick end."""

    def distance(q):
        return _drum_distance(q + 0.05 * noise(q + seed * 2.0, 1.6)[..., None], big)

    p = _skin_over(distance, [(-0.34, 0, 0), (0.1, 0, 0), (0.45, 0, 0), (0.73, 0, 0)])
    parts = [skin(p, seed, **how), *bone((0.6, 0, 0), (1.0, 0.02, 0.0), 0.078, seed)]
    return [(p * size, c, s) for p, c, s in parts]


def leg(seed, bars=1.0, turned=1, size=0.94):
    """A whole leg, thigh and drumstick, marked by the grill; `turned` -1 bends it the other way."""

    def distance(q):
        q = q + 0.06 * noise(q + seed * 2.0, 1.4)[..., None]
        thigh = _cone(q, (-0.42, -0.42, 0), (0.0, 0.02, 0), 0.5, 0.4, 0.62)
        edge = _cone(q, (-0.62, -0.1, -0.02), (-0.35, 0.1, -0.02), 0.3, 0.26, 0.6)
        calf = _cone(q, (0.1, 0.05, 0), (0.42, 0.1, 0), 0.36, 0.31, 0.82)
        shin = _cone(q, (0.4, 0.1, 0), (1.02, 0.16, 0), 0.29, 0.115, 0.92)
        cuff = _cone(q, (1.0, 0.16, 0), (1.09, 0.17, 0), 0.12, 0.14, 1)
        return _joined([thigh, edge, calf, shin, cuff], 0.13)

    spine = [(-0.5, -0.4, 0), (-0.24, -0.16, 0), (0.12, 0.04, 0), (0.6, 0.12, 0), (1.11, 0.17, 0)]
    parts = [grilled(_skin_over(distance, spine, 240, 260, 1.1), seed, bars)]
    parts += bone((1.0, 0.16, 0), (1.33, 0.2, 0.0), 0.085, seed)
    return [(p * np.array([1, turned, 1]) * size, c, s) for p, c, s in parts]
