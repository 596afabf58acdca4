// Prisma's names and PostgreSQL's, for the few statements that are written by hand.

/** The fields of a record that hold a moment or a day: JSON has only texts for them, and a guest's note may look like one. */
type Moments<Row> = { [Name in keyof Row as Date extends Row[Name] ? Name : never]-?: true }

/** A row, or the JSON of one, as Prisma would give it: `sold_out_until` → `soldOutUntil`, a `Date` or null. */
export function fromRow<Row>(row: object, moments: Moments<Row>): Row {
  const record = Object.entries(row).map(([column, value]) => {
    const name = fieldName(column)
    return [name, typeof value === 'string' && Object.hasOwn(moments, name) ? new Date(value) : value]
  })
  // The one cast: what a statement selects is known to whoever wrote it.
  return Object.fromEntries(record) as Row
}

/** A record under the names of its table's columns, to be handed over as JSON: `streetAddress` → `street_address`. */
export function toRow(record: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [columnName(name), value]))
}

const fieldName = remembered((column) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()))
export const columnName = remembered((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))

/** As many as the tables have columns; an order writes some eighty of them. */
function remembered(rename: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>()
  return (name) => {
    const renamed = known.get(name) ?? rename(name)
    known.set(name, renamed)
    return renamed
  }
}
