import type { Queryable } from '@/lib/platform/pool'
import { listed, refusedStatuses, stepReasons } from '@/lib/orders/status'
import type { Period } from './period'

export interface UnsoldOrders {
  unacceptedOrders: number
  refusedOrders: number
}

export async function countUnsold(reader: Queryable, { from, to }: Period): Promise<UnsoldOrders> {
  const { rows } = await reader.query<UnsoldOrders>(
    `select count(*) filter (where status = 'received')::int as "unacceptedOrders",
       count(*) filter (where status in (${listed(refusedStatuses)}))::int as "refusedOrders"
     from counted_order where business_day between $1 and $2`,
    [from, to],
  )
  return rows[0] ?? { unacceptedOrders: 0, refusedOrders: 0 }
}

export const refusedReasons = [...stepReasons, 'by_customer', 'by_shop'] as const
export type RefusedReason = (typeof refusedReasons)[number]

export interface RefusedOrders {
  status: 'rejected' | 'cancelled'
  reason: RefusedReason
  orders: number
}

export async function findRefusedOrders(reader: Queryable, { from, to }: Period): Promise<RefusedOrders[]> {
  const { rows } = await reader.query<RefusedOrders>(
    `select status, case when status = 'rejected' then coalesce(last.reason, 'other')
         when last.by_device_id is null and (last.by_user_id is null or last.by_user_id = customer_id) then 'by_customer'
         else 'by_shop' end as reason, count(*)::int as orders
     from counted_order o left join lateral (
       select reason, by_user_id, by_device_id from status_change
       where order_id = o.id and undone_at is null order by id desc limit 1
     ) last on true
     where business_day between $1 and $2 and status in (${listed(refusedStatuses)}) group by 1, 2 order by 1, 3 desc, 2`,
    [from, to],
  )
  return rows
}

export interface Minutes {
  orders: number
  median: number | null
  /** Nine of ten were at least as quick. */
  ninetieth: number | null
}

export interface FlowTimes {
  toAccept: Minutes
  toReady: Minutes
}

interface FlowRow {
  accepted: number
  ready: number
  toAccept: [number, number] | null
  toReady: [number, number] | null
}

/** Only orders for at once, and only steps of the same business day: later ones say nothing about the kitchen. */
export async function findFlowTimes(reader: Queryable, { from, to }: Period): Promise<FlowTimes> {
  const { rows } = await reader.query<FlowRow>(flow, [from, to])
  const { accepted = 0, ready = 0, toAccept = null, toReady = null } = rows[0] ?? {}
  return { toAccept: minutesOf(accepted, toAccept), toReady: minutesOf(ready, toReady) }
}

function minutesOf(orders: number, found: [number, number] | null): Minutes {
  const [median = null, ninetieth = null] = (found ?? []).map((minutes) => Math.round(minutes * 10) / 10)
  return { orders, median, ninetieth }
}

const flow = `
  select count(accept)::int as accepted, count(ready)::int as ready,
    percentile_cont(array[0.5, 0.9]) within group (order by accept) as "toAccept",
    percentile_cont(array[0.5, 0.9]) within group (order by ready) as "toReady"
  from (
    select extract(epoch from accepted_at - created_at)::float8 / 60 as accept,
      extract(epoch from ready_at - accepted_at)::float8 / 60 as ready
    from (
      select o.created_at, min(c.at) filter (where c.status = 'accepted') as accepted_at,
        min(c.at) filter (where c.status = 'ready') as ready_at
      from counted_order o join status_change c on c.order_id = o.id
      where o.business_day between $1 and $2 and is_sale and requested_for is null
        and c.status in ('accepted', 'ready') and c.undone_at is null
        and c.at < (o.business_day + interval '1 day 5 hours') at time zone 'Europe/Zurich'
      group by o.id, o.created_at
    ) moments
  ) minutes`
