import { beforeEach, describe, expect, it } from 'vitest'
import { hub, shopGeneration } from '../events'
import { GenerationCache, oncePerGeneration } from './cache'

// Beside its bytes an entry takes 1024.
const limits = { maxBytes: 2 * 1024 + 100, maxEntryBytes: 1024 + 60, bytesOf: (value: Uint8Array) => value.length }
let cache: GenerationCache<Uint8Array>

beforeEach(() => {
  Object.assign(hub(), { isListening: true, nextChangeAt: Infinity })
  cache = new GenerationCache(limits)
})

function store(key: string, bytes: number, generation = shopGeneration()) {
  cache.set(key, new Uint8Array(bytes), generation)
}

it('drops what was not used for the longest time when the bytes no longer fit', () => {
  store('a', 40)
  store('b', 40)
  cache.get('a')
  store('c', 40)
  expect(['a', 'b', 'c'].map((key) => cache.get(key)?.length)).toEqual([40, undefined, 40])
})

it('counts a value that replaces another once', () => {
  store('a', 60)
  store('a', 50)
  store('b', 50)
  expect(['a', 'b'].map((key) => cache.get(key)?.length)).toEqual([50, 50])
})

it('does not store a value above the limit of one, nor keep the one before it', () => {
  store('a', 10)
  store('a', 61)
  expect(cache.get('a')).toBeUndefined()
})

it('forgets everything when the shop changes, and does not store what was begun before', () => {
  const before = shopGeneration()
  store('a', 10)
  hub().generation += 1
  store('b', 10, before)
  expect(['a', 'b'].map((key) => cache.get(key))).toEqual([undefined, undefined])
})

it('stores and answers nothing while changes may be missed', () => {
  const before = shopGeneration()
  store('a', 10)
  hub().isListening = false
  expect(cache.get('a')).toBeUndefined()
  store('b', 10, before)
  store('c', 10)
  hub().isListening = true
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([undefined, undefined, undefined])
})

describe('what is read once per generation', () => {
  it('is read by one of those who ask at once, and again when the shop has changed', async () => {
    let readings = 0
    const ask = oncePerGeneration(() => Promise.resolve((readings += 1)))
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
    expect(await ask()).toBe(1)
    hub().generation += 1
    expect(await ask()).toBe(2)
  })

  it('is not kept when the shop changed while it was being read', async () => {
    let readings = 0
    let answer = () => {}
    const ask = oncePerGeneration(() => {
      readings += 1
      return new Promise<number>((resolve) => (answer = () => resolve(readings)))
    })
    const early = ask()
    hub().generation += 1
    answer()
    expect(await early).toBe(1)
    const late = ask()
    answer()
    expect(await late).toBe(2)
  })

  it('is read each time while it is unknown what has changed, and after a failure', async () => {
    let readings = 0
    const ask = oncePerGeneration(() => {
      readings += 1
      return readings === 1 ? Promise.reject(new Error('no connection')) : Promise.resolve(readings)
    })
    await expect(ask()).rejects.toThrow('no connection')
    expect(await ask()).toBe(2)
    hub().isListening = false
    expect([await ask(), await ask()]).toEqual([3, 4])
  })
})
