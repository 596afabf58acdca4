import type { PageLocale } from '@/app/_locale'
import { fill, pick } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import { declaredOf } from '@/lib/menu/items/facts-of'
import type { Declared } from '@/lib/menu/declarations/diet-filter'
import type { MenuItem } from '@/lib/menu/items/menu-item'
import { cardItemOf } from '../_menu-item/card-item-of'
import type { CardItem } from '../_menu-item/card-item'

export type FilteredItem = CardItem & Declared

/** Only pages with a filter carry these fields, and of them only those that are set. */
export function filteredItemOf(item: MenuItem, locale: PageLocale): FilteredItem {
  return { ...cardItemOf(item, locale), ...declaredOf(item) }
}

export function dietWords({ menu }: Texts, phone: string) {
  return {
    ...pick(menu, 'filter', 'active', 'clearFilter', 'onlyDishes', 'withoutAllergens', 'filterNote', 'showDishes'),
    ...pick(menu, 'notStated', 'notStatedCount', 'noneFit', 'results', 'tagNames', 'allergenNames'),
    askUs: fill(menu.allergensUnknown, { phone }),
  }
}

export type DietWords = ReturnType<typeof dietWords>
