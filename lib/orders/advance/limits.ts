/** Lines that an order may have, as when it was placed. */
export const mostLines = 50
/** For so long the guest may answer. */
export const answerMs = 2 * 3_600_000
/** Characters of the name of whoever agreed on the phone. */
export const longestConsentName = 120
