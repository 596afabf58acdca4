import { cache } from 'react'
import { currentDeclared } from '@/lib/menu/queries'
import { currentMarkedMenu } from '@/lib/orders/reports/dishes/dish-marks'
import { currentSoldLately } from '@/lib/orders/reports/dishes/sold-things'
import { currentShop } from '@/lib/shop/queries'
import { calendarDayOf } from '@/lib/platform/values/time'
import type { Look } from '@/lib/shop/look/look'
import { currentLook } from '@/lib/shop/look/queries'

/** Cached per render, so that frame, page and head agree. */
export const cachedShop = cache(() => currentShop())
export const cachedLook = cache(() => currentLook())
/** Slides, notices and VAT depend on the day, so pages are cached until it changes them. */
export const today = cache(() => calendarDayOf(new Date()))
export const cachedMenu = cache(() => currentMarkedMenu())
export const cachedDeclared = cache(() => currentDeclared())

/** Ids, the most sold first; none where the owner has chosen them. */
export async function bestsellersFor({ bestsellers }: Pick<Look, 'bestsellers'>): Promise<string[]> {
  return bestsellers === 'sales' ? (await currentSoldLately()).map(({ id }) => id) : []
}
