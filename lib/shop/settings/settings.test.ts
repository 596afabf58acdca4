import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fromWire, inWireNames } from '@/app/api/v1/http/wire'
import { localizedOf } from '@/lib/i18n/localized'
import { db } from '@/lib/platform/database/db'
import type { Admin, Staff } from '@/lib/accounts/caller'
import { blankShop } from '@/lib/testing/shop/shop'
import { kitchenHours, officeHours } from '@/lib/testing/shop/specified-hours'
import { administrator, kitchenHand, officeManager } from '@/lib/testing/shop/staff'
import { extendLeadTime, pauseOrdering } from './change-shop'
import { findShop } from '../queries'
import { shopAnswer } from '../schema'
import { settings } from './settings-schema'
import { shopAt } from '../shop'
import { updateShop } from './update-shop'
import { asOwner } from '@/lib/testing/shop/as-owner'

const evening = new Date('2026-11-20T19:00:00+01:00')
let admin: Admin
let hand: Staff

beforeAll(async () => {
  admin = await administrator()
  hand = await kitchenHand()
})

beforeEach(async () => {
  await blankShop()
  await db().openingHours.deleteMany()
  await db().closure.deleteMany()
  await db().deliveryZone.deleteMany()
  await asOwner('truncate audit_entry')
})

