"""The salads: each says what lies in it, as its description on the menu does, and nothing else."""
import numpy as np

import leaves
from category import Category
from crockery import bowl
from heap import Heap

CATEGORY = Category('#E2EFDD', ((0, -0.05, 0.3), 7.6, 38), -0.2)


def green_salad():
    heap = Heap(2)
    bowl(heap)
    leaf = leaves.leaf_body()
    heap.lay(leaves.lettuce(1), -.6, .3, 2.0, material=leaf, wrap=False)
    heap.lay(leaves.lettuce(2), .6, .3, -1.0, material=leaf, wrap=False)
    heap.lay(leaves.lettuce(3, heart=1), 0, -.4, 1.0, material=leaf, wrap=False)
    heap.lay(leaves.lambs_lettuce(3), 0, .3, 1.0, material=leaf, wrap=False)
    heap.lay(leaves.chicory(3), 0.5, -.3, 1.0, material=leaf, wrap=False)
    heap.lay(leaves.romaine(3), -0.5, -.3, 1.0, material=leaf, wrap=False)


DISHES = {'gruener-salat': green_salad}
