/** Characters; PostgreSQL has the same. */
export const longestBlockReason = 500
