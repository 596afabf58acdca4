import { expect, type Locator, type Page } from '@playwright/test'

import type { Order } from './orders'
import { admin, signIn, type Login } from './people'

/** A page of the staff, for a person who is signed in. */
export async function enterPanel(page: Page, path: string, login: Login = admin): Promise<void> {
  await signIn(page, login, 'admin')
  await page.goto(path)
}

/** Through the admin door, with the password. */
export async function logInToPanel(page: Page, path: string, { email, password }: Login = admin): Promise<void> {
  await page.goto(`/admin/login?next=${encodeURIComponent(path)}`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(path)
}

/** The products page with this dish on it, however many there are. */
export function productsNamed(name: string): string {
  return `/admin/products?${new URLSearchParams({ q: name })}`
}

/** A dish's form, for the administrator. */
export async function openDish(page: Page, { name }: { name: string }): Promise<Locator> {
  await enterPanel(page, productsNamed(name))
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  return page.getByRole('dialog', { name: 'Edit Product' })
}

/** A part of a dish's form. */
export async function openTab(dialog: Locator, name: string): Promise<void> {
  await dialog.getByRole('tab', { name }).click()
}

/** The board with its sound switched on by the one tap that browsers ask for. */
export async function openBoard(page: Page, login: Login): Promise<void> {
  await enterPanel(page, '/admin/orders', login)
  await expect(page.getByText('connected', { exact: true })).toBeVisible()
  const isBlocked = await page.getByRole('button', { name: 'Sound on' }).isVisible()
  if (isBlocked) await page.getByRole('button', { name: 'Sound on' }).click()
  await expect(page.getByRole('button', { name: 'Sound on' })).toBeHidden()
}

type Named = Pick<Order, 'number' | 'short_number'>

export function ticket(page: Page, { number, short_number }: Named): Locator {
  return page.getByRole('article', { name: `${number} ${short_number}`, exact: true })
}

/** What a ticket keeps behind its three dots. */
export async function moreAbout(page: Page, order: Named): Promise<Locator> {
  const { number, short_number } = order
  const dialog = page.getByRole('dialog', { name: `${number} ${short_number}`, exact: true })
  await opens(ticket(page, order).getByRole('button', { name: `More about ${number}` }), dialog)
  return dialog
}

/** What the board keeps behind its three dots. */
export async function boardMenu(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'More on the board' })
  await opens(page.getByRole('button', { name: 'More on the board' }), dialog)
  return dialog
}

/** Again, as a cook does, where the button has just appeared and took no tap yet. */
export async function opens(button: Locator, dialog: Locator): Promise<void> {
  await expect(async () => {
    if (!(await dialog.isVisible())) await button.click({ timeout: 15_000 })
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })
}

/**
 * Taps a button that its own success takes away. Again, as a cook does, where the button has just appeared and took no
 * tap yet.
 */
export async function tap(button: Locator, { isTwice = false } = {}): Promise<void> {
  await expect(button).toBeVisible()
  await expect(async () => {
    if (await button.isVisible())
      await (isTwice ? button.dblclick({ timeout: 15_000 }) : button.click({ timeout: 15_000 }))
    await expect(button).toBeHidden({ timeout: 2000 })
  }).toPass({ timeout: 60_000 })
}

/** Whether any of the page's sounds is being played right now. */
export function isSounding(page: Page): Promise<boolean> {
  return page.evaluate(() => [...document.querySelectorAll('audio')].some((audio) => !audio.paused))
}

/** Which of them. */
export function soundsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('audio')].filter((audio) => !audio.paused).map(({ dataset }) => dataset.call ?? ''),
  )
}

/** What a row offers behind its three dots. */
export async function chooseInRow(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More about ${name}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}
