import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeText, repairedText } from './decode-text'
import { parseSheet } from './parse-sheet'
import { readSheet } from './read-sheet'

// Of its own, beside the one that is tested: what each page has where a menu needs it.
const [windows, mac, dos] = [
  'latin1 €80 ‚82 „84 …85 Š8a Œ8c ‘91 ’92 “93 ”94 •95 –96 —97 ™99 š9a œ9c',
  'ä8a ö9a ü9f Ä80 Ö85 Ü86 é8e è8f à88 ç8d ê90 â89 û9e î94 ô99 ñ96 –d0 —d1 “d2 ”d3 ‘d4 ’d5 „e3 €db «c7 »c8 …c9',
  'ä84 ö94 ü81 Ä8e Ö99 Ü9a é82 è8a à85 ç87 ê88 â83 û96 î8c ô93 ña4 «ae »af',
].map((list) => new Map(Array.from(list.matchAll(/([^\w\s])([0-9a-f]{2})/g), ([, sign = '', hex = '']) => [sign, hex])))

function inPage(text: string, page: ReadonlyMap<string, string> | undefined): Buffer {
  const bytes = Array.from(text, (sign) => Number.parseInt(page?.get(sign) ?? sign.charCodeAt(0).toString(16), 16))
  return Buffer.from(bytes)
}

const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16()

const encodings: Record<string, (text: string) => Buffer> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with its mark': (text) => Buffer.from(`\uFEFF${text}`),
  'UTF-16': (text) => Buffer.from(text, 'utf16le'),
  'UTF-16 with its mark': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'UTF-16, the high byte first': bigEndian,
  'UTF-16 with its mark, the high byte first': (text) => bigEndian(`\uFEFF${text}`),
  Windows: (text) => inPage(text, windows),
  Mac: (text) => inPage(text, mac),
  DOS: (text) => inPage(text, dos),
}

const separators = [';', '\t', ',', '|']

