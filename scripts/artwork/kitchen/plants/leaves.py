"""Salad leaves, each a sheet around the origin that points along x and lies on its back; wrap nothing."""
import numpy as np

from craft.materials import flesh
from craft.noise import cells, layered, noise
from craft.paint import mix, rise, surface


def _grid(rows, columns):
    return np.meshgrid(np.linspace(0, 1, rows), np.linspace(-1, 1, columns), indexing='ij')


def _veins(u, v, seed, count=7):
    """How close each point is to a vein that runs from the base to the edge, 0 to 1; finer ones between."""
    k = np.stack([3 * u, v, 0 * u + seed], -1)
    fan = v * count / 2 + 0.35 * noise(k, 1.2) + 0.6 * u * np.sign(v) * np.abs(v) ** 0.5
    main = np.exp(-(((fan - np.round(fan)) / 0.1) ** 2)) * rise(1.05, 0.35, u)
    near, second = cells(np.stack([5 * u, 5 * v * (0.25 + u), 0 * u + seed], -1), 1.6)
    return np.maximum(main, 0.8 * rise(0.16, 0.0, second - near) * rise(0.1, 0.4, u))


def _round_tip(u, start):
    """Share of the width that is left: all before `start`, none at the tip."""
    return np.sqrt(np.clip(1 - (np.clip(u - start, 0, 1) / (1.004 - start)) ** 2, 0, 1))


def _ruffled(u, v, height, waves, seed, start=2.2):
    """Shift (x, y, z) that grows towards the edge: the leaf has more edge than room, so the edge waves."""
    k = np.stack([0.5 * u, v * waves, 0 * u + seed * 3.1], -1)
    up = noise(k, 1.0) + 0.35 * noise(k, 2.3, 4) * u**3
    aside, out = noise(k, 1.0, 11), noise(k, 1.3, 17)
    return np.stack([0.35 * out, 0.55 * aside, 1.25 * up], -1) * (height * u**start)[..., None]


def lettuce(seed=0, size=0.85, frill=0.17, waves=5.5, cup=0.35, heart=0.0, tones=('#8CBC3C', '#4C8E22')):
    """A leaf of lettuce, as wide as it is long; `frill` is the height of its waves in units, `heart` 0 to 1 paler."""
    u, v = _grid(76, 150)
    reach = size * (0.56 + 0.44 * np.cos(1.25 * v)) * (1 + 0.05 * noise(np.stack([0 * u, 3 * v, 0 * u + seed], -1)))
    angle = 1.75 * v * (1 - 0.35 * (1 - u) ** 2)
    x, y = u * reach * np.cos(angle) - 0.35 * size, u * reach * np.sin(angle) + 0.07 * size * v * (1 - u)
    veins = _veins(u, v, seed)
    rib = np.exp(-((y / (0.05 * size * (1.25 - u))) ** 2)) * rise(1.0, 0.3, u)
    pucker = rise(0.0, 0.5, u) * (1 - veins) * (0.6 + 0.8 * noise(np.stack([x, y, 0 * x + seed], -1), 4))
    z = cup * (u**2) * size * (0.35 + 0.25 * noise(np.stack([u, v, 0 * u + seed], -1), 0.8)) + 0.018 * pucker + 0.03 * rib
    p = np.stack([x, y, z], -1) + _ruffled(u, v, frill, waves, seed)
    pale = np.clip(rise(0.75, 0.1, u + 0.12 * noise(p, 3)) + heart * (1.1 - 0.6 * u), 0, 1)
    c = mix(*tones, 0.35 + 0.5 * u + 0.5 * layered(p + seed, 4, 3) - 0.35)
    c = mix(c, '#CBD96A', pale * 0.85)
    c = mix(c, '#D6E28E', veins * (0.35 + 0.2 * pale))
    c = mix(c, '#EEF0C6', rib * 0.85)
    c = mix(c, '#8FBF3E', rise(0.93, 1.0, u) * 0.5)
    return p, c, surface(u.shape, 0.36, 0, 0.22, 0.5)


