import type { SentReference } from '../menu-file'
import { nameKey, type Match, type Named } from './match'
import { mergedOrder } from './order'

/** Without what is absent, so that it can be spread over what there is. */
export function stated<Sent extends object>(sent: Sent): { [Name in keyof Sent]: Exclude<Sent[Name], undefined> } {
  const named = Object.entries(sent).filter(([, value]) => value !== undefined)
  return Object.fromEntries(named) as { [Name in keyof Sent]: Exclude<Sent[Name], undefined> }
}

interface Merging<Entry, Sent> {
  current: readonly Entry[]
  matches: readonly Match<Entry, Sent>[]
  /** Whether it goes if it is not in the file. */
  goes: (entry: Entry) => boolean
  /** What becomes of an entry of the file. */
  make: (match: Match<Entry, Sent>) => Entry
}

/** The list as it is after the import, in its new order. */
export function mergeList<Entry extends { id: string }, Sent>(merging: Merging<Entry, Sent>): Entry[] {
  const { current, matches, goes, make } = merging
  const made = new Map(matches.map((match) => [match.id, make(match)]))
  const kept = current.filter((entry) => made.has(entry.id) || !goes(entry))
  const before = new Map(kept.map((entry) => [entry.id, entry]))
  const order = mergedOrder([...before.keys()], [...made.keys()])
  return order.flatMap((id) => made.get(id) ?? before.get(id) ?? [])
}

/** What entries of the file refer to is meant by the file as well, though it has no entry of its own. */
export function mentionedIn(references: readonly (SentReference | undefined)[]): (entry: Named) => boolean {
  const ids = new Set(references.flatMap((reference) => reference?.id ?? []))
  const names = new Set(references.map((reference) => nameKey(reference?.name)))
  return ({ id, name }) => ids.has(id) || names.has(nameKey(name))
}
