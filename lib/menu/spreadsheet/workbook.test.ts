import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { parseSheet, type SheetAnswers } from './parse-sheet'

interface ExcelSheet {
  name: string
  rows: (string | number | Raw)[][]
  /** Of the rows that are hidden, from 1. */
  hidden?: number[]
  merged?: string[]
}

/** A cell as its XML. */
interface Raw {
  xml: string
}

// As Excel numbers them: 1 a day, 2 two decimals, 3 a currency of our own, 4 a time, 5 no decimals.
const styles =
  '<styleSheet><numFmts><numFmt numFmtId="165" formatCode="&quot;SFr.&quot;\\ #,##0.00"/><numFmt numFmtId="166" formatCode="[$-807]d/\\ mmm;@"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
  '<cellXfs><xf numFmtId="0"/><xf numFmtId="16"/><xf numFmtId="2"/><xf numFmtId="165"/><xf numFmtId="20"/><xf numFmtId="1"/><xf numFmtId="166"/></cellXfs></styleSheet>'

function workbook(...sheets: ExcelSheet[]): Uint8Array {
  const parts = sheets.map((sheet, at) => [`xl/worksheets/sheet${at}.xml`, strToU8(sheetXml(sheet))] as const)
  const names = sheets.map(({ name }, at) => `<sheet name="${name}" r:id="r${at}"/>`).join('')
  const links = sheets.map((_, at) => `<Relationship Id="r${at}" Target="worksheets/sheet${at}.xml"/>`).join('')
  return zipSync({
    ...Object.fromEntries(parts),
    'xl/workbook.xml': strToU8(`<workbook xmlns:r="r"><sheets>${names}</sheets></workbook>`),
    'xl/_rels/workbook.xml.rels': strToU8(`<Relationships>${links}</Relationships>`),
    'xl/styles.xml': strToU8(styles),
  })
}

function sheetXml({ rows, hidden = [], merged = [] }: ExcelSheet): string {
  const cellXml = (cell: string | number | Raw, reference: string) => {
    if (typeof cell === 'object') return cell.xml.replace('<c', `<c r="${reference}"`)
    if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`
    return cell === '' ? '' : `<c r="${reference}" t="inlineStr"><is><t>${cell}</t></is></c>`
  }
  const xml = rows.map((cells, at) => {
    const written = cells.map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${at + 1}`))
    return `<row r="${at + 1}"${hidden.includes(at + 1) ? ' hidden="1"' : ''}>${written.join('')}</row>`
  })
  const refs = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
  return `<worksheet><sheetData>${xml.join('')}</sheetData><mergeCells>${refs}</mergeCells></worksheet>`
}

const styled = (value: number, style: number): Raw => ({ xml: `<c s="${style}"><v>${value}</v></c>` })
const head = ['Kategorie', 'Gericht', 'Beschreibung', 'Preis']

function read(file: Uint8Array, answers?: SheetAnswers) {
  const { dishes, reasons, notes, ...sheet } = parseSheet(file, answers)
  return {
    ...sheet,
    dishes: dishes.map(({ category, entry, sizes }) => [
      category,
      entry.name,
      ...(sizes.length > 0 ? sizes.map(({ name, priceRappen }) => `${name} ${priceRappen}`) : [entry.price]),
    ]),
    reasons: reasons.map(({ code, meaning, value, rows }) => [code, meaning, value, rows.map(({ number }) => number)]),
    notes: notes.map(({ code, rows }) => [code, rows.map(({ number }) => number)]),
  }
}

