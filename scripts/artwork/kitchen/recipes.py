"""Which recipe makes which picture."""
import pizza
import salads

CATEGORIES = [pizza, salads]
RECIPES = {slug: (kind.CATEGORY, lay) for kind in CATEGORIES for slug, lay in kind.DISHES.items()}
