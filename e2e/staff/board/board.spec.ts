import type { Locator, Page } from '@playwright/test'

import { expect, test } from '../../support/board'
import { announced, dataOf, type MenuItem } from '../../support/kitchen'
import { mailsTo, mailTo } from '../../support/machine/mailbox'
import { orderFor } from '../../support/orders'
import { boardMenu, isSounding, moreAbout, openBoard, opens, tap, ticket } from '../../support/panel'
import { tokenOf } from '../../support/people'

test.use({ locale: 'en-GB' })

test('an order rings and goes through the kitchen; a double tap and ten in a row do one thing only, and nothing to the next order', async ({
  board,
  guest,
  kitchen,
  menuItem,
}) => {
  test.slow()
  const order = await guest.send({ ...orderFor(menuItem), order_notes: 'Nussallergie, bitte aufpassen' })
  const { number } = order
  await expect.poll(() => isSounding(board), 'the board rings').toBe(true)
  const next = ticket(board, await guest.order(menuItem))
  const card = ticket(board, order)
  await expect(card).toContainText(`2× ${menuItem.name}`)
  await expect(card, 'boxed, wherever the guest has written it').toContainText('Allergy: Nussallergie, bitte aufpassen')
  const more = await moreAbout(board, order)
  await expect(more).toContainText('CHF 29.00')
  await expect(more).toContainText('Ruth Ammann')
  await board.keyboard.press('Escape')
  const html = await (await board.request.get('/admin/orders')).text()
  expect(html, 'the page brings no orders along, however many there are').not.toContain(order.order_id)
  expect(html.length).toBeLessThan(100_000)

  await guest.page.goto(`/en/track/${order.order_id}`)
  const state = guest.page.getByRole('main').getByRole('status')
  await tap(card.getByRole('button', { name: /^Accept · / }), { isTwice: true })
  await expect(card).toContainText('accepted')
  await expect(next).toContainText('waits')
  const ready = card.getByRole('button', { name: 'Ready' })
  await tapTenTimes(board, card.getByRole('button', { name: 'Start cooking' }))
  await expect(ready, 'it has just come, and says that it takes no tap yet').toHaveAttribute('data-settling')
  await expect(ready).not.toHaveAttribute('data-settling')
  await expect(card).toContainText('being prepared')
  await kitchen.tell(order.order_id)
  await expect(state).toContainText('In the kitchen')
  const promised = card.getByRole('time')
  const before = await promised.textContent()
  await expect(card.getByRole('button', { name: `More about ${number}` })).toBeVisible(announced)
  await tap((await moreAbout(board, order)).getByRole('button', { name: `Delay ${number} by 10 minutes` }))
  await expect(promised).not.toHaveText(before ?? '')
  await tap(ready, { isTwice: true })
  await expect(card).toContainText('ready')
  await expect(card.getByRole('time'), 'the promise stands beside what is ready').toBeVisible()
  await tap(card.getByRole('button', { name: 'Collected · 29.00' }), { isTwice: true })
  await expect(card).toBeHidden()
  expect(await kitchen.statusOf(order)).toBe('completed')
  await expect(next).toContainText('waits')
  await kitchen.tell(order.order_id)
  await expect(state).toContainText('Enjoy!')
  await board.goto('/admin/payments')
  await expect(board.getByRole('row', { name: `${number} ${order.short_number}` })).toContainText('collected')
})

/** In a row whatever the page is busy with: a pause would be a second tap. */
async function tapTenTimes(board: Page, button: Locator): Promise<void> {
  await expect(button).toBeVisible()
  await expect(button).not.toHaveAttribute('data-settling')
  await button.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {}
  const taps: Promise<void>[] = []
  for (let count = 0; count < 10; count += 1) {
    taps.push(board.mouse.click(x + width / 2, y + height / 2))
    await board.waitForTimeout(120)
  }
  await Promise.all(taps)
}

