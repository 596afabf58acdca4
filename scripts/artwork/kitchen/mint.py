"""Sprigs of mint."""
import numpy as np

from noise import layered, noise
from paint import mix, rise, surface
from placing import turned
from shapes import sheet, smooth_line, tube


def leaf(length=0.34, seed=0, curl=0.35):
    """A toothed, quilted leaf from the origin along x."""
    u, v = np.linspace(0, 1, 110)[:, None], np.linspace(-1, 1, 61)[None]
    teeth = 1 - 0.13 * (1 - (u * 11) % 1) * rise(0.04, 0.15, u) * np.abs(v) ** 3
    half = length * 0.31 * np.sin(np.pi * np.clip(u, 0.003, 0.997) ** 0.8) ** 0.75 * (1 - 0.15 * u) * teeth + 0.002
    vein = np.abs((u * 7 - np.abs(v) * 2.0) % 1 - 0.5) * 2
    quilt = (1 - vein**4) * rise(0.02, 0.25, np.abs(v)) * (1 - np.abs(v) ** 6)
    p = np.stack([u * length + 0 * v, v * half, 0 * u + 0 * v], -1)
    z = 0.035 * quilt + 0.32 * np.abs(v) ** 1.4 * (1 - u) * 0.5 - 0.03 * np.exp(-((v / 0.06) ** 2))
    p[..., 2] = length * (z + curl * (u - 1.25 * u**2)) + 0.05 * length * noise(p + seed, 8)
    c = mix('#2F7A22', '#6DB844', 0.35 + 0.45 * layered(p + seed, 8, 3) + 0.3 * quilt)
    pale = 0.7 * np.exp(-((v / 0.05) ** 2)) + 0.35 * rise(0.85, 1, vein) * rise(0.9, 0.3, np.abs(v))
    c = mix(c, '#A9D67C', pale)
    return p, c, surface(p.shape[:2], 0.36, 0, 0.15, 0.5)


def sprig(material, at, lean=(0, 0, 0), seed=0, size=1.0, pairs=4):
    """A tip with pairs of leaves that stand across each other, small at the top."""
    rng = np.random.RandomState(seed)
    stem = smooth_line([(0, 0, -0.45), (0.01, 0, -0.2), (0, 0, 0.0), (0, 0.01, 0.14)], 30) * size
    green = mix('#4B8A2C', '#7FB850', np.linspace(0, 1, 30))[:, None]
    p = turned(tube(stem, 0.013 * size, 10), lean, at)
    sheet(p, np.broadcast_to(green, p.shape), surface(p.shape[:2], 0.4, 0, 0.1, 0.4), material, wrap_columns=True)
    for k in range(pairs):
        share = k / max(1, pairs - 1)
        for side in (0, 180):
            q, c, s = leaf(size * (0.36 - 0.2 * share) * rng.uniform(0.9, 1.1), seed + k, 0.25 + 0.3 * rng.rand())
            rise_angle = -(12 + 48 * share + rng.uniform(-8, 8))
            angles = (rng.uniform(-15, 15), rise_angle, side + 90 * k + rng.uniform(-22, 22))
            q = turned(q, angles, (0, 0, size * 0.13 * share))
            sheet(turned(q, lean, at), c, s, material)
