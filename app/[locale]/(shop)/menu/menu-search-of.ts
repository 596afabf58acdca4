import { menuSearch, type OwnWords } from '@/lib/menu/search/menu-search'
import { searchedDish } from '@/lib/menu/search/searched-dish'
import type { BrowsedCategory } from './browsed-section'

export interface SearchedMenu {
  categories: BrowsedCategory[]
  /** What can be chosen. */
  choices: string[]
  ownWords: OwnWords
}

export type MenuSearch = ReturnType<typeof menuSearch>

export function menuSearchOf({ categories, choices, ownWords }: SearchedMenu): MenuSearch {
  const dishes = categories.flatMap((category) =>
    category.items.map((item) => searchedDish(item, category, item.choices.map((place) => choices[place]).join(' '))),
  )
  return menuSearch(dishes, ownWords)
}
