import type { Locator, Page } from '@playwright/test'

import { expect, test } from '../support/board'
import { announced } from '../support/kitchen'
import { mailsTo, mailTo } from '../support/mailbox'
import { orderFor } from '../support/orders'
import { boardMenu, enterPanel, isSounding, moreAbout, openBoard, opens, tap, ticket } from '../support/panel'

test.use({ locale: 'en-GB' })

test('an order rings until it is accepted, goes through the kitchen and its cash is in the books', async ({
  board,
  guest,
  kitchen,
  menuItem,
  newPerson,
}) => {
  test.slow()
  const { email } = guest

  const order = await guest.order(menuItem)
  const { number } = order
  await expect.poll(() => isSounding(board), 'the board rings').toBe(true)
  const card = ticket(board, order)
  await expect(card).toContainText(`2× ${menuItem.name}`)
  const more = await moreAbout(board, order)
  await expect(more).toContainText('CHF 29.00')
  await expect(more).toContainText('Ruth Ammann')
  await board.keyboard.press('Escape')
  const html = await (await board.request.get('/admin/orders')).text()
  expect(html, 'the page brings no orders along, however many there are').not.toContain(order.order_id)
  expect(html.length).toBeLessThan(100_000)

  await guest.page.goto(`/en/track/${order.order_id}`)
  const state = guest.page.getByRole('main').getByRole('status')
  await tap(card.getByRole('button', { name: /^Accept · / }))
  await tap(card.getByRole('button', { name: 'Start cooking' }))
  await expect(card.getByRole('button', { name: 'Ready' })).toBeVisible()
  await kitchen.tell(order.order_id)
  await expect(state).toContainText('In the kitchen')
  await mailTo(email, { subject: new RegExp(`Order ${number} is accepted`) })
  const promised = card.getByRole('time')
  const before = await promised.textContent()
  await expect(card.getByRole('button', { name: `More about ${number}` })).toBeVisible(announced)
  await tap((await moreAbout(board, order)).getByRole('button', { name: `Delay ${number} by 10 minutes` }))
  await expect(promised).not.toHaveText(before ?? '')
  await tap(card.getByRole('button', { name: 'Ready' }))
  await expect(card.getByRole('time'), 'the promise stands beside what is ready').toBeVisible()
  await tap(card.getByRole('button', { name: 'Collected · 29.00' }))
  await expect(card).toBeHidden()
  await kitchen.tell(order.order_id)
  await expect(state).toContainText('Enjoy!')

  await board.goto('/admin/payments')
  await expect(board.getByRole('row', { name: `${number} ${order.short_number}` })).toContainText('collected')
  const office = await newPerson()
  await enterPanel(office, '/admin/report')
  const sales = office.getByRole('row', { name: /^Pickup 2\.6 %/ })
  await expect(sales).toContainText('CHF')
})

test('a rejected order tells the guest why, and takes what is sold out off the menu', async ({
  board,
  guest,
  kitchen,
  menuItem,
}) => {
  test.slow()
  const { email } = guest
  const order = await guest.order(menuItem)
  const { number } = order
  await guest.page.goto(`/en/track/${order.order_id}`)

  await tap((await moreAbout(board, order)).getByRole('button', { name: 'Reject …' }))
  const dialog = board.getByRole('dialog', { name: `Reject order ${number}` })
  await dialog.getByRole('radio', { name: 'Sold out' }).check()
  await dialog.getByRole('checkbox', { name: menuItem.name }).check()
  await dialog.getByLabel('Words for the guest').fill('The last one went a minute ago.')
  await tap(dialog.getByRole('button', { name: 'Reject' }))

  await expect(ticket(board, order)).toBeHidden()
  await expect(board.getByRole('group', { name: `${number}, done` })).toContainText('rejected')
  await kitchen.tell(order.order_id)
  await expect(guest.page.getByRole('main').getByRole('status')).toContainText('Rejected')
  const mail = await mailTo(email, { subject: new RegExp(`cannot take order ${number}`) })
  expect(mail.text).toContain('The last one went a minute ago.')
  await guest.page.goto('/en/menu')
  await expect(
    guest.page.getByRole('listitem').or(guest.page.getByRole('article')).filter({ hasText: menuItem.name }).last(),
  ).toContainText('Sold out today')
})

