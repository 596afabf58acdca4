import { vi } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { newCustomer } from './customers'
import { signedIn, type Person } from './people'
import { createShop } from './shop'

export const burgerId = '00000000-0000-4000-8000-000000000001'
export const beerId = '00000000-0000-4000-8000-000000000002'
export const categoryId = '00000000-0000-4000-8000-000000000003'
/** Nothing has it. */
export const unknownId = '00000000-0000-4000-8000-00000000ffff'

/** A Friday at 18:00 in Zurich. */
const openingNight = new Date('2026-11-20T17:00:00.000Z')

interface NamedPerson extends Person {
  name: string
}

export type World = Record<'customer' | 'staff' | 'admin', NamedPerson>

/** The small takeaway with ids that stay, and one person of each kind, on a Friday evening that does not pass. */
export async function fixedWorld(): Promise<World> {
  vi.useFakeTimers({ toFake: ['Date'], now: openingNight })
  vi.stubEnv('RATE_LIMIT_FACTOR', '1000')
  await createShop()
  await keepIds()
  const [customer, staff, admin] = [await newCustomer(), await signedIn('staff'), await signedIn('admin')]
  return {
    customer: { ...customer, name: 'customer' },
    staff: { ...staff, name: 'staff' },
    admin: { ...admin, name: 'admin' },
  }
}

async function keepIds(): Promise<void> {
  const declared = { allergensDeclared: true, allergens: ['milk'], tags: ['vegan'], description: { en: 'Hearty' } }
  const origins = [{ ingredient: 'Rind', country: 'CH' }]
  await db().category.updateMany({ data: { id: categoryId } })
  await db().menuItem.updateMany({ where: { name: 'Limmat Burger' }, data: { id: burgerId, ...declared, origins } })
  const soldOutUntil = new Date('2026-11-21T04:00:00.000Z')
  await db().menuItem.updateMany({ where: { name: 'Bier' }, data: { id: beerId, position: 1, soldOutUntil } })
  await db().closure.create({
    data: {
      firstDay: new Date('2026-12-24'),
      lastDay: new Date('2026-12-26'),
      note: { de: 'Weihnachten', en: 'Xmas' },
    },
  })
  // Few slots, because every quote lists those of a week.
  await db().openingHours.updateMany({ data: { opensMinute: 1020, closesMinute: 1320 } })
  await db().shop.update({ where: { id: 1 }, data: { slotMinutes: 30 } })
  await db().openingHours.create({ data: { kind: 'office', weekday: 1, opensMinute: 540, closesMinute: 1020 } })
}
