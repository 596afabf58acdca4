import type { Locator, Page } from '@playwright/test'

import { announced, dataOf } from '../support/kitchen'
import { mailsTo, mailTo } from '../support/mailbox'
import { orderFor, placeOrder, type Order } from '../support/orders'
import { boardMenu, enterPanel, isSounding, moreAbout, openBoard, opens, soundsOf, tap, ticket } from '../support/panel'
import { regular } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

test('an order rings until it is accepted, goes through the kitchen and its cash is in the books', async ({
  page,
  kitchen,
  newPerson,
}) => {
  test.slow()
  const guest = await newPerson()
  const { email, token } = await regular(guest)
  const menuItem = await kitchen.addMenuItem({ price: 14.5 })
  await openBoard(page, await kitchen.hire())

  const order = await placeOrder(guest.request, token, menuItem)
  const { number } = order
  await expect.poll(() => isSounding(page), 'the board rings').toBe(true)
  const card = ticket(page, order)
  await expect(card).toContainText(`2× ${menuItem.name}`)
  const more = await moreAbout(page, order)
  await expect(more).toContainText('CHF 29.00')
  await expect(more).toContainText('Ruth Ammann')
  await page.keyboard.press('Escape')
  const html = await (await page.request.get('/admin/orders')).text()
  expect(html, 'the page brings no orders along, however many there are').not.toContain(order.order_id)
  expect(html.length).toBeLessThan(100_000)

  await guest.goto(`/en/track/${order.order_id}`)
  const state = guest.getByRole('main').getByRole('status')
  await tap(card.getByRole('button', { name: /^Accept · / }))
  await tap(card.getByRole('button', { name: 'Start cooking' }))
  await expect(card.getByRole('button', { name: 'Ready' })).toBeVisible()
  await kitchen.tell(order.order_id)
  await expect(state).toContainText('In the kitchen')
  await mailTo(email, { subject: new RegExp(`Order ${number} is accepted`) })
  const promised = card.getByRole('time')
  const before = await promised.textContent()
  await expect(card.getByRole('button', { name: `More about ${number}` })).toBeVisible(announced)
  await tap((await moreAbout(page, order)).getByRole('button', { name: `Delay ${number} by 10 minutes` }))
  await expect(promised).not.toHaveText(before ?? '')
  await tap(card.getByRole('button', { name: 'Ready' }))
  await expect(card.getByRole('time'), 'the promise stands beside what is ready').toBeVisible()
  await tap(card.getByRole('button', { name: 'Collected · 29.00' }))
  await expect(card).toBeHidden()
  await kitchen.tell(order.order_id)
  await expect(state).toContainText('Enjoy!')

  await page.goto('/admin/payments')
  await expect(page.getByRole('row', { name: `${number} ${order.short_number}` })).toContainText('collected')
  const office = await newPerson()
  await enterPanel(office, '/admin/report')
  const sales = office.getByRole('row', { name: /^Pickup 2\.6 %/ })
  await expect(sales).toContainText('CHF')
})

test('a rejected order tells the guest why, and takes what is sold out off the menu', async ({
  page,
  kitchen,
  newPerson,
}) => {
  test.slow()
  const guest = await newPerson()
  const { email, token } = await regular(guest)
  await openBoard(page, await kitchen.hire())
  const menuItem = await kitchen.addMenuItem()
  const order = await placeOrder(guest.request, token, menuItem)
  const { number } = order
  await guest.goto(`/en/track/${order.order_id}`)

  await tap((await moreAbout(page, order)).getByRole('button', { name: 'Reject …' }))
  const dialog = page.getByRole('dialog', { name: `Reject order ${number}` })
  await dialog.getByRole('radio', { name: 'Sold out' }).check()
  await dialog.getByRole('checkbox', { name: menuItem.name }).check()
  await dialog.getByLabel('Words for the guest').fill('The last one went a minute ago.')
  await tap(dialog.getByRole('button', { name: 'Reject' }))

  await expect(ticket(page, order)).toBeHidden()
  await expect(page.getByRole('group', { name: `${number}, done` })).toContainText('rejected')
  await kitchen.tell(order.order_id)
  await expect(guest.getByRole('main').getByRole('status')).toContainText('Rejected')
  const mail = await mailTo(email, { subject: new RegExp(`cannot take order ${number}`) })
  expect(mail.text).toContain('The last one went a minute ago.')
  await guest.goto('/en/menu')
  await expect(
    guest.getByRole('listitem').or(guest.getByRole('article')).filter({ hasText: menuItem.name }).last(),
  ).toContainText('Sold out today')
})

