import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'

/** What the filter for diet and allergens says; the browser gets no more of the catalogue. */
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
