import { select } from '@/lib/menu/options/selection'
import { unitPrice, withItemPrices } from '@/lib/menu/options/unit-price'
import { type SellingTimes, spansInOrder } from '@/lib/menu/availability/sold-when'
import { centre, type Focus } from '@/lib/pictures/picture-path'
import type { GroupEntry, ItemEntry, Path, Problem, SentReference } from '../menu-file'
import { type Match, type Named, nameKey } from './match'

export function stated<Sent extends object>(sent: Sent): { [Name in keyof Sent]: Exclude<Sent[Name], undefined> } {
  const named = Object.entries(sent).filter(([, value]) => value !== undefined)
  return Object.fromEntries(named) as { [Name in keyof Sent]: Exclude<Sent[Name], undefined> }
}

interface Merging<Entry, Sent> {
  current: readonly Entry[]
  matches: readonly Match<Entry, Sent>[]
  goes: (entry: Entry) => boolean
  make: (match: Match<Entry, Sent>) => Entry
}

export function mergeList<Entry extends { id: string }, Sent>(merging: Merging<Entry, Sent>): Entry[] {
  const { current, matches, goes, make } = merging
  const made = new Map(matches.map((match) => [match.id, make(match)]))
  const kept = current.filter((entry) => made.has(entry.id) || !goes(entry))
  const before = new Map(kept.map((entry) => [entry.id, entry]))
  const order = mergedOrder([...before.keys()], [...made.keys()])
  return order.flatMap((id) => made.get(id) ?? before.get(id) ?? [])
}

/** References in the file mention an entry, even without an entry of its own. */
export function mentionedIn(references: readonly (SentReference | undefined)[]): (entry: Named) => boolean {
  const ids = new Set(references.flatMap((reference) => reference?.id ?? []))
  const names = new Set(references.map((reference) => nameKey(reference?.name)))
  return ({ id, name }) => ids.has(id) || names.has(nameKey(name))
}

/** Entries of the file change places among themselves; new ones stand behind their predecessor, or last. */
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

type Asked = Pick<ItemEntry, 'optionGroups' | 'optionPrices'>

export function priceOfSize(
  { optionGroups: attached, optionPrices }: Asked,
  groupOf: ReadonlyMap<string, GroupEntry>,
): number | null {
  // Few items ask for a size: the others need no look.
  if (!attached.some(({ id }) => groupOf.get(id)?.pricing === 'base')) return null
  const itemPrices = optionPrices.map(({ option, priceRappen }) => ({ optionId: option.id, priceRappen }))
  const groups = attached.flatMap(({ id, whenOption }) => {
    const group = groupOf.get(id)
    if (!group) return []
    const options = withItemPrices(group.options.map(choosable), itemPrices)
    return [{ ...group, whenOptionId: whenOption?.id ?? null, options }]
  })
  const { base, unitRappen, charged } = unitPrice({ priceRappen: 0 }, select(groups).chosen)
  const added = charged.reduce((sum, { chargedRappen }) => sum + chargedRappen, 0)
  return base && unitRappen - added
}

export function isSetBySize(asked: Asked, groupOf: ReadonlyMap<string, GroupEntry>): boolean {
  return priceOfSize(asked, groupOf) !== null
}

function choosable({ id, priceRappen, sizePrices, isDefault, available }: GroupEntry['options'][number]) {
  const prices = sizePrices.map(({ size, priceRappen: beside }) => ({ sizeId: size.id, priceRappen: beside }))
  return { id, priceRappen, sizePrices: prices, isDefault, available, soldOut: false }
}

export const alwaysSold: SellingTimes = { sellingTimes: [], soldFrom: null, soldUntil: null }

export function inWeekOrder({ sellingTimes }: Partial<SellingTimes>): Partial<SellingTimes> {
  return sellingTimes ? { sellingTimes: spansInOrder(sellingTimes) } : {}
}

export function refuseDaysOutOfOrder(
  { soldFrom, soldUntil }: { soldFrom?: string | null | undefined; soldUntil?: string | null | undefined },
  path: Path,
  problems: Problem[],
): void {
  if (soldFrom && soldUntil && soldFrom > soldUntil)
    problems.push({ code: 'out_of_range', path: [...path, 'sold_until'] })
}

interface Pictured extends Focus {
  picture: string | null
}

interface MergeContext {
  before: Pictured | null
  path: Path
  pictures: ReadonlySet<string>
}

const none: Pictured = { picture: null, ...centre }

type SentPicture = { [Name in keyof Pictured]?: Pictured[Name] | undefined }

/** An unknown picture changes nothing and is a warning. Another one begins in its middle. */
export function mergedPicture(
  { picture, focusX, focusY }: SentPicture,
  { before, path, pictures }: MergeContext,
  warnings: Problem[],
): Pictured {
  const kept = before ? pictured(before) : none
  if (picture && !pictures.has(picture)) {
    warnings.push({ code: 'picture_unknown', path: [...path, 'picture'] })
    return kept
  }
  const shown = picture === undefined ? kept.picture : picture
  if (shown === null) return none
  const start = shown === kept.picture ? kept : centre
  return { picture: shown, focusX: focusX ?? start.focusX, focusY: focusY ?? start.focusY }
}

function pictured({ picture, focusX, focusY }: Pictured): Pictured {
  return { picture, focusX, focusY }
}
