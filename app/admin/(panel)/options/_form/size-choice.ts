import { shopLanguage } from '@/lib/i18n/language'
import type { OptionGroup } from '@/lib/menu/options/option-group'
import { isSize } from '@/lib/menu/options/unit-price'

/** A group of which exactly one is chosen, so that prices of other options may depend on it. */
export interface SizeGroup {
  id: string
  name: string
  options: { id: string; name: string }[]
}

interface Asking {
  optionGroups: readonly { id: string }[]
}

/**
 * The groups that can decide a price here: those that a dish asks beside this one or that decide already; for an unused
 * group, all whose choice costs something.
 */
export function sizeGroupsBeside(group: OptionGroup | null, groups: readonly OptionGroup[], items: readonly Asking[]) {
  const beside = new Set(items.filter((item) => asksFor(item, group)).flatMap(idsOfGroups))
  const priced = new Set(group?.options.flatMap(({ sizePrices }) => sizePrices.map(({ sizeId }) => sizeId)))
  return groups
    .filter((other) => other.id !== group?.id && isSize(other))
    .filter((other) => {
      const isPriced = other.options.some(({ id }) => priced.has(id))
      return isPriced || (beside.size > 0 ? beside.has(other.id) : hasPrices(other))
    })
    .map(sizeGroup)
}

function asksFor({ optionGroups }: Asking, group: OptionGroup | null): boolean {
  return optionGroups.some(({ id }) => id === group?.id)
}

function idsOfGroups({ optionGroups }: Asking): string[] {
  return optionGroups.map(({ id }) => id)
}

function hasPrices({ options }: OptionGroup): boolean {
  return options.some(({ priceRappen }) => priceRappen > 0)
}

function sizeGroup({ id, name, options }: OptionGroup): SizeGroup {
  return {
    id,
    name: name[shopLanguage],
    options: options.map((option) => ({ id: option.id, name: option.name[shopLanguage] })),
  }
}
