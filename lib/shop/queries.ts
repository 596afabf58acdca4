import { offeredIn } from '@/lib/i18n/language'
import { localizedOf } from '@/lib/i18n/localized'
import { findOffer } from '@/lib/platform/payment-provider'
import { oncePerGeneration } from '@/lib/platform/requests/cache'
import { db, type Prisma } from '@/lib/platform/database/db'
import { fromDateColumn } from '@/lib/platform/values/time'
import { timeOfDay, type WeeklySpan } from './hours/opening-hours'
import type { CapacityHours } from './hours/load'
import type { Closure, Shop } from './shop'
import { statementsOf } from './shop-statement'
import type { TaxedClass, VatRate } from './vat-rate'

type Reader = Pick<
  Prisma.TransactionClient,
  'shop' | 'openingHours' | 'closure' | 'deliveryZone' | 'vatRate' | 'paymentProvider'
>

/** Independent of the clock, so that pages may cache it; see shopAt. */
export async function findShop(reader: Reader = db()): Promise<Shop> {
  // One after the other: a transaction has one connection, and a driver that takes no second question while it answers one.
  const settings = await reader.shop.findUniqueOrThrow({ where: { id: 1 }, omit: { id: true, updatedAt: true } })
  const spans = await reader.openingHours.findMany({ orderBy: [{ weekday: 'asc' }, { opensMinute: 'asc' }] })
  const closures = await reader.closure.findMany({ orderBy: [{ firstDay: 'asc' }, { id: 'asc' }] })
  const zones = await reader.deliveryZone.findMany({ orderBy: { postcode: 'asc' } })
  const rates = await reader.vatRate.findMany({ orderBy: [{ validFrom: 'asc' }, { vatClass: 'asc' }] })
  const online = await findOffer(reader)
  return {
    ...settings,
    headerNote: localizedOf(settings.headerNote),
    languages: offeredIn(settings.languages),
    statements: statementsOf(settings),
    // Written by the settings' schema alone.
    capacityHours: settings.capacityHours as unknown as CapacityHours[],
    vatLiableFrom: settings.vatLiableFrom && fromDateColumn(settings.vatLiableFrom),
    hours: spans.filter(({ kind }) => kind === 'kitchen').map(weeklySpan),
    officeHours: spans.filter(({ kind }) => kind === 'office').map(weeklySpan),
    closures: closures.map(closure),
    zones,
    online,
    vatRates: rates.map(vatRate),
    deliveryMinimumRappen: zones.length > 0 ? Math.min(...zones.map((zone) => zone.minimumRappen)) : null,
  }
}

function weeklySpan({ weekday, opensMinute, closesMinute }: Prisma.OpeningHoursGetPayload<object>): WeeklySpan {
  return { weekday, opens: timeOfDay(opensMinute), closes: timeOfDay(closesMinute) }
}

function closure({ firstDay, lastDay, note }: Prisma.ClosureGetPayload<object>): Closure {
  return { firstDay: fromDateColumn(firstDay), lastDay: fromDateColumn(lastDay), note: localizedOf(note) }
}

function vatRate({ vatClass, validFrom, perMille }: Prisma.VatRateGetPayload<object>): VatRate {
  // The table's check leaves out what is not taxed.
  return { vatClass: vatClass as TaxedClass, validFrom: fromDateColumn(validFrom), perCent: perMille / 10 }
}

/** Cached until they change: four queries less for every order and page. */
export const currentShop = oncePerGeneration(() => findShop())
