import type { Localized } from '@/lib/i18n/localized'
import { shopLanguage } from '@/lib/i18n/language'
import { folded } from '@/lib/platform/folded'
import type { Path, Problem } from '../problem'

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
  /** What it is now; null: it is new. */
  before: Current | null
}

interface Matching<Current, Sent> {
  current: readonly Current[]
  sent: readonly Sent[]
  /** Of the list in the document. */
  path: Path
  /** Whether the id belongs to something else, which the file cannot mean. */
  isForeign?: (id: string) => boolean
}

/** Finds what each entry of a list means: by id where it is known here, else by name, else it is new. */
export function matchEntries<Current extends Named, Sent extends SentNamed>(
  { current, sent, path, isForeign = () => false }: Matching<Current, Sent>,
  problems: Problem[],
): Match<Current, Sent>[] {
  const byId = new Map(current.map((entry) => [entry.id, entry]))
  const claimed = new Set(sent.flatMap(({ id }) => (id && byId.has(id) ? [id] : [])))
  const byName = grouped(current.filter(({ id }) => !claimed.has(id)))
  const taken = new Set<string>()
  return sent.map((entry, index) => {
    const at = [...path, index]
    const candidates = candidatesFor(entry, byId, byName)
    if (candidates.length > 1) problems.push({ code: 'ambiguous', path: [...at, 'name'] })
    const before = candidates[0] ?? null
    if (!before && entry.id && isForeign(entry.id)) problems.push({ code: 'id_of_another', path: [...at, 'id'] })
    // Without an id the name is all that tells one from another.
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

function grouped<Entry extends Named>(entries: readonly Entry[]): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) groups.set(nameKey(entry.name), [...(groups.get(nameKey(entry.name)) ?? []), entry])
  return groups
}

/** Upper and lower case count as the same. */
export function nameKey(name: string | Partial<Localized> | undefined): string {
  return folded(nameOf(name))
}

export function nameOf(name: string | Partial<Localized> | undefined): string {
  return (typeof name === 'object' ? name[shopLanguage] : name) ?? ''
}
