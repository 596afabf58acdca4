import type { SheetRow } from './read-rows'
import { GridOfCells, plainNumber, readXml } from './spreadsheet-xml'

type Attributes = Record<string, string>

export function openDocumentSheets(xml: string): SheetRow[][] {
  const reader = new OpenDocumentReader()
  readXml(xml, reader)
  return reader.sheets
}

class OpenDocumentReader {
  readonly sheets: SheetRow[][] = []
  #grid = new GridOfCells()
  #rowTimes = 1
  #column = 1
  #cell = { times: 1, value: undefined as string | undefined, lines: [] as string[] }
  #isLine = false
  /** A note hangs in its cell, with lines of its own. */
  #isNote = false

  open = (name: string, attributes: Attributes): void => {
    if (name === 'table') this.#grid = new GridOfCells()
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
    if (name === 'table-row') this.#grid.repeatRow(this.#rowTimes)
    if (name === 'table') this.sheets.push(this.#grid.rows)
  }

  #beginRow(attributes: Attributes): void {
    this.#rowTimes = timesOf(attributes['table:number-rows-repeated'])
    this.#column = 1
    this.#grid.beginRow()
  }

  #beginCell(attributes: Attributes): void {
    const times = timesOf(attributes['table:number-columns-repeated'])
    this.#cell = { times, value: valueOf(attributes), lines: [] }
  }

  #beginLine(): void {
    this.#isLine = true
    this.#cell.lines.push('')
  }

  #endCell(): void {
    const { times, value, lines } = this.#cell
    this.#grid.put(this.#column, value ?? lines.join('\n'), times)
    this.#column += times
  }
}

function isCell(name: string): boolean {
  return name === 'table-cell' || name === 'covered-table-cell'
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