test('what has run out is often what was chosen: a rejection and a dish of a ticket take an option off for today', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const guest = await newPerson()
  const { token } = await regular(guest)
  const group = await kitchen.addGroup()
  const [cheese, egg] = group.options
  const menuItem = await kitchen.addMenuItem({ groups: [group] })
  await openBoard(page, await kitchen.hire())
  const chosen = { ...menuItem, price: 18, options: group.options.map(({ id }) => ({ option_id: id })) }
  const [rejected, cooked] = [
    await placeOrder(guest.request, token, chosen),
    await placeOrder(guest.request, token, chosen),
  ]

  await tap((await moreAbout(page, rejected)).getByRole('button', { name: 'Reject …' }))
  const dialog = page.getByRole('dialog', { name: `Reject order ${rejected.number}` })
  await dialog.getByRole('radio', { name: 'Sold out' }).check()
  await dialog.getByRole('checkbox', { name: cheese?.name }).check()
  await tap(dialog.getByRole('button', { name: 'Reject' }))
  await expect(ticket(page, rejected)).toBeHidden()
  expect(await kitchen.find(menuItem)).toMatchObject({
    sold_out: false,
    option_groups: [{ options: [{ sold_out: true }, { sold_out: false }] }],
  })

  const question = page.getByRole('dialog', { name: `${menuItem.name} sold out?` })
  await pressLong(ticket(page, cooked).getByRole('button', { name: `2× ${menuItem.name}` }), question)
  await question.getByRole('radio', { name: egg?.name }).check()
  await tap(question.getByRole('button', { name: 'Until tomorrow' }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await kitchen.find(menuItem)).toMatchObject({
    sold_out: false,
    option_groups: [{ options: [{ sold_out: true }, { sold_out: true }] }],
  })
  await page
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

test('a double tap does one thing only, and never anything to the next order', async ({ page, kitchen, newPerson }) => {
  const guest = await newPerson()
  const { token } = await regular(guest)
  await openBoard(page, await kitchen.hire())
  const menuItem = await kitchen.addMenuItem()
  const [first, second] = [
    await placeOrder(guest.request, token, menuItem),
    await placeOrder(guest.request, token, menuItem),
  ]
  const cooking = ticket(page, first)
  await tap(cooking.getByRole('button', { name: /^Accept · / }), { isTwice: true })
  await expect(cooking).toContainText('accepted')
  await expect(ticket(page, second)).toContainText('waits')

  await tap(cooking.getByRole('button', { name: 'Start cooking' }), { isTwice: true })
  await expect(cooking).toContainText('being prepared')
  await tap(cooking.getByRole('button', { name: 'Ready' }), { isTwice: true })
  await expect(cooking).toContainText('ready')
  await tap(cooking.getByRole('button', { name: /^Collected/ }), { isTwice: true })
  await expect(
    page
      .getByRole('group', { name: `${first.number}, done` })
      .filter({ hasText: 'completed' })
      .first(),
  ).toBeVisible()
  await expect(ticket(page, second)).toContainText('waits')
})

test('tapping on in a row is one step, and a button that has just come says that it takes no tap yet', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const guest = await newPerson()
  const { token } = await regular(guest)
  await openBoard(page, await kitchen.hire())
  const order = await placeOrder(guest.request, token, await kitchen.addMenuItem())
  await kitchen.advance(order.order_id, { status: 'accepted', ready_in_minutes: 20 })
  const card = ticket(page, order)
  const start = card.getByRole('button', { name: 'Start cooking' })
  await expect(start).toBeVisible()
  await expect(start).not.toHaveAttribute('data-settling')
  await start.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await start.boundingBox()) ?? {}
  for (let count = 0; count < 10; count += 1)
    await page.mouse.click(x + width / 2, y + height / 2, { delay: 20 }).then(() => page.waitForTimeout(120))
  const ready = card.getByRole('button', { name: 'Ready' })
  await expect(ready).toHaveAttribute('data-settling')
  await expect(ready).not.toHaveAttribute('data-settling')
  await expect(card).toContainText('being prepared')
})

