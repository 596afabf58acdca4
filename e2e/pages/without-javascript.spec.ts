import type { Page } from '@playwright/test'

import { expect, test } from '../support/test'

test.use({ javaScriptEnabled: false })

interface MenuItem {
  name: string
  price: number
  category: { name: string; name_de?: string }
}

test('without JavaScript the menu and a category, however it is written, show all their menu items with prices, pages that need it say so, and all others are whole', async ({
  page,
  request,
}) => {
  const { data: menuItems } = (await (await request.get('/api/v1/user/getMenuItems')).json()) as { data: MenuItem[] }
  // Menu items of other tests come and go.
  const known = menuItems.filter(({ name }) => !name.startsWith('Rösti '))
  expect(known.length).toBeGreaterThan(30)
  await page.goto('/de/menu')
  await expect(page.getByRole('article').first()).toBeVisible()
  const shown = await shownItems(page)
  for (const { name, price } of known) {
    expect(shown).toContainEqual({ name, price: String(price), isVisible: true, words: expect.stringMatching(amount) })
  }
  const category = known[0]?.category ?? { name: '' }
  await page.goto(`/de/product/${encodeURIComponent(category.name.toUpperCase())}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.name_de ?? category.name)
  for (const menuItem of known.filter((each) => each.category.name === category.name)) {
    await expect(page.getByRole('link', { name: menuItem.name, exact: true })).toBeVisible()
  }

  // Playwright's browser hides what is in noscript even where it runs no script.
  expect(await (await request.get('/en/cart')).text()).toMatch(
    /<noscript>.*The cart is kept in your browser and needs JavaScript\./,
  )
  await page.goto('/en')
  await expect(page.getByRole('heading', { name: 'Daily bestsellers' })).toBeVisible()
  await page.goto('/de/terms-and-conditions')
  await expect(page.getByText('5. Oktober 2024')).toBeVisible()
})

test('without JavaScript, too, who comes to order logs in or goes on without an account, in sight on a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('/de/checkout')
  await expect(page).toHaveURL('/de/login?next=/de/checkout')
  const way = page.getByRole('link', { name: 'Ohne Konto bestellen' })
  await expect(way).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('main').getByLabel('E-Mail')).toBeInViewport()
  await way.click()
  await expect(page).toHaveURL('/de/checkout/new')
  for (const next of ['', '?next=/de/profile', '?next=https://other.example/checkout']) {
    await page.goto(`/de/login${next}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(way).toHaveCount(0)
  }
})

// Where a choice decides, the least price.
const amount = /CHF\s\d+\.\d\d/

function shownItems(page: Page) {
  return page.getByRole('article').evaluateAll((articles) =>
    articles.map((article) => ({
      name: article.querySelector('a')?.textContent,
      price: article.getAttribute('data-price'),
      isVisible: article.checkVisibility(),
      words: article.textContent,
    })),
  )
}
