import type { Path, Problem } from '@/lib/menu/file/problem'
import { select } from '@/lib/menu/options/selection'
import { unitPrice } from '@/lib/menu/options/unit-price'
import { spansInOrder, type SellingTimes } from '@/lib/menu/sold-when'
import type { SentReference, AttachmentEntry, GroupEntry } from '../menu-file'
import { nameKey, type Match, type Named } from './match'

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

/**
 * The order after an import. Who is in the file comes in the file's order, on the places that they have among the
 * others; who is new stands behind its predecessor in the file, or last.
 */
function mergedOrder(current: readonly string[], inFile: readonly string[]): string[] {
  const isCurrent = new Set(current)
  const isInFile = new Set(inFile)
  const known = inFile.filter((id) => isCurrent.has(id))
  const last: string[] = []
  const behind = new Map<string, string[]>()
  let predecessor: string | null = null
  for (const id of inFile) {
    if (isCurrent.has(id)) predecessor = id
    else if (predecessor === null) last.push(id)
    else behind.set(predecessor, [...(behind.get(predecessor) ?? []), id])
  }
  let next = 0
  const places = current.map((id) => (isInFile.has(id) ? (known[next++] ?? id) : id))
  return [...places.flatMap((id) => [id, ...(behind.get(id) ?? [])]), ...last]
}

/** What a size says that an item costs for who chooses nothing; null where its own price counts. */
export function priceOfSize(
  attached: readonly AttachmentEntry[],
  groupOf: ReadonlyMap<string, GroupEntry>,
): number | null {
  // Few items ask for a size, and of the others nothing has to be looked at.
  if (!attached.some(({ id }) => groupOf.get(id)?.pricing === 'base')) return null
  const groups = attached.flatMap(({ id, whenOption }) => {
    const group = groupOf.get(id)
    return group ? [{ ...group, whenOptionId: whenOption?.id ?? null, options: group.options.map(choosable) }] : []
  })
  const { base, unitRappen, charged } = unitPrice({ priceRappen: 0 }, select(groups).chosen)
  const added = charged.reduce((sum, { chargedRappen }) => sum + chargedRappen, 0)
  return base && unitRappen - added
}

export function isSetBySize(attached: readonly AttachmentEntry[], groupOf: ReadonlyMap<string, GroupEntry>): boolean {
  return priceOfSize(attached, groupOf) !== null
}

function choosable({ id, priceRappen, sizePrices, isDefault, available }: GroupEntry['options'][number]) {
  const prices = sizePrices.map(({ size, priceRappen: beside }) => ({ sizeId: size.id, priceRappen: beside }))
  return { id, priceRappen, sizePrices: prices, isDefault, available, soldOut: false }
}

/** Of what is new and says nothing of it. */
export const alwaysSold: SellingTimes = { sellingTimes: [], soldFrom: null, soldUntil: null }

/** As they are kept, so that the same times in another order are no change. */
export function inWeekOrder({ sellingTimes }: Partial<SellingTimes>): Partial<SellingTimes> {
  return sellingTimes ? { sellingTimes: spansInOrder(sellingTimes) } : {}
}

/** The file may name one of the two days alone. */
export function refuseDaysOutOfOrder(
  { soldFrom, soldUntil }: { soldFrom?: string | null | undefined; soldUntil?: string | null | undefined },
  path: Path,
  problems: Problem[],
): void {
  if (soldFrom && soldUntil && soldFrom > soldUntil)
    problems.push({ code: 'out_of_range', path: [...path, 'sold_until'] })
}
