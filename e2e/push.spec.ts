import type { Page } from '@playwright/test'

import { placeOrder } from './support/orders'
import { enterPanel } from './support/panel'
import { regular } from './support/shopping'
import { expect, test } from './support/test'

/** A browser whose push service answers at once and which needs no permission, or that says no. */
async function withPush(page: Page, permission: 'granted' | 'denied'): Promise<void> {
  await page.addInitScript((answer) => {
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
    const endpoint = 'https://fcm.googleapis.com/fcm/send/of-a-test'
    const subscription = { endpoint, options: {}, toJSON: () => ({ endpoint, keys }) }
    let made = sessionStorage.getItem('subscribed') ? subscription : null
    const manager = {
      subscribe: () => {
        sessionStorage.setItem('subscribed', 'yes')
        return Promise.resolve((made = subscription))
      },
      getSubscription: () => Promise.resolve(made),
    }
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'pushManager', { get: () => manager })
    Object.defineProperty(Notification, 'requestPermission', { value: () => Promise.resolve(answer) })
  }, permission)
}

test('a guest is notified after one tap, and stops it by another', async ({ page, kitchen }) => {
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

test.describe('staff', () => {
  test.use({ locale: 'en-GB' })

  test('have their own phone told when nobody accepts an order, and stop it', async ({ page, kitchen }) => {
    await withPush(page, 'granted')
    await enterPanel(page, '/admin/account', await kitchen.hire())
    const box = page.getByRole('checkbox', { name: 'Tell this device when nobody accepts an order' })
    const sent = page.waitForRequest(/alarm-subscription$/)
    await box.click()
    expect((await sent).postDataJSON()).toMatchObject({ endpoint: 'https://fcm.googleapis.com/fcm/send/of-a-test' })
    await expect(box).toBeChecked()
    await page.reload()
    await expect(box, 'the browser knows itself among those that are told').toBeChecked()
    await box.click()
    await expect(box).not.toBeChecked()
    await page.reload()
    await expect(box).toBeEnabled()
    await expect(box).not.toBeChecked()
  })
})
