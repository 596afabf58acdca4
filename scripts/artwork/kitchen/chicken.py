"""The chicken dishes: each says what lies on it, as its description on the menu does, and nothing else."""
import numpy as np

import poultry
from category import Category
from crockery import plate
from heap import Heap

CATEGORY = Category('#FBE6C8', ((0, -0.02, 0.2), 7.6, 38), -0.2)


def grilled_legs():
    heap = Heap(2)
    plate(heap)
    heap.lay(poultry.leg(1), -0.3, 0.4, 0.25)
    heap.lay(poultry.leg(4, turned=-1), 0.1, -0.5, 0.5)


DISHES = {'gueggeli-vom-grill': grilled_legs}
