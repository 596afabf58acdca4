import type { FieldError } from '@/lib/i18n/catalogue'

/** Names and indexes, as the document of the file has them. */
export type Path = readonly (string | number)[]

/** Something in a file that cannot be taken over as it stands. */
export interface Problem {
  code: FieldError
  path: Path
}

/** Where a person finds it: in a table by row and column, in a document by its path. */
export interface Place {
  path: string
  row: number | null
  /** Its heading. */
  column: string | null
  /** As spreadsheets call it: "H14". */
  cell: string | null
}

export type PlaceOf = (path: Path) => Place

/** `items[3].price` */
export function pathText(path: Path): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${key}` : key),
    '',
  )
}

/** What stands where, told once: the first reason is the one to be mended. */
export function distinctProblems(problems: readonly Problem[]): Problem[] {
  const seen = new Map<string, Problem>()
  for (const problem of problems) {
    const place = pathText(problem.path)
    if (!seen.has(place)) seen.set(place, problem)
  }
  return [...seen.values()]
}
