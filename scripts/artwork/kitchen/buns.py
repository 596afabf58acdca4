"""Soft round breads; every piece is (points, colours, surfaces) around the axis, standing on z = 0."""
import numpy as np

from materials import flesh
from noise import cells, layered, noise
from paint import mix, rise, surface
from shapes import outward, turn

TOP = [(0.001, 0.6), (0.3, 0.588), (0.58, 0.53), (0.8, 0.42), (0.95, 0.275)]  # radius and height
TOP += [(1.01, 0.15), (0.99, 0.05), (0.94, 0.008), (0.86, 0), (0.5, 0)]
BOTTOM = [(0.45, 0.3), (0.8, 0.3), (0.93, 0.298), (0.985, 0.27), (1.02, 0.19)]
BOTTOM += [(1.0, 0.08), (0.94, 0.01), (0.86, 0), (0.5, 0)]
TONES = ('#EFAE4C', '#D27A1C', '#97440D')


def _shaped(profile, radius, seed, rows):
    p = turn([(r * radius, z * radius) for r, z in profile], rows, 700)
    around = p / np.maximum(np.hypot(p[..., 0], p[..., 1]), 1e-3)[..., None] * [1, 1, 0]
    p[..., :2] *= (1 + 0.016 * noise(around, 1.2, seed) + 0.008 * noise(around, 3.5, seed))[..., None]
    return p, outward(p)


def lid(seed=1, radius=1.0, tones=TONES, gloss=0.8, tall=1.0):
    """The top half: egg-washed, deep golden, paler below, its soft crumb just seen at the cut."""
    plain, normal = _shaped([(r, z * tall) for r, z in TOP], radius, seed, 300)
    fine = layered(plain, 15, 3, seed + 5)
    dents = 0.03 * layered(plain, 1.6, 3, seed) + 0.007 * noise(plain, 6, seed + 1)
    dents += 0.004 * layered(plain, 20, 3, seed + 2)
    p = plain + normal * dents[..., None] * radius
    z = plain[..., 2] / radius
    patches = layered(plain, 2.2, 4, seed + 4)
    pale, golden, brown = tones
    c = mix(pale, golden, rise(0.06, 0.4, z + 0.1 * patches) + 0.1 * fine)
    c = mix(c, brown, rise(0.22, 0.72, z + 0.24 * patches + 0.05 * fine) * 0.85)
    c = mix(c, '#5A240A', rise(0.5, 0.85, z * 0.6 + 0.5 * patches) * 0.2)
    c = mix(c, '#F6DEA6', rise(0.105, 0.03, z + 0.02 * patches) * 0.9)
    crumb = rise(0.035, 0.01, z + 0.008 * fine)
    c = mix(c, '#F5DFB0', crumb)
    c = c * (1 + 0.05 * layered(plain, 45, 2, seed + 9))[..., None]
    c = mix(c, golden, rise(0.42, 0.5, layered(plain, 20, 2, seed + 12)) * 0.35)  # blisters of the egg wash
    washed = rise(0.1, 0.26, z) * gloss * (0.75 + 0.5 * noise(plain, 9, seed + 7))
    rough = 0.58 - 0.1 * rise(0.1, 0.3, z) + 0.05 * fine
    return p, c, surface(z.shape, rough, 0.1, washed * (0.9 + 0.3 * patches), 0.32)


def heel(seed=1, radius=1.0, tones=TONES):
    """The bottom half: crust at the side, toasted crumb where it was cut."""
    plain, normal = _shaped(BOTTOM, radius, seed, 200)
    z, r = plain[..., 2] / radius, np.hypot(plain[..., 0], plain[..., 1]) / radius
    cut = rise(0.262, 0.285, z + 0.012 * noise(plain, 5, seed))
    pores = rise(0.32, 0.08, cells(plain, 26, seed)[0])
    fine, patches = layered(plain, 16, 3, seed + 5), layered(plain, 2.2, 4, seed + 4)
    lift = 0.012 * layered(plain, 2.2, 3, seed) + 0.002 * fine - cut * (0.012 * pores - 0.006 * fine)
    p = plain + normal * lift[..., None] * radius
    pale, golden, brown = tones
    c = mix(pale, golden, rise(0.26, 0.16, z + 0.03 * patches) + 0.12 * fine)
    c = mix(c, brown, rise(0.15, 0.0, z + 0.06 * patches) * 0.75)
    c = mix(c, '#F3D596', rise(0.2, 0.262, z + 0.02 * patches) * 0.8)
    toast = mix('#F8E6BC', '#C98538', rise(-0.1, 0.5, patches + 0.4 * fine) * rise(0.7, 0.95, r))
    c = mix(c, mix(toast, '#B97B38', pores * 0.4), cut)
    return p, c, surface(z.shape, 0.5 + 0.2 * cut, 0.1, 0.12 * (1 - cut), 0.4)


def bun_flesh():
    return flesh('bun', (0.2, 0.09, 0.04), grain=0.1, grain_scale=34)
