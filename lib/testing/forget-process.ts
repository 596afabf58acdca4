import { hub } from '@/lib/platform/events'

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