describe('of a workbook', () => {
  const tab = (name: string, ...rows: ExcelSheet['rows']): ExcelSheet => ({
    name,
    rows: [['Gericht', 'Preis'], ...rows],
  })

  test('all sheets with the same columns are read, and are the categories where no column says them', () => {
    const file = workbook(
      { name: 'Deckblatt', rows: [['Pizzeria Beispiel'], ['Speisekarte Winter']] },
      tab('Pizza', ['Margherita', 16.5], ['Funghi', 18]),
      tab('Getränke', ['Cola', 4.5]),
    )
    const { sheet, sheets, dishes, reasons } = read(file)
    expect({ sheet, sheets }).toEqual({
      sheet: '*',
      sheets: [
        { name: 'Deckblatt', dishCount: 0 },
        { name: 'Pizza', dishCount: 2 },
        { name: 'Getränke', dishCount: 1 },
      ],
    })
    expect(reasons).toEqual([])
    expect(dishes).toEqual([
      ['Pizza', 'Margherita', 1650],
      ['Pizza', 'Funghi', 1800],
      ['Getränke', 'Cola', 450],
    ])
    expect(read(file, { sheet: 'Getränke' }).dishes).toEqual([['Getränke', 'Cola', 450]])
    expect(read(file, { sheet: 'Deckblatt' }).reasons).toContainEqual(['column_missing', 'price', null, []])
  })

  test('columns of the same heading become one, wherever they stand; others stay beside', () => {
    const file = workbook(
      {
        name: 'Pizza',
        rows: [
          ['Gericht', 'klein', 'gross'],
          ['Margherita', 15, 20],
        ],
      },
      {
        name: 'Getränke',
        rows: [
          ['Preis', 'Gericht'],
          [4.5, 'Cola'],
        ],
      },
    )
    expect(read(file).sheet).toBe('Pizza')
    expect(read(file, { sheet: '*' }).dishes).toEqual([
      ['Pizza', 'Margherita', 'Klein 1500', 'Gross 2000'],
      ['Getränke', 'Cola', 450],
    ])
  })

  test('the likeliest is read where others have other columns or the same dishes again', () => {
    const purchases = {
      name: 'Einkauf',
      rows: [
        ['Artikel', 'Preis', 'Inhalt'],
        ['Mehl', 20, ''],
      ],
    } satisfies ExcelSheet
    const menu = { name: 'Karte', rows: [head, ['Pizza', 'Margherita', '', 16], ['', 'Funghi', '', 17]] }
    const former = { name: 'Karte alt', rows: [head, ['Pizza', 'Margherita', '', 14]] }
    expect(read(workbook(purchases, menu)).sheet).toBe('Karte')
    expect(read(workbook(former, menu)).sheet).toBe('Karte')
    expect(read(workbook(former, menu)).dishes).toHaveLength(2)
  })

  test('a sheet that is too large is no hindrance, and says so when it is asked for', () => {
    const sales = { name: 'Umsatz', rows: Array.from({ length: 6002 }, (_, at) => [at]) }
    const file = workbook(sales, tab('Pizza', ['Margherita', 16]), tab('Suppen', ['Tagessuppe', 8]))
    expect(read(file).dishes).toHaveLength(2)
    expect(parseSheet(file, { sheet: 'Umsatz' }).unreadable?.code).toBe('too_many_rows')
  })

  test('a cell of another sheet has its name', () => {
    const { reasons } = parseSheet(
      workbook(tab('Pizza', ['Margherita', 16]), tab('Suppen', ['Brot', 2], ['Suppe', 'gratis'])),
    )
    expect(reasons).toMatchObject([{ rows: [{ tab: 'Suppen', number: 3 }] }])
  })
})