test('what has run out is often what was chosen: a rejection and a dish of a ticket take an option off for today', async ({
  board,
  guest,
  kitchen,
}) => {
  const group = await kitchen.addGroup()
  const [cheese, egg] = group.options
  const menuItem = await kitchen.addMenuItem({ groups: [group] })
  const chosen = { ...menuItem, price: 18, options: group.options.map(({ id }) => ({ option_id: id })) }
  const [rejected, cooked] = [await guest.order(chosen), await guest.order(chosen)]

  await tap((await moreAbout(board, rejected)).getByRole('button', { name: 'Reject …' }))
  const dialog = board.getByRole('dialog', { name: `Reject order ${rejected.number}` })
  await dialog.getByRole('radio', { name: 'Sold out' }).check()
  await dialog.getByRole('checkbox', { name: cheese?.name }).check()
  await tap(dialog.getByRole('button', { name: 'Reject' }))
  await expect(ticket(board, rejected)).toBeHidden()
  expect(await kitchen.find(menuItem)).toMatchObject({
    sold_out: false,
    option_groups: [{ options: [{ sold_out: true }, { sold_out: false }] }],
  })

  const question = board.getByRole('dialog', { name: `${menuItem.name} sold out?` })
  await pressLong(ticket(board, cooked).getByRole('button', { name: `2× ${menuItem.name}` }), question)
  await question.getByRole('radio', { name: egg?.name }).check()
  await tap(question.getByRole('button', { name: 'Until tomorrow' }))
  await expect(board.getByRole('dialog')).toHaveCount(0)
  expect(await kitchen.find(menuItem)).toMatchObject({
    sold_out: false,
    option_groups: [{ options: [{ sold_out: true }, { sold_out: true }] }],
  })
  await board
    .getByRole('status')
    .filter({ hasText: `${egg?.name} is sold out.` })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect
    .poll(() => kitchen.find(menuItem))
    .toMatchObject({ option_groups: [{ options: [{ sold_out: true }, { sold_out: false }] }] })
})

/** As a finger that stays; again, where the ticket of another test has just given its place up under it. */
async function pressLong(button: Locator, dialog: Locator): Promise<void> {
  await expect(async () => {
    if (!(await dialog.isVisible())) await button.click({ delay: 700 })
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })
}

test('a double tap does one thing only, and never anything to the next order', async ({ board, guest, menuItem }) => {
  const [first, second] = [await guest.order(menuItem), await guest.order(menuItem)]
  const cooking = ticket(board, first)
  await tap(cooking.getByRole('button', { name: /^Accept · / }), { isTwice: true })
  await expect(cooking).toContainText('accepted')
  await expect(ticket(board, second)).toContainText('waits')

  await tap(cooking.getByRole('button', { name: 'Start cooking' }), { isTwice: true })
  await expect(cooking).toContainText('being prepared')
  await tap(cooking.getByRole('button', { name: 'Ready' }), { isTwice: true })
  await expect(cooking).toContainText('ready')
  await tap(cooking.getByRole('button', { name: /^Collected/ }), { isTwice: true })
  await expect(
    board
      .getByRole('group', { name: `${first.number}, done` })
      .filter({ hasText: 'completed' })
      .first(),
  ).toBeVisible()
  await expect(ticket(board, second)).toContainText('waits')
})

test('tapping on in a row is one step, and a button that has just come says that it takes no tap yet', async ({
  board,
  guest,
  kitchen,
  menuItem,
}) => {
  const order = await guest.order(menuItem)
  await kitchen.advance(order.order_id, { status: 'accepted', ready_in_minutes: 20 })
  const card = ticket(board, order)
  const start = card.getByRole('button', { name: 'Start cooking' })
  await expect(start).toBeVisible()
  await expect(start).not.toHaveAttribute('data-settling')
  await start.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await start.boundingBox()) ?? {}
  // In a row whatever the page is busy with: a pause would be a second tap.
  const taps: Promise<void>[] = []
  for (let count = 0; count < 10; count += 1) {
    taps.push(board.mouse.click(x + width / 2, y + height / 2))
    await board.waitForTimeout(120)
  }
  await Promise.all(taps)
  const ready = card.getByRole('button', { name: 'Ready' })
  await expect(ready).toHaveAttribute('data-settling')
  await expect(ready).not.toHaveAttribute('data-settling')
  await expect(card).toContainText('being prepared')
})

test('a dish is ticked off on every board, also by a double tap, and a later tap takes it back', async ({
  board,
  counter,
  guest,
  kitchen,
  menuItem,
}) => {
  const order = await guest.order(menuItem)
  await kitchen.advance(order.order_id, { status: 'accepted', ready_in_minutes: 20 })
  const dishOn = (one: Page) => ticket(one, order).getByRole('button', { name: `2× ${menuItem.name}` })
  for (const one of [board, counter]) await expect(ticket(one, order)).toContainText('accepted')
  await dishOn(board).dblclick()
  for (const one of [board, counter]) await expect(dishOn(one)).toHaveAttribute('aria-pressed', 'true')
  await dishOn(counter).click()
  for (const one of [board, counter]) await expect(dishOn(one)).toHaveAttribute('aria-pressed', 'false')
})

test('an allergy is boxed, wherever the guest has written it', async ({ board, guest, menuItem }) => {
  const order = await guest.send({ ...orderFor(menuItem), order_notes: 'Nussallergie, bitte aufpassen' })
  await expect(ticket(board, order)).toContainText('Allergy: Nussallergie, bitte aufpassen')
})

