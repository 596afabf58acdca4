import type { Staff } from '@/lib/accounts/caller'
import { pool } from '@/lib/platform/db'
import { businessDayOf } from '@/lib/shop/opening-hours'

export interface Dashboard {
  day: string
  /** Accepted ones of the business day. */
  orders: number
  revenueRappen: number
  averageRappen: number
  /** Nobody has accepted them yet. */
  waiting: { orders: number; longestMinutes: number }
  /** Promised for earlier than now, but not ready. */
  late: number
  /** Accepted to out for delivery. */
  inTheMaking: number
}

interface Row {
  orders: number
  revenue: number
  waiting: number
  longest: Date | null
  late: number
  making: number
}

/** Today's figures, and what needs somebody now. */
export async function findDashboard(_staff: Staff, now = new Date()): Promise<Dashboard> {
  const day = businessDayOf(now)
  const { rows } = await pool().query<Row>(figures, [day, now])
  const { orders = 0, revenue = 0, waiting = 0, longest = null, late = 0, making = 0 } = rows[0] ?? {}
  return {
    day,
    orders,
    revenueRappen: revenue,
    averageRappen: orders > 0 ? Math.round(revenue / orders) : 0,
    waiting: { orders: waiting, longestMinutes: longest ? minutesBetween(longest, now) : 0 },
    late,
    inTheMaking: making,
  }
}

const figures = `
  select today.*, now.* from (
    select count(*)::int as orders, coalesce(sum(total_rappen), 0)::float8 as revenue
    from counted_order where business_day = $1 and is_sale
  ) today, (
    select count(*) filter (where status = 'received')::int as waiting,
      min(created_at) filter (where status = 'received') as longest,
      count(*) filter (where status in ('accepted', 'preparing') and promised_for < $2)::int as late,
      count(*) filter (where status <> 'received')::int as making
    from counted_order where status in ('received', 'accepted', 'preparing', 'ready', 'out_for_delivery')
  ) now`

function minutesBetween(from: Date, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - from.getTime()) / 60_000))
}
