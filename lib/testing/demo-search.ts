import { type Language, languages } from '@/lib/i18n/language'
import type { Named } from '@/lib/i18n/name-in'
import { ownText } from '@/lib/i18n/text-fields'
import { texts } from '@/lib/i18n/texts'
import { menuSearch } from '@/lib/menu/search/menu-search'
import { searchedDish } from '@/lib/menu/search/searched-dish'
import { demoMenu, inMenuOrder } from '@/prisma/seed/menu'

const inPageOrder = demoMenu.flatMap((category) => inMenuOrder().filter((each) => each.category === category))
export function demoSearch(language: Language) {
  const { tagNames } = texts(language).shop.menu
  const dishes = inPageOrder.map(({ menuItem, category }) => {
    const { name, description, tags = [], allergens, origins = [], minimumAge, volumeMl } = menuItem
    return searchedDish(
      {
        id: name,
        name,
        otherNames: otherNamesOf(menuItem),
        text: ownText(description, language),
        madeOf: origins.map(({ ingredient }) => ingredient).join(', '),
        tags: tags.map((tag) => tagNames[tag]).join(', '),
        marks: tags.join(' '),
        contains: allergens.join(' '),
        minimum_age: minimumAge,
        volume_ml: volumeMl,
      },
      { shownName: category.name, otherNames: otherNamesOf(category) },
      (menuItem.asks ?? [])
        .flatMap(({ group }) => group.options.map((option) => ownText(option.name, language)))
        .join(', '),
    )
  })
  return menuSearch(dishes, { ownersText: '', offered: languages })
}

function otherNamesOf({ names = {} }: Partial<Named>): string {
  return Object.values(names).join(' ')
}
