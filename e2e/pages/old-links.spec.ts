import { expect, test } from '../support/test'

test.use({ expectedErrors: [/status of 404/] })

test('an old link says which dish it was', async ({ page, kitchen }) => {
  const { id, name } = await kitchen.addMenuItem()
  await kitchen.removeMenuItem(name)
  const answer = await page.goto(`/en/dish/${id}`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: `${name} is gone.` })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'To the menu' })).toBeVisible()
})
