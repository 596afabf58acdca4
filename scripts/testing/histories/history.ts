import { writeFileSync } from 'node:fs'

import type { OrderStatus } from '../../../lib/orders/status'

/** find: by payment_id; read: by its guest; see: by the staff, who see a step at once. */
export type Operation = 'place' | 'find' | 'read' | 'see' | 'step' | 'correct' | 'cancel' | 'collect' | 'pay back'

export interface Facts {
  orderId?: string | undefined
  status?: OrderStatus | undefined
  totalRappen?: number | undefined
  lines?: string | undefined
  /** Of the answer; absent where none came. */
  http?: number
  error?: string
}

export interface HistoryEvent {
  client: string
  op: Operation
  /** Of an order that is placed or looked for its payment_id, else its id. */
  key: string
  type: 'invoke' | 'ok' | 'fail' | 'unknown'
  /** Milliseconds of a clock that is never set. */
  at: number
  value: Facts
}

export interface Call {
  client: string
  op: Operation
  key: string
  outcome: 'ok' | 'fail' | 'unknown'
  began: number
  /** Infinity: what is not known to have happened may still happen. */
  ended: number
  asked: Facts
  answered: Facts
}

/** A client makes one call after the other, so that what it hears next is the answer. */
export function callsOf(events: readonly HistoryEvent[]): Call[] {
  const open = new Map<string, Call>()
  return events.flatMap((event) => {
    const { client, op, key, type, at, value } = event
    const call = open.get(client)
    if (type !== 'invoke') {
      open.delete(client)
      if (call) Object.assign(call, { outcome: type, answered: value, ended: type === 'unknown' ? Infinity : at })
      return []
    }
    const next: Call = { client, op, key, outcome: 'unknown', began: at, ended: Infinity, asked: value, answered: {} }
    open.set(client, next)
    return [next]
  })
}

/** What clients asked for and heard, as it happened. */
export class History {
  readonly events: HistoryEvent[] = []

  record(event: Omit<HistoryEvent, 'at'>): void {
    this.events.push({ ...event, at: performance.now() })
  }

  /** A JSON line for each event. */
  save(file: string): void {
    writeFileSync(file, this.events.map((event) => `${JSON.stringify(event)}\n`).join(''))
  }
}
