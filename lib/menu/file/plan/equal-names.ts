import type { Problem } from '../problem'
import { nameKey, type Match } from './match'

/** Names tell categories and menu items apart, in addresses too. */
export function refuseEqualNames<Entry extends { id: string; name: string }>(
  entries: readonly Entry[],
  matches: readonly Match<Entry, object>[],
  problems: Problem[],
): void {
  const pathOf = new Map(matches.map(({ id, path }) => [id, path]))
  const first = new Map<string, string>()
  for (const { id, name } of entries) {
    const other = first.get(nameKey(name))
    const path = other && (pathOf.get(id) ?? pathOf.get(other))
    if (path) problems.push({ code: 'name_taken', path: [...path, 'name'] })
    first.set(nameKey(name), id)
  }
}
