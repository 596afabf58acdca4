"""The sides: each says what lies on the table, as its description on the menu does, and nothing else."""
import numpy as np

import cartons
import dips
from box_fillings import chopped_leaf, garlic_bit
from category import Category
from corn import cob, corn_flesh, herb_butter, stump
from flatbreads import bread_flesh, cut_piece, pide, seeds_on
from fries import SWEET_POTATO, fry, fry_flesh
from herbs import leaf_flesh
from poses import put
from salt import salted
from seeds import seed_flesh, sesame
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
    put(cartons.scoop(), (-0.25, -0.12, 0))
    fanned(sticks(56, 10, (0.85, 1.3), (0.125, 0.16)), rng, (-0.25, -0.12), (0.36, 0.17))
    with_dip((0.68, -0.4, 0), 1.25)
    salted(330, (0.8, 0.5), 3, (-0.25, -0.12))


def heaped(bodies, rng, heap, spread, turn=0.4):
    """Lays sticks one on the other, most in the middle."""
    for body in bodies:
        places = [(*np.clip(rng.normal(size=2) * spread, (-0.46, -0.4), (0.46, 0.4)), rng.normal() * turn) for _ in range(12)]
        heap.lay(body, *heap.lowest(body, places))


def suesskartoffel_pommes():
    rng, heap = np.random.RandomState(7), Sticks(0.03)
    cartons.walls((0.66, 0.42), (0.84, 0.56), 0.3)
    heap.wall(0.8, 0.52, 0.27)
    heaped(sticks(25, 70, (0.8, 1.25), (0.12, 0.165), tones=SWEET_POTATO), rng, heap, (0.34, 0.24))
    with_dip((0.74, -0.72, 0), 1.15, tones=dips.LIME_MAYONNAISE, flecks='#5E9A22')


def knoblauch_fladenbrot():
    rng, bread, leaf, fresh = np.random.RandomState(3), pide(5, 1.32, 0.22, oiled=True), leaf_flesh(), dips.dip_flesh()
    strewn_on = seeds_on(bread, chopped_leaf, 210, 0.05, rng, 0.95, leaf) + seeds_on(bread, garlic_bit, 120, 0.06, rng, 0.95, fresh)
    strewn_on += seeds_on(bread, sesame, 130, 0.05, rng, 0.97, seed_flesh())
    for start, end, shift in ((0.86, 1.7, (0, 0.66, 0)), (0.71, 0.85, (0.06, 0.44, 0))):
        for points, *painted in cut_piece(bread, start, end):
            sheet(points + shift, *painted, bread_flesh())
        for points, *painted, material in strewn_on:
            at = np.arctan2(points[..., 1].mean(), points[..., 0].mean()) / (2 * np.pi)
            if (at - start) % 1 < end - start:
                sheet(points + shift, *painted, material, wrap_columns=True)


def shifted(piece, x):
    points, *painted = piece
    return points + [x, 0, 0], *painted


def maiskolben():
    golden, butter = corn_flesh(), dips.dip_flesh()
    for k, (place, turn) in enumerate((((0.12, 0.78, 0.39), 0.2), ((-0.06, -0.1, 0.39), -0.1))):
        for piece in (cob(k + 1), shifted(stump(seed=k), -1.1)):
            put(sheet(*piece, golden, wrap_columns=True), place, (0.5 * k, 0, 0), (0, 0, turn))
        put(sheet(*herb_butter(k), butter, wrap_columns=True), np.add(place, (0.2 - 0.5 * k, 0.0, 0.365)), (0, 0, turn))


DISHES = {
    'knoblauch-fladenbrot': knoblauch_fladenbrot,
    'maiskolben': maiskolben,
    'pommes-frites': pommes_frites,
    'suesskartoffel-pommes': suesskartoffel_pommes,
}
