"""Which recipe makes which picture."""
import drinks
import pizza

RECIPES = {slug: (pizza.CATEGORY, lay) for slug, lay in pizza.DISHES.items()}
RECIPES.update({slug: (drinks.category(slug), lay) for slug, lay in drinks.DISHES.items()})
