import type { Page } from '@playwright/test'

import { dataOf, type Kitchen } from '../support/kitchen'
import { mailsTo, mailTo } from '../support/machine/mailbox'
import type { Person } from '../support/people'
import { ordersOf, regular, rememberCart } from '../support/shopping'
import { expect, test } from '../support/test'

type Guest = Person & { token: string }

/** On the page of the provider, with two dishes for 34.70. */
async function toPay(page: Page, kitchen: Kitchen): Promise<Guest> {
  const guest = await regular(page)
  await kitchen.offerOnline()
  await rememberCart(page, await kitchen.addMenuItem({ price: 17.35 }))
  await page.goto('/en/checkout')
  await page.getByRole('textbox', { name: 'Order notes' }).fill('No onions')
  await page.getByRole('radio', { name: 'Now, online (TWINT, card)' }).check()
  await page.getByRole('button', { name: /^Continue to payment · CHF.34\.70$/ }).click()
  await expect(page.getByText('Demonstration: no money moves.')).toBeVisible()
  await expect(page.getByText('CHF 34.70')).toBeVisible()
  return guest
}

async function decide(page: Page, decision: string): Promise<void> {
  await page.getByRole('button', { name: decision }).click()
}

function poster(page: Page) {
  return page.getByRole('main').getByRole('status').first()
}

