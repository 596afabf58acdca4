import { describe, expect, test } from 'vitest'
import { languages } from '@/lib/i18n/language'
import { guessedColumns, headingRow, sizeNameOf } from './columns'
import { exampleRows } from './example'

describe('what a column is', () => {
  test.each([
    ['Kategorie; Name; Beschreibung; Preis; Preis klein; Preis gross; Allergene'],
    ['ALLERGENE; preis gross (CHF); Bezeichnung; Preis CHF; Zutaten; Warengruppe'],
    ['Catégorie; Plat; Ingrédients; Prix; Prix petite; Prix grande; Allergènes'],
    ['Category; Dish; Description; Price; small price; Price large; Allergens'],
    ['Categoria; Piatto; Descrizione; Prezzo; Prezzo piccola; Prezzo grande; Allergeni'],
  ])('is read from headings in any order: %s', (line) => {
    const found = guessedColumns(line.split('; '))
    expect(found).not.toContain('ignore')
    for (const meaning of ['category', 'name', 'description', 'price', 'size_price', 'allergens'])
      expect(found).toContain(meaning)
  })

  test.each(languages)('is known for each heading of the example in %s', (language) => {
    expect(guessedColumns(exampleRows(language)[0] ?? [])).toEqual([
      'category',
      'name',
      'description',
      'price',
      'size_price',
      'size_price',
      'allergens',
      'tags',
      'origins',
      'vat_class',
      'minimum_age',
      'volume_ml',
    ])
  })

  test('may be a text in another language', () => {
    expect(guessedColumns(['Name', 'Name (englisch)', 'description_fr', 'Beschreibung auf Italienisch'])).toEqual([
      'name',
      'name_en',
      'description_fr',
      'description_it',
    ])
  })

  test('is said once: a second column of it, and what is not known, is left out', () => {
    expect(guessedColumns(['Nr.', 'Name', 'Artikel', 'Preis', 'Einkauf'])).toEqual([
      'ignore',
      'name',
      'ignore',
      'price',
      'ignore',
    ])
  })

  test('stands below the name of the restaurant', () => {
    const rows = [['Bosporus Kebab'], ['Gültig ab Mai'], ['Gericht', 'Preis'], ['Kebab', '12']]
    expect(headingRow(rows.map((cells, at) => ({ number: at + 1, cells })))).toBe(2)
  })
})

test.each([
  ['Preis klein', 'Klein'],
  ['Preis gross (CHF)', 'Gross'],
  ['26 cm', '26 cm'],
  ['Prix – grande', 'Grande'],
  ['Preis', 'Preis'],
])('the heading %s names the size %s', (heading, size) => {
  expect(sizeNameOf(heading)).toBe(size)
})
