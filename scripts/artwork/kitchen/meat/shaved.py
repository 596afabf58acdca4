"""Meat shaved off the spit: thin browned curls; each a sheet around the origin that lies along x; wrap nothing."""
import numpy as np

from craft.materials import flesh
from craft.noise import layered, noise
from craft.paint import mix, rise, surface
from craft.shapes import sheet

VEAL = ('#CF9468', '#A85E32', '#5E2E14', '#EAC29C')  # flesh, browned, crust, pale fat


def curl(seed, tones=VEAL, length=(0.22, 0.38), width=(0.08, 0.15)):
    rng = np.random.RandomState(seed)
    rows, columns = 60, 34
    u, v = np.meshgrid(np.linspace(-1, 1, rows), np.linspace(-1, 1, columns), indexing='ij')
    k = np.stack([u, 0.6 * v, 0 * u], -1) + seed * 2.3
    long, wide = rng.uniform(*length), rng.uniform(*width)
    torn = 1 - 0.3 * np.abs(u) ** 3 + 0.3 * noise(k, 1.7, 2) + 0.08 * noise(k, 6, 5)
    x = long * (u * (1 + 0.1 * noise(k, 1.5)) + 0.06 * noise(k * [0.2, 1, 1], 6, 7))
    across, bent = wide * v * torn, rng.uniform(0.6, 1.9) * rng.choice([-1, 1])
    y = wide * np.sin(across / wide * bent) / bent
    z = wide * (1 - np.cos(across / wide * bent)) / abs(bent) * 1.2
    z += rng.uniform(0.04, 0.13) * np.sin(u * rng.uniform(1.2, 2.8) + rng.rand() * 6) + 0.05 * noise(k, 1.5, 4)
    z += 0.012 * noise(k * [0.5, 3, 1], 3, 8) + 0.006 * layered(k, 9, 2)
    p = np.stack([x, y, z], -1)
    return p, *_roasted(k, u, v, tones, rng)


def _roasted(k, u, v, tones, rng):
    flesh_tone, browned, crust, fat = tones
    fibre, blotch = layered(k * [0.6, 3.5, 1], 2, 3, 3), layered(k, 1.6, 3, 6)
    edge = np.maximum(rise(0.55, 1, np.abs(v)), rise(0.7, 1, np.abs(u)))
    side = rng.uniform(-0.25, 0.4)  # how much of it was outside on the spit
    c = mix(flesh_tone, browned, 0.35 + 0.7 * fibre + blotch + side)
    c = mix(c, fat, rise(0.12, 0.5, -fibre - 0.4 * side) * 0.6)
    c = mix(c, crust, np.clip(edge * rise(-0.2, 0.5, blotch + side) * 0.75 + rise(0.25, 0.65, blotch + 0.5 * side + 0.3 * fibre) * 0.6, 0, 1))
    return c, surface(u.shape, 0.42 + 0.12 * fibre, 0.06, 0.24 + 0.2 * blotch, 0.45)


def curls(count, seed=0, **how):
    """Objects of that many different curls, to be copied and placed."""
    material = flesh('shaved', (0.1, 0.045, 0.025), grain=0.22, grain_scale=44)
    bodies = [sheet(*curl(seed + k, **how), material) for k in range(count)]
    for body in bodies:
        thick = body.modifiers.new('slice', 'SOLIDIFY')
        thick.thickness, thick.offset = 0.03, 0
    return bodies
