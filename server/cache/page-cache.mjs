const hubKey = Symbol.for('limmatgrill.events')
const scopeKey = Symbol.for('limmatgrill.request')

const mostBytes = 64 * 1024 * 1024

/** @type {Map<string, { generation: number, bytes: number, found: object }>} In the order of last use. */
const entries = new Map()
let usedBytes = 0

/**
 * Next's cache of rendered pages (`cacheHandler` in next.config.mjs), in the memory of one process. An entry counts only
 * under the generation of the shop in which its request came in: see docs/decisions/0004-page-cache.md.
 */
export default class PageCache {
  async get(key) {
    const entry = entries.get(key)
    const generation = globalThis[hubKey]?.shopGeneration() ?? null
    if (!entry) return null
    entries.delete(key)
    if (generation === null || entry.generation !== generation) {
      usedBytes -= entry.bytes
      return null
    }
    entries.set(key, entry)
    const scope = globalThis[scopeKey]?.getStore()
    if (scope) scope.servedGeneration = generation
    return entry.found
  }

  async set(key, value, { cacheControl } = {}) {
    forget(key)
    // Not the generation of now: a change during the rendering makes its result stale before it arrives.
    const generation = globalThis[scopeKey]?.getStore()?.generation ?? null
    if (value === null || generation === null) return
    const bytes = sizeOf(value)
    if (bytes > mostBytes) return
    entries.set(key, { generation, bytes, found: { value, cacheControl, lastModified: Date.now() } })
    usedBytes += bytes
    for (const oldest of entries.keys()) {
      if (usedBytes <= mostBytes) break
      forget(oldest)
    }
  }

  /** PostgreSQL notifies changes; nothing in this shop uses tags. */
  async revalidateTag() {}

  resetRequestCache() {}
}

function forget(key) {
  usedBytes -= entries.get(key)?.bytes ?? 0
  entries.delete(key)
}

function sizeOf(value) {
  const segments = value.segmentData ? [...value.segmentData.values()] : []
  const texts = [value.html, value.rscData, value.body, ...segments]
  return texts.reduce((sum, text) => sum + (text?.length ?? 0) * (typeof text === 'string' ? 2 : 1), 1024)
}
