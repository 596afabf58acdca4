import { expect, test } from './support/test'

test('a page names each allergen once, in its language', async ({ page, kitchen }) => {
  const { id } = await kitchen.addMenuItem({ declared: { allergens: '["milk", "nuts"]' } })
  for (const [language, said] of [
    ['en', 'Milk (lactose), Nuts'],
    ['de', 'Milch (Laktose), Nüsse'],
  ] as const) {
    await page.goto(`/${language}/dish/${id}`)
    await expect(page.getByRole('definition').filter({ hasText: said })).toHaveText(said)
  }
})
