"""Cups, saucers and beakers; and what lies beside a coffee."""
import numpy as np

from craft.materials import flesh
from craft.noise import cells, layered, noise
from craft.paint import colour, mix, rise, surface
from craft.placing import turned
from craft.shapes import sheet, smooth_line, turn

CUP = [(0.001, 0.045), (0.28, 0.045), (0.3, 0.0), (0.34, 0.0), (0.36, 0.06), (0.5, 0.25), (0.6, 0.5)]
CUP += [(0.645, 0.8), (0.66, 0.93), (0.65, 0.945), (0.635, 0.93), (0.615, 0.78), (0.57, 0.5)]
SAUCER = [(0.001, 0.05), (0.38, 0.05), (0.42, 0.065), (0.46, 0.06), (0.75, 0.1), (1.0, 0.17), (1.06, 0.195), (1.075, 0.185)]
SAUCER += [(1.05, 0.165), (0.75, 0.06), (0.5, 0.02), (0.48, 0.0), (0.44, 0.0), (0.42, 0.02), (0.001, 0.02)]


def china():
    return flesh('china', (0.05, 0.045, 0.04))


def _plain(points, hex_code, material, rough=0.2, soft=0.0, glaze=0.35, shine=0.5):
    s = surface(points.shape[:2], rough, soft, glaze, shine)
    return sheet(points, colour(hex_code), s, material, wrap_columns=True)


def cup_on_saucer(at=(0, 0, 0), white='#E3E0DA'):
    """A cup of 0.66 units radius; the coffee goes to the height 0.86 above the saucer's 0.05."""
    material, up = china(), np.array(at) + [0, 0, 0.05]
    _plain(turn(SAUCER, 160, 200) + at, white, material)
    _plain(turn(CUP, 190, 200) + up, white, material)
    grip = smooth_line([(0.55, 0, 0.74), (0.72, 0, 0.8), (0.9, 0, 0.72), (0.93, 0, 0.52), (0.8, 0, 0.33), (0.5, 0, 0.26)], 90)
    _plain(turned(_bow(grip, 0.055, 1.25), (0, 0, -22), up), white, material)


