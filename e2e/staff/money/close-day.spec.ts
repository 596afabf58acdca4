import { placeOrder, type Order } from '../../support/orders'
import { openBoard } from '../../support/panel'
import { regular } from '../../support/shopping'
import { expect, test } from '../../support/test'

test.use({ locale: 'en-GB' })

test('the day is closed with what was shown and ticked, and nothing else', async ({ page, kitchen, newPerson }) => {
  const guest = await newPerson()
  const { token } = await regular(guest)
  const menuItem = await kitchen.addMenuItem({ price: 14.5 })
  const orders: Order[] = []
  for (let n = 0; n < 4; n++) orders.push(await placeOrder(guest.request, token, menuItem))
  const [paid, forgotten, unread, unseen] = orders.map((order) => order.order_id)
  await kitchen.advance(paid ?? '', { status: 'accepted', ready_in_minutes: 20 })
  await kitchen.advance(forgotten ?? '', { status: 'accepted', ready_in_minutes: 20 })
  // What a browser cannot do is wait for the next business day: the board is told which orders are of yesterday.
  const yesterdays = new Set([paid, forgotten, unread])
  await page.route('**/api/v1/orders/board*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: Record<string, unknown> }
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, left_over: [...yesterdays] } } })
  })
  let sent: unknown
  await page.route('**/api/v1/orders/close-day', async (route) => {
    sent = route.request().postDataJSON()
    await route.continue()
  })
  await openBoard(page, await kitchen.hire())

  await page.getByRole('button', { name: 'Close the day' }).click()
  const question = page.getByRole('dialog', { name: 'Close the day' })
  await expect(question.getByText('never accepted: is cancelled')).toHaveCount(1)
  await expect(question.getByRole('radio', { checked: true }), 'nothing is presumed').toHaveCount(0)
  const forgottenNumber = orders.find(({ order_id: id }) => id === forgotten)?.number ?? 0
  await question.getByRole('button', { name: 'All handed over and paid' }).click()
  await expect(question.getByRole('radio', { name: 'paid CHF 29.00', checked: true })).toHaveCount(2)
  await question
    .getByRole('group', { name: new RegExp(`^${forgottenNumber} `) })
    .getByRole('radio', { name: 'not collected' })
    .check()
  await question.getByRole('button', { name: 'Close the day' }).click()
  // For the shop they are of today, and stay open.
  await expect(question.getByRole('alert')).toContainText('3 orders stay open:')
  await expect(question.getByText(`${forgottenNumber} · `).first()).toContainText('has changed meanwhile')
  expect(sent).toEqual({ handed_over: [paid], age_checked: [], not_collected: [forgotten], never_accepted: [unread] })
  expect(JSON.stringify(sent)).not.toContain(unseen)
})
