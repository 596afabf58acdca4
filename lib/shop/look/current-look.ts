import { oncePerGeneration } from '@/lib/platform/cache'
import { findLook } from './queries'

/** What guests see, from memory as long as nobody published another one. */
export const currentLook = oncePerGeneration(() => findLook())
