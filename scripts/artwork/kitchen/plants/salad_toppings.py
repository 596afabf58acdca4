"""What is scattered over a salad; every piece is (points, colours, surfaces) around the origin."""
import numpy as np

from craft.cuts import block
from craft.noise import cells, layered, noise
from craft.paint import mix, rise, surface


def feta(seed, size=0.17):
    """A crumbly cube of feta with oregano and pores."""
    rng = np.random.RandomState(seed)
    p = block(size * rng.uniform(0.8, 1.15, 3), 8, 0.07, seed)
    q = p + seed
    pore = rise(0.2, 0.05, cells(q, 13)[0]) * rise(0.0, 0.3, noise(q, 5))
    p = p * (1 - 0.07 * pore + 0.02 * layered(q, 12, 2))[..., None]
    c = mix('#FCF8EC', '#F1E8D2', 0.35 + 0.9 * layered(q, 6, 3) + pore * 0.5)
    herb = rise(0.3, 0.22, cells(q * [1, 1.7, 1], 11, 3)[0]) * rise(0.0, 0.2, noise(q, 4, 2))
    c = mix(c, '#56702A', herb * 0.85)
    return p, c, surface(pore.shape, 0.55, 0.22, 0.08, 0.4)


def crouton(seed, size=0.13):
    """A cube of bread, fried golden: rough, darker along its edges."""
    rng = np.random.RandomState(seed)
    p = block(size * rng.uniform(0.8, 1.2, 3), 6, 0.1, seed)
    q = p + seed
    pore = rise(0.34, 0.1, cells(q, 12)[0])
    edge = rise(0.95, 1.35, np.linalg.norm(p, axis=-1) / size)
    p = p * (1 - 0.16 * pore + 0.05 * layered(q, 14, 3))[..., None]
    c = mix('#EFC57C', '#CF8A36', 0.35 + 0.8 * layered(q, 4, 3) + 0.35 * edge)
    c = mix(c, '#93501A', rise(0.1, 0.5, layered(q, 7, 3, 4) + 0.25 * edge) * 0.75)
    c = mix(c, '#F7DFA8', pore * rise(0.3, -0.2, layered(q, 3, 2, 6)) * 0.6)
    return p, c, surface(pore.shape, 0.5, 0.06, 0.14, 0.45)


def parmesan(seed, length=0.46):
    """A shaving of parmesan, torn at its edges and curled."""
    rng = np.random.RandomState(seed)
    u, v = np.meshgrid(np.linspace(-1, 1, 70), np.linspace(-1, 1, 44), indexing='ij')
    k = np.stack([u, v, 0 * u + seed], -1)
    half = 0.3 * length * (1 - 0.55 * np.abs(u) ** 2.5) * (1 + 0.2 * noise(k * [1, 0.2, 1], 2.5))
    y = v * half + 0.03 * noise(k, 6) * np.abs(v) ** 3
    x = u * length * 0.5 * (1 + 0.1 * noise(k * [0.2, 1, 1], 3) * np.abs(u) ** 3)
    z = rng.uniform(0.1, 0.42) * length * u**2 + 0.04 * noise(k, 1.0) + 0.004 * layered(k * [1, 4, 1], 3, 2)
    c = mix('#F6E7B4', '#EAD08A', 0.4 + 0.8 * layered(k * [1, 3, 1], 1.5, 3))
    c = mix(c, '#FBF3D6', rise(0.2, 0.5, layered(k, 6, 2, 3)) * 0.6)
    return np.stack([x, y, z], -1), c, surface(u.shape, 0.4, 0.2, 0.12, 0.45)
