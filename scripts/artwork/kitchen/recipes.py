"""Which recipe makes which picture."""
import burgers
import chicken
import drinks
import pizza
import salads
import sides
import wraps

CATEGORIES = [pizza, burgers, wraps, chicken, salads, sides, drinks]
RECIPES = {slug: (kind.CATEGORY, lay) for kind in CATEGORIES for slug, lay in kind.DISHES.items()}
