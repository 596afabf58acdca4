"""Wraps and flatbreads: each says what lies in it, as its description on the menu does, and nothing else."""
import bpy
import numpy as np

from bread.flatbreads import bread_flesh, folded, nigella, pide, seeds_on
from bread.rolled import dueruem, falafel_dueruem
from bread.tacos import onion_dice, strand, tomato_dice, tortilla, tortilla_flesh
from category import Category
from craft.drizzle import drizzle
from craft.materials import flesh
from craft.paint import rise
from craft.pockets import Pocket
from craft.poses import move_all, put
from craft.seeds import seed_flesh, sesame
from craft.shapes import sheet
from meat.falafel import falafel, falafel_flesh
from meat.shaved import curls
from plants import fillings, leaves
from plants.box_fillings import chopped_leaf, grain_of_bulgur, hummus, strewn
from plants.citrus import LIME, half
from plants.herbs import parsley
from plants.salad_vegetables import cucumber
from poured.dips import dip_flesh
from tableware import cartons

CATEGORY = Category('#F7DDE6', ((0, 0, 0.58), 6.0, 28), -0.1)
TAHINI = ('#F3E3BE', '#E6CC98')
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
    before = set(bpy.context.scene.objects)
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
    for k, (x, s) in enumerate(((-0.6, 0.17), (-0.3, 0.14), (0.42, 0.15))):
        body = sheet(*fillings.tomato(k, 0.29, 0.06), fresh, wrap_columns=True)
        pocket.lay(body, x, s, 0.08, (rng.uniform(0.5, 0.9), rng.uniform(-0.3, 0.3), 0.0))
    white = flesh('yoghurt', (0.2, 0.15, 0.1))
    sweeps = [(-0.78, -0.1), (-0.6, -0.5), (-0.38, 0.0), (-0.12, -0.86), (0.06, -0.05), (0.2, -0.5), (0.42, 0.0), (0.7, -0.8), (0.82, -0.16)]
    drizzle([(x, y, 1.5) for x, y in sweeps], (0, 0.35, -1), 0.044, YOGHURT, white, 1)
    drizzle([(x + 0.1, y * 0.6 - 0.2, 1.5) for x, y in sweeps[1:-2]], (0, 0.35, -1), 0.03, YOGHURT, white, 5)
    move_all(before, (0, -0.3, 0))


def falafel_box():
    rng, before = np.random.RandomState(9), set(bpy.context.scene.objects)
    cartons.walls((1.02, 0.7), (1.16, 0.82), 0.34, 0.3)
    fresh, crumbly = fillings.fresh_flesh(), falafel_flesh()
    put(sheet(*hummus(1, 0.44, 0.62, 0.24), dip_flesh(), wrap_columns=True), (-0.62, 0.1, 0.07))
    mound, middle = lambda x, y: 0.4 - 0.5 * x**2 - 0.2 * y**2 - 0.2 * rise(0.4, 0.72, -y), (0.02, 0.02)
    put(sheet(*hummus(2, 0.44, 0.66, 0.24, ('#5E8A2A', '#C2A860')), fresh, wrap_columns=True), (*middle, 0.05))
    strewn(chopped_leaf, 760, mound, (0.37, 0.73), rng, leaves.leaf_body(), centre=middle)
    strewn(grain_of_bulgur, 300, mound, (0.34, 0.62), rng, fresh, centre=middle, thick=0.07)
    for k in range(5):
        body = sheet(*cucumber(k, 0.2, 0.04), fresh, wrap_columns=True)
        put(body, (-0.86 + 0.165 * k, -0.46, 0.3 + 0.008 * k), (0.65, 0.015 * rng.normal(), 0), (0, -0.48, 0.06))
    for k, place in enumerate(BALLS):
        body = sheet(*falafel(k, 0.21), crumbly, wrap_columns=True)
        put(body, place, tuple(rng.uniform(-0.5, 0.5, 3) * (1, 1, 6)))
    pale = flesh('tahini', (0.2, 0.14, 0.08))
    for column in (0.45, 0.865):
        line = [(column + (0.1 if k % 2 else -0.1) + rng.uniform(-0.03, 0.03), 0.6 - 0.1 * k, 1.2) for k in range(12)]
        drizzle(line, (0, 0, -1), 0.03, TAHINI, pale, 3)
    move_all(before, (0, 0.38, 0), size=1.15)


def taco(x, seed, lean, turn):
    """One taco, its fold along the table and its open side up; it leans on its neighbour."""
    rng, fold = np.random.RandomState(seed), dict(bend=0.17, opening=76, lower_front=0.02, boat=0.05)
    points, *painted = tortilla(seed)
    before = set(bpy.context.scene.objects)
    sheet(folded(points, **fold), *painted, tortilla_flesh(), wrap_columns=True)
    pocket = Pocket(0.78, fold, rng, full=0.12, depth=0.08)
    pocket.bed(('#74381A', '#A4602E'))
    beef, fresh, leaf = flesh('beef', (0.06, 0.03, 0.02), grain=0.25, grain_scale=50), fillings.fresh_flesh(), leaves.leaf_body()
    pocket.strew([sheet(*strand(seed * 40 + k), beef, wrap_columns=True) for k in range(24)], 125, (-0.95, 0.95), (0.2, 0.84), (-0.03, 0.05), 0.4)
    pocket.strew([sheet(*tomato_dice(k), fresh, wrap_columns=True) for k in range(8)], 38, (-0.75, 0.75), (0.2, 0.85), (0.05, 0.14), 3)
    pocket.strew([sheet(*onion_dice(k), fresh, wrap_columns=True) for k in range(8)], 26, (-0.75, 0.75), (0.2, 0.85), (0.06, 0.15), 3)
    pocket.strew([sheet(*parsley(0.085, k), leaf, wrap_columns=True) for k in range(6)], 16, (-0.8, 0.8), (0.15, 0.9), (0.1, 0.2), 0.7)
    move_all(before, (x, 0.35, 0), (0, lean, turn))


def tacos():
    for place in ((-0.74, 1, -0.1, 1.1), (0.0, 2, 0.0, 0.98), (0.73, 3, 0.08, 1.06)):
        taco(*place)
    peel = flesh('lime', (0.15, 0.12, 0.04), grain=0.05)
    put(sheet(*half(3, 0.24, LIME), peel, wrap_columns=True), (1.02, -0.4, 0.24), (0.75, -0.2, 0))
    put(sheet(*half(4, 0.24, LIME), peel, wrap_columns=True), (0.6, -0.62, 0.24), (0.9, 0.35, 0))


BALLS = [(0.46, 0.44, 0.3), (0.87, 0.4, 0.3), (0.44, 0.02, 0.33), (0.86, -0.02, 0.34), (0.46, -0.4, 0.3), (0.87, -0.43, 0.29)]
DISHES = {
    'tacos': tacos,
    'falafel-box': falafel_box,
    'falafel-dueruem': falafel_dueruem,
    'dueruem': dueruem,
    'doener-im-fladenbrot': doener,
}
