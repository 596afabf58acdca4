"""The chicken burger, which the menu lists with the chicken."""
import numpy as np

from category import Category
from craft.layers import FRONT, base, cheddar, cover, pour, tangle
from craft.seeds import strew
from dishes import burgers
from meat import patties
from plants.fillings import fresh_flesh, shred
from poured import sauces

# It stands like a burger: the camera of the burgers before the backdrop of the chicken.
CATEGORY = Category('#FBE6C8', burgers.CATEGORY.camera, burgers.CATEGORY.exposure)
CARROT = ('#F29A3C', '#DC7420')


def slaw(stack, count, seed):
    """Shreds of cabbage in their dressing, some of carrot among them."""
    tangle(stack, count, seed, shred, fresh_flesh, (0.5, 1.02), (0.14, 0.24))
    tangle(stack, count // 6, seed + 1, shred, fresh_flesh, (0.6, 1.02), (0.12, 0.2), tones=CARROT, width=0.02)


def poulet_knusperburger():
    stack = base(8)
    crust = patties.crust_flesh()
    pour(stack, 4, 12, 0.14, tones=sauces.HONEY_MUSTARD, specks='#8A5A14')
    meat = stack.put(patties.fillet(2), crust, sink=0.1, angle=FRONT)
    seen = lambda place, normal: place[1] < 0.5 and normal[2] > -0.75
    strew(meat, patties.flake, 300, 0.085, crust, np.random.RandomState(4), seen, 0.75, 0.02)
    cheddar(stack, 3, 0.9, 1.86)
    slaw(stack, 220, 3)
    cover(stack, 17, 0.04, seeds=60)


DISHES = {'poulet-knusperburger': poulet_knusperburger}
