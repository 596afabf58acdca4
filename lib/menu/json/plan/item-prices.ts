import type { AttachmentEntry, GroupEntry, ItemPriceEntry, Path, Problem, SentItemPrice } from '../menu-file'
import { nameOf } from './match'
import type { TargetGroups } from './target-groups'

interface PricedItem {
  /** As the item stays without the file. */
  kept: readonly ItemPriceEntry[]
  sent: readonly SentItemPrice[]
  attached: readonly AttachmentEntry[]
  groups: TargetGroups
  groupOf: ReadonlyMap<string, GroupEntry>
  path: Path
}

/** What is no longer asked has no price, without a problem; what the file names must be asked. */
export function mergedItemPrices(item: PricedItem, problems: Problem[]): ItemPriceEntry[] {
  const { kept, attached, groupOf } = item
  const stated = sentPrices(item, problems)
  const prices = new Map([...kept, ...stated].map(({ option, priceRappen }) => [option.id, priceRappen]))
  if (prices.size === 0) return []
  return attached
    .flatMap(({ id }) => pricesIn(groupOf.get(id), prices))
    .toSorted((a, b) => (a.option.id < b.option.id ? -1 : 1))
}

function pricesIn(group: GroupEntry | undefined, prices: ReadonlyMap<string, number>): ItemPriceEntry[] {
  if (!group) return []
  const optionGroup = { id: group.id, name: nameOf(group.name) }
  return group.options.flatMap(({ id, name }) => {
    const priceRappen = prices.get(id)
    return priceRappen === undefined ? [] : [{ optionGroup, option: { id, name: nameOf(name) }, priceRappen }]
  })
}

function sentPrices({ sent, attached, groups, path }: PricedItem, problems: Problem[]): ItemPriceEntry[] {
  const found = sent.flatMap(({ optionGroup, option, priceRappen }, index) => {
    const at: Path = [...path, 'option_prices', index]
    const groupId = groups.lookup.find(optionGroup, [...at, 'option_group'], problems)
    if (!groupId) return []
    if (!attached.some(({ id }) => id === groupId)) problems.push({ code: 'not_asked', path: [...at, 'option_group'] })
    if (priceRappen === undefined) problems.push({ code: 'required', path: [...at, 'price'] })
    const id = groups.optionsOf.get(groupId)?.find(option, [...at, 'option'], problems)
    if (!id || priceRappen === undefined) return []
    return [{ optionGroup: { id: groupId, name: '' }, option: { id, name: '' }, priceRappen }]
  })
  const isTwice = new Set(found.map(({ option }) => option.id)).size < found.length
  if (isTwice) problems.push({ code: 'twice_in_file', path: [...path, 'option_prices'] })
  return found
}
