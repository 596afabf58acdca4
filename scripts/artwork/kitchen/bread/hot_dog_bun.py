"""A soft long roll, cut open from above and toasted inside: a piece (points, colours, surfaces) along x on z = 0."""
import numpy as np

from bread.loaves import _loft
from craft.noise import cells, layered, noise
from craft.paint import mix, rise, surface
from craft.shapes import smooth_line

# One side of the cross-section, from the bottom of the cut over the lip to the middle below.
SIDE = [(0.0, 0.2), (0.1, 0.215), (0.19, 0.3), (0.245, 0.43), (0.285, 0.555), (0.335, 0.6), (0.4, 0.585)]
SIDE += [(0.5, 0.5), (0.565, 0.34), (0.55, 0.16), (0.45, 0.04), (0.3, 0.0), (0.0, 0.0)]


def bun(seed=0, length=2.35):
    half = smooth_line(SIDE, 190)
    section = np.vstack([half, (half * [-1, 1])[-2:0:-1]])
    way = np.r_[np.linspace(0, 1, 190), np.linspace(1, 0, 190)[1:-1]]
    p, u = _loft(section, length, 420, 5.0)
    q = p + seed
    tip = rise(0.8, 1.0, np.abs(u))
    p[..., 2] += 0.12 * tip
    coarse, fine = layered(q, 2.2, 4), layered(q, 17, 3)
    inside = rise(0.40, 0.355, way[None] + 0.022 * noise(q, 6) + 0.012 * fine)
    pores = rise(0.4, 0.08, cells(q, 19)[0])
    slope = noise(q * [1, 0.15, 0.15], 1.3, 5)
    p[..., 1] += np.sign(p[..., 1]) * 0.05 * slope * rise(0.1, 0.5, p[..., 2])
    p[..., 2] += (0.06 * slope + 0.035 * noise(q, 2.4, 2)) * rise(0.2, 0.6, p[..., 2]) + 0.012 * layered(q, 7, 3) * (1 - inside)
    p[..., 2] -= 0.03 * inside * pores - 0.012 * inside * fine
    z = p[..., 2] / 0.6
    c = mix('#F2C47A', '#DC9236', rise(0.1, 0.6, z + 0.2 * coarse) + 0.14 * fine)
    c = mix(c, '#B0621E', rise(0.5, 1.05, z + 0.5 * coarse) * 0.75)
    c = mix(c, '#7E3C10', rise(0.25, 0.7, 0.7 * coarse + 0.5 * z - 0.15 + 0.2 * fine) * 0.5)
    c = mix(c, '#FBEBC8', rise(0.3, 0.42, layered(q, 24, 2, 5) + 0.5 * noise(q, 1.8, 8)) * 0.45)  # flour
    toast = mix('#FCEFD0', '#D99C4C', rise(-0.1, 0.6, 0.8 * coarse + 0.35 * fine + 1.5 * (way[None] - 0.26)) + 0.3 * pores)
    toast = mix(toast, '#96521C', rise(0.31, 0.37, way[None] + 0.03 * fine) * 0.75)
    c = mix(c, toast, inside)
    wash = (0.28 + 0.25 * coarse) * rise(0.3, 0.8, z) * (1 - inside)
    return p, c, surface(z.shape, 0.55 + 0.2 * inside, 0.12, np.clip(wash, 0, 1), 0.32)
