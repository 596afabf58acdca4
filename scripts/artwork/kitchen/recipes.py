"""Which recipe makes which picture."""
import pizza
import sides
import wraps

RECIPES = {slug: (pizza.CATEGORY, lay) for slug, lay in pizza.DISHES.items()}
RECIPES |= {slug: (sides.CATEGORY, lay) for slug, lay in sides.DISHES.items()}
RECIPES |= {slug: (wraps.CATEGORY, lay) for slug, lay in wraps.DISHES.items()}
