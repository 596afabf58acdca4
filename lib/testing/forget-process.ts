import { afterAll, vi } from 'vitest'
import { hub } from '@/lib/platform/events'

/** In a file that shares its process with others: nothing of those before, and nothing stubbed is left for those after. */
export function keepFilesApart(): void {
  forgetProcess()
  afterAll(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
}

/**
 * Several files of tests share a process: what the one before has left on it is forgotten. All that the product caches belongs to a
 * generation, so the next begins.
 */
export function forgetProcess(): void {
  const { generation } = hub()
  for (const name of ['events', 'environment', 'meters'])
    Reflect.deleteProperty(globalThis, Symbol.for(`limmatgrill.${name}`))
  hub().generation = generation + 1
}