describe('of cells', () => {
  const one = (rows: ExcelSheet['rows'], more: Partial<ExcelSheet> = {}) =>
    read(workbook({ name: 'Karte', rows: [head, ...rows], ...more }))

  test('what Excel has made a day or a time of is named and refused, never sold', () => {
    const { dishes, reasons } = one([
      ['Poulet', styled(46_024, 1), '', 18.5],
      ['Poulet', 'Halbes', styled(46_024, 6), 18.5],
      ['Poulet', 'Ganzes', '', styled(46_154, 1)],
      ['Poulet', 'Viertel', '', styled(0.604_166_666_7, 4)],
      ['Poulet', '46024', '', 18.5],
      ['Poulet', '02. Jan', '', 18.5],
      ['Poulet', 'Menü 1/2', '', 18.5],
    ])
    expect(dishes).toEqual([['Poulet', 'Menü 1/2', 1850]])
    expect(reasons).toEqual([
      ['made_a_day', 'name', '2.1.2026', [2]],
      ['made_a_day', 'description', '2.1.2026', [3]],
      ['made_a_day', 'price', '12.5.2026', [4]],
      ['made_a_day', 'price', '14:30', [5]],
      ['made_a_day', 'name', '46024', [6]],
      ['made_a_day', 'name', '02. Jan', [7]],
    ])
  })

  test.each([styled(46_024, 1), '46024', '1.2.2026'])(
    'a heading of which it made a day refuses the table until it is left out: %j',
    (day) => {
      const rows = [
        ['Kategorie', 'Gericht', 'Preis', day],
        ['Poulet', 'Halbes', 12, 11],
      ]
      const file = workbook({ name: 'Karte', rows })
      expect(read(file)).toMatchObject({
        dishes: [],
        reasons: [['heading_made_a_day', 'ignore', expect.any(String), []]],
      })
      expect(read(file, { columns: ['category', 'name', 'price', 'ignore'] }).dishes).toHaveLength(1)
    },
  )

  test('_xHHHH_ is what Excel writes for signs that XML cannot have', () => {
    const { dishes } = one([
      ['Pizza_x000D_', 'Mit_x000D_\nUmbruch', '', 16],
      ['', 'Datei_x005F_x000D_', '', 17],
      ['', '_xGH00_ bleibt', '', 18],
    ])
    expect(dishes.map(([category, name]) => `${category}: ${name}`)).toEqual([
      'Pizza: Mit Umbruch',
      'Pizza: Datei_x000D_',
      'Pizza: _xGH00_ bleibt',
    ])
  })

  test('a price is the one that is shown; with all its digits shown it is none', () => {
    const { dishes, reasons } = one([
      ['A', 'Eins', '', styled(5.3333, 2)],
      ['A', 'Zwei', '', styled(1.005, 3)],
      ['A', 'Drei', '', styled(14.5, 5)],
      ['A', 'Vier', '', 5.3333],
    ])
    expect(dishes).toEqual([
      ['A', 'Eins', 533],
      ['A', 'Zwei', 101],
      ['A', 'Drei', 1450],
    ])
    expect(reasons).toEqual([['not_readable', 'price', '5.3333', [5]]])
  })

  test('a formula without a saved value says so; formulas filled down below the last dish say nothing', () => {
    const formula = (value: string): Raw => ({ xml: `<c><f>A1</f><v>${value}</v></c>` })
    const { dishes, reasons } = one([
      ['A', 'Eins', '', formula('12.5')],
      ['A', 'Zwei', '', formula('')],
      ['A', 'Drei', '', { xml: '<c t="e"><f>X</f><v>#REF!</v></c>' }],
      ['', '', '', formula('0')],
      [formula(''), formula(''), '', formula('0')],
    ])
    expect(dishes).toEqual([['A', 'Eins', 1250]])
    expect(reasons).toEqual([['formula_without_value', 'price', null, [3, 4]]])
  })

  test('merged over rows hold for each of them', () => {
    const rows = [
      ['Pizza', 'Margherita', 'mit Käse', 16],
      ['', 'Funghi', '', ''],
      ['', 'Calzone', '', 18],
    ]
    const { dishes } = one(rows, { merged: ['A2:A4', 'C2:C3', 'D2:D3', 'A1:XFD1048576'] })
    expect(dishes).toEqual([
      ['Pizza', 'Margherita', 1600],
      ['Pizza', 'Funghi', 1600],
      ['Pizza', 'Calzone', 1800],
    ])
  })

  test('in hidden rows are left out, and named', () => {
    const { dishes, notes } = one(
      [
        ['A', 'Eins', '', 5],
        ['A', 'Zwei', '', 6],
      ],
      { hidden: [3] },
    )
    expect(dishes).toEqual([['A', 'Eins', 500]])
    expect(notes).toEqual([['hidden_row', [3]]])
  })

  test('of an .ods say the same: a day, a shown price, merged and hidden rows, a hidden sheet', () => {
    const cell = (text: string, attributes = '') =>
      `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`
    const row = (cells: string, attributes = '') => `<table:table-row ${attributes}>${cells}</table:table-row>`
    const table = [
      row(cell('Kategorie') + cell('Gericht') + cell('Preis')),
      row(
        cell('Pizza') +
          cell('Rosa') +
          cell('CHF 5.33', 'table:number-rows-spanned="2" office:value-type="currency" office:value="5.3333"'),
      ),
      row(`${cell('Pizza') + cell('Bianca')}<table:covered-table-cell/>`),
      row(cell('Pizza') + cell('02.01.26', 'office:value-type="date" office:date-value="2026-01-02"') + cell('9')),
      row(cell('Pizza') + cell('Alt') + cell('9'), 'table:visibility="collapse"'),
    ].join('')
    const hidden =
      '<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>'
    const content = `<office:document-content>${hidden}<table:table table:name="Alt" table:style-name="ta2">${table}</table:table><table:table table:name="Karte">${table}</table:table></office:document-content>`
    expect(read(zipSync({ 'content.xml': strToU8(content) }))).toMatchObject({
      sheets: [{ name: 'Karte' }],
      dishes: [
        ['Pizza', 'Rosa', 533],
        ['Pizza', 'Bianca', 533],
      ],
      reasons: [['made_a_day', 'name', '02.01.26', [4]]],
      notes: [['hidden_row', [5]]],
    })
  })
})

