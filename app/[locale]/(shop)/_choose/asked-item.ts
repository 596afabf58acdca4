import { namesOf } from '@/app/_client/cart-entry'
import type { Language } from '@/lib/i18n/language'
import { answeredNameIn } from '@/lib/i18n/name-in'
import { type TextFields, textIn } from '@/lib/i18n/text-fields'
import type { Origin } from '@/lib/menu/item-fields'
import type { Allergen, DietaryTag } from '@/lib/menu/limits'
import type { ChoosableGroup, ChoosableOption } from '@/lib/menu/options/selection'
import type { MenuItemView, MenuItemWithPartners } from '@/lib/menu/schema'
import { rappenOf } from '@/lib/platform/money'
import type { ProductionMethod } from '@/lib/shop/ingredient-kinds'

/** The declarations that the law demands of dishes and options alike. */
interface Stated {
  allergens: readonly Allergen[] | null
  origins: readonly Origin[]
  productionMethods: readonly ProductionMethod[] | null
  volumeMl: number | null
  minimumAge: number
}

export interface AskedOption extends ChoosableOption, TextFields<'name'>, Stated {
  allergensTakenAway: readonly Allergen[]
}

export interface AskedGroup extends ChoosableGroup<AskedOption>, TextFields<'name'> {}

export interface AskedItem extends Stated {
  id: string
  name: string
  image: string | null
  description: string
  tags: readonly DietaryTag[]
  /** The item's own price, before any choice. */
  priceRappen: number
  isSoldOut: boolean
  optionGroups: AskedGroup[]
  /** Only in a sheet. */
  goesWith?: AskedItem[]
}

export function askedItemOf(view: MenuItemView | MenuItemWithPartners, language: Language): AskedItem {
  const { id, image, tags, price, own_price = price, sold_out, option_groups } = view
  return {
    id,
    name: answeredNameIn(view, language),
    image,
    description: textIn('description', view, language),
    tags,
    priceRappen: rappenOf(own_price),
    isSoldOut: sold_out,
    ...statedIn(view),
    optionGroups: option_groups.map(groupOf),
    ...('goes_with' in view && { goesWith: view.goes_with.map((partner) => askedItemOf(partner, language)) }),
  }
}

function groupOf(view: MenuItemView['option_groups'][number]): AskedGroup {
  const { id, pricing, options } = view
  return {
    id,
    ...namesOf(view),
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
  const { id, available } = view
  return {
    id,
    ...namesOf(view),
    priceRappen: rappenOf(view.price),
    sizePrices: view.size_prices.map(({ size_id, price }) => ({ sizeId: size_id, priceRappen: rappenOf(price) })),
    isDefault: view.is_default,
    available,
    soldOut: view.sold_out,
    allergensTakenAway: view.allergens_taken_away,
    ...statedIn(view),
  }
}

type StatedView = Pick<MenuItemView, 'allergens' | 'origins' | 'production_methods' | 'volume_ml' | 'minimum_age'>

function statedIn(view: StatedView): Stated {
  const { allergens, origins, production_methods, volume_ml, minimum_age } = view
  return { allergens, origins, productionMethods: production_methods, volumeMl: volume_ml, minimumAge: minimum_age }
}
