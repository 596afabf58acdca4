import type { CartItem, CartOption } from '@/app/_client/cart/cart-entry'
import { fill } from '@/lib/i18n/fill'
import type { LinkPrefix } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import type { DishKind } from '@/lib/menu/items/dish-kind'
import type { DietaryTag } from '@/lib/menu/limits'
import type { SoldTimes } from '@/lib/menu/availability/sold-when'
import { formatPrice, toFrancs } from '@/lib/platform/values/money'

/** The data of cards and rows, sent once instead of the markup made of it. */
export interface CardItem extends CartItem {
  /** Names in other languages, for the search. */
  otherNames?: string
  text: string
  /** Without a picture: what stands in its place. */
  kind?: DishKind
  /** As text, such as "new". */
  mark?: string | undefined
  /** As text, such as "0.5 l". */
  volume?: string
  /** As text, such as "vegan". */
  diet?: string
  /** Such as "spicy". */
  tags?: string
  /** The reason as text. */
  soldOut?: string
  /** Set for items with selling times; the words are the same at every hour. */
  sold?: SoldTimes
  /** The least price, where a choice decides. */
  fromRappen?: number
  mustChoose?: true
  /** The preselection where every question is optional. */
  defaults?: CartOption[]
}

type Priced = Pick<CardItem, 'priceRappen' | 'fromRappen'>

/** The price with the preselection, or the least price where a choice decides. */
export function shownPrice({ priceRappen, fromRappen = priceRappen }: Priced): number {
  return fromRappen
}

export function cardPrice(item: Priced, words: { from: string }): string {
  const price = formatPrice(shownPrice(item))
  return item.fromRappen === undefined ? price : fill(words.from, { price })
}

const diets: readonly DietaryTag[] = ['vegetarian', 'vegan']

/** As text: what it is eaten for, and the other tags with the age from which it is sold. */
export function tagWords(tags: readonly DietaryTag[], minimumAge: number, names: Record<DietaryTag, string>) {
  const named = (chosen: readonly DietaryTag[]) => chosen.map((tag) => names[tag])
  const others = named(tags.filter((tag) => !diets.includes(tag)))
  return {
    diet: named(tags.filter((tag) => diets.includes(tag))).join(', '),
    tags: [...others, ...(minimumAge > 0 ? [`${minimumAge}+`] : [])].join(', '),
  }
}

/** Read by card-presses.tsx. */
export function cardData({ id, priceRappen, minimumAge, volumeMl, mustChoose, defaults, sold }: CardItem) {
  return {
    'data-item': id,
    'data-price': toFrancs(priceRappen),
    'data-age': minimumAge || undefined,
    'data-volume': volumeMl ?? undefined,
    'data-choose': mustChoose && '',
    'data-sold': mustChoose && sold && JSON.stringify(sold),
    'data-defaults': defaults && JSON.stringify(defaults),
  }
}

export interface CardScope {
  prefix: LinkPrefix
  words: Pick<
    Texts['island'],
    'addToCart' | 'from' | 'addOf' | 'quickAdd' | 'quickAddOf' | 'quantity' | 'quantityOf' | 'less' | 'more'
  >
}
