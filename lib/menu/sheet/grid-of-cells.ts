import { type SheetRow, UnreadableTable } from '../file/csv/read-rows'
import { longestCell, mostSheetColumns, mostSheetRows } from './limits'

/** Cells as they come; empty ones take no place, so that a sheet of a million empty rows is a small one. */
export class GridOfCells {
  readonly rows: SheetRow[] = []
  #row: SheetRow = { number: 0, cells: [] }

  beginRow(number = this.#row.number + 1): void {
    this.#row = { number, cells: [] }
  }

  put(column: number, value: string, times = 1): void {
    const text = value.slice(0, longestCell).trim()
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