test('what was finished is found again, and stepped back from the tablet', async ({
  page,
  cook,
  guest,
  kitchen,
  menuItem,
}) => {
  const order = await guest.order(menuItem)
  for (const status of ['accepted', 'preparing', 'ready', 'completed'])
    await kitchen.advance(order.order_id, { status })
  await openBoard(page, cook)
  await expect(ticket(page, order)).toBeHidden()
  const menu = await boardMenu(page)
  const recall = page.getByRole('dialog', { name: 'Finished orders' })
  await opens(menu.getByRole('button', { name: 'Finished orders' }), recall)
  await recall.getByLabel('Number, code or name').fill(order.short_number)
  const found = recall.getByRole('listitem', { name: `${order.number} ${order.short_number}` })
  await expect(found).toContainText('completed')
  await expect(found.getByRole('link', { name: 'Receipt' })).toBeVisible()
  await tap(found.getByRole('button', { name: 'One step back: ready' }))
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(ticket(page, order)).toContainText('ready')
})

test('a station shows its own dishes, and the last station makes the order ready', async ({
  page,
  cook,
  guest,
  kitchen,
  newPerson,
}) => {
  const [grilled, baked] = [await kitchen.addMenuItem(), await kitchen.addMenuItem()]
  const both = orderFor(grilled)
  const items = [...both.items, ...orderFor(baked).items]
  const order = await guest.send({ ...both, items, total_amount: '58.00' })
  await kitchen.advance(order.order_id, { status: 'accepted', ready_in_minutes: 20 })
  const oven = await newPerson()
  const stations = [
    { board: page, cooks: grilled },
    { board: oven, cooks: baked },
  ]
  for (const { board, cooks } of stations) {
    const station = { isNew: false, isReady: false, categories: [cooks.category.id] }
    await board.addInitScript(
      (view) => localStorage.setItem('board-view', view),
      JSON.stringify({ size: 'M', isNewestFirst: false, station }),
    )
    await openBoard(board, cook)
    await expect(ticket(board, order)).toContainText(`2× ${cooks.name}`)
    await expect(ticket(board, order)).toContainText('+ 1 elsewhere')
  }
  await tap(ticket(page, order).getByRole('button', { name: 'Done here' }))
  await expect(ticket(page, order)).toBeHidden()
  await tap(ticket(oven, order).getByRole('button', { name: 'Done here' }))
  await expect.poll(() => guest.statusOf(order)).toBe('ready')
})

test('undone within ten seconds the guest never hears of it; afterwards a correction tells them', async ({
  board,
  guest,
  kitchen,
  menuItem,
}) => {
  test.slow()
  const { email } = guest
  const order = await guest.order(menuItem)
  const { number } = order
  await guest.page.goto(`/en/track/${order.order_id}`)
  const state = guest.page.getByRole('main').getByRole('status')
  const card = ticket(board, order)
  await tap(card.getByRole('button', { name: /^Accept · / }))
  await tap(card.getByRole('button', { name: `Undo the last step of ${number}` }))
  await expect(card).toContainText('waits')
  await tap((await moreAbout(board, order)).getByRole('button', { name: 'Accept, ready in 45 minutes' }))
  await mailTo(email, { subject: new RegExp(`Order ${number} is accepted`) })
  const accepted = (await mailsTo(email)).filter(({ subject }) => subject.includes('is accepted'))
  expect(accepted, 'of the first time there is no row').toHaveLength(1)

  for (const status of ['preparing', 'ready']) await kitchen.advance(order.order_id, { status })
  await expect(state).toContainText('Ready', announced)
  await expect(card.getByRole('button', { name: `More about ${number}` })).toBeVisible(announced)
  await tap((await moreAbout(board, order)).getByRole('button', { name: /^One step back/ }))
  await expect(card).toContainText('being prepared')
  await expect(state).toContainText('In the kitchen', announced)
  await mailTo(email, { subject: new RegExp(`Order ${number}: our last e-mail was a mistake`) })
})

test('a dish is sold out from the three dots of its ticket, and brought back from the list', async ({
  board,
  guest,
  menuItem,
}) => {
  const order = await guest.order(menuItem)
  const more = await moreAbout(board, order)
  const dish = more.getByRole('button', { name: menuItem.name })
  await opens(more.getByText('Sold out …'), dish)
  await tap(dish)
  await tap(board.getByRole('dialog', { name: `${menuItem.name} sold out?` }).getByRole('button', { name: '2 h' }))
  await expect(board.getByRole('dialog')).toHaveCount(0)

  await guest.page.goto('/en/menu')
  await expect(
    guest.page.getByRole('listitem').or(guest.page.getByRole('article')).filter({ hasText: menuItem.name }).last(),
  ).toContainText(/Sold out/)

  const dialog = board.getByRole('dialog', { name: 'Sold out', exact: true })
  await opens((await boardMenu(board)).getByRole('button', { name: 'Sold out …' }), dialog)
  await dialog.getByLabel('Find a dish').fill(menuItem.name)
  await tap(dialog.getByRole('button', { name: `${menuItem.name}: Back on sale` }))
  const group = dialog.getByRole('region', { name: menuItem.category.name })
  const until = group.getByRole('button', { name: 'Until tomorrow' })
  await opens(group.getByRole('button', { name: `${menuItem.name}: Sold out` }), until)
  await tap(until)
  await expect(dialog.getByRole('region', { name: 'Sold out now' })).toContainText(menuItem.name)
})
