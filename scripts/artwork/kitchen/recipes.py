"""Which recipe makes which picture."""
import burgers
import chicken
import chicken_burger
import desserts
import drinks
import pizza
import salads
import sandwiches
import sides
import wraps
from spreads import spreads

CATEGORIES = [pizza, burgers, wraps, chicken, chicken_burger, sandwiches, salads, sides, desserts]
DISHES = {slug: (kind.CATEGORY, lay) for kind in CATEGORIES for slug, lay in kind.DISHES.items()}
DISHES |= {slug: (drinks.category(slug), lay) for slug, lay in drinks.DISHES.items()}
RECIPES = DISHES | spreads(DISHES)
