"""The chicken dishes: each says what lies on it, as its description on the menu does, and nothing else."""
import numpy as np

import fruit
import garnish
import poultry
from category import Category
from crockery import plate
from heap import Heap

CATEGORY = Category('#FBE6C8', ((0, -0.02, 0.2), 7.6, 38), -0.2)


def grilled_legs():
    heap = Heap(2)
    plate(heap)
    heap.lay(poultry.leg(1, turned=-1), -0.22, 0.42, 0.12)
    heap.lay(poultry.leg(4, turned=-1), 0.26, -0.44, np.pi + 0.12)
    heap.lay(fruit.lemon_half(1), 1.0, 0.78, 0.4, (0.45, -0.2))
    heap.lay(fruit.citrus_wedge(3), -0.6, -1.06, 0.35, (0.95, 0))
    heap.lay(garnish.rosemary(1, 1.1), -1.12, -0.36, 2.3)
    heap.lay(garnish.rosemary(2, 0.8), 0.25, 0.12, 0.5, lean=0.9)
    heap.scatter(garnish.salt, 70, 0.05, 1.0, free=True)


DISHES = {'gueggeli-vom-grill': grilled_legs}
