"""Which recipe makes which picture."""
import pizza

RECIPES = {slug: (pizza.CATEGORY, lay) for slug, lay in pizza.DISHES.items()}