test('a rejected order tells the guest why; with it, from a ticket and from the list go a dish and what was chosen of another off the menu', async ({
  board,
  guest,
  kitchen,
}) => {
  const group = await kitchen.addGroup()
  const [cheese, egg] = group.options
  const [gone, kept] = [await kitchen.addMenuItem({ groups: [group] }), await kitchen.addMenuItem({ groups: [group] })]
  const all = { price: 18, options: group.options.map(({ id }) => ({ option_id: id })) }
  const [rejected, cooked] = [await guest.order({ ...gone, ...all }), await guest.order({ ...kept, ...all })]
  const optionsOf = (soldOut: boolean[]) => ({
    sold_out: false,
    option_groups: [{ options: soldOut.map((isSoldOut) => ({ sold_out: isSoldOut })) }],
  })

  await tap((await moreAbout(board, rejected)).getByRole('button', { name: 'Reject …' }))
  const dialog = board.getByRole('dialog', { name: `Reject order ${rejected.number}` })
  await dialog.getByRole('radio', { name: 'Sold out' }).check()
  await dialog.getByRole('checkbox', { name: gone.name }).check()
  await dialog.getByRole('checkbox', { name: cheese?.name }).check()
  await dialog.getByLabel('Words for the guest').fill('The last one went a minute ago.')
  await tap(dialog.getByRole('button', { name: 'Reject' }))
  await expect(ticket(board, rejected)).toBeHidden()
  await expect(board.getByRole('group', { name: `${rejected.number}, done` })).toContainText('rejected')
  await kitchen.tell(rejected.order_id)
  const mail = await mailTo(guest.email, { subject: new RegExp(`cannot take order ${rejected.number}`) })
  expect(mail.text).toContain('The last one went a minute ago.')
  expect(await kitchen.find(kept)).toMatchObject(optionsOf([true, false]))

  const question = board.getByRole('dialog', { name: `${kept.name} sold out?` })
  await pressLong(ticket(board, cooked).getByRole('button', { name: `2× ${kept.name}` }), question)
  await question.getByRole('radio', { name: egg?.name }).check()
  await tap(question.getByRole('button', { name: 'Until tomorrow' }))
  await expect(board.getByRole('dialog')).toHaveCount(0)
  expect(await kitchen.find(kept)).toMatchObject(optionsOf([true, true]))
  const said = board.getByRole('status').filter({ hasText: `${egg?.name} is sold out.` })
  await said.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => kitchen.find(kept)).toMatchObject(optionsOf([true, false]))

  const more = await moreAbout(board, cooked)
  const dish = more.getByRole('button', { name: kept.name })
  await opens(more.getByText('Sold out …'), dish)
  await tap(dish)
  await tap(question.getByRole('button', { name: '2 h' }))
  await expect(board.getByRole('dialog')).toHaveCount(0)
  expect(await kitchen.find(kept)).toMatchObject({ sold_out: true })
  await bringBackAndSellOut(board, kept)
  await guest.page.goto('/en/menu')
  await expect(
    guest.page.getByRole('listitem').or(guest.page.getByRole('article')).filter({ hasText: gone.name }).last(),
  ).toContainText('Sold out today')
})

/** As a finger that stays; again, where the ticket of another test has just given its place up under it. */
async function pressLong(button: Locator, dialog: Locator): Promise<void> {
  await expect(async () => {
    if (!(await dialog.isVisible())) await button.click({ delay: 700 })
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })
}

/** In the list of all that is sold out, or is not. */
async function bringBackAndSellOut(board: Page, { name, category }: MenuItem): Promise<void> {
  const dialog = board.getByRole('dialog', { name: 'Sold out', exact: true })
  await opens((await boardMenu(board)).getByRole('button', { name: 'Sold out …' }), dialog)
  await dialog.getByLabel('Find a dish').fill(name)
  await tap(dialog.getByRole('button', { name: `${name}: Back on sale` }))
  const group = dialog.getByRole('region', { name: category.name })
  const until = group.getByRole('button', { name: 'Until tomorrow' })
  await opens(group.getByRole('button', { name: `${name}: Sold out` }), until)
  await tap(until)
  await expect(dialog.getByRole('region', { name: 'Sold out now' })).toContainText(name)
}

