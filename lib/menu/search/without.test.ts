import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Language, languages } from '@/lib/i18n/language'
import { demoSearch } from '@/lib/testing/demo-search'
import { menuSearch } from './menu-search'

const searches = new Map(languages.map((language) => [language, demoSearch(language)]))

function found(language: Language, typed: string) {
  const answer = searches.get(language)?.(typed)
  if (!answer) throw new Error(`Nothing was asked by ${typed}`)
  return answer
}

const pork = ['Bacon Burger', 'Prosciutto e Funghi', 'Diavola', 'Speck-Ei-Sandwich', 'Zürcher Hot Dog']
const meatPizzas = ['Prosciutto e Funghi', 'Diavola', 'Tonno e Cipolla', 'Gamberetti e Aglio']
const onions = ['Tonno e Cipolla']
const gluten = ['Limmat Burger', 'Margherita', 'Diavola', 'Club-Sandwich']
const eggs = ['Speck-Ei-Sandwich', 'Caramelköpfli']
const spicy = ['Feuer-Burger']

const cases: [language: Language, typed: string, first: string | undefined, left: string[]][] = [
  ['de', 'ohne schwein', 'Limmat Burger', pork],
  ['de', 'kein Schweinefleisch', 'Limmat Burger', pork],
  ['de', 'etwas ohne schwein', 'Limmat Burger', pork],
  ['de', 'ohni schwein', 'Limmat Burger', pork],
  ['de', 'pizza ohne schwein', 'Pizza halb-halb', pork],
  ['de', 'pizza ohne schwien', 'Pizza halb-halb', ['Prosciutto e Funghi', 'Diavola']],
  ['de', 'pizza ohne fleisch', 'Margherita', meatPizzas],
  ['de', 'keine fleisch pizza', 'Margherita', meatPizzas],
  ['de', 'pizza ohne zwiebeln und pilze', 'Pizza halb-halb', [...onions, 'Prosciutto e Funghi']],
  ['de', 'pizza ohne zwiebeln, pilze', 'Pizza halb-halb', [...onions, 'Prosciutto e Funghi']],
  ['de', 'cheeseburger ohne fleisch', 'Garten-Burger', ['Doppel-Cheeseburger', 'Limmat Burger']],
  ['de', 'glutenfreie pizza', 'Güggeli vom Grill', gluten],
  ['de', 'allergisch gegen eier', undefined, eggs],
  ['de', 'eierallergie', undefined, eggs],
  ['de', 'eifrei', undefined, eggs],
  ['de', 'nicht zu scharf burger', undefined, spicy],
  ['en', 'no pork', 'Limmat Burger', pork],
  ['en', 'without any pork', 'Limmat Burger', pork],
  ['en', 'pizza without meat', 'Margherita', meatPizzas],
  ['en', 'egg-free', undefined, eggs],
  ['en', 'egg allergy', undefined, eggs],
  ['en', 'gluten free pizza', 'Güggeli vom Grill', gluten],
  ['en', 'burger not spicy', 'Limmat Burger', spicy],
  ['fr', 'sans porc', 'Limmat Burger', pork],
  ['fr', 'pas de porc', 'Limmat Burger', pork],
  ['fr', 'pizza sans viande', 'Margherita', meatPizzas],
  ['fr', 'pizza sans oignons ni champignons', 'Pizza halb-halb', [...onions, 'Prosciutto e Funghi']],
  ['fr', 'pas d’œufs', undefined, eggs],
  ['fr', 'allergique aux œufs', undefined, eggs],
  ['it', 'senza maiale', 'Limmat Burger', pork],
  ['it', 'pizza senza carne', 'Margherita', meatPizzas],
  ['it', 'senza uova', undefined, eggs],
  ['it', 'allergico alle uova', undefined, eggs],
  ['it', 'pizza senza cipolle', 'Pizza halb-halb', onions],
]

