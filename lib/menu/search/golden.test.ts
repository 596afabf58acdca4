import { describe, expect, it } from 'vitest'
import { falseFriends, goldenQueries } from '@/lib/i18n/golden-queries'
import { type Language, languages } from '@/lib/i18n/language'
import { demoSearch } from '@/lib/testing/demo-search'

const searches = new Map(languages.map((language) => [language, demoSearch(language)]))

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
