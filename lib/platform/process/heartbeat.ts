import { AsyncLocalStorage } from 'node:async_hooks'
import type { Unsubscribe } from '../events'

type Listener = () => void

interface Beat {
  turns: Set<Listener>[]
  /** Listeners are spread over the period, so that a thousand streams do not all write in the same second. */
  nextTurn: number
}

// Outside of any request: a timer would hold on to the one in which it was started.
const outside = AsyncLocalStorage.snapshot()
const beats = new Map<number, Beat>()
let seconds = 0
let subscribers = 0
let timer: NodeJS.Timeout | undefined

/** The first time within `period` seconds. All listeners share one timer. */
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
