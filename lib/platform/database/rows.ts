/** The date fields: in JSON they are texts, and a customer's note may look like one. */
type Moments<Row> = { [Name in keyof Row as Date extends Row[Name] ? Name : never]-?: true }

/** `sold_out_until` → `soldOutUntil`, a `Date` or null. */
export function fromRow<Row>(row: object, moments: Moments<Row>): Row {
  const record = Object.entries(row).map(([column, value]) => {
    const name = fieldName(column)
    return [name, typeof value === 'string' && Object.hasOwn(moments, name) ? new Date(value) : value]
  })
  // The one cast: the caller knows what its statement selects.
  return Object.fromEntries(record) as Row
}

export function toRow(record: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [columnName(name), value]))
}

const fieldName = remembered((column) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()))
const toColumn = remembered((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))

export function columnName<Name extends string>(name: Name): ColumnName<Name> {
  return toColumn(name) as ColumnName<Name>
}

export type ColumnName<Name> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${ColumnName<Tail>}`
  : Name

function remembered(rename: (name: string) => string): (name: string) => string {
  const cached = new Map<string, string>()
  return (name) => {
    const renamed = cached.get(name) ?? rename(name)
    cached.set(name, renamed)
    return renamed
  }
}
