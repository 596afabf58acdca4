import { describe, expect, it, test } from 'vitest'
import type { Language } from '@/lib/i18n/language'
import { knownSynonyms } from './known-synonyms'
import { editDistance, indexMenu, searchMenu } from './menu-search'

// The words of French and Italian are there, whether or not the product offers the languages.
const spoken = ['de', 'en', 'fr', 'it'] as Language[]

const menu = [
  'Döner Teller; Döner & Wraps; mit Reis und Salat, scharf',
  'Dürüm Poulet; Döner & Wraps; Fleisch vom Spiess im Fla\u00ADden\u00ADbrot',
  'Cheeseburger; Burgers; Rindfleisch, Käse, Tomaten',
  'Pizza Margherita; Pizza; Tomaten, Mozzarella, vegetarisch',
  'Pizza Tonno; Pizza; Thunfisch, Zwiebeln',
  'Vanilleglace; Desserts; drei Kugeln',
  'Feldschlösschen Bier; Beverages; 5 dl',
  'Rüeblisalat; Salate; frisch, vegan',
]
const index = indexMenu(
  menu.map((text) => ({ id: text.split(';')[0] ?? '', text })),
  knownSynonyms('Znüni, Margherita\nGschnätzlets', spoken),
)

function found(typed: string): string[] {
  return [...(searchMenu(index, typed) ?? ['everything'])]
}

describe('the search on the menu', () => {
  it.each(['', '  ', '–'])('hides nothing for %j', (typed) => expect(found(typed)).toEqual(['everything']))

  it.each([
    ['umlauts in any spelling', ['döner teller', 'doener teller', 'DONER Teller'], ['Döner Teller']],
    ['words that a card may break', ['Fladenbrot', 'fladenbrote'], ['Dürüm Poulet']],
    ['plurals', ['pizzas', 'pizzen', 'Pizza'], ['Pizza Margherita', 'Pizza Tonno']],
    ['the end of a compound', ['burger', 'burgers', 'cheese burger'], ['Cheeseburger']],
    ['slips', ['magherita', 'margehrita', 'Margheritta'], ['Pizza Margherita']],
    ['a slip in another language', ['onoin'], ['Pizza Tonno']],
    ['what is begun', ['marg', 'pizza marg'], ['Pizza Margherita']],
    ['beer for Bier', ['beer', 'beers', 'Bier'], ['Feldschlösschen Bier']],
    ['drinks for beverages', ['drinks', 'Getränke', 'getraenke'], ['Feldschlösschen Bier']],
    ['tuna for Thunfisch', ['tuna', 'Thon'], ['Pizza Tonno']],
    ['tags', ['veggie', 'vegetarian pizza'], ['Pizza Margherita']],
    ['French words for German ones', ['bière', 'biere', 'Bières'], ['Feldschlösschen Bier']],
    ['ligatures in any spelling', ['bœuf', 'boeuf', 'BŒUF'], ['Cheeseburger']],
    ['Italian words for German ones', ['birra', 'birre'], ['Feldschlösschen Bier']],
    ['Italian words whatever their ending', ['cipolla', 'cipolle', 'pizza cipolle'], ['Pizza Tonno']],
    ['Italian tags', ['vegetariana', 'pizze vegetariane'], ['Pizza Margherita']],
    ['the owner’s own words', ['Znüni', 'znueni'], ['Pizza Margherita']],
    ['every word that was typed', ['pizza zwiebel'], ['Pizza Tonno']],
    ['nothing for what is not there', ['sushi', 'pizza sushi'], []],
  ])('finds %s', (_what, typed, items) => {
    expect(typed.map(found)).toEqual(typed.map(() => items))
  })

  it('takes ice for no Dürüm, no rice and no meat', () => {
    expect(found('Eis')).toEqual(['Vanilleglace'])
    expect(found('ice cream'.replace(' ', ''))).toEqual(['Vanilleglace'])
  })

  it('takes a kebab for a Döner', () => {
    expect(found('kebab')).toEqual(['Döner Teller', 'Dürüm Poulet'])
  })
})

describe('a dish called «Döner Teller, Zürcher Art – scharf Rüebli»', () => {
  const one = indexMenu([{ id: 'it', text: 'Döner Teller, Zürcher Art – scharf Rüebli' }], [])

  it.each(['doner', 'DÖNER', 'teller zurcher', '  scharf  '])('is found by "%s"', (typed) => {
    expect([...(searchMenu(one, typed) ?? [])]).toEqual(['it'])
  })

  it('is not, unless every word occurs', () => {
    expect([...(searchMenu(one, 'döner pizza') ?? [])]).toEqual([])
  })
})

test.each([
  ['pizza', 'pizza', 0],
  ['pizza', 'piza', 1],
  ['pizza', 'pizzza', 1],
  ['pizza', 'pzzia', 2],
  ['onoin', 'onion', 1],
  ['pizza', 'sushi', 3],
])('from %s to %s it is %d, or more than two', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance)
  expect(editDistance(b, a, 2)).toBe(distance)
})

test('among two thousand dishes the same are found, and one of them by its number', () => {
  const dishes = Array.from({ length: 2000 }, (_, nth) => ({
    id: String(nth),
    text: `Gericht${nth} ${menu[nth % menu.length]} Nummer${nth * 7}`,
  }))
  const large = indexMenu(dishes, knownSynonyms('', spoken))
  for (const [typed, each] of [
    ['pizza', 2],
    ['margherta', 1],
    ['beer', 1],
  ] as const)
    expect(searchMenu(large, typed)?.size).toBe((each * dishes.length) / menu.length)
  expect([...(searchMenu(large, 'gericht1999') ?? [])]).toContain('1999')
})