describe('sizes', () => {
  test.each([
    ['30 cm;40 cm', ['30 cm 1500', '40 cm 2000']],
    ['3 dl;5 dl', ['3 dl 1500', '5 dl 2000']],
    ['0,5 l;1 Liter', ['0,5 l 1500', '1 Liter 2000']],
    ['klein (26 cm);gross (32 cm)', ['Klein 26 cm 1500', 'Gross 32 cm 2000']],
    ['petite;grande', ['Petite 1500', 'Grande 2000']],
    ['S;L', ['S 1500', 'L 2000']],
  ])('are proposed for columns of prices headed %s', (headings, sizes) => {
    expect(read(Buffer.from(`Kategorie;Gericht;${headings}\nPizza;Rosa;15;20\n`)).dishes).toEqual([
      ['Pizza', 'Rosa', ...sizes],
    ])
  })

  test('are none where other things stand in the column', () => {
    expect(read(Buffer.from('Kategorie;Gericht;Preis;Gross;3 dl\nPizza;Rosa;15;ja;nein\n')).columns).toEqual([
      'category',
      'name',
      'price',
      'ignore',
      'ignore',
    ])
  })

  test('may have a row each, with the name once or each time; one of them alone is the price', () => {
    const table =
      'Kategorie;Gericht;Grösse;Preis\nPizza;Rosa;klein;15\nPizza;Rosa;gross;19\nPizza;Funghi;klein;16\n;;gross;20\nDessert;Glace;Portion;5\n'
    expect(read(Buffer.from(table)).dishes).toEqual([
      ['Pizza', 'Rosa', 'Klein 1500', 'Gross 1900'],
      ['Pizza', 'Funghi', 'Klein 1600', 'Gross 2000'],
      ['Dessert', 'Glace', 500],
    ])
    expect(read(Buffer.from(`${table}Pizza;Rosa;gross;21\nPizza;Rosa;riesig;gratis\n`)).reasons).toEqual([
      ['twice_in_table', 'size', 'Gross', [7]],
      ['not_readable', 'price', 'gratis', [8]],
    ])
  })
})

