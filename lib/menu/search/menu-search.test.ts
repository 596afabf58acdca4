import { describe, expect, it, test } from 'vitest'
import type { Language } from '@/lib/i18n/language'
import { menuSearch } from './menu-search'

const all: Language[] = ['de', 'en', 'fr', 'it']

const menu = [
  'Döner Teller; Döner & Wraps; mit Reis und Salat, scharf',
  'Dürüm Poulet; Döner & Wraps; Fleisch vom Spiess im Fla\u00ADden\u00ADbrot',
  'Cheeseburger; Burgers; Rindfleisch, Käse, Tomaten',
  'Pizza Margherita; Pizza; Tomaten, Mozzarella, vegetarisch',
  'Pizza Tonno; Pizza; Thunfisch, Zwiebeln',
  'Vanilleglace; Desserts; drei Kugeln mit Beeren',
  'Feldschlösschen Bier; Beverages; 5 dl, aus dem Fass',
  'Rüeblisalat; Salate; frisch, vegan',
]
const dishes = menu.map((line) => {
  const [name = '', category = '', text = ''] = line.split('; ')
  return { id: name, name, otherNames: '', category, text }
})
const search = menuSearch(dishes, { ownersText: 'Znüni, Margherita\nGschnätzlets', offered: all })

function found(typed: string, searched = search): string[] {
  const answer = searched(typed)
  return answer ? answer.ids : ['everything']
}

describe('the search on the menu', () => {
  it.each(['', '  ', '–'])('hides nothing for %j', (typed) => expect(found(typed)).toEqual(['everything']))

  it.each([
    ['umlauts in any spelling', ['döner teller', 'doener teller', 'DONER Teller'], ['Döner Teller']],
    ['words that a card may break', ['Fladenbrot', 'fladenbrote'], ['Dürüm Poulet']],
    ['plurals', ['pizzas', 'pizzen', 'Pizza', '🍕'], ['Pizza Margherita', 'Pizza Tonno']],
    ['the end of a compound', ['burger', 'burgers', 'cheese burger'], ['Cheeseburger']],
    ['two words written as one', ['pizzatonno'], ['Pizza Tonno']],
    ['slips', ['magherita', 'margehrita', 'Margheritta'], ['Pizza Margherita']],
    ['a slip in another language', ['onoin'], ['Pizza Tonno']],
    ['what is begun', ['marg', 'pizza marg'], ['Pizza Margherita']],
    ['what is begun in another language', ['birr', 'bever birr'], ['Feldschlösschen Bier']],
    ['beer for Bier', ['beer', 'beers', 'Bier'], ['Feldschlösschen Bier']],
    ['drinks for beverages', ['drinks', 'Getränke', 'getraenke'], ['Feldschlösschen Bier']],
    ['tuna for Thunfisch', ['tuna', 'Thon'], ['Pizza Tonno']],
    ['a kind of what was typed', ['fisch', 'poisson', 'seafood'], ['Pizza Tonno']],
    ['French words for German ones', ['bière', 'biere', 'Bières'], ['Feldschlösschen Bier']],
    ['ligatures in any spelling', ['bœuf', 'boeuf', 'BŒUF'], ['Cheeseburger']],
    ['Italian words for German ones', ['birra', 'birre'], ['Feldschlösschen Bier']],
    ['Italian words whatever their ending', ['cipolla', 'cipolle', 'pizza cipolle'], ['Pizza Tonno']],
    ['the owner’s own words', ['Znüni', 'znueni'], ['Pizza Margherita']],
    ['every word that was typed', ['pizza zwiebel', 'pizza mit zwiebeln'], ['Pizza Tonno']],
    [
      'no dessert with berries for a beer, and no rice or Fleisch for ice',
      ['eis', 'ice cream', 'glace'],
      ['Vanilleglace'],
    ],
    ['nothing for what is not there', ['sushi', 'xylophon', '🦄', 'lamm'], []],
  ])('finds %s', (_what, typed, items) => {
    expect(typed.map((each) => found(each))).toEqual(typed.map(() => items))
  })

  it('puts a name before a category, and that before a description', () => {
    const named = ['Suppe', 'Kürbis'].map((name) => ({
      id: name,
      name,
      category: 'Teller',
      otherNames: '',
      text: 'mit Kürbis',
    }))
    const sorted = { id: 'Kürbisse', name: 'Ofen', category: 'Kürbis', otherNames: '' }
    expect(found('kürbis', menuSearch([...named, sorted], { ownersText: '', offered: all }))).toEqual([
      'Kürbis',
      'Kürbisse',
      'Suppe',
    ])
  })

  it('finds what can be chosen, if that is nowhere else', () => {
    const named = { otherNames: '', category: '' }
    const pizza = { ...named, id: 'Pizza', name: 'Pizza', choices: 'Rucola, Sardellen' }
    const pasta = { ...named, id: 'Pasta', name: 'Pasta', text: 'mit Sardellen' }
    const chosen = menuSearch([pizza, pasta], { ownersText: '', offered: all })
    expect(found('rucola', chosen)).toEqual(['Pizza'])
    expect(found('sardellen', chosen)).toEqual(['Pasta'])
  })

  it('says where no dish has all words, and what is nearest', () => {
    expect(search('pizza sushi')).toMatchObject({
      ids: ['Pizza Margherita', 'Pizza Tonno'],
      isPartial: true,
      near: [],
    })
    expect(search('lachs')).toMatchObject({ ids: [], isPartial: true, near: ['Pizza Tonno'] })
  })

  it('knows everyday words only of offered languages', () => {
    expect(found('birra', menuSearch(dishes, { ownersText: '', offered: ['de'] }))).toEqual([])
  })
})

test('among two thousand dishes one is found by its number', () => {
  const many = Array.from({ length: 2000 }, (_, nth) => ({
    id: String(nth),
    name: `Gericht${nth} Teller`,
    otherNames: '',
    category: '',
  }))
  expect(found('gericht1999', menuSearch(many, { ownersText: '', offered: all }))).toEqual(['1999'])
})
