import type { Tx } from '@/lib/platform/db'
import { inMenuOrder } from './menu'
import type { DemoAttachment, DemoGroup, DemoOption } from './options/demo-group'

type Ids<Thing> = Map<Thing, string>

/** What the demo's menu items ask, once for all that share it; they are in the database already. */
export async function addOptions(tx: Tx): Promise<void> {
  const asking = inMenuOrder().map(({ menuItem: { name, asks = [] } }) => ({ name, asks }))
  const groups = new Set(asking.flatMap(({ asks }) => asks.map(({ group }) => group)))
  const groupIds: Ids<DemoGroup> = new Map()
  const optionIds: Ids<DemoOption> = new Map()
  for (const group of groups) {
    const id = await addGroup(tx, group, optionIds)
    groupIds.set(group, id)
  }
  await addSizePrices(tx, optionIds)
  const items = await tx.menuItem.findMany({ select: { id: true, name: true } })
  const itemIds = new Map(items.map(({ id, name }) => [name, id]))
  const rowOf = ({ name, asks }: (typeof asking)[number]) =>
    asks.map(({ group, when }: DemoAttachment, position) => ({
      menuItemId: known(itemIds, name),
      groupId: known(groupIds, group),
      whenOptionId: when ? known(optionIds, when) : null,
      position,
    }))
  await tx.menuItemOptionGroup.createMany({ data: asking.flatMap(rowOf) })
}

async function addGroup(tx: Tx, { options, ...group }: DemoGroup, ids: Ids<DemoOption>): Promise<string> {
  const { id } = await tx.optionGroup.create({ data: group })
  for (const [position, option] of options.entries()) {
    const { bySize: _, ...told } = option
    const added = await tx.option.create({ data: { ...told, groupId: id, position, allergensDeclared: true } })
    ids.set(option, added.id)
  }
  return id
}

async function addSizePrices(tx: Tx, ids: Ids<DemoOption>): Promise<void> {
  const data = [...ids].flatMap(([{ bySize }, optionId]) =>
    bySize ? [{ optionId, sizeId: known(ids, bySize.size), priceRappen: bySize.priceRappen }] : [],
  )
  await tx.optionSizePrice.createMany({ data })
}

function known<Thing>(ids: Ids<Thing>, thing: Thing): string {
  const id = ids.get(thing)
  if (!id) throw new Error('the demo names what it has not added')
  return id
}
