import type { Page } from '@playwright/test'

import { dataOf, type MenuItem } from '../support/kitchen'
import { enterPanel } from '../support/panel'
import { admin, signIn } from '../support/people'
import { overflow } from '../support/seen/reach'
import { putIntoCart, regular, takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

// Pages that are not there answer with a status that the console reports.
test.use({ locale: 'en-GB', expectedErrors: [/404/] })

test('a guest changes to French midway, finishes the order in it, and reads what was bought in its words', async ({
  page,
  kitchen,
}) => {
  const french = `Galette ${crypto.randomUUID().slice(0, 8)}`
  const dish = await kitchen.addMenuItem({ declared: { name_fr: french } })
  await regular(page)
  await putIntoCart(page, dish, 2)
  await page.getByRole('searchbox').fill(french)
  await expect(page.getByRole('link', { name: dish.name }), 'found by its name in every language').toBeVisible()
  await page.goto('/en/cart')
  await takenOver(page)
  await expect(page.getByRole('link', { name: dish.name })).toBeVisible()
  await chooseInHeader(page, { folded: 'Language', menu: 'Menu', name: 'Français' })
  await expect(page).toHaveURL('/fr/cart')
  await expect(page.getByRole('link', { name: french })).toBeVisible()
  await page.goto('/fr/checkout')
  await expect(page.getByText(french)).toBeVisible()
  await page.getByRole('button', { name: /^Commander/ }).click()
  await expect(page).toHaveURL('/fr')
  await page
    .getByRole('main')
    .getByRole('link', { name: /commande/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/fr\/track\/ORD-/)
  await expect(page.getByText(french)).toBeVisible()
})

test('a French page says of no dish in German or English what it is', async ({ page }) => {
  type Described = MenuItem & { description: string; description_en: string; name_fr?: string }
  const all = await dataOf<Described[]>(await page.request.get('/api/v1/user/getMenuItems'))
  // Menu items of other tests come and go, and are described in German alone.
  const dishes = all.filter(({ name }) => !name.startsWith('Rösti '))
  expect(dishes.length).toBeGreaterThan(30)
  const foreign = dishes.flatMap(({ name, name_fr: french, description, description_en: english }) => [
    ...[description, english],
    ...(french ? [name] : []),
  ])
  for (const path of ['', '/menu', '/product/Beverages', '/product/Beilagen']) {
    await page.goto(`/fr${path}`)
    const read = await page.getByRole('article').allTextContents()
    expect(read).not.toEqual([])
    expect(foreign.filter((text) => read.some((article) => article.includes(text)))).toEqual([])
  }
})

// German, which has the longest words, is looked at on every page by the journeys `every-page`.
test('in French and Italian nothing has to be scrolled sideways at 320 px', async ({ page, baseURL }) => {
  await signIn(page, admin, 'admin')
  await page.setViewportSize({ width: 320, height: 664 })
  for (const path of ['', '/menu', '/cart', '/Register', '/track']) {
    await page.goto(`/fr${path}`)
    await takenOver(page)
    expect(await overflow(page), path || '/').toBeLessThanOrEqual(0)
  }
  await page.context().addCookies([{ name: 'locale', value: 'it', url: baseURL ?? '' }])
  for (const path of ['orders', 'orders/all', 'cash-up', 'dashboard', 'products', 'settings', 'report']) {
    await page.goto(`/admin/${path}`)
    await expect(page.getByRole('main')).toBeVisible()
    expect(await overflow(page), path).toBeLessThanOrEqual(0)
  }
})

test('the list of what is not translated empties, text by text', async ({ page, kitchen }) => {
  const words = `Con formaggio ${crypto.randomUUID().slice(0, 8)}`
  const dish = await kitchen.addMenuItem()
  await enterPanel(page, '/admin/translations')
  await page.goto('/admin/translations?language=en')
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox') })
  const mine = rows.filter({ hasText: `Description of ${dish.name}` })
  await expect(mine).toContainText('Knusprig')
  await mine.getByRole('textbox').fill(words)
  await mine.getByRole('button').click()
  await expect(mine).toHaveCount(0)
  await page.goto(`/en/dish/${dish.id}`)
  await expect(page.getByText(words)).toBeVisible()
  await page.goto('/admin/translations?language=en')
  for (let left = await rows.count(); left > 0; left--) {
    await rows.first().getByRole('textbox').fill('In English')
    await rows.first().getByRole('button').click()
    await expect(rows).toHaveCount(left - 1)
  }
  await expect(page.getByText('Nothing is missing in English.')).toBeVisible()
})

interface Switch {
  folded: string
  menu: string
  name: string
}

/** In the header where there is room, else in the phone's menu. */
async function chooseInHeader(page: Page, { folded, menu, name }: Switch): Promise<void> {
  const banner = page.getByRole('banner')
  const phone = banner.getByRole('button', { name: menu })
  if (await phone.isVisible()) {
    await phone.click()
    await page.getByRole('dialog').getByRole('link', { name }).click()
    return
  }
  await banner.locator('summary', { hasText: folded }).click()
  await banner.getByRole('link', { name }).click()
}
