import { select, type Chosen } from '@/lib/menu/options/selection'
import { unitPrice } from '@/lib/menu/options/unit-price'
import { Refusal } from '@/lib/platform/refusal'
import type { AttachedGroup } from './option-group'

/** What a menu item costs for who chooses nothing: its price everywhere outside of its own row. */
export function defaultPriceOf(ownRappen: number, groups: readonly AttachedGroup[]): number {
  return unitPrice({ priceRappen: ownRappen }, defaultsOf(groups)).unitRappen
}

// Menu items that ask the same share the list, so that its defaults are looked for once.
const known = new WeakMap<readonly AttachedGroup[], Chosen<AttachedGroup>[]>()

function defaultsOf(groups: readonly AttachedGroup[]): Chosen<AttachedGroup>[] {
  const defaults = known.get(groups) ?? select(groups).chosen
  known.set(groups, defaults)
  return defaults
}

/**
 * The price of its own with which it costs `wantedRappen` for who chooses nothing. Where a size decides, its own price
 * stays as it is, and another one than that of the size is refused.
 */
export function ownPriceFor(
  wantedRappen: number,
  { ownRappen, groups }: { ownRappen: number; groups: readonly AttachedGroup[] },
): number {
  const { unitRappen, base } = unitPrice({ priceRappen: 0 }, select(groups).chosen)
  if (base && wantedRappen === unitRappen) return ownRappen
  if (base) throw new Refusal('invalid_fields', { fields: { price: 'set_by_options' } })
  if (wantedRappen <= unitRappen) throw new Refusal('invalid_fields', { fields: { price: 'out_of_range' } })
  return wantedRappen - unitRappen
}
