import { beforeAll, describe, expect, test } from 'vitest'
import { blockCustomer } from '@/lib/accounts/block-customer'
import type { Manager } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { parseCursor } from '@/lib/platform/requests/pagination'
import { uuid } from '@/lib/platform/values/text'
import { sendContactMessage } from '@/lib/shop/contact/contact-messages'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { officeManager } from '@/lib/testing/shop/staff'
import { findCustomer } from './find-customer'
import { listCustomers } from './list-customers'

const friday = new Date('2027-05-07T10:15:00Z')
let manager: Manager

beforeAll(async () => {
  await createShop()
  manager = await officeManager()
})

async function named(firstname: string, lastname: string, email: string, phone = '+41 44 555 02 02') {
  const { userId } = await newCustomer({ phone })
  await db().user.update({ where: { id: userId }, data: { firstname, lastname, email } })
  return userId
}

async function found(search: string): Promise<string[]> {
  return (await listCustomers(manager, { search })).items.map(({ name }) => name)
}

describe('a search', () => {
  beforeAll(async () => {
    await named('Quendoline', 'Zurbriggen', 'q_zurbriggen@example.org', '+41 79 123 45 67')
    await named('Quirin', '100% Echt', 'quirin@example.org')
  })

  test.each([
    ['the beginning of the first name', 'quen', ['Quendoline Zurbriggen']],
    ['the last name', 'ZURB', ['Quendoline Zurbriggen']],
    ['both names', 'Zurbriggen Quen', ['Quendoline Zurbriggen']],
    ['the address', 'q_zur', ['Quendoline Zurbriggen']],
    ['an underscore, which is itself', 'quirin_', []],
    ['a per cent sign, which is itself', '100%', ['Quirin 100% Echt']],
    ['a phone number as it is said', '079 123 45 67', ['Quendoline Zurbriggen']],
    ['the end of a phone number', '4567', ['Quendoline Zurbriggen']],
    ['an unknown name', 'zzyzx', []],
  ])('for %s', async (_what, search, names) => {
    expect(await found(search)).toEqual(names)
  })
})

test('the list goes on behind its last row, without staff and without unconfirmed registrations', async () => {
  const { userId: staffId } = await signedIn('staff')
  const { id: unconfirmed } = await db().user.create({
    data: { email: 'nie@example.com', firstname: 'Nie', lastname: 'Da', passwordHash: '' },
  })
  const ids: string[] = []
  let next: string | null = ''
  while (next !== null) {
    const page: Awaited<ReturnType<typeof listCustomers>> = await listCustomers(
      manager,
      { cursor: parseCursor(next, uuid) ?? undefined },
      2,
    )
    ids.push(...page.items.map(({ id }) => id))
    next = page.next
  }
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toHaveLength(await db().user.count({ where: { role: 'customer', verifiedAt: { not: null } } }))
  for (const id of [staffId, unconfirmed]) expect(ids).not.toContain(id)
})

test('a customer’s page says what was ordered, what was written, what was agreed to, and whether they are blocked', async () => {
  const { caller, userId, email } = await newCustomer()
  await db().user.update({ where: { id: userId }, data: { termsAcceptedAt: friday } })
  const { orderId } = await order(caller, {}, friday)
  const { orderId: rejected } = await order(caller, {}, friday)
  await db().order.update({ where: { id: rejected }, data: { status: 'rejected' } })
  await db().order.update({ where: { id: orderId }, data: { status: 'accepted' } })
  const push = { orderId, endpoint: 'https://push.example.com/1', p256dh: 'p', auth: 'a', language: 'de' }
  await db().pushSubscription.create({ data: { ...push, createdAt: friday } })
  const form = {
    fullName: 'Ana Muster',
    email: email.toUpperCase(),
    message: 'Gibt es Rösti?',
    subject: 'general',
  } as const
  await sendContactMessage(form, { language: 'de' })
  await blockCustomer(manager, userId, { reason: 'Holt nie ab', now: friday })
  expect(await findCustomer(manager, userId)).toMatchObject({
    email,
    hasPassword: true,
    termsAcceptedAt: friday,
    billing: { phone: '+41 44 555 02 02' },
    block: { reason: 'Holt nie ab', blockedAt: friday, blockedBy: { firstname: 'Ana' } },
    figures: { soldOrders: 1, orders: 1, turnoverRappen: 3780 },
    sums: [
      { status: 'accepted', count: 1, totalRappen: 3780 },
      { status: 'rejected', count: 1, totalRappen: 3780 },
    ],
    messages: [{ message: 'Gibt es Rösti?' }],
    pushes: { count: 1, since: friday },
  })
  const { items } = await listCustomers(manager, { state: 'blocked' })
  expect(items).toMatchObject([{ id: userId, isBlocked: true, orders: 1, turnoverRappen: 3780 }])
})

test('no customer is found by the id of a member of staff, by an unknown id, or by none', async () => {
  const { userId } = await signedIn('staff')
  for (const id of [userId, '00000000-0000-4000-8000-000000000000', '%', ''])
    expect(await findCustomer(manager, id)).toBeNull()
})
