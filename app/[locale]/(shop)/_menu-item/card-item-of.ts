import { cartOption, type CartOption, groupNamesOf } from '@/app/_client/cart/cart-entry'
import type { PageLocale } from '@/app/_locale'
import { hyphenate } from '@/app/_ui/in-syllables'
import { asAnswered } from '@/app/api/v1/http/wire'
import { fill } from '@/lib/i18n/fill'
import { formatMoment, formatVolume } from '@/lib/i18n/format'
import { type Language, shopLanguage } from '@/lib/i18n/language'
import { answeredText, inFurtherLanguages } from '@/lib/i18n/localized'
import { nameIn, namesBeside } from '@/lib/i18n/name-in'
import { ownText } from '@/lib/i18n/text-fields'
import type { Texts } from '@/lib/i18n/texts'
import { dishKindOf } from '@/lib/menu/items/dish-kind'
import type { MenuItem } from '@/lib/menu/items/menu-item'
import type { AttachedGroup } from '@/lib/menu/options/option-group'
import { optionView } from '@/lib/menu/options/schema'
import { type Chosen, mustBeAsked, select } from '@/lib/menu/options/selection'
import { isSize, lowestPrice, volumeOf } from '@/lib/menu/options/unit-price'
import { ambiguousGroups } from '@/lib/menu/options/wrong-fields'
import { menuItemView } from '@/lib/menu/schema'
import { soldOutReason } from '@/lib/menu/availability/sold-out'
import { isAlwaysSold, soldWhenInWords } from '@/lib/menu/availability/sold-when'
import { francs } from '@/lib/platform/values/amount'
import { type CardItem, tagWords } from './card-item'

// As the browser reads an answer, because the cart continues with quotes.
const cardFields = menuItemView
  .pick({ id: true, name: true, price: true, image: true, minimum_age: true })
  .extend({ from: francs.optional() })

export function cardItemOf(item: MenuItem, { t, language }: PageLocale): CardItem {
  const shown = (text: string) => hyphenate(text, language)
  const { diet, tags } = tagWords(item.tags, item.minimumAge, t.menu.tagNames)
  const otherNames = namesBeside(item, language).join(' ')
  const { soldWhen: when } = item
  const soldOut = soldOutWords(item, t, language)
  const volumeMl = volumeOf(item, select(item.optionGroups).chosen)
  const { fromRappen, mustChoose, defaults } = waysToChoose(item)
  const kind = item.image ? null : dishKindOf(item.category.name, item.name)
  return {
    ...asAnswered(cardFields, { ...item, name: nameIn(item, language), ...(fromRappen !== null && { fromRappen }) }),
    ...(otherNames && { otherNames }),
    ...(kind && { kind }),
    ...(item.mark && { mark: t.menu.marks[item.mark] }),
    text: shown(ownText(item.description, language)),
    ...(volumeMl !== null && { volumeMl, volume: formatVolume(volumeMl, language) }),
    ...(diet && { diet: shown(diet) }),
    ...(tags && { tags: shown(tags) }),
    ...(soldOut && { soldOut }),
    ...(!soldOut &&
      !isAlwaysSold(when) && { sold: { when, words: soldWhenInWords(when, { words: t.island, language }) } }),
    ...(mustChoose && { mustChoose }),
    ...(defaults && { defaults }),
  }
}

function soldOutWords(item: MenuItem, { menu }: Texts, language: Language): string | null {
  const now = new Date()
  const reason = soldOutReason(item.soldOutUntil, now)
  if (!item.available || reason === 'until_changed') return menu.soldOut
  if (reason === 'today') return menu.soldOutToday
  const until = item.soldOutUntil
  if (reason === null || until === null) return null
  return fill(menu.soldOutUntil, { time: formatMoment(until, language) })
}

interface WaysToChoose {
  /** Null for a fixed price. */
  fromRappen: number | null
  mustChoose: boolean
  /** What one tap chooses; null without questions, or where one must be answered. */
  defaults: CartOption[] | null
}

/** The questions themselves are fetched when a customer opens them. */
function waysToChoose(item: MenuItem): WaysToChoose {
  const { priceRappen, optionGroups } = item
  const selection = select(optionGroups)
  const lowest = leastPriceOf(item)
  const mustChoose = mustBeAsked(optionGroups, selection)
  return {
    fromRappen: lowest === priceRappen ? null : lowest,
    mustChoose,
    defaults: optionGroups.length > 0 && !mustChoose ? defaultsOf(optionGroups, selection.chosen) : null,
  }
}

const named = optionView.pick({ name: true, name_en: true }).extend(inFurtherLanguages('name', answeredText()))

function defaultsOf(groups: AttachedGroup[], chosen: Chosen<AttachedGroup>[]): CartOption[] {
  const ambiguous = ambiguousGroups(groups, ({ name }) => ownText(name, shopLanguage))
  return chosen.map(({ group, option, units }) => {
    return cartOption({
      optionId: option.id,
      ...asAnswered(named, option),
      quantity: units,
      isOnlyOne: isSize(group),
      ...groupNamesOf(asAnswered(named, group)),
      isAmbiguous: ambiguous.has(group.id),
    })
  })
}

/** In Rappen, over all possible choices. */
export function leastPriceOf({ priceRappen, ownPriceRappen = priceRappen, optionGroups }: MenuItem): number {
  return lowestPrice({ priceRappen: ownPriceRappen, optionGroups })
}
