import { mailTo } from './support/mailbox'
import { placeOrder } from './support/orders'
import { enterPanel, isSounding, openBoard, ticket } from './support/panel'
import { regular } from './support/shopping'
import { expect, test } from './support/test'

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
  const number = order.order_id.slice(13, 17)
  const card = ticket(page, number)
  await expect(card).toContainText(`2×${menuItem.name}`)
  await expect(card).toContainText('CHF 29.00')
  await expect(card).toContainText('Ruth Ammann')
  await expect.poll(() => isSounding(page), 'the board rings').toBe(true)

  await guest.goto(`/en/track/${order.order_id}`)
  const state = guest.getByRole('main').getByRole('status')
  await card.getByRole('button', { name: 'Accept, ready in 20 minutes' }).click()
  await expect(state).toContainText('Accepted')
  await mailTo(email, { subject: new RegExp(`Order ${number} is accepted`) })
  await card.getByRole('button', { name: 'Start cooking' }).click()
  await expect(state).toContainText('In the kitchen')
  const promised = card.getByRole('time')
  const before = await promised.textContent()
  await card.getByRole('button', { name: `Delay ${number} by 10 minutes` }).click()
  await expect(promised).not.toHaveText(before ?? '')
  await card.getByRole('button', { name: 'Ready' }).click()
  await expect(state).toContainText('Ready')
  await card.getByRole('button', { name: 'Collected · 29.00' }).click()
  await expect(state).toContainText('Enjoy!')
  await expect(card).toBeHidden()

  await page.goto('/admin/payments')
  await expect(page.getByRole('row', { name: number })).toContainText('collected')
  const office = await newPerson()
  await enterPanel(office, '/admin/report')
  const sales = office.getByRole('row', { name: /^Pickup 2\.6 %/ })
  await expect(sales).toContainText('CHF')
})

test('a rejected order tells the guest why', async ({ page, kitchen, newPerson }) => {
  const guest = await newPerson()
  const { email, token } = await regular(guest)
  await openBoard(page, await kitchen.hire())
  const order = await placeOrder(guest.request, token, await kitchen.addMenuItem())
  const number = order.order_id.slice(13, 17)
  await guest.goto(`/en/track/${order.order_id}`)

  await ticket(page, number).getByRole('button', { name: 'Reject' }).click()
  const dialog = page.getByRole('dialog', { name: `Reject order ${number}` })
  await dialog.getByRole('radio', { name: 'Too busy' }).check()
  await dialog.getByLabel('Words for the guest').fill('All ovens are full.')
  await dialog.getByRole('button', { name: 'Reject' }).click()

  await expect(ticket(page, number)).toBeHidden()
  await expect(guest.getByRole('main').getByRole('status')).toContainText('Rejected')
  await expect(guest.getByText('There is too much to do in the kitchen right now.')).toBeVisible()
  const mail = await mailTo(email, { subject: new RegExp(`cannot take order ${number}`) })
  expect(mail.text).toContain('All ovens are full.')
})

test('one tap on the board takes a menu item off for today', async ({ page, kitchen, newPerson }) => {
  const menuItem = await kitchen.addMenuItem()
  await openBoard(page, await kitchen.hire())
  await page.getByRole('button', { name: 'Sold out …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sold out today' })
  await dialog.getByLabel('Find a dish').fill(menuItem.name)
  await dialog.getByRole('button', { name: `${menuItem.name}: Sold out today` }).click()
  await expect(dialog.getByRole('button', { name: `${menuItem.name}: Back on sale` })).toBeVisible()

  const guest = await newPerson()
  await guest.goto('/en/menu')
  await expect(
    guest.getByRole('listitem').or(guest.getByRole('article')).filter({ hasText: menuItem.name }).last(),
  ).toContainText('Sold out today')
  await dialog.getByRole('button', { name: `${menuItem.name}: Back on sale` }).click()
  await expect(dialog.getByRole('button', { name: `${menuItem.name}: Sold out today` })).toBeVisible()
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
    const number = order.order_id.slice(13, 17)
    await expect(ticket(page, number)).toBeVisible()
    await expect(ticket(counter, number)).toBeVisible()

    // The counter's tablet is slow: it has not yet heard what the kitchen has tapped.
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => (letThrough = resolve))
    await counter.route('**/api/v1/orders/board', async (route) => {
      await held
      await route.continue()
    })
    await ticket(page, number).getByRole('button', { name: 'Accept, ready in 15 minutes' }).click()
    await expect(ticket(page, number).getByRole('button', { name: 'Start cooking' })).toBeVisible()
    await ticket(counter, number).getByRole('button', { name: 'Accept, ready in 45 minutes' }).click()
    await expect(counter.getByRole('alert').filter({ hasText: `${number} is already “accepted”` })).toBeVisible()
    // The refusal itself says how the order stands.
    await expect(ticket(counter, number).getByRole('button', { name: 'Start cooking' })).toBeVisible()
    letThrough()
    await expect(ticket(counter, number).getByRole('button', { name: 'Start cooking' })).toBeVisible()
    await counter.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test.describe('a broken line', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('is shouted about, and once it is back nothing is missing', async ({ page, kitchen, newPerson }) => {
    const guest = await newPerson()
    const { token } = await regular(guest)
    const menuItem = await kitchen.addMenuItem()
    await openBoard(page, await kitchen.hire())
    await page.context().setOffline(true)
    await expect(page.getByRole('alert').filter({ hasText: 'No connection!' })).toBeVisible()
    await expect.poll(() => isSounding(page), 'the board calls for help').toBe(true)
    const order = await placeOrder(guest.request, token, menuItem)
    await page.context().setOffline(false)
    await expect(ticket(page, order.order_id.slice(13, 17))).toBeVisible()
    await expect(page.getByText('connected', { exact: true })).toBeVisible()
    await expect(page.getByText('No connection!')).toHaveCount(0)
  })
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
