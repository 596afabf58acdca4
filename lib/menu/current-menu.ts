import { oncePerGeneration } from '@/lib/platform/cache'
import { listMenu } from './queries'

/** The menu from memory as long as nobody changed it: a page that shows one item of two thousand reads none of them. */
export const currentMenu = oncePerGeneration(() => listMenu())
