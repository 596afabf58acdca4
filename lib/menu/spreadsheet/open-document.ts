import { longestTabName } from './limits'
import type { OddCell } from './read-rows'
import { GridOfCells, type Merged, plainNumber, readXml } from './spreadsheet-xml'
import type { Tab } from './tabs'

type Attributes = Record<string, string>

/** Those that are not hidden, in the order of the workbook. */
export function openDocumentTabs(xml: string): Tab[] {
  const reader = new OpenDocumentReader()
  readXml(xml, reader)
  return reader.tabs
}

const noCell = {
  times: 1,
  value: undefined as string | undefined,
  lines: [] as string[],
  type: '',
  formula: '',
  last: 0,
}

class OpenDocumentReader {
  readonly tabs: Tab[] = []
  #grid = new GridOfCells()
  #merged: Merged[] = []
  #tab: Attributes = {}
  #style = ''
  readonly #hiddenStyles = new Set<string>()
  #row = 0
  #rowTimes = 1
  #column = 1
  #cell = noCell
  #isLine = false
  /** A note hangs in its cell, with lines of its own. */
  #isNote = false

  open = (name: string, attributes: Attributes): void => {
    if (name === 'style') this.#style = attributes['style:name'] ?? ''
    if (name === 'table-properties' && attributes['table:display'] === 'false') this.#hiddenStyles.add(this.#style)
    if (name === 'table') this.#beginTab(attributes)
    if (name === 'table-row') this.#beginRow(attributes)
    if (isCell(name)) this.#beginCell(attributes)
    if (name === 'annotation') this.#isNote = true
    if (name === 'p' && !this.#isNote) this.#beginLine()
    if (name === 's' || name === 'tab' || name === 'line-break') this.text(' ')
  }

  text = (piece: string): void => {
    const { lines } = this.#cell
    if (this.#isLine && !this.#isNote) lines.push((lines.pop() ?? '') + piece)
  }

  close = (name: string): void => {
    if (name === 'annotation') this.#isNote = false
    if (name === 'p') this.#isLine = false
    if (isCell(name)) this.#endCell()
    if (name === 'table-row') this.#endRow()
    if (name === 'table') this.#endTab()
  }

  #beginTab(attributes: Attributes): void {
    this.#grid = new GridOfCells()
    this.#merged = []
    this.#row = 1
    this.#tab = attributes
  }

  #endTab(): void {
    this.#grid.fillDown(this.#merged)
    const isHidden = this.#hiddenStyles.has(this.#tab['table:style-name'] ?? '')
    if (!isHidden)
      this.tabs.push({
        name: (this.#tab['table:name'] ?? '').slice(0, longestTabName),
        rows: this.#grid.rows,
        fault: null,
      })
  }

  #beginRow(attributes: Attributes): void {
    this.#rowTimes = timesOf(attributes['table:number-rows-repeated'])
    this.#column = 1
    this.#grid.beginRow(undefined, /^(?:collapse|filter)$/.test(attributes['table:visibility'] ?? ''))
  }

  #endRow(): void {
    this.#grid.repeatRow(this.#rowTimes)
    this.#row += this.#rowTimes
  }

  #beginCell(attributes: Attributes): void {
    const times = timesOf(attributes['table:number-columns-repeated'])
    const last = this.#row + timesOf(attributes['table:number-rows-spanned']) - 1
    const type = attributes['office:value-type'] ?? ''
    this.#cell = {
      times,
      value: valueOf(attributes),
      lines: [],
      type,
      formula: attributes['table:formula'] ?? '',
      last,
    }
  }

  #beginLine(): void {
    this.#isLine = true
    this.#cell.lines.push('')
  }

  #endCell(): void {
    const { times, value, lines, type, formula, last } = this.#cell
    const text = lines.join('\n')
    this.#grid.put(this.#column, shownPrice(value, text) ?? text, { times, odd: oddOf(type, formula) })
    if (last > this.#row) this.#merged.push({ column: this.#column, first: this.#row, last })
    this.#column += times
  }
}

function isCell(name: string): boolean {
  return name === 'table-cell' || name === 'covered-table-cell'
}

function oddOf(type: string, formula: string): OddCell | undefined {
  if (type === 'date' || type === 'time') return 'date'
  return formula !== '' && type === '' ? 'no_value' : undefined
}

/** As the sheet shows it: 5.3333 as 5.33. */
function shownPrice(value: string | undefined, text: string): string | undefined {
  const decimals = /[.,](\d\d)(?:\D*)$/.exec(text)
  return value !== undefined && decimals && /\.\d{3}/.test(value) ? plainNumber(Number(value).toFixed(2)) : value
}

function timesOf(repeated: string | undefined): number {
  return Math.max(1, Number(repeated ?? 1) || 1)
}

function valueOf(attributes: Attributes): string | undefined {
  const type = attributes['office:value-type']
  if (type === 'boolean') return attributes['office:boolean-value'] === 'true' ? 'yes' : 'no'
  const value = attributes['office:value']
  return value !== undefined && /^(?:float|currency)$/.test(type ?? '') ? plainNumber(value) : undefined
}
