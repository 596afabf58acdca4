import type { Page } from '@playwright/test'

import { choose } from '../support/choices'
import { mailTo } from '../support/machine/mailbox'
import { placeOrder } from '../support/orders'
import { admin, signIn } from '../support/people'
import { desktopSize } from '../support/settings'
import { shadeOf } from '../support/seen/shade'
import { notice, regular, takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

test('what is pressed before the page reacts is done as soon as it does', async ({ page, kitchen }) => {
  const menuItem = await kitchen.addMenuItem({ price: 14.5 })
  const { answer } = await heldScripts(page)
  await page.goto(`/en/dish/${menuItem.id}`, { waitUntil: 'commit' })
  const add = page.getByRole('button', { name: `Add to Cart: ${menuItem.name}` })
  await add.hover()
  const before = await shadeOf(add)
  await add.click()
  await expect(page.getByTestId('cart-count')).toHaveText('0')
  expect(Math.abs((await shadeOf(add)) - before), 'it is seen to be heard').toBeGreaterThan(0.05 * 255)
  for (const more of [1, 2]) {
    await page.getByRole('main').getByRole('button', { name: 'Increase quantity' }).click()
    await expect(page.getByTestId('cart-count'), `${more} more`).toHaveText('0')
  }
  await add.click()
  answer()
  await expect(notice(page, `${menuItem.name} added to cart!`)).toBeVisible()
  await expect(page.getByTestId('cart-count'), 'one, and three of the next press').toHaveText('4')
  await expect(add).not.toHaveAttribute('data-held')
})

test('what is ticked and pressed before the page reacts is done as soon as it does', async ({ page, kitchen }) => {
  const pizza = await kitchen.addPizza()
  const { answer } = await heldScripts(page)
  await page.goto(`/en/dish/${pizza.id}`, { waitUntil: 'commit' })
  const main = page.getByRole('main')
  await choose(main, 'Size', '40 cm')
  await choose(main, 'Erste Hälfte', 'Margherita')
  await choose(main, 'Zweite Hälfte', 'Margherita')
  await main.getByRole('button', { name: `Add to Cart: ${pizza.name}` }).click()
  answer()
  await expect(notice(page, `${pizza.name} added to cart!`)).toBeVisible()
  await expect(page.getByTestId('cart-count')).toHaveText('1')
  const [line] = Object.values(await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}') as object))
  expect(line, 'what was ticked').toMatchObject({ item: { price: 22 }, options: [{ name: '40 cm' }, {}, {}] })
})

test('what is typed before the page reacts is sought as soon as it does', async ({ page, kitchen }) => {
  const menuItem = await kitchen.addMenuItem({ price: 14.5 })
  const { answer } = await heldScripts(page)
  await page.goto('/en/menu', { waitUntil: 'commit' })
  await page.getByRole('searchbox').pressSequentially(menuItem.name)
  answer()
  await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(1)
})

test('what is written, chosen and opened before the page reacts is sent with its form, and filled', async ({
  page,
  request,
}) => {
  const { data: shop } = await (await request.get('/api/v1/shop')).json()
  const name = `Guest ${Date.now()}-${test.info().workerIndex}`
  await page.setViewportSize(desktopSize)
  const { answer } = await heldScripts(page)
  await page.goto('/en/contact', { waitUntil: 'commit' })
  const form = page.getByRole('main')
  await form.getByLabel('Message').fill('Is there a table for ten?')
  await form.getByLabel('Subject').selectOption('restaurant')
  await page.getByText('Categories', { exact: true }).click()
  answer()
  const pizza = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Pizza/ })
    .first()
  await expect(pizza).toBeVisible()
  await page.keyboard.press('Escape')
  await form.getByLabel('Full name').fill(name)
  await form.getByLabel('Email').fill('ruth@example.com')
  const sent = page.waitForRequest('**/api/v1/contact')
  await form.getByRole('button', { name: 'Send message' }).press('Enter')
  expect((await sent).postDataJSON()).toMatchObject({ subject: 'restaurant', message: 'Is there a table for ten?' })
  await expect(notice(page, 'Thank you for your message!')).toBeVisible()
  await expect(form.getByLabel('Message')).toHaveValue('')
  await expect.poll(async () => (await mailTo(shop.email)).text).toContain(name)
})

test.describe('in the office', () => {
  test.use({ locale: 'en-GB', expectedErrors: [/422/] })

  test('a file that is chosen before the page reacts is still there, and what was pressed is done', async ({
    page,
  }) => {
    await signIn(page, admin, 'admin')
    const { answer } = await heldScripts(page)
    await page.goto('/admin/menu-file', { waitUntil: 'commit' })
    const buffer = Buffer.from('{"version": 2}')
    const file = { name: 'menu.json', mimeType: 'application/json', buffer }
    await page.getByLabel('File', { exact: true }).setInputFiles(file)
    await page.getByRole('button', { name: 'Show the changes' }).click()
    answer()
    await expect(page.getByRole('heading', { name: /wrong\. Nothing was changed\.$/ })).toBeVisible()
  })
})

test.describe('when a script is lost on the way', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('it is asked for again, and what was pressed meanwhile is done', async ({ page, kitchen }) => {
    const menuItem = await kitchen.addMenuItem({ price: 14.5 })
    const button = page.getByRole('button', { name: `Add to Cart: ${menuItem.name}` })
    const lost = new Set<string>()
    await page.route(/_next\/static\/chunks\/.*\.js/, async (route) => {
      const address = route.request().url()
      if (lost.has(address)) return route.continue()
      lost.add(address)
      // Files are lost on a slow way, long after the page itself has come.
      await button.waitFor()
      return route.abort()
    })
    await page.goto(`/en/dish/${menuItem.id}`, { waitUntil: 'commit' })
    await button.click()
    await expect(page.getByTestId('cart-count')).toHaveText('1')
    expect(lost.size).toBeGreaterThan(1)
  })
})

test('nothing moves under a finger when the page of an order begins to react', async ({ page, kitchen, newPerson }) => {
  const { token } = await regular(page)
  const { order_id: id } = await placeOrder(page.request, token, await kitchen.addMenuItem())
  const visitor = await newPerson()
  const { answer } = await heldScripts(visitor)
  await visitor.goto(`/en/track/${id}`, { waitUntil: 'commit' })
  const logIn = visitor.getByRole('link', { name: 'Log in to cancel it.' })
  const callUs = visitor
    .getByRole('main')
    .getByRole('link', { name: /Call us/ })
    .last()
  await expect(callUs).toBeVisible()
  await visitor.evaluate(() => document.fonts.ready)
  const before = [await logIn.boundingBox(), await callUs.boundingBox()]
  answer()
  await takenOver(visitor)
  await expect(visitor.getByRole('button', { name: 'Notify me on this device' })).toBeVisible()
  expect([await logIn.boundingBox(), await callUs.boundingBox()]).toEqual(before)
})

test.describe('without its scripts and its style sheet', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('a document is painted with nothing else loaded', async ({ page }) => {
    await page.route(/\/_next\/static\/.*\.(js|css)/, (route) => route.abort())
    await page.goto('/en/menu', { waitUntil: 'commit' })
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toBeVisible()
    expect(await title.evaluate((element) => getComputedStyle(element).fontWeight)).toBe('700')
  })
})

/** The page's scripts arrive when the test says so. */
async function heldScripts(page: Page) {
  let answer = (): void => undefined
  const isWanted = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await isWanted
    await route.continue()
  })
  return { answer }
}
