import { oncePerGeneration } from '@/lib/platform/cache'
import { findShop } from './queries'

/** The settings from memory as long as nobody changed them: four queries less for every order and page. */
export const currentShop = oncePerGeneration(() => findShop())
