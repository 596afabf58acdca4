import { Manager, type Staff } from '@/lib/accounts/caller'
import { countMenuTasks, listItemsNamed } from '@/lib/menu/queries'
import { listCustomers } from '@/lib/orders/customers/list-customers'
import { countPayBack } from '@/lib/orders/read/list-payments'
import { countStuck } from '@/lib/orders/money/online/unsettled'
import { db } from '@/lib/platform/database/db'
import { countOpenMessages } from '@/lib/shop/contact/contact-messages'
import { listOrders } from '@/lib/orders/read/list-orders'

const mostOfAKind = 5

/** What the staff look for by a word: of each kind the newest five, and nothing of the kinds their role does not show. */
export async function searchOffice(staff: Staff, search: string, now = new Date()) {
  const manager = staff instanceof Manager ? staff : null
  const [orders, customers, menuItems] = await Promise.all([
    listOrders(staff, { search, limit: mostOfAKind }, now),
    manager ? listCustomers(manager, { search }, mostOfAKind) : { items: [] },
    manager ? listItemsNamed(search, mostOfAKind) : [],
  ])
  return { orders: orders.items, customers: customers.items, menuItems }
}

const notTheirs = { messages: 0, declarations: 0 }

/** What waits behind the pages of the office; 0 for pages that the caller's role does not show. */
export async function countTasks(staff: Staff, now = new Date()) {
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
