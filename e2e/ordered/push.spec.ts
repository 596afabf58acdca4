import type { Page } from '@playwright/test'

import { placeOrder } from '../support/orders'
import { enterPanel } from '../support/panel'
import { regular } from '../support/shopping'
import { expect, test } from '../support/test'

/** A browser whose push service answers at once, and that gives its permission after it has said no so many times. */
async function withPush(page: Page, { refusals }: { refusals: number }): Promise<void> {
  await page.addInitScript((first) => {
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
    let left = first
    const requestPermission = () => Promise.resolve(left-- > 0 ? 'denied' : 'granted')
    Object.defineProperty(Notification, 'requestPermission', { value: requestPermission })
  }, refusals)
}

test('a browser that says no is explained; a guest is notified after one tap, and stops it by another', async ({
  page,
  kitchen,
}) => {
  const { token } = await regular(page)
  const { order_id: id } = await placeOrder(page.request, token, await kitchen.addMenuItem())
  await withPush(page, { refusals: 1 })
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.goto(`/en/track/${id}`)
  const notify = page.getByRole('button', { name: 'Notify me on this device' })
  await notify.click()
  await expect(page.getByText('Your browser does not allow notifications.')).toBeVisible()
  expect(calls.filter((url) => url.includes('push-subscription'))).toEqual([])

  const sent = page.waitForRequest(/push-subscription$/)
  await notify.click()
  expect((await sent).postDataJSON()).toMatchObject({ endpoint: 'https://fcm.googleapis.com/fcm/send/of-a-test' })
  await expect(page.getByText('We will notify you on this device')).toBeVisible()
  await page.reload()
  const stop = page.getByRole('button', { name: 'Stop notifying me' })
  await expect(stop, 'also after a reload').toBeVisible()
  await stop.click()
  await expect(notify).toBeVisible()
})

test.describe('staff', () => {
  test.use({ locale: 'en-GB' })

  test('have their own phone told when nobody accepts an order, and stop it', async ({ page, kitchen }) => {
    await withPush(page, { refusals: 0 })
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
