import { expect, type Locator, type Page } from '@playwright/test'

import type { MenuItem } from './kitchen'
import { takenOver } from './shopping'

/** Finds the dish on the menu and taps it: what is asked about it, over the page. */
export async function openSheet(page: Page, { name }: MenuItem, menu = '/en/menu'): Promise<Locator> {
  await page.goto(menu)
  await takenOver(page)
  await page.getByRole('button', { name: `: ${name}` }).press('Enter')
  const sheet = page.getByRole('dialog', { name })
  await expect(sheet.getByRole('radio').first()).toBeVisible()
  return sheet
}

export async function choose(where: Locator, group: string, option: string): Promise<void> {
  await where.getByRole('group', { name: group }).getByRole('radio', { name: option }).check()
}
