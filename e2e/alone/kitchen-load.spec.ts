import { placeOrder } from '../support/orders'
import { openBoard, opens } from '../support/panel'
import { phoneSize } from '../support/settings'
import { regular } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB', viewport: phoneSize, expectedErrors: [/ERR_FAILED/] })

const neverFull = { quarter_points: 0, slot_capacity: 0 }
test.afterEach(({ kitchen }) => kitchen.setShop(neverFull))

test('the board shows how full the kitchen is, and one tap makes it smaller until it ends or somebody ends it', async ({
  page,
  kitchen,
  newPerson,
}) => {
  await kitchen.clearBoard()
  const guest = await newPerson()
  const { token } = await regular(guest)
  const menuItem = await kitchen.addMenuItem()
  await openBoard(page, await kitchen.hire())
  const load = page.getByRole('button', { name: /^Load of the next two hours/ })
  await expect(load, 'without limits there is nothing to compare with').toHaveCount(0)

  await kitchen.setShop({ quarter_points: 24, slot_capacity: 10 })
  await placeOrder(guest.request, token, menuItem)
  const dialog = page.getByRole('dialog', { name: 'Load of the next two hours' })
  await expect(load).toBeVisible({ timeout: 30_000 })
  await opens(load, dialog)
  const quarters = (text: RegExp) => dialog.getByRole('listitem').filter({ hasText: text })
  await expect(quarters(/\/24 points · \d+\/10 orders/)).toHaveCount(8)
  await expect(quarters(/[1-9]\d*\/24 points · [1-9]\d*\/10 orders/), 'the order is in one of them').not.toHaveCount(0)

  // Its answer is lost: the board says so, and nothing is claimed.
  await page.route('**/api/v1/kitchen/size', (route) => route.abort(), { times: 1 })
  await dialog.getByRole('button', { name: 'Smaller: 50%' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Smaller: 50%' }).click()
  await expect(dialog).toBeHidden()
  await expect(load).toHaveText(/^50% until \d\d:\d\d$/)
  await opens(load, dialog)
  await expect(quarters(/\/12 points · \d+\/5 orders/)).toHaveCount(8)
  await dialog.getByRole('button', { name: 'Back to normal now' }).click()
  await expect(load).toHaveText('')
})
