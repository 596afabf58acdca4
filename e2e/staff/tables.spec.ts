import type { Locator, Page } from '@playwright/test'

import type { MenuItem } from '../support/kitchen'
import { enterPanel } from '../support/panel'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

/** The products of this test's own name. */
async function showOnly(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(name)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/q=/)
}

function names(page: Page): Locator {
  return page.getByRole('button', { name: /^Edit / })
}

async function three(kitchen: { addMenuItem(item: { name: string }): Promise<MenuItem> }, what: string) {
  const made: MenuItem[] = []
  for (const size of ['A', 'B', 'C']) made.push(await kitchen.addMenuItem({ name: `${what} ${size}` }))
  return made
}

test('a price is changed where it stands, and a slip is asked about', async ({ page, kitchen }) => {
  const { name } = await kitchen.addMenuItem({ price: 14.5 })
  await enterPanel(page, '/admin/products')
  await showOnly(page, name)
  await page.getByRole('button', { name: `Change the price of ${name}` }).click()
  const field = page.getByRole('textbox', { name: 'Price' })
  await expect(field).toBeFocused()
  await field.fill('15,50')
  await page.keyboard.press('Enter')
  const changed = page.getByRole('button', { name: `Change the price of ${name}, now CHF 15.50` })
  await expect(changed).toBeFocused()
  await changed.click()
  await field.fill('155')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog')
  await expect(question).toContainText('CHF 155.00')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await field.focus()
  await page.keyboard.press('Escape')
  await expect(changed, 'Escape leaves the price as it was').toBeFocused()
})

test('the menu of a row is walked through and left by keyboard', async ({ page, kitchen }) => {
  const { name } = await kitchen.addMenuItem()
  await enterPanel(page, '/admin/products')
  await showOnly(page, name)
  const more = page.getByRole('button', { name: `More about ${name}` })
  await more.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await expect(more).toBeFocused()
  await more.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toContainText(name)
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
})

test('a row that was deleted hands the focus to the one that takes its place', async ({ page, kitchen }) => {
  const what = `Tarte ${crypto.randomUUID().slice(0, 6)}`
  const [first, second, third] = (await three(kitchen, what)).map(({ name }) => name)
  await enterPanel(page, '/admin/products')
  await showOnly(page, what)
  for (const [gone, heir] of [
    [second, third],
    [third, first],
  ]) {
    await page.getByRole('button', { name: `More about ${gone}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('button', { name: `More about ${heir}` })).toBeFocused()
  }
})

test.describe('while others cook', () => {
  test.use({ expectedErrors: [/status of 422/] })

  test('menu items are sorted by arrow keys, by the menu and by dragging', async ({ page, kitchen }) => {
    const what = `Wähe ${crypto.randomUUID().slice(0, 6)}`
    const [a, b, c] = (await three(kitchen, what)).map((item) => `Edit ${item.name}`)
    const inOrder = (...order: (string | undefined)[]) =>
      expect
        .poll(() => names(page).evaluateAll((all) => all.map((one) => one.ariaLabel)), { timeout: 5000 })
        .toEqual(order)
    await enterPanel(page, '/admin/products')
    await showOnly(page, what)
    await inOrder(a, b, c)

    const handle = page.getByRole('button', { name: `Move ${what} C` })
    await handle.focus()
    // Others may cook between the three meanwhile, so that one step is not always enough to be seen.
    await expect(async () => {
      await page.keyboard.press('ArrowUp')
      await expect(names(page).nth(1)).toHaveAccessibleName(`Edit ${what} C`, { timeout: 2000 })
    }).toPass()
    await expect(handle).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: `${what} C is at place` })).toBeAttached()
    await inOrder(a, c, b)

    // The menu item after the three is another test's, and may be gone by the time that something is put before it.
    await expect(async () => {
      await page.reload()
      await handle.hover()
      await page.mouse.down()
      const last = await page.getByRole('row', { name: `${what} B` }).boundingBox()
      await page.mouse.move(400, (last?.y ?? 0) + (last?.height ?? 0) + 8, { steps: 8 })
      await page.mouse.up()
      await inOrder(a, b, c)
    }).toPass()

    await page.getByRole('button', { name: `More about ${what} C` }).click()
    await page.getByRole('menuitem', { name: 'To the top' }).click()
    await inOrder(c, a, b)
    await page.getByRole('button', { name: `More about ${what} C` }).click()
    await page.getByRole('menuitem', { name: 'To the end' }).click()
    await inOrder(a, b, c)
  })
})
