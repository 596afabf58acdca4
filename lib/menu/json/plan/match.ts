import { shopLanguage } from '@/lib/i18n/language'
import type { Localized } from '@/lib/i18n/localized'
import { folded } from '@/lib/platform/values/folded'
import { groupedBy } from '@/lib/platform/values/grouped-by'
import type { Path, Problem, SentReference } from '../menu-file'

export interface Named {
  id: string
  name: string | Localized
  note?: string
}

type SentNamed = { id?: string | undefined; name?: string | Partial<Localized> | undefined; note?: string | undefined }

export interface Match<Current, Sent> {
  sent: Sent
  path: Path
  id: string
  before: Current | null
}

interface Matching<Current, Sent> {
  current: readonly Current[]
  sent: readonly Sent[]
  path: Path
  /** The id belongs to another thing, which the file cannot mean. */
  isForeign?: (id: string) => boolean
}

export function matchEntries<Current extends Named, Sent extends SentNamed>(
  { current, sent, path, isForeign = () => false }: Matching<Current, Sent>,
  problems: Problem[],
): Match<Current, Sent>[] {
  const byId = new Map(current.map((entry) => [entry.id, entry]))
  const claimed = new Set(sent.flatMap(({ id }) => (id && byId.has(id) ? [id] : [])))
  const byName = groupedBy(
    current.filter(({ id }) => !claimed.has(id)),
    ({ name }) => nameKey(name),
  )
  const taken = new Set<string>()
  return sent.map((entry, index) => {
    const at = [...path, index]
    const candidates = candidatesFor(entry, byId, byName)
    if (candidates.length > 1) problems.push({ code: 'ambiguous', path: [...at, 'name'] })
    const before = candidates[0] ?? null
    if (!before && entry.id && isForeign(entry.id)) problems.push({ code: 'id_of_another', path: [...at, 'id'] })
    // Without an id the name alone identifies an entry.
    const mark = before?.id ?? entry.id ?? `name ${nameKey(entry.name)}`
    if (taken.has(mark)) problems.push({ code: 'twice_in_file', path: [...at, entry.id ? 'id' : 'name'] })
    taken.add(mark)
    return { sent: entry, path: at, id: before?.id ?? entry.id ?? crypto.randomUUID(), before }
  })
}

function candidatesFor<Current extends Named>(
  entry: SentNamed,
  byId: ReadonlyMap<string, Current>,
  byName: ReadonlyMap<string, Current[]>,
): Current[] {
  const known = entry.id && byId.get(entry.id)
  if (known) return [known]
  const named = byName.get(nameKey(entry.name)) ?? []
  return named.length > 1 && entry.note !== undefined ? named.filter(({ note }) => note === entry.note) : named
}

export function nameKey(name: string | Partial<Localized> | undefined): string {
  return folded(nameOf(name))
}

export function nameOf(name: string | Partial<Localized> | undefined): string {
  return (typeof name === 'object' ? name[shopLanguage] : name) ?? ''
}

/** By id, by the name after the import, or by the former name. */
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
      // The id of another shop, for an entry that is known here by its name.
      if (sent.id) this.#ids.set(sent.id, id)
      if (before) addTo(this.#formerNames, nameKey(before.name), id)
    }
    return this
  }

  /** Null, and a problem, where nothing or more than one fits. */
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

/** Names identify categories and menu items, in addresses too. */
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
