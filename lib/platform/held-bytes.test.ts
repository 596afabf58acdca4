import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test } from 'vitest'
import { GenerationCache } from './cache'
import { hub, shopGeneration } from './events'
import { bytesOfBlocks, bytesOfHeaders, bytesOfText } from './held-bytes'

// What the caches believe to hold, beside what V8 says that the process holds because of them.

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

interface Answer {
  body: Buffer
  html: string
  headers: Record<string, string>
}

const maxBytes = 16 * 1024 * 1024

beforeEach(() => {
  Object.assign(hub(), { isListening: true, nextChangeAt: Infinity })
})

function cacheOfAnswers() {
  return new GenerationCache<Answer>({
    maxBytes,
    bytesOf: ({ body, html, headers }) => bytesOfBlocks([body]) + bytesOfText(html) + bytesOfHeaders(headers),
  })
}

async function heldBytes(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    await setImmediate()
    collectGarbage()
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

// Flat, as what was read or written once is; repeat() makes a tree of pieces.
const latin = (bytes: number) => Buffer.alloc(bytes, 'a').toString('latin1')
const wide = (bytes: number) => Buffer.alloc(bytes, 'ş', 'utf16le').toString('utf16le')
const headers = (number: number) => ({ etag: `"${number}"`, 'content-type': `text/html; charset=utf-8; ${number}` })

test.each([
  ['large bodies', 2_000, () => ({ body: Buffer.alloc(40_000), html: '' })],
  ['long texts', 2_000, () => ({ body: Buffer.alloc(0), html: latin(20_000) })],
  ['texts of two bytes', 2_000, () => ({ body: Buffer.alloc(0), html: wide(40_000) })],
  ['pieces of a block', 2_000, () => ({ body: Buffer.alloc(32_000).subarray(0, 10), html: '' })],
  ['very many small ones', 60_000, () => ({ body: Buffer.alloc(0), html: latin(20) })],
])('of %s no more is held than the limit, and the oldest go first', async (_what, count, valueOf) => {
  const cache = cacheOfAnswers()
  const before = await heldBytes()
  for (let number = 0; number < count; number += 1)
    cache.set(`GET /de/page/${number} de gzip`, { ...valueOf(), headers: headers(number) }, shopGeneration())
  const held = (await heldBytes()) - before
  expect(held).toBeLessThanOrEqual(maxBytes * 1.05)
  // Who holds next to nothing keeps every limit.
  expect(held).toBeGreaterThan(maxBytes / 2)
  expect(cache.get(`GET /de/page/${count - 1} de gzip`)).toBeDefined()
  expect(cache.get('GET /de/page/0 de gzip')).toBeUndefined()
})
