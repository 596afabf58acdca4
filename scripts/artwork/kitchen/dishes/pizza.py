"""The pizzas: each says what lies on it, as its description on the menu does, and nothing else."""
import numpy as np

from bread.pizza_base import Pizza, pools
from category import Category
from craft.table import Table
from meat import meats, sea
from plants import fruit, rings, vegetables
from plants.herbs import basil, oregano, parsley
from poured import pours

CATEGORY = Category('#FBEBC6', ((0, -0.06, 0.05), 7.6, 52), -0.2)
HONEY = [(-1.0, 0.5), (-0.2, 0.75), (0.6, 0.7), (0.1, 0.4), (-0.8, 0.1), (0.1, 0.2), (0.95, 0.25)]
HONEY += [(0.2, -0.2), (-0.7, -0.4), (0.2, -0.5), (0.8, -0.4), (0.1, -0.9)]  # x, y from side to side


def torn(seed):
    return pools(15, (0.16, 0.3), np.random.RandomState(seed))


def melted(seed, count=14):
    return pools(count, (0.2, 0.36), np.random.RandomState(seed), gap=0.78)


def margherita():
    table = Table(Pizza(1, torn(4)))
    table.lay(basil, 6, 0.6, stiff=1, inside=0.95)
    table.lay(basil, 3, 0.4, stiff=1, inside=0.95, length=0.3, width=0.1)


def prosciutto_e_funghi():
    table = Table(Pizza(2, melted(2)))
    table.lay(meats.ham, 10, 0.5, stiff=0.5)
    table.lay(vegetables.mushroom, 14, 0.33, stiff=0.7)
    table.lay(oregano, 46, 0.12, stiff=0.6, free=True)


def diavola():
    table = Table(Pizza(8, melted(3)))
    table.lay(meats.salami, 13, 0.5, stiff=0.6)
    table.lay(rings.chilli, 22, 0.2, stiff=0.8, free=True)
    table.lay(rings.chilli_seed, 26, 0.08, stiff=1, free=True)
    table.pour(HONEY)


def tonno_e_cipolla():
    table = Table(Pizza(4, melted(4)))
    table.lay(sea.tuna, 20, 0.3)
    table.lay(vegetables.onion, 11, 0.36, stiff=0.7, free=True)
    table.lay(rings.olive_ring, 13, 0.3, stiff=0.9)
    table.lay(rings.caper, 22, 0.15, stiff=1, free=True)


def quattro_formaggi():
    rng = np.random.RandomState(5)
    Table(Pizza(5, melted(5, 46), 0, pools(9, (0.1, 0.2), rng, 1.0, 1.3)))


def verdura():
    table = Table(Pizza(6, melted(6)))
    table.lay(vegetables.aubergine, 6, 0.62)
    table.lay(vegetables.courgette, 8, 0.42)
    table.lay(vegetables.cherry_tomato, 8, 0.32, stiff=0.9)
    table.lay(vegetables.pepper, 5, 0.26, free=True)
    table.lay(vegetables.pepper, 5, 0.26, free=True, skin='#E9A21A')
    table.lay(pours.oil, 20, 0.18, stiff=0.1, free=True, size=0.1)


def gamberetti_e_aglio():
    table = Table(Pizza(7, [], 0))
    table.lay(fruit.lemon_wedge, 1, 0.5, stiff=1, where=lambda x, y: x > 0.8 and -0.5 < y < -0.2)
    table.lay(sea.prawn, 12, 0.56, stiff=0.9, inside=1.18)
    table.lay(vegetables.cherry_tomato, 9, 0.38, stiff=0.9, inside=1.2)
    table.lay(vegetables.garlic, 14, 0.24, stiff=0.8, inside=1.25)
    table.lay(parsley, 22, 0.2, stiff=0.8, free=True, size=0.1)


def halb_halb():
    left = [p for p in torn(4) if p[0] < -0.2]
    right = [p for p in melted(8) if p[0] > 0.15]
    table = Table(Pizza(8, left + right))
    table.lay(basil, 4, 0.55, stiff=1, inside=1.0, where=lambda x, y: x < -0.25)
    table.lay(meats.salami, 7, 0.5, where=lambda x, y: x > 0.24)
    table.lay(rings.chilli, 11, 0.2, stiff=0.8, free=True, where=lambda x, y: x > 0.15)
    table.lay(rings.chilli_seed, 12, 0.08, stiff=1, free=True, where=lambda x, y: x > 0.15)


DISHES = {
    'margherita': margherita,
    'prosciutto-e-funghi': prosciutto_e_funghi,
    'diavola': diavola,
    'tonno-e-cipolla': tonno_e_cipolla,
    'quattro-formaggi': quattro_formaggi,
    'verdura': verdura,
    'gamberetti-e-aglio': gamberetti_e_aglio,
    'pizza-halb-halb': halb_halb,
}
