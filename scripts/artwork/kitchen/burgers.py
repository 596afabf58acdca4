"""The burgers: each says what lies between the halves of its bun, as its description does."""
import cheeses
import fillings
import patties
import pickles
import sauces
from category import Category
from layers import base, beef, cheddar, cover, pour, rashers, ring, tangle

CATEGORY = Category('#FCE3D6', ((0, 0, 0.68), 5.8, 14), -0.15)
ONIONS = [-1.3, -1.0, -0.82, -0.3, 0.22, 0.42, 0.95, 2.3, 3.1, 3.9]  # angles of silver onions


def limmat_burger():
    stack = base(2)
    pour(stack, 5, 3, 0.2)
    beef(stack, 2)
    stack.hang(cheeses.gruyere(cheeses.square(2.08, 0.55, 0.08, 0.05, 4), 4), cheeses.cheese_flesh())
    tangle(stack, 340, 5)
    cover(stack, 5, 0.1, (0.03, -0.03), radius=1.03, tall=1.12)


def doppel_cheeseburger():
    stack = base(3)
    pour(stack, 4, 8, 0.16, tones=sauces.MUSTARD, specks='#7A4A14')
    beef(stack, 4, 0.26)
    cheddar(stack, 2, 0.35)
    beef(stack, 6, 0.26)
    cheddar(stack, 5, 0.95)
    ring(stack, pickles.gherkin, [-1.25, -0.6, 0.1, 0.75, 1.4, 2.6, 3.7], 0.78)
    cover(stack, 7, 0.02, seeds=150)


def bacon_burger():
    stack = base(4)
    pour(stack, 4, 5, 0.2, tones=sauces.BARBECUE, gloss=0.8)
    beef(stack, 8, 0.4)
    cheddar(stack, 9, 0.1)
    rashers(stack, [-1.2, -0.5, 0.25, 0.95, 2.2, 3.9])
    cover(stack, 9, 0.05, (0.02, 0.03), seeds=90)


def raclette_burger():
    stack = base(5)
    pour(stack, 4, 6, 0.2, tones=sauces.PAPRIKA, specks='#A8321A')
    ring(stack, pickles.gherkin, [-1.3, -0.65, 0.0, 0.7, 1.35, 2.7, 3.6], 0.8)
    beef(stack, 10)
    stack.hang(cheeses.raclette(sauces.drips(stack.edge, 4, 0.3, 0.06, 12, (0.1, 0.26)), 4), cheeses.cheese_flesh())
    ring(stack, pickles.silver_onion, ONIONS, 0.9, 0.03, 0.6, spread=0.1)
    ring(stack, pickles.gherkin, [-0.6, 0.0, 0.72, 2.7], 0.7, 0.01)
    cover(stack, 11, -0.03, tall=1.04)


def feuer_burger():
    stack = base(6)
    pour(stack, 5, 7, 0.2, tones=sauces.FIRE, gloss=0.75, specks='#F0A030')
    beef(stack, 12, 0.4)
    stack.hang(cheeses.pepper_jack(cheeses.square(2.1, 0.9, 0.06, 0.05, 6), 6), cheeses.cheese_flesh())
    ring(stack, pickles.jalapeno, [-1.5, -0.95, -0.35, 0.3, 0.6, 1.3, 2.2, 3.3, 4.0], 0.9)
    ring(stack, pickles.smoked_chilli, [-0.72, 0.12, 1.0], 1.04, 0.04, 0.25, 1.35, spread=0.01)
    cover(stack, 13, -0.08)


def garten_burger():
    stack = base(7)
    stack.put(patties.chickpea(3, height=0.36), patties.crust_flesh(), angle=2)
    pour(stack, 5, 9, 0.24, tones=sauces.HERBS, specks='#5F8F2E')
    ring(stack, fillings.avocado, [-1.35, -0.72, -0.15, 0.45, 1.05, 2.4, 3.6], 0.96, 0.02, 0.1, 0.0, 45, size=0.38)
    ring(stack, fillings.tomato, [-0.8, 0.55, 2.4, 4.0], 0.56, 0.01, 0.03)
    cover(stack, 15, 0.0, seeds=200)


DISHES = {
    'limmat-burger': limmat_burger,
    'doppel-cheeseburger': doppel_cheeseburger,
    'bacon-burger': bacon_burger,
    'raclette-burger': raclette_burger,
    'feuer-burger': feuer_burger,
    'garten-burger': garten_burger,
}
