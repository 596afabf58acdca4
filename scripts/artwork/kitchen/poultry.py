"""Chicken from the grill: every piece is a list of (points, colours, surfaces) that belong together, lying along x."""
import numpy as np

from noise import layered, noise
from paint import mix, rise, surface
from poultry_skins import grilled
from shapes import lump, smooth_line, tube


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
