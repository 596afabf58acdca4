"""The club sandwich: two halves of three toasts each, their cuts towards us, and a handful of fries."""
import numpy as np

from bread import loaves
from bread.buns import bun_flesh
from craft.stack import Stack, turned
from meat.bacon import bacon_flesh, rasher
from plants import sandwich_fillings as fill
from plants.fillings import fresh_flesh, tomato
from plants.fries import fry, fry_flesh


def half_club(stack, spot, angle, seed):
    """Half a sandwich of three toasts; its cut faces us."""
    cut, crust = fill.three_sided(0.92), lambda a: (np.abs(a + np.pi / 2) > 1.12).astype(float)
    bread, soft, wet = bun_flesh(), fill.filling_flesh(), fresh_flesh()
    z = 0.0

    def layer(piece, material, height, **how):
        nonlocal z
        stack.place(piece, material, (spot[0], spot[1], z), angle, **how)
        z += height

    def row(piece, material, count, height, y=-0.2):
        for k, x in enumerate(np.linspace(-0.56, 0.56, count)):
            points, colours, surfaces = piece(k + seed)
            layer((points + [x, y, 0.02 * (k % 2)], colours, surfaces), material, 0)
        return height

    def bacon(k):
        points, colours, surfaces = rasher(k, 0.62, 0.3, 0.035, -0.1)
        return turned(points, -1.57 + 0.1 * (k % 3 - 1)), colours, surfaces

    layer(loaves.toast(seed, cut, 0.14, crust), bread, 0.14)
    layer(fill.mayonnaise(seed, cut * 1.02, 0.07), soft, 0.05)
    layer(fill.chicken_breast(seed, cut * 1.02), soft, 0.17)
    z += row(lambda k: tomato(k, 0.27, 0.09), wet, 3, 0.085)
    layer(loaves.toast(seed + 1, cut, 0.13, crust), bread, 0.13)
    layer(fill.mayonnaise(seed + 2, cut * 1.02, 0.07), soft, 0.05)
    layer(fill.boiled_egg(seed, cut), soft, 0.13)
    z += row(bacon, bacon_flesh(), 4, 0.09, 0.0)
    layer(loaves.toast(seed + 3, cut, 0.14, crust), bread, 0.14)


def club_sandwich():
    stack = Stack(6)
    half_club(stack, (-0.5, 0.05), 0.42, 1)
    half_club(stack, (0.68, 0.6), -0.45, 9)
    potato = fry_flesh()
    for k in range(15):
        x, y = stack.rng.uniform(0.3, 0.85), stack.rng.uniform(-0.65, -0.3)
        stick = fry(k + 1, stack.rng.uniform(0.5, 0.72), 0.095)
        stack.lay(stick, potato, x, y, stack.rng.uniform(-0.7, 0.7), sink=0.01)
