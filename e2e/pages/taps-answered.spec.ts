import type { Page } from '@playwright/test'

import { takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

test('a tap on Quick Add is answered by its button before the rest of the page is drawn, two without a pause are two dishes, and none begins a transition where no movement is wanted', async ({
  page,
  kitchen,
}) => {
  const menuItem = await kitchen.addMenuItem({ price: 14.5 })
  await page.goto('/en/menu')
  await takenOver(page)
  const add = page.getByRole('button', { name: `Quick Add: ${menuItem.name}` })
  const count = page.getByTestId('cart-count')
  const [onButton, inHeader] = await add.evaluate(async (button: HTMLElement) => {
    button.click()
    // What React renders for a tap is there when the task of the tap ends.
    await Promise.resolve()
    return [button.dataset.quantity, document.querySelector('[data-testid=cart-count]')?.textContent]
  })
  expect(onButton).toBe('1')
  expect(inHeader, 'the rest comes in a task of its own').toBe('0')
  await expect(count).toHaveText('1')
  await page.reload()
  await expect(count).toHaveText('1')
  await expect(add).toHaveAttribute('data-quantity', '1')
  await takenOver(page)
  await add.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(count).toHaveText('3')
  await expect(add).toHaveAttribute('data-quantity', '3')
  await expectNoTransition(page)
})

/** Begun by a tap on a category, for a customer who asked for no movement. */
async function expectNoTransition(page: Page): Promise<void> {
  await page.evaluate(() => {
    const begun: string[] = []
    document.addEventListener('transitionrun', ({ propertyName }) => begun.push(propertyName))
    Object.assign(window, { begun })
  })
  const chips = page.getByRole('group', { name: 'Categories' }).getByRole('button')
  await chips.nth(1).click()
  await expect(chips.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveCount(1)
  expect(await page.evaluate(() => Reflect.get(window, 'begun') as string[])).toEqual([])
}
