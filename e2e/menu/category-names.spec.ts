import { randomUUID } from 'node:crypto'

import { takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

// Addresses of such categories, in any letters and languages: calls/category-names.
test('a category whose name means something to addresses is reached by a link, and again by its address', async ({
  page,
  kitchen,
}) => {
  const categoryName = `100%25 %2F %E0%A4%A #1? & [category].rsc ${randomUUID().slice(0, 4)}`
  const { name: dish, category } = await kitchen.addMenuItem({ categoryName })
  const heading = page.getByRole('heading', { level: 1, name: category.name, exact: true })
  await page.goto('/en/product/Burgers')
  await takenOver(page)
  await page.getByRole('main').getByRole('link', { name: category.name, exact: true }).click()
  await expect(heading).toBeVisible()
  await expect(page.getByText(dish).first()).toBeVisible()
  await page.reload()
  await expect(heading).toBeVisible()
})
