import { describe, expect, test } from 'vitest'
import { guessedColumns } from './columns'
import { reasonText } from './reason-text'
import { recordsOf } from './records'

function read(...lines: string[]) {
  const [headings = [], ...rows] = lines.map((line) => line.split(';').map((cell) => cell.trim()))
  const columns = guessedColumns(headings)
  return recordsOf({
    headings,
    columns,
    rows: rows.map((cells, at) => ({ number: at + 2, cells })),
    key: new Map(),
    oddHeadings: [],
  })
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

describe('a word that nobody knows', () => {
  test('leaves its cell empty and is named, and the dish stays', () => {
    const { dishes, reasons, notes } = read(
      'Kategorie; Name; Preis; Allergene; Ernährung; Herkunft; Inhalt',
      'A; Eins; 5; Gluten, Milsch; vegan; Rind CH; 3 dl',
      'A; Zwei; 5; Milsch; bio; vom Hof; ein Glas',
      'A; Drei; gratis; Milsch',
    )
    expect(
      dishes.map(({ entry }) => [entry.name, entry.allergens, entry.tags, entry.origins, entry.volume_ml]),
    ).toEqual([
      ['Eins', undefined, ['vegan'], [{ ingredient: 'Rind', country: 'CH' }], 300],
      ['Zwei', undefined, undefined, undefined, undefined],
    ])
    expect(reasons).toMatchObject([{ meaning: 'price', rows: [{ number: 4 }] }])
    const noted = notes.map((note) => [
      note.rows.map(({ number }) => number),
      reasonText(note, { heading: null, language: 'de' }),
    ])
    expect(noted).toEqual([
      [
        [2, 3],
        expect.stringMatching(/^Allergene: «Milsch» ist nicht bekannt und bleibt weg – erlaubt: Gluten, .*, keine$/),
      ],
      [[3], expect.stringContaining('«bio»')],
      [[3], expect.stringContaining('«vom Hof»')],
      [[3], expect.stringContaining('«ein Glas»')],
    ])
  })

  test('still refuses the row where money or the law hangs on it', () => {
    expect(read('Kategorie; Name; Preis; Alter; MWST', 'A; Bier; 5; erwachsen; viel').reasons).toMatchObject([
      { meaning: 'minimum_age' },
      { meaning: 'vat_class' },
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

  test('is too long a name and a price of nothing', () => {
    expect(read('Kategorie; Name; Preis; Allergene', `A; ${'x'.repeat(121)}; 5;`, 'A; B; 0;').reasons).toMatchObject([
      { code: 'too_long', meaning: 'name' },
      { code: 'out_of_range', meaning: 'price' },
    ])
  })
})
