import { useState } from 'react'
import type { EditedItem } from './edited-item'
import type { GroupChoice } from './group-choice'

export interface ItemGroup {
  id: string
  group: GroupChoice
  /** Asked only if this option of another group is chosen; empty: always. */
  whenOptionId: string
}

/** Which groups a menu item asks for, in order; no condition hangs on a group that is not always asked itself. */
export function useItemGroups(item: EditedItem | null, groups: readonly GroupChoice[]) {
  const [rows, setRows] = useState(() => rowsOf(item, groups))
  const change = (next: (before: ItemGroup[]) => ItemGroup[]) =>
    setRows((before) => withPossibleConditions(next(before)))
  return {
    rows,
    left: groups.filter(({ id }) => !rows.some((row) => row.id === id)),
    isPricedByOption: rows.some(({ group, whenOptionId }) => group.setsPrice && whenOptionId === ''),
    add: (id: string) =>
      change((before) => [
        ...before,
        ...groups.filter((group) => group.id === id).map((group) => ({ id, group, whenOptionId: '' })),
      ]),
    remove: (id: string) => change((before) => before.filter((row) => row.id !== id)),
    setCondition: (id: string, whenOptionId: string) =>
      change((before) => before.map((row) => (row.id === id ? { ...row, whenOptionId } : row))),
    /** Before another row; null: last. */
    move: (id: string, beforeId: string | null) =>
      change((before) => {
        const others = before.filter((row) => row.id !== id)
        const at = beforeId === null ? others.length : others.findIndex((row) => row.id === beforeId)
        return others.toSpliced(at, 0, ...before.filter((row) => row.id === id))
      }),
  }
}

/** The options on which a row may hang: of the other groups, as far as these are always asked. */
export function possibleConditions(row: ItemGroup, rows: readonly ItemGroup[]): GroupChoice['options'] {
  return rows.filter((other) => other.id !== row.id && other.whenOptionId === '').flatMap(({ group }) => group.options)
}

function rowsOf(item: EditedItem | null, groups: readonly GroupChoice[]): ItemGroup[] {
  return (item?.option_groups ?? []).flatMap(({ id, when_option_id: whenOptionId }) =>
    groups.filter((group) => group.id === id).map((group) => ({ id, group, whenOptionId: whenOptionId ?? '' })),
  )
}

function withPossibleConditions(rows: ItemGroup[]): ItemGroup[] {
  return rows.map((row) => {
    const isPossible = possibleConditions(row, rows).some(({ id }) => id === row.whenOptionId)
    return isPossible ? row : { ...row, whenOptionId: '' }
  })
}