test('a ticket that leaves keeps its place, so that nothing slides under the finger', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const guest = await newPerson()
  const { token } = await regular(guest)
  const menuItem = await kitchen.addMenuItem()
  const first = await placeOrder(guest.request, token, menuItem)
  const next = await placeOrder(guest.request, token, menuItem)
  await openBoard(page, await kitchen.hire())
  const below = ticket(page, next)
  await below.scrollIntoViewIfNeeded()
  const before = await below.boundingBox()
  await tap((await moreAbout(page, first)).getByRole('button', { name: 'Reject …' }))
  const dialog = page.getByRole('dialog', { name: `Reject order ${first.number}` })
  await dialog.getByRole('radio', { name: 'Too busy' }).check()
  await tap(dialog.getByRole('button', { name: 'Reject' }))
  await expect(page.getByRole('group', { name: `${first.number}, done` })).toContainText('rejected')
  expect(await below.boundingBox()).toEqual(before)
  const newest = await placeOrder(guest.request, token, menuItem)
  await expect(ticket(page, newest)).toBeVisible()
  expect(await below.boundingBox(), 'nor does a new order push what a cook reads').toEqual(before)
})

test('a dish is ticked off on every board, and a tap takes it back', async ({ page, kitchen, newPerson }) => {
  const guest = await newPerson()
  const { token } = await regular(guest)
  const login = await kitchen.hire()
  const counter = await newPerson()
  await openBoard(page, login)
  await openBoard(counter, login)
  const menuItem = await kitchen.addMenuItem()
  const order = await placeOrder(guest.request, token, menuItem)
  await kitchen.advance(order.order_id, { status: 'accepted', ready_in_minutes: 20 })
  const dishOn = (board: Page) => ticket(board, order).getByRole('button', { name: `2× ${menuItem.name}` })
  await dishOn(page).click()
  for (const board of [page, counter]) await expect(dishOn(board)).toHaveAttribute('aria-pressed', 'true')
  await dishOn(counter).click()
  for (const board of [page, counter]) await expect(dishOn(board)).toHaveAttribute('aria-pressed', 'false')
})

test('an allergy is boxed, wherever the guest has written it', async ({ page, kitchen, newPerson }) => {
  const guest = await newPerson()
  const { token } = await regular(guest)
  await openBoard(page, await kitchen.hire())
  const headers = { Authorization: `Bearer ${token}` }
  const body = { ...orderFor(await kitchen.addMenuItem()), order_notes: 'Nussallergie, bitte aufpassen' }
  const answer = await guest.request.post('/api/v1/userorder/create-order', { headers, data: body })
  const order = await dataOf<Order>(answer)
  await expect(ticket(page, order)).toContainText('Allergy: Nussallergie, bitte aufpassen')
})

