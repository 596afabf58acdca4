import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { allergens } from '../limits'
import { parseSheet, type SheetAnswers } from './parse-sheet'
import { type CodeMeaning, readAllergens } from './read-allergens'

const none = new Map<string, CodeMeaning>()

describe('allergens in words', () => {
  test.each([
    ['enthält Gluten, Milch', ['gluten', 'milk']],
    ['glutenhaltiges Getreide (Weizen)', ['gluten']],
    ['Glutenhaltiges Getreide (Weizen, Roggen; Kamut) und daraus gewonnene Erzeugnisse, Eier', ['gluten', 'eggs']],
    ['Fisch (Lachs aus Norwegen)', ['fish']],
    ['Parmesan (Milch)', ['milk']],
    ['Milch (inkl. Laktose)', ['milk']],
    ['laktosehaltig, glutenhaltige', ['milk', 'gluten']],
    ['Schwefeldioxid und Sulfite', ['sulphites']],
    ['Weizen, Milch und Eier', ['gluten', 'milk', 'eggs']],
    ['céréales contenant du gluten, lait et produits à base de lait', ['gluten', 'milk']],
    ['contiene: glutine, latte e uova', ['gluten', 'milk', 'eggs']],
    ['cereals containing gluten • tree nuts', ['gluten', 'nuts']],
    ['Sulfite, Eier, Soja, Erdnüsse, Schalenfrüchte', ['sulphites', 'eggs', 'soy', 'peanuts', 'nuts']],
    ['EI', ['eggs']],
    ['keine Allergene', []],
    ['–', []],
    ['/', []],
  ])('%j are %j', (cell, expected) => {
    expect(readAllergens(cell, none)).toMatchObject({ allergens: expected, unknown: null })
  })

  test.each(languages)('are known by all their names in %s, in any order and twice', (language) => {
    const names = texts(language).admin.menu.allergenNames
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...allergens), { minLength: 1 }),
        fc.constantFrom(', ', ';', '\n', ' / '),
        (list, between) => {
          const cell = list.map((allergen) => names[allergen]).join(between)
          expect(new Set(readAllergens(cell, none).allergens)).toEqual(new Set(list))
        },
      ),
      { numRuns: 100 },
    )
  })

  test.each([
    ['Gluten, kann Spuren von Nüssen enthalten', ['gluten'], 'kann Spuren von Nüssen enthalten'],
    ['kann Spuren von Nüssen und Soja enthalten, Milch', ['milk'], 'kann Spuren von Nüssen und Soja enthalten'],
    ['lait; peut contenir des traces de noix', ['milk'], 'peut contenir des traces de noix'],
    ['Spuren von Sesam', undefined, 'Spuren von Sesam'],
  ])('of %j only %j is a part of it', (cell, expected, traces) => {
    expect(readAllergens(cell, none)).toMatchObject({ allergens: expected, traces, unknown: null })
  })

  test.each(['Gluten, Milsch', 'glutenfrei', '?', '???', 'siehe Karte', 'x'.repeat(2000), '(,'.repeat(400)])(
    'half a statement is none, case %#',
    (cell) => {
      expect(readAllergens(cell, none).allergens).toBeUndefined()
    },
  )
})

const rows = (...cells: string[]) =>
  Buffer.from(['Kategorie;Gericht;Preis;Allergene', ...cells.map((cell, at) => `A;G${at};5;${cell}`)].join('\n'))

function stated(file: Uint8Array, answers: SheetAnswers = {}) {
  return parseSheet(file, answers).dishes.map(({ entry }) => entry.allergens)
}

