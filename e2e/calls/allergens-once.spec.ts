import { expect, test } from '../support/machine/calls'

test('a page names each allergen once, in its language', async ({ kitchen, request }) => {
  const { id } = await kitchen.addMenuItem({ declared: { allergens: '["milk", "nuts"]' } })
  for (const [language, said] of [
    ['en', 'Milk (lactose), Nuts'],
    ['de', 'Milch (Laktose), Nüsse'],
  ] as const) {
    const page = await (await request.get(`/${language}/dish/${id}`)).text()
    const definitions = [...page.matchAll(/<dd\b[^>]*>(.*?)<\/dd>/gs)].map(([, inside = '']) =>
      inside.replaceAll(/<[^>]*>/g, ''),
    )
    expect(definitions).toContain(said)
  }
})
