"""Sauces in a pot: a surface with the mark of the spoon, around the origin; wrap its columns."""
import numpy as np

from materials import flesh
from noise import layered, noise
from paint import mix, rise, surface

KETCHUP = ('#A81206', '#CC2A12')
LIME_MAYONNAISE = ('#F3E7B4', '#FAF3D2')


def dip(seed, radius=0.24, height=0.2, tones=KETCHUP, flecks=None):
    """`flecks` is the colour of zest or herbs in it."""
    r, t = np.linspace(0, 1, 90)[:, None], np.linspace(0, 2 * np.pi, 200, endpoint=False)[None]
    p = np.stack([radius * r * np.cos(t), radius * r * np.sin(t), 0 * (r + t)], -1)
    q = p / radius * 0.25 + [seed, 0, 0]
    turn = np.sin(t - 9 * r + 0.8 * noise(q, 6) + seed)
    peak = np.exp(-((r / 0.22) ** 2))
    p[..., 2] = height + radius * (0.07 * turn * (1 - r**2) * r + 0.22 * peak - 0.08 * (1 - r**4) + 0.1 * r**8)
    p[..., 2] += 0.012 * noise(q, 14, 2) * (1 - r**4)
    c = mix(*tones, 0.45 + 0.25 * turn + 0.4 * layered(q, 12, 3, 4))
    if flecks:
        c = mix(c, flecks, rise(0.34, 0.44, layered(q, 34, 2, 6)) * 0.85)
    return p, c, surface(p.shape[:2], 0.2, 0.12, 0.6, 0.5)


def dip_flesh():
    return flesh('dip', (0.2, 0.08, 0.05))
