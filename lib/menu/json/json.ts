import { turns } from '@/lib/platform/process/scheduling'
import type { Problem } from './menu-file'

const formatVersion = 1

interface Document {
  categories: unknown[]
  option_groups: unknown[]
  items: unknown[]
}

const lists = ['categories', 'option_groups', 'items'] as const
const fields = new Set<string>(['version', 'currency', ...lists])

/** One entry per line, so that two files can be compared by line. */
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

/** Null: no JSON object. */
export function readJson(text: string): { document: Document; problems: Problem[] } | null {
  const read = parsed(text)
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return null
  const sent = read as Record<string, unknown>
  const problems: Problem[] = []
  if (sent.version !== formatVersion) problems.push({ code: 'file_version_unknown', path: ['version'] })
  if ((sent.currency ?? 'CHF') !== 'CHF') problems.push({ code: 'invalid', path: ['currency'] })
  for (const key of Object.keys(sent)) if (!fields.has(key)) problems.push({ code: 'unknown_field', path: [key] })
  const document = { categories: [], option_groups: [], items: [] } as Document
  for (const list of lists) {
    const entries = sent[list] ?? []
    if (Array.isArray(entries)) document[list] = entries
    else problems.push({ code: 'invalid', path: [list] })
  }
  return { document, problems }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
