import { shopLanguage } from '@/lib/i18n/language'
import { localizedOf, type Localized } from '@/lib/i18n/localized'
import { db } from '@/lib/platform/database/db'
import { inOrder } from '../edit-menu'
import { findPortionsLeft, type PortionsLeft } from './portions'

interface State {
  id: string
  available: boolean
  soldOut: boolean
  /** Null: not counted today. */
  portionsLeft: number | null
}

export interface MenuAvailability {
  menuItems: (State & { name: string; category: { id: string; name: string } })[]
  optionGroups: { id: string; name: Localized; options: (State & { name: Localized })[] }[]
}

/** Menu items in the order of the menu, and each group that one of them asks for once, by name. */
export async function listAvailability(now = new Date()): Promise<MenuAvailability> {
  const state = { id: true, name: true, available: true, soldOutUntil: true } as const
  const [portionsLeft, menuItems, groups] = await Promise.all([
    findPortionsLeft(now),
    db().menuItem.findMany({ orderBy: inOrder, select: { ...state, category: { select: { id: true, name: true } } } }),
    db().optionGroup.findMany({
      where: { menuItems: { some: {} } },
      select: { id: true, name: true, options: { select: state, orderBy: [{ position: 'asc' }, { id: 'asc' }] } },
    }),
  ])
  const stateOf = (row: Row) => stateAt(row, { portionsLeft, now })
  return {
    menuItems: menuItems.map((row) => ({ ...stateOf(row), name: row.name, category: row.category })),
    optionGroups: groups
      .map(({ id, name, options }) => ({
        id,
        name: localizedOf(name),
        options: options.map((row) => ({ ...stateOf(row), name: localizedOf(row.name) })),
      }))
      .toSorted((a, b) => a.name[shopLanguage].localeCompare(b.name[shopLanguage], shopLanguage)),
  }
}

type Row = Pick<State, 'id' | 'available'> & { soldOutUntil: Date | null }

function stateAt(
  { id, available, soldOutUntil }: Row,
  { portionsLeft, now }: { portionsLeft: PortionsLeft; now: Date },
) {
  const soldOut = soldOutUntil !== null && soldOutUntil > now
  return { id, available, soldOut, portionsLeft: portionsLeft.get(id) ?? null }
}
