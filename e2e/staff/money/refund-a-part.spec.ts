import { expect, test } from '../../support/board'
import { mailTo } from '../../support/machine/mailbox'
import { boardMenu, enterPanel, opens, tap } from '../../support/panel'
import { phoneSize } from '../../support/settings'
import { notice } from '../../support/shopping'

test.use({ locale: 'en-GB' })

const steps = ['accepted', 'preparing', 'ready', 'completed']

test('a dish that was missing is paid back at the board, once, and its guest reads how much', async ({
  board,
  guest,
  kitchen,
  menuItem,
}) => {
  const order = await guest.order(menuItem)
  const { order_id: id, number, short_number: code } = order
  for (const status of steps) await kitchen.advance(id, { status })
  const recall = board.getByRole('dialog', { name: 'Finished orders' })
  await opens((await boardMenu(board)).getByRole('button', { name: 'Finished orders' }), recall)
  await recall.getByLabel('Number, code or name').fill(code)
  const found = recall.getByRole('listitem', { name: `${number} ${code}` })
  const dialog = board.getByRole('dialog', { name: `Refund part of ${number}` })
  await opens(found.getByRole('button', { name: 'Refund part' }), dialog)
  await expect(dialog.getByRole('button', { name: 'Pay back' })).toBeDisabled()
  await dialog
    .getByRole('group', { name: `Quantity of ${menuItem.name}` })
    .getByRole('button', { name: 'Increase quantity' })
    .click()
  await expect(dialog.getByRole('status').filter({ hasText: 'In cash' })).toHaveText(
    /^In cash, out of the drawer\s*CHF\s14\.50$/,
  )
  await dialog.getByRole('button', { name: 'Pay back' }).click()
  await expect(dialog.getByLabel('Reason (for the books)')).toHaveAccessibleDescription('Please fill in this field.')
  await dialog.getByLabel('Reason (for the books)').fill('Was missing')
  await tap(dialog.getByRole('button', { name: 'Pay back' }), { isTwice: true })
  await expect(notice(board, new RegExp(`^${number}: CHF\\s14\\.50 paid back\\.$`))).toBeVisible()
  await expect(found.getByRole('button', { name: /^One step back/ })).toBeHidden()

  await mailTo(guest.email, { subject: new RegExp(`^Order ${number}: we have paid back CHF\\s14\\.50`) })
  await guest.page.goto(`/en/track/${id}`)
  await expect(guest.page.getByText(/^Paid back on /)).toContainText(`1 × ${menuItem.name}`)
  await expect(guest.page.getByText(/^CHF\s-14\.50$/)).toBeVisible()
})

test('the office pays an amount back on a phone, keeps what was typed when it was too much, and shows it', async ({
  page,
  guest,
  kitchen,
  menuItem,
}) => {
  await page.setViewportSize(phoneSize)
  const { order_id: id, number } = await guest.order(menuItem)
  for (const status of steps) await kitchen.advance(id, { status })
  await enterPanel(page, `/admin/orders/${id}`)
  const dialog = page.getByRole('dialog', { name: `Refund part of ${number}` })
  await opens(page.getByRole('button', { name: 'Refund part' }), dialog)
  await dialog.getByRole('radio', { name: 'An amount' }).check()
  const amount = dialog.getByLabel(/^Amount, at most CHF\s29\.00/)
  await amount.fill('30')
  await dialog.getByLabel('Reason (for the books)').fill('Came cold')
  await dialog.getByRole('button', { name: 'Pay back' }).click()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel('Reason (for the books)')).toHaveValue('Came cold')
  await amount.fill('5')
  await dialog.getByRole('button', { name: 'Pay back' }).click()
  await expect(notice(page, new RegExp(`^${number}: CHF\\s5\\.00 paid back\\.$`))).toBeVisible()
  await expect(page.getByText('Paid back after the sale')).toBeVisible()
  await expect(page.getByText(/: Came cold$/)).toBeVisible()
  await expect(page.getByText(/^Replaces receipt \d{4}-\d{6}$/)).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, 'nothing is wider than the phone').toBeLessThanOrEqual(0)
})
