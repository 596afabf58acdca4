import { describe, expect, it } from 'vitest'
import { falseFriends, goldenQueries } from '@/lib/i18n/golden-queries'
import { type Language, languages, languagesAtFirst } from '@/lib/i18n/language'
import type { Named } from '@/lib/i18n/name-in'
import { ownText } from '@/lib/i18n/text-fields'
import { texts } from '@/lib/i18n/texts'
import { demoMenu, inMenuOrder } from '@/prisma/seed/menu'
import { menuSearch } from './menu-search'
import { searchedDish } from './searched-dish'

const inPageOrder = demoMenu.flatMap((category) => inMenuOrder().filter((each) => each.category === category))
const searches = new Map(languages.map((language) => [language, searchIn(language)]))

function searchIn(language: Language) {
  const offered = languagesAtFirst.includes(language) ? languagesAtFirst : languages
  const { tagNames } = texts(language).shop.menu
  const dishes = inPageOrder.map(({ menuItem, category }) => {
    const { name, description, tags = [], allergens, minimumAge, volumeMl } = menuItem
    return searchedDish(
      {
        id: name,
        name,
        otherNames: otherNamesOf(menuItem),
        text: ownText(description, language),
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
  return menuSearch(dishes, { ownersText: '', offered })
}

function otherNamesOf({ names = {} }: Partial<Named>): string {
  return Object.values(names).join(' ')
}

function found(language: Language, typed: string) {
  return searches.get(language)?.(typed)
}

describe.each(languages)('on the demo’s menu in %s', (language) => {
  it.each(goldenQueries[language])('«%s» finds %s first', (typed, first) => {
    const { ids, isPartial } = found(language, typed) ?? {}
    expect({ first: ids?.[0], isPartial }).toEqual({ first, isPartial: false })
  })
})

it.each(falseFriends)('on the demo’s menu in %s, «%s» does not find %s', (language, typed, dish) => {
  const ids = found(language, typed)?.ids ?? []
  expect(ids).not.toEqual([])
  expect(ids).not.toContain(dish)
})

it('everything without gluten is found in every language by the same dishes', () => {
  const typed = { de: 'glutenfrei', en: 'gluten free', fr: 'sans gluten', it: 'senza glutine' }
  const ids = languages.map((language) => found(language, typed[language])?.ids.toSorted())
  expect(ids).toEqual(languages.map(() => ids[0]))
})

it('there are enough of them', () => {
  expect(Object.values(goldenQueries).flat().length).toBeGreaterThanOrEqual(120)
})
