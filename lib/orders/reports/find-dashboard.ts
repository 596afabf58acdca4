import type { Staff } from '@/lib/accounts/caller'
import { snapshot } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { businessDayOf } from '@/lib/shop/hours/opening-hours'
import { kitchenStatuses, listed, openStatuses } from '@/lib/orders/status'
import { countUnsold } from './order-flow'
import { findTurnover } from './turnover'

export type Dashboard = Awaited<ReturnType<typeof findDashboard>>

interface Row {
  waiting: number
  longest: Date | null
  late: number
  making: number
}

export async function findDashboard(_staff: Staff, now = new Date()) {
  const day = businessDayOf(now)
  const today = { from: day, to: day }
  const [{ figures, unacceptedOrders, timedOutOrders }, { rows }] = await Promise.all([
    snapshot(async (reader) => ({
      figures: await findTurnover(reader, today),
      ...(await countUnsold(reader, today)),
    })),
    pool().query<Row>(underWay, [now]),
  ])
  const { waiting = 0, longest = null, late = 0, making = 0 } = rows[0] ?? {}
  return {
    day,
    figures,
    unacceptedOrders,
    timedOutOrders,
    waiting: { orders: waiting, longestMinutes: longest ? minutesBetween(longest, now) : 0 },
    late,
    inTheMaking: making,
  }
}

const underWay = `
  select count(*) filter (where status = 'received')::int as waiting,
    min(created_at) filter (where status = 'received') as longest,
    count(*) filter (where status in (${listed(kitchenStatuses)}) and promised_for < $1)::int as late,
    count(*) filter (where status <> 'received')::int as making
  from counted_order where status in (${listed(openStatuses)})`

function minutesBetween(from: Date, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - from.getTime()) / 60_000))
}
