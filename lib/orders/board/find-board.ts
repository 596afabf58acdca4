import type { Staff } from '@/lib/accounts/caller'
import { currentShop } from '@/lib/shop/current-shop'
import { isOpenAt } from '@/lib/shop/opening-hours'
import { isRunning, leadMinutes } from '@/lib/shop/slots'
import type { Board } from './board'
import { listBoard } from '@/lib/orders/read/list-orders'

export async function findBoard(staff: Staff, now = new Date()): Promise<Board> {
  const [orders, shop] = await Promise.all([listBoard(staff), currentShop()])
  const hasExtra = isRunning(shop.extraLeadUntil, now)
  return {
    now: now.toISOString(),
    orders,
    kitchen: {
      is_open: isOpenAt(shop.hours, shop.closures, now),
      paused_until: (isRunning(shop.pausedUntil, now) && shop.pausedUntil?.toISOString()) || null,
      extra_lead_minutes: hasExtra ? shop.extraLeadMinutes : 0,
      extra_lead_until: (hasExtra && shop.extraLeadUntil?.toISOString()) || null,
      lead_minutes: {
        pickup: leadMinutes(shop, { fulfilment: 'pickup', now }),
        delivery: leadMinutes(shop, { fulfilment: 'delivery', now }),
      },
      alarm_minutes: shop.alarmMinutes,
    },
    session_ends_at: staff.sessionEndsAt.toISOString(),
  }
}
