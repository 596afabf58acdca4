import type { PageLocale } from '@/app/_locale'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import { declaredOf } from '@/lib/menu/facts-of'
import type { Declared } from '@/lib/menu/diet-filter'
import type { MenuItem } from '@/lib/menu/menu-item'
import { cardItemOf } from '../_menu-item/card-item-of'
import type { CardItem } from '../_menu-item/card-item'

export type FilteredItem = CardItem & Declared

/** Only pages with a filter carry these fields, and of them only those that are set. */
export function filteredItemOf(item: MenuItem, locale: PageLocale): FilteredItem {
  return { ...cardItemOf(item, locale), ...declaredOf(item) }
}

/** Only these texts of the catalogue reach the browser. */
export function dietWords({ menu }: Texts, phone: string) {
  return {
    filter: menu.filter,
    active: menu.active,
    clearFilter: menu.clearFilter,
    onlyDishes: menu.onlyDishes,
    withoutAllergens: menu.withoutAllergens,
    filterNote: menu.filterNote,
    notStated: menu.notStated,
    notStatedCount: menu.notStatedCount,
    noneFit: menu.noneFit,
    showDishes: menu.showDishes,
    results: menu.results,
    tagNames: menu.tagNames,
    allergenNames: menu.allergenNames,
    askUs: fill(menu.allergensUnknown, { phone }),
  }
}

export type DietWords = ReturnType<typeof dietWords>