def romaine(seed=0, length=1.5, width=0.36, frill=0.09, curl=0.35):
    """A long leaf of romaine with a thick pale rib and crinkled sides."""
    u, v = _grid(150, 80)
    half = width * np.sin(np.pi * (0.06 + 0.86 * u) ** 0.9) ** 0.7 * (0.62 + 0.5 * u) * _round_tip(u, 0.84)
    k = np.stack([5 * u, v, 0 * u + seed], -1)
    side = np.abs(v)
    vein = np.exp(-((((u * 9 - side * 1.6 + 0.3 * noise(k)) % 1 - 0.5) / 0.13) ** 2)) * rise(0.1, 0.3, side)
    rib = np.exp(-((v * half / (0.075 * (1.15 - u) ** 0.8 + 0.004)) ** 2))
    crinkle = (1 - vein) * side * (0.5 + noise(k, 2.1))
    z = 0.35 * half * side**1.6 + 0.035 * crinkle + 0.045 * rib + curl * length * (u - 0.4) ** 2
    z += frill * side**3 * (noise(k * [2.2, 0.4, 1], 1.0) + 0.4 * noise(k * [4.5, 0.5, 1], 1.0, 5))
    y = v * half + frill * 0.5 * side**3 * noise(k * [2.2, 0.4, 1], 1.0, 9)
    p = np.stack([(u - 0.5) * length, y, z], -1)
    c = mix('#9CC34A', '#3F8222', 0.1 + 0.75 * side * rise(0.1, 0.6, u) + 0.4 * layered(p + seed, 5, 3))
    c = mix(c, '#C3D678', rise(0.35, 0.0, u + 0.2 * side) * 0.85)
    c = mix(c, '#A9C85C', vein * 0.4)
    c = mix(c, '#EFF1D2', rib * (0.95 - 0.35 * u))
    return p, c, surface(u.shape, 0.36, 0, 0.22, 0.5)


def lambs_lettuce(seed=0, leaves=6, size=0.34):
    """A rosette of spoon-shaped leaves: a list of pieces that belong together."""
    rng = np.random.RandomState(seed)
    turns = np.arange(leaves) * 2.4 + rng.uniform(-0.35, 0.35, leaves)
    return [_spoon(seed * 9 + k, size * rng.uniform(0.75, 1.15), a, 0.75 - 0.09 * k) for k, a in enumerate(turns)]


def _spoon(seed, size, turn, flat):
    u, v = _grid(44, 27)
    half = size * (0.05 + 0.27 * rise(0.2, 0.75, u)) * _round_tip(u, 0.68)
    rise_up = np.cumsum(np.sin(np.interp(np.linspace(0, 1, 44), [0, 0.5, 1], [1.2 - flat, 0.9 - flat, 0.1])))
    k = np.stack([u, v, 0 * u + seed], -1)
    vein = np.exp(-((v / 0.1) ** 2)) * rise(1, 0.6, u) + 0.3 * np.exp(-((((u * 6 - np.abs(v)) % 1 - 0.5) / 0.12) ** 2))
    z = size * rise_up[:, None] / 44 + 0.3 * half * v**2 + 0.02 * noise(k, 1.5) - 0.008 * vein
    x, y = u * size, v * half
    p = np.stack([x * np.cos(turn) - y * np.sin(turn), x * np.sin(turn) + y * np.cos(turn), z], -1)
    c = mix('#2F6A1E', '#5B9A34', 0.4 + 0.6 * layered(k, 2, 3))
    c = mix(c, '#9CC466', np.clip(vein, 0, 1) * 0.5)
    c = mix(c, '#CFE0A0', rise(0.4, 0.0, u) * 0.8)
    return p, c, surface(u.shape, 0.4, 0, 0.15, 0.5)


def chicory(seed=0, length=1.15, width=0.24, hollow=0.75):
    """A boat of chicory: ivory, its pointed edge yellow-green."""
    u, v = _grid(100, 60)
    half = width * (np.sin(np.pi * (0.12 + 0.88 * u) ** 0.85) ** 0.75) + 0.01
    k = np.stack([4 * u, v, 0 * u + seed], -1)
    bend = v * (1.0 + 0.12 * noise(k * [1, 0.2, 1], 1.2))
    z = hollow * half * (1 - np.cos(1.35 * bend)) * 1.4 + 0.28 * length * (u - 0.35) ** 2
    z += 0.035 * np.abs(v) ** 3 * u * noise(k * [2, 0.3, 1], 1.4)
    ridge = np.cos(v * 22 + 0.6 * noise(k)) * rise(0.95, 0.3, u) * rise(1, 0.7, np.abs(v))
    p = np.stack([(u - 0.5) * length, half * np.sin(1.2 * bend), z + 0.004 * ridge], -1)
    c = mix('#F4EFD2', '#FBF8E8', 0.5 + 0.4 * ridge)
    edge = rise(0.45, 1.0, np.maximum(np.abs(v) * rise(0.1, 0.6, u), rise(0.55, 1.15, u)) + 0.12 * layered(p + seed, 4, 2))
    c = mix(c, '#E3DF82', edge * 0.9)
    c = mix(c, '#B9CB52', rise(0.55, 1.05, edge) * 0.75)
    return p, c, surface(u.shape, 0.32, 0.1, 0.25, 0.5)


def leaf_body():
    """Thin flesh with the light shining through, wet on its surface."""
    return flesh('salad leaf', grain=0.12, grain_scale=34, see_through=0.38)
