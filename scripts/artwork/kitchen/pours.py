"""What is poured or dripped; every piece is (points, colours, surfaces) around the origin, lying flat."""
import numpy as np

from noise import layered, noise
from paint import mix, rise, surface
from shapes import circle, slice_of, smooth_line, tube


def thread(points, width=0.02, tones=('#E8A62E', '#C27A12')):
    """A flat thread of honey along the points (x, y), with drops, as it runs from a spoon."""
    line = smooth_line(points, 500)
    line = np.concatenate([line, np.full((500, 1), width * 0.3)], 1)
    ends = np.linspace(0, 1, 500)
    drops = rise(0.2, 0.6, noise(line * [1, 1, 0], 3.2))
    radius = width * (0.7 + 0.9 * drops) * np.clip(40 * np.minimum(ends, 1 - ends), 0.05, 1)
    p = tube(line, radius, 16)
    p[..., 2] = line[:, None, 2] + (p[..., 2] - line[:, None, 2]) * 0.6
    return p, mix(*tones, 0.5 + layered(p, 6, 2)), surface(p.shape[:2], 0.06, 0.15, 1.0, 0.7)


def oil(seed, size=0.07, tones=('#7FA52E', '#3F7A1C')):
    """A drop of herb oil, flat on what it fell on."""
    p = slice_of(circle(size * (0.4 + 0.6 * ((seed * 7) % 5) / 4), 50, 0.22, seed), 0.012, 20)
    c = mix(*tones, 0.4 + 0.8 * layered(p + seed, 14, 2))
    return p, c, surface(p.shape[:2], 0.08, 0.1, 0.8, 0.6)
