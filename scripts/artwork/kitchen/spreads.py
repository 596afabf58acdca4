"""The pictures of the categories and of the posters: dishes side by side, each laid by its own recipe.

They are cut out and stand on the coloured grounds of the shop.
"""
import math
from typing import NamedTuple

import bpy
from mathutils import Matrix

from category import Category


class Served(NamedTuple):
    """A dish of a spread: where it stands (units), how far it is turned (degrees), its size."""

    dish: str
    x: float = 0
    y: float = 0
    turn: float = 0
    size: float = 1


SPREADS = {
    'tile-burgers': (((0, 0, 0.62), 9.0, 16), [Served('bacon-burger', 0.95, 0.9), Served('limmat-burger', -0.75, -0.5)]),
    'tile-pizza': (((0, 0, 0), 12.6, 48), [Served('verdura', 1.15, 1.2, 40), Served('diavola', -1.15, -1.2, 75)]),
    'tile-doener-und-wraps': (((0, 0, 0.5), 9.4, 26), [Served('dueruem', 0.7, 1.1), Served('doener-im-fladenbrot', -0.4, -0.6)]),
    'tile-chicken': (((0, 0, 0.3), 12.4, 36), [Served('scharfe-schenkel', 0.9, 1.5), Served('gueggeli-vom-grill', -0.8, -1.1)]),
    'tile-salate': (((0, 0, 0.4), 12.0, 36), [Served('griechischer-salat', 1.05, 1.3), Served('gruener-salat', -0.95, -1.1)]),
    'tile-sandwiches': (((0, 0, 0.5), 9.6, 20), [Served('club-sandwich', 0.5, 1.3), Served('hot-dog', -0.4, -0.7)]),
    'tile-desserts': (((0, 0, 0.5), 10.6, 24), [Served('erdbeertoertchen', 1.0, 1.2), Served('warme-waffel', -0.8, -0.9)]),
    'tile-beilagen': (((0, 0, 0.5), 9.6, 34), [Served('pommes-frites', 0.8, 0.9), Served('maiskolben', -0.5, -0.9)]),
    'tile-beverages': (((0, 0, 1.0), 9.6, 16), [Served('lagerbier', 1.05, 0.9), Served('zitronenlimonade', -0.95, 0.3), Served('cola', 0.2, -0.7)]),
    'poster-burger': (((0.1, 0, 0.72), 7.2, 10), [Served('pommes-frites', 1.3, 1.6, 0, 0.8), Served('limmat-burger', -0.3, 0, 20)]),
    'poster-pizza': (((0, 0, 0.05), 8.2, 40), [Served('margherita', 0, 0, 120)]),
    'poster-doener': (((0, 0, 0.6), 6.4, 20), [Served('doener-im-fladenbrot', 0, 0, -12)]),
}  # fmt: skip


def _serve(dishes, served):
    lay = dishes[served.dish][1]
    before = set(bpy.data.objects)
    lay()
    bpy.context.view_layer.update()
    move = Matrix.Translation((served.x, served.y, 0)) @ Matrix.Rotation(math.radians(served.turn), 4, 'Z')
    for body in set(bpy.data.objects) - before:
        body.matrix_world = move @ Matrix.Scale(served.size, 4) @ body.matrix_world


def spreads(dishes):
    """The recipes of all spreads, made of the recipes of the dishes."""

    def recipe(camera, table):
        category = dishes[table[0].dish][0]
        return Category(category.backdrop, camera, category.exposure), lambda: [_serve(dishes, s) for s in table]

    return {slug: recipe(*how) for slug, how in SPREADS.items()}
