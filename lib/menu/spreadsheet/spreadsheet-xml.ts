import { Parser } from 'htmlparser2'
import { cleaned, type OddCell, type SheetRow, UnreadableTable } from './read-rows'
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

export interface Merged {
  column: number
  first: number
  last: number
}

/** Cells as they come; empty ones take no place, so that a sheet of a million empty rows is a small one. */
export class GridOfCells {
  readonly rows: SheetRow[] = []
  #row: SheetRow = { number: 0, cells: [] }

  beginRow(number = this.#row.number + 1, isHidden = false): void {
    this.#row = { number, cells: [], ...(isHidden && { isHidden }) }
  }

  put(column: number, value: string, { times = 1, odd }: { times?: number; odd?: OddCell | undefined } = {}): void {
    const text = cleaned(value.slice(0, longestCell))
    if (odd && column <= mostSheetColumns) this.#row.odd = { ...this.#row.odd, [column - 1]: odd }
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
      this.#row = { ...this.#row, number: number + more, cells: [...cells] }
      this.#keep()
    }
    this.#row = { number: number + times - 1, cells: [] }
  }

  /** Cells merged over several rows are one: what the first says, holds for each. */
  fillDown(merged: readonly Merged[]): void {
    const byNumber = new Map(this.rows.map((row) => [row.number, row]))
    for (const { column, first, last } of merged.slice(0, mostSheetRows)) {
      const from = byNumber.get(first)
      if (!from?.cells[column - 1]) continue
      const end = Math.min(last, first + mostSheetRows)
      for (let number = first + 1; number <= end; number += 1) fillCell(byNumber.get(number), column - 1, from)
    }
  }

  #keep(): void {
    if (this.rows.length >= mostSheetRows) throw new UnreadableTable('too_many_rows', this.#row.number)
    this.rows.push(this.#row)
  }
}

function fillCell(row: SheetRow | undefined, at: number, from: SheetRow): void {
  if (!row || row.cells[at]) return
  while (row.cells.length <= at) row.cells.push('')
  row.cells[at] = from.cells[at] ?? ''
  const odd = from.odd?.[at]
  if (odd) row.odd = { ...row.odd, [at]: odd }
}
