import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { turns } from '@/lib/platform/turns'
import { mostRows } from '../limits'
import type { FieldError } from '@/lib/i18n/catalogue'
import { undefused } from './formulas'

/** The rows below the headings, each with its number in the spreadsheet; rows without a word are left out. */
export interface Table {
  headings: string[]
  rows: { number: number; cells: string[] }[]
}

/** The text is no table, and from which row on. */
export class UnreadableTable extends Error {
  constructor(
    readonly code: FieldError,
    readonly row: number,
  ) {
    super(code)
  }
}

const charactersAtOnce = 32 * 1024

/** With whatever separator a spreadsheet has saved it: the character behind the first heading says which. */
export async function readTable(text: string): Promise<Table> {
  const delimiter = /^\s*"?type"?\s*([;,\t])/i.exec(text)?.[1]
  if (!delimiter) throw new UnreadableTable('no_menu_table', 1)
  const parser = parse({ delimiter, relax_column_count: true, max_record_size: 256 * 1024 })
  const turn = turns()
  const table: Table = { headings: [], rows: [] }
  let number = 0
  try {
    for await (const record of Readable.from(slices(text)).pipe(parser)) {
      number += 1
      const cells = (record as string[]).map((cell) => undefused(cell).trim())
      if (number === 1) table.headings = cells.map((heading) => heading.toLowerCase())
      else if (cells.some((cell) => cell !== '')) table.rows.push({ number, cells })
      if (number > mostRows) throw new UnreadableTable('too_many_rows', number)
      await turn()
    }
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableTable('broken_quotes', number + 1)
    throw error
  }
  return table
}

function* slices(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += charactersAtOnce) yield text.slice(at, at + charactersAtOnce)
}