describe('the settings', () => {
  it('are blank, not missing, before anybody set them', async () => {
    expect(await findShop()).toMatchObject({
      name: '',
      pickupMinimumRappen: 0,
      deliveryMinimumRappen: null,
      hours: [],
    })
  })

  it('are read by a database that nothing can be written to', async () => {
    const readOnly = db().$transaction(async (tx) => {
      await tx.$executeRaw`set transaction read only`
      return findShop(tx)
    })
    expect(await readOnly).toMatchObject({ name: '', openedAt: null })
  })

  it('are what was sent, and keep what was not', async () => {
    const zones = [
      { postcode: '8004', city: 'Zürich', feeRappen: 350, minimumRappen: 3000 },
      { postcode: '8048', city: 'Zürich', feeRappen: 700, minimumRappen: 4500 },
    ]
    const note = localizedOf({ de: 'Weihnachten', fr: 'Noël' })
    const closures = [{ firstDay: '2026-12-24', lastDay: '2026-12-25', note }]
    await updateShop(admin, { name: 'Limmat Grill', hours: kitchenHours, officeHours, zones, closures })
    await updateShop(admin, { headerNote: { de: 'Terrasse offen', en: 'Terrace open' } })
    const shop = await updateShop(admin, {
      phone: '044 555 01 01',
      pickupMinimumRappen: 2000,
      headerNote: { en: 'Terrace closed' },
    })
    expect(shop).toMatchObject({
      name: 'Limmat Grill',
      phone: '044 555 01 01',
      pickupMinimumRappen: 2000,
      deliveryMinimumRappen: 3000,
      headerNote: { de: 'Terrasse offen', en: 'Terrace closed' },
    })
    expect(shop.hours).toEqual(kitchenHours)
    expect(shop.officeHours).toEqual(officeHours)
    expect(shop.closures).toEqual(closures)
    expect(shop.zones).toEqual(zones)
  })

  it('keep the notes of closures in languages that the sender does not know', async () => {
    const days = { firstDay: '2026-12-24', lastDay: '2026-12-25' }
    await updateShop(admin, { closures: [{ ...days, note: { de: 'Ferien', en: 'Holidays', fr: 'Vacances' } }] })
    const moved = { ...days, lastDay: '2026-12-26', note: { de: 'Neu', en: '' } }
    const { closures } = await updateShop(admin, {
      closures: [{ ...days, note: { de: 'Weihnachten', en: '' } }, moved],
    })
    expect(closures.map(({ note }) => note)).toEqual([
      localizedOf({ de: 'Weihnachten', fr: 'Vacances' }),
      localizedOf({ de: 'Neu' }),
    ])
  })

  it('can be sent back as they were answered', async () => {
    const email = 'hallo@limmatgrill.example'
    const contact = {
      name: 'Limmat Grill',
      email,
      phone: '044 555 01 01',
      streetAddress: 'x',
      postcode: '8004',
      city: 'Zürich',
    }
    const liable = { vatNumber: 'CHE-123.456.788 MWST', vatLiableFrom: '2027-07-01' }
    const before = await updateShop(admin, { ...contact, ...liable, hours: kitchenHours })
    expect(before).toMatchObject(liable)
    const sent = settings.parse(inWireNames(shopAnswer, shopAt(before, evening)))
    expect(await updateShop(admin, fromWire(settings, sent))).toEqual({ ...before, version: expect.any(Number) })
  })

  it('have a version that counts each of their lists, and not one that is sent again as it was', async () => {
    const changes = {
      hours: kitchenHours,
      officeHours,
      closures: [{ firstDay: '2030-12-24', lastDay: '2030-12-26', note: localizedOf({ de: 'Weihnachten' }) }],
      zones: [{ postcode: '8004', city: 'Zürich', feeRappen: 350, minimumRappen: 3000 }],
      vatRates: [...(await findShop()).vatRates, { vatClass: 'reduced' as const, validFrom: '2099-01-01', perCent: 3 }],
    }
    for (const [list, rows] of Object.entries(changes)) {
      const { version } = await findShop()
      expect(await updateShop(admin, { [list]: rows }), list).toMatchObject({ version: version + 1 })
    }
    const ids = await db().closure.findMany({ select: { id: true } })
    const { version } = await findShop()
    expect(await updateShop(admin, changes)).toMatchObject({ version })
    expect(await db().closure.findMany({ select: { id: true } }), 'as a list of translations names them').toEqual(ids)
    await updateShop(admin, { vatRates: changes.vatRates.slice(0, -1) })
  })

  it('say in which languages guests are spoken to, the default first', async () => {
    expect((await findShop()).languages).toEqual(['en', 'de'])
    expect((await updateShop(admin, { languages: ['de'] })).languages).toEqual(['de'])
    const [change] = await db().auditEntry.findMany({ where: { subject: 'shop' } })
    expect(change).toMatchObject({ before: { languages: ['en', 'de'] }, after: { languages: ['de'] } })
    await db().shop.update({ where: { id: 1 }, data: { languages: ['nl', 'de'] } })
    expect((await findShop()).languages).toEqual(['de'])
  })

  it('of money are the owner’s; a manager changes the others, and may send those back as they stand', async () => {
    const manager = await officeManager()
    const zones = [{ postcode: '8004', city: 'Zürich', feeRappen: 350, minimumRappen: 3000 }]
    await updateShop(admin, { zones, vatNumber: 'CHE-123.456.788 MWST', pickupMinimumRappen: 2000 })
    const asItStands = { zones, vatNumber: 'CHE-123.456.788 MWST', pickupMinimumRappen: 2000 }
    expect(await updateShop(manager, { ...asItStands, slotMinutes: 20 })).toMatchObject({ slotMinutes: 20 })
    const theOwners = { zones: [], vatNumber: '', vatLiableFrom: '2027-07-01', pickupMinimumRappen: 0 }
    const refused = updateShop(manager, { slotMinutes: 30, ...theOwners })
    const names = ['zones', 'vatNumber', 'vatLiableFrom', 'pickupMinimum']
    const fields = Object.fromEntries(names.map((name) => [name, 'for_the_owner']))
    await expect(refused).rejects.toMatchObject({ code: 'forbidden_setting', details: { fields } })
    expect(await findShop()).toMatchObject({ ...asItStands, slotMinutes: 20 })
  })

  it('leave a trace of what changed and of nothing else', async () => {
    await updateShop(admin, { pickupMinimumRappen: 3000, slotMinutes: 15 })
    await updateShop(admin, { pickupMinimumRappen: 3000 })
    const trail = await db().auditEntry.findMany({ where: { subject: 'shop' } })
    expect(trail).toHaveLength(1)
    expect(trail[0]).toMatchObject({
      byUserId: admin.userId,
      before: { pickupMinimumRappen: 0 },
      after: { pickupMinimumRappen: 3000 },
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
    ['a clock that rejects before anybody has looked', { reject_after_minutes: 4 }],
    ['no language', { languages: [] }],
    ['a language twice', { languages: ['de', 'en', 'de'] }],
    ['a language without a catalogue', { languages: ['de', 'nl'] }],
    ['no name', { name: ' ' }],
    ['a day of VAT that is none', { vat_liable_from: '2027-02-30' }],
  ])('are refused with %s', (_, input) => {
    expect(settings.safeParse(input).success).toBe(false)
  })
})

it.each([0, 5, 240])('a clock that rejects after %s minutes is a setting', (minutes) => {
  expect(settings.parse({ reject_after_minutes: minutes })).toEqual({ reject_after_minutes: minutes })
})

it('names everything at once that is wrong with the shop’s own data', () => {
  const typed = { postcode: '840', phone: '052 abc', vat_number: 'CHE-123.456.789 MWST', vat_liable_from: '1927-07-01' }
  const { error } = settings.safeParse(typed)
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['phone', 'phone'],
    ['postcode', 'postcode'],
    ['vat_number', 'vat_number'],
    ['vat_liable_from', 'out_of_range'],
  ])
})

