import type { z } from 'zod'

export type Search = Record<string, string | string[] | undefined>

/** The first value of a parameter, trimmed, or an empty text. */
export function param(search: Search, name: string): string {
  const value = search[name]
  return ((Array.isArray(value) ? value[0] : value) ?? '').trim()
}

/** Names the row that was just saved: its list shows it, on whichever page and whatever the filter. */
const savedName = 'saved'

export function savedId(search: Search): string {
  return param(search, savedName)
}

/** The same list with the row in sight that was just saved. */
export function savedHref(path: string, search: Search, id: string): string {
  return listHref(path, search, { [savedName]: id })
}

/** The same list with other parameters; what was just saved is old by then. */
export function listHref(path: string, search: Search, changes: Record<string, string | null>): string {
  const next = new URLSearchParams()
  for (const name of Object.keys({ ...search, ...changes })) {
    const value = name in changes ? changes[name] : name !== savedName && param(search, name)
    if (value) next.set(name, value)
  }
  const query = next.toString()
  return query ? `${path}?${query}` : path
}

export interface Sorting<Key extends string> {
  by: Key
  isDescending: boolean
}

/** `sort=price` or `sort=-price`; anything else is the usual order. */
export function sortingOf<Key extends string>(search: Search, keys: readonly Key[], usual: Key): Sorting<Key> {
  const asked = param(search, 'sort')
  const by = keys.find((key) => key === asked.replace(/^-/, ''))
  return by ? { by, isDescending: asked.startsWith('-') } : { by: usual, isDescending: false }
}

/** The page of the row that was just saved, else the one that `page` names, counted from 1 and clamped. */
export function pageNumbers<Row extends { id: string }>(
  rows: Row[],
  search: Search,
  size: number,
): { rows: Row[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(rows.length / size))
  const saved = rows.findIndex(({ id }) => id === savedId(search))
  const named = /^\d{1,6}$/.test(param(search, 'page')) ? Number(param(search, 'page')) : 1
  const asked = saved < 0 ? named : Math.floor(saved / size) + 1
  const page = Math.min(Math.max(1, asked), pages)
  return { rows: rows.slice((page - 1) * size, page * size), page, pages }
}

/**
 * The address read with the schema of the call that lists the same; `names` maps parameters to fields. Invalid values
 * count as missing.
 */
export function queryOf<Schema extends z.ZodObject>(
  schema: Schema,
  search: Search,
  names: Partial<Record<keyof z.input<Schema> & string, string>>,
): z.output<Schema> {
  const asked = Object.entries(names).flatMap(([field, name]) => {
    const value = param(search, String(name))
    return value ? [[field, value] as const] : []
  })
  const known = asked.filter(([field, value]) => schema.shape[field]?.safeParse(value).success)
  return schema.parse(Object.fromEntries(known))
}

/** A row's place in a hand-sorted list and where it can go; null: it cannot go there. */
export interface Place {
  /** Counted from 1 in the whole list, also when filtered. */
  position: number
  up: Step | null
  down: Step | null
  start: Step | null
  end: Step | null
  /** Null for the last row. */
  nextId: string | null
}

export interface Step {
  /** Null for the end of the list. */
  beforeId: string | null
}

export function placeIn(list: { id: string }[], index: number): Place {
  const idAt = (at: number) => list[at]?.id ?? null
  const isFirst = index === 0
  const isLast = index === list.length - 1
  return {
    position: index + 1,
    up: isFirst ? null : { beforeId: idAt(index - 1) },
    down: isLast ? null : { beforeId: idAt(index + 2) },
    start: isFirst ? null : { beforeId: idAt(0) },
    end: isLast ? null : { beforeId: null },
    nextId: idAt(index + 1),
  }
}

/** With null it moves to the end. */
export function movedBefore<Row extends { id: string }>(rows: Row[], id: string, beforeId: string | null): Row[] {
  const others = rows.filter((row) => row.id !== id)
  const at = beforeId === null ? others.length : others.findIndex((row) => row.id === beforeId)
  return others.toSpliced(at, 0, ...rows.filter((row) => row.id === id))
}
