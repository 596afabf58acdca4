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

/**
 * One read for all calls until it begins, in the next turn of the event loop or when `enter` lets it in: no caller gets
 * older data.
 */
export function joinedReads<Key, Answer>(
  read: (key: Key) => Promise<Answer>,
  enter: (work: () => Promise<Answer>) => Promise<Answer> = (work) => work(),
): (key: Key) => Promise<Answer> {
  const waiting = new Map<Key, Promise<Answer>>()
  function begin(key: Key): Promise<Answer> {
    waiting.delete(key)
    return read(key)
  }
  return (key) => {
    const joined = waiting.get(key)
    if (joined) return joined
    const answer = setImmediate().then(() => enter(() => begin(key)))
    waiting.set(key, answer)
    return answer
  }
}

interface Entrance<Answers> {
  enter?: (work: () => Promise<Answers>) => Promise<Answers>
  most?: number
}

interface Batch<Key, Answer> {
  keys: Set<Key>
  answers: Promise<Map<Key, Answer>>
}

/**
 * One read for all keys, up to `most`, that are asked for until it begins: in the next turn of the event loop or when
 * `enter` lets it in.
 */
export function batchedReads<Key, Answer>(
  readAll: (keys: Key[]) => Promise<Map<Key, Answer>>,
  { enter = (work) => work(), most = Infinity }: Entrance<Map<Key, Answer>> = {},
): (key: Key) => Promise<Answer | undefined> {
  let batch: Batch<Key, Answer> | null = null
  function begin(): Batch<Key, Answer> {
    const keys = new Set<Key>()
    const answers = setImmediate().then(() =>
      enter(() => {
        if (batch?.keys === keys) batch = null
        return readAll([...keys])
      }),
    )
    return { keys, answers }
  }
  return async (key) => {
    if (!batch || batch.keys.size >= most) batch = begin()
    batch.keys.add(key)
    return (await batch.answers).get(key)
  }
}
