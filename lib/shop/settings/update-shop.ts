import { isDeepStrictEqual } from 'node:util'
import type { Manager } from '@/lib/accounts/caller'
import type { Tx } from '@/lib/platform/database/db'
import type { Expected } from '@/lib/platform/database/expected-version'
import { Refusal } from '@/lib/platform/refusal'
import { calendarDayOf } from '@/lib/platform/values/time'
import { changeShop } from './change-shop'
import { expectOwnSettings } from './owner-settings'
import { findShop } from '../queries'
import { closesMinute, opensMinute, type WeeklySpan } from '../hours/opening-hours'
import type { Closure, ClosureChange, DeliveryZone, Shop, ShopChanges } from '../shop'
import { begunRates, futureRates, type VatRate } from '../vat-rate'

interface Saving {
  now?: Date
  /** What follows from the settings: in their transaction, so that it is done with them or not at all. */
  follow?: (tx: Tx, shop: Shop) => Promise<void>
}

export async function updateShop(
  manager: Manager,
  { expectedVersions, ...changes }: ShopChanges & Expected,
  { now = new Date(), follow }: Saving = {},
): Promise<Shop> {
  const {
    headerNote,
    hours,
    officeHours,
    closures,
    zones,
    vatRates,
    statements,
    vatLiableFrom,
    capacityHours,
    ...settings
  } = changes
  return changeShop(manager, { expectedVersions }, async (tx, before) => {
    expectOwnSettings(manager, changes, before)
    const liable = vatLiableFrom !== undefined && { vatLiableFrom: vatLiableFrom && new Date(vatLiableFrom) }
    const stated = statements && { statements: statements.map((statement) => ({ ...statement })) }
    const notes = { headerNote: { ...before.headerNote, ...headerNote } }
    const { learnsLeadTime: learns } = settings
    const learning = learns !== undefined &&
      learns !== before.learnsLeadTime && { learnsLeadTime: learns, learnsSince: learns ? now : null }
    const capacity = capacityHours && { capacityHours: capacityHours.map((span) => ({ ...span })) }
    await tx.shop.update({
      where: { id: 1 },
      data: { ...settings, ...learning, ...liable, ...notes, ...stated, ...capacity },
    })
    if (hours) await replaceHours(tx, 'kitchen', hours)
    if (officeHours) await replaceHours(tx, 'office', officeHours)
    if (closures) await replaceClosures(tx, { before: before.closures, after: closures })
    if (zones) await replaceZones(tx, zones)
    if (vatRates) await replaceVatRates(tx, { before: before.vatRates, after: vatRates, now })
    if (follow) await follow(tx, await findShop(tx))
  })
}

async function replaceHours(tx: Tx, kind: 'kitchen' | 'office', week: readonly WeeklySpan[]): Promise<void> {
  await tx.openingHours.deleteMany({ where: { kind } })
  await tx.openingHours.createMany({
    data: week.map((span) => ({
      kind,
      weekday: span.weekday,
      opensMinute: opensMinute(span),
      closesMinute: closesMinute(span),
    })),
  })
}

interface ChangedClosures {
  before: readonly Closure[]
  after: readonly ClosureChange[]
}

/** Notes in languages that the client does not send stay. Equal ones keep their ids, which a translator's list names. */
async function replaceClosures(tx: Tx, { before, after }: ChangedClosures): Promise<void> {
  const closures = after.map(({ firstDay, lastDay, note }) => ({
    firstDay,
    lastDay,
    note: { ...before.find((old) => old.firstDay === firstDay && old.lastDay === lastDay)?.note, ...note },
  }))
  if (isDeepStrictEqual(closures, before)) return
  await tx.closure.deleteMany()
  await tx.closure.createMany({
    data: closures.map(({ firstDay, lastDay, note }) => ({
      firstDay: new Date(firstDay),
      lastDay: new Date(lastDay),
      note,
    })),
  })
}

async function replaceZones(tx: Tx, zones: readonly DeliveryZone[]): Promise<void> {
  await tx.deliveryZone.deleteMany()
  await tx.deliveryZone.createMany({ data: [...zones] })
}

interface Replacement {
  before: readonly VatRate[]
  after: readonly VatRate[]
  now: Date
}

/** Refused where it changes a rate that holds already or begins one too late. */
async function replaceVatRates(tx: Tx, { before, after, now }: Replacement): Promise<void> {
  const today = calendarDayOf(now)
  if (inWords(begunRates(before, today)) !== inWords(begunRates(after, today))) {
    throw new Refusal('invalid_fields', { fields: { vat_rates: 'vat_rate_begun' } })
  }
  await tx.vatRate.deleteMany({ where: { validFrom: { gt: new Date(today) } } })
  await tx.vatRate.createMany({
    data: futureRates(after, today).map(({ vatClass, validFrom, perCent }) => ({
      vatClass,
      validFrom: new Date(validFrom),
      perMille: Math.round(perCent * 10),
    })),
  })
}

function inWords(rates: readonly VatRate[]): string {
  return rates
    .map(({ vatClass, validFrom, perCent }) => `${validFrom} ${vatClass} ${perCent}`)
    .toSorted()
    .join()
}
