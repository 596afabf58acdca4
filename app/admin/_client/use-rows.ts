import { useState } from 'react'
import { movedBefore } from '../_table/address'

interface Row<Value> {
  /** Names the row's inputs, and stays with them while others come, go and move. */
  id: string
  value: Value
}

/** A list of uncontrolled fields. */
export function useRows<Value>(initial: readonly Value[]) {
  const [rows, setRows] = useState<Row<Value>[]>(initial.map((value, index) => ({ id: `${index}`, value })))
  const [nextId, setNextId] = useState(initial.length)

  function add(...values: readonly Value[]) {
    setRows((before) => [...before, ...values.map((value, index) => ({ id: `${nextId + index}`, value }))])
    setNextId(nextId + values.length)
  }

  return {
    rows,
    add,
    remove: (id: string) => setRows((before) => before.filter((row) => row.id !== id)),
    move: (id: string, beforeId: string | null) => setRows((before) => movedBefore(before, id, beforeId)),
    /** For what is no field of the form. */
    change: (id: string, value: Value) =>
      setRows((before) => before.map((row) => (row.id === id ? { id, value } : row))),
  }
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
