import { cache } from 'react'
import { currentMenu } from '@/lib/menu/current-menu'
import { currentShop } from '@/lib/shop/current-shop'

/** Asked by the frame, the page and its head alike: one answer for the whole rendering, whatever changes meanwhile. */
export const theShop = cache(() => currentShop())
export const theMenu = cache(() => currentMenu())
