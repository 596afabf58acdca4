import type { Admin } from '@/lib/accounts/caller'
import type { Tx } from '@/lib/platform/db'
import { changeShop } from './change-shop'
import { closesMinute, opensMinute, type WeeklySpan } from './opening-hours'
import type { ShopView } from './schema'
import type { Settings } from './settings-schema'

/** What is absent stays as it is; lists are replaced as a whole. */
export async function updateShop(admin: Admin, input: Settings): Promise<ShopView> {
  return changeShop(admin, async (tx) => {
    await tx.shop.update({ where: { id: 1 }, data: columnsOf(input) })
    if (input.hours) await replaceHours(tx, 'kitchen', input.hours)
    if (input.office_hours) await replaceHours(tx, 'office', input.office_hours)
    if (input.closures) await replaceClosures(tx, input.closures)
    if (input.zones) await replaceZones(tx, input.zones)
  })
}

function columnsOf(input: Settings) {
  return {
    name: input.name,
    email: input.email,
    phone: input.phone,
    streetAddress: input.street_address,
    postcode: input.postcode,
    city: input.city,
    headerNoteDe: input.header_note_de,
    headerNoteEn: input.header_note_en,
    ownerName: input.owner_name,
    vatNumber: input.vat_number,
    pickupMinimumRappen: input.pickup_minimum,
    leadTimeMinutes: input.lead_time_minutes,
    deliveryExtraMinutes: input.delivery_extra_minutes,
    slotMinutes: input.slot_minutes,
    slotCapacity: input.slot_capacity,
    cancellationMinutes: input.cancellation_minutes,
    alarmMinutes: input.alarm_minutes,
    sellOnlyDeclared: input.sell_only_declared,
  }
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

async function replaceClosures(tx: Tx, closures: NonNullable<Settings['closures']>): Promise<void> {
  await tx.closure.deleteMany()
  await tx.closure.createMany({
    data: closures.map(({ first_day, last_day, note_de, note_en }) => ({
      firstDay: new Date(first_day),
      lastDay: new Date(last_day),
      noteDe: note_de,
      noteEn: note_en,
    })),
  })
}

async function replaceZones(tx: Tx, zones: NonNullable<Settings['zones']>): Promise<void> {
  await tx.deliveryZone.deleteMany()
  await tx.deliveryZone.createMany({
    data: zones.map(({ postcode, city, fee, minimum }) => ({ postcode, city, feeRappen: fee, minimumRappen: minimum })),
  })
}
