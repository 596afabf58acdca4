import { placeOrder } from '../support/orders'
import { regular } from '../support/shopping'
import { expect, test } from '../support/test'

const oneOrder = /\/api\/v1\/userorder\/order\/ORD-[^/]+$/
const itsStream = /\/api\/v1\/userorder\/order\/ORD-[^/]+\/events$/

test.describe('with a network that fails', () => {
  test.use({ expectedErrors: [/Failed to load resource: net::ERR_/] })

  test('a page that missed one answer asks again while its stream stays open, and tells of an end it was cut off from as soon as something comes through', async ({
    page,
    kitchen,
  }) => {
    const guest = await regular(page)
    const { order_id: id } = await placeOrder(page.request, guest.token, await kitchen.addMenuItem())
    await page.goto(`/en/track/${id}`)
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
    let lost = 0
    await page.route(oneOrder, (route) => {
      lost += 1
      return lost > 2 ? route.fallback() : route.abort()
    })
    await kitchen.advance(id, { status: 'accepted', ready_in_minutes: 20 })
    await kitchen.tell(id)
    const state = page.getByRole('main').getByRole('status')
    await expect(page.getByText('Connection lost, trying again …')).toBeVisible()
    await expect(state).toContainText('Accepted')
    await expect(page.getByText('Live', { exact: true })).toBeVisible()

    await page.unroute(oneOrder)
    for (const address of [oneOrder, itsStream]) await page.route(address, (route) => route.abort())
    await page.reload()
    await expect(page.getByText('Connection lost, trying again …')).toBeVisible()
    for (const status of ['preparing', 'ready', 'completed']) await kitchen.advance(id, { status })
    await kitchen.tell(id)
    await page.unroute(oneOrder)
    await page.unroute(itsStream)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(state).toContainText('Enjoy!')
  })
})
