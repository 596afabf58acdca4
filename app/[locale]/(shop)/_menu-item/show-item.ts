import type { PageLocale } from '@/app/_locale'
import { hyphenate } from '@/app/_ui/hyphenate'
import { asAnswered } from '@/app/api/v1/http/wire'
import { fill } from '@/lib/i18n/fill'
import { formatDay, formatTime } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { nameIn, namesBeside } from '@/lib/i18n/name-in'
import type { Texts } from '@/lib/i18n/texts'
import { soldOutReason } from '@/lib/menu/sold-out'
import { francs } from '@/lib/platform/amount'
import { formatVolume } from '@/lib/i18n/format-volume'
import { descriptionIn } from '@/lib/menu/description-in'
import type { MenuItem } from '@/lib/menu/menu-item'
import { select } from '@/lib/menu/options/selection'
import { volumeOf } from '@/lib/menu/options/volume-of'
import { isAlwaysSold, soldWhenInWords } from '@/lib/menu/sold-when'
import { menuItemView } from '@/lib/menu/schema'
import type { DietaryTag } from '@/lib/menu/limits'
import type { ShownItem } from './shown-item'
import { waysToChoose } from './ways-to-choose'

// In the contract's shape, because the cart goes on with the prices of quotes.
const kept = menuItemView
  .pick({ id: true, name: true, price: true, image: true, minimum_age: true })
  .extend({ from: francs.optional() })
const diets: readonly DietaryTag[] = ['vegetarian', 'vegan']

export function showItem(item: MenuItem, { t, language }: PageLocale): ShownItem {
  const named = (tags: readonly DietaryTag[]) => tags.map((tag) => t.menu.tagNames[tag])
  const shown = (text: string) => hyphenate(text, language)
  const diet = named(item.tags.filter((tag) => diets.includes(tag)))
  const others = named(item.tags.filter((tag) => !diets.includes(tag)))
  const tags = item.minimumAge > 0 ? [...others, `${item.minimumAge}+`] : others
  const otherNames = namesBeside(item, language).join(' ')
  const { soldWhen: when } = item
  const soldOut = soldOutWords(item, t, language)
  const volumeMl = volumeOf(item, select(item.optionGroups).chosen)
  const { fromRappen, mustChoose, defaults } = waysToChoose(item)
  return {
    ...asAnswered(kept, { ...item, name: nameIn(item, language), ...(fromRappen !== null && { fromRappen }) }),
    ...(otherNames && { otherNames }),
    text: shown(descriptionIn(item, language)),
    ...(volumeMl !== null && { volume_ml: volumeMl, volume: formatVolume(volumeMl, language) }),
    ...(diet.length > 0 && { diet: shown(diet.join(', ')) }),
    ...(tags.length > 0 && { tags: shown(tags.join(', ')) }),
    ...(soldOut && { soldOut }),
    ...(!soldOut &&
      !isAlwaysSold(when) && { sold: { when, words: soldWhenInWords(when, { words: t.island, language }) } }),
    ...(mustChoose && { mustChoose }),
    ...(defaults && { defaults }),
  }
}

/** Why the menu item cannot be had, in words; null while it can. */
function soldOutWords(item: MenuItem, { menu }: Texts, language: Language): string | null {
  const now = new Date()
  const reason = soldOutReason(item.soldOutUntil, now)
  if (!item.available || reason === 'until_changed') return menu.soldOut
  if (reason === 'today') return menu.soldOutToday
  const until = item.soldOutUntil
  if (reason === null || until === null) return null
  return fill(menu.soldOutUntil, { time: `${formatDay(until, language)}, ${formatTime(until, language)}` })
}
