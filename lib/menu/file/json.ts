import { turns } from '@/lib/platform/turns'
import type { ReadDocument } from '@/lib/menu/file/csv/read-table'
import { pathText } from './problem'

const formatVersion = 1

interface Document {
  categories: unknown[]
  option_groups: unknown[]
  items: unknown[]
}

const lists = ['categories', 'option_groups', 'items'] as const

/** One entry per line, so that two files can be held against each other line by line. */
export async function writeJson(document: Document): Promise<string> {
  const turn = turns()
  const parts: string[] = []
  for (const list of lists) {
    const lines: string[] = []
    for (const entry of document[list]) {
      lines.push(JSON.stringify(entry))
      await turn()
    }
    parts.push(`"${list}": [\n${lines.join(',\n')}\n]`)
  }
  return `{"version": ${formatVersion}, "currency": "CHF",\n${parts.join(',\n')}}\n`
}

/** Null: it is no JSON object at all. */
export function readJson(text: string): ReadDocument | null {
  const read = parsed(text)
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return null
  const { version, currency = 'CHF', ...rest } = read as Record<string, unknown>
  const problems: ReadDocument['problems'] = []
  if (version !== formatVersion) problems.push({ code: 'file_version_unknown', path: ['version'] })
  if (currency !== 'CHF') problems.push({ code: 'invalid', path: ['currency'] })
  for (const key of Object.keys(rest))
    if (!lists.some((list) => list === key)) problems.push({ code: 'unknown_field', path: [key] })
  const document = { categories: [], option_groups: [], items: [] } as Document
  for (const list of lists) {
    const entries = rest[list] ?? []
    if (Array.isArray(entries)) document[list] = entries
    else problems.push({ code: 'invalid', path: [list] })
  }
  return { document, problems, placeOf: (path) => ({ path: pathText(path), row: null, column: null, cell: null }) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
