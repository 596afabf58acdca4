/** Of one row, where a form has many with the same fields. */
export interface RowPlace {
  /** Prefix of its inputs' names. */
  row: string
  /** Prefix of its fields in a refusal. */
  path: string
}

export interface FieldPlace extends Partial<RowPlace> {
  /** Prefix of its inputs' ids, where rows share their names. */
  idStart?: string
}

export function placed(name: string, { row = '', idStart = row, path = '' }: FieldPlace) {
  return { name: `${row}${name}`, id: `${idStart}${name}`, 'data-field': `${path}${name}` }
}
