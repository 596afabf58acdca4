import { randomUUID } from 'node:crypto'
import type { Tx } from '@/lib/platform/db'
import { inMenuOrder } from './menu'
import type { DemoAttachment, DemoGroup, DemoOption } from './options/demo-group'

type Ids<Thing> = Map<Thing, string>

/**
 * What the demo's menu items ask, once for all that share it; they are in the database already. A statement for each
 * table: on a slow machine the transaction has no time for one for each of a hundred options.
 */
export async function addOptions(tx: Tx): Promise<void> {
  const asking = inMenuOrder().map(({ menuItem: { name, asks = [] } }) => ({ name, asks }))
  const groups = identified(asking.flatMap(({ asks }) => asks.map(({ group }) => group)))
  const options = identified([...groups.keys()].flatMap((group) => group.options))
  await tx.optionGroup.createMany({
    data: [...groups].map(([{ options: _options, ...group }, id]) => ({ ...group, id })),
  })
  await tx.option.createMany({
    data: [...groups].flatMap(([group, groupId]) =>
      group.options.map((option, position) => optionRow(option, { id: known(options, option), groupId, position })),
    ),
  })
  await tx.optionSizePrice.createMany({
    data: [...options].flatMap(([{ bySize }, optionId]) =>
      bySize ? [{ optionId, sizeId: known(options, bySize.size), priceRappen: bySize.priceRappen }] : [],
    ),
  })
  const items = await tx.menuItem.findMany({ select: { id: true, name: true } })
  const itemIds = new Map(items.map(({ id, name }) => [name, id]))
  const attachment = (menuItemId: string) => (asked: DemoAttachment, position: number) => ({
    menuItemId,
    groupId: known(groups, asked.group),
    whenOptionId: asked.when ? known(options, asked.when) : null,
    position,
  })
  const data = asking.flatMap(({ name, asks }) => asks.map(attachment(known(itemIds, name))))
  await tx.menuItemOptionGroup.createMany({ data })
}

function optionRow(
  { bySize: _bySize, ...option }: DemoOption,
  place: { id: string; groupId: string; position: number },
) {
  return { ...option, ...place, allergensDeclared: true, methodsDeclared: true }
}

function identified<Thing extends DemoGroup | DemoOption>(things: readonly Thing[]): Ids<Thing> {
  return new Map([...new Set(things)].map((thing) => [thing, randomUUID()]))
}

function known<Thing>(ids: Ids<Thing>, thing: Thing): string {
  const id = ids.get(thing)
  if (!id) throw new Error('the demo names what it has not added')
  return id
}
