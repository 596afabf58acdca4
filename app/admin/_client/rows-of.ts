/** Repeated fields of a form as rows: the first of each name belong together, then the second. */
export function rowsOf<Name extends string>(typed: FormData, names: readonly Name[]): Record<Name, string>[] {
  const columns = names.map((name) => typed.getAll(name))
  const count = columns[0]?.length ?? 0
  return Array.from({ length: count }, (_, row) =>
    Object.fromEntries(names.map((name, column) => [name, textIn(columns[column]?.[row])])),
  ) as Record<Name, string>[]
}

function textIn(value: FormDataEntryValue | undefined): string {
  return typeof value === 'string' ? value : ''
}
