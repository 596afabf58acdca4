"""The sides: each says what lies on the table, as its description on the menu does, and nothing else."""
import numpy as np

import cartons
import dips
from category import Category
from fries import SWEET_POTATO, fry, fry_flesh
from poses import put
from salt import salted
from shapes import sheet
from sticks import Sticks

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


def heaped(bodies, rng, heap, spread, turn=0.4):
    """Lays sticks one on the other, most in the middle."""
    for body in bodies:
        places = [(*np.clip(rng.normal(size=2) * spread, -0.42, 0.42), rng.normal() * turn) for _ in range(12)]
        heap.lay(body, *heap.lowest(body, places))


def suesskartoffel_pommes():
    rng, heap = np.random.RandomState(7), Sticks(0.03)
    cartons.walls((0.74, 0.46), (0.94, 0.62), 0.3)
    heap.wall(0.9, 0.56, 0.27)
    heaped(sticks(40, 70, (0.8, 1.25), (0.12, 0.165), tones=SWEET_POTATO), rng, heap, (0.25, 0.24))
    with_dip((0.72, -0.62, 0), 1.15, tones=dips.LIME_MAYONNAISE, flecks='#5E9A22')


DISHES = {'pommes-frites': pommes_frites, 'suesskartoffel-pommes': suesskartoffel_pommes}
