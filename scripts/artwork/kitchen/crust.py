"""The pizza's rim: puffed, floured, blistered and charred by the fire; lengths in units of the set."""
import numpy as np

from noise import cells, layered, noise
from paint import mix, rise


def dome(distance, size):
    """A round bubble, 0 to 1, over the points nearer than `size`."""
    return np.sqrt(np.clip(1 - (distance / size) ** 2, 0, 1))


def puff(p, seed):
    """How far the dough rises along its normal, and how blistered it is, 0 to 1."""
    place = p + 0.04 * noise(p, 5, seed + 3)[..., None]
    big = dome(cells(place, 2.3, seed + 5)[0], 0.62) * rise(-0.1, 0.35, noise(p, 1.6, seed + 9))
    small = dome(cells(place, 5.5, seed + 6)[0], 0.5) * rise(0.0, 0.4, noise(p, 2.6, seed + 7))
    tiny = dome(cells(place, 14, seed + 8)[0], 0.5) * rise(0.1, 0.5, noise(p, 3.4, seed + 10))
    lift = 0.055 * big + 0.026 * small + 0.008 * tiny
    lift += 0.02 * layered(p, 6, 4, seed + 2) + 0.005 * layered(p, 36, 2, seed)
    return lift, np.maximum(0.8 * big, np.maximum(0.9 * small, 0.7 * tiny))


def dough(p, blistered, radius, seed):
    """Colours of the baked dough: pale and floured on top, browner at the shoulder, soft dark spots."""
    coarse, fine = layered(p, 2.6, 4, seed + 11), layered(p, 20, 3, seed + 12)
    shoulder = rise(radius - 0.1, radius + 0.03, np.hypot(p[..., 0], p[..., 1])) * rise(0.24, 0.1, p[..., 2])
    c = mix('#EFC98A', '#D48F3E', 0.42 + 0.8 * coarse + 0.5 * shoulder)
    c = mix(c, '#B4682A', rise(0.05, 0.85, 0.7 * coarse + 0.55 * blistered + 0.3 * shoulder) * 0.75)
    c = mix(c, '#FBEED2', rise(0.0, 0.5, -coarse + 0.2 * fine) * 0.35)
    c = mix(c, '#FFF6E4', rise(0.12, 0.5, layered(p, 46, 2, seed + 15)) * rise(-0.1, 0.4, noise(p, 2, seed + 16)) * 0.55)
    fire = 0.62 * blistered + 0.85 * layered(p, 3.6, 4, seed + 21) + 0.22 * fine
    fire = fire + 0.12 * rise(0.1, 0.3, p[..., 2]) - 0.02
    c = mix(c, '#A45A20', rise(0.22, 0.62, fire) * 0.8)
    c = mix(c, '#5E3013', rise(0.42, 0.78, fire) * 0.85)
    c = mix(c, '#2C1A12', rise(0.62, 0.98, fire) * 0.9)
    return c * (1 + 0.12 * fine + 0.08 * layered(p, 60, 2, seed + 13))[..., None]
