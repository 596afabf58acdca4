import { beforeEach, expect, it } from 'vitest'
import { hub, shopGeneration } from './events'
import { GenerationCache } from './cache'

const limits = { maxBytes: 100, maxEntryBytes: 60, bytesOf: (value: Uint8Array) => value.length }
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
