import { db } from '@/lib/platform/database/db'

/** Open at every hour, so that a test about orders says itself when the shop is closed. */
export const aroundTheClock = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  kind: 'kitchen' as const,
  weekday,
  opensMinute: 0,
  closesMinute: 1440,
}))

const burgerRappen = 1890
const beerRappen = 623

/** As it was on its first day. */
export async function blankShop(): Promise<void> {
  await db().shop.deleteMany()
  await db().shop.create({ data: { name: '', email: '', phone: '', streetAddress: '', postcode: '', city: '' } })
}

/** A small shop: two menu items, one zone, pickup from CHF 25.00, a kitchen that is never full. */
export async function createShop(): Promise<{ burgerId: string; beerId: string }> {
  await db().shop.update({
    where: { id: 1 },
    data: {
      name: 'Limmat Grill',
      email: 'hallo@limmatgrill.example',
      phone: '044 555 01 01',
      streetAddress: 'Langstrasse 1',
      postcode: '8004',
      city: 'Zürich',
      vatNumber: 'CHE-123.456.788 MWST',
      pickupMinimumRappen: 2500,
      slotCapacity: 0,
      quarterPoints: 0,
      openOrdersPerCustomer: 0,
      openedAt: new Date('2026-01-01T00:00:00Z'),
    },
  })
  await db().openingHours.createMany({ data: aroundTheClock })
  await db().deliveryZone.create({ data: { postcode: '8004', city: 'Zürich', feeRappen: 500, minimumRappen: 3000 } })
  const category = await db().category.create({ data: { name: 'Burgers' } })
  const burger = await db().menuItem.create({
    data: { categoryId: category.id, name: 'Limmat Burger', priceRappen: burgerRappen },
  })
  const beer = await db().menuItem.create({
    data: { categoryId: category.id, name: 'Bier', priceRappen: beerRappen, vatClass: 'standard', minimumAge: 16 },
  })
  return { burgerId: burger.id, beerId: beer.id }
}
