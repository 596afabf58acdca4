"""The sides: each says what lies on the table, as its description on the menu does, and nothing else."""
import bpy
import numpy as np

import cartons
import dips
from category import Category
from falling import fall
from fries import SWEET_POTATO, fry, fry_flesh
from placing import put
from salt import salted
from shapes import sheet

CATEGORY = Category('#FBEBC6', ((0, 0, 0.52), 6.0, 34), -0.1)


def sticks(count, seed, length, width, **how):
    """Fries of many lengths, waiting to be placed."""
    rng, material = np.random.RandomState(seed), fry_flesh()
    return [sheet(*fry(seed + k, rng.uniform(*length), rng.uniform(*width), **how), material, wrap_columns=True) for k in range(count)]


def fanned(bodies, rng, centre, spread):
    """Stands sticks beside each other in a carton; they lean outwards and never cross."""
    columns = int(np.ceil(np.sqrt(len(bodies) * spread[0] / spread[1])))
    rows = len(bodies) / columns
    for k, body in enumerate(bodies):
        u, v = (k % columns + 0.5) / columns * 2 - 1, (k // columns + 0.5) / rows * 2 - 1
        u += (k // columns % 2 - 0.5) / columns + rng.uniform(-0.05, 0.05)
        half = body.dimensions.x / 2
        roll, lean = (rng.uniform(-0.5, 0.5), 0, 0), (-0.42 * v + rng.uniform(-0.04, 0.04), 0, 0)
        sink = 0.1 * u**2 + rng.uniform(-0.08, 0.14) + 0.1 * v
        place = (centre[0] + 1.35 * spread[0] * u, centre[1] + 1.2 * spread[1] * (v + 0.15), 0.25 + half + sink)
        put(body, place, roll, (0, -np.pi / 2 + 0.46 * u + rng.uniform(-0.05, 0.05), 0), lean)


def with_dip(place, scale=1.0, **how):
    """A paper pot of sauce."""
    put(cartons.pot(), place, size=scale)
    put(sheet(*dips.dip(5, **how), dips.dip_flesh(), wrap_columns=True), place, size=scale)


def pommes_frites():
    rng = np.random.RandomState(4)
    put(cartons.scoop(), (-0.25, 0.12, 0))
    fanned(sticks(56, 10, (0.85, 1.3), (0.125, 0.16)), rng, (-0.25, 0.12), (0.36, 0.17))
    with_dip((0.62, -0.42, 0), 1.25)
    salted(330, (0.8, 0.5), 3, (-0.25, 0.12))


def heaped(bodies, rng, tray, inside, across=4, frames=40):
    """Drops sticks, layer by layer, into a tray; a high fence of the half sizes `inside` keeps them in until they lie."""
    fence = cartons.walls(inside, inside, 4, columns=60, rows=4)
    for k, body in enumerate(bodies):
        layer, lane = divmod(k, across)
        x, y = rng.uniform(-0.12, 0.12), (lane - (across - 1) / 2) * 0.24
        put(body, (x, y, 0.25 + 0.26 * layer), (0, 0, rng.uniform(-0.35, 0.35) + 0.3 * (layer % 3 - 1)))
    fall(bodies, [tray, fence], frames)
    bpy.data.objects.remove(fence)


def suesskartoffel_pommes():
    rng = np.random.RandomState(7)
    tray = cartons.walls((0.78, 0.46), (0.98, 0.64), 0.34)
    put(tray, (0, 0, 0))
    bodies = sticks(44, 70, (0.8, 1.25), (0.12, 0.17), tones=SWEET_POTATO)
    heaped(bodies, rng, tray, (0.96, 0.6))
    with_dip((0.72, -0.62, 0), 1.15, tones=dips.LIME_MAYONNAISE, flecks='#5E9A22')


DISHES = {'pommes-frites': pommes_frites, 'suesskartoffel-pommes': suesskartoffel_pommes}
