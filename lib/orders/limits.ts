// Plain numbers, for the browser as well; `longest` counts characters.

export const mostOfOneItem = 99
export const longestItemNote = 140
export const longestStepText = 500
export const longestReversalReason = 200
export const mostLines = 50
/** As long as a TWINT code can be scanned: so long an order that awaits its payment holds its time and its price. */
export const holdMinutes = 15
/** Between a proposal and its expiry. */
export const answerMs = 2 * 3_600_000
export const longestConsentName = 120

export const fulfilments = ['pickup', 'delivery'] as const
export type Fulfilment = (typeof fulfilments)[number]

/** At the door of a delivery. Cash is paid there: nothing can be left before it. */
export const handovers = ['ring', 'call'] as const
export type Handover = (typeof handovers)[number]
