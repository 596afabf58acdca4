import { expect, test } from './support/test'

test('on the English page the German names of the allergens stand beside, as the law wants', async ({
  page,
  kitchen,
}) => {
  const { id } = await kitchen.addMenuItem({ declared: { allergens: '["milk", "nuts"]' } })
  await page.goto(`/en/dish/${id}`)
  const declared = page.getByRole('definition').filter({ hasText: 'Milk (lactose)' })
  await expect(declared).toHaveText('Milk (lactose) Milch (Laktose), Nuts Nüsse')
  await expect(declared.getByText('Milch (Laktose)')).toHaveAttribute('lang', 'de-CH')
  await page.goto(`/de/dish/${id}`)
  await expect(page.getByRole('definition').filter({ hasText: 'Milch' })).not.toContainText('Milk')
})
