"""Leaves, each a sheet around the origin that points along x."""
import numpy as np

from materials import flesh
from noise import layered, noise
from paint import mix, rise, surface


def basil(length=0.56, width=0.18, seed=0):
    """A quilted leaf, each of another size and curl: points, colours and surfaces."""
    rng = np.random.RandomState(seed)
    length, width, curl = length * rng.uniform(0.7, 1.15), width * rng.uniform(0.75, 1.15), rng.uniform(0.12, 0.5)
    u, v = np.linspace(0, 1, 60)[:, None], np.linspace(-1, 1, 41)[None]
    half = width * np.sin(np.pi * u**0.72) ** 0.85 * (1 - 0.12 * u) + 0.004
    vein = np.abs((u * 6 - np.abs(v) * 1.5) % 1 - 0.5) * 2
    quilt = (1 - vein**3) * rise(0.04, 0.3, np.abs(v)) * (1 - np.abs(v) ** 4)
    z = width * (0.09 * quilt + 0.38 * np.abs(v) ** 1.6 * (0.9 - 0.9 * u) - 0.1 * np.exp(-((v / 0.07) ** 2)))
    z = z + curl * length * (0.25 - (u - 0.45) ** 2 - 0.55 * u**3)
    p = np.stack([(u - 0.5) * length + 0 * v, v * half, z], -1)
    p[..., 2] += 0.06 * noise(p * [3, 3, 0] + seed, 1.5)
    p[..., 2] -= np.percentile(p[..., 2], 6)
    c = mix('#24691F', '#4FA338', 0.35 + 0.5 * layered(p + seed, 6, 3) + 0.18 * quilt)
    c = mix(c, '#8FC25A', np.exp(-((v / 0.05) ** 2)) * 0.7 + 0 * u)
    return p, c, surface(z.shape, 0.42, 0, 0.12, 0.45)


def oregano(size=0.07, seed=0):
    """A small oval leaf, slightly folded, grey-green."""
    u, v = np.linspace(0, 1, 18)[:, None], np.linspace(-1, 1, 13)[None]
    size = size * np.random.RandomState(seed).uniform(0.6, 1.2)
    half = 0.34 * size * np.sin(np.pi * u**0.8) ** 0.8
    z = 0.022 + 0.3 * half * np.abs(v) + 0.3 * size * (0.25 - (u - 0.5) ** 2)
    p = np.stack([(u - 0.5) * size + 0 * v, v * half, z], -1)
    c = mix('#3F6A2A', '#7C9A4C', 0.4 + 0.8 * layered(p + seed, 20, 2) + 0.3 * rise(0.2, 0, np.abs(v)))
    return p, c, surface(z.shape, 0.5, 0, 0.1, 0.35)


def parsley(size=0.13, seed=0):
    """A flat three-lobed leaf, finely toothed."""
    r, t = np.linspace(0, 1, 16)[:, None], np.linspace(0, 2 * np.pi, 90, endpoint=False)[None]
    reach = size * (0.55 + 0.45 * np.abs(np.cos(1.5 * t)) ** 0.7) * (1 + 0.12 * np.cos(13 * t + seed))
    p = np.stack([r * reach * np.cos(t), r * reach * np.sin(t), 0.03 * r * np.cos(3 * t) + 0.012], -1)
    p[..., 2] += 0.03 * noise(p + seed, 9) * r
    c = mix('#2B6E22', '#63AC3C', 0.45 + 0.6 * layered(p + seed, 14, 2) - 0.2 * r)
    return p, c, surface(p.shape[:2], 0.45, 0, 0.1, 0.4)


def leaf_flesh():
    return flesh('leaf', grain=0.1, grain_scale=50, see_through=0.25)
