"""Wraps and flatbreads: each says what lies in it, as its description on the menu does, and nothing else."""
import numpy as np

import fillings
import leaves
from category import Category
from flatbreads import bread_flesh, folded, nigella, pide, seeds_on
from materials import flesh
from pockets import Pocket, poured
from seeds import seed_flesh, sesame
from shapes import sheet
from shaved import curls

CATEGORY = Category('#F7DDE6', ((0, 0, 0.58), 5.8, 28), -0.1)
YOGHURT = ('#FFF9EC', '#F6EBD4')


def baked(seed, fold, rng):
    """The döner's bread with sesame and nigella on it, folded."""
    bread = pide(seed)
    sheet(folded(bread[0], **fold), *bread[1:], bread_flesh(), wrap_columns=True)
    for piece, count in ((sesame, 190), (nigella, 90)):
        for points, *painted in seeds_on(bread, piece, count, 0.05, rng):
            sheet(folded(points, **fold), *painted, seed_flesh(), wrap_columns=True)


def doener():
    rng, fold = np.random.RandomState(5), dict(bend=0.36, opening=70, lower_front=0.03, boat=0.06)
    baked(3, fold, rng)
    pocket = Pocket(1.3, fold, rng)
    pocket.bed(('#6E3519', '#9A5A2E'))
    leaf, fresh = leaves.leaf_body(), fillings.fresh_flesh()
    for k, x in enumerate(np.linspace(-0.9, 0.9, 8)):
        body = sheet(*leaves.lettuce(k, 0.6, 0.13), leaf)
        pocket.lay(body, x, 0.8, 0.1, (0, -0.75, 1.57 - 0.6 * x + rng.uniform(-0.2, 0.2)))
    for k, x in enumerate(np.linspace(-0.85, 0.85, 6)):
        body = sheet(*leaves.lettuce(20 + k, 0.42, 0.11), leaf)
        pocket.lay(body, x, 0.12, 0.02, (0, 0.0, -1.57 + 0.5 * x + rng.uniform(-0.3, 0.3)))
    pocket.strew(curls(36), 96, (-0.78, 0.78), (0.24, 0.8), (-0.02, 0.1), tilt=0.5)
    for k, (x, s) in enumerate(((-0.66, 0.2), (-0.34, 0.17), (0.16, 0.15), (0.62, 0.19))):
        body = sheet(*fillings.tomato(k, 0.27, 0.06), fresh, wrap_columns=True)
        pocket.lay(body, x, s, 0.13, (rng.uniform(0.5, 0.9), rng.uniform(-0.3, 0.3), 0.0))
    for start, seed in ((-0.75, 1), (-0.55, 2)):
        zigzag = [(start + 0.155 * k, -0.3 + (0.26 if k % 2 else -0.08) + rng.uniform(-0.04, 0.04), 1.5) for k in range(9)]
        poured(zigzag, (0, 0.35, -1), 0.036, YOGHURT, flesh('yoghurt', (0.2, 0.15, 0.1)), seed)


DISHES = {'doener-im-fladenbrot': doener}
