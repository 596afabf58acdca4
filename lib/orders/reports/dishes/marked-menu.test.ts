import { expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { createShop } from '@/lib/testing/shop/shop'
import { currentMarkedMenu } from './dish-marks'

const day = 86_400_000

test('the menu that pages show says what came lately, and nothing where all of it did', async () => {
  const { burgerId, beerId: categoryItem } = await createShop()
  const { categoryId } = await db().menuItem.findUniqueOrThrow({ where: { id: categoryItem } })
  const others = ['Rösti', 'Raclette', 'Salat'].map((name) => ({ categoryId, name, priceRappen: 1500 }))
  await db().menuItem.createMany({ data: others })
  const marked = async () =>
    (await currentMarkedMenu()).categories.flatMap(({ items }) =>
      items.flatMap(({ id, mark }) => (mark ? [[id, mark]] : [])),
    )
  expect(await marked()).toEqual([])
  await db().menuItem.updateMany({
    where: { id: { not: burgerId } },
    data: { createdAt: new Date(Date.now() - 60 * day) },
  })
  await expect.poll(marked).toEqual([[burgerId, 'new']])
})
