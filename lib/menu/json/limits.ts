/** A menu of 2 000 items with three groups each takes a third of it. */
export const menuFileLimit = 6 * 1024 * 1024
export const mostCategories = 200
export const mostOptionGroups = 1000
export const mostItems = 5000
/** Categories, groups, options, items and what belongs to them, together. */
export const mostEntries = 40_000
/** So many problems or changes are listed; all are counted. */
export const mostListed = 200