test('paid with TWINT, the guest sees the order as soon as it is known, once, and once rejected the money goes back by itself', async ({
  page,
  kitchen,
}) => {
  const guest = await toPay(page, kitchen)
  const atProvider = page.url()
  await page.route(
    '**/payment-check',
    async (route) => {
      await expect(page.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible()
      await route.continue()
    },
    { times: 1 },
  )
  await decide(page, 'Pay with TWINT')
  await page.waitForURL(/\/en\/track\/ORD-/)
  await expect(poster(page)).toContainText('Received')
  await expect(page.getByText('Paid online')).toBeVisible()
  await expect(page.getByTestId('cart-count')).toHaveText('0')
  const { text } = await mailTo(guest.email, { subject: /order \d+ at/ })
  expect(text).toContain('Paid online: CHF 34.70')

  await rememberNewCart(page, kitchen)
  await page.goto(atProvider)
  await page.getByRole('link', { name: 'Continue to the shop' }).click()
  await page.waitForURL(/\/en\/track\/ORD-/)
  await expect(poster(page)).toContainText('Received')
  await expect(page.getByTestId('cart-count'), 'what was chosen since').toHaveText('1')
  const orders = await ordersOf(page, guest)
  expect(orders).toHaveLength(1)

  const id = orders[0]?.order_id ?? ''
  await kitchen.advance(id, { status: 'rejected', reason: 'sold_out' })
  await kitchen.tell(id)
  await expect(poster(page)).toContainText('We pay CHF 34.70 back to you automatically.')
  const rejected = await mailTo(guest.email, { subject: /cannot/ })
  expect(rejected.text).toContain('We pay CHF 34.70 back automatically')
})

/** Something else, after the order. */
async function rememberNewCart(page: Page, kitchen: Kitchen): Promise<void> {
  const { id, name, price } = await kitchen.addMenuItem()
  const cart = { [id]: { item: { id, name, price, image: null, minimum_age: 0 }, quantity: 1 } }
  await page.evaluate((text) => localStorage.setItem('cart', text), JSON.stringify(cart))
}

test('a try that ended is a new order; declined, nothing is lost, and in cash it goes to the kitchen at once', async ({
  page,
  kitchen,
}) => {
  const guest = await toPay(page, kitchen)
  const [held] = await ordersOf(page, guest)
  const headers = { Authorization: `Bearer ${guest.token}` }
  await dataOf(await page.request.post(`/api/v1/userorder/order/${held?.order_id}/cancellation`, { headers }))
  await page.goBack()
  await page.getByRole('button', { name: /^Continue to payment/ }).click()

  await decide(page, 'Have the payment declined')
  await expect(page.getByRole('heading', { name: 'No payment has reached us yet.' })).toBeVisible()
  await expect(page.getByText(/^We hold time and price for you until \d\d:\d\d\.$/)).toBeVisible()
  await expect(page.getByTestId('cart-count')).toHaveText('2')
  await page.getByRole('button', { name: 'Pay now' }).click()
  await expect(page.getByText('Demonstration: no money moves.')).toBeVisible()
  const atProvider = page.url()
  await decide(page, 'Cancel the payment')
  await page.getByRole('button', { name: 'Pay in cash' }).click()
  await expect(poster(page)).toContainText('Received')
  await expect(page.getByTestId('cart-count')).toHaveText('0')
  await mailTo(guest.email, { subject: /order \d+ at/ })
  expect(await ordersOf(page, guest)).toMatchObject([
    { order_status: 'received', payment_method: 'Cash on Delivery' },
    { order_status: 'cancelled' },
  ])
  expect(await mailsTo(guest.email)).toHaveLength(1)
  await page.goto(atProvider)
  await expect(page.getByText('Nothing was paid.')).toBeVisible()
})

test('left and found again, it can be paid in the checkout or on its own page, and offers nothing of an order', async ({
  page,
  kitchen,
}) => {
  const guest = await toPay(page, kitchen)
  await page.goBack()
  const waiting = page.getByRole('dialog', { name: /is awaiting payment$/ })
  await expect(waiting).toBeVisible()
  await page.goForward()
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await page.getByRole('link', { name: 'To the order' }).click()
  await expect(poster(page)).toContainText('Awaiting payment')
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeVisible()
  await expect(page.getByText('not yet confirmed')).toHaveCount(0)
  for (const name of [/Reorder|Order again/, /receipt/i])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  await page.goto('/en/profile')
  await expect(page.getByRole('link', { name: 'Pay now' })).toBeVisible()
  await page.goto('/en')
  const card = page.getByRole('complementary', { name: /^Your order \d{3}$/ })
  await expect(card.getByText(/^We hold time and price for you until \d\d:\d\d\.$/)).toBeVisible()
  await expect(card.getByRole('button', { name: 'Pay now' })).toBeVisible()
  await expect(card.getByRole('link', { name: 'Show on the map' })).toHaveCount(0)
  await expect(card).not.toContainText('not yet confirmed')
  await page.goto('/en/checkout')
  await waiting.getByRole('button', { name: 'Pay now' }).click()
  await decide(page, 'Pay with TWINT')
  await expect(poster(page)).toContainText('Received')
  await expect(page.getByTestId('cart-count')).toHaveText('0')
  expect(await ordersOf(page, guest)).toHaveLength(1)
})

test.describe('the pages that a payment leads back to', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_/] })

  const untrue = /charged|Payment Failed|Payment Successful|kitchen/i
  const check = '**/payment-check'

  async function expectWaysOut(page: Page, orderId: string): Promise<void> {
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'To the order' })).toHaveAttribute('href', `/en/track/${orderId}`)
    await expect(main.getByRole('link', { name: /^Call us:/ })).toHaveAttribute('href', /^tel:/)
    await expect(main).not.toContainText(untrue)
  }

  test('say of the money what the last answer said: no answer, none yet, and then that it is there', async ({
    page,
    kitchen,
    request,
  }) => {
    const guest = await toPay(page, kitchen)
    const atProvider = page.url()
    const id = (await ordersOf(page, guest))[0]?.order_id ?? ''
    let isReachable = false
    await page.route(check, (route) => (isReachable ? route.continue() : undefined))
    for (const path of ['/en/failure', '/en/success']) {
      expect(await (await request.get(`${path}?order=${id}`)).text()).not.toMatch(/Payment (Failed|Successful)/)
      await page.goto(`${path}?order=${id}`)
      await expect(page.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible()
      await expectWaysOut(page, id)
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.route(check, (route) => (isReachable ? route.continue() : route.abort('connectionreset')))
    await page.goto(`/en/failure?order=${id}`)
    await expect(page.getByRole('heading', { name: 'We cannot reach the shop right now.' })).toBeVisible()
    await expectWaysOut(page, id)
    isReachable = true
    await expect(page.getByRole('heading', { name: 'No payment has reached us yet.' })).toBeVisible()
    await expectWaysOut(page, id)

    const elsewhere = await page.context().newPage()
    await elsewhere.goto(atProvider)
    await decide(elsewhere, 'Pay with TWINT')
    await elsewhere.waitForURL(/\/en\/track\/ORD-/)
    await page.waitForURL(/\/en\/track\/ORD-/)
    await expect(poster(page)).toContainText('Received')
  })

  test('know no order that there is not, and without one are what they were', async ({ page }) => {
    for (const id of ['ORD-20261120-7F3KQ2M9XW', 'nonsense']) {
      await page.goto(`/en/success?order=${id}`)
      await expect(page.getByRole('heading', { name: 'We cannot find this order.' })).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText(untrue)
    }
    await page.goto('/en/success')
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    await page.goto('/en/failure')
    await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/nothing was charged/i)
  })
})

