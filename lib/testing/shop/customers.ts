import { randomUUID } from 'node:crypto'
import { db } from '@/lib/platform/database/db'
import type { Customer } from '@/lib/accounts/caller'
import type { OrderView } from '@/lib/orders/read/order-view'
import { placeOrder } from '@/lib/orders/place/place-order'
import { fromWire } from '@/app/api/v1/http/wire'
import type { NewOrderRequest } from '@/lib/orders/place/new-order'
import type { PhoneOrderRequest } from '@/lib/orders/place/place-phone-order'
import { createOrderBody, phoneOrderBody } from '@/lib/orders/schema'
import { signedIn, type Person } from './people'

/** A customer whose billing profile is filled in. */
export async function newCustomer(
  profile: { postcode?: string; phone?: string; country?: string } = {},
): Promise<Person> {
  const person = await signedIn()
  await db().billingProfile.create({
    data: {
      userId: person.userId,
      firstname: 'Ana',
      lastname: 'Muster',
      contactEmail: person.email,
      phone: '+41 44 555 02 02',
      streetAddress: 'Badenerstrasse 99',
      postcode: '8004',
      city: 'Zürich',
      ...profile,
    },
  })
  return person
}

/** Two burgers for pickup, as the specification's client sends them. */
export function twoBurgers(change: Record<string, unknown> = {}): NewOrderRequest {
  const body = createOrderBody.parse({
    payment_id: `pay_${randomUUID()}`,
    payment_method: 'Cash on Delivery',
    payment_status_id: 16,
    total_amount: '37.80',
    currency: 'CHF',
    items: [{ name: 'Limmat Burger', quantity: 2, price: 18.9, subtotal: 37.8 }],
    ...change,
  })
  return fromWire(createOrderBody, body)
}

/** The same, as the staff type it in for a guest who calls. */
export function burgersByPhone(change: Record<string, unknown> = {}): PhoneOrderRequest {
  const body = phoneOrderBody.parse({
    payment_id: `phone_${randomUUID()}`,
    name: 'Rosa Keller',
    phone: '044 555 03 03',
    total_amount: '37.80',
    items: [{ name: 'Limmat Burger', quantity: 2 }],
    ...change,
  })
  return fromWire(phoneOrderBody, body)
}

export function order(customer: Customer, change: Record<string, unknown> = {}, now?: Date): Promise<OrderView> {
  return placeOrder(customer, twoBurgers(change), { language: 'de', ...(now && { now }) })
}