test('what was finished is found again, and stepped back from the tablet', async ({ page, kitchen, newPerson }) => {
  const guest = await newPerson()
  const { token } = await regular(guest)
  const order = await placeOrder(guest.request, token, await kitchen.addMenuItem())
  for (const status of ['accepted', 'preparing', 'ready', 'completed'])
    await kitchen.advance(order.order_id, { status })
  await openBoard(page, await kitchen.hire())
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
  kitchen,
  newPerson,
}) => {
  const guest = await newPerson()
  const { token } = await regular(guest)
  const [grilled, baked] = [await kitchen.addMenuItem(), await kitchen.addMenuItem()]
  const both = orderFor(grilled)
  const items = [...both.items, ...orderFor(baked).items]
  const headers = { Authorization: `Bearer ${token}` }
  const data = { ...both, items, total_amount: '58.00' }
  const order = await dataOf<Order>(await guest.request.post('/api/v1/userorder/create-order', { headers, data }))
  await kitchen.advance(order.order_id, { status: 'accepted', ready_in_minutes: 20 })
  const login = await kitchen.hire()
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
    await openBoard(board, login)
    await expect(ticket(board, order)).toContainText(`2× ${cooks.name}`)
    await expect(ticket(board, order)).toContainText('+ 1 elsewhere')
  }
  await tap(ticket(page, order).getByRole('button', { name: 'Done here' }))
  await expect(ticket(page, order)).toBeHidden()
  await tap(ticket(oven, order).getByRole('button', { name: 'Done here' }))
  await expect.poll(() => statusOf(guest, order, token)).toBe('ready')
})

