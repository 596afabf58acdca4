import { db, type Prisma } from '@/lib/platform/db'
import { toFrancs } from '@/lib/platform/money'
import type { ClosureView, DeliveryZoneView, ShopView } from './schema'
import type { WeeklySpan } from './opening-hours'

type Reader = Pick<Prisma.TransactionClient, 'shop' | 'openingHours' | 'closure' | 'deliveryZone'>

/** Everything the owner has set. Nothing in it depends on the hour, so that pages may keep it: see shopAt for the clock. */
export async function findShop(reader: Reader = db()): Promise<ShopView> {
  const [shop, spans, closures, zones] = await Promise.all([
    settingsRow(reader),
    reader.openingHours.findMany({ orderBy: [{ weekday: 'asc' }, { opensMinute: 'asc' }] }),
    reader.closure.findMany({ orderBy: [{ firstDay: 'asc' }, { id: 'asc' }] }),
    reader.deliveryZone.findMany({ orderBy: { postcode: 'asc' } }),
  ])
  return {
    ...settingsView(shop),
    hours: spans.filter(({ kind }) => kind === 'kitchen').map(spanView),
    office_hours: spans.filter(({ kind }) => kind === 'office').map(spanView),
    closures: closures.map(closureView),
    zones: zones.map(zoneView),
    delivery_minimum: zones.length > 0 ? toFrancs(Math.min(...zones.map((zone) => zone.minimumRappen))) : null,
  }
}

// A shop that was never set up has blank settings from its first day on, instead of pages that fail.
async function settingsRow(reader: Reader) {
  const row = await reader.shop.findUnique({ where: { id: 1 } })
  return row ?? reader.shop.upsert({ where: { id: 1 }, update: {}, create: blank })
}

const blank = { id: 1, name: '', email: '', phone: '', streetAddress: '', postcode: '', city: '' }

function settingsView(shop: Prisma.ShopGetPayload<object>) {
  return {
    name: shop.name,
    email: shop.email,
    phone: shop.phone,
    street_address: shop.streetAddress,
    postcode: shop.postcode,
    city: shop.city,
    header_note_de: shop.headerNoteDe,
    header_note_en: shop.headerNoteEn,
    owner_name: shop.ownerName,
    vat_number: shop.vatNumber,
    currency: shop.currency,
    pickup_minimum: toFrancs(shop.pickupMinimumRappen),
    lead_time_minutes: shop.leadTimeMinutes,
    delivery_extra_minutes: shop.deliveryExtraMinutes,
    slot_minutes: shop.slotMinutes,
    slot_capacity: shop.slotCapacity,
    cancellation_minutes: shop.cancellationMinutes,
    alarm_minutes: shop.alarmMinutes,
    sell_only_declared: shop.sellOnlyDeclared,
    paused_until: shop.pausedUntil?.toISOString() ?? null,
    extra_lead_minutes: shop.extraLeadMinutes,
    extra_lead_until: shop.extraLeadUntil?.toISOString() ?? null,
  }
}

function spanView({ weekday, opensMinute, closesMinute }: Prisma.OpeningHoursGetPayload<object>): WeeklySpan {
  return { weekday, opens: timeOfDay(opensMinute), closes: timeOfDay(closesMinute) }
}

function timeOfDay(minute: number): string {
  const hours = Math.floor(minute / 60) % 24
  return `${String(hours).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

function closureView({ firstDay, lastDay, noteDe, noteEn }: Prisma.ClosureGetPayload<object>): ClosureView {
  const day = (date: Date) => date.toISOString().slice(0, 10)
  return { first_day: day(firstDay), last_day: day(lastDay), note_de: noteDe, note_en: noteEn }
}

function zoneView({
  postcode,
  city,
  feeRappen,
  minimumRappen,
}: Prisma.DeliveryZoneGetPayload<object>): DeliveryZoneView {
  return { postcode, city, fee: toFrancs(feeRappen), minimum: toFrancs(minimumRappen) }
}
