"""Sauces that run over an edge; every piece is (points, colours, surfaces) for hanging on a stack."""
import numpy as np

from craft.materials import flesh
from craft.noise import layered, noise
from craft.paint import mix, rise, surface
from craft.stack import soft_slice
from dairy.cheese_slices import around

HOUSE = ('#F6C67C', '#E39440')
MUSTARD = ('#D39C2C', '#A8720F')
HONEY_MUSTARD = ('#F2BE3E', '#DC951C')
BARBECUE = ('#5A1E0A', '#32100A')
PAPRIKA = ('#F2A268', '#DC6E34')
FIRE = ('#CE2E0C', '#971204')
HERBS = ('#F1F0D2', '#D5E0A4')


def drips(edge, count, longest=0.26, even=0.02, seed=0, widths=(0.07, 0.12)):
    """How far a sauce reaches at each angle: up to `edge` and here and there down in a drip."""
    rng, t = np.random.RandomState(seed), around(1000)
    ring = np.stack([np.cos(t), np.sin(t), 0 * t], -1)
    reach = edge(t) - 0.02 + even + 0.035 * noise(ring, 3, seed) + 0.015 * noise(ring, 9, seed + 1)
    middles = -np.pi / 2 + np.linspace(-1.35, 1.35, count) + rng.uniform(-0.14, 0.14, count)
    for middle in middles:
        width, long = rng.uniform(*widths), longest * rng.uniform(0.35, 1.0)
        off = np.abs((t - middle + np.pi) % (2 * np.pi) - np.pi) / width
        reach = reach + long * np.exp(-(off**3)) + 0.3 * long * np.exp(-((off / 2.2) ** 2))
    return reach


def sauce(outline, tones=HOUSE, thickness=0.05, seed=0, specks=None, gloss=0.45, fine=38):
    """Creamy, glossy in small highlights; `specks` are of another colour (herbs, spice)."""
    p = soft_slice(outline, thickness, 150, swell=0.35, seed=seed)
    flat = p * [1, 1, 0] + seed
    p[..., 2] += 0.006 * layered(flat, 5, 2, seed)
    c = mix(*tones, 0.35 + 0.7 * layered(flat, 4, 3, seed))
    if specks:
        c = mix(c, specks, rise(0.34, 0.44, layered(flat, fine, 2, seed + 3)) * 0.75)
    return p, c, surface(p.shape[:2], 0.24, 0.25, gloss, 0.5)


def sauce_flesh():
    return flesh('sauce', (0.2, 0.1, 0.05), grain=0.02, grain_scale=20)
