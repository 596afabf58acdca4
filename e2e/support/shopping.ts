import { expect, type Page } from '@playwright/test'

import { dataOf, type MenuItem } from './kitchen'
import type { Order } from './orders'
import { fillInProfile, settled, signIn, type Person } from './people'

/** Finds the menu item on the menu and taps its Quick Add so many times. */
export async function putIntoCart(page: Page, menuItem: MenuItem, times: number): Promise<void> {
  await page.goto('/en/menu')
  await takenOver(page)
  await page.getByRole('searchbox').fill(menuItem.name)
  const add = page.getByRole('button', { name: `: ${menuItem.name}` })
  for (let tap = 0; tap < times; tap++) await add.click()
  await expect(page.getByTestId('cart-count')).toHaveText(String(times))
}

/** The header says whether the kitchen is open as soon as the page reacts to what a guest does. */
export async function takenOver(page: Page): Promise<void> {
  await expect(page.locator('[data-open]').first()).toBeAttached()
}

/** A menu item as the cart of an earlier visit holds it. */
export async function rememberCart(page: Page, menuItem: MenuItem, quantity = 2): Promise<void> {
  const { id, name, price } = menuItem
  const cart = { [id]: { item: { id, name, price, image: null, minimum_age: 0 }, quantity } }
  await page.addInitScript((text) => {
    // Only once: what the page makes of it must survive the next page.
    if (!sessionStorage.getItem('was-here')) localStorage.setItem('cart', text)
    sessionStorage.setItem('was-here', 'yes')
  }, JSON.stringify(cart))
}

/** The notices of the shop; the words are those of the specification's alerts. */
export function notice(page: Page, words: string | RegExp) {
  return page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: words }).first()
}

/** A customer with a filled-in billing form, logged in on this page, and the bearer token for calls beside it. */
export async function regular(page: Page): Promise<Person & { token: string }> {
  const person = await settled()
  await fillInProfile(person)
  return { ...person, token: await signIn(page, person) }
}

export async function ordersOf(page: Page, { token }: { token: string }): Promise<Order[]> {
  return dataOf(await page.request.get('/api/v1/user/orders', { headers: { Authorization: `Bearer ${token}` } }))
}
