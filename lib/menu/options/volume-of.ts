import { isSize } from './unit-price'

interface Part {
  volumeMl: number | null
}

interface ChosenSize {
  group: { pricing: 'add' | 'base'; minUnits: number; maxUnits: number | null }
  option: Part
}

/** How much of a drink one gets: what its chosen size says, else the menu item itself; null: it is none. */
export function volumeOf(menuItem: Part, chosen: readonly ChosenSize[]): number | null {
  const sizes = chosen.filter(({ group, option }) => option.volumeMl !== null && isSizeOf(menuItem, group))
  return sizes.at(-1)?.option.volumeMl ?? menuItem.volumeMl
}

/** The drink that comes with a plate says nothing about the plate. */
function isSizeOf({ volumeMl }: Part, group: ChosenSize['group']): boolean {
  return isSize(group) && (group.pricing === 'base' || volumeMl !== null)
}
