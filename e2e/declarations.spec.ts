import { enterPanel } from './support/panel'
import { expect, test } from './support/test'

test.use({ locale: 'en-GB' })

test('a drink without its volume is listed, edited and gone from the list; sheet, menu and cart say it', async ({
  page,
  kitchen,
}) => {
  const { id, name } = await kitchen.addMenuItem({ declared: { allergens: '[]', ingredient_kinds: '["drink"]' } })
  await enterPanel(page, '/admin/declarations?missing=volume')
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Volume')
  await row.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Volume of the drink in ml').fill('330')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(row).toHaveCount(0)

  await page.goto('/admin/declarations/sheet?language=en')
  await expect(page.getByRole('article').filter({ hasText: name })).toContainText('3.3\u00A0dl')

  await page.goto(`/en/dish/${id}`)
  await expect(page.getByRole('definition').filter({ hasText: 'dl' })).toHaveText('3.3\u00A0dl')
})

test('what a guest looks at counts once, with a click within the shop and the way back', async ({ page, kitchen }) => {
  const { id, name } = await kitchen.addMenuItem()
  await page.goto(`/en/dish/${id}`)
  await page.getByRole('link', { name: 'Menu', exact: true }).first().click()
  await expect(page).toHaveURL(/\/menu$/)
  await page.goBack()
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await enterPanel(page, '/admin/statistics')
  await expect(async () => {
    await page.reload()
    const row = page.getByRole('row').filter({ hasText: `Dish: ${name}` })
    await expect(row.getByRole('cell', { name: '1', exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
})
