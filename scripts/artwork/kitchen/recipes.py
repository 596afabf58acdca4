"""Which recipe makes which picture."""
import burgers
import chicken_burger
import pizza
import sandwiches

RECIPES = {slug: (c.CATEGORY, lay) for c in (pizza, burgers, chicken_burger, sandwiches) for slug, lay in c.DISHES.items()}
