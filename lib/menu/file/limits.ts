/** A menu of 2 000 items with three groups each takes a third of it. */
export const menuFileLimit = 6 * 1024 * 1024
export const mostCategories = 200
export const mostOptionGroups = 1000
export const mostItems = 5000
/** Of the table: each entry and each attachment is one. */
export const mostRows = 40_000
/** Of what is wrong or different, so many are answered; all are counted. */
export const mostListed = 200
