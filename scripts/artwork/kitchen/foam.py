"""Foam on beer and on ayran."""
import numpy as np

from materials import flesh
from noise import cells, layered, noise
from paint import mix, rise, surface
from shapes import sheet, smooth_line


def head(vessel, low, high, seed=0, tones=('#FFF6DF', '#F4DFAE')):
    """A crown of foam from the height `low` in the vessel to `high`, domed over the rim."""
    r, top = vessel.radius(vessel.top, True), vessel.top
    wall = [(vessel.radius(z) - 0.007, z) for z in np.linspace(low, top, 8)]
    over = [(r + 0.005, top + 0.03), (r - 0.02, top + 0.45 * (high - top)), (0.8 * r, high - 0.02)]
    over += [(0.45 * r, high), (0.001, high - 0.01)]
    line = smooth_line(wall + over, 240)
    t = np.linspace(0, 2 * np.pi, 620, endpoint=False)
    p = np.stack([line[:, :1] * np.cos(t), line[:, :1] * np.sin(t), line[:, 1:] + 0 * t], -1)
    above = rise(top, top + 0.06, p[..., 2])
    bubble = rise(0.5, 0.1, cells(p, 26, seed)[0]) * 0.6 + rise(0.5, 0.1, cells(p, 55, seed + 3)[0]) * 0.4
    swell = 0.05 * noise(p + seed, 2.4) + 0.02 * layered(p + seed, 7, 2)
    p *= (1 + (above * swell * 0.5)[..., None] * [0.4, 0.4, 1])
    p[..., 2] += above * 0.008 * bubble - 0.014 * rise(low + 0.1, low, p[..., 2]) * noise(p + seed, 5)
    c = mix(*tones, 0.25 * bubble + 0.3 * layered(p, 8, 3) + 0.5 * rise(low + 0.14, low, p[..., 2]))
    dry = surface(bubble.shape, 0.6, 0.0, 0.03, 0.3)
    sheet(p + np.array(vessel.at), c, dry, flesh('foam', (0.12, 0.1, 0.07), 0.12, 60), wrap_columns=True)
