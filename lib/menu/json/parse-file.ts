import { z } from 'zod'
import type { FieldError } from '@/lib/i18n/catalogue'
import { fieldErrorOf } from '@/lib/platform/values/field-error-of'
import { decodeText } from '../spreadsheet/decode-text'
import { readJson } from './json'
import { mostCategories, mostEntries, mostItems, mostOptionGroups } from './limits'
import { distinctProblems, type Path, type Problem } from './menu-file'
import { menuFile } from './schema'

export interface ParsedFile {
  document: ParsedMenuFile
  problems: Problem[]
}

export function parseFile(bytes: Uint8Array): ParsedFile {
  const { text, isBroken } = decodeText(bytes)
  if (isBroken) return unreadable('broken_text')
  const read = readJson(text.replace(/^\uFEFF/, ''))
  if (!read) return unreadable('broken_json')
  const parsed = validate(read.document, read.problems)
  if (sizeOf(parsed) > mostEntries) return unreadable('more_than_a_menu')
  return { document: parsed, problems: distinctProblems(read.problems).slice(0, mostEntries) }
}

export function unreadable(code: FieldError): ParsedFile {
  return { document: { categories: [], option_groups: [], items: [] }, problems: [{ code, path: [] }] }
}

function sizeOf({ categories, option_groups, items }: ParsedMenuFile): number {
  const options = option_groups.flatMap((group) => group.options ?? [])
  const inOptions = options.reduce((sum, { size_prices = [] }) => sum + 1 + size_prices.length, 0)
  const inItems = items.reduce(
    (sum, item) => sum + 1 + (item.option_groups?.length ?? 0) + (item.option_prices?.length ?? 0),
    0,
  )
  return categories.length + option_groups.length + inOptions + inItems
}

type ParsedMenuFile = z.output<typeof menuFile>

type List = keyof ParsedMenuFile
type Document = Record<List, unknown[]>

const most: Record<List, number> = { categories: mostCategories, option_groups: mostOptionGroups, items: mostItems }

/** Refused values go to the problems and are left out, so that the rest can still be checked. */
function validate(document: Document, problems: Problem[]): ParsedMenuFile {
  const parsed: Document = { categories: [], option_groups: [], items: [] }
  for (const list of Object.keys(parsed) as List[]) {
    if (document[list].length > most[list]) problems.push({ code: 'out_of_range', path: [list] })
    const schema = menuFile.shape[list].element
    for (const [index, entry] of document[list].slice(0, most[list]).entries())
      parsed[list].push(entryOf(schema, entry, { path: [list, index], problems }))
  }
  return parsed as ParsedMenuFile
}

function entryOf(schema: z.ZodType, entry: unknown, { path, problems }: { path: Path; problems: Problem[] }): unknown {
  const result = schema.safeParse(entry)
  if (result.success) return result.data
  for (const issue of result.error.issues) for (const problem of problemsOf(issue, entry, path)) problems.push(problem)
  const rest = schema.safeParse(withoutWrong(entry, result.error.issues))
  return rest.success ? rest.data : { name: nameless(path) }
}

function problemsOf(issue: z.core.$ZodIssue, entry: unknown, path: Path): Problem[] {
  const at = [...path, ...(issue.path as (string | number)[])]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ code: 'unknown_field', path: [...at, key] }))
  return [{ code: fieldErrorOf(issue, entry), path: at }]
}

/** A refused name is replaced: without one an entry cannot be compared. */
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
