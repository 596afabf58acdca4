import type { Page } from '@playwright/test'

import { dataOf, type Kitchen } from '../support/kitchen'
import { orderFor, placeOrder, type Order } from '../support/orders'
import { overflow } from '../support/seen/reach'
import { regular } from '../support/shopping'
import { expect, test } from '../support/test'

interface Quote {
  slots: { at: string }[]
}

/** An order for the last time that can be had, days from now. */
async function placePreorder(page: Page, kitchen: Kitchen): Promise<Order & { at: Date }> {
  const { token } = await regular(page)
  const headers = { Authorization: `Bearer ${token}` }
  const body = orderFor(await kitchen.addMenuItem())
  const { slots } = await dataOf<Quote>(
    await page.request.post('/api/v1/userorder/quote', { headers, data: { items: body.items } }),
  )
  const { at = '' } = slots.at(-1) ?? {}
  const data = { ...body, requested_for: at }
  const order = await dataOf<Order>(await page.request.post('/api/v1/userorder/create-order', { headers, data }))
  return { ...order, at: new Date(at) }
}

test('a pre-order for another day shows its whole time, its state in one line, and nothing sideways', async ({
  page,
  kitchen,
}) => {
  const { order_id: id, at } = await placePreorder(page, kitchen)
  const day = new Intl.DateTimeFormat('de-CH', { day: 'numeric', month: 'long', timeZone: 'Europe/Zurich' }).format(at)
  await page.goto(`/de/track/${id}`)
  for (const width of [320, 360, 390, 1280]) {
    await page.setViewportSize({ width, height: 664 })
    const time = page.getByText(new RegExp(`^Geplant auf.*${day.replace(' ', '\\s')}`))
    await expect(time).toBeInViewport({ ratio: 1 })
    expect(await overflow(page), `at ${width} px`).toBeLessThanOrEqual(0)
    const state = page.getByRole('main').getByRole('status').getByText('Eingegangen')
    await expect(state).toBeVisible()
    const lines = await state.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return {
        count: new Set([...range.getClientRects()].map(({ top }) => top)).size,
        right: range.getBoundingClientRect().right,
      }
    })
    expect(lines.count, `one line at ${width}`).toBe(1)
    expect(lines.right).toBeLessThanOrEqual(width)
  }
})

test('while an order from another device runs, home says first what counts, and so does the tab; on paper it is a receipt', async ({
  page,
  kitchen,
}) => {
  const { token, email } = await regular(page)
  const { order_id: id, number } = await placeOrder(page.request, token, await kitchen.addMenuItem())
  const { phone, street_address: street } = await dataOf<{ phone: string; street_address: string }>(
    await page.request.get('/api/v1/shop'),
  )
  const user = JSON.stringify({ email, role: 'user', name: '' })
  await page.addInitScript((stored) => localStorage.setItem('user', stored), user)
  await page.goto('/en')
  const card = page.getByRole('complementary', { name: `Your order ${number}` })
  await expect(card.getByRole('status')).toContainText('Received')
  await expect(card.getByText(street)).toBeInViewport()
  await expect(card.getByRole('link', { name: 'Show on the map' })).toHaveAttribute('href', /maps.*8004/)
  await expect(card.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`)
  await expect(page).toHaveTitle(/^Received · /)

  for (const status of ['accepted', 'preparing', 'ready']) await kitchen.advance(id, { status })
  await kitchen.tell(id)
  await expect(card.getByText(String(number), { exact: true }), 'the number to say').toBeVisible()
  await expect(page).toHaveTitle(/^Ready · /)
  await card.getByRole('status').getByRole('link').click()
  await expect(page).toHaveURL(`/en/track/${id}`)
  await expect(page).toHaveTitle(new RegExp(`^Ready · Order ${number}`))
  const poster = page.getByRole('banner').or(page.getByRole('main'))
  await expect(poster.getByRole('link', { name: 'Call us' }).first()).toBeInViewport()
  await expectReceipt(page, kitchen, { id, number })
})

/** On paper without the shop around it, and once handed over a PDF. */
async function expectReceipt(page: Page, kitchen: Kitchen, { id, number }: { id: string; number: number }) {
  const file = page.getByRole('link', { name: 'Receipt as PDF' })
  await expect(page.getByRole('button', { name: 'Print receipt' })).toBeVisible()
  await expect(file, 'not before').toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  for (const gone of ['navigation', 'contentinfo', 'button'] as const)
    await expect(page.getByRole(gone), gone).toHaveCount(0)
  await expect(page.getByRole('heading', { name: new RegExp(`Order ${number}`) })).toBeVisible()
  await expect(page.getByText(/Includes 2\.6 % VAT/)).toBeVisible()
  await expect(page.getByText(/^CHE-/)).toBeVisible()

  await page.emulateMedia({ media: 'screen' })
  await kitchen.advance(id, { status: 'completed' })
  await kitchen.tell(id)
  const downloaded = page.waitForEvent('download')
  await file.click()
  expect((await downloaded).suggestedFilename()).toMatch(/^receipt-\d{4}-\d{6}\.pdf$/)
}
