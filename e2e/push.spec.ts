import type { Page } from '@playwright/test'

import { placeOrder } from './support/orders'
import { regular } from './support/shopping'
import { expect, test } from './support/test'

/** A browser whose push service answers at once and which nobody has to be asked about, or that says no. */
async function withPush(page: Page, permission: 'granted' | 'denied'): Promise<void> {
  await page.addInitScript((answer) => {
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
    const endpoint = 'https://fcm.googleapis.com/fcm/send/of-a-test'
    let made: object | null = null
    const manager = {
      subscribe: () => Promise.resolve((made = { endpoint, options: {}, toJSON: () => ({ endpoint, keys }) })),
      getSubscription: () => Promise.resolve(made),
    }
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'pushManager', { get: () => manager })
    Object.defineProperty(Notification, 'requestPermission', { value: () => Promise.resolve(answer) })
  }, permission)
}

test('a guest has himself notified by one tap, and stops it by another', async ({ page, kitchen }) => {
  const { token } = await regular(page)
  const { order_id: id } = await placeOrder(page.request, token, await kitchen.addMenuItem())
  await withPush(page, 'granted')
  await page.goto(`/de/track/${id}`)
  const sent = page.waitForRequest(/push-subscription$/)
  await page.getByRole('button', { name: 'Auf diesem Gerät benachrichtigen' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ endpoint: 'https://fcm.googleapis.com/fcm/send/of-a-test' })
  await expect(page.getByText('Wir melden uns auf diesem Gerät')).toBeVisible()

  await page.reload()
  const stop = page.getByRole('button', { name: 'Nicht mehr benachrichtigen' })
  await expect(stop, 'also after a reload').toBeVisible()
  await stop.click()
  await expect(page.getByRole('button', { name: 'Auf diesem Gerät benachrichtigen' })).toBeVisible()
})

test('a browser that says no is explained, and nothing is sent', async ({ page, kitchen }) => {
  const { token } = await regular(page)
  const { order_id: id } = await placeOrder(page.request, token, await kitchen.addMenuItem())
  await withPush(page, 'denied')
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.goto(`/en/track/${id}`)
  await page.getByRole('button', { name: 'Notify me on this device' }).click()
  await expect(page.getByText('Your browser does not allow notifications.')).toBeVisible()
  expect(calls.filter((url) => url.includes('push-subscription'))).toEqual([])
})
