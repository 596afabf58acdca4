"""Strawberries, whole and halved; every piece is (points, colours, surfaces), base at the origin, tip up."""
import numpy as np

from noise import layered, noise
from paint import mix, rise, surface
from shapes import smooth_line

PROFILE = [(0.02, 0.03), (0.3, 0.0), (0.7, 0.1), (0.94, 0.32), (0.98, 0.55)]
PROFILE += [(0.82, 0.9), (0.54, 1.22), (0.26, 1.44), (0.02, 1.5)]
ROWS, COLUMNS, BANDS = 150, 210, 10


def _seeds(along, t, r, length):
    """Distance to the nearest seed across and along the berry (units); seeds sit in staggered bands."""
    v = along * BANDS
    k = np.floor(v)
    f = (v - k - 0.5) * length / BANDS
    middle = np.interp((k + 0.5) / BANDS, along[:, 0], r[:, 0])
    count = np.maximum(3, np.round(2 * np.pi * middle / (length / BANDS) * 0.62))
    a = t / (2 * np.pi) * count + 0.5 * (k % 2) + 0.25 * np.sin(7 * k)
    return (a - np.floor(a) - 0.5) * 2 * np.pi * r / count, f


def strawberry(seed, size=0.3, half=False):
    """A ripe berry of radius `size`: seeds in dimples, glossy skin; `half`: cut, its face towards +y."""
    rng = np.random.RandomState(seed)
    q = smooth_line(PROFILE, ROWS) * [size * rng.uniform(0.92, 1.08), size * rng.uniform(0.86, 1.12)]
    along, t = np.linspace(0, 1, ROWS)[:, None], np.linspace(0, 2 * np.pi, COLUMNS, endpoint=False)[None]
    r, length = q[:, :1] + 0 * t, 1.9 * size
    way = np.stack([np.cos(t) + 0 * r, np.sin(t) + 0 * r, 1.5 * along + 0 * r + seed], -1)
    across, up = _seeds(along + 0 * t, t, r, length)
    seed_at = np.hypot(across, 0.7 * up)
    dimple = np.exp(-((np.hypot(across, up) / (0.1 * size)) ** 2)) * rise(0.0, 0.06, along) * rise(1, 0.97, along)
    swell = 1 + 0.1 * noise(way, 0.9, seed) + 0.015 * layered(way, 4, 2)
    reach = r * swell - size * (0.07 * dimple - 0.05 * rise(0.045 * size, 0.02 * size, seed_at) * dimple)
    p = np.stack([reach * np.cos(t), reach * np.sin(t), q[:, 1:] + 0 * t], -1)
    p[..., 0] += size * 0.12 * np.sin(seed) * along**2
    c = mix('#D42A1E', '#A80E12', 0.45 + 0.9 * layered(way, 1.3, 3))
    c = mix(c, '#F0825A', rise(0.16, 0.0, along + 0.05 * noise(way, 3)) * 0.75)
    c = mix(c, '#8A0C0E', dimple * 0.5)
    c = mix(c, '#DDA548', rise(0.04 * size, 0.024 * size, seed_at) * rise(0.02, 0.06, along) * 0.95)
    wet = surface(r.shape, 0.2, 0.3, 0.8, 0.5)
    return _cut(p, c, wet, r, along, size, seed) if half else (p, c, wet)


def _cut(p, c, wet, r, along, size, seed):
    """The berry without what lies beyond its middle, and the face that the knife left."""
    face = p[..., 1] > 0
    share = np.abs(p[..., 0]) / np.maximum(r, 0.02)
    core = rise(0.5, 0.1, share + 0.08 * noise(p + seed, 9)) * rise(0.92, 0.6, along) * rise(-0.02, 0.14, along)
    rays = np.abs(np.sin(np.arctan2(p[..., 2] - 0.5 * size, p[..., 0]) * 9 + 0.6 * noise(p, 6)))
    inside = mix('#EF5A48', '#DB2C26', rise(0.3, 0.95, share))
    inside = mix(inside, '#F9C9B6', rise(0.35, 0.0, rays) * rise(0.95, 0.45, share) * 0.6)
    inside = mix(inside, '#FCE6DA', core * 0.85)
    inside = mix(inside, '#C2161A', rise(0.9, 0.98, share))
    hollow = np.exp(-(share**2) / 0.02) * rise(0.15, 0.35, along) * rise(0.65, 0.45, along)
    flat = p * [1, 0, 1] + np.stack([0 * r, 0.006 * layered(p + seed, 16, 2) - 0.1 * size * hollow, 0 * r], -1)
    p, c = np.where(face[..., None], flat, p), np.where(face[..., None], inside, c)
    return p, c, np.where(face[..., None], surface(r.shape, 0.3, 0.4, 0.4, 0.5), wet)


def calyx(seed, size=0.3):
    """The green leaves at a berry's base, as one star with its tips bent up."""
    r, t = np.linspace(0, 1, 26)[:, None], np.linspace(0, 2 * np.pi, 140, endpoint=False)[None]
    leaf = np.abs(((t * 9 / (2 * np.pi) + 0.2 * np.sin(3 * t + seed)) % 1) - 0.5) * 2
    reach = size * (0.28 + 0.68 * (1 - leaf) ** 0.8 * (1 + 0.25 * np.sin(4 * t + seed)))
    z = -0.02 + 0.3 * size * r**2 * np.sin(2.5 * t + seed) + 0.05 * size * (1 - leaf) - 0.18 * size * r
    p = np.stack([r * reach * np.cos(t), r * reach * np.sin(t), z + 0 * r], -1)
    c = mix('#3E7A24', '#86B84A', 0.4 + 0.7 * layered(p + seed, 9, 2) + 0.3 * (leaf - 0.5))
    return p, c, surface(p.shape[:2], 0.45, 0, 0.1, 0.4)
