import type { Locator } from '@playwright/test'

import { announced } from '../support/kitchen'
import { mailsTo, mailTo } from '../support/mailbox'
import { placeOrder } from '../support/orders'
import { enterPanel, isSounding, openBoard, openTicket, soundOf, tap, ticket } from '../support/panel'
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
  const card = await openTicket(page, order)
  await expect(card).toContainText(`2×${menuItem.name}`)
  await expect(card).toContainText('CHF 29.00')
  await expect(card).toContainText('Ruth Ammann')
  const html = await (await page.request.get('/admin/orders')).text()
  expect(html, 'the page brings no orders along, however many there are').not.toContain(order.order_id)
  expect(html.length).toBeLessThan(100_000)

  await guest.goto(`/en/track/${order.order_id}`)
  const state = guest.getByRole('main').getByRole('status')
  await tap(card.getByRole('button', { name: 'Accept, ready in 20 minutes' }))
  await tap(card.getByRole('button', { name: 'Start cooking' }))
  await expect(card.getByRole('button', { name: 'Ready' })).toBeVisible()
  await kitchen.tell(order.order_id)
  await expect(state).toContainText('In the kitchen')
  await mailTo(email, { subject: new RegExp(`Order ${number} is accepted`) })
  const promised = card.getByRole('time')
  const before = await promised.textContent()
  const delay = card.getByRole('button', { name: `Delay ${number} by 10 minutes` })
  await expect(delay).toBeVisible(announced)
  await tap(delay)
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

  const card = await openTicket(page, order)
  await card.getByRole('button', { name: 'Reject' }).click()
  const dialog = page.getByRole('dialog', { name: `Reject order ${number}` })
  await dialog.getByRole('radio', { name: 'Sold out' }).check()
  await dialog.getByRole('checkbox', { name: menuItem.name }).check()
  await dialog.getByLabel('Words for the guest').fill('The last one went a minute ago.')
  await dialog.getByRole('button', { name: 'Reject' }).click()

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

test('what has run out is often what was chosen: a rejection and a line of a card take an option off for today', async ({
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

  const card = await openTicket(page, rejected)
  await card.getByRole('button', { name: 'Reject' }).click()
  const dialog = page.getByRole('dialog', { name: `Reject order ${rejected.number}` })
  await dialog.getByRole('radio', { name: 'Sold out' }).check()
  await dialog.getByRole('checkbox', { name: cheese?.name }).check()
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(ticket(page, rejected)).toBeHidden()
  expect(await kitchen.find(menuItem)).toMatchObject({
    sold_out: false,
    option_groups: [{ options: [{ sold_out: true }, { sold_out: false }] }],
  })

  const line = (await openTicket(page, cooked)).getByRole('button', { name: `2 × ${menuItem.name}: report sold out` })
  await line.click()
  await page
    .getByRole('dialog', { name: `${menuItem.name} sold out?` })
    .getByRole('button', { name: `${egg?.name} sold out` })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await kitchen.find(menuItem)).toMatchObject({
    sold_out: false,
    option_groups: [{ options: [{ sold_out: true }, { sold_out: true }] }],
  })
})

test('a double tap does one thing only, and never anything to the next order', async ({ page, kitchen, newPerson }) => {
  const guest = await newPerson()
  const { token } = await regular(guest)
  await openBoard(page, await kitchen.hire())
  const menuItem = await kitchen.addMenuItem()
  const [first, second] = [
    await placeOrder(guest.request, token, menuItem),
    await placeOrder(guest.request, token, menuItem),
  ]
  await openTicket(page, second)
  const card = await openTicket(page, first)
  await tap(card.getByRole('button', { name: 'Accept, ready in 30 minutes' }), { isTwice: true })
  await expect(page.getByRole('group', { name: `${first.number}, done` })).toContainText('accepted')
  const cooking = ticket(page, first)
  await expect(cooking).toContainText('accepted')
  await expect(ticket(page, second)).toContainText('waiting')

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
  await expect(ticket(page, second)).toContainText('waiting')
})

test('a card that leaves keeps its place, so that nothing slides under the finger', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const guest = await newPerson()
  const { token } = await regular(guest)
  await openBoard(page, await kitchen.hire())
  const menuItem = await kitchen.addMenuItem()
  const first = await placeOrder(guest.request, token, menuItem)
  const next = await placeOrder(guest.request, token, menuItem)
  const card = await openTicket(page, first)
  const below = ticket(page, next)
  await expect(below).toBeVisible()
  // Measured from the card above, because the column is scrolled for a tap.
  const distance = async (above: Locator) =>
    ((await below.boundingBox())?.y ?? 0) - ((await above.boundingBox())?.y ?? 0)
  const before = await distance(card)
  await tap(card.getByRole('button', { name: 'Accept, ready in 20 minutes' }))
  const place = page.getByRole('group', { name: `${first.number}, done` })
  await expect(place).toBeVisible()
  expect(await distance(place)).toBe(before)
  const newest = await placeOrder(guest.request, token, menuItem)
  await expect(ticket(page, newest)).toBeVisible()
  expect(await distance(place), 'nor does a new order push what somebody reads').toBe(before)
})

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
  const card = await openTicket(page, order)
  await tap(card.getByRole('button', { name: 'Accept, ready in 20 minutes' }))
  const place = page.getByRole('group', { name: `${number}, done` })
  await tap(place.getByRole('button', { name: `Undo the last step of ${number}` }))
  await expect(place).toBeHidden()
  await tap(card.getByRole('button', { name: 'Accept, ready in 45 minutes' }))
  await mailTo(email, { subject: new RegExp(`Order ${number} is accepted`) })
  const accepted = (await mailsTo(email)).filter(({ subject }) => subject.includes('is accepted'))
  expect(accepted, 'of the first time nobody has written').toHaveLength(1)

  for (const status of ['preparing', 'ready']) await kitchen.advance(order.order_id, { status })
  await expect(state).toContainText('Ready', announced)
  await card.getByRole('button', { name: `More about ${number}` }).click(announced)
  await page.getByRole('button', { name: /^One step back/ }).click()
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
    await expect.poll(() => soundOf(board)).toBe('cancelled')
  }
  await page.reload()
  await tap(ticket(page, order).getByRole('button', { name: `${order.number}: seen` }))
  for (const board of [page, counter]) await expect(ticket(board, order)).toBeHidden()
})

