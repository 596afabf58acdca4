import { cache } from 'react'
import { listMenu } from '@/lib/menu/queries'
import { findShop } from '@/lib/shop/queries'

/** Asked by the frame, the page and its head alike, answered once per rendering. */
export const theShop = cache(() => findShop())
export const theMenu = cache(() => listMenu())
