"""What is poured or dripped; every piece is (points, colours, surfaces) around the origin, lying flat."""
import numpy as np

from noise import layered, noise
from paint import mix, surface
from shapes import circle, slice_of, smooth_line, tube


def thread(points, width=0.013, tones=('#DE9420', '#B8690C')):
    """A thread of honey or oil along the points (x, y), as poured from a spoon."""
    line = smooth_line(points, 400)
    line = np.concatenate([line, np.full((400, 1), width * 0.5)], 1)
    k = line * [1, 1, 0]
    ends = np.linspace(0, 1, 400)
    taper = np.clip(40 * np.minimum(ends, 1 - ends), 0.05, 1)
    p = tube(line, width * (1 + 0.5 * noise(k, 5)) * taper, 14)
    c = mix(*tones, 0.5 + layered(p, 6, 2))
    return p, c, surface(p.shape[:2], 0.06, 0.15, 1.0, 0.7)


def oil(seed, size=0.07, tones=('#7FA52E', '#3F7A1C')):
    """A drop of herb oil, flat on what it fell on."""
    p = slice_of(circle(size * (0.5 + 0.5 * ((seed * 7) % 5) / 4), 40, 0.3, seed), 0.016, 16)
    c = mix(*tones, 0.4 + 0.8 * layered(p + seed, 14, 2))
    return p, c, surface(p.shape[:2], 0.08, 0.1, 0.8, 0.6)
