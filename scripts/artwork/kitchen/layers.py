"""The layers of a burger, each laid on the stack below it. Angles are counted from the front."""
import numpy as np

import cheeses
import patties
import sauces
from bacon import bacon_flesh, rasher
from buns import bun_flesh, heel, lid
from fillings import avocado, fresh_flesh, tomato
from onions import crisp_flesh, crisp_onion
from pickles import pickle_flesh
from seeds import seed_flesh, sesame, strew
from stack import Stack, turned

FRONT = -np.pi / 2
FRESH = {avocado, tomato}


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
    outline = sauces.drips(stack.edge, count, longest, seed=seed)
    stack.hang(sauces.sauce(outline, seed=seed, **how), sauces.sauce_flesh())


def ring(stack, piece, angles, distance, sink=0.02, lean=0.12, turn=None, firm=75, spread=0.03, **how):
    """Pieces around the axis at these angles, counted from the front, leaning outward; `turn` is how each
    lies (any way if None), `spread` how unevenly far out."""
    wet = fresh_flesh() if piece in FRESH else pickle_flesh()
    for k, a in enumerate(FRONT + np.array(angles)):
        d = distance + stack.rng.uniform(-spread, spread)
        points, colours, surfaces = piece(seed=k + 1, **how)
        spin = stack.rng.rand() * 6.3 if turn is None else turn + stack.rng.uniform(-0.2, 0.2)
        piece_here = (turned(points, spin), colours, surfaces)
        stack.lay(piece_here, wet, d * np.cos(a), d * np.sin(a), a, (0, lean), sink, firm)


def rashers(stack, angles, length=1.4, width=0.4):
    """Crisp bacon from the middle outward at these angles, counted from the front."""
    crisp = bacon_flesh()
    for k, a in enumerate(FRONT + np.array(angles)):
        points, colours, surfaces = rasher(k, length, width)
        stack.hang((turned(points, a), colours, surfaces), crisp, 0.55)


def tangle(stack, count, seed, piece=crisp_onion, material=crisp_flesh, reach=(0.2, 1.08), sizes=(0.13, 0.22), **how):
    """A tangle of thin strips, nowhere a tower."""
    made, highest = material(), stack.top() + 0.2
    for k in range(count):
        a, d = stack.rng.rand() * 2 * np.pi, stack.rng.uniform(*reach)
        x, y = d * np.cos(a), d * np.sin(a)
        tilt, spin = stack.rng.uniform(-0.3, 0.3, 2), stack.rng.rand() * 6.3
        strip = piece(seed * 100 + k, stack.rng.uniform(*sizes), **how)
        if stack.height(x, y) < highest:
            stack.lay(strip, made, x, y, spin, tilt, sink=0.03, firm=60)
