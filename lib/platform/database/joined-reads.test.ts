import { expect, test } from 'vitest'
import { atMost, batchedReads, joinedReads } from '../process/scheduling'

function counted(read: (key: string) => string) {
  const asked: string[] = []
  const ask = joinedReads((key: string) => {
    asked.push(key)
    return Promise.resolve(read(key))
  })
  return { ask, asked }
}

test('three hundred who ask for the same at once cause one read', async () => {
  const { ask, asked } = counted((key) => key.toUpperCase())
  const answers = await Promise.all(Array.from({ length: 300 }, () => ask('a')))
  expect(new Set(answers)).toEqual(new Set(['A']))
  expect(asked).toEqual(['a'])
})

test('each thing is read for itself', async () => {
  const { ask, asked } = counted((key) => key)
  expect(await Promise.all([ask('a'), ask('b')])).toEqual(['a', 'b'])
  expect(asked).toEqual(['a', 'b'])
})

test('a call while a read is under way gets the next one: the first may not know of the change', async () => {
  const state = { now: 'before' }
  const begun: (() => void)[] = []
  const reads = joinedReads(async (_key: string) => {
    const seen = state.now
    await new Promise<void>((resolve) => begun.push(resolve))
    return seen
  })
  const first = reads('a')
  while (begun.length < 1) await new Promise(setImmediate)
  state.now = 'after'
  const second = reads('a')
  while (begun.length < 2) await new Promise(setImmediate)
  for (const goOn of begun) goOn()
  expect(await Promise.all([first, second])).toEqual(['before', 'after'])
})

test('a read that fails is told to all who joined it, and the next asks anew', async () => {
  let tries = 0
  const ask = joinedReads((_key: string) => (++tries === 1 ? Promise.reject(new Error('down')) : Promise.resolve('up')))
  expect((await Promise.allSettled([ask('a'), ask('a')])).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask('a')).toBe('up')
})

test('who asks while a read waits for its place joins it', async () => {
  const asked: string[] = []
  const places: (() => void)[] = []
  const ask = joinedReads(
    async (key: string) => asked.push(key),
    async (work) => {
      await new Promise<void>((resolve) => places.push(resolve))
      return work()
    },
  )
  const first = ask('a')
  while (places.length < 1) await new Promise(setImmediate)
  const second = ask('a')
  places[0]?.()
  expect(await Promise.all([first, second])).toEqual([1, 1])
  expect(asked).toEqual(['a'])
})

function batched() {
  const asked: string[][] = []
  const ask = batchedReads(async (keys: string[]) => {
    asked.push(keys)
    return new Map(keys.filter((key) => key !== 'none').map((key) => [key, key.toUpperCase()]))
  })
  return { ask, asked }
}

test('all that is asked for in one turn is one read, and each caller gets what is theirs', async () => {
  const { ask, asked } = batched()
  expect(await Promise.all(['a', 'b', 'none', 'a'].map((key) => ask(key)))).toEqual(['A', 'B', undefined, 'A'])
  expect(await ask('a')).toBe('A')
  expect(asked).toEqual([['a', 'b', 'none'], ['a']])
})

test('while a batch waits for its place others join it, and what is too much for one read is the next', async () => {
  const asked: string[][] = []
  const ask = batchedReads(
    async (keys: string[]) => {
      asked.push(keys)
      return new Map(keys.map((key) => [key, key]))
    },
    { enter: atMost(1), most: 3 },
  )
  const first = ask('a')
  await new Promise(setImmediate)
  expect(await Promise.all([first, ...['b', 'c', 'd', 'e', 'f'].map((key) => ask(key))])).toEqual([
    'a',
    'b',
    'c',
    'd',
    'e',
    'f',
  ])
  expect(asked).toEqual([['a'], ['b', 'c', 'd'], ['e', 'f']])
})

test('a batch that fails is told to all in it, and the next asks anew', async () => {
  let tries = 0
  const ask = batchedReads((keys: string[]) =>
    ++tries === 1 ? Promise.reject(new Error('down')) : Promise.resolve(new Map(keys.map((key) => [key, 'up']))),
  )
  const both = await Promise.allSettled([ask('a'), ask('b')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask('a')).toBe('up')
})