describe('the VAT rates', () => {
  const next = { vatClass: 'reduced', validFrom: '2028-01-01', perCent: 2.8 } as const

  it('know what the law says, and take what it will say', async () => {
    const { vatRates } = await findShop()
    expect(vatRates.map(({ validFrom, perCent }) => `${validFrom} ${perCent}`)).toEqual([
      '2018-01-01 2.5',
      '2018-01-01 7.7',
      '2024-01-01 2.6',
      '2024-01-01 8.1',
    ])
    const shop = await updateShop(admin, { vatRates: [...vatRates, next] }, { now: evening })
    expect(shop.vatRates.at(-1)).toEqual(next)
    expect(await updateShop(admin, { vatRates }, { now: evening })).toMatchObject({ vatRates })
    expect(await db().auditEntry.count({ where: { subject: 'shop', byUserId: admin.userId } })).toBe(2)
  })

  it('that have begun stay as they are', async () => {
    const { vatRates } = await findShop()
    const changed = [
      vatRates.slice(1),
      vatRates.map((rate) => ({ ...rate, perCent: 3 })),
      [...vatRates, { ...next, validFrom: '2026-11-20' }],
    ]
    for (const rates of changed) {
      const change = updateShop(admin, { vatRates: rates }, { now: evening })
      await expect(change).rejects.toMatchObject({ details: { fields: { vat_rates: 'vat_rate_begun' } } })
    }
    expect((await findShop()).vatRates).toEqual(vatRates)
  })

  it.each([
    ['two for one day', [next, next]],
    ['none at all', [{ ...next, perCent: 0 }]],
    ['an absurd one', [{ ...next, perCent: 26 }]],
    ['hundredths', [{ ...next, perCent: 2.65 }]],
    ['a day that is none', [{ ...next, validFrom: '2028-02-30' }]],
  ])('are refused with %s', (_, rates) => {
    const sent = rates.map(({ vatClass, validFrom, perCent }) => ({
      vat_class: vatClass,
      valid_from: validFrom,
      per_cent: perCent,
    }))
    expect(settings.safeParse({ vat_rates: sent }).success).toBe(false)
  })
})

describe('the kitchen', () => {
  beforeEach(async () => {
    await updateShop(admin, { hours: kitchenHours })
  })

  it('pauses for some minutes, or until it is ready again', async () => {
    const paused = await pauseOrdering(hand, { minutes: 30 }, evening)
    expect(paused.pausedUntil).toEqual(new Date('2026-11-20T18:30:00Z'))
    expect(shopAt(paused, evening)).toMatchObject({ openNow: true, takesOrdersNow: false })
    expect(shopAt(paused, paused.pausedUntil ?? evening)).toMatchObject({ takesOrdersNow: true })
    expect((await pauseOrdering(hand, { minutes: null }, evening)).pausedUntil).toBeNull()
    expect(await db().auditEntry.count({ where: { byUserId: hand.userId } })).toBe(2)
  })

  it('takes longer for a while', async () => {
    const busy = await extendLeadTime(hand, { minutes: 15, forMinutes: 60 }, evening)
    expect(busy).toMatchObject({ extraLeadMinutes: 15, extraLeadUntil: new Date('2026-11-20T19:00:00Z') })
    expect(await extendLeadTime(hand, { minutes: 0 }, evening)).toMatchObject({ extraLeadUntil: null })
  })

  it('says when it closes and when it opens next', async () => {
    expect(shopAt(await findShop(), evening)).toMatchObject({
      openUntil: new Date('2026-11-21T02:00:00Z'),
      nextOpening: new Date('2026-11-21T08:00:00Z'),
    })
  })
})
