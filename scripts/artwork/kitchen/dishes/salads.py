"""The salads: each says what lies in it, as its description on the menu does, and nothing else."""
import numpy as np

from category import Category
from craft.dressing import CAESAR, HOUSE, VINAIGRETTE, dressed
from craft.drop import drop
from craft.heap import Heap
from meat import prawns
from meat.chicken_breast import sliced_breast
from plants import fruit, leaves, salad_toppings
from plants import salad_vegetables as vegetables
from plants.herbs import leaf_flesh, parsley
from tableware.crockery import bowl, plate

CATEGORY = Category('#E2EFDD', ((0, -0.02, 0.42), 7.6, 37), -0.1)


def green_salad():
    heap = Heap(2)
    bowl(heap, 1.62, 0.8)
    heap.bed(1.15, 0.4, 0.28)
    lettuce = [dressed(leaves.lettuce(k, 0.8, cup=0.5, heart=0.6 * (k % 3 == 0)), HOUSE, k, -0.2) for k in range(8)]
    hearts = [dressed(leaves.lettuce(k, 0.62, heart=1.0 - 0.4 * (k % 2)), HOUSE, k, -0.12) for k in range(8, 15)]
    heap.leaves(lambda k: lettuce[k % 8], 22, 1.2)
    heap.leaves(lambda k: hearts[k % 7], 10, 0.85, outward=False)
    heap.leaves(lambda k: leaves.lambs_lettuce(k, size=0.38), 10, 1.12, outward=False)
    for k, (x, y, angle) in enumerate(heap.places(16, 0.3, 1.2, free=True)):
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


def caesar_salad():
    heap = Heap(5)
    bowl(heap, 1.64, 0.54)
    heap.bed(1.15, 0.24, 0.24)
    romaine = [dressed(leaves.romaine(k, 0.85 + 0.08 * (k % 4), 0.27), CAESAR, k, -0.12) for k in range(9)]
    heap.leaves(lambda k: romaine[k % 9], 32, 1.26)
    heap.leaves(lambda k: romaine[(k + 4) % 9], 6, 0.6, outward=False)
    heap.lay(dressed(sliced_breast(2), CAESAR, 3, -0.2), -0.35, -0.35, 0.3)
    heap.lay(dressed(sliced_breast(5, 6), CAESAR, 9, -0.2), 0.45, 0.28, -0.45)
    around = [(1.25 * np.cos(a), 1.15 * np.sin(a), a) for a in np.arange(12) * 2.4 + 0.4]
    drop(heap, [(salad_toppings.crouton(k, 0.11), None, True) for k in range(12)], start=around, inside=1.45)
    heap.scatter(lambda k: salad_toppings.parmesan(k, 0.4), 11, 0.34, 1.15, 0.3, wrap=False, lean=0.9)


def avocado_prawn_salad():
    heap = Heap(4)
    plate(heap, 1.7, 3)
    heap.leaf = leaves.leaf_body()
    for k, angle in enumerate(np.linspace(0.05, np.pi - 0.05, 7)):
        boat = dressed(leaves.chicory(k, 1.25, 0.28, 0.45), VINAIGRETTE, k, -0.1)
        heap.lay(boat, 0.72 * np.cos(angle), 0.12 + 0.76 * np.sin(angle), angle, (0, 0), heap.leaf, False, lean=0.7, weight=0.6)
    heap.lay(fruit.avocado_half(1, 0.6), -0.62, -0.5, 0.5, (0.15, 0.05), lean=0.6, sink=0.06)
    for k, (x, y, angle) in enumerate([(0.2, -1.12, 0.0), (0.56, -1.02, 0.3), (0.88, -0.8, 0.65), (1.1, -0.48, 1.0)]):
        heap.lay(dressed(fruit.mango(k, 0.36, 0.17), VINAIGRETTE, k), x, y, angle, (0.7, 0), lean=0.6, sink=0.03)
    for k, (x, y) in enumerate([(0.2, -0.6), (0.64, -0.42), (0.12, -0.08), (0.58, 0.1), (0.05, 0.42), (1.0, 0.12), (-0.45, 0.34)]):
        heap.lay(prawns.prawn(k, 0.29), x, y, k * 1.3, lean=0.9, sink=0.06)


DISHES = {
    'gruener-salat': green_salad,
    'griechischer-salat': greek_salad,
    'caesar-salad': caesar_salad,
    'avocado-crevetten-salat': avocado_prawn_salad,
}