describe('allergens as letters or numbers', () => {
  test('are asked once, with what they usually stand for; until then nothing is stated', () => {
    const file = rows('"A, C, G"', 'ACG', '(A/C/G)', 'A C G', 'a, c', 'A und G')
    const { key, notes, reasons, dishes } = parseSheet(file)
    expect(key).toEqual([
      { code: 'A', text: null, meaning: 'gluten', isAsked: true, rowCount: 6 },
      { code: 'C', text: null, meaning: 'eggs', isAsked: true, rowCount: 5 },
      { code: 'G', text: null, meaning: 'milk', isAsked: true, rowCount: 5 },
    ])
    expect(dishes).toHaveLength(6)
    expect(stated(file)).toEqual(Array.from({ length: 6 }))
    expect(reasons).toEqual([])
    expect(notes).toMatchObject([{ code: 'codes_asked', rows: { length: 6 } }])
    const answered = parseSheet(file, { allergenKey: key })
    expect(answered).toMatchObject({ notes: [], key: [{ isAsked: false }, { isAsked: false }, { isAsked: false }] })
    expect(stated(file, { allergenKey: key })[0]).toEqual(['gluten', 'eggs', 'milk'])
    expect(stated(file, { allergenKey: key })[5]).toEqual(['gluten', 'milk'])
  })

  test('are asked as the letters that are used go on: in the order of the law, or as in Austria', () => {
    const meanings = (...cells: string[]) =>
      Object.fromEntries(parseSheet(rows(...cells)).key.map((one) => [one.code, one.meaning]))
    expect(meanings('"A, L, O"')).toEqual({ A: 'gluten', L: 'celery', O: 'sulphites' })
    expect(meanings('"A, I, N"')).toEqual({ A: 'gluten', I: 'celery', N: 'molluscs' })
    expect(meanings('"1, 3, 14"', '7')).toEqual({ 1: 'gluten', 3: 'eggs', 7: 'milk', 14: 'molluscs' })
    expect(meanings('A1', '"A, 2"', '15')).toEqual({ A: 'gluten', A1: 'gluten', 2: 'unknown', 15: 'unknown' })
  })

  test('that a spreadsheet has made a number of are not guessed: 2.1 was 2,10 or 2,1', () => {
    expect(parseSheet(rows('2.1', '1.3', '1.10', '2-4')).dishes).toHaveLength(4)
    const key = Object.entries({ 1: 'gluten', 2: 'crustaceans', 3: 'eggs', 10: 'mustard' } as const)
    const allergenKey = key.map(([code, meaning]) => ({ code, meaning }))
    expect(stated(rows('2.1', '1.3', '1.10', '2-4'), { allergenKey })).toEqual([
      undefined,
      ['gluten', 'eggs'],
      ['gluten', 'mustard'],
      undefined,
    ])
  })

  test.each([
    ['in one line', ['Legende: A = Gluten, C: Eier, G - Milch;;;']],
    ['in lines', ['Allergene;;;', 'A = Gluten;;;', 'C) Eier;;;', 'G: Milch und Laktose;;;']],
    ['in two cells', ['A;Glutenhaltiges Getreide;;', 'C;Eier und daraus gewonnene Erzeugnisse;;', 'G;Milch;;']],
    ['side by side', ['A;Gluten;C;Eier', 'G;Milch;;']],
  ])('are taken as a legend %s says, which is no dish', (_where, legend) => {
    const above = parseSheet(Buffer.concat([Buffer.from(`${legend.join('\n')}\n`), rows('"A, C"', 'G')]))
    const below = parseSheet(Buffer.concat([rows('"A, C"', 'G'), Buffer.from(`\n${legend.join('\n')}`)]))
    for (const { dishes, reasons, notes } of [above, below]) {
      expect(dishes.map(({ entry }) => entry.allergens)).toEqual([['gluten', 'eggs'], ['milk']])
      expect([...reasons, ...notes]).toEqual([])
    }
  })

  test('of a legend that says otherwise than usual are what it says; what it does not say is asked without a proposal', () => {
    const file = Buffer.concat([rows('"A, B, C, 1"'), Buffer.from('\nA = Milch, B = Eier, 1 = mit Farbstoff')])
    expect(parseSheet(file).key).toMatchObject([
      { code: '1', text: 'mit Farbstoff', meaning: 'unknown', isAsked: true },
      { code: 'A', meaning: 'milk', isAsked: false },
      { code: 'B', meaning: 'eggs', isAsked: false },
      { code: 'C', text: null, meaning: 'unknown', isAsked: true },
    ])
    const allergenKey = [
      { code: '1', meaning: 'none' },
      { code: 'C', meaning: 'fish' },
    ] as const
    expect(stated(file, { allergenKey })).toEqual([['milk', 'eggs', 'fish']])
  })

  test('sections with numbers are no legend', () => {
    const file = 'Gericht;Preis;Allergene\n1. Vorspeisen;;\nSuppe;5;Milch\n4. Fisch;;\nForelle;20;Fisch\n'
    expect(parseSheet(Buffer.from(file)).dishes.map(({ category }) => category)).toEqual(['1. Vorspeisen', '4. Fisch'])
  })
})
