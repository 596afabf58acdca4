// Prisma's names and PostgreSQL's, for the few statements that are written by hand and take whole rows as JSON.

/** `streetAddress` → `street_address`, for every key. */
export function toColumns(record: object): Record<string, unknown> {
  return renamed(record, (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
}

/** `street_address` → `streetAddress`, for every key. */
export function fromColumns(row: object): Record<string, unknown> {
  return renamed(row, (name) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()))
}

function renamed(record: object, rename: (name: string) => string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [rename(name), value]))
}