/** As programs write the same table: what they quote, how they end a row, what stands above. */
const exporters: Record<string, (rows: readonly string[][], separator: string) => string> = {
  'quotes where it has to': (rows, separator) =>
    lines(rows, { separator, end: '\r\n', isQuoted: (cell) => /[";,\t|\n]/.test(cell) }),
  'quotes everything': (rows, separator) => lines(rows, { separator, end: '\n', isQuoted: () => true }),
  'a line for Excel': (rows, separator) =>
    `sep=${separator}\r\n${lines(rows, { separator, end: '\r\n', isQuoted: () => true })}`,
  'an old Mac': (rows, separator) => lines(rows, { separator, end: '\r', isQuoted: (cell) => /[";,\t|\n]/.test(cell) }),
}

const rowsIn = (bytes: Uint8Array) => readSheet(bytes).tabs.flatMap(({ rows }) => rows)

interface Style {
  separator: string
  end: string
  isQuoted: (cell: string) => boolean
}

function lines(rows: readonly string[][], { separator, end, isQuoted }: Style): string {
  const written = (cell: string) => (isQuoted(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return rows.map((cells) => cells.map(written).join(separator) + end).join('')
}

const dish = fc.tuple(
  fc.constantFrom('Pizza', 'Getränke', 'Entrées', 'Spécialités'),
  fc.constantFrom(
    'Käseschnitte',
    'Rösti',
    'Hörnli & Ghackets',
    'Crème brûlée',
    'Älplermagronen',
    'Pizza "Rosa"',
    'Menü 5',
  ),
  fc.constantFrom('Öl, Essig', 'süss; scharf', 'à la façon du chef', 'mit Brötchen\nund Salat', '', '2 | 3 Stück'),
  fc.constantFrom('16.50', '12', "1'250.00"),
  fc.constantFrom('Gluten; Milch; Sellerie', 'Gluten, Milch', 'keine', ''),
)

const heading = ['Kategorie', 'Gericht', 'Beschreibung', 'Preis', 'Allergene']

describe.each(Object.entries(encodings))('a table in %s', (_name, encode) => {
  test('is read as it was written, whatever stands between the cells and whoever exported it', () => {
    fc.assert(
      fc.property(
        fc.array(dish, { minLength: 3, maxLength: 12 }),
        fc.constantFrom(...separators),
        fc.constantFrom(...Object.values(exporters)),
        fc.boolean(),
        (dishes, separator, write, hasTitle) => {
          const title = hasTitle ? [['Restaurant Rössli, Zürich'], ['Gültig ab Mai; alle Preise in CHF']] : []
          // One word of each table is plainly of its page.
          const written = [...title, heading, ['Pizza', 'Käse-Lauchküchlein', 'für zwei', '9', ''], ...dishes]
          const rows = rowsIn(encode(write(written, separator)))
          const trimmed = rows.map(({ cells }) => cells.map((cell) => cell.replaceAll('\r', '\n')))
          expect(trimmed).toEqual(written)
        },
      ),
      { numRuns: 30 },
    )
  })
})

describe('what the bytes do not say', () => {
  test('Windows has 27 signs where Latin-1 has none: an ordinary CSV of Excel has some of them', () => {
    const bytes = Uint8Array.from({ length: 32 }, (_, at) => 128 + at)
    expect(decodeText(bytes, 'windows').text.replace(/[\u0080-\u009f]/g, '')).toBe('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')
    const excel = Buffer.from('Gericht;Preis;Kategorie\r\nKäseschnitte – „Rösti“ 5 €;16.50;Suppen\r\n')
    const written = inPage(excel.toString(), windows)
    expect(parseSheet(written)).toMatchObject({
      reading: 'windows',
      reasons: [],
      dishes: [{ entry: { name: 'Käseschnitte – „Rösti“ 5 €' } }],
    })
  })

  test.each([
    ['Chef’s Burger – scharf', 'windows'],
    ['„Rösti“', 'windows'],
    ['Käse', 'windows'],
    ['Menü für 5 €', 'windows'],
    ['Grüner Salat', 'mac'],
    ['l’été à Zürich', 'mac'],
    ['KÄSE-MENÜ', 'mac'],
    ['Rösti mit Käse', 'dos'],
    ['GRÜNE ÖRTLI', 'dos'],
    ['crème brûlée façon été', 'dos'],
  ] as const)('%s is known to be of %s', (text, page) => {
    const bytes = inPage(text, { windows, mac, dos }[page])
    expect(decodeText(bytes)).toMatchObject({ text, reading: page })
  })

  test('is asked with how it would read, and read as it was answered', () => {
    const file = inPage('Kategorie;Name;Preis\nA;Käse;5\n', mac)
    const samples = decodeText(file).choices.map(({ reading, sample }) => `${reading} ${sample}`)
    expect(samples).toEqual(['windows KŠse', 'mac Käse', 'dos Kèse'])
    expect(parseSheet(file, { reading: 'dos' }).dishes[0]?.entry.name).toBe('Kèse')
  })
})

describe('letters that were lost before the file came here', () => {
  test('one wrong byte in UTF-8 names its row, and the others are read', () => {
    const [start, end] = ['Kategorie;Name;Preis\nA;Grün;5\nA;K', 'se;6\nA;Rösti;7\n'].map((text) => Buffer.from(text))
    const { dishes, reasons } = parseSheet(Buffer.concat([start ?? '', Uint8Array.of(0xe4), end ?? ''] as Uint8Array[]))
    expect(dishes.map(({ entry }) => entry.name)).toEqual(['Grün', 'Rösti'])
    expect(reasons).toMatchObject([{ code: 'broken_text', meaning: 'name', value: 'K\uFFFDse', rows: [{ number: 3 }] }])
  })

  test.each([
    ['KÃ¤se-RÃ¶sti', 'Käse-Rösti'],
    ['Chefâ€™s Burger â€“ 5 â‚¬', 'Chef’s Burger – 5 €'],
    ['Ã–sterreich, SÃ¼ÃŸes, Â½ HÃ¤hnchen', 'Österreich, Süßes, ½ Hähnchen'],
    ['KÃƒÂ¤se', 'Käse'],
    ['K√§se', 'Käse'],
    ['K├ñse', 'Käse'],
    ['PizzaðŸ\u008d•', 'Pizza🍕'],
    ['CAFÉ–BAR «ÉTÉ»', 'CAFÉ–BAR «ÉTÉ»'],
    ['Đặc biệt – Phở', 'Đặc biệt – Phở'],
  ])('%s was %s', (text, meant) => {
    expect(repairedText(text)).toBe(meant)
  })

  test('are asked about: repaired is likely, and as it stands is possible', () => {
    const file = Buffer.from('Kategorie;Name;Preis\nA;KÃ¤se;5\n')
    expect(parseSheet(file)).toMatchObject({
      reading: 'repaired',
      readings: [
        { reading: 'repaired', sample: 'Käse' },
        { reading: 'unicode', sample: 'KÃ¤se' },
      ],
      dishes: [{ entry: { name: 'Käse' } }],
    })
    expect(parseSheet(file, { reading: 'unicode' }).dishes[0]?.entry.name).toBe('KÃ¤se')
  })
})

describe('quotes', () => {
  test.each([
    ['within a text', 'Pizza "Rosa"', 'Pizza "Rosa"'],
    ['at its beginning', '"Rosa" Pizza', '"Rosa" Pizza'],
    ['for inches', 'Pizza 12"', 'Pizza 12"'],
    ['not doubled by the program that added others', '"Pizza "Rosa" scharf"', 'Pizza "Rosa" scharf'],
    ['behind a space', ' "Pizza; rosa" ', 'Pizza; rosa'],
  ])('%s are a part of it', (_what, written, name) => {
    const rows = rowsIn(Buffer.from(`Kategorie;Name;Preis\nA;${written};5\nA;Brot;6\n`))
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['Kategorie', 'Name', 'Preis'],
      ['A', name, '5'],
      ['A', 'Brot', '6'],
    ])
  })

  test.each(['A;"Rosa;5\nA;Brot;6\n', 'A;"Rosa;5\nA;Brot;6\n"A";Tee;7\n'])(
    'that nobody closed swallow no dish: %j',
    (rows) => {
      expect(parseSheet(Buffer.from(`Kategorie;Name;Preis\n${rows}`)).unreadable?.code).toBe('broken_quotes')
    },
  )
})

test.each([
  ['12,50 in cells of a semicolon', 'Name;Preis\nTee;4,50\nMate;5,50\nSaft;6,50\n', ['Name', 'Preis']],
  ['lists in cells of a comma', 'Was,Kostet,Drin\nTee,4,"a; b; c"\nSaft,5,"a; d; e"\n', ['Was', 'Kostet', 'Drin']],
  ['one dish of a comma', 'Gericht,Preis\n"Fresh; crispy; hot",5\n', ['Gericht', 'Preis']],
  ['rows that leave out what is empty', 'Name;Preis;Text\nTee;4,5\nSaft;5,5\nBrot;6,5\n', ['Name', 'Preis', 'Text']],
])('%s do not tell the separator', (_what, text, first) => {
  expect(rowsIn(Buffer.from(text))[0]?.cells).toEqual(first)
})

test('what is not seen is taken away: a price stays a price, and equal names equal', () => {
  const { dishes, reasons } = parseSheet(Buffer.from('Kategorie;Name;Preis\nA;Te\u00ade;12.50\u200b\nA;\u2060Tee;5\n'))
  expect(dishes.map(({ entry }) => [entry.name, entry.price])).toEqual([['Tee', 1250]])
  expect(reasons).toMatchObject([{ code: 'twice_in_table' }])
})
