import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Admin, Staff } from '../accounts/caller'
import { db } from '@/lib/platform/db'
import { kitchenHours, officeHours } from '../testing/specified-hours'
import { administrator, kitchenHand } from '../testing/staff'
import { extendLeadTime } from './extend-lead-time'
import { pauseOrdering } from './pause-ordering'
import { findShop } from './queries'
import { settings } from './settings-schema'
import { shopAt } from './shop-at'
import { updateShop } from './update-shop'

const evening = new Date('2026-11-20T19:00:00+01:00')
let admin: Admin
let hand: Staff

beforeAll(async () => {
  admin = await administrator()
  hand = await kitchenHand()
})

beforeEach(async () => {
  await db().shop.deleteMany()
  await db().openingHours.deleteMany()
  await db().closure.deleteMany()
  await db().deliveryZone.deleteMany()
  await db().auditEntry.deleteMany()
})

describe('the settings', () => {
  it('are blank, not missing, before anybody set them', async () => {
    expect(await findShop()).toMatchObject({ name: '', pickup_minimum: 25, delivery_minimum: null, hours: [] })
  })

  it('are what was sent, and keep what was not', async () => {
    const zones = [
      { postcode: '8004', city: 'Zürich', fee: '3.50', minimum: 30 },
      { postcode: '8048', city: 'Zürich', fee: 7, minimum: '45.00' },
    ]
    const closures = [{ first_day: '2026-12-24', last_day: '2026-12-25', note_de: 'Weihnachten' }]
    await updateShop(
      admin,
      settings.parse({ name: 'Limmat Grill', hours: kitchenHours, office_hours: officeHours, zones, closures }),
    )
    const shop = await updateShop(admin, settings.parse({ phone: '044 555 01 01', pickup_minimum: '20.00' }))
    expect(shop).toMatchObject({
      name: 'Limmat Grill',
      phone: '044 555 01 01',
      pickup_minimum: 20,
      delivery_minimum: 30,
    })
    expect(shop.hours).toEqual(kitchenHours)
    expect(shop.office_hours).toEqual(officeHours)
    expect(shop.closures).toEqual([{ ...closures[0], note_en: '' }])
    expect(shop.zones[0]).toEqual({ postcode: '8004', city: 'Zürich', fee: 3.5, minimum: 30 })
  })

  it('can be sent back as they were answered', async () => {
    const email = 'hallo@limmatgrill.example'
    const contact = { name: 'Limmat Grill', email, phone: '1', street_address: 'x', postcode: '8004', city: 'Zürich' }
    const before = await updateShop(admin, settings.parse({ ...contact, hours: kitchenHours }))
    expect(await updateShop(admin, settings.parse(shopAt(before, evening)))).toEqual(before)
  })

  it('leave a trace of what changed and of nothing else', async () => {
    await updateShop(admin, settings.parse({ pickup_minimum: 30, slot_minutes: 15 }))
    await updateShop(admin, settings.parse({ pickup_minimum: 30 }))
    const trail = await db().auditEntry.findMany({ where: { subject: 'shop' } })
    expect(trail).toHaveLength(1)
    expect(trail[0]).toMatchObject({
      byUserId: admin.userId,
      before: { pickup_minimum: 25 },
      after: { pickup_minimum: 30 },
    })
  })

  it.each([
    ['hours that overlap', { hours: [...kitchenHours, { weekday: 6, opens: '02:00', closes: '04:00' }] }],
    [
      'a night that reaches into the next week',
      {
        hours: [
          { weekday: 7, opens: '20:00', closes: '03:00' },
          { weekday: 1, opens: '02:00', closes: '05:00' },
        ],
      },
    ],
    ['an hour that is none', { hours: [{ weekday: 1, opens: '24:00', closes: '25:00' }] }],
    ['a closure that ends before it begins', { closures: [{ first_day: '2026-12-25', last_day: '2026-12-24' }] }],
    ['a day that is none', { closures: [{ first_day: '2026-02-30', last_day: '2026-03-01' }] }],
    [
      'a postcode twice',
      { zones: ['8004', '8004'].map((postcode) => ({ postcode, city: 'Zürich', fee: 0, minimum: 0 })) },
    ],
    ['a foreign postcode', { zones: [{ postcode: '80331', city: 'München', fee: 0, minimum: 0 }] }],
    ['a negative minimum', { pickup_minimum: -1 }],
    ['slots of no length', { slot_minutes: 0 }],
    ['no name', { name: ' ' }],
  ])('are refused with %s', (_, input) => {
    expect(settings.safeParse(input).success).toBe(false)
  })
})

describe('the kitchen', () => {
  beforeEach(async () => {
    await updateShop(admin, settings.parse({ hours: kitchenHours }))
  })

  it('pauses for some minutes, or until it is ready again', async () => {
    const paused = await pauseOrdering(hand, { minutes: 30 }, evening)
    expect(paused.paused_until).toBe('2026-11-20T18:30:00.000Z')
    expect(shopAt(paused, evening)).toMatchObject({ open_now: true, takes_orders_now: false })
    expect(shopAt(paused, new Date(paused.paused_until ?? ''))).toMatchObject({ takes_orders_now: true })
    expect((await pauseOrdering(hand, { minutes: null }, evening)).paused_until).toBeNull()
    expect(await db().auditEntry.count({ where: { byUserId: hand.userId } })).toBe(2)
  })

  it('takes longer for a while', async () => {
    const busy = await extendLeadTime(hand, { minutes: 15, forMinutes: 60 }, evening)
    expect(busy).toMatchObject({ extra_lead_minutes: 15, extra_lead_until: '2026-11-20T19:00:00.000Z' })
    expect(await extendLeadTime(hand, { minutes: 0 }, evening)).toMatchObject({ extra_lead_until: null })
  })

  it('says when it closes and when it opens next', async () => {
    expect(shopAt(await findShop(), evening)).toMatchObject({
      open_until: '2026-11-21T02:00:00.000Z',
      next_opening: '2026-11-21T08:00:00.000Z',
    })
  })
})
