/** So long a step of the staff can be undone, and the customer is told of it only then. */
export const undoMs = 10_000
