import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { isMissed } from '@/lib/orders/printer-state'
import { listBoardPrinters } from '@/lib/orders/read/board-printers'
import { isOpenAt } from '@/lib/shop/hours/opening-hours'
import { currentShop } from '@/lib/shop/queries'
import { paperText, stateText } from '../../_printers/printer-words'

/** What the board says in red, for those who are not in the kitchen. */
export async function printerTasks(language: Language, now = new Date()) {
  const [printers, shop] = await Promise.all([listBoardPrinters(), currentShop()])
  const words = texts(language).admin.printers
  const clock = { now: now.getTime(), isOpen: isOpenAt(shop.hours, shop.closures, now) }
  return printers.flatMap((printer) => {
    const task = (text: string) => ({ text, href: `/admin/printers/${printer.id}`, isUrgent: true })
    const { name, unconfirmed } = printer
    const state = stateText(printer, { words, language, now: clock.now })
    return [
      ...(isMissed(printer, clock) ? [task(fill(words.onBoard, { name, state }))] : []),
      ...unconfirmed.map((job) => task(fill(words.mayBeMissing, { paper: paperText(job, words) }))),
    ]
  })
}
