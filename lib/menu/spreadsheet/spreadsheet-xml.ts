import { Parser } from 'htmlparser2'
import { cleaned, type SheetRow, UnreadableTable } from './read-rows'
import { longestCell, mostSheetColumns, mostSheetRows, mostXmlAttributes, mostXmlDepth } from './limits'

interface Reading {
  open?: (name: string, attributes: Record<string, string>) => unknown
  text?: (piece: string) => unknown
  close?: (name: string) => unknown
}

/** Names come without their prefix, which each program chooses. Entities of a document's own are not known to it. */
export function readXml(xml: string, { open, text, close }: Reading): void {
  let depth = 0
  let attributesOfTag = 0
  const parser = new Parser(
    {
      // The parser takes minutes for millions of open tags, or of attributes in one.
      onopentagname() {
        depth += 1
        attributesOfTag = 0
        if (depth > mostXmlDepth) throw new UnreadableTable('more_than_a_menu', 1)
      },
      onattribute() {
        attributesOfTag += 1
        if (attributesOfTag > mostXmlAttributes) throw new UnreadableTable('more_than_a_menu', 1)
      },
      onopentag: (name, attributes) => void open?.(local(name), attributes),
      ontext: (piece) => void text?.(piece),
      onclosetag(name) {
        depth -= 1
        close?.(local(name))
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** 12.1 is stored as 12.099999999999998 by some programs. */
export function plainNumber(value: string): string {
  const number = Number(value)
  return value.trim() !== '' && Number.isFinite(number) ? String(Number(number.toPrecision(12))) : value
}

/** Cells as they come; empty ones take no place, so that a sheet of a million empty rows is a small one. */
export class GridOfCells {
  readonly rows: SheetRow[] = []
  #row: SheetRow = { number: 0, cells: [] }

  beginRow(number = this.#row.number + 1): void {
    this.#row = { number, cells: [] }
  }

  put(column: number, value: string, times = 1): void {
    const text = cleaned(value.slice(0, longestCell))
    if (text === '') return
    if (!(column + times - 1 <= mostSheetColumns)) throw new UnreadableTable('more_than_a_menu', this.#row.number)
    const { cells } = this.#row
    if (cells.length === 0) this.#keep()
    for (let at = column - 1; at < column - 1 + times; at += 1) {
      while (cells.length < at) cells.push('')
      cells[at] = text
    }
  }

  /** The row that was begun stands there so many times. */
  repeatRow(times: number): void {
    const { cells, number } = this.#row
    for (let more = 1; more < times && cells.length > 0; more += 1) {
      this.#row = { number: number + more, cells: [...cells] }
      this.#keep()
    }
    this.#row = { number: number + times - 1, cells: [] }
  }

  #keep(): void {
    if (this.rows.length >= mostSheetRows) throw new UnreadableTable('too_many_rows', this.#row.number)
    this.rows.push(this.#row)
  }
}