describe('an export of another program', () => {
  const square =
    'Token,"Item Name","Variation Name",Description,SKU,Category,Price,"Online Sale Price","Stockable","Tax - MWST (2.6%)"\n' +
    'A1,Burger,Regular,,,"Burger",18.90,15.00,N,Y\nA2,Pommes,Klein,,,Beilagen,5.50,,N,Y\nA3,Pommes,Gross,,,Beilagen,7.50,,N,Y\n'
  const loyverse =
    'Handle,SKU,Name,Category,Sold by weight,Option 1 name,Option 1 value,Option 2 name,Option 2 value,Cost,Track stock,Available for sale [Grill],Price [Grill],In stock [Grill]\n' +
    'burger,1,Burger,Burger,N,,,,,7.00,N,Y,18.90,3\npommes,2,Pommes,Beilagen,N,Grösse,Klein,,,1.00,N,Y,5.50,\npommes,3,,,,,Gross,,,2.00,N,Y,7.50,\n'
  const shopify =
    'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Image Src,Status\n' +
    'burger,Burger,<p>Mit K&auml;se</p><p>und Salat</p>,Wir,Food > Burger,Burger,,true,Title,Default Title,,18.90,21,a.jpg,active\nburger,,,,,,,,,,,,,b.jpg,\n' +
    'pommes,Pommes,,Wir,,Beilagen,,true,Grösse,Klein,,5.50,,,active\npommes,,,,,,,,,Gross,,7.50,,,\n'
  const shopifyNow =
    'Title,URL handle,Description,Vendor,Product category,Type,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Price / International,Compare-at price\n' +
    'Burger,burger,,Wir,,Burger,TRUE,Active,,Title,Default Title,18.90,,\nPommes,pommes,,Wir,,Beilagen,TRUE,Active,,Grösse,Klein,5.50,,\n,pommes,,,,,,,,,Gross,7.50,,\n'
  const woo =
    'ID,Type,SKU,Name,Published,Short description,Description,Sale price,Regular price,Categories,Tags,Parent,Attribute 1 name,Attribute 1 value(s)\n' +
    '1,simple,b,Burger,1,,<b>Gut</b>,15,18.90,"Essen > Burger, Angebote",,,Schärfe,"mild, scharf"\n2,variable,p,Pommes,1,,,,,Beilagen,,,Grösse,"Klein, Gross"\n' +
    '4,variation,,Pommes - Gross,1,,,,7.50,,,id:2,Grösse,Gross\n3,variation,,Pommes - Klein,1,,,,5.50,,,p,Grösse,Klein\n'
  const wooGerman = woo
    .replace('ID,Type,SKU', 'ID,Typ,Artikelnummer')
    .replace(
      'Short description,Description,Sale price,Regular price,Categories',
      'Kurzbeschreibung,Beschreibung,Angebotspreis,Regulärer Preis,Kategorien',
    )
    .replace(
      'Parent,Attribute 1 name,Attribute 1 value(s)',
      'Übergeordnetes Produkt,Attribut 1 Name,Attribut 1 Wert(e)',
    )
    .replace('Published', 'Veröffentlicht')

  test.each(
    Object.entries({
      Square: square,
      Loyverse: loyverse,
      Shopify: shopify,
      'Shopify of today': shopifyNow,
      WooCommerce: woo,
      'WooCommerce in German': wooGerman,
    }),
  )('of %s is read with its variants as sizes, and without the prices that no guest pays', (_name, file) => {
    const { dishes, reasons } = read(Buffer.from(file))
    expect(reasons).toEqual([])
    expect(dishes.map(([category, name, ...prices]) => [category, name, ...prices.map(String).toSorted()])).toEqual([
      ['Burger', 'Burger', '1890'],
      ['Beilagen', 'Pommes', 'Gross 750', 'Klein 550'],
    ])
  })

  test('has its HTML as text', () => {
    expect(parseSheet(Buffer.from(shopify)).dishes[0]?.entry.description).toBe('Mit Käse\nund Salat')
  })
})