def _bow(line, radius, wide=1.0):
    """A handle along a line in the plane y = 0; it never twists, however steep it runs."""
    along = np.gradient(line, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    up = np.cross([0, 1, 0], along)
    t = np.linspace(0, 2 * np.pi, 28, endpoint=False)[None, :, None]
    return line[:, None] + radius * (wide * np.array([0, 1, 0]) * np.cos(t) + up[:, None] * np.sin(t))


def coffee(at, radius=0.628, height=0.86, seed=0):
    """Coffee with its crema: hazel, streaked and full of fine bubbles."""
    s, t = np.linspace(0.002, 1, 230)[:, None], np.linspace(0, 2 * np.pi, 420, endpoint=False)[None]
    p = np.stack([s * radius * np.cos(t), s * radius * np.sin(t), 0 * s + 0 * t], -1)
    q = p + 0.12 * np.stack([noise(p, 2, seed), noise(p, 2, seed + 5), 0 * s + 0 * t], -1)
    streak = rise(-0.25, 0.45, layered(q * [1, 2.4, 1], 2.6, 4, seed))
    fine = rise(0.42, 0.12, cells(p, 34, seed)[0]) * 0.6 + rise(0.42, 0.12, cells(p, 17, seed + 2)[0]) * rise(0.7, 0.98, s)
    c = mix('#8E4E1C', '#D69A54', streak)
    c = mix(c, '#F0CB92', np.clip(rise(0.9, 0.985, s) * 0.6 + 0.25 * fine, 0, 1))
    c = mix(c, '#5A2A0C', rise(0.35, 0.7, layered(q, 3.4, 3, seed + 9)) * 0.55)
    p[..., 2] = height + 0.05 + 0.006 * fine + 0.018 * rise(0.95, 1, s)
    crema = flesh('crema', (0.05, 0.03, 0.02), 0.05, 70)
    sheet(p + at, c, surface(c.shape[:2], 0.28, 0.15, 0.35, 0.45), crema, wrap_columns=True)


def cream_portion(at, angle=0):
    """A sealed portion of coffee cream: a ribbed little pot with a foil lid."""
    profile = [(0.001, 0), (0.15, 0), (0.165, 0.015), (0.175, 0.06), (0.2, 0.25), (0.21, 0.262)]
    pot = turn(profile + [(0.245, 0.266), (0.245, 0.276)], 90, 180)
    t = np.arctan2(pot[..., 1], pot[..., 0])
    pot[..., :2] *= (1 + 0.012 * np.cos(24 * t) * (pot[..., 2] > 0.03) * (pot[..., 2] < 0.23))[..., None]
    _plain(turned(pot, (0, 0, 0), at), '#E9E3D6', china(), 0.35, 0.1, 0.2)
    s, a = np.linspace(0.002, 1, 60)[:, None], np.linspace(0, 2 * np.pi, 160, endpoint=False)[None]
    reach = 0.25 * (1 + 0.42 * np.exp(-((a - np.pi) / 0.26) ** 2))
    lift = 0.279 + 0.05 * np.maximum(s * reach - 0.25, 0) / 0.1
    lid = np.stack([s * reach * np.cos(a), s * reach * np.sin(a), lift], -1)
    lid[..., 2] += 0.004 * noise(lid, 9) * s - 0.008 * rise(0.8, 0.6, s * reach / 0.25)
    c = mix('#E9DDC6', '#C98A3C', rise(0.62, 0.58, s * reach / 0.25) * 1.0)
    c = mix(c, '#FFF9EC', rise(0.40, 0.37, s * reach / 0.25))
    foil = surface(c.shape[:2], 0.3, 0, 0.3, 0.8)
    sheet(turned(lid, (0, 0, angle), at), c, foil, flesh('foil'), wrap_columns=True)


def sugar_cube(at, angles, size=(0.11, 0.11, 0.085), seed=0):
    """A pressed cube whose grains show."""
    a, t = np.linspace(0.001, np.pi - 0.001, 150)[:, None], np.linspace(0, 2 * np.pi, 260, endpoint=False)[None]
    d = np.stack([np.sin(a) * np.cos(t), np.sin(a) * np.sin(t), np.cos(a) + 0 * t], -1)
    p = d / ((np.abs(d) ** 14).sum(-1) ** (1 / 14))[..., None] * size
    first, second = cells(p + seed, 42)
    p *= (1 + 0.035 * layered(p + seed, 14, 3) + 0.03 * (first - 0.4))[..., None]
    c = mix('#F1EEE8', '#CFC8BC', rise(0.2, 0.7, first))
    sparkle = surface(first.shape, np.where(noise(p + seed, 40) > 0.35, 0.1, 0.6), 0.1, 0.1, 0.6)
    sheet(turned(p, angles, at), c, sparkle, flesh('sugar', (0.08, 0.08, 0.08)), wrap_columns=True)


def copper_beaker(profile, at=(0, 0, 0), wall=0.03):
    """A hammered beaker with a rolled rim and a brass handle; `profile` is its outside (radius, height)."""
    out = smooth_line(profile, 320)
    r, top = out[-1]
    half = np.linspace(0, np.pi, 14)[1:-1]
    rim = np.stack([r + 0.02 * np.cos(half) - 0.005, top + 0.022 * np.sin(half)], -1)
    line = np.vstack([out, rim, [(r - wall, top), (r - wall - 0.01, top - 0.3)]])
    t = np.linspace(0, 2 * np.pi, 620, endpoint=False)
    p = np.stack([line[:, :1] * np.cos(t), line[:, :1] * np.sin(t), line[:, 1:] + 0 * t], -1)
    wall_part = rise(0.08, 0.14, p[..., 2]) * rise(top - 0.05, top - 0.12, p[..., 2])
    dents = np.minimum(cells(p, 7.0, 3)[0], 0.75) ** 2
    p[..., :2] *= (1 + wall_part * 0.055 * (dents - 0.25))[..., None]
    c = mix('#E58A52', '#C4622F', 0.5 + 0.7 * layered(p, 3, 3))
    c = mix(c, '#8A3E20', np.clip(rise(0.1, 0.02, p[..., 2]) * 0.6 + wall_part * rise(0.3, 0.56, dents) * 0.35, 0, 1))
    metal = _metal('copper')
    sheet(p + at, c, surface(c.shape[:2], 0.2, 0, 0, 0.5), metal, wrap_columns=True)
    _handle(r, top, at, metal)


def _metal(name):
    metal = flesh(name, grain=0.03, grain_scale=40)
    metal.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = 1
    return metal


def _handle(r, top, at, metal):
    line = [(r - 0.06, 0, top - 0.16), (r + 0.16, 0, top - 0.1), (r + 0.34, 0, top - 0.22), (r + 0.33, 0, top - 0.5)]
    line += [(r + 0.18, 0, top - 0.78), (r - 0.02, 0, top - 0.9), (r - 0.1, 0, top - 0.92)]
    p = _bow(smooth_line(line, 120), 0.04)
    brass = mix('#E2B35A', '#B98632', 0.5 + 0.6 * layered(p, 5, 2))
    sheet(turned(p, (0, 0, -18), at), brass, surface(p.shape[:2], 0.2, 0, 0, 0.5), metal, wrap_columns=True)
