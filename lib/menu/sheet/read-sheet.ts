import { decodeText } from '../file/decode-text'
import { readRows, type SheetRow, UnreadableTable } from '../file/csv/read-rows'
import { mostSheetRows } from './limits'
import { readWorkbook } from './workbook'

/** .xlsx, .ods or CSV, told apart by what they begin with and not by their name. Throws UnreadableTable. */
export function readSheet(bytes: Uint8Array): SheetRow[] {
  if (beginsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return readWorkbook(bytes)
  if (beginsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new UnreadableTable('old_spreadsheet', 1)
  const text = decodeText(bytes).replace(/^\uFEFF?(?:sep=.\r?\n)?/, '')
  if (text.includes('\0') || /^\s*(?:<|[{[]|%PDF)/.test(text)) throw new UnreadableTable('no_spreadsheet', 1)
  return readRows(text, { delimiter: separatorOf(text), mostRows: mostSheetRows }).filter(({ cells }) =>
    cells.some((cell) => cell !== ''),
  )
}

function beginsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte)
}

/** What stands most often in the first lines; a comma also stands in texts. */
function separatorOf(text: string): string {
  const lines = text.slice(0, 4000)
  const count = (separator: string) => lines.split(separator).length
  const [most = ';'] = [';', '\t', ','].toSorted((a, b) => weight(b) * count(b) - weight(a) * count(a))
  return most
}

function weight(separator: string): number {
  return separator === ',' ? 1 : 4
}
