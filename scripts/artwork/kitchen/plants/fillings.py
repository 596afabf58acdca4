"""Fresh slices between breads; every piece is (points, colours, surfaces) around the origin, lying flat."""
import numpy as np

from craft.materials import flesh
from craft.noise import cells, layered, noise
from craft.paint import mix, rise, surface
from craft.shapes import circle, share_of_radius, slice_of


def tomato(seed=0, radius=0.48, thickness=0.1):
    """A slice of a ripe tomato: wet flesh, chambers with seeds, a thin skin."""
    p = slice_of(circle(radius, 260, 0.04, seed), thickness, 110)
    r, q = share_of_radius(p), p * [1, 1, 0] + seed
    t = np.arctan2(p[..., 1], p[..., 0]) + 0.2 * noise(q, 2.5)
    top = p[..., 2] > 0.7 * thickness
    chamber = rise(0.2, 0.55, np.abs(np.sin(2.5 * t + seed))) * rise(0.26, 0.4, r) * rise(0.85, 0.74, r) * top
    p[..., 2] += -0.02 * chamber + 0.03 * noise(q, 1.3) + 0.003 * layered(q, 20, 2)
    seeds = rise(0.36, 0.22, cells(q, 13)[0])
    c = mix('#E2492A', '#CE2A14', rise(0.2, 0.9, r) + 0.3 * layered(q, 5, 3))
    c = mix(c, '#EF8A58', rise(0.3, 0.05, r) * 0.6)
    c = mix(c, '#D8531C', chamber * 0.6)
    c = mix(c, '#F5D98C', chamber * seeds * 0.9)
    c = mix(c, '#B8170B', rise(0.94, 0.985, r))
    return p, c, surface(r.shape, 0.18, 0.25, 0.55, 0.5)


def avocado(seed=0, size=0.46, thickness=0.11):
    """A crescent of ripe avocado, green outside and yellow where the stone was."""
    rng = np.random.RandomState(seed)
    half = rng.uniform(1.05, 1.3)
    a = np.linspace(-half, half, 130)[:, None]
    t = np.linspace(0, 2 * np.pi, 70, endpoint=False)[None]
    width = 0.16 * np.cos(a / half * 1.5) ** 0.55 + 0.004
    across, up = np.cos(t), np.sign(np.sin(t)) * np.abs(np.sin(t)) ** 0.6
    r = size + width * across
    height = thickness / 2 * (1 + up * (0.75 + 0.25 * across)) * (width / 0.164) ** 0.3
    p = np.stack([r * np.cos(a) - size, r * np.sin(a), height], -1)
    q = p + seed
    p[..., 2] += 0.015 * noise(q, 2) + 0.003 * layered(q, 16, 2)
    c = mix('#EFE392', '#C9D46A', rise(-0.9, 0.3, across) + 0.3 * layered(q, 5, 2))
    c = mix(c, '#93B23A', rise(0.3, 0.85, across + 0.1 * noise(q, 5)))
    c = mix(c, '#4E7320', rise(0.88, 1.0, across) * 0.85)
    return p, c, surface(p.shape[:2], 0.32, 0.25, 0.25, 0.45)


def shred(seed=0, size=0.2, tones=('#F3F0D4', '#D3DFA0'), width=0.03):
    """A fine strip of raw cabbage or carrot in its dressing."""
    rng = np.random.RandomState(seed)
    u, t = np.linspace(-1, 1, 60)[:, None], np.linspace(0, 2 * np.pi, 16, endpoint=False)[None]
    k = np.stack([u, 0 * u, 0 * u + seed], -1)
    bend, lift = rng.uniform(-0.7, 0.7), rng.uniform(-0.4, 0.5)
    y = size * (bend * u**2 + 0.25 * noise(k, 1.4))
    z = size * (lift * u**2 + 0.3 * noise(k, 1.1, 3))
    w = width * rng.uniform(0.8, 1.5) * np.clip(6 * (1 - np.abs(u)) + 0.3, 0, 1)
    p = np.stack([size * u + 0 * t, y + w * np.cos(t), z + 0.45 * w * np.sin(t)], -1)
    c = mix(*tones, 0.4 + rng.uniform(-0.4, 0.5) + 0.5 * layered(p + seed, 6, 2))
    return p, c, surface(p.shape[:2], 0.22, 0.3, 0.45, 0.5)


def fresh_flesh():
    return flesh('fresh', (0.2, 0.1, 0.05), grain=0.04, grain_scale=30)
