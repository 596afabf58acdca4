import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { retainedSince } from '@/lib/platform/retention'
import { asOwner } from '@/lib/testing/shop/as-owner'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { checkKitchen } from '@/lib/testing/database/check-kitchen'
import { blocksRead } from '@/lib/testing/database/database-reads'
import { addManyCustomers } from '@/lib/testing/shop/many-customers'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { administrator } from '@/lib/testing/shop/staff'
import { rowsThatSay, wholeDatabase } from '@/lib/testing/database/whole-database'
import { findDayReport } from '@/lib/orders/reports/day-report'
import { placeTestOrder } from '@/lib/orders/place/place-test-order'
import { sweep } from './sweep'

const friday = new Date('2027-05-07T10:15:00Z')

beforeAll(async () => {
  await createShop()
})
beforeEach(async () => {
  // The database looks at its own clock before it lets one go, not at the one of these tests.
  await asOwner('truncate audit_entry')
  await db().order.deleteMany()
  await db().user.deleteMany({ where: { role: 'customer' } })
  await db().outboxMail.deleteMany()
  await db().kitchenQuarter.deleteMany()
})

describe('an order', () => {
  test('names its person for a year, and is in the books as before without them', async () => {
    const admin = await administrator()
    const { caller } = await newCustomer()
    const { orderId: id } = await order(caller, { order_notes: 'Glocke links' }, friday)
    await db().order.update({ where: { id }, data: { status: 'accepted' } })
    await db().outboxMail.updateMany({ data: { sentAt: friday, subject: '', text: '', html: '' } })
    const booked = await findDayReport(admin, '2027-05-07')
    expect(await sweep(new Date('2028-05-07T10:00:00Z'))).toMatchObject({ personsOfOrders: 0 })
    expect(await sweep(new Date('2028-05-08T10:00:00Z'))).toMatchObject({ personsOfOrders: 1, orders: 0 })
    expect(rowsThatSay(await ordersOnly(), ['Ana', 'Muster', 'Badenerstrasse', '555 02 02', 'Glocke'])).toEqual([])
    expect(await findDayReport(admin, '2027-05-07')).toEqual(booked)
    expect(await db().order.findUnique({ where: { id } })).toMatchObject({ customerId: caller.userId })
  })

  test('stays ten years from the end of its business year', async () => {
    await order((await newCustomer()).caller, {}, friday)
    await sweep(new Date('2029-01-01T10:00:00Z'))
    expect(await sweep(new Date('2037-12-31T22:59:00Z'))).toMatchObject({ orders: 0 })
    expect(await sweep(new Date('2037-12-31T23:01:00Z'))).toMatchObject({ orders: 1 })
    expect(await db().order.count()).toBe(0)
  })

  test('is taken by one of two processes', async () => {
    await order((await newCustomer()).caller, {}, friday)
    const later = new Date('2028-06-01T10:00:00Z')
    const swept = await Promise.all([sweep(later), sweep(later)])
    expect(swept.filter(({ personsOfOrders }) => personsOfOrders === 1)).toHaveLength(1)
  })
})

test('an order that the staff placed to try the shop out goes after a week, also from the board', async () => {
  const manager = await administrator()
  await placeTestOrder(manager, { language: 'de', now: friday })
  await order((await newCustomer()).caller, {}, friday)
  await sweep(after(6.9))
  expect(await db().order.count({ where: { isTest: true } })).toBe(1)
  await sweep(after(7.1))
  expect(await db().order.findMany({ select: { isTest: true } })).toEqual([{ isTest: false }])
  await placeTestOrder(manager, { language: 'de', now: after(7.1) })
})

test('what a quarter of an hour has held goes after a week, and what is ahead stays', async () => {
  await order((await newCustomer()).caller, {}, friday)
  await order((await newCustomer()).caller, {}, after(7))
  const quarters = () => db().kitchenQuarter.count({ where: { points: { gt: 0 } } })
  await sweep(after(6.9))
  expect(await quarters()).toBe(2)
  await sweep(after(7.1))
  expect(await quarters()).toBe(1)
  await checkKitchen({ since: after(0.1) })
})

async function ordersOnly(): Promise<string[]> {
  const dump = await wholeDatabase()
  return dump.filter((row) => /^(orders|order_line|status_change|outbox_mail): /.test(row))
}

