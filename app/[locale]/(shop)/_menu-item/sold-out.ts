import { fill } from '@/lib/i18n/fill'
import { formatDay, formatTime } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import type { MenuItem } from '@/lib/menu/menu-item'
import { soldOutReason } from '@/lib/menu/sold-out'

/** Why the menu item cannot be had, in words; null while it can. */
export function soldOutWords(item: MenuItem, { menu }: Texts, language: Language): string | null {
  const now = new Date()
  const reason = soldOutReason(item.soldOutUntil, now)
  if (!item.available || reason === 'until_changed') return menu.soldOut
  if (reason === 'today') return menu.soldOutToday
  const until = item.soldOutUntil
  if (reason === null || until === null) return null
  return fill(menu.soldOutUntil, { time: `${formatDay(until, language)}, ${formatTime(until, language)}` })
}
