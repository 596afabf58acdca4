/** A device that nobody has seen for so long is no longer paired. */
export const idleDays = 31
