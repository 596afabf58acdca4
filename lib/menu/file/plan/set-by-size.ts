import { select } from '../../options/selection'
import { unitPrice } from '../../options/unit-price'
import type { AttachmentEntry, GroupEntry } from '../menu-file'

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
