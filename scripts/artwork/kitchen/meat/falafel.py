"""Falafel, whole and cut; pieces are (points, colours, surfaces) around the origin, wrap their columns."""
import numpy as np

from craft.materials import flesh
from craft.noise import cells, layered, noise
from craft.paint import mix, rise, surface
from craft.shapes import lump

def falafel(seed, radius=0.2):
    """A ball fried dark and craggy, with crumbs that stand off and herbs in it."""
    p = lump((radius, radius * 0.97, radius * 0.84), 0.12, seed, 110, 170)
    k = p / radius * 0.2 + seed * 1.3
    out = p / np.linalg.norm(p, axis=-1, keepdims=True)
    near, second = cells(k, 19)
    crumb = rise(0.55, 0.1, near)
    crack = rise(0.16, 0.02, second - near) * rise(0.0, 0.3, noise(k, 5))
    p = p + out * (radius * (0.06 * crumb - 0.09 * crack + 0.07 * layered(k, 9, 3, 2) + 0.02 * layered(k, 46, 2)))[..., None]
    tone, fine = layered(k, 6, 3, 4), layered(k, 30, 3, 5)
    c = mix('#B4702C', '#7E431A', 0.4 + 0.8 * tone + 0.3 * fine)
    c = mix(c, '#DDA050', crumb * rise(-0.1, 0.4, fine) * 0.75)
    c = mix(c, '#3F2110', np.clip(0.8 * crack + rise(0.3, 0.6, tone + 0.4 * fine) * 0.6, 0, 1))
    c = mix(c, '#6E7A2A', rise(0.36, 0.5, layered(k, 34, 2, 9)) * 0.7)
    return p, c, surface(near.shape, 0.6 - 0.12 * crumb, 0.05, 0.12, 0.4)

def falafel_flesh():
    return flesh('falafel', (0.08, 0.05, 0.02), grain=0.35, grain_scale=50)
