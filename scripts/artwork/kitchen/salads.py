"""The salads: each says what lies in it, as its description on the menu does, and nothing else."""
import numpy as np

import leaves
import salad_toppings
import salad_vegetables as vegetables
from category import Category
from crockery import bowl
from drop import drop
from heap import Heap
from herbs import leaf_flesh, parsley

CATEGORY = Category('#E2EFDD', ((0, -0.02, 0.42), 7.6, 37), -0.2)


def green_salad():
    heap = Heap(2)
    bowl(heap, 1.62, 0.8)
    heap.bed(1.4, 0.45, 0.25)
    heap.leaves(lambda k: leaves.lettuce(k % 7, 0.8, cup=0.5, heart=0.6 * (k % 3 == 0)), 13, 0.5, 1.15, outward=True)
    heap.leaves(lambda k: leaves.lettuce(k % 7 + 7, 0.62, heart=0.9 - 0.5 * (k % 2)), 9, 0.36, 0.8)
    heap.leaves(lambda k: leaves.lambs_lettuce(k), 9, 0.4, 1.1)
    for k, (x, y, angle) in enumerate(heap.places(14, 0.3, 1.1, free=True)):
        heap.lay(vegetables.radish(k), x, y, angle, heap.rng.uniform(-0.3, 0.3, 2), lean=0.9)


def greek_salad():
    heap = Heap(3)
    bowl(heap, 1.62, 0.76)
    heap.mound(1.3, 0.25, 0.35)
    pieces = []
    for k in range(8):
        pieces += [vegetables.cucumber(k), vegetables.tomato(k), vegetables.cucumber(k + 9), salad_toppings.feta(k)]
        pieces += [vegetables.green_olive(k), vegetables.tomato(k + 9), vegetables.cucumber(k + 20)]
        pieces += [vegetables.red_onion(k, 0.15 + 0.03 * (k % 5))] * (k % 2)
    pieces += [vegetables.red_onion(k, 0.2 + 0.04 * (k % 3)) for k in range(6)]
    pieces += [salad_toppings.feta(k) for k in range(20, 26)] + [vegetables.green_olive(k) for k in range(20, 24)]
    drop(heap, [(p, None, True) for p in pieces], 1.0, inside=1.5)
    for k, (x, y, angle) in enumerate(heap.places(60, 0.08, 1.3, free=True)):
        heap.lay(parsley(0.03, k), x, y, angle, material=leaf_flesh(), lean=1, sink=0.005)


DISHES = {'gruener-salat': green_salad, 'griechischer-salat': greek_salad}
