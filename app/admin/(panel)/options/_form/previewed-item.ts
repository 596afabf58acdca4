import type { AskedGroup, AskedItem, AskedOption } from '@/app/[locale]/(shop)/_choose/asked-item'
import { namesOf } from '@/app/_client/cart/cart-entry'
import type { ItemPrice } from '@/lib/menu/options/option-group'
import { withItemPrices } from '@/lib/menu/options/unit-price'
import { toRappen } from '@/lib/platform/values/money'
import type { Availability } from './option-more'
import type { SentGroup, SentOption } from './sent-group'

/** Price of the example dish where no dish asks for the group yet. */
export const exampleRappen = 2000

export function exampleItem(name: string, group: AskedGroup): AskedItem {
  const item = { id: 'example', name, image: null, description: '', tags: [], isSoldOut: false }
  const stated = { allergens: [], origins: [], productionMethods: [], volumeMl: null, minimumAge: 0 }
  return { ...item, ...stated, priceRappen: exampleRappen, optionGroups: [group] }
}

export function previewedItem(dish: AskedItem, group: AskedGroup, prices: readonly ItemPrice[]): AskedItem {
  const own = prices.filter(({ menuItemId }) => menuItemId === dish.id)
  const optionGroups = dish.optionGroups.map((asked) => {
    if (asked.id !== group.id) return asked
    return { ...group, options: withItemPrices(group.options, own), whenOptionId: asked.whenOptionId }
  })
  return { ...dish, optionGroups }
}

interface Known {
  /** Undefined for a new group. */
  id: string | undefined
  /** Availability by option id; a new option is available. */
  states: ReadonlyMap<string, Availability>
}

/** An unreadable amount counts as zero. */
export function previewedGroup(typed: SentGroup, { id = 'new', states }: Known): AskedGroup {
  return {
    id,
    ...namesOf(typed),
    pricing: typed.pricing,
    minUnits: typed.min_units,
    maxUnits: typed.max_units,
    maxEach: typed.max_each,
    freeUnits: typed.free_units,
    whenOptionId: null,
    options: typed.options.map((option, index) =>
      previewedOption(option, { id: option.id ?? `new-${index}`, state: states.get(option.id ?? '') }),
    ),
  }
}

function previewedOption(
  option: SentOption,
  { id, state }: { id: string; state: Availability | undefined },
): AskedOption {
  return {
    id,
    ...namesOf(option),
    priceRappen: toRappen(option.price) ?? 0,
    sizePrices: option.size_prices.map(({ size_id, price }) => ({
      sizeId: size_id,
      priceRappen: toRappen(price) ?? 0,
    })),
    isDefault: option.is_default,
    available: state?.available ?? true,
    soldOut: state?.sold_out ?? false,
    allergens: option.allergens,
    allergensTakenAway: option.allergens_taken_away,
    origins: option.origins,
    productionMethods: option.production_methods,
    volumeMl: option.volume_ml,
    minimumAge: option.minimum_age,
  }
}
