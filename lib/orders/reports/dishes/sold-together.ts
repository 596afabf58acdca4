import type { MenuItem } from '@/lib/menu/items/menu-item'
import { currentMenu } from '@/lib/menu/queries'
import { isAlwaysSold } from '@/lib/menu/availability/sold-when'
import { oncePerGeneration } from '@/lib/platform/requests/cache'
import { pool } from '@/lib/platform/database/pool'
import { addDays, calendarDayOf } from '@/lib/platform/values/time'
import { oncePerDayOfGrownShop } from './sold-things'

interface Pair {
  itemId: string
  partnerId: string
}

const days = 90
/** Both bound what the busiest shop costs: a day's renewal reads no more, however long it has been open. */
const mostOrders = 5000
const mostPairs = 5000
/** Fewer are chance. */
const fewestTogether = 3

/** The most ordered first; each pair both ways. */
export async function findPairs(now = new Date()): Promise<Pair[]> {
  const { rows } = await pool().query<Pair>(
    `with latest as (
       select o.id from counted_order o where o.business_day > $1 and o.status = 'completed'
         and not exists (select from order_reversal r where r.order_id = o.id)
       order by o.business_day desc, o.id desc limit $2
     ), sold as (
       select distinct latest.id as order_id, l.menu_item_id as item_id
       from latest join order_line l on l.order_id = latest.id where exists (select from menu_item where id = l.menu_item_id)
     )
     select one.item_id as "itemId", other.item_id as "partnerId"
     from sold one join sold other using (order_id) where one.item_id <> other.item_id
     group by 1, 2 having count(*) >= $3 order by count(*) desc, 1, 2 limit $4`,
    [addDays(calendarDayOf(now), -days), mostOrders, fewestTogether, mostPairs],
  )
  return rows
}

const currentPairs = oncePerDayOfGrownShop(() => findPairs())

/** What goes well with a dish, by its id. */
export const currentPartners = oncePerGeneration(async () => {
  const pairs = await currentPairs()
  const { categories } = pairs.length > 0 ? await currentMenu() : { categories: [] }
  return partnersOf(
    categories.flatMap(({ items }) => items),
    pairs,
  )
})

type Offered = Pick<MenuItem, 'id' | 'categoryId' | 'priceRappen' | 'soldOut' | 'minimumAge' | 'soldWhen'>

/** What may be offered unasked: at any hour and for every age. */
export function canBeOffered({ soldOut, minimumAge, soldWhen }: Pick<Offered, 'soldOut' | 'minimumAge' | 'soldWhen'>) {
  return !soldOut && minimumAge === 0 && isAlwaysSold(soldWhen)
}

const mostPartners = 6
/** With a pizza one wants a drink or a salad; the burger in the same order is another meal. */
const mostOfItsPrice = 0.7

/**
 * By a dish's id, from pairs with the most ordered first. Partners are of another category, of each the favourite before
 * all others, so that three drinks do not hide the dessert.
 */
export function partnersOf<Item extends Offered>(items: readonly Item[], pairs: readonly Pair[]): Map<string, Item[]> {
  const byId = new Map(items.map((item) => [item.id, item]))
  const partners = new Map<string, Item[]>()
  for (const { itemId, partnerId } of pairs) {
    const item = byId.get(itemId)
    const partner = byId.get(partnerId)
    if (!item || !partner || !goesWith(item, partner)) continue
    partners.set(itemId, [...(partners.get(itemId) ?? []), partner])
  }
  return new Map([...partners].map(([id, all]) => [id, favouritesFirst(all).slice(0, mostPartners)]))
}

function goesWith(item: Offered, partner: Offered): boolean {
  const isAside = partner.categoryId !== item.categoryId && partner.priceRappen <= item.priceRappen * mostOfItsPrice
  return isAside && canBeOffered(partner)
}

function favouritesFirst<Item extends Offered>(all: readonly Item[]): Item[] {
  const favourites = new Map(all.toReversed().map((item) => [item.categoryId, item.id]))
  const isFavourite = ({ id, categoryId }: Item) => favourites.get(categoryId) === id
  return [...all.filter(isFavourite), ...all.filter((item) => !isFavourite(item))]
}