describe('what somebody wants none of', () => {
  it.each(cases)('in %s «%s»', (language, typed, first, left) => {
    const { ids } = found(language, typed)
    expect(ids).not.toEqual([])
    expect(first ?? ids[0]).toBe(ids[0])
    expect(ids.filter((id) => left.includes(id))).toEqual([])
  })

  it('names the allergens that the filter knows, and what no dish says', () => {
    expect(found('de', 'ohne nüsse')).toMatchObject({ without: ['nüsse'], allergens: ['peanuts', 'nuts'], unsaid: [] })
    expect(found('en', 'seafood allergy').allergens).toEqual(['crustaceans', 'fish', 'molluscs'])
    expect(found('de', 'ohne trüffelöl')).toMatchObject({ without: ['trüffelöl'], unsaid: ['trüffelöl'] })
    expect(found('de', 'pizza ohne')).toEqual(found('de', 'pizza'))
  })

  it('leaves out what is not declared', () => {
    const dish = { otherNames: '', category: '' }
    const search = menuSearch(
      [
        { ...dish, id: 'unknown', name: 'Curry', allergens: null },
        { ...dish, id: 'with', name: 'Satay', allergens: ['peanuts'] },
        { ...dish, id: 'without', name: 'Suppe', allergens: [] },
      ],
      { ownersText: '', offered: languages },
    )
    expect(search('ohne erdnüsse')?.ids).toEqual(['without'])
  })

  it('knows a dish that is called so, and what it says it is without', () => {
    const dish = { category: '', otherNames: '' }
    const search = menuSearch(
      [
        { ...dish, id: 'souci', name: 'Sans Souci Burger' },
        { ...dish, id: 'plain', name: 'Pizza', text: 'ohne Zwiebeln, mit Käse' },
        { ...dish, id: 'onions', name: 'Pizza Tonno', text: 'mit Zwiebeln' },
        { ...dish, id: 'bleu', name: 'Cordon bleu', madeOf: 'Schwein' },
      ],
      { ownersText: '', offered: languages },
    )
    expect(search('sans souci')?.ids).toEqual(['souci'])
    expect(search('souci')?.ids).toEqual(['souci'])
    expect(search('zwiebeln')?.ids).toEqual(['onions'])
    expect(search('pizza ohne zwiebeln')?.ids).toEqual(['plain'])
    expect(search('ohne schwein')?.ids).not.toContain('bleu')
  })
})

const no: Record<Language, string[]> = {
  de: ['ohne', 'kein', 'keine', 'ohne die'],
  en: ['no', 'without', 'without any'],
  fr: ['sans', 'pas de'],
  it: ['senza', 'niente'],
}
const things: Record<Language, string[]> = {
  de: ['schwein', 'poulet', 'rind', 'zwiebeln', 'käse', 'pilze', 'fisch', 'tomaten', 'speck', 'salami'],
  en: ['pork', 'chicken', 'beef', 'onions', 'cheese', 'mushrooms', 'fish', 'tomatoes', 'bacon', 'salami'],
  fr: ['porc', 'poulet', 'bœuf', 'oignons', 'fromage', 'champignons', 'poisson', 'tomates', 'lard'],
  it: ['maiale', 'pollo', 'manzo', 'cipolle', 'formaggio', 'funghi', 'pesce', 'pomodori', 'pancetta'],
}

test('nothing that a word finds is left by the same word with a no before it', () => {
  const asked = fc.constantFrom(...languages).chain((language) =>
    fc.record({
      language: fc.constant(language),
      word: fc.constantFrom(...no[language]),
      thing: fc.constantFrom(...things[language]),
      wanted: fc.constantFrom('', 'pizza ', 'burger ', 'sandwich '),
    }),
  )
  fc.assert(
    fc.property(asked, ({ language, word, thing, wanted }) => {
      const held = found(language, thing).ids
      const left = found(language, `${wanted}${word} ${thing}`).ids
      expect(left.filter((id) => held.includes(id))).toEqual([])
    }),
  )
})

describe('what is found in part', () => {
  it.each([
    ['en', 'red bull'],
    ['en', 'kids meal'],
    ['de', 'rinderfilet wellington'],
  ] as const)('in %s «%s» is not', (language, typed) => expect(found(language, typed).ids).toEqual([]))

  it.each([
    ['en', 'pepperoni pizza', 'Diavola'],
    ['en', 'something to drink', 'Ayran'],
    ['de', 'pommes gross', 'Pommes frites'],
    ['de', 'grosse cola', 'Cola'],
    ['de', 'etwas zu trinken', 'Zitronenlimonade'],
    ['de', 'etwas leichtes', 'Grüner Salat'],
    ['de', 'ich möchte bitte eine pizza', 'Pizza halb-halb'],
    ['fr', 'pomme frite', 'Pommes frites'],
    ['fr', 'quelque chose à boire', 'Zitronenlimonade'],
    ['it', 'acqua frizzante', 'Mineralwasser'],
    ['it', 'qualcosa da bere', 'Zitronenlimonade'],
  ] as const)('in %s «%s» finds %s first', (language, typed, first) => {
    expect(found(language, typed)).toMatchObject({ isPartial: false })
    expect(found(language, typed).ids[0]).toBe(first)
  })
})
