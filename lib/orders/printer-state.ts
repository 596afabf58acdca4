export const printConditions = ['ready', 'paper_low', 'paper_out', 'cover_open', 'offline', 'fault'] as const
export const printKinds = ['ticket', 'correction', 'cancellation', 'receipt', 'day', 'drawer', 'test'] as const
export const printStatuses = ['waiting', 'sent', 'printed', 'unconfirmed', 'cancelled'] as const

/** Without one of these the kitchen does not know what to cook. */
export const kitchenPapers = ['ticket', 'correction', 'cancellation'] as const satisfies readonly PrintKind[]

export type PrintCondition = (typeof printConditions)[number]
export type PrintKind = (typeof printKinds)[number]
export type PrintStatus = (typeof printStatuses)[number]

/** What people are told: a printer that is not heard says nothing of its paper. */
export type PrinterState = PrintCondition | 'never_seen' | 'silent'

/** It asks every few seconds, and that it did is written a few times a minute. */
const silentAfterMs = 120_000

interface Seen {
  condition: PrintCondition
  lastSeenAt: Date | null
}

export function stateOf({ condition, lastSeenAt }: Seen, now: number): PrinterState {
  if (!lastSeenAt) return 'never_seen'
  return now - lastSeenAt.getTime() > silentAfterMs ? 'silent' : condition
}

/** Nothing comes out of it until somebody goes there. */
export function isStopped(state: PrinterState): boolean {
  return state !== 'ready' && state !== 'paper_low'
}

interface OnBoard extends Seen {
  waiting: number
}

/** A printer that is switched off after closing is none of the board's business, unless something waits for it. */
export function isMissed(printer: OnBoard, { now, isOpen }: { now: number; isOpen: boolean }): boolean {
  return (isOpen || printer.waiting > 0) && isStopped(stateOf(printer, now))
}
