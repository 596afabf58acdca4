import { z } from 'zod'
import { fieldErrorOf } from '@/lib/platform/field-error-of'
import { turns } from '@/lib/platform/turns'
import { mostCategories, mostItems, mostOptionGroups } from './cells'
import { UnreadableTable, readCsv, type ReadDocument } from './csv/read-table'
import { readJson } from './json'
import type { PlaceOf, Problem, Path } from './problem'
import { menuFile } from './schema'

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

/**
 * The text of a file, as whichever program has saved it: UTF-8, UTF-16 with its mark, or else the code page that older
 * spreadsheets on Windows use, in which every byte is a character.
 */
function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

type ParsedMenuFile = z.output<typeof menuFile>

type List = keyof ParsedMenuFile
type Document = Record<List, unknown[]>

const most: Record<List, number> = { categories: mostCategories, option_groups: mostOptionGroups, items: mostItems }

/**
 * The document as the schema reads it. What is wrong goes to the problems; in its place stands nothing, so that the rest
 * can still be looked at.
 */
async function validate(document: Document, problems: Problem[]): Promise<ParsedMenuFile> {
  const turn = turns()
  const parsed: Document = { categories: [], option_groups: [], items: [] }
  for (const list of Object.keys(parsed) as List[]) {
    if (document[list].length > most[list]) problems.push({ code: 'out_of_range', path: [list] })
    const schema = menuFile.shape[list].element
    for (const [index, entry] of document[list].slice(0, most[list]).entries()) {
      parsed[list].push(entryOf(schema, entry, { path: [list, index], problems }))
      await turn()
    }
  }
  return parsed as ParsedMenuFile
}

function entryOf(schema: z.ZodType, entry: unknown, { path, problems }: { path: Path; problems: Problem[] }): unknown {
  const result = schema.safeParse(entry)
  if (result.success) return result.data
  for (const issue of result.error.issues) problems.push(...problemsOf(issue, entry, path))
  const rest = schema.safeParse(withoutWrong(entry, result.error.issues))
  return rest.success ? rest.data : { name: nameless(path) }
}

function problemsOf(issue: z.core.$ZodIssue, entry: unknown, path: Path): Problem[] {
  const at = [...path, ...(issue.path as (string | number)[])]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ code: 'unknown_field', path: [...at, key] }))
  return [{ code: fieldErrorOf(issue, entry), path: at }]
}

/** A copy without the fields that were refused; a name, without which nothing can be compared, is replaced. */
function withoutWrong(entry: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  const copy: unknown = structuredClone(entry)
  for (const issue of issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    for (const path of keys) remove(copy, path)
  }
  return copy
}

function remove(from: unknown, path: readonly PropertyKey[]): void {
  const key = path.at(-1)
  const holder = path.slice(0, -1).reduce<unknown>((inside, name) => Object(inside)[name] as unknown, from)
  if (key === undefined || typeof holder !== 'object' || holder === null) return
  if (key === 'name') Reflect.set(holder, key, nameless(path.map(String)))
  else Reflect.deleteProperty(holder, key)
}

function nameless(path: Path): string {
  return `? ${path.join(' ')}`
}
