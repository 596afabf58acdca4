import type { Staff } from '@/lib/accounts/caller'
import type { MoneyMoved } from '@/lib/orders/money/cash-ups'
import type { Till } from '@/lib/orders/schema'
import { snapshot } from '@/lib/platform/db'
import type { Queryable } from '@/lib/platform/pool'
import type { Period } from './period'

export interface DayCash {
  toCollectRappen: number
  collectedRappen: number
  /** What of it came online. */
  onlineRappen: number
  voidRappen: number
  toPayBackRappen: number
  roundingRappen: number
  /** Taken on the day, for orders of any day, less what was given back. */
  tillRappen: number
  refundedRappen: number
  /** At the provider on the day, for orders of any day: paid too late and sent back as well. */
  online: MoneyMoved
}

export function findDayCash(_staff: Staff, day: string): Promise<DayCash> {
  return snapshot((reader) => dayCash(reader, day))
}

export async function dayCash(reader: Queryable, day: string): Promise<DayCash> {
  const { rows } = await reader.query<Omit<DayCash, 'tillRappen' | 'refundedRappen' | 'online'>>(amounts, [day])
  const { cash, online } = await findMoneyMoved(reader, { from: day, to: day })
  const { takenRappen, refundedRappen } = cash
  const [ofOrders] = rows
  if (!ofOrders) throw new Error('sums without a group have a row')
  return { ...ofOrders, tillRappen: takenRappen - refundedRappen, refundedRappen, online }
}

const nothing: MoneyMoved = { takenRappen: 0, refundedRappen: 0 }

/** In the drawer and at the provider, which never mix. */
export async function findMoneyMoved(reader: Queryable, { from, to }: Period): Promise<Record<Till, MoneyMoved>> {
  const { rows } = await reader.query<MoneyMoved & { method: Till }>(movements, [from, to])
  const moved = rows.map(({ method, ...sums }) => [method, sums])
  return { cash: nothing, online: nothing, ...Object.fromEntries(moved) }
}

// A correction has the opposite sign.
const movements = `
  select method, coalesce(sum(amount_rappen) filter (where not goes_out), 0)::float8 as "takenRappen",
    coalesce(-sum(amount_rappen) filter (where goes_out), 0)::float8 as "refundedRappen"
  from (
    select method, amount_rappen,
      kind in ('refunded', 'reversed') or kind = 'corrected' and amount_rappen > 0 as goes_out
    from payment_entry where business_day between $1 and $2 and method <> 'none'
  ) entry group by method`

/**
 * What of the sale `id` came online, is held there, and came in cash, until it was reversed: what was paid back with a
 * reversal belongs to the day of the reversal. Only an order that was paid online is looked up here.
 */
export const paidOnlineSql = (id: string) => `left join lateral (
    select coalesce(sum(amount) filter (where way <> 'cash'), 0)::int as online,
      coalesce(sum(amount) filter (where way = 'held'), 0)::int as held,
      coalesce(sum(amount) filter (where way = 'cash'), 0)::int as cash
    from (
      select e.method::text as way, e.amount_rappen as amount from payment p join payment_entry e on e.payment_id = p.id
      where p.order_id = ${id} and e.kind <> 'reversed' and e.method <> 'none'
      union all
      select 'held', a.amount_rappen from payment_attempt a where a.order_id = ${id} and a.status = 'authorised'
    ) money where ${id} in (select order_id from payment_attempt where status in ('paid', 'authorised'))
  ) paid_online on true`

/** roundingOf() of balance.ts in SQL, for a sale beside paidOnlineSql: a test compares the two. */
export const roundingSql = `(case
  when total_rappen > online then round((total_rappen - online) / 5.0)
  when total_rappen < online and cash < 0 then floor((total_rappen - online) / 5.0)
  else (total_rappen - online) / 5.0 end * 5 - (total_rappen - online))::int`

// balanceOf() in SQL, for a day's orders at once.
const amounts = `
  select coalesce(sum(greatest(due - paid - waived, 0)), 0)::float8 as "toCollectRappen",
    coalesce(sum(paid), 0)::float8 as "collectedRappen",
    coalesce(sum(online - held), 0)::float8 as "onlineRappen",
    coalesce(sum(least(waived, greatest(due - paid, 0))), 0)::float8 as "voidRappen",
    coalesce(sum(greatest(paid - due, 0)), 0)::float8 as "toPayBackRappen",
    coalesce(sum(rounding), 0)::float8 as "roundingRappen"
  from (
    select total_rappen + ${roundingSql} as due, ${roundingSql} as rounding, online, held,
      coalesce(sum(e.amount_rappen) filter (where e.method <> 'none'), 0) as paid,
      coalesce(sum(e.amount_rappen) filter (where e.method = 'none'), 0) as waived
    from counted_order o ${paidOnlineSql('o.id')}
      left join payment p on p.order_id = o.id
      left join payment_entry e on e.payment_id = p.id and e.kind <> 'reversed'
    where o.business_day = $1 and o.is_sale group by o.id, o.total_rappen, online, held, cash
  ) sale`
