import { Manager, type Staff } from '@/lib/accounts/caller'
import { countMenuTasks } from '@/lib/menu/queries'
import { countPayBack } from '@/lib/orders/money/list-payments'
import { countStuck } from '@/lib/payments/unsettled'
import { db } from '@/lib/platform/db'
import { countOpenMessages } from '@/lib/shop/contact-messages'

export interface Tasks {
  /** Not accepted yet. */
  orders: number
  payBack: number
  messages: number
  declarations: number
}

const notTheirs = { messages: 0, declarations: 0 }

/** What waits behind the pages of the office; 0 for pages that the caller's role does not show. */
export async function countTasks(staff: Staff, now = new Date()): Promise<Tasks> {
  const [orders, payBack, stuck, ofManagers] = await Promise.all([
    db().order.count({ where: { status: 'received' } }),
    countPayBack(staff),
    countStuck(staff, now),
    staff instanceof Manager ? countForManager(staff, now) : notTheirs,
  ])
  return { orders, payBack: payBack + stuck, ...ofManagers }
}

async function countForManager(manager: Manager, now: Date) {
  const [messages, { openDeclarations }] = await Promise.all([countOpenMessages(manager), countMenuTasks(manager, now)])
  return { messages, declarations: openDeclarations }
}
