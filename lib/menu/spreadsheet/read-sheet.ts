import { strFromU8, unzipSync, type UnzipFileInfo } from 'fflate'
import { mostHeadings } from './columns'
import { decodeText, type Reading, type ReadingChoice } from './decode-text'
import { excelTabs } from './excel'
import { mostArchiveEntries, mostXmlBytes } from './limits'
import { openDocumentTabs } from './open-document'
import { firstRecords, readRows, UnreadableTable } from './read-rows'
import type { Tab } from './tabs'

export interface ReadSheet {
  tabs: Tab[]
  reading: Reading
  /** How else its letters could be meant. */
  choices: ReadingChoice[]
}

/** .xlsx, .ods or CSV, told apart by what they begin with and not by their name. Throws UnreadableTable. */
export function readSheet(bytes: Uint8Array, chosen?: Reading): ReadSheet {
  if (beginsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return { tabs: readWorkbook(bytes), reading: 'unicode', choices: [] }
  if (beginsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new UnreadableTable('old_spreadsheet', 1)
  const decoded = decodeText(bytes, chosen)
  const unmarked = decoded.text.replace(/^\uFEFF/, '')
  const [line = '', stated] = /^"?sep=(.)"?\r?\n/i.exec(unmarked) ?? []
  // DOS ends a text with a sign of its own.
  const text = unmarked.slice(line.length, unmarked.endsWith('\u001a') ? -1 : undefined)
  if (text.includes('\0') || /^\s*(?:<|[{[]|%PDF)/.test(text)) throw new UnreadableTable('no_spreadsheet', 1)
  return { ...decoded, tabs: [{ name: '', rows: readRows(text, stated ?? separatorOf(text)), fault: null }] }
}

function beginsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte)
}

/** The one that shows the most headings, else cuts the most rows into as many cells as each other, else into more cells. */
function separatorOf(text: string): string {
  const found = [';', '\t', ',', '|'].map((separator) => ({ separator, ...shapeOf(firstRecords(text, separator)) }))
  const [best] = found.toSorted((a, b) => b.headings - a.headings || b.alike - a.alike || b.width - a.width)
  return best?.separator ?? ';'
}

function shapeOf(records: readonly string[][]): { headings: number; alike: number; width: number } {
  const counts = new Map<number, number>()
  for (const { length } of records) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1)
  const [[width, alike] = [1, 0]] = [...counts].toSorted(([, a], [, b]) => b - a)
  return { headings: mostHeadings(records), alike, width }
}

const parts =
  /^(?:content\.xml|xl\/(?:workbook\.xml|styles\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml))$/

/** Of an .xlsx or .ods; of a formula, the value that was saved with it. */
function readWorkbook(bytes: Uint8Array): Tab[] {
  const files = unzipped(bytes)
  const content = files['content.xml']
  if (content) return openDocumentTabs(strFromU8(content))
  if (!files['xl/workbook.xml']) throw new UnreadableTable('no_spreadsheet', 1)
  return excelTabs(files)
}

function unzipped(bytes: Uint8Array): Record<string, Uint8Array> {
  try {
    expectHonest(entriesOf(bytes), bytes.length)
    return unzipSync(bytes, { filter: isPart })
  } catch (error) {
    if (error instanceof UnreadableTable) throw error
    throw new UnreadableTable('no_spreadsheet', 1)
  }
}

function isPart({ name }: UnzipFileInfo): boolean {
  return parts.test(name)
}

function entriesOf(bytes: Uint8Array): UnzipFileInfo[] {
  const entries: UnzipFileInfo[] = []
  const note = (entry: UnzipFileInfo) => {
    if (entries.push(entry) > mostArchiveEntries) throw new UnreadableTable('more_than_a_menu', 1)
    return false
  }
  unzipSync(bytes, { filter: note })
  return entries
}

/**
 * Asked before anything is unpacked. A packed part does not grow beyond its original size, a stored one is copied by the
 * other, and entries that are longer together than the archive have bytes in common.
 */
function expectHonest(entries: readonly UnzipFileInfo[], archiveBytes: number): void {
  const wanted = entries.filter(isPart)
  const isLie = ({ compression, size, originalSize }: UnzipFileInfo) => compression === 0 && size !== originalSize
  const packedBytes = entries.reduce((sum, { size }) => sum + size, 0)
  const isTwice = new Set(wanted.map(({ name }) => name)).size < wanted.length
  const unpackedBytes = wanted.reduce((sum, { size, originalSize }) => sum + Math.max(size, originalSize), 0)
  if (unpackedBytes > mostXmlBytes) throw new UnreadableTable('more_than_a_menu', 1)
  if (packedBytes > archiveBytes || isTwice || wanted.some(isLie)) throw new UnreadableTable('no_spreadsheet', 1)
}
