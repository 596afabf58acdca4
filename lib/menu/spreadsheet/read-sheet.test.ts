import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { UnreadableTable } from './read-rows'
import { parseSheet } from './parse-sheet'
import { readSheet } from './read-sheet'
import { exampleRows, writeExample } from './example'

const cellsIn = (bytes: Uint8Array) =>
  readSheet(bytes)
    .tabs.flatMap(({ rows }) => rows)
    .map(({ number, cells }) => [number, ...cells])

function workbook(sheet: string, shared = '') {
  return zipSync({
    'xl/workbook.xml': strToU8(
      '<x:workbook xmlns:r="r"><x:sheets><x:sheet name="Alt" state="hidden" r:id="a"/><x:sheet name="Karte" r:id="b"/></x:sheets></x:workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/><Relationship Id="b" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    ),
    'xl/sharedStrings.xml': strToU8(`<sst>${shared}</sst>`),
    'xl/worksheets/sheet1.xml': strToU8('<worksheet><row r="1"><c r="A1"><v>1</v></c></row></worksheet>'),
    'xl/worksheets/sheet2.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
  })
}

const openDocument = (table: string) =>
  zipSync({
    'content.xml': strToU8(`<office:document-content><table:table>${table}</table:table></office:document-content>`),
  })

function codeOfSheet(bytes: Uint8Array): string | null {
  try {
    return readSheet(bytes).tabs.find(({ fault }) => fault)?.fault?.code ?? null
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error
    return error.code
  }
}

interface Line {
  name: string
  /** Of a stored part that stands behind the others. */
  at: number
  size: number
  originalSize: number
}

/** The archive with one more stored part, of 50 000 letters, and more lines in its directory. */
function withLines(archive: Buffer, lines: readonly Line[]): Buffer {
  const end = archive.subarray(-22)
  const begin = end.readUInt32LE(16)
  const part = Buffer.alloc(30 + 50_000, ' ')
  part.writeUInt32LE(0x04034b50, 0)
  part.fill(0, 4, 30)
  const directory = [archive.subarray(begin, -22), ...lines.map(lineOf)]
  const newEnd = Buffer.from(end)
  const count = end.readUInt16LE(10) + lines.length
  newEnd.writeUInt16LE(count, 8)
  newEnd.writeUInt16LE(count, 10)
  newEnd.writeUInt32LE(archive.length + part.length, 16)
  return Buffer.concat([archive, part, ...directory, newEnd])
}

function lineOf({ name, at, size, originalSize }: Line): Buffer {
  const head = Buffer.alloc(46)
  head.writeUInt32LE(0x02014b50, 0)
  head.writeUInt32LE(size, 20)
  head.writeUInt32LE(originalSize, 24)
  head.writeUInt16LE(name.length, 28)
  head.writeUInt32LE(at, 42)
  return Buffer.concat([head, Buffer.from(name)])
}

describe('a spreadsheet', () => {
  test('is read as .xlsx: shared and rich texts, numbers without noise, what a formula gave, no hidden sheet', () => {
    const shared = '<si><t>Name</t></si><si><r><t>Piz</t></r><r><t>za &amp; Co</t></r><rPh><t>no</t></rPh></si>'
    const sheet =
      '<row r="2"><c r="B2" t="s"><v>0</v></c><c r="D2" t="inlineStr"><is><t>Preis</t></is></c></row>' +
      '<row r="5"><c r="B5" t="s"><v>1</v></c><c r="C5" t="b"><v>1</v></c><c r="D5"><f>6.05*2</f><v>12.099999999999998</v></c></row>' +
      '<row r="6"><c r="B6" t="e"><v>#REF!</v></c></row>'
    expect(cellsIn(workbook(sheet, shared))).toEqual([
      [2, '', 'Name', '', 'Preis'],
      [5, '', 'Pizza & Co', 'yes', '12.1'],
    ])
  })

  test('is read as .ods: repeated cells and rows, notes left out, a million empty rows', () => {
    const table =
      '<table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>' +
      '<table:table-row><table:table-cell table:number-columns-repeated="2"/><table:table-cell office:value-type="string"><office:annotation><text:p>Notiz</text:p></office:annotation><text:p>Pizza<text:s/>Rosa</text:p></table:table-cell>' +
      '<table:table-cell office:value-type="currency" office:value="14.5"><text:p>CHF 14.50</text:p></table:table-cell><table:table-cell table:number-columns-repeated="16380"/></table:table-row>' +
      '<table:table-row table:number-rows-repeated="2"><table:table-cell office:value-type="string" table:number-columns-repeated="2"><text:p>x</text:p></table:table-cell></table:table-row>' +
      '<table:table-row table:number-rows-repeated="1048570"><table:table-cell/></table:table-row>'
    expect(cellsIn(openDocument(table))).toEqual([
      [3, '', '', 'Pizza Rosa', '14.5'],
      [4, 'x', 'x'],
      [5, 'x', 'x'],
    ])
  })

  test.each([';', ',', '\t'])('is read as CSV with %j between, in the code page of older spreadsheets', (separator) => {
    const lines = [
      ['Kategorie', 'Name', 'Beschreibung'],
      ['Salate', 'Grüner Salat', separator === ',' ? '"Öl, Essig"' : 'Öl, Essig'],
    ]
    const text = lines.map((cells) => cells.join(separator)).join('\r\n')
    expect(cellsIn(Buffer.from(text, 'latin1'))).toEqual([
      [1, 'Kategorie', 'Name', 'Beschreibung'],
      [2, 'Salate', 'Grüner Salat', 'Öl, Essig'],
    ])
  })

  test('comes back from our own example as it was written', async () => {
    const { content } = await writeExample('fr', 'xlsx')
    const cells = readSheet(content as Uint8Array).tabs[0]?.rows.map((row) =>
      exampleRows('fr')[0]?.map((_, at) => row.cells[at] ?? ''),
    )
    const plain = (text: string) => (/^\d+\.\d\d$/.test(text) ? String(Number(text)) : text)
    expect(cells).toEqual(exampleRows('fr').map((row) => row.map(plain)))
  })
})

describe('what is no table of an owner is refused before it costs anything', () => {
  const zeros = new Uint8Array(40 * 1024 * 1024).fill(0x20)
  const rows = (count: number) => Array.from({ length: count }, (_, at) => `<row><c><v>${at}</v></c></row>`).join('')
  const lying = () => {
    // The archive names ten bytes for a part that unpacks to 40 MB.
    const bytes = Buffer.from(zipSync({ 'xl/workbook.xml': zeros }))
    for (let at = bytes.indexOf('PK\u0001\u0002'); at >= 0; at = bytes.indexOf('PK\u0001\u0002', at + 4))
      bytes.writeUInt32LE(10, at + 24)
    return bytes
  }
  test.each([
    ['a bomb', 'more_than_a_menu', () => zipSync({ 'xl/workbook.xml': zeros })],
    ['a bomb that lies', 'no_spreadsheet', lying],
    ['many rows', 'too_many_rows', () => workbook(rows(100_000))],
    [
      'repeated rows',
      'too_many_rows',
      () =>
        openDocument(
          '<table:table-row table:number-rows-repeated="1000000"><table:table-cell><text:p>x</text:p></table:table-cell></table:table-row>',
        ),
    ],
    [
      'repeated cells',
      'more_than_a_menu',
      () =>
        openDocument(
          '<table:table-row><table:table-cell table:number-columns-repeated="16384"><text:p>x</text:p></table:table-cell></table:table-row>',
        ),
    ],
    ['rows of CSV', 'too_many_rows', () => Buffer.from('a;b\n'.repeat(1_000_000))],
    ['a cell far right', 'more_than_a_menu', () => workbook('<row r="1"><c r="XFD1"><v>1</v></c></row>')],
    ['a page named .xlsx', 'no_spreadsheet', () => Buffer.from('<!doctype html><table><tr><td>Name</td></tr></table>')],
    ['another archive', 'no_spreadsheet', () => zipSync({ 'word/document.xml': strToU8('<w/>') })],
    ['half an archive', 'no_spreadsheet', () => workbook('<row/>').slice(0, 200)],
    ['an old or protected workbook', 'old_spreadsheet', () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0])],
    ['a picture', 'no_spreadsheet', () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1])],
    ['nothing', 'no_spreadsheet', () => Buffer.from('Name;Preis\n')],
  ])('%s', (_what, code, bytes) => {
    expect(parseSheet(bytes()).unreadable?.code).toBe(code)
  })

  test('an archive whose lines name the same bytes, or more than there are', () => {
    const whole = Buffer.from(workbook('<row><c><v>Pizza</v></c></row>'))
    expect(cellsIn(whole)).toEqual([[1, 'Pizza']])
    const sheet = { name: 'xl/worksheets/sheet3.xml', at: whole.length, size: 50_000, originalSize: 50_000 }
    const other = { ...sheet, name: 'xl/worksheets/sheet4.xml' }
    const many = Array.from({ length: 600 }, (_, at) => ({ ...sheet, name: `xl/media/${at}.jpg`, size: 0 }))
    const codeOf = (...lines: Line[]) => codeOfSheet(withLines(whole, lines))
    expect(codeOf(sheet)).toBeNull()
    expect(codeOf(sheet, other), 'one stored part under two names').toBe('no_spreadsheet')
    expect(codeOf({ ...sheet, size: 9 }, { ...sheet, size: 9 }), 'one name for two').toBe('no_spreadsheet')
    expect(codeOf({ ...sheet, originalSize: 0 }), 'a stored part with two sizes').toBe('no_spreadsheet')
    expect(codeOf(...many), 'hundreds of parts').toBe('more_than_a_menu')
  })

  test.each([
    ['tags that no other closes', '<a>'.repeat(5000)],
    ['attributes of one tag', `<a ${Array.from({ length: 5000 }, (_, at) => `a${at}="1"`).join(' ')}/>`],
  ])('a part of too many %s', (_what, xml) => {
    const sheet = `<row><c><v>Pizza</v></c></row>${xml}`
    expect(codeOfSheet(workbook(sheet))).toBe('more_than_a_menu')
  })

  test('entities that grow are not known, and formulas stay a text', () => {
    const sheet =
      '<!DOCTYPE x [<!ENTITY a "aaaa">]><row r="1"><c r="A1" t="str"><f>HYPERLINK("x")</f><v>&a;</v></c></row>'
    expect(cellsIn(workbook(sheet))).toEqual([[1, '&a;']])
    expect(cellsIn(Buffer.from('Name;Preis\n=2+5 Teller;5\n'))).toEqual([
      [1, 'Name', 'Preis'],
      [2, '=2+5 Teller', '5'],
    ])
  })
})
