import { useState } from 'react'

export interface OptionRow<Value> {
  /** Names its inputs, and stays with them while the order changes. */
  id: string
  value: Value | null
}

/** The options of a group in their order; what is typed stays in the fields themselves. */
export function useOptionRows<Value extends { id: string }>(initial: readonly Value[]) {
  const [rows, setRows] = useState<OptionRow<Value>[]>(() => initial.map((value) => ({ id: value.id, value })))
  const [added, setAdded] = useState(0)

  function add() {
    setRows((before) => [...before, { id: `new-${added}`, value: null }])
    setAdded(added + 1)
  }

  function remove(id: string) {
    setRows((before) => before.filter((row) => row.id !== id))
  }

  /** Before another row; null: last. */
  function move(id: string, beforeId: string | null) {
    setRows((before) => {
      const others = before.filter((row) => row.id !== id)
      const at = beforeId === null ? others.length : others.findIndex((row) => row.id === beforeId)
      return others.toSpliced(at, 0, ...before.filter((row) => row.id === id))
    })
  }

  /** What is no field of the form and was changed beside it. */
  function change(id: string, changes: Partial<Value>) {
    setRows((before) =>
      before.map((row) => (row.id === id && row.value ? { ...row, value: { ...row.value, ...changes } } : row)),
    )
  }

  return { rows, add, remove, move, change }
}
