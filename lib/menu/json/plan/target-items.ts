import { centre } from '@/lib/pictures/picture-path'
import { localizedOf } from '@/lib/i18n/localized'
import { turns } from '@/lib/platform/process/scheduling'
import { mostGroupsOfItem } from '@/lib/menu/limits'
import { initialValues, itemFields } from '@/lib/menu/items/item-fields'
import type { AttachmentEntry, GroupEntry, ItemEntry, Path, Problem, SentAttachment, SentItem } from '../menu-file'
import type { WholeMenu } from '../whole-menu'
import { type Lookup, type Match, matchEntries, nameOf, refuseEqualNames } from './match'
import { mergedItemPrices } from './item-prices'
import {
  alwaysSold,
  inWeekOrder,
  isSetBySize,
  mergedPicture,
  mergeList,
  priceOfSize,
  refuseDaysOutOfOrder,
  stated,
} from './merge'
import { type AlcoholProposal, withAlcohol } from './proposed-alcohol'
import { mergedText, type TargetGroups } from './target-groups'

const newItem = { available: true, ...initialValues(itemFields), ...alwaysSold, picture: null, ...centre }

interface ImportContext {
  current: WholeMenu
  categories: Lookup
  groups: TargetGroups
  removes: boolean
  pictures: ReadonlySet<string>
  /** Names, as `nameKey` writes them, of what only sounds like alcohol. */
  notAlcoholic: ReadonlySet<string>
}

export interface TargetItems {
  items: ItemEntry[]
  ownRappen: ReadonlyMap<string, number>
  warnings: Problem[]
  alcohol: AlcoholProposal[]
}

type ItemMatch = Match<ItemEntry, SentItem>

export async function targetItems(
  sent: readonly SentItem[],
  context: ImportContext,
  problems: Problem[],
): Promise<TargetItems> {
  const { current, groups, removes } = context
  const warnings: Problem[] = []
  const alcohol: AlcoholProposal[] = []
  const ownRappen = new Map(current.ownRappen)
  const groupOf = new Map(groups.groups.map((group) => [group.id, group]))
  const optionName = new Map(
    groups.groups.flatMap(({ options }) => options.map(({ id, name }) => [id, nameOf(name)] as const)),
  )
  const matches = matchEntries({ current: current.items, sent, path: ['items'] }, problems)
  const made = new Map<string, ItemEntry>()
  const turn = turns()
  for (const match of matches) {
    const asked = askedWith(match, { context, groupOf, optionName }, problems)
    const price = priceOf(match, { ofSize: priceOfSize(asked, groupOf), own: ownRappen.get(match.id) }, problems)
    ownRappen.set(match.id, price.ownRappen)
    const merged = mergedItem(match, context, { problems, warnings })
    const { item, proposal } = withAlcohol(merged, match.sent, context.notAlcoholic)
    if (proposal) alcohol.push(proposal)
    made.set(match.id, { ...item, priceRappen: price.priceRappen, ...asked })
    await turn()
  }
  const others: ItemEntry[] = []
  for (const item of current.items) {
    others.push(made.has(item.id) ? item : untouched(item, { groupOf, own: ownRappen }))
    await turn()
  }
  const items = mergeList<ItemEntry, SentItem>({
    current: others,
    matches,
    goes: () => removes,
    make: ({ id }) => made.get(id) as ItemEntry,
  })
  refuseEqualNames(items, matches, problems)
  return { items, ownRappen, warnings, alcohol }
}

/** An item that is not in the file may get its price from a size now, or again from itself. */
function untouched(item: ItemEntry, { groupOf, own }: { groupOf: Map<string, GroupEntry>; own: Map<string, number> }) {
  const isBySize = isSetBySize(item, groupOf)
  return { ...item, priceRappen: isBySize ? null : (own.get(item.id) ?? null) }
}

function mergedItem(
  { id, before, sent, path }: ItemMatch,
  { categories, pictures }: ImportContext,
  { problems, warnings }: { problems: Problem[]; warnings: Problem[] },
): ItemEntry {
  const {
    optionGroups: _groups,
    optionPrices: _prices,
    names,
    category,
    description,
    picture,
    focusX,
    focusY,
    ...fields
  } = stated(sent)
  const stays = before && !category
  const categoryId = stays ? before.category.id : categories.find(category, [...path, 'category'], problems)
  refuseDaysOutOfOrder({ ...before, ...fields }, path, problems)
  return {
    ...newItem,
    priceRappen: null,
    ...before,
    ...fields,
    ...inWeekOrder(fields),
    id,
    name: fields.name ?? before?.name ?? '',
    names: localizedOf({ ...before?.names, ...names }),
    category: { id: categoryId ?? '', name: stays ? before.category.name : (category?.name ?? '') },
    description: mergedText(before?.description, description),
    ...mergedPicture({ picture, focusX, focusY }, { before, path, pictures }, warnings),
    optionGroups: [],
    optionPrices: [],
  }
}

