import { choose } from '../support/choices'
import { boardMenu, openBoard, tap, ticket } from '../support/panel'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB', expectedErrors: [/ERR_FAILED/] })

test('an order by phone is typed in, sent twice, cooked once and paid', async ({ page, kitchen }) => {
  const size = await kitchen.addOptionGroup({
    name: 'Grösse',
    name_en: 'Size',
    pricing: 'base',
    options: [
      { name: 'Normal', price: 30, is_default: true, allergens: [] },
      { name: 'Gross', price: 40, allergens: [] },
    ],
  })
  const dish = await kitchen.addMenuItem({ groups: [size, await kitchen.addGroup()] })
  await openBoard(page, await kitchen.hire())
  await (await boardMenu(page)).getByRole('link', { name: 'Order by phone' }).click()

  await page.getByRole('searchbox').fill(dish.name)
  // Only the search shows it: the first category is another.
  await expect(page.getByRole('button', { name: dish.name })).toBeVisible()
  await page.getByRole('searchbox').press('Enter')
  const sheet = page.getByRole('dialog', { name: dish.name })
  await choose(sheet, 'Size', 'Gross')
  await sheet.getByRole('checkbox', { name: 'Käse' }).check()
  await sheet.getByRole('button', { name: 'Add' }).click()
  await page.getByLabel('Name').fill('Rosa Keller')
  await page.getByLabel('Phone').fill('044 555 03 03')
  await page.getByRole('button', { name: 'Delivery' }).click()
  await page.getByLabel('Street and number').fill('Langstrasse 2')
  await page.getByLabel('Postcode').fill('8004')
  await page.getByLabel('Town').fill('Zürich')
  await page.getByRole('checkbox', { name: 'Call instead of ringing the bell' }).check()

  // The shop has it, and the staff do not hear so.
  await page.route(
    '**/api/v1/orders/by-phone',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  const place = page.getByRole('button', { name: 'Place the order' })
  await place.click()
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
  await place.click()
  await expect(page.getByText(/^\d+ for Rosa Keller is on the board\.$/)).toBeVisible()
  await page.getByRole('link', { name: 'See the order' }).click()
  await expect(page.getByText('Phone', { exact: true }).first()).toBeVisible()
  const id = page.url().split('/').at(-1) ?? ''
  const [number = '', short_number = ''] = (await page.getByRole('heading', { level: 1 }).innerText()).split(' ')
  await page.goto('/admin/orders/all?q=Keller')
  await expect(page.getByRole('link', { name: `${number} ${short_number}` })).toHaveCount(1)

  await page.goto('/admin/orders')
  const onBoard = ticket(page, { number: Number(number), short_number })
  await expect(onBoard.getByText('Phone', { exact: true })).toBeVisible()
  await expect(onBoard).toContainText('Gross')
  await expect(onBoard).toContainText('Käse')
  await expect(onBoard).toContainText('Call instead of ringing the bell')
  await tap(onBoard.getByRole('button', { name: /^Accept/ }))
  for (const status of ['preparing', 'ready', 'out_for_delivery', 'completed']) await kitchen.advance(id, { status })
  await page.goto(`/admin/orders/${id}/receipt`)
  await expect(page.getByText(/\d{4}-\d{6}/).first()).toBeVisible()
  await expect(page.getByText(dish.name)).toBeVisible()
})
