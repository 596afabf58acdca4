import type { Locator } from '@playwright/test'

import { expect, test } from '../support/board'
import { mailTo } from '../support/machine/mailbox'
import { ticket } from '../support/panel'
import { notice } from '../support/shopping'

test.use({ locale: 'en-GB', expectedErrors: [/Failed to load resource|ERR_/] })

async function choose(dialog: Locator, time: string): Promise<void> {
  await dialog.getByLabel('Day').selectOption({ index: 2 })
  await dialog.getByLabel('Time').selectOption(time)
}

test('a guest changes the time of an order, through a lost answer, and the board shows it, until the kitchen begins', async ({
  board,
  guest,
  kitchen,
  menuItem,
}) => {
  const { page } = guest
  const order = await guest.order(menuItem)
  await expect(ticket(board, order)).not.toContainText('new time')
  await page.goto(`/en/track/${order.order_id}`)
  const open = page.getByRole('button', { name: 'Change time' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Change time' })
  const send = dialog.getByRole('button', { name: 'Use this time' })
  await send.click()
  await expect(dialog.getByLabel('Time'), 'no time is chosen for the guest').toBeFocused()
  await choose(dialog, '18:30')

  const lose = async (route: Parameters<Parameters<typeof page.route>[1]>[0]) => {
    await route.fetch()
    await route.abort('connectionreset')
  }
  await page.route('**/time', lose, { times: 1 })
  await send.click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'connection' })).toBeVisible()
  await expect(dialog.getByLabel('Time'), 'what was chosen stays').not.toHaveValue('')
  await send.click()
  await expect(notice(page, 'Your order has a new time.')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: '18:30' })).toBeVisible()
  await mailTo(guest.email, { subject: new RegExp(`Order ${order.number}: new time .*18:30`) })
  await expect(ticket(board, order)).toContainText('new time')
  await expect(ticket(board, order).getByRole('time')).toContainText('18:30')

  await open.click()
  await choose(dialog, '19:00')
  await kitchen.advance(order.order_id, { status: 'accepted' })
  await kitchen.advance(order.order_id, { status: 'preparing' })
  await send.click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'the kitchen has begun' })).toBeVisible()
  await kitchen.tell(order.order_id)
  await dialog.getByRole('button', { name: 'Keep time' }).click()
  await expect(open).toHaveCount(0)
  await expect(page.getByRole('definition').filter({ hasText: '18:30' })).toBeVisible()
})
