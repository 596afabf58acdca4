import type { Page } from '@playwright/test'

import { colours, everything, findings } from '../../support/seen/accessible'
import { placeOrder } from '../../support/orders'
import { adminPages, visits } from '../../support/pages'
import { enterPanel } from '../../support/panel'
import { admin, signIn } from '../../support/people'
import {
  brokenAmounts,
  doubleText,
  sharedPlaces,
  smallTargets,
  stickingOut,
  touchScreen,
} from '../../support/seen/reach'
import { desktopSize, phoneSize } from '../../support/settings'
import { regular } from '../../support/shopping'
import { expect, test } from '../../support/test'

const tablet = { width: 1024, height: 768 }
const phones = [phoneSize, { width: 320, height: 640 }]
// The board and the pick-up screen are pages of their own kind, for what hangs on the wall; paper has one width.
const wide = ['orders', 'pickup-screen', 'ticket', 'receipt']

for (const names of visits(adminPages))
  test(`within reach of everybody, on a laptop, a tablet and a phone: ${names.join(', ')}`, async ({ page }) => {
    await signIn(page, admin, 'admin')
    for (const name of names) await expectWithinReach(page, name)
  })

test('so is the login', ({ page }) => expectWithinReach(page, 'login'))

test('so are the pages of an order', async ({ page, kitchen, newPerson }) => {
  const { token } = await regular(await newPerson())
  const { order_id: id } = await placeOrder(page.request, token, await kitchen.addMenuItem())
  await signIn(page, admin, 'admin')
  for (const paper of ['', '/ticket', '/receipt']) await expectWithinReach(page, `orders/${id}${paper}`)
})

async function expectWithinReach(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(desktopSize)
  await page.goto(`/admin/${name}`)
  // Of the rows that all other journeys have left, the first show what the rest repeats.
  await page.addStyleTag({ content: 'main :is(tr, li, article):nth-child(n + 13) { display: none }' })
  expect(await findings(page, everything), `${name} on a laptop, light`).toEqual([])
  expect(await sharedPlaces(page), `each cell of ${name} in a place of its own`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(tablet)
  expect(await findings(page, colours), `${name} on a tablet, dark`).toEqual([])
  if (wide.includes(name.split('/').at(-1) ?? '')) return
  await touchScreen(page)
  for (const size of phones) {
    await page.setViewportSize(size)
    await expectToFit(page, `${name} at ${size.width} px`)
    expect(await smallTargets(page), `targets of ${name} at ${size.width} px`).toEqual([])
  }
  await doubleText(page)
  for (const size of [...phones, desktopSize]) {
    await page.setViewportSize(size)
    await expectToFit(page, `${name} at ${size.width} px with letters twice as large`)
  }
}

async function expectToFit(page: Page, where: string): Promise<void> {
  expect(await stickingOut(page), `nothing to scroll sideways: ${where}`).toEqual([])
  expect(await brokenAmounts(page), `amounts: ${where}`).toEqual([])
}

test.describe('above the fold', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('what is urgent comes first on the dashboard', async ({ page, kitchen, newPerson }) => {
    const { token } = await regular(await newPerson())
    await placeOrder(page.request, token, await kitchen.addMenuItem())
    await signIn(page, admin, 'admin')
    await page.goto('/admin/dashboard')
    await expect(page.getByRole('link', { name: /wartet|warten/ })).toBeInViewport({ ratio: 1 })
  })
})

test.describe('dialogs', () => {
  test.use({ locale: 'en-GB' })

  test('have no findings, and Escape gives the focus back', async ({ page }) => {
    await enterPanel(page, '/admin/products')
    await opensAndCloses(page, 'Add Product')
    await page.goto('/admin/categories')
    await opensAndCloses(page, 'Add Category')
    await page.goto('/admin/users')
    await opensAndCloses(page, 'Add staff')
    await page.goto('/admin/orders')
    for (const button of ['More time', 'Pause', 'More', 'More on the board']) await opensAndCloses(page, button)
  })
})

async function opensAndCloses(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  await button.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findings(page), name).toEqual([])
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
}
