import { useState } from 'react'

interface Row<Value> {
  /** Stays with the row while others come and go. */
  key: number
  value: Value
}

/** A list of uncontrolled fields that grows and shrinks. */
export function useRows<Value>(initial: readonly Value[]) {
  const [rows, setRows] = useState<Row<Value>[]>(initial.map((value, key) => ({ key, value })))
  const [nextKey, setNextKey] = useState(initial.length)

  function add(...values: readonly Value[]) {
    setRows((before) => [...before, ...values.map((value, index) => ({ key: nextKey + index, value }))])
    setNextKey(nextKey + values.length)
  }

  function move(key: number, by: -1 | 1) {
    setRows((before) => {
      const place = before.findIndex((row) => row.key === key)
      const [row, other] = [before[place], before[place + by]]
      return row && other ? before.with(place, other).with(place + by, row) : before
    })
  }

  return { rows, add, move, remove: (key: number) => setRows((before) => before.filter((row) => row.key !== key)) }
}

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
