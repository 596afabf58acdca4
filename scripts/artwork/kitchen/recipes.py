"""Which recipe makes which picture."""
import desserts
import pizza

RECIPES = {slug: (pizza.CATEGORY, lay) for slug, lay in pizza.DISHES.items()}
RECIPES |= {slug: (desserts.CATEGORY, lay) for slug, lay in desserts.DISHES.items()}
