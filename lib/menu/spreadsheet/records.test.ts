import { describe, expect, test } from 'vitest'
import { guessedColumns } from './columns'
import { reasonText } from './reason-text'
import { recordsOf } from './records'

function read(...lines: string[]) {
  const [headings = [], ...rows] = lines.map((line) => line.split(';').map((cell) => cell.trim()))
  const columns = guessedColumns(headings)
  return recordsOf({ headings, columns, rows: rows.map((cells, at) => ({ number: at + 2, cells })) })
}

const texts = (...lines: string[]) =>
  read(...lines).reasons.map((reason) => [
    reason.rows.map(({ number }) => number),
    reasonText(reason, { heading: null, language: 'de' }),
  ])

describe('a row', () => {
  test('is a dish with declarations in the words of its owner', () => {
    const { dishes, reasons } = read(
      'Kategorie; Name; Preis; Allergene; Ernährung; Herkunft; MWST; Alter; Inhalt',
      'Getränke; Bier; CHF 5.–; Weizen und Sulfite; vegan; Hopfen Deutschland, Malz: Schweiz; Alkohol; ab 16; 3,3 dl',
    )
    expect(reasons).toEqual([])
    expect(dishes[0]?.entry).toMatchObject({
      name: 'Bier',
      price: 500,
      allergens: ['gluten', 'sulphites'],
      tags: ['vegan'],
      origins: [
        { ingredient: 'Hopfen', country: 'DE' },
        { ingredient: 'Malz', country: 'CH' },
      ],
      vat_class: 'standard',
      minimum_age: 16,
      volume_ml: 330,
    })
  })

  test('states no allergens with a word or a dash, and nothing with an empty cell', () => {
    const { dishes } = read('Kategorie; Name; Preis; Allergene', 'A; Tee; 3; keine', 'A; Mate; 3; –', 'A; Saft; 3;')
    expect(dishes.map(({ entry }) => entry.allergens)).toEqual([[], [], undefined])
  })

  test('belongs to the category above it, where cells are merged or sections have a row', () => {
    const merged = read('Kategorie; Name; Preis', 'Pizza; Margherita; 15', '; Prosciutto; 17', 'Salate', '; Grün; 9')
    expect(merged.dishes.map(({ category }) => category)).toEqual(['Pizza', 'Pizza', 'Salate'])
    const sections = read('Gericht; Preis', 'Pizza', 'Margherita; 15', 'Salate', 'Grün; 9')
    expect(sections.reasons).toEqual([])
    expect(sections.dishes.map(({ category, entry }) => [category, entry.name])).toEqual([
      ['Pizza', 'Margherita'],
      ['Salate', 'Grün'],
    ])
  })

  test('has a price or prices by size: one size alone is the price, and a price beside others that of the normal size', () => {
    const { dishes, reasons } = read(
      'Kategorie; Name; Preis; Preis klein; Preis gross',
      'Pizza; Margherita; ; 15; 20',
      'Pizza; Calzone; ; ; 21',
      'Pizza; Brot; 5; ;',
      'Pizza; Funghi; 16; ; 22',
      'Pizza; Salami; 17; 17; 23',
    )
    expect(reasons).toEqual([])
    expect(
      dishes.map(({ sizes, entry }) => [entry.price, ...sizes.map(({ name, priceRappen }) => [name, priceRappen])]),
    ).toEqual([
      [undefined, ['Klein', 1500], ['Gross', 2000]],
      [2100],
      [500],
      [undefined, ['Normal', 1600], ['Gross', 2200]],
      [undefined, ['Klein', 1700], ['Gross', 2300]],
    ])
  })
})

describe('what is wrong', () => {
  test('is said once for all rows that have it, with what stands there and what is allowed', () => {
    expect(
      texts(
        'Kategorie; Name; Preis; Allergene',
        'A; Eins; gratis; Gluten',
        'A; Zwei; gratis; Milsch',
        'A; Drei; 5; Gluten, Milsch',
        'A; Vier; ; Milch',
        'A; ; 5; Milch',
        'A; Sechs; 5; Milch',
        'A; SECHS; 6; Milch',
      ),
    ).toEqual([
      [[2, 3], 'Preis: «gratis» ist kein Preis – erlaubt: 14.50'],
      [
        [3, 4],
        expect.stringMatching(/^Allergene: «Milsch» ist nicht bekannt – erlaubt: Gluten, Krebstiere, .*, keine$/),
      ],
      [[5], 'Preis fehlt.'],
      [[6], expect.stringContaining('Name')],
      [[8], expect.stringContaining('«SECHS» steht mehrmals')],
    ])
  })

  test('is one thing where a column is missing, however many rows there are', () => {
    expect(texts('Kategorie; Gericht; Kosten', ...Array.from({ length: 30 }, (_, at) => `A; G${at}; 5`))).toEqual([
      [[], 'Es fehlt eine Spalte mit «Preis». Ordnen Sie sie oben zu.'],
    ])
  })

  test('is too long a name, a price of nothing, and letters that mean something else in every list', () => {
    expect(
      read('Kategorie; Name; Preis; Allergene', `A; ${'x'.repeat(121)}; 5;`, 'A; B; 0;', 'A; C; 5; G').reasons,
    ).toMatchObject([
      { code: 'too_long', meaning: 'name' },
      { code: 'out_of_range', meaning: 'price' },
      { code: 'not_readable', meaning: 'allergens', value: 'G' },
    ])
  })
})
