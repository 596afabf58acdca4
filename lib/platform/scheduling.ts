import { setImmediate } from 'node:timers/promises'

const longestTurnMs = 10

/** Awaited after each step of long work, it lets other requests run every ten milliseconds. */
export function turns(): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < longestTurnMs) return undefined
    return setImmediate().then(() => {
      since = performance.now()
    })
  }
}

export function atMost(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let free = places
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((enter) => waiting.push(enter))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}

/** One read for all calls in one turn of the event loop, begun after the last: no caller gets older data. */
export function joinedReads<Key, Answer>(read: (key: Key) => Promise<Answer>): (key: Key) => Promise<Answer> {
  const waiting = new Map<Key, Promise<Answer>>()
  return (key) => {
    const joined = waiting.get(key)
    if (joined) return joined
    const answer = setImmediate().then(() => {
      waiting.delete(key)
      return read(key)
    })
    waiting.set(key, answer)
    return answer
  }
}
