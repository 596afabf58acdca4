import type { Answer } from '@/app/_client/api'
import { changedPrice, type PriceRule } from '@/lib/menu/prices/changed-price'

export type PricesFound = Answer<'PATCH menuItems/prices'>

type Owner = PricesFound['menuItems'][number]

export interface PreviewedPrice {
  key: string
  name: string
  oldRappen: number
  /** Null: out of range. */
  newRappen: number | null
}

/** By the rule that the server applies, so that the table follows each key. */
export function previewed(owners: readonly Owner[], rule: PriceRule): PreviewedPrice[] {
  return owners.flatMap((owner) =>
    owner.prices.map(({ optionId: option, sizeId: size, name, oldPriceRappen: oldRappen }) => ({
      key: `${owner.id} ${option} ${size}`,
      name: [owner.name, name].filter(Boolean).join(' – '),
      oldRappen,
      newRappen: changedPrice(oldRappen, rule),
    })),
  )
}

/** Null for what is no per cent with one decimal at most. */
export function percentOf(typed: string, isRise: boolean, most: number): number | null {
  const text = typed.trim().replace(',', '.')
  if (!/^\d{1,3}(\.\d)?$/.test(text) || Number(text) > most) return null
  return isRise ? Number(text) : -Number(text)
}
