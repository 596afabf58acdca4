import { fill } from '@/lib/i18n/fill'
import { formatDay, formatTime } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import type { MenuItemView } from '@/lib/menu/schema'
import { soldOutReason } from '@/lib/menu/sold-out'

/** Why the menu item cannot be had, in words; null while it can. */
export function soldOutWords(item: MenuItemView, { menu }: Texts, language: Language): string | null {
  const now = new Date()
  const reason = soldOutReason(item.sold_out_until, now)
  if (!item.available || reason === 'until_changed') return menu.soldOut
  if (reason === 'today') return menu.soldOutToday
  if (reason === null || !item.sold_out_until) return null
  const until = new Date(item.sold_out_until)
  return fill(menu.soldOutUntil, { time: `${formatDay(until, language)}, ${formatTime(until, language)}` })
}
