import { namesOf } from '@/app/_client/cart/cart-entry'
import type { Language } from '@/lib/i18n/language'
import { answeredNameIn } from '@/lib/i18n/name-in'
import { type TextFields, textIn } from '@/lib/i18n/text-fields'
import type { Origin } from '@/lib/menu/items/item-fields'
import type { Allergen, DietaryTag } from '@/lib/menu/limits'
import type { ChoosableGroup, ChoosableOption } from '@/lib/menu/options/selection'
import type { MenuItemView, MenuItemWithPartners } from '@/lib/menu/schema'
import type { Decoded } from '@/lib/platform/values/decode-answer'
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

type ItemView = Decoded<MenuItemView>

export function askedItemOf(view: ItemView | Decoded<MenuItemWithPartners>, language: Language): AskedItem {
  const { id, image, tags, priceRappen, ownPriceRappen = priceRappen, soldOut, optionGroups } = view
  return {
    id,
    name: answeredNameIn(view, language),
    image,
    description: textIn('description', view, language),
    tags,
    priceRappen: ownPriceRappen,
    isSoldOut: soldOut,
    ...statedIn(view),
    optionGroups: optionGroups.map(groupOf),
    ...('goesWith' in view && { goesWith: view.goesWith.map((partner) => askedItemOf(partner, language)) }),
  }
}

function groupOf(view: ItemView['optionGroups'][number]): AskedGroup {
  const { id, pricing, options } = view
  return {
    id,
    ...namesOf(view),
    pricing,
    minUnits: view.minUnits,
    maxUnits: view.maxUnits,
    maxEach: view.maxEach,
    freeUnits: view.freeUnits,
    whenOptionId: view.whenOptionId,
    options: options.map(optionOf),
  }
}

function optionOf(view: ItemView['optionGroups'][number]['options'][number]): AskedOption {
  const { id, available } = view
  return {
    id,
    ...namesOf(view),
    priceRappen: view.priceRappen,
    sizePrices: view.sizePrices,
    isDefault: view.isDefault,
    available,
    soldOut: view.soldOut,
    allergensTakenAway: view.allergensTakenAway,
    ...statedIn(view),
  }
}

type StatedView = Pick<ItemView, 'allergens' | 'origins' | 'productionMethods' | 'volumeMl' | 'minimumAge'>

function statedIn(view: StatedView): Stated {
  const { allergens, origins, productionMethods, volumeMl, minimumAge } = view
  return { allergens, origins, productionMethods, volumeMl, minimumAge }
}
