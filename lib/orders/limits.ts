// Plain numbers, which the pages in the browser import as well as the schemas.

/** Pieces of one menu item in one order line. */
export const mostOfOneItem = 99
/** Characters of what is asked of the kitchen about one line. */
export const longestItemNote = 140
/** Characters of the sentence that staff adds to a step. */
export const longestStepText = 500
/** Characters of why an order was reversed. */
export const longestReversalReason = 200
/** Lines that an order may have. */
export const mostLines = 50
/** For so long the customer may answer a proposal. */
export const answerMs = 2 * 3_600_000
/** Characters of the name of the person who agreed on the phone. */
export const longestConsentName = 120

export const fulfilments = ['pickup', 'delivery'] as const
export type Fulfilment = (typeof fulfilments)[number]
