"""The burgers: each says what lies between the halves of its bun, as its description does."""
import numpy as np

import cheeses
import fillings
import patties
import pickles
import sauces
from bacon import bacon_flesh, rasher
from buns import bun_flesh, heel, lid
from category import Category
from onions import crisp_flesh, crisp_onion
from seeds import seed_flesh, sesame, strew
from stack import Stack

CATEGORY = Category('#FCE3D6', ((0, 0, 0.68), 5.8, 14), -0.15)
FRONT = -np.pi / 2
ONIONS = [-1.5, -1.05, -0.86, -0.3, 0.22, 0.4, 1.0, 1.45, 2.3, 3.1, 3.9]  # angles of silver onions


def base(seed, **how):
    """A stack begun with the lower half of a bun."""
    stack = Stack(seed)
    stack.put(heel(seed, **how), bun_flesh(), sink=0)
    return stack


def cover(stack, seed, sink=0.03, tilt=(0.02, -0.03), seeds=0, **how):
    """The upper half of the bun, with sesame if `seeds`."""
    points = stack.put(lid(seed, **how), bun_flesh(), sink, tilt=tilt)
    low = points[..., 2].max() - 0.42
    if seeds:
        strew(points, sesame, seeds, 0.075, seed_flesh(), stack.rng, lambda p, n: p[2] > low and n[2] > 0.3)


def beef(stack, seed, height=0.33):
    stack.put(patties.beef(seed, height=height), patties.meat_flesh(), sink=0.1, angle=seed)


def cheddar(stack, seed, turn, side=2.08):
    stack.hang(cheeses.slice_(cheeses.square(side, turn, 0.06, 0.04, seed), seed=seed), cheeses.cheese_flesh())


def pour(stack, count, seed, longest=0.26, **how):
    """A sauce over what lies on top, running down in `count` drips."""
    stack.hang(sauces.sauce(sauces.drips(stack.edge, count, longest, seed=seed), seed=seed, **how), sauces.sauce_flesh())


def ring(stack, piece, material, angles, distance, sink=0.02, lean=0.12, turn=None, firm=75, spread=0.03, **how):
    """Pieces around the axis at these angles (0 is right, FRONT is towards us), leaning outward."""
    for k, a in enumerate(angles):
        d = distance + stack.rng.uniform(-spread, spread)
        points, colours, surfaces = piece(seed=k + 1, **how)
        spin = stack.rng.rand() * 6.3 if turn is None else turn + stack.rng.uniform(-0.2, 0.2)
        c, s = np.cos(spin), np.sin(spin)
        points = np.stack([points[..., 0] * c - points[..., 1] * s, points[..., 0] * s + points[..., 1] * c, points[..., 2]], -1)
        stack.lay((points, colours, surfaces), material, d * np.cos(a), d * np.sin(a), a, (0, lean), sink, firm)


def tangle(stack, count, seed, piece=crisp_onion, material=crisp_flesh, reach=(0.5, 1.08), sizes=(0.13, 0.22), **how):
    """A tangle of thin strips, more of them towards the edge."""
    made = material()
    for k in range(count):
        a, d = stack.rng.rand() * 2 * np.pi, stack.rng.uniform(*reach)
        tilt, spin = stack.rng.uniform(-0.3, 0.3, 2), stack.rng.rand() * 6.3
        strip = piece(seed * 100 + k, stack.rng.uniform(*sizes), **how)
        stack.lay(strip, made, d * np.cos(a), d * np.sin(a), spin, tilt, sink=0.03, firm=60)


def limmat_burger():
    stack = base(2)
    pour(stack, 5, 3, 0.2)
    beef(stack, 2)
    stack.hang(cheeses.gruyere(cheeses.square(2.08, 0.55, 0.08, 0.05, 4), 4), cheeses.cheese_flesh())
    tangle(stack, 300, 5)
    cover(stack, 5, 0.045, (0.03, -0.03), radius=1.03)


