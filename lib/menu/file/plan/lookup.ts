import type { Localized } from '@/lib/i18n/localized'
import type { SentReference } from '../menu-file'
import type { Path, Problem } from '../problem'
import { nameKey, type Match } from './match'

interface Named {
  id: string
  name: string | Localized
}

/** Finds what an entry names elsewhere in the file: by id, by its name after the import, or by the one that it had. */
export class Lookup {
  readonly #ids = new Map<string, string>()
  readonly #names = new Map<string, Set<string>>()
  readonly #formerNames = new Map<string, Set<string>>()

  add(entries: readonly Named[], matches: readonly Match<Named, { id?: string | undefined }>[]): this {
    for (const { id, name } of entries) {
      this.#ids.set(id, id)
      addTo(this.#names, nameKey(name), id)
    }
    for (const { id, sent, before } of matches) {
      // An id of another shop, by which the file speaks of something that is known here under its name.
      if (sent.id) this.#ids.set(sent.id, id)
      if (before) addTo(this.#formerNames, nameKey(before.name), id)
    }
    return this
  }

  /** Null, and a problem, where nothing or more than one is meant. */
  find(reference: SentReference | undefined, path: Path, problems: Problem[]): string | null {
    const byId = reference?.id && this.#ids.get(reference.id)
    if (byId) return byId
    const key = nameKey(reference?.name)
    const [first, ...more] = this.#names.get(key) ?? this.#formerNames.get(key) ?? []
    if (first && more.length === 0) return first
    problems.push({ code: first ? 'ambiguous' : key || reference?.id ? 'not_in_menu' : 'required', path })
    return null
  }
}

function addTo(names: Map<string, Set<string>>, key: string, id: string): void {
  names.set(key, (names.get(key) ?? new Set()).add(id))
}

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
