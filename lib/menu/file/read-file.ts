import { decodeText } from './decode-text'
import { readCsv, type ReadDocument } from './csv/read-csv'
import { UnreadableTable } from './csv/read-table'
import { readJson } from './json'
import type { PlaceOf, Problem } from './problem'
import { validate, type ParsedMenuFile } from './validate'

export interface ReadMenuFile {
  document: ParsedMenuFile
  problems: Problem[]
  placeOf: PlaceOf
}

/** A file in either format, told apart by its first character. */
export async function readMenuFile(bytes: Uint8Array): Promise<ReadMenuFile> {
  const text = decodeText(bytes).replace(/^\uFEFF/, '')
  const { document, problems, placeOf } = await readDocument(text)
  return { document: await validate(document, problems), problems, placeOf }
}

async function readDocument(text: string): Promise<ReadDocument> {
  if (/^\s*[{[]/.test(text)) return readJson(text) ?? unreadable({ code: 'broken_json', path: [] })
  try {
    return await readCsv(text)
  } catch (error) {
    if (error instanceof UnreadableTable) return unreadable({ code: error.code, path: [] }, error.row)
    throw error
  }
}

function unreadable(problem: Problem, row: number | null = null): ReadDocument {
  return {
    document: { categories: [], option_groups: [], items: [] },
    problems: [problem],
    placeOf: () => ({ path: '', row, column: null, cell: null }),
  }
}
