import { shopLanguage } from '@/lib/i18n/language'
import type { Tx } from '@/lib/platform/database/db'
import { inOrder } from '../edit-menu'
import type { AttachedGroup, OptionGroup } from '../options/option-group'
import { listAttachedGroups, listOptionGroups } from '../options/queries'
import { select } from '../options/selection'
import { defaultPriceOf, unitPrice } from '../options/unit-price'
import { changedPrice, type PriceRule } from './changed-price'

export interface PriceOf {
  /** Null: the menu item itself. */
  optionId: string | null
  sizeId: string | null
}

export interface ChangedPrice extends PriceOf {
  name: string
  oldPriceRappen: number
  /** Null: out of range. */
  newPriceRappen: number | null
}

export interface Changed {
  id: string
  name: string
  version: number
  prices: ChangedPrice[]
}

export interface ChangedItem extends Changed {
  /** With the default options, before the change. */
  shownRappen: number
}

export interface ChangedGroup extends Changed {
  group: OptionGroup
  otherDishes: number
}

export interface PricesToChange {
  menuItems: ChangedItem[]
  /** All that the menu items ask for. */
  optionGroups: ChangedGroup[]
}

export async function pricesToChange(
  tx: Tx,
  { menuItemIds, now, ...rule }: PriceRule & { menuItemIds: readonly string[]; now: Date },
): Promise<PricesToChange> {
  const items = await tx.menuItem.findMany({
    where: { id: { in: [...menuItemIds] } },
    select: { id: true, name: true, version: true, priceRappen: true },
    orderBy: inOrder,
  })
  const attached = await listAttachedGroups(now, { menuItemIds, runner: tx })
  const asked = new Set([...attached.values()].flat().map(({ id }) => id))
  const allGroups = await listOptionGroups(now, tx)
  const names = optionNames(allGroups)
  const asking = await tx.menuItemOptionGroup.groupBy({
    by: ['groupId'],
    where: { menuItemId: { notIn: [...menuItemIds] } },
    _count: true,
  })
  const others = new Map(asking.map(({ groupId, _count: count }) => [groupId, count]))
  return {
    menuItems: items.map(({ id, name, version, priceRappen }) => {
      const ofItem = attached.get(id) ?? []
      return {
        ...{ id, name, version },
        shownRappen: defaultPriceOf(priceRappen, ofItem),
        prices: itemPrices(priceRappen, ofItem, { names, rule }),
      }
    }),
    optionGroups: allGroups
      .filter(({ id }) => asked.has(id))
      .map((group) => ({
        ...{ id: group.id, name: group.name[shopLanguage], version: group.version, group },
        otherDishes: others.get(group.id) ?? 0,
        prices: groupPrices(group, { names, rule }),
      })),
  }
}

interface Naming {
  names: ReadonlyMap<string, string>
  rule: PriceRule
}

/** Where a size decides the price, that of the menu item itself is not seen and stays. */
function itemPrices(ownRappen: number, groups: readonly AttachedGroup[], { names, rule }: Naming): ChangedPrice[] {
  const isPricedByOption = unitPrice({ priceRappen: 0 }, select(groups).chosen).base !== null
  const own = { optionId: null, sizeId: null, name: '' }
  return [
    ...(isPricedByOption ? [] : [changeOf(own, ownRappen, rule)]),
    ...groups
      .flatMap((group) => group.itemPrices)
      .map(({ optionId, priceRappen }) =>
        changeOf({ optionId, sizeId: null, name: names.get(optionId) ?? '' }, priceRappen, rule),
      ),
  ]
}

function groupPrices({ options }: OptionGroup, { names, rule }: Naming): ChangedPrice[] {
  return options.flatMap((option) => {
    const name = option.name[shopLanguage]
    return [
      changeOf({ optionId: option.id, sizeId: null, name }, option.priceRappen, rule),
      ...option.sizePrices.map(({ sizeId, priceRappen }) =>
        changeOf({ optionId: option.id, sizeId, name: `${name} (${names.get(sizeId) ?? ''})` }, priceRappen, rule),
      ),
    ]
  })
}

function changeOf(of: PriceOf & { name: string }, rappen: number, rule: PriceRule): ChangedPrice {
  return { ...of, oldPriceRappen: rappen, newPriceRappen: changedPrice(rappen, rule) }
}

function optionNames(groups: readonly OptionGroup[]): ReadonlyMap<string, string> {
  return new Map(groups.flatMap(({ options }) => options.map(({ id, name }) => [id, name[shopLanguage]] as const)))
}
