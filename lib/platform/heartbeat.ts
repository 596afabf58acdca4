import { AsyncLocalStorage } from 'node:async_hooks'
import type { Unsubscribe } from './events'

type Listener = () => void

interface Beat {
  /** Of each second of the period those who are called in it. */
  turns: Set<Listener>[]
  /** Who comes next gets the turn after the last one's: a thousand streams do not all write in the same second. */
  nextTurn: number
}

// Outside of any request: a timer would hold on to the one in which it was started.
const outside = AsyncLocalStorage.snapshot()
const beats = new Map<number, Beat>()
let seconds = 0
let subscribers = 0
let timer: NodeJS.Timeout | undefined

/**
 * Calls the listener every so many seconds, the first time within as many. One timer serves all who are subscribed,
 * because thousands of open pages wait for nothing most of the time.
 */
export function everySeconds(period: number, listener: Listener): Unsubscribe {
  const beat = beats.get(period) ?? { turns: Array.from({ length: period }, () => new Set<Listener>()), nextTurn: 0 }
  beats.set(period, beat)
  const turn = beat.turns[beat.nextTurn]
  beat.nextTurn = (beat.nextTurn + 1) % period
  turn?.add(listener)
  subscribers += 1
  timer ??= outside(() => setInterval(tick, 1000))
  return () => {
    if (turn?.delete(listener)) subscribers -= 1
    if (subscribers > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function tick(): void {
  seconds += 1
  for (const [period, { turns }] of beats) for (const listener of [...(turns[seconds % period] ?? [])]) listener()
}
