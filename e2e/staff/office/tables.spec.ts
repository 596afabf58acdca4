import type { Locator, Page } from '@playwright/test'

import type { MenuItem } from '../../support/kitchen'
import { chooseInRow, enterPanel, productsNamed } from '../../support/panel'
import { expect, test } from '../../support/test'

test.use({ locale: 'en-GB', expectedErrors: [/status of 422/] })

function names(page: Page): Locator {
  return page.getByRole('button', { name: /^Edit / })
}

async function three(kitchen: { addMenuItem(item: { name: string }): Promise<MenuItem> }, what: string) {
  const made: MenuItem[] = []
  for (const size of ['A', 'B', 'C']) made.push(await kitchen.addMenuItem({ name: `${what} ${size}` }))
  return made
}

test('rows are sorted by arrow keys, by dragging and by their menu, and one that was deleted hands the focus to its heir', async ({
  page,
  kitchen,
}) => {
  const what = `Wähe ${crypto.randomUUID().slice(0, 6)}`
  const [first = '', second = '', third = ''] = (await three(kitchen, what)).map(({ name }) => name)
  await enterPanel(page, productsNamed(what))
  await expectInOrder(page, first, second, third)
  await sortByHandle(page, what)
  await chooseInRow(page, third, 'To the top')
  await expectInOrder(page, third, first, second)
  await chooseInRow(page, third, 'To the end')
  await expectInOrder(page, first, second, third)

  const more = (name: string) => page.getByRole('button', { name: `More about ${name}` })
  await more(first).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await expect(more(first)).toBeFocused()
  await chooseInRow(page, first, 'Delete')
  await expect(page.getByRole('dialog')).toContainText(first)
  const no = page.getByRole('dialog').getByRole('button', { name: 'Cancel' })
  await expect(no, 'a question begins at its no').toBeFocused()
  await page.keyboard.press('Escape')
  await expect(more(first)).toBeFocused()

  for (const [gone, heir] of [
    [second, third],
    [third, first],
  ] as const) {
    await chooseInRow(page, gone, 'Delete')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(more(heir)).toBeFocused()
  }
})

function expectInOrder(page: Page, ...order: string[]): Promise<void> {
  const expected = order.map((name) => `Edit ${name}`)
  return expect
    .poll(() => names(page).evaluateAll((all) => all.map((one) => one.ariaLabel)), { timeout: 5000 })
    .toEqual(expected)
}

/** The last of three up by an arrow key, and back below the others by the mouse. */
async function sortByHandle(page: Page, what: string): Promise<void> {
  const [a, b, c] = [`${what} A`, `${what} B`, `${what} C`]
  const handle = page.getByRole('button', { name: `Move ${c}` })
  await handle.focus()
  // Others may cook between the three meanwhile, so that one step is not always enough to be seen.
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    await expect(names(page).nth(1)).toHaveAccessibleName(`Edit ${c}`, { timeout: 2000 })
  }).toPass()
  await expect(handle).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: `${c} is at place` })).toBeAttached()
  await expectInOrder(page, a, c, b)

  // The menu item after the three is another test's, and may be gone by the time that something is put before it.
  await expect(async () => {
    await page.reload()
    await handle.hover()
    await page.mouse.down()
    const last = await page.getByRole('row', { name: b }).boundingBox()
    await page.mouse.move(400, (last?.y ?? 0) + (last?.height ?? 0) + 8, { steps: 8 })
    await page.mouse.up()
    await expectInOrder(page, a, b, c)
  }).toPass()
}
