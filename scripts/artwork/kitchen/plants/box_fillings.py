"""What lies loose in a box: hummus drawn with a spoon, tabbouleh; around the origin."""
import bpy
import numpy as np

from craft.noise import layered, noise
from craft.paint import mix, surface
from craft.poses import copy, put
from craft.shapes import lump, sheet


def hummus(seed, half_x=0.5, half_y=0.4, height=0.14, tones=('#E9D2A0', '#D6B67A')):
    """A cushion of hummus with the furrow of a spoon; wrap its columns."""
    r, t = np.linspace(0.001, 1, 120)[:, None], np.linspace(0, 2 * np.pi, 260, endpoint=False)[None]
    x, y = half_x * r * np.cos(t), half_y * r * np.sin(t)
    k = np.stack([x, y, 0 * x + seed], -1)
    spiral = np.sin(t - 11 * r + 0.7 * noise(k, 3))
    z = height * (1 - r**6) * (1 + 0.25 * (1 - r)) + 0.28 * height * spiral * (1 - r**3) * (0.3 + r) + 0.012 * layered(k, 9, 3) * (1 - r**8)
    grain = layered(k, 30, 2)
    c = mix(*tones, 0.4 - 0.4 * spiral + 0.3 * grain + 0.3 * layered(k, 4, 2))
    return np.stack([x, y, z + 0.005 * grain], -1), c, surface(x.shape, 0.4, 0.15, 0.18 + 0.15 * spiral, 0.4)


def chopped_leaf(seed, size=0.05):
    """A bit of chopped parsley, bent and uneven; wrap its columns."""
    rng = np.random.RandomState(seed)
    r, t = np.linspace(0, 1, 7)[:, None], np.linspace(0, 2 * np.pi, 22, endpoint=False)[None]
    reach = size * (0.7 + 0.35 * np.sin(t * 2 + rng.rand() * 6) + 0.22 * np.sin(t * 5 + rng.rand() * 6))
    p = np.stack([r * reach * np.cos(t), r * reach * np.sin(t), 0.3 * size * np.sin(2 * t + seed) * r**2 + 0.25 * size * r], -1)
    c = mix('#2C7420', '#6BB03C', rng.rand() * 0.8 + 0.2 * r + 0.2 * noise(p + seed, 20))
    return p, c, surface(p.shape[:2], 0.4, 0, 0.2, 0.45)


def grain_of_bulgur(seed, size=0.024):
    p = lump((size, size * 0.8, size * 0.7), 0.35, seed, 9, 11)
    return p, mix('#E8C684', '#C99A52', 0.5 + layered(p * 20, 1, 2)), surface(p.shape[:2], 0.4, 0.2, 0.25, 0.45)


def garlic_bit(seed, size=0.045):
    """Chopped garlic, golden from the oven."""
    p = lump((size, size * 0.8, size * 0.5), 0.4, seed, 14, 18)
    return p, mix('#FBEFC8', '#E0AC54', 0.25 + layered(p * 12 + seed, 1, 2)), surface(p.shape[:2], 0.3, 0.3, 0.4, 0.5)


def strewn(piece, count, height, half, rng, material, kinds=24, thick=0.05, centre=(0, 0)):
    """Many small pieces over a mound: `height(x, y)` in units, within the ellipse of the half sizes around the centre."""
    models = [sheet(*piece(seed=k), material, wrap_columns=True) for k in range(kinds)]
    for k in range(count):
        a, d = rng.rand() * 6.3, np.sqrt(rng.rand())
        x, y = half[0] * d * np.cos(a), half[1] * d * np.sin(a)
        place = (centre[0] + x, centre[1] + y, height(x, y) + rng.uniform(-0.3, 1) * thick)
        put(copy(models[k % kinds]), place, (*rng.uniform(-0.9, 0.9, 2), rng.rand() * 6.3), size=float(rng.uniform(0.7, 1.2)))
    for model in models:
        bpy.data.objects.remove(model)