function after(days: number): Date {
  return new Date(friday.getTime() + days * 86_400_000)
}

describe('a registration', () => {
  const person = { email: 'nie@example.com', passwordHash: 'x', firstname: 'Nie', lastname: 'Da', createdAt: friday }

  test('that is not confirmed ends after seven days, counted from the last try', async () => {
    await db().user.create({ data: { ...person, termsAcceptedAt: after(3) } })
    await sweep(after(9))
    expect(await db().user.count({ where: { email: person.email } })).toBe(1)
    await sweep(after(11))
    expect(await db().user.count({ where: { email: person.email } })).toBe(0)
  })

  test('that was confirmed stays', async () => {
    await db().user.create({ data: { ...person, verifiedAt: friday } })
    await sweep(after(4000))
    expect(await db().user.count({ where: { email: person.email } })).toBe(1)
  })
})

test('a customer without a password goes a year after the last visit, when no order needs them', async () => {
  const { caller, userId } = await newCustomer()
  await order(caller, {}, friday)
  const guest = { passwordHash: null, lastSeenAt: friday, createdAt: friday }
  await db().user.update({ where: { id: userId }, data: guest })
  await sweep(new Date('2028-05-07T10:00:00Z'))
  expect(await db().user.count({ where: { id: userId } })).toBe(1)
  await sweep(new Date('2028-05-08T10:00:00Z'))
  expect(await db().user.count({ where: { id: userId } })).toBe(0)
  expect(await db().order.count({ where: { customerId: null } })).toBe(1)
})

test('staff and administrators stay, however long ago they were seen', async () => {
  const { userId } = await signedIn('staff')
  await sweep(after(4000))
  expect(await db().user.count({ where: { id: userId } })).toBe(1)
})

describe('of many that are due', () => {
  const due = 1200
  const registered = `
    insert into users (id, email, firstname, lastname, created_at)
    select gen_random_uuid(), 'bot' || n || '@example.com', 'Bot', 'Bot', '2027-05-07' from generate_series(1, ${due}) n`

  beforeEach(async () => {
    await asOwner(
      registered,
      'create table gone (at_once xid8, idle text)',
      `create function note_gone() returns trigger security definer language plpgsql as $$ begin
         if old.email = 'bot700@example.com' then raise 'stays'; end if;
         insert into gone values (pg_current_xact_id(), current_setting('idle_session_timeout'));
         return old;
       end $$`,
      'create trigger users_gone before delete on users for each row execute function note_gone()',
    )
    return () => asOwner('drop trigger users_gone on users', 'drop function note_gone', 'drop table gone')
  })

  test('one that does not go is named, and keeps neither the others nor another kind', async () => {
    await db().user.create({
      data: { email: 'guest@example.com', firstname: 'G', lastname: 'G', verifiedAt: friday, createdAt: friday },
    })
    await expect(sweep(after(400))).rejects.toThrow('unconfirmedRegistrations')
    expect(await db().user.findMany({ where: { role: 'customer' }, select: { email: true } })).toEqual([
      { email: 'bot700@example.com' },
    ])
  })

  test('some hundred go at once', async () => {
    await expect(sweep(after(9))).rejects.toThrow('unconfirmedRegistrations')
    const { rows } = await pool().query<{ most: number; sum: number }>(
      'select max(n)::int as most, sum(n)::int as sum from (select count(*) as n from gone group by at_once) portion',
    )
    expect(rows).toEqual([{ most: 500, sum: due - 1 }])
  })

  test('a run whose connection is lost ends, and the next one goes on', async () => {
    await asOwner(
      `create function lose() returns trigger language plpgsql as $$ begin
         perform pg_terminate_backend(pg_backend_pid());
         return null;
       end $$`,
      'create trigger users_lost after delete on users for each statement execute function lose()',
    )
    await expect(sweep(after(9))).rejects.toThrow(/connection/i)
    await asOwner('drop trigger users_lost on users', 'drop function lose')
    await expect(sweep(after(9))).rejects.toThrow('unconfirmedRegistrations')
    expect(await db().user.count({ where: { role: 'customer' } })).toBe(1)
  })

  test('a process that hangs does not stay the one that sweeps', async () => {
    await expect(sweep(after(9))).rejects.toThrow('unconfirmedRegistrations')
    expect((await pool().query('select distinct idle from gone')).rows).toEqual([{ idle: '1min' }])
  })
})