interface Attaching {
  context: ImportContext
  groupOf: ReadonlyMap<string, GroupEntry>
  optionName: ReadonlyMap<string, string>
}

/** Prices that the file does not name stay, unless `removes`. */
function askedWith(
  match: ItemMatch,
  attaching: Attaching,
  problems: Problem[],
): Pick<ItemEntry, 'optionGroups' | 'optionPrices'> {
  const { before, sent, path } = match
  const { context, groupOf } = attaching
  const optionGroups = attachmentsOf(match, attaching, problems)
  const goes = context.removes && sent.optionPrices !== undefined
  const prices = { kept: goes ? [] : (before?.optionPrices ?? []), sent: sent.optionPrices ?? [] }
  const asked = { attached: optionGroups, groups: context.groups, groupOf, path }
  return { optionGroups, optionPrices: mergedItemPrices({ ...prices, ...asked }, problems) }
}

/** In the order of the file; unnamed groups stay behind them unless `removes`. */
function attachmentsOf(
  { before, sent, path }: ItemMatch,
  attaching: Attaching,
  problems: Problem[],
): AttachmentEntry[] {
  const { context, groupOf, optionName } = attaching
  const at: Path = [...path, 'option_groups']
  const named = sent.optionGroups?.map((attachment, index) => ({
    attachment,
    at: [...at, index],
    id: context.groups.lookup.find(attachment, [...at, index], problems),
  }))
  const wanted = (named ?? []).flatMap(({ id, ...rest }) => (id ? [{ id, ...rest }] : []))
  if (new Set(wanted.map(({ id }) => id)).size < wanted.length) problems.push({ code: 'twice_in_file', path: at })
  const isNamed = new Set(wanted.map(({ id }) => id))
  const goes = context.removes && named !== undefined
  const kept = goes ? [] : (before?.optionGroups ?? []).filter(({ id }) => !isNamed.has(id) && groupOf.has(id))
  const attached: AttachmentEntry[] = wanted.map(({ id, attachment, at: place }) => {
    const others = [...wanted, ...kept].map((other) => other.id).filter((other) => other !== id)
    const earlier = before?.optionGroups.find((known) => known.id === id)?.whenOption ?? null
    const condition = conditionOf(attachment, { others, earlier, place }, { context, problems })
    return {
      id,
      name: nameOf(groupOf.get(id)?.name),
      whenOption: condition === null ? null : { id: condition, name: optionName.get(condition) ?? '' },
    }
  })
  const all = [...attached, ...kept]
  if (!areShallow(all, groupOf)) problems.push({ code: 'invalid', path: at })
  if (all.length > mostGroupsOfItem) problems.push({ code: 'out_of_range', path: at })
  return all
}

interface Condition {
  others: readonly string[]
  earlier: { id: string } | null
  place: Path
}

function conditionOf(
  { whenOption }: SentAttachment,
  { others, earlier, place }: Condition,
  { context, problems }: { context: ImportContext; problems: Problem[] },
): string | null {
  if (whenOption === null) return null
  if (whenOption === undefined) return earlier?.id ?? null
  const at: Path = [...place, 'when_option']
  const found = others.flatMap((id) => context.groups.optionsOf.get(id)?.find(whenOption, at, []) ?? [])
  const [first, ...more] = new Set(found)
  if (first && more.length === 0) return first
  problems.push({ code: first ? 'ambiguous' : 'not_in_menu', path: at })
  return null
}

/** A condition is an option of another group that is always asked. */
function areShallow(attached: readonly AttachmentEntry[], groupOf: ReadonlyMap<string, GroupEntry>): boolean {
  const always = attached.filter(({ whenOption }) => whenOption === null)
  const options = new Set(always.flatMap(({ id }) => groupOf.get(id)?.options.map((option) => option.id) ?? []))
  return attached.every(({ whenOption }) => whenOption === null || options.has(whenOption.id))
}

interface Prices {
  ofSize: number | null
  own: number | undefined
}

/** Where a size sets the price, another one is refused: it would have no effect. */
function priceOf({ sent, path }: ItemMatch, { ofSize, own }: Prices, problems: Problem[]) {
  const at: Path = [...path, 'price']
  const sentRappen = sent.priceRappen ?? null
  if (ofSize !== null) {
    if (sentRappen !== null && sentRappen !== ofSize) problems.push({ code: 'set_by_options', path: at })
    return { priceRappen: null, ownRappen: own ?? Math.max(1, ofSize) }
  }
  const price = sentRappen ?? own ?? null
  if (price === null) problems.push({ code: 'required', path: at })
  return { priceRappen: price, ownRappen: price ?? 0 }
}
