import type { Page } from '@playwright/test'

import { placeOrder } from '../support/orders'
import { adminPages } from '../support/pages'
import { admin, signIn } from '../support/people'
import { brokenAmounts, doubleText, sharedPlaces, smallTargets, stickingOut } from '../support/reach'
import { regular } from '../support/shopping'
import { expect, test } from '../support/test'

const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]
// The board is a page of its own kind, for a tablet on the wall.
const office = adminPages.filter((name) => name !== 'orders')

for (const locale of ['de-CH', 'en-GB']) {
  test.describe(locale, () => {
    test.use({ locale, hasTouch: true })

    test('every page of the office fits a phone, can be tapped, and breaks no amount', async ({
      page,
      kitchen,
      newPerson,
    }) => {
      test.slow()
      const guest = await newPerson()
      const { token } = await regular(guest)
      const { order_id } = await placeOrder(guest.request, token, await kitchen.addMenuItem())
      await signIn(page, admin, 'admin')
      for (const name of ['login', ...office, `orders/${order_id}`]) {
        await page.goto(`/admin/${name}`)
        expect.soft(await sharedPlaces(page), `each cell of ${name} in a place of its own`).toEqual([])
        for (const size of phones) {
          await page.setViewportSize(size)
          await expectToFit(page, `${name}, ${size.width} px`)
          expect.soft(await smallTargets(page), `targets of ${name}, ${size.width} px`).toEqual([])
        }
        await doubleText(page)
        for (const size of [...phones, { width: 1280, height: 800 }]) {
          await page.setViewportSize(size)
          await expectToFit(page, `${name}, ${size.width} px with letters twice as large`)
        }
      }
    })
  })
}

async function expectToFit(page: Page, name: string): Promise<void> {
  expect.soft(await stickingOut(page), `nothing to scroll sideways on ${name}`).toEqual([])
  expect.soft(await brokenAmounts(page), `amounts of ${name}`).toEqual([])
}

test.describe('above the fold', () => {
  test.use({ locale: 'en-GB', viewport: { width: 320, height: 640 } })

  test('what is urgent comes first on the dashboard', async ({ page, kitchen, newPerson }) => {
    const guest = await newPerson()
    const { token } = await regular(guest)
    await placeOrder(guest.request, token, await kitchen.addMenuItem())
    await signIn(page, admin, 'admin')
    await page.goto('/admin/dashboard')
    await expect(page.getByRole('link', { name: /waits? for acceptance/ })).toBeInViewport({ ratio: 1 })
  })
})
