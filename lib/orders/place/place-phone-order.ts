import type { Staff } from '@/lib/accounts/caller'
import { blankProfile } from '@/lib/accounts/profile/profile'
import type { Language } from '@/lib/i18n/language'
import { findPortionsLeft } from '@/lib/menu/availability/portions'
import type { Billing } from '@/lib/orders/billing'
import { findOrders, type OrderRecord } from '@/lib/orders/order'
import { findItemsOnSale } from '@/lib/orders/quote/quote-inputs'
import { staffView, type StaffOrderView } from '@/lib/orders/read/staff-order-view'
import { findKitchen } from '@/lib/orders/quote/find-kitchen'
import { db } from '@/lib/platform/database/db'
import { Refusal } from '@/lib/platform/refusal'
import { currentShop } from '@/lib/shop/queries'
import { cashOnDelivery } from '@/lib/orders/payment-methods'
import { isSameRequest, type NewOrderRequest } from './new-order'
import { placeChecked } from './place-order'

export interface PhoneOrderRequest
  extends
    Omit<NewOrderRequest, 'paymentMethod'>,
    Partial<Pick<Billing, 'streetAddress' | 'addressLine2' | 'postcode' | 'city'>> {
  name: string
  phone: string
  email?: string | undefined
}

/** Under the rules of a guest's order. The same payment_id is the same order, also from a colleague. */
export async function placePhoneOrder(
  staff: Staff,
  sent: PhoneOrderRequest,
  { language, now = new Date() }: { language: Language; now?: Date },
): Promise<StaffOrderView> {
  const request = { ...sent, paymentMethod: cashOnDelivery }
  const profile = profileOf(sent)
  const shop = await currentShop()
  // Before the earlier order, as for a guest's.
  const [menuItems, portionsLeft, kitchen] = await Promise.all([
    findItemsOnSale(request.items, { shop, now }),
    findPortionsLeft(now),
    findKitchen(shop, now),
  ])
  const earlier = await findPlaced(request.paymentId)
  if (earlier) return repeated(earlier, { request, profile, now })
  if (!shop.openedAt) throw new Refusal('shop_not_open')
  await placeChecked({
    ...{ customer: null, byPhone: true, profile, request, language, shop, now, menuItems, portionsLeft, kitchen },
    ...{ limits: unlimited, byUserId: staff.userId, mailTo: profile.contactEmail },
  })
  const placed = await findPlaced(request.paymentId)
  if (!placed) throw new Error(`the phone order ${request.paymentId} is gone`)
  return repeated(placed, { request, profile, now })
}

const unlimited = { mostOpen: 0, mostAnHour: 0 }

/** A pickup keeps no address. */
function profileOf(sent: PhoneOrderRequest): Billing {
  const { name, phone, email = '', streetAddress = '', addressLine2 = '', postcode = '', city = '' } = sent
  const person = { ...blankProfile, ...partsOf(name), phone, contactEmail: email }
  return sent.fulfilment === 'delivery' ? { ...person, streetAddress, addressLine2, postcode, city } : person
}

/** Orders are searched by their beginnings, and written one after the other. */
function partsOf(name: string): Pick<Billing, 'firstname' | 'lastname'> {
  const words = name.split(/\s+/)
  return { firstname: words.slice(0, -1).join(' '), lastname: words.at(-1) ?? '' }
}

async function findPlaced(paymentId: string): Promise<OrderRecord | null> {
  const [order] = await findOrders(db(), { where: { byPhone: true, paymentId } })
  return order ?? null
}

interface Repetition {
  request: NewOrderRequest
  profile: Billing
  now: Date
}

async function repeated(order: OrderRecord, { request, profile, now }: Repetition): Promise<StaffOrderView> {
  const view = await staffView(order, now)
  if (!isSameRequest(order, { request, copy: profile })) throw new Refusal('idempotency_conflict', { data: view })
  return view
}
