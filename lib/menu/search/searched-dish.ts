import type { Declared } from '../declarations/diet-filter'
import type { SearchedDish } from './menu-index'

interface Shown extends Declared {
  id: string
  name: string
  otherNames?: string
  text: string
  madeOf?: string
  diet?: string
  tags?: string
  minimum_age?: number
  volume_ml?: number | null
}

interface ShownCategory {
  shownName: string
  otherNames: string
}

export function searchedDish(dish: Shown, category: ShownCategory, choices: string): SearchedDish {
  const { id, name, otherNames = '', text, madeOf, diet = '', tags = '' } = dish
  return {
    id,
    name,
    otherNames,
    category: `${category.shownName} ${category.otherNames}`,
    text,
    madeOf,
    allergens: heldIn(dish),
    choices,
    marks: `${diet} ${tags} ${marksOf(dish).join(' ')}`,
  }
}

/** What is declared without gluten or milk is found as well as what is called so, as by the filter. */
function marksOf({ marks = '', contains, mayContain = '', volume_ml, minimum_age = 0 }: Shown): string[] {
  const held = heldIn({ contains, mayContain })
  return [
    ...marks.split(' '),
    ...(marks.includes('vegan') ? ['vegetarian'] : []),
    ...(held && !held.includes('gluten') ? ['gluten_free'] : []),
    ...(held && !held.includes('milk') ? ['lactose_free'] : []),
    ...(volume_ml ? ['drinkable'] : []),
    ...(volume_ml ? [minimum_age > 0 ? 'alcoholic' : 'alcohol_free'] : []),
  ]
}

function heldIn({ contains, mayContain = '' }: Declared): string[] | null {
  return contains === undefined ? null : `${contains} ${mayContain}`.split(' ')
}
