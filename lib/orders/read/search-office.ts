import { Manager, type Staff } from '@/lib/accounts/caller'
import { listItemsNamed, type NamedItem } from '@/lib/menu/queries'
import { listCustomers, type CustomerRow } from '@/lib/orders/customers/list-customers'
import type { StaffOrderView } from '@/lib/orders/staff-order-view'
import { listOrders } from './list-orders'

const mostOfAKind = 5

export interface OfficeFinds {
  orders: StaffOrderView[]
  customers: CustomerRow[]
  menuItems: NamedItem[]
}

/** What the staff look for by a word: of each kind the newest five, and nothing of the kinds their role does not show. */
export async function searchOffice(staff: Staff, search: string, now = new Date()): Promise<OfficeFinds> {
  const manager = staff instanceof Manager ? staff : null
  const [orders, customers, menuItems] = await Promise.all([
    listOrders(staff, { search, limit: mostOfAKind }, now),
    manager ? listCustomers(manager, { search }, mostOfAKind) : { items: [] },
    manager ? listItemsNamed(search, mostOfAKind) : [],
  ])
  return { orders: orders.items, customers: customers.items, menuItems }
}
