"""Which recipe makes which picture."""
import chicken
import pizza
import salads

CATEGORIES = [pizza, chicken, salads]
RECIPES = {slug: (kind.CATEGORY, lay) for kind in CATEGORIES for slug, lay in kind.DISHES.items()}