def doppel_cheeseburger():
    stack = base(3)
    pour(stack, 4, 8, 0.16, tones=sauces.MUSTARD, specks='#7A4A14')
    beef(stack, 4, 0.26)
    cheddar(stack, 2, 0.35)
    beef(stack, 6, 0.26)
    cheddar(stack, 5, 0.95)
    ring(stack, pickles.gherkin, pickles.pickle_flesh(), FRONT + np.array([-1.25, -0.6, 0.1, 0.75, 1.4, 2.6, 3.7]), 0.78)
    cover(stack, 7, 0.02, seeds=150)


def bacon_burger():
    stack = base(4)
    pour(stack, 4, 5, 0.2, tones=sauces.BARBECUE, gloss=0.8)
    beef(stack, 8, 0.4)
    cheddar(stack, 9, 0.1)
    crisp = bacon_flesh()
    for k, a in enumerate(FRONT + np.array([-1.2, -0.5, 0.25, 0.95, 2.2, 3.9])):
        points, colours, surfaces = rasher(k, 1.4, 0.4)
        c, s = np.cos(a), np.sin(a)
        points = np.stack([points[..., 0] * c - points[..., 1] * s, points[..., 0] * s + points[..., 1] * c, points[..., 2]], -1)
        stack.hang((points, colours, surfaces), crisp, 0.55)
    cover(stack, 9, 0.05, (0.02, 0.03), seeds=90)


def raclette_burger():
    stack = base(5)
    pour(stack, 4, 6, 0.2, tones=sauces.PAPRIKA, specks='#A8321A')
    ring(stack, pickles.gherkin, pickles.pickle_flesh(), FRONT + np.array([-1.3, -0.65, 0.0, 0.7, 1.35, 2.7, 3.6]), 0.8)
    beef(stack, 10)
    stack.hang(cheeses.raclette(sauces.drips(stack.edge, 4, 0.3, 0.06, 12, (0.1, 0.26)), 4), cheeses.cheese_flesh())
    ring(stack, pickles.silver_onion, pickles.pickle_flesh(), FRONT + np.array(ONIONS), 0.9, 0.03, 0.6, spread=0.1)
    ring(stack, pickles.gherkin, pickles.pickle_flesh(), FRONT + np.array([-0.6, 0.0, 0.72, 2.7]), 0.7, 0.01)
    cover(stack, 11, -0.03)


def feuer_burger():
    stack = base(6)
    pour(stack, 5, 7, 0.2, tones=sauces.FIRE, gloss=0.75, specks='#F0A030')
    beef(stack, 12)
    stack.hang(cheeses.pepper_jack(cheeses.square(2.1, 0.9, 0.06, 0.05, 6), 6), cheeses.cheese_flesh())
    ring(stack, pickles.jalapeno, pickles.pickle_flesh(), FRONT + np.array([-1.5, -0.95, -0.35, 0.3, 0.6, 1.3, 2.2, 3.3, 4.0]), 0.9)
    ring(stack, pickles.smoked_chilli, pickles.pickle_flesh(), FRONT + np.array([-0.72, 0.12, 1.0]), 0.99, 0.03, 0.3, 1.35)
    cover(stack, 13, -0.06)


def garten_burger():
    stack = base(7)
    fresh = fillings.fresh_flesh()
    stack.put(patties.chickpea(3, height=0.36), patties.crust_flesh(), angle=2)
    pour(stack, 5, 9, 0.24, tones=sauces.HERBS, specks='#5F8F2E')
    ring(stack, fillings.avocado, fresh, FRONT + np.array([-1.35, -0.72, -0.15, 0.45, 1.05, 2.4, 3.6]), 0.95, 0.03, 0.05, 0.0, 45)
    ring(stack, fillings.tomato, fresh, FRONT + np.array([-0.8, 0.55, 2.4, 4.0]), 0.56, 0.01, 0.03)
    cover(stack, 15, 0.0, seeds=200)


DISHES = {
    'limmat-burger': limmat_burger,
    'doppel-cheeseburger': doppel_cheeseburger,
    'bacon-burger': bacon_burger,
    'raclette-burger': raclette_burger,
    'feuer-burger': feuer_burger,
    'garten-burger': garten_burger,
}
