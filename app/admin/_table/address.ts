export type Search = Record<string, string | string[] | undefined>

/** The first value of a parameter without the blanks around it, or an empty text. */
export function param(search: Search, name: string): string {
  const value = search[name]
  return ((Array.isArray(value) ? value[0] : value) ?? '').trim()
}

/** The same list with other parameters: what sorts, filters or turns the page is a link that can be kept. */
export function listHref(path: string, search: Search, changes: Record<string, string | null>): string {
  const next = new URLSearchParams()
  for (const name of Object.keys({ ...search, ...changes })) {
    const value = name in changes ? changes[name] : param(search, name)
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

/** The page that `page` names, counted from 1 and kept within what there is. */
export function pageNumbers<Row>(
  rows: Row[],
  search: Search,
  size: number,
): { rows: Row[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(rows.length / size))
  const asked = /^\d{1,6}$/.test(param(search, 'page')) ? Number(param(search, 'page')) : 1
  const page = Math.min(Math.max(1, asked), pages)
  return { rows: rows.slice((page - 1) * size, page * size), page, pages }
}
