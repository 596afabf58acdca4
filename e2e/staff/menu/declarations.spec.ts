import { enterPanel } from '../../support/panel'
import { expect, test } from '../../support/test'

test.use({ locale: 'en-GB' })

test('a drink without its volume is listed, edited and gone from the list; sheet and page say it alike', async ({
  page,
  kitchen,
}) => {
  const declared = { allergens: '[]', ingredient_kinds: '["drink"]' }
  const { id, name } = await kitchen.addMenuItem({ declared })
  await enterPanel(page, '/admin/declarations?missing=volume')
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Volume')
  await row.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Volume of the drink in ml').fill('330')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(row).toHaveCount(0)

  await page.goto('/admin/declarations/sheet?language=en')
  const onSheet = page.getByRole('article').filter({ hasText: name })
  await expect(onSheet).toContainText('3.3\u00A0dl')
  const facts = await onSheet.getByRole('definition').allTextContents()
  expect(facts.length).toBeGreaterThan(0)

  await page.goto(`/en/dish/${id}`)
  for (const fact of facts) await expect(page.getByRole('definition').filter({ hasText: fact }).first()).toBeVisible()
})
