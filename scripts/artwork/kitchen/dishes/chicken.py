"""The chicken dishes: each says what lies on it, as its description on the menu does, and nothing else."""
import numpy as np

from category import Category
from craft.dressing import HERB_MAYONNAISE, HOUSE, dressed
from craft.drop import drop
from craft.heap import Heap
from craft.poses import put
from craft.salt import salted
from craft.seeds import seed_flesh, sesame, strew
from craft.shapes import sheet
from meat import poultry, poultry_skins
from plants import citrus, fruit, garnish, leaves
from plants.fries import fry, fry_flesh
from poured import dips
from tableware import cartons
from tableware.crockery import plate

CATEGORY = Category('#FBE6C8', ((0, -0.02, 0.2), 7.6, 38), -0.2)


def grilled_legs():
    heap = Heap(2)
    plate(heap)
    heap.lay(poultry.leg(1, turned=-1), -0.22, 0.42, 0.12)
    heap.lay(poultry.leg(4, turned=-1), 0.26, -0.44, np.pi + 0.12)
    heap.lay(citrus.half(1, 0.31), 0.98, 0.76, 0.4, (0.2, -0.1), lean=0.4, sink=0.09)
    heap.lay(fruit.citrus_wedge(3), -0.6, -1.06, 0.35, (0.95, 0))
    heap.lay(garnish.rosemary(1, 1.1), -1.12, -0.36, 2.3)
    heap.lay(garnish.rosemary(2, 0.8), 0.25, 0.12, 0.5, lean=0.9)
    salted(160, (1.3, 0.9), 3)


def hot_drumsticks():
    heap = Heap(3)
    plate(heap, 1.0, 2, (1.7, 1.24), 4)
    places = [(-0.4, 0.62, 0.05), (0.66, 0.02, np.pi - 0.5), (-0.5, -0.56, 0.12)]
    for k, (x, y, angle) in enumerate(places):
        skin = heap.lay(poultry.drumstick(k + 2, 0.39, poultry_skins.glazed, size=1.08), x, y, angle)[0]
        strew(skin, sesame, 45, 0.05, seed_flesh(), heap.rng, lambda p, n: n[2] > 0.2)
    heap.scatter(garnish.spring_onion, 30, 0.14, 0.95, free=True, lean=0.9)


def fries_in(heap, count, seed, box, at, length=(0.7, 1.0)):
    """Fries dropped into the box (left, right, front, back)."""
    sizes = [(heap.rng.uniform(*length), heap.rng.uniform(0.12, 0.15)) for _ in range(count)]
    start = [(at[0] + heap.rng.uniform(-0.2, 0.2), at[1] + heap.rng.uniform(-0.15, 0.15), heap.rng.uniform(-0.9, 0.9)) for _ in sizes]
    material = fry_flesh()
    drop(heap, [(fry(seed + k, *s), material, True) for k, s in enumerate(sizes)], start=start, flat=True, box=box)


def chicken_box():
    heap = Heap(6)
    put(cartons.walls((1.2, 0.72), (1.4, 0.92), 0.42), (0, 0.02, 0))
    heap.mound(2.2, 0.05, 0.0)
    fries_in(heap, 38, 3, (-1.2, 1.2, -0.7, 0.74), (0, 0.1))
    pieces = [(poultry.drumstick(k, 0.38, poultry_skins.crisp, size=1.1), None, True) for k in (2, 5)]
    drop(heap, pieces, start=[(0.35, 0.22, np.pi - 0.3), (-0.3, -0.15, 0.3)], flat=True, box=(-1.3, 1.3, -0.8, 0.84))
    put(cartons.pot(), (1.0, -1.1, 0), size=1.4)
    put(sheet(*dips.dip(5, tones=HERB_MAYONNAISE, flecks='#4E7A26'), dips.dip_flesh(), wrap_columns=True), (1.0, -1.1, 0), size=1.4)
    salted(120, (1.0, 0.6), 3)


def lunch_plate():
    heap = Heap(8)
    plate(heap, 1.75, 4)
    fries_in(heap, 30, 60, (-0.2, 1.25, 0.05, 1.15), (0.55, 0.55))
    at = (-0.72, 0.5)
    heap.bed(0.5, 0.08, 0.2, at)
    small = [dressed(leaves.lettuce(k, 0.55, 0.15, cup=0.25, heart=0.35 + 0.6 * (k % 2)), HOUSE, k, -0.05) for k in range(6)]
    heap.leaves(lambda k: small[k % 6], 11, 0.42, at=at)
    heap.leaves(lambda k: small[(k + 3) % 6], 4, 0.26, False, at=at)
    heap.lay(poultry.leg(7, turned=-1, size=1.0), 0.12, -0.52, np.pi + 0.1)
    salted(60, (0.5, 0.4), 3, (0.55, 0.55))


DISHES = {
    'gueggeli-vom-grill': grilled_legs,
    'scharfe-schenkel': hot_drumsticks,
    'chicken-box': chicken_box,
    'mittagsteller': lunch_plate,
}