test('a station shows its own dishes, and the last station makes the order ready', async ({
  page,
  cook,
  guest,
  kitchen,
  request,
}) => {
  const [grilled, baked] = [await kitchen.addMenuItem(), await kitchen.addMenuItem()]
  const both = orderFor(grilled)
  const items = [...both.items, ...orderFor(baked).items]
  const order = await guest.send({ ...both, items, total_amount: '58.00' })
  await kitchen.advance(order.order_id, { status: 'accepted', ready_in_minutes: 20 })
  const station = { isNew: false, isReady: false, categories: [grilled.category.id] }
  await page.addInitScript(
    (view) => localStorage.setItem('board-view', view),
    JSON.stringify({ size: 'M', isNewestFirst: false, station }),
  )
  await openBoard(page, cook)
  const card = ticket(page, order)
  await expect(card).toContainText(`2× ${grilled.name}`)
  await expect(card).toContainText('+ 1 elsewhere')
  await expect(card).not.toContainText(baked.name)
  await tap(card.getByRole('button', { name: 'Done here' }))
  await expect(card).toBeHidden()
  expect(await kitchen.statusOf(order), 'the oven is not done').toMatch(/^(accepted|preparing)$/)
  const ofTheOven = { positions: [1], done: true, then_ready: true }
  const headers = { Authorization: `Bearer ${await tokenOf(cook, 'admin')}` }
  await dataOf(await request.patch(`/api/v1/orders/${order.order_id}/dishes`, { headers, data: ofTheOven }))
  expect(await kitchen.statusOf(order)).toBe('ready')
})

test('a step is undone before the guest is told, corrected later by mail, and taken back of a finished order', async ({
  board,
  guest,
  kitchen,
  menuItem,
}) => {
  test.slow()
  const { email } = guest
  const order = await guest.order(menuItem)
  const { number, order_id: id } = order
  const card = ticket(board, order)
  await tap(card.getByRole('button', { name: /^Accept · / }))
  await tap(card.getByRole('button', { name: `Undo the last step of ${number}` }))
  await expect(card).toContainText('waits')
  await tap((await moreAbout(board, order)).getByRole('button', { name: 'Accept, ready in 45 minutes' }))
  await expect(card).toContainText('accepted')
  await kitchen.tell(id)
  await mailTo(email, { subject: new RegExp(`Order ${number} is accepted`) })
  const accepted = (await mailsTo(email)).filter(({ subject }) => subject.includes('is accepted'))
  expect(accepted, 'of the first time there is no row').toHaveLength(1)

  for (const status of ['preparing', 'ready']) await kitchen.advance(id, { status })
  await kitchen.tell(id)
  await expect(card).toContainText('ready')
  await expect(card.getByRole('button', { name: `More about ${number}` })).toBeVisible(announced)
  await tap((await moreAbout(board, order)).getByRole('button', { name: /^One step back/ }))
  await expect(card).toContainText('being prepared')
  await kitchen.tell(id)
  await mailTo(email, { subject: new RegExp(`Order ${number}: our last email was a mistake`) })
  await guest.page.goto(`/en/track/${id}`)
  await expect(guest.page.getByRole('main').getByRole('status')).toContainText('In the kitchen')

  for (const status of ['ready', 'completed']) await kitchen.advance(id, { status })
  await expect(card).toBeHidden()
  const recall = board.getByRole('dialog', { name: 'Finished orders' })
  await opens((await boardMenu(board)).getByRole('button', { name: 'Finished orders' }), recall)
  await recall.getByLabel('Number, code or name').fill(order.short_number)
  const found = recall.getByRole('listitem', { name: `${number} ${order.short_number}` })
  await expect(found).toContainText('completed')
  await expect(found.getByRole('link', { name: 'Receipt' })).toBeVisible()
  await tap(found.getByRole('button', { name: 'One step back: ready' }))
  await board.keyboard.press('Escape')
  await board.keyboard.press('Escape')
  await expect(card).toContainText('ready')
})
