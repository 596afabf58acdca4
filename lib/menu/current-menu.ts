import { oncePerGeneration } from '@/lib/platform/cache'
import { declaredIn } from './facts-of'
import { listMenu } from './queries'

/** The menu from memory as long as nobody changed it: a page that shows one item of two thousand reads none of them. */
export const currentMenu = oncePerGeneration(() => listMenu())

/** What all of it declares, for the frame of every page. */
export const currentDeclared = oncePerGeneration(async () =>
  declaredIn((await currentMenu()).categories.flatMap(({ items }) => items)),
)
