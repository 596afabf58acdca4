import type { Page } from '@playwright/test'

import { findings } from '../support/seen/accessible'
import type { Kitchen } from '../support/kitchen'
import { takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

function dish(page: Page, name: string) {
  return page.getByRole('article').filter({ hasText: name })
}

/** With the mark above it. */
function row(page: Page, name: string) {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: name })
}

async function threeDishes(kitchen: Kitchen) {
  const mark = `Filtersuppe ${Date.now()}`
  return {
    mark,
    vegan: await kitchen.addMenuItem({
      name: `${mark} ohne`,
      declared: { tags: '["vegan"]', allergens: '["gluten"]' },
    }),
    creamy: await kitchen.addMenuItem({
      name: `${mark} mit`,
      declared: { tags: '["vegetarian"]', allergens: '["milk"]' },
    }),
    unstated: await kitchen.addMenuItem({ name: `${mark} geheim`, declared: { tags: '["vegetarian"]' } }),
  }
}

test('a guest who cannot have milk sees what is safe and what to ask about, on every page, until it is cleared', async ({
  page,
  kitchen,
}) => {
  const { mark, vegan, creamy, unstated } = await threeDishes(kitchen)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  await page.goto('/en/menu')
  await takenOver(page)
  await page.getByRole('searchbox').fill(mark)
  await expect(page.getByText('3 dishes')).toBeVisible()
  const filter = page.getByRole('button', { name: /^Filter/ })
  await filter.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Milk (lactose)' }).focus()
  await page.keyboard.press('Space')
  await expect(dish(page, vegan.name)).toBeVisible()
  await expect(dish(page, creamy.name)).toBeHidden()
  await expect(page.getByText(/^2 dishes\. 1 of them does not state its allergens\. Please ask us/)).toBeVisible()
  await expect(row(page, unstated.name)).toContainText('Allergens unknown')
  await expect(row(page, vegan.name)).not.toContainText('Allergens unknown')
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'vegan', exact: true }).click()
  await expect(dish(page, unstated.name)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filter 2 active' })).toBeVisible()
  await page.getByRole('button', { name: 'Show 1 dish', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Filter/ })).toBeFocused()
  await expect(page.getByRole('button', { name: 'vegan', exact: true })).toBeHidden()
  expect(new URL(page.url()).searchParams.has('q')).toBe(true)
  expect([page.url(), ...asked].filter((sent) => /milk|vegan/.test(sent))).toEqual([])
  expect((await page.context().cookies()).filter(({ value }) => /milk|vegan/.test(value))).toEqual([])

  await page.goto(`/en/product/${encodeURIComponent(creamy.category.name)}`)
  await expect(page.getByText('No dish fits your filter.'), 'the choice is there again').toBeVisible()
  await expect(dish(page, creamy.name)).toBeHidden()
  await page.getByRole('button', { name: 'Filter 2 active' }).click()
  await page.getByRole('button', { name: 'Clear the filter' }).click()
  await expect(dish(page, creamy.name)).toBeVisible()
  await page.goto('/en/menu')
  await takenOver(page)
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible()
})
