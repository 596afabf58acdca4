import { dataOf } from '../support/kitchen'
import { notice, takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED|status of (404|503)/] })

test('without a network the menu opens with the cart, a tap and a page that need it say so, and work once it is back', async ({
  page,
  context,
  kitchen,
}) => {
  const [dish, pizza] = [await kitchen.addMenuItem(), await kitchen.addPizza()]
  await page.goto('/en/menu')
  await takenOver(page)
  await page.getByRole('button', { name: `Quick Add: ${dish.name}` }).click()
  await expect(page.getByTestId('cart-count')).toHaveText('1')
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/en/menu'))), { timeout: 30_000 })
    .toBe(true)
  await context.setOffline(true)
  await page.reload()
  await takenOver(page)
  await expect(page.getByRole('article').filter({ hasText: dish.name })).toBeVisible()
  await expect(page.getByTestId('cart-count')).toHaveText('1')
  const plus = page.getByRole('button', { name: `Quick Add: ${pizza.name}` })
  const how = page.getByRole('button', { name: 'Change', exact: true })
  for (const button of [plus, how]) {
    await button.click()
    await expect(notice(page, 'Please check your network connection.')).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
  }
  for (const path of ['/en/about', '/en/checkout']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'No connection.' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'To the menu' }).click()
  await expect(page).toHaveURL('/en/menu')
  await expect(page.getByRole('searchbox')).toBeVisible()
  await takenOver(page)
  await plus.click()
  await expect(notice(page, 'Please check your network connection.')).toBeVisible()
  await context.setOffline(false)
  await plus.click()
  await expect(page.getByRole('dialog', { name: pizza.name }).getByRole('radio').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/en/menu')
  await how.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a part of the page that is lost on the way costs that part alone, and comes later', async ({ page }) => {
  const items = await dataOf<{ id: string }[]>(await page.request.get('/api/v1/user/getMenuItems'))
  await page.addInitScript((text) => localStorage.setItem('favourites', text), JSON.stringify([items[0]?.id]))
  const html = await (await page.request.get('/en')).text()
  const lost = new Map<string, number>()
  await page.route(/_next\/static\/chunks\/.*\.js/, (route) => {
    const { pathname } = new URL(route.request().url())
    const times = (lost.get(pathname) ?? 0) + 1
    if (html.includes(pathname)) return route.continue()
    lost.set(pathname, times)
    // The loader itself asks twice.
    return times > 2 ? route.continue() : route.abort()
  })
  await page.goto('/en')
  await expect.poll(() => Math.max(...lost.values())).toBe(2)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your favourites' }).getByRole('link')).toHaveCount(1)
})

test('a page from before a new version of the shop is loaded anew by the tap that needs a part of it', async ({
  page,
  kitchen,
}) => {
  const { name } = await kitchen.addPizza()
  await page.goto('/en/menu')
  await takenOver(page)
  const html = await page.content()
  await page.route(/_next\/static\/chunks\/.*\.js/, (route) =>
    html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.fulfill({ status: 404 }),
  )
  const plus = page.getByRole('button', { name: `Quick Add: ${name}` })
  const [anew] = await Promise.all([page.waitForRequest((request) => request.isNavigationRequest()), plus.click()])
  expect(new URL(anew.url()).pathname).toBe('/en/menu')
  await page.unrouteAll()
  await takenOver(page)
  await plus.click()
  await expect(page.getByRole('dialog', { name }).getByRole('radio').first()).toBeVisible()
})
