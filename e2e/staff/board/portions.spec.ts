import type { Locator, Page } from '@playwright/test'

import { expect, test } from '../../support/board'
import type { MenuItem } from '../../support/kitchen'
import { boardMenu, opens, tap } from '../../support/panel'
import { phoneSize } from '../../support/settings'
import { rememberCart } from '../../support/shopping'

test.use({ locale: 'en-GB', viewport: phoneSize })

test('the kitchen counts three portions; who comes after the first guest is told how many are left, and takes so many', async ({
  board,
  guest,
  kitchen,
  menuItem,
  newPerson,
}) => {
  const list = await soldOutList(board, menuItem)
  const portions = list.getByLabel('Portions left for today')
  await opens(list.getByRole('button', { name: `${menuItem.name}: Count portions` }), portions)
  await portions.fill('3')
  await tap(list.getByRole('button', { name: 'Set' }))
  await expect(list.getByRole('button', { name: `${menuItem.name}: 3 left` })).toBeVisible()

  const first = await guest.order(menuItem)
  const second = await newPerson()
  await rememberCart(second, menuItem, 2)
  await second.goto('/en/cart')
  const line = second.getByRole('alert').filter({ hasText: `${menuItem.name}: only 1 left today.` })
  await expect(second.getByRole('link', { name: 'Proceed to Checkout' })).toHaveCount(0)
  await line.getByRole('button', { name: 'Take only 1' }).click()
  await expect(line).toHaveCount(0)
  await expect(second.getByRole('region', { name: 'Cart totals' })).toContainText('CHF 14.50')

  await kitchen.advance(first.order_id, { status: 'rejected', reason: 'too_busy' })
  await board.reload()
  await soldOutList(board, menuItem)
  await opens(list.getByRole('button', { name: `${menuItem.name}: 3 left` }), portions)
  await portions.fill('0')
  await tap(list.getByRole('button', { name: 'Set' }))
  await expect(list.getByRole('button', { name: `${menuItem.name}: Back on sale` })).toBeVisible()
  await second.reload()
  await expect(second.getByRole('alert').filter({ hasText: `${menuItem.name} is sold out.` })).toBeVisible()
})

test('portions of an option are counted as well, and none left sells it out', async ({ board, guest, kitchen }) => {
  const group = await kitchen.addGroup()
  const egg = group.options.find(({ name }) => name === 'Ei')
  const dish = await kitchen.addMenuItem({ groups: [group] })
  const list = await soldOutList(board, { name: group.name })
  const portions = list.getByLabel('Portions left for today')
  await opens(list.getByRole('button', { name: 'Ei: Count portions' }), portions)
  await portions.fill('2')
  await tap(list.getByRole('button', { name: 'Set' }))
  await expect(list.getByRole('button', { name: 'Ei: 2 left' })).toBeVisible()
  await guest.order({ ...dish, price: 16, options: [{ option_id: egg?.id ?? '' }] })
  await board.reload()
  await soldOutList(board, { name: group.name })
  await expect(list.getByRole('button', { name: 'Ei: Back on sale' })).toBeVisible()
})

async function soldOutList(board: Page, { name }: Pick<MenuItem, 'name'>): Promise<Locator> {
  const list = board.getByRole('dialog', { name: 'Sold out', exact: true })
  await opens((await boardMenu(board)).getByRole('button', { name: 'Sold out …' }), list)
  await list.getByLabel('Find a dish').fill(name)
  return list
}
