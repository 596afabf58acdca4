import type { Page } from '@playwright/test'

import { dataOf, type MenuItem } from './kitchen'
import { placeOrder, type Order, type Ordered } from './orders'
import { openBoard } from './panel'
import type { Login } from './people'
import { regular } from './shopping'
import { test as base } from './test'

type Fixtures = {
  guest: Guest
  menuItem: MenuItem
  cook: Login
  /** The page, with the board of the cook on it. */
  board: Page
  /** The same board on another device. */
  counter: Page
}

/** Who orders by calls, while a page of theirs may look at the shop. */
export interface Guest {
  page: Page
  email: string
  order: (menuItem: Ordered) => Promise<Order>
  /** With other words or more dishes than `orderFor` says. */
  send: (body: object) => Promise<Order>
  cancel: (order: Order) => Promise<void>
}

/** A journey of the kitchen begins with a guest, a dish of 14.50 and a board. */
export const test = base.extend<Fixtures>({
  guest: async ({ newPerson }, use) => {
    const page = await newPerson()
    const { email, token } = await regular(page)
    const headers = { Authorization: `Bearer ${token}` }
    const at = (path: string) => `/api/v1/userorder/${path}`
    await use({
      page,
      email,
      order: (menuItem) => placeOrder(page.request, token, menuItem),
      send: async (data) => dataOf<Order>(await page.request.post(at('create-order'), { headers, data })),
      cancel: async ({ order_id: id }) => {
        await dataOf(await page.request.post(at(`order/${id}/cancellation`), { headers }))
      },
    })
  },
  menuItem: async ({ kitchen }, use) => use(await kitchen.addMenuItem()),
  cook: async ({ kitchen }, use) => use(await kitchen.hire()),
  board: async ({ page, cook }, use) => {
    await openBoard(page, cook)
    await use(page)
  },
  counter: async ({ newPerson, cook }, use) => {
    const page = await newPerson()
    await openBoard(page, cook)
    await use(page)
  },
})

export { expect } from './test'
