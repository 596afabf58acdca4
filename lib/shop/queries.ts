import { offeredIn } from '@/lib/i18n/language'
import { localizedOf } from '@/lib/i18n/localized'
import { oncePerGeneration } from '@/lib/platform/cache'
import { db, type Prisma } from '@/lib/platform/db'
import { fromDateColumn } from '@/lib/platform/time'
import { timeOfDay, type WeeklySpan } from './opening-hours'
import type { Closure, Shop } from './shop'
import { statementsOf } from './shop-statement'
import type { TaxedClass, VatRate } from './vat-rate'

type Reader = Pick<Prisma.TransactionClient, 'shop' | 'openingHours' | 'closure' | 'deliveryZone' | 'vatRate'>

/** Everything the owner has set. Nothing in it depends on the hour, so that pages may keep it: see shopAt for the clock. */
export async function findShop(reader: Reader = db()): Promise<Shop> {
  const [settings, spans, closures, zones, rates] = await Promise.all([
    findSettings(reader),
    reader.openingHours.findMany({ orderBy: [{ weekday: 'asc' }, { opensMinute: 'asc' }] }),
    reader.closure.findMany({ orderBy: [{ firstDay: 'asc' }, { id: 'asc' }] }),
    reader.deliveryZone.findMany({ orderBy: { postcode: 'asc' } }),
    reader.vatRate.findMany({ orderBy: [{ validFrom: 'asc' }, { vatClass: 'asc' }] }),
  ])
  return {
    ...settings,
    headerNote: localizedOf(settings.headerNote),
    languages: offeredIn(settings.languages),
    statements: statementsOf(settings),
    vatLiableFrom: settings.vatLiableFrom && fromDateColumn(settings.vatLiableFrom),
    hours: spans.filter(({ kind }) => kind === 'kitchen').map(weeklySpan),
    officeHours: spans.filter(({ kind }) => kind === 'office').map(weeklySpan),
    closures: closures.map(closure),
    zones,
    vatRates: rates.map(vatRate),
    deliveryMinimumRappen: zones.length > 0 ? Math.min(...zones.map((zone) => zone.minimumRappen)) : null,
  }
}

// A shop that was never set up has blank settings from its first day on, instead of pages that fail.
async function findSettings(reader: Reader) {
  const omit = { id: true, updatedAt: true } as const
  const settings = await reader.shop.findUnique({ where: { id: 1 }, omit })
  return settings ?? reader.shop.upsert({ where: { id: 1 }, update: {}, create: blank, omit })
}

const blank = { id: 1, name: '', email: '', phone: '', streetAddress: '', postcode: '', city: '' }

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

/** The settings from memory as long as nobody changed them: four queries less for every order and page. */
export const currentShop = oncePerGeneration(() => findShop())