describe('each on its day', () => {
  const message = { fullName: 'Ana', email: 'ana@example.com', subject: 'general', message: 'Hallo', language: 'de' }
  const mail = { template: 'code', toAddress: 'ana@example.com', subject: '', text: '', html: '' }

  beforeEach(async () => {
    await db().contactMessage.deleteMany()
    await db().rateLimit.deleteMany()
    const { userId } = await signedIn('customer', friday)
    await db().oneTimeCode.create({ data: { userId, purpose: 'sign_in', codeHash: '', expiresAt: friday } })
    await db().session.updateMany({ data: { expiresAt: friday } })
    const createdAt = friday
    await db().contactMessage.createMany({
      data: [
        { ...message, createdAt, answeredAt: friday },
        { ...message, createdAt },
      ],
    })
    await db().customerBlock.deleteMany()
    await db().customerBlock.create({ data: { emailHash: 'x', reason: '', blockedAt: friday } })
    await db().outboxMail.createMany({ data: [{ ...mail, sentAt: friday }, { ...mail, givenUpAt: friday }, mail] })
    await db().pageView.deleteMany()
    await db().pageView.create({ data: { day: new Date('2027-05-07'), page: 'home', views: 3 } })
    await db().rateLimit.create({ data: { key: 'login:x', points: 1, expire: BigInt(friday.getTime()) } })
  })

  /** How many there are of each; one message is unanswered, one mail has not left, the block is of no account. */
  async function counts() {
    return {
      sessions: await db().session.count(),
      tries: await db().rateLimit.count(),
      codes: await db().oneTimeCode.count(),
      mails: await db().outboxMail.count(),
      messages: await db().contactMessage.count(),
      views: await db().pageView.count(),
      blocks: await db().customerBlock.count(),
    }
  }

  const all = { sessions: 1, tries: 1, codes: 1, mails: 3, messages: 2, views: 1, blocks: 1 }
  const without = (gone: Partial<typeof all>) => ({ ...all, sessions: 0, tries: 0, ...gone })

  test.each([
    [friday, all],
    [after(0.5), without({})],
    [after(1.1), without({ codes: 0 })],
    [after(29.9), without({ codes: 0 })],
    [after(30.1), without({ codes: 0, mails: 1 })],
    [new Date('2028-05-06T21:59:00Z'), without({ codes: 0, mails: 1 })],
    [new Date('2028-05-08T21:59:00Z'), without({ codes: 0, mails: 1, messages: 1, blocks: 0 })],
    [new Date('2029-05-06T21:59:00Z'), without({ codes: 0, mails: 1, messages: 1, blocks: 0 })],
    [new Date('2029-05-07T21:59:00Z'), without({ codes: 0, mails: 1, messages: 1, blocks: 0 })],
    [new Date('2029-05-07T22:01:00Z'), without({ codes: 0, mails: 1, messages: 0, views: 0, blocks: 0 })],
  ])('what is left at %o', async (now, left) => {
    await sweep(now)
    expect(await counts()).toEqual(left)
  })
})

test('what was changed stays ten years', async () => {
  const now = new Date()
  const past = retainedSince('auditEntries', now)
  const entry = { subject: 'shop', action: 'changed' }
  await db().auditEntry.createMany({
    data: [
      { ...entry, subjectId: 'older', at: new Date(past.getTime() - 1) },
      { ...entry, subjectId: 'younger', at: past },
    ],
  })
  await sweep(now)
  expect(await db().auditEntry.findMany({ select: { subjectId: true } })).toEqual([{ subjectId: 'younger' }])
})

test('a year ends on the same day of the calendar, a business year on New Year in Zurich', () => {
  const now = new Date('2037-03-29T22:30:00Z')
  expect(retainedSince('personsOfOrders', now)).toEqual(new Date('2036-03-29T23:00:00Z'))
  expect(retainedSince('orders', now)).toEqual(new Date('2026-12-31T23:00:00Z'))
  expect(retainedSince('orders', new Date('2036-12-31T23:30:00Z'))).toEqual(new Date('2026-12-31T23:00:00Z'))
})

// The last one: forty thousand orders take too long to go before each other test.
test('an hour in which nothing is due looks through no accounts', async () => {
  await addManyCustomers()
  expect(await blocksRead(() => sweep(new Date('2025-01-02T10:00:00Z')))).toBeLessThan(60)
})
