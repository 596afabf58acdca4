import { useState } from 'react'

interface Row<Value> {
  /** Stays with the row while others come and go. */
  key: number
  value: Value
}

/** A list of fields that grows and shrinks; what is typed stays in the fields themselves. */
export function useRows<Value>(initial: readonly Value[]) {
  const [rows, setRows] = useState<Row<Value>[]>(initial.map((value, key) => ({ key, value })))
  const [nextKey, setNextKey] = useState(initial.length)

  function add(value: Value) {
    setRows((before) => [...before, { key: nextKey, value }])
    setNextKey(nextKey + 1)
  }

  return { rows, add, remove: (key: number) => setRows((before) => before.filter((row) => row.key !== key)) }
}
