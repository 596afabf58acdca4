import { expect, test } from './support/test'

test.use({ javaScriptEnabled: false })

interface MenuItem {
  name: string
  price: number
  category: { name: string; name_de?: string }
}

test('without JavaScript the menu and every category show all their menu items with prices', async ({
  page,
  request,
}) => {
  const { data: menuItems } = (await (await request.get('/api/v1/user/getMenuItems')).json()) as { data: MenuItem[] }
  // Menu items of other tests come and go.
  const known = menuItems.filter(({ name }) => !name.startsWith('Rösti '))
  expect(known.length).toBeGreaterThan(30)
  await page.goto('/de/menu')
  for (const { name, price } of known) {
    const article = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) })
    await expect(article).toBeVisible()
    await expect(article).toHaveAttribute('data-price', String(price))
    // Where a choice decides, the least price.
    await expect(article).toContainText(/CHF\s\d+\.\d\d/)
  }
  for (const [category, inGerman] of new Map(known.map(({ category: { name, name_de = name } }) => [name, name_de]))) {
    await page.goto(`/de/product/${encodeURIComponent(category.toUpperCase())}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(inGerman)
    for (const menuItem of known.filter((each) => each.category.name === category)) {
      await expect(page.getByRole('link', { name: menuItem.name, exact: true })).toBeVisible()
    }
  }
})

test('without JavaScript the pages that need it say so, and all others are whole', async ({ page, request }) => {
  // Playwright's browser hides what is in noscript even where it runs no script.
  expect(await (await request.get('/en/cart')).text()).toMatch(
    /<noscript>.*The cart is kept in your browser and needs JavaScript\./,
  )
  await page.goto('/en')
  await expect(page.getByRole('heading', { name: 'Daily bestsellers' })).toBeVisible()
  await page.goto('/de/terms-and-conditions')
  await expect(page.getByText('5. Oktober 2024')).toBeVisible()
})
