import { authorOf, type Staff } from '@/lib/accounts/caller'
import { blankProfile } from '@/lib/accounts/profile/profile'
import type { Language } from '@/lib/i18n/language'
import { findPortionsLeft } from '@/lib/menu/availability/portions'
import type { Billing } from '@/lib/orders/billing'
import { bookEntries } from '@/lib/orders/money/book-entries'
import { giveReceipt } from '@/lib/orders/money/receipt'
import { findOrders, type OrderRecord } from '@/lib/orders/order'
import { sumOfFees, type Courier, type Fee } from '@/lib/orders/outside'
import { cashOnDelivery, paidAtPartner } from '@/lib/orders/payment-methods'
import { findKitchen } from '@/lib/orders/quote/find-kitchen'
import type { OrderRequest } from '@/lib/orders/quote/quote-order'
import { findItemsOnSale } from '@/lib/orders/quote/quote-inputs'
import { staffView, type StaffOrderView } from '@/lib/orders/read/staff-order-view'
import { db, type Tx } from '@/lib/platform/database/db'
import { Refusal } from '@/lib/platform/refusal'
import { currentShop } from '@/lib/shop/queries'
import { isSameRequest, type NewOrderRequest } from './new-order'
import { placeChecked, type Checking } from './place-order'

type GuestAddress = Pick<Billing, 'streetAddress' | 'addressLine2' | 'postcode' | 'city'>

export interface InjectedOrder extends OrderRequest {
  source: string
  externalId: string
  guest?: (Partial<GuestAddress> & { name?: string; phone?: string; notes?: string }) | undefined
  payment: { method: 'partner' | 'cash'; amountRappen?: number | undefined }
  fees?: Fee[] | undefined
  courier?: Partial<Courier> | undefined
}

interface InjectingContext {
  language: Language
  now?: Date
}

/**
 * Under the rules of an order on the phone: one for as soon as possible is never refused for capacity. The same id of the
 * same source is the same order. A key for tests places orders of which kitchen, books and guest hear nothing.
 */
export async function placeInjectedOrder(
  staff: Staff,
  sent: InjectedOrder,
  { language, now = new Date() }: InjectingContext,
): Promise<StaffOrderView> {
  const isTest = staff.key?.isTest ?? false
  const repetition = { request: requestOf(sent), profile: profileOf(sent), isTest, now }
  const earlier = await findRepeated(repetition)
  if (earlier) return earlier
  try {
    await place(staff, repetition, language)
  } catch (error) {
    // Sent twice at once, the first may have taken the last portion or place.
    const meanwhile = error instanceof Refusal && (await findRepeated(repetition))
    if (!meanwhile) throw error
    return meanwhile
  }
  const placed = await findRepeated(repetition)
  if (!placed) throw new Error(`the order ${sent.externalId} of ${sent.source} is gone`)
  return placed
}

const unlimited = { mostOpen: 0, mostAnHour: 0 }

async function place(staff: Staff, { request, profile, isTest, now }: Repetition, language: Language): Promise<void> {
  const shop = await currentShop()
  if (!shop.openedAt && !isTest) throw new Refusal('shop_not_open')
  const [menuItems, portionsLeft, kitchen] = await Promise.all([
    findItemsOnSale(request.items, { shop, now }),
    findPortionsLeft(now),
    findKitchen(shop, now),
  ])
  const payingBy = request.outside.method === 'partner' ? paidAtPartner : cashOnDelivery
  const beside: Checking['beside'] = (tx, order) => collectAtPartner(tx, order, { staff, shop, now })
  await placeChecked({
    ...{ customer: null, isTest, profile, request, payingBy, language, shop, now, menuItems, portionsLeft, kitchen },
    ...{ limits: unlimited, byUserId: staff.userId, mailTo: '', beside },
  })
}

interface Collecting {
  staff: Staff
  shop: Checking['shop']
  now: Date
}

async function collectAtPartner(tx: Tx, order: OrderRecord, { staff, shop, now }: Collecting): Promise<void> {
  const { paymentMethod, payment, totalRappen: amountRappen } = order
  if (paymentMethod !== paidAtPartner || !payment || amountRappen === 0) return
  const taken = { kind: 'collected', method: 'partner', amountRappen, reference: order.externalId ?? '' } as const
  const booked = await bookEntries(tx, order, () => [taken], { by: authorOf(staff), now })
  await giveReceipt(tx, booked, { shop, now })
}

type InjectedRequest = NewOrderRequest & Required<Pick<NewOrderRequest, 'outside'>>

function requestOf(sent: InjectedOrder): InjectedRequest {
  const { source, externalId, items, fulfilment, requestedFor = null, guest, payment, fees = [], courier } = sent
  const { method, amountRappen } = payment
  const fetchedBy = courier && { name: '', phone: '', at: null, link: '', ...courier }
  return {
    ...{ items, fulfilment, requestedFor, paymentId: externalId, orderNotes: guest?.notes ?? '' },
    paymentMethod: method === 'partner' ? paidAtPartner : cashOnDelivery,
    // What the fees explain; a tip is in what was taken, and in no price.
    totalAmountRappen: amountRappen === undefined ? null : amountRappen - sumOfFees(fees),
    outside: { source, externalId, method, fees, courier: fetchedBy ?? null },
  }
}

function profileOf({ fulfilment, guest = {} }: InjectedOrder): Billing {
  const { name = '', phone = '', streetAddress = '', addressLine2 = '', postcode = '', city = '' } = guest
  const words = name.split(/\s+/)
  const named = { firstname: words.slice(0, -1).join(' '), lastname: words.at(-1) ?? '' }
  const person = { ...blankProfile, ...named, phone }
  return fulfilment === 'delivery' ? { ...person, streetAddress, addressLine2, postcode, city } : person
}

interface Repetition {
  request: InjectedRequest
  profile: Billing
  isTest: boolean
  now: Date
}

async function findRepeated({ request, profile, isTest, now }: Repetition): Promise<StaffOrderView | null> {
  const { source, externalId } = request.outside
  const [order] = await findOrders(db(), { where: { source, externalId, isTest } })
  if (!order) return null
  const view = await staffView(order, now)
  if (!isSameRequest(order, { request, copy: profile })) throw new Refusal('idempotency_conflict', { data: view })
  return view
}
