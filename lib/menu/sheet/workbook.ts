import { strFromU8, unzipSync } from 'fflate'
import { type SheetRow, UnreadableTable } from '../file/csv/read-rows'
import { excelSheets } from './excel'
import { mostXmlBytes } from './limits'
import { openDocumentSheets } from './open-document'

const parts =
  /^(?:content\.xml|xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml))$/

/** The first sheet with something in it, of an .xlsx or .ods; of a formula, the value that was saved with it. */
export function readWorkbook(bytes: Uint8Array): SheetRow[] {
  const files = unzipped(bytes)
  const content = files['content.xml']
  if (content) return firstFilled(openDocumentSheets(strFromU8(content)))
  if (!files['xl/workbook.xml']) throw new UnreadableTable('no_spreadsheet', 1)
  return firstFilled(excelSheets(files))
}

/** No part grows beyond the size that the archive names for it, and that size has a limit. */
function unzipped(bytes: Uint8Array): Record<string, Uint8Array> {
  let left = mostXmlBytes
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!parts.test(name)) return false
    left -= originalSize
    if (left < 0) throw new UnreadableTable('more_than_a_menu', 1)
    return true
  }
  try {
    return unzipSync(bytes, { filter })
  } catch (error) {
    if (error instanceof UnreadableTable) throw error
    throw new UnreadableTable('no_spreadsheet', 1)
  }
}

function firstFilled(sheets: Iterable<SheetRow[]>): SheetRow[] {
  for (const rows of sheets) if (rows.length > 0) return rows
  return []
}
