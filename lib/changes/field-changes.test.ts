import { describe, expect, test } from 'vitest'
import { languages } from '@/lib/i18n/language'
import { db } from '@/lib/platform/database/db'
import { findShop } from '@/lib/shop/queries'
import { listOptionGroups } from '@/lib/menu/options/queries'
import { listCategories, listMenuItems } from '@/lib/menu/queries'
import { createShop } from '@/lib/testing/shop/shop'
import { columnLabels, hasLabel, withoutLabel } from './field-labels'
import { fieldChangesOf } from './field-changes'

const reader = {
  language: 'de',
  names: new Map([
    ['g1', 'Saucen'],
    ['o1', 'Gross'],
  ]),
} as const

function inWords(before: object | null, after: object | null): string[] {
  const changes = fieldChangesOf({ before: before && { ...before }, after: after && { ...after } }, reader)
  return changes.map(({ label, before: was, after: is }) =>
    `${label}: ${was} → ${is}`.replaceAll('\n', ' / ').replaceAll('\u00A0', ' '),
  )
}

describe('in the words of the form', () => {
  test.each<[string, object, object, string[]]>([
    ['a price', { priceRappen: 1890 }, { priceRappen: 1950 }, ['Preis: CHF 18.90 → CHF 19.50']],
    ['a switch', { originRequired: false }, { originRequired: true }, ['Enthält Fleisch, Fisch oder Brot: nein → ja']],
    [
      'a moment of Zurich',
      { pausedUntil: null },
      { pausedUntil: '2026-07-01T17:30:00.000Z' },
      ['Pausiert bis:  → 01.07.2026, 19:30'],
    ],
    ['a day', { soldFrom: '2026-05-01' }, { soldFrom: null }, ['Erster Tag: 01.05.2026 → ']],
    ['a role', { role: 'staff' }, { role: 'manager' }, ['Rolle: Personal → Leitung']],
    [
      'allergens',
      { allergens: null },
      { allergens: ['milk', 'nuts'] },
      ['Allergene: Noch nicht angegeben → Milch / Hartschalenobst (Nüsse)'],
    ],
    ['that there are none', { allergens: ['milk'] }, { allergens: [] }, ['Allergene: Milch → Keine']],
    [
      'a picture',
      { image: '/media/a', wholeImage: null },
      { image: '/media/b', wholeImage: '/media/c' },
      ['Bild: Bild → ein anderes Bild'],
    ],
    [
      'a zone',
      { zones: [{ postcode: '8004', city: 'Zürich', feeRappen: 500, minimumRappen: 4000 }] },
      {
        zones: [{ postcode: '8004', city: 'Zürich', feeRappen: 600, minimumRappen: 4000 }],
      },
      [
        'Liefergebiete: 8004 Zürich: Gebühr CHF 5.00, Minimum CHF 40.00 → 8004 Zürich: Gebühr CHF 6.00, Minimum CHF 40.00',
      ],
    ],
    [
      'hours',
      { hours: [span(1, '11:00'), span(2, '11:00')] },
      { hours: [span(1, '11:00'), span(2, '12:00')] },
      ['Küchenzeiten: Dienstag 11:00–14:00 → Dienstag 12:00–14:00'],
    ],
    [
      'attached groups',
      { optionGroups: [] },
      { optionGroups: [{ id: 'g1', whenOptionId: null }] },
      ['Optionen dieses Gerichts:  → Saucen'],
    ],
    [
      'prices with a dish',
      { optionPrices: [{ optionId: 'o1', priceRappen: 1900 }] },
      { optionPrices: [{ optionId: 'o1', priceRappen: 2000 }] },
      ['Preise bei diesem Gericht: Gross: CHF 19.00 → Gross: CHF 20.00'],
    ],
    [
      'prices with a dish, by a file',
      { optionPrices: [] },
      { optionPrices: [{ optionGroup: { name: 'Grösse' }, option: { name: 'Gross' }, priceRappen: 2000 }] },
      ['Preise bei diesem Gericht:  → Gross: CHF 20.00'],
    ],
    ['a secret', { password: '•••' }, { password: 'neu' }, ['Passwort: wird nicht gezeigt → neu']],
  ])('%s', (_what, before, after, said) => {
    expect(inWords(before, after)).toEqual(said)
  })

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('a thing that is called %s', (name) => {
    for (const key of ['name', 'deviceName', 'role', 'tags', 'status'])
      expect(inWords({ [key]: '' }, { [key]: name })[0]).toMatch(new RegExp(`${name}$`))
  })

  test('a text in the language in which it differs', () => {
    const before = { description: { de: 'Mit Speck', en: 'With bacon' } }
    const after = { description: { de: 'Mit Käse', en: 'With bacon' } }
    expect(inWords(before, after)).toEqual(['Beschreibung: Deutsch: Mit Speck → Mit Käse'])
  })

  test('one option of a group, one that came and one that went', () => {
    const option = (id: string, name: string, priceRappen: number) => ({ id, name: { de: name, en: '' }, priceRappen })
    const before = { options: [option('1', 'Klein', 500), option('2', 'Gross', 900)] }
    const after = { options: [option('1', 'Klein', 600), option('3', 'Riesig', 1500)] }
    expect(inWords(before, after)).toEqual([
      'Klein: Preis: CHF 5.00 → CHF 6.00',
      'Optionen: Gross, CHF 9.00 → ',
      'Optionen:  → Riesig, CHF 15.00',
    ])
  })

  test('a list in another order is shown as a whole', () => {
    expect(inWords({ languages: ['de', 'en'] }, { languages: ['en', 'de'] })).toEqual([
      'Angeboten: Deutsch / English → English / Deutsch',
    ])
  })

  test('a new thing has everything after, a deleted one before', () => {
    expect(inWords(null, { id: 'x', name: 'Bar', position: 3 })).toEqual(['Name:  → Bar', 'Position:  → 3'])
    expect(inWords({ name: 'Bar' }, null)).toEqual(['Name: Bar → '])
  })
})

function span(weekday: number, opens: string) {
  return { weekday, opens, closes: '14:00' }
}

test('every value that the shop and its menu keep has a word in every language', async () => {
  await createShop()
  const now = new Date('2026-11-20T17:00:00Z')
  const [shop, items, categories, groups] = await Promise.all([
    findShop(db()),
    listMenuItems({ forStaff: true }, now),
    listCategories(),
    listOptionGroups(),
  ])
  const derived = ['soldWhen', 'ownPriceRappen']
  const all = [shop, ...items, ...categories, ...groups].flatMap((thing) => Object.keys(thing))
  const keys = [...new Set(all)].filter((key) => !withoutLabel.includes(key) && !derived.includes(key))
  expect(keys.length).toBeGreaterThan(40)
  for (const language of languages) expect(keys.filter((key) => !hasLabel(key, language))).toEqual([])
})

test.each(languages)('the preview of a menu file has words for each column (%s)', (language) => {
  const unnamed = Object.entries(columnLabels(language)).filter(
    ([column, label]) => label === column.replaceAll('_', ' '),
  )
  expect(unnamed).toEqual([])
})
