"""Which recipe makes which picture."""
import burgers
import chicken
import chicken_burger
import pizza
import salads
import sandwiches
import sides
import wraps

CATEGORIES = [pizza, burgers, wraps, chicken, chicken_burger, sandwiches, salads, sides]
RECIPES = {slug: (kind.CATEGORY, lay) for kind in CATEGORIES for slug, lay in kind.DISHES.items()}