test('a menu item is sold out from its line on the card, and brought back from the list', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const guest = await newPerson()
  const { token } = await regular(guest)
  const menuItem = await kitchen.addMenuItem()
  await openBoard(page, await kitchen.hire())
  const order = await placeOrder(guest.request, token, menuItem)
  const card = await openTicket(page, order)
  await card.getByRole('button', { name: `2 × ${menuItem.name}: report sold out` }).click()
  await page
    .getByRole('dialog', { name: `${menuItem.name} sold out?` })
    .getByRole('button', { name: '2 h' })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await guest.goto('/en/menu')
  await expect(
    guest.getByRole('listitem').or(guest.getByRole('article')).filter({ hasText: menuItem.name }).last(),
  ).toContainText(/Sold out/)

  await page.getByRole('button', { name: 'Sold out …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sold out' })
  await dialog.getByLabel('Find a dish').fill(menuItem.name)
  await dialog.getByRole('button', { name: `${menuItem.name}: Back on sale` }).click()
  const group = dialog.getByRole('region', { name: menuItem.category.name })
  await group.getByRole('button', { name: `${menuItem.name}: Sold out` }).click()
  await group.getByRole('button', { name: 'Until tomorrow' }).click()
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
    const [here, there] = [await openTicket(page, order), await openTicket(counter, order)]

    // The counter's tablet is slow: it has not yet heard what the kitchen has tapped.
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => (letThrough = resolve))
    await counter.route('**/api/v1/orders/board', async (route) => {
      await held
      await route.continue()
    })
    await tap(here.getByRole('button', { name: 'Accept, ready in 15 minutes' }))
    await expect(here.getByRole('button', { name: 'Start cooking' })).toBeVisible()
    await tap(there.getByRole('button', { name: 'Accept, ready in 45 minutes' }))
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
    await page.getByRole('button', { name: 'Sound is on' }).click()
    await page.getByRole('button', { name: 'Silence for 15 minutes' }).click()
    await expect(page.getByText(/^Silence for another 1\d:\d\d$/)).toBeVisible()
    await page.context().setOffline(true)
    await expect(page.getByRole('alert').filter({ hasText: 'No connection!' })).toBeVisible()
    await expect.poll(() => soundOf(page), 'the board calls for help').toBe('lost')
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
  await expect.poll(() => soundOf(page)).toBe('lost')
  server.goOn()
  await expect(page.getByText('connected', { exact: true })).toBeVisible()
  await page.context().close()
})

test('silence ends by itself after fifteen minutes', async ({ page, kitchen }) => {
  await page.clock.install()
  await openBoard(page, await kitchen.hire())
  await page.getByRole('button', { name: 'Sound is on' }).click()
  await page.getByRole('button', { name: 'Silence for 15 minutes' }).click()
  await expect(page.getByText(/^Silence for another/)).toBeVisible()
  await page.clock.fastForward('15:01')
  await expect(page.getByText(/^Silence for another/)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Sound is on' })).toBeVisible()
})

test('an order of the night makes one tone, and rings ten minutes before the kitchen opens', async ({
  page,
  kitchen,
  newPerson,
}) => {
  let opensInMinutes = 60
  await page.route('**/api/v1/orders/board', async (route) => {
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
  await expect.poll(() => soundOf(page)).toBe('tone')
  await expect(ticket(page, order)).toBeVisible()
  await expect.poll(() => isSounding(page)).toBe(false)
  opensInMinutes = 9
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect.poll(() => isSounding(page)).toBe(true)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('nine new orders are in sight on a tablet', async ({ page, kitchen, newPerson }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  const guest = await newPerson()
  const { token } = await regular(guest)
  const menuItem = await kitchen.addMenuItem()
  await openBoard(page, await kitchen.hire())
  for (let count = 0; count < 9; count += 1) await placeOrder(guest.request, token, menuItem)
  const cards = page.getByRole('region', { name: 'New' }).getByRole('article')
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(9)
  const bottoms = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().bottom))
  expect(bottoms.filter((bottom) => bottom <= 768 - 48).length).toBeGreaterThanOrEqual(6)
})

test('half an hour before the session ends the board asks for the password and stays', async ({ page, kitchen }) => {
  const login = await kitchen.hire()
  let isRenewed = false
  await page.route('**/api/v1/orders/board', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: { now: string; session_ends_at: string } }
    const inTenMinutes = new Date(Date.parse(body.data.now) + 10 * 60_000).toISOString()
    if (!isRenewed) body.data.session_ends_at = inTenMinutes
    await route.fulfill({ response: answer, json: body })
  })
  await openBoard(page, login)
  await expect(page.getByText('You are signed out in 10 minutes.')).toBeVisible()
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Stay signed in' })
  await dialog.getByLabel('Password').fill(login.password)
  isRenewed = true
  await dialog.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(page.getByText('You are signed out in')).toHaveCount(0)
  await expect(page).toHaveURL('/admin/orders')
  // The board may just be asking again.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
