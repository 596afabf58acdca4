import { cache } from 'react'
import { currentDeclared, currentMenu } from '@/lib/menu/queries'
import { currentBestsellers } from '@/lib/orders/reports/sold-things'
import { currentShop } from '@/lib/shop/queries'
import { calendarDayOf } from '@/lib/platform/time'
import type { Look } from '@/lib/shop/look/look'
import { currentLook } from '@/lib/shop/look/queries'

/** Asked by the frame, the page and its head alike: one answer for the whole rendering, whatever changes meanwhile. */
export const theShop = cache(() => currentShop())
export const theLook = cache(() => currentLook())
/** Which slides and notices are shown, and whether VAT is; a page is kept until the day on which that changes. */
export const today = cache(() => calendarDayOf(new Date()))
export const theMenu = cache(() => currentMenu())
export const theDeclared = cache(() => currentDeclared())

/** Ids, the most sold first; asked only where the look wants to know. */
export function bestsellersFor({ bestsellers }: Pick<Look, 'bestsellers'>): Promise<string[]> {
  return bestsellers === 'sales' ? currentBestsellers() : Promise.resolve([])
}
