import { rappenOf } from '@/lib/platform/money'
import type { ChoosableGroup, ChoosableOption } from '@/lib/menu/options/selection'
import type { MenuItemView } from '@/lib/menu/schema'
import type { Allergen } from '@/lib/menu/vocabulary'

/** The names in each language, as the API answers them. */
interface Named {
  name: string
  name_en: string
}

export interface AskedOption extends ChoosableOption, Named {
  allergens: readonly Allergen[] | null
  allergensTakenAway: readonly Allergen[]
  minimumAge: number
}

export interface AskedGroup extends ChoosableGroup<AskedOption>, Named {}

/** A menu item with what is asked about it, as the one rule of options and prices takes it. */
export interface AskedItem {
  id: string
  name: string
  image: string | null
  /** Its own, before anything is chosen. */
  priceRappen: number
  isSoldOut: boolean
  allergens: readonly Allergen[] | null
  minimumAge: number
  optionGroups: AskedGroup[]
}

export function askedItemOf(view: MenuItemView): AskedItem {
  const { id, name, image, price, own_price = price, sold_out, allergens, minimum_age, option_groups } = view
  return {
    id,
    name,
    image,
    priceRappen: rappenOf(own_price),
    isSoldOut: sold_out,
    allergens,
    minimumAge: minimum_age,
    optionGroups: option_groups.map(groupOf),
  }
}

function groupOf(view: MenuItemView['option_groups'][number]): AskedGroup {
  const { id, name, name_en, pricing, options } = view
  return {
    id,
    name,
    name_en,
    pricing,
    minUnits: view.min_units,
    maxUnits: view.max_units,
    maxEach: view.max_each,
    freeUnits: view.free_units,
    whenOptionId: view.when_option_id,
    options: options.map(optionOf),
  }
}

function optionOf(view: MenuItemView['option_groups'][number]['options'][number]): AskedOption {
  const { id, name, name_en, available, allergens } = view
  return {
    id,
    name,
    name_en,
    priceRappen: rappenOf(view.price),
    sizePrices: view.size_prices.map(({ size_id, price }) => ({ sizeId: size_id, priceRappen: rappenOf(price) })),
    isDefault: view.is_default,
    available,
    soldOut: view.sold_out,
    allergens,
    allergensTakenAway: view.allergens_taken_away,
    minimumAge: view.minimum_age,
  }
}