test('before a paid order is cancelled, its guest reads what comes back', async ({ page, kitchen }) => {
  await toPay(page, kitchen)
  await decide(page, 'Pay with TWINT')
  await page.waitForURL(/\/en\/track\/ORD-/)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this order?' })
  await expect(question).toContainText('You get CHF 34.70 back automatically.')
  await question.getByRole('button', { name: 'Yes, cancel order' }).click()
  await expect(poster(page)).toContainText('There is nothing to pay.')
  await expect(poster(page)).toContainText('We pay CHF 34.70 back to you automatically.')
})

for (const viewport of [
  { width: 390, height: 664 },
  { width: 1280, height: 800 },
]) {
  test(`the way of paying is in sight and changed where one orders, and a reorder pays as last time, ${viewport.width} px wide`, async ({
    page,
    kitchen,
  }) => {
    await page.setViewportSize(viewport)
    const guest = await regular(page)
    await kitchen.offerOnline()
    await rememberCart(page, await kitchen.addMenuItem({ price: 17.35 }))
    await page.goto('/en/checkout')
    const way = page.getByRole('combobox', { name: 'Payment' })
    await expect(way).toBeInViewport({ ratio: 1 })
    await expect(way).toHaveValue('Cash on Delivery')
    await way.selectOption('TWINT, card')
    await expect(page.getByRole('radio', { name: 'Now, online (TWINT, card)' })).toBeChecked()
    await page.reload()
    await expect(way).toHaveValue('Online')
    await page.getByRole('button', { name: /^Continue to payment · CHF.34\.70$/ }).click()
    await decide(page, 'Pay with TWINT')
    await page.waitForURL(/\/en\/track\/ORD-/)
    const [order] = await ordersOf(page, guest)
    await kitchen.advance(order?.order_id ?? '', { status: 'accepted', ready_in_minutes: 20 })
    for (const status of ['preparing', 'ready', 'completed']) await kitchen.advance(order?.order_id ?? '', { status })
    await kitchen.tell(order?.order_id ?? '')

    const user = JSON.stringify({ email: guest.email, role: 'user', name: '' })
    await page.evaluate((stored) => localStorage.setItem('user', stored), user)
    await page.goto('/en')
    await page.getByRole('button', { name: /^Again: / }).click()
    const question = page.getByRole('dialog', { name: 'The same again?' })
    await expect(question.getByRole('combobox', { name: 'Payment' })).toHaveValue('Online')
    await expect(question.getByRole('button', { name: /^Continue to payment/ })).toBeVisible()
    await question.getByRole('combobox', { name: 'Payment' }).selectOption('in cash')
    await expect(question.getByRole('button', { name: /^Place Order/ })).toBeVisible()
    await question.getByRole('combobox', { name: 'Payment' }).selectOption('TWINT, card')
    await question.getByRole('button', { name: /^Continue to payment/ }).click()
    await expect(page.getByText('Demonstration: no money moves.')).toBeVisible()
    await decide(page, 'Pay with TWINT')
    await page.waitForURL(/\/en\/track\/ORD-/)
    expect(await ordersOf(page, guest)).toMatchObject([{ total_amount: 34.7 }, { total_amount: 34.7 }])
  })
}