async function statusOf(guest: Page, { order_id }: Order, token: string): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` }
  return (await dataOf<Order>(await guest.request.get(`/api/v1/userorder/order/${order_id}`, { headers }))).order_status
}

test('undone within ten seconds the guest never hears of it; afterwards a correction tells him', async ({
  page,
  kitchen,
  newPerson,
}) => {
  test.slow()
  const guest = await newPerson()
  const { email, token } = await regular(guest)
  await openBoard(page, await kitchen.hire())
  const order = await placeOrder(guest.request, token, await kitchen.addMenuItem())
  const { number } = order
  await guest.goto(`/en/track/${order.order_id}`)
  const state = guest.getByRole('main').getByRole('status')
  const card = ticket(page, order)
  await tap(card.getByRole('button', { name: /^Accept · / }))
  await tap(card.getByRole('button', { name: `Undo the last step of ${number}` }))
  await expect(card).toContainText('waits')
  await tap((await moreAbout(page, order)).getByRole('button', { name: 'Accept, ready in 45 minutes' }))
  await mailTo(email, { subject: new RegExp(`Order ${number} is accepted`) })
  const accepted = (await mailsTo(email)).filter(({ subject }) => subject.includes('is accepted'))
  expect(accepted, 'of the first time there is no row').toHaveLength(1)

  for (const status of ['preparing', 'ready']) await kitchen.advance(order.order_id, { status })
  await expect(state).toContainText('Ready', announced)
  await expect(card.getByRole('button', { name: `More about ${number}` })).toBeVisible(announced)
  await tap((await moreAbout(page, order)).getByRole('button', { name: /^One step back/ }))
  await expect(card).toContainText('being prepared')
  await expect(state).toContainText('In the kitchen', announced)
  await mailTo(email, { subject: new RegExp(`Order ${number}: our last e-mail was a mistake`) })
})

test('what its guest cancels in the making stays on every board until one has seen it', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const guest = await newPerson()
  const { token } = await regular(guest)
  const login = await kitchen.hire()
  const counter = await newPerson()
  await openBoard(page, login)
  await openBoard(counter, login)
  const order = await placeOrder(guest.request, token, await kitchen.addMenuItem())
  await kitchen.advance(order.order_id, { status: 'accepted', ready_in_minutes: 20 })
  await kitchen.advance(order.order_id, { status: 'preparing' })
  const headers = { Authorization: `Bearer ${token}` }
  await guest.request.post(`/api/v1/userorder/order/${order.order_id}/cancellation`, { headers })
  for (const board of [page, counter]) {
    await expect(ticket(board, order)).toContainText('Cancelled by the guest')
    await expect(board.getByRole('region', { name: 'Warnings' })).toContainText(`✕ `)
    await expect.poll(() => soundsOf(board)).toContain('cancelled')
  }
  await page.reload()
  await tap(ticket(page, order).getByRole('button', { name: `${order.number}: seen` }))
  for (const board of [page, counter]) await expect(ticket(board, order)).toBeHidden()
})

test('what its guest cancels before it is accepted says so where it stood', async ({ page, kitchen, newPerson }) => {
  const guest = await newPerson()
  const { token } = await regular(guest)
  const order = await placeOrder(guest.request, token, await kitchen.addMenuItem())
  await openBoard(page, await kitchen.hire())
  await expect(ticket(page, order)).toContainText('waits')
  const headers = { Authorization: `Bearer ${token}` }
  await guest.request.post(`/api/v1/userorder/order/${order.order_id}/cancellation`, { headers })
  await expect(page.getByRole('group', { name: `${order.number}, done` })).toContainText('cancelled')
  await expect(ticket(page, order)).toBeHidden()
})

test('a dish is sold out from the three dots of its ticket, and brought back from the list', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const guest = await newPerson()
  const { token } = await regular(guest)
  const menuItem = await kitchen.addMenuItem()
  await openBoard(page, await kitchen.hire())
  const order = await placeOrder(guest.request, token, menuItem)
  const more = await moreAbout(page, order)
  const dish = more.getByRole('button', { name: menuItem.name })
  await opens(more.getByText('Sold out …'), dish)
  await tap(dish)
  await tap(page.getByRole('dialog', { name: `${menuItem.name} sold out?` }).getByRole('button', { name: '2 h' }))
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await guest.goto('/en/menu')
  await expect(
    guest.getByRole('listitem').or(guest.getByRole('article')).filter({ hasText: menuItem.name }).last(),
  ).toContainText(/Sold out/)

  const dialog = page.getByRole('dialog', { name: 'Sold out', exact: true })
  await opens((await boardMenu(page)).getByRole('button', { name: 'Sold out …' }), dialog)
  await dialog.getByLabel('Find a dish').fill(menuItem.name)
  await tap(dialog.getByRole('button', { name: `${menuItem.name}: Back on sale` }))
  const group = dialog.getByRole('region', { name: menuItem.category.name })
  const until = group.getByRole('button', { name: 'Until tomorrow' })
  await opens(group.getByRole('button', { name: `${menuItem.name}: Sold out` }), until)
  await tap(until)
  await expect(dialog.getByRole('region', { name: 'Sold out now' })).toContainText(menuItem.name)
})

test.describe('two boards', () => {
  test.use({ expectedErrors: [/409 \(Conflict\)/] })

  test('show the same, and of two taps one wins and the other is told', async ({ page, kitchen, newPerson }) => {
    const guest = await newPerson()
    const { token } = await regular(guest)
    const login = await kitchen.hire()
    const counter = await newPerson()
    await openBoard(page, login)
    await openBoard(counter, login)
    const order = await placeOrder(guest.request, token, await kitchen.addMenuItem())
    const { number } = order
    const [here, there] = [ticket(page, order), ticket(counter, order)]
    await expect(there).toBeVisible()

    // The counter's tablet is slow: it has not yet heard what the kitchen has tapped.
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => (letThrough = resolve))
    await counter.route('**/api/v1/orders/board*', async (route) => {
      await held
      await route.continue()
    })
    await tap(here.getByRole('button', { name: /^Accept · / }))
    await expect(here.getByRole('button', { name: 'Start cooking' })).toBeVisible()
    await tap(there.getByRole('button', { name: /^Accept · / }))
    await expect(counter.getByRole('alert').filter({ hasText: `${number} is already “Accepted”` })).toBeVisible()
    // The refusal itself says how the order stands.
    await expect(there.getByRole('button', { name: 'Start cooking' })).toBeVisible()
    letThrough()
    await expect(there.getByRole('button', { name: 'Start cooking' })).toBeVisible()
    await counter.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test.describe('a broken line', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('is shouted about even in silence, and once it is back nothing is missing', async ({
    page,
    kitchen,
    newPerson,
  }) => {
    const guest = await newPerson()
    const { token } = await regular(guest)
    const menuItem = await kitchen.addMenuItem()
    await openBoard(page, await kitchen.hire())
    await silence(page)
    await expect(page.getByText(/^Silence for another 1\d:\d\d/)).toBeVisible()
    await page.context().setOffline(true)
    await expect(page.getByRole('alert').filter({ hasText: 'No connection!' })).toBeVisible()
    await expect.poll(() => soundsOf(page), 'the board calls for help').toContain('lost')
    const order = await placeOrder(guest.request, token, menuItem)
    await page.context().setOffline(false)
    await expect(ticket(page, order)).toBeVisible()
    await expect(page.getByText('connected', { exact: true })).toBeVisible()
    await expect(page.getByText('No connection!')).toHaveCount(0)
    await expect.poll(() => isSounding(page), 'silence is for orders').toBe(false)
    await page.getByRole('button', { name: 'Sound on' }).click()
    await expect.poll(() => isSounding(page)).toBe(true)
  })
})

test('a server that hangs is noticed within ten seconds', async ({ browser, contextOptions, kitchen, newServer }) => {
  const server = await newServer()
  const page = await (await browser.newContext({ ...contextOptions, baseURL: server.url })).newPage()
  await page.clock.install()
  await openBoard(page, await kitchen.hire())
  server.freeze()
  await page.clock.runFor(10_000)
  await expect(page.getByRole('alert').filter({ hasText: 'No connection!' })).toBeVisible()
  await expect.poll(() => soundsOf(page)).toContain('lost')
  server.goOn()
  await expect(page.getByText('connected', { exact: true })).toBeVisible()
  await page.context().close()
})

test('silence ends by itself after fifteen minutes', async ({ page, kitchen }) => {
  await page.clock.install()
  await openBoard(page, await kitchen.hire())
  await silence(page)
  await expect(page.getByText(/^Silence for another/)).toBeVisible()
  await page.clock.fastForward('15:01')
  await expect(page.getByText(/^Silence for another/)).toBeHidden()
})

async function silence(page: Page): Promise<void> {
  const quiet = page.getByRole('button', { name: 'Silence for 15 minutes' })
  await opens((await boardMenu(page)).getByRole('button', { name: 'Sound is on' }), quiet)
  await tap(quiet)
  await page.keyboard.press('Escape')
}

test('an order of the night makes one tone, and rings ten minutes before the kitchen opens', async ({
  page,
  kitchen,
  newPerson,
}) => {
  let opensInMinutes = 60
  await page.route('**/api/v1/orders/board*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: { now: string; kitchen: object } }
    const opensAt = new Date(Date.parse(body.data.now) + opensInMinutes * 60_000).toISOString()
    Object.assign(body.data.kitchen, { is_open: false, opens_at: opensAt })
    await route.fulfill({ response: answer, json: body })
  })
  const guest = await newPerson()
  const { token } = await regular(guest)
  await openBoard(page, await kitchen.hire())
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect.poll(() => isSounding(page)).toBe(false)
  const order = await placeOrder(guest.request, token, await kitchen.addMenuItem())
  await expect.poll(() => soundsOf(page)).toContain('tone')
  await expect(ticket(page, order)).toBeVisible()
  await expect.poll(() => isSounding(page)).toBe(false)
  opensInMinutes = 9
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect.poll(() => isSounding(page)).toBe(true)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('half an hour before the session ends the board asks for the password and stays', async ({ page, kitchen }) => {
  const login = await kitchen.hire()
  let isRenewed = false
  await page.route('**/api/v1/orders/board*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: { now: string; session_ends_at: string } }
    const inTenMinutes = new Date(Date.parse(body.data.now) + 10 * 60_000).toISOString()
    if (!isRenewed) body.data.session_ends_at = inTenMinutes
    await route.fulfill({ response: answer, json: body })
  })
  await openBoard(page, login)
  await page.getByRole('button', { name: 'You are signed out in 10 minutes. Stay signed in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Stay signed in' })
  await dialog.getByLabel('Password').fill(login.password)
  isRenewed = true
  await dialog.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(page.getByText('You are signed out in')).toHaveCount(0)
  await expect(page).toHaveURL('/admin/orders')
  // The board may just be asking again.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
