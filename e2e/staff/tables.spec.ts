import type { Locator, Page } from '@playwright/test'

import type { MenuItem } from '../support/kitchen'
import { chooseInRow, enterPanel, productsNamed } from '../support/panel'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

function names(page: Page): Locator {
  return page.getByRole('button', { name: /^Edit / })
}

async function three(kitchen: { addMenuItem(item: { name: string }): Promise<MenuItem> }, what: string) {
  const made: MenuItem[] = []
  for (const size of ['A', 'B', 'C']) made.push(await kitchen.addMenuItem({ name: `${what} ${size}` }))
  return made
}

test('the menu of a row is walked through by keyboard, and a row that was deleted hands the focus to its heir', async ({
  page,
  kitchen,
}) => {
  const what = `Tarte ${crypto.randomUUID().slice(0, 6)}`
  const [first, second, third] = (await three(kitchen, what)).map(({ name }) => name)
  await enterPanel(page, productsNamed(what))
  const more = (name = '') => page.getByRole('button', { name: `More about ${name}` })
  await more(first).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await expect(more(first)).toBeFocused()
  await chooseInRow(page, first ?? '', 'Delete')
  await expect(page.getByRole('dialog')).toContainText(first ?? '')
  await page.keyboard.press('Escape')
  await expect(more(first)).toBeFocused()

  for (const [gone, heir] of [
    [second, third],
    [third, first],
  ]) {
    await chooseInRow(page, gone ?? '', 'Delete')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(more(heir)).toBeFocused()
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
    await enterPanel(page, productsNamed(what))
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
