import { randomInt, randomUUID } from 'node:crypto'

import { enterCode, expectBoard, inviteDevice } from '../support/devices'
import { placeOrder } from '../support/orders'
import { enterPanel, boardMenu, isSounding, tap, ticket } from '../support/panel'
import { regular } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

test.beforeEach(({ page }) => enterPanel(page, '/admin/devices'))

const newName = () => `Tablet ${randomUUID().slice(0, 8)}`

test.describe('a tablet', () => {
  test.use({ expectedErrors: [/422 \(Unprocessable/] })

  test('is told of a wrong code, paired with the right one, and stays so when its browser restarts', async ({
    page,
    newPerson,
  }) => {
    const name = newName()
    const tablet = await newPerson()
    await tablet.goto('/admin/orders')
    await tablet.getByRole('link', { name: 'Pair this device' }).click()
    await expect(tablet).toHaveURL('/admin/pair')
    await tablet.getByLabel('Code').pressSequentially('AAAA-CCCC')
    await expect(tablet.getByText(/^This code is not valid/)).toBeVisible()
    await enterCode(tablet, await inviteDevice(page, name))

    await expect(page.getByText(`${name} is paired.`)).toBeVisible()
    const card = page.getByRole('listitem').filter({ hasText: name })
    await expect(card).toContainText('connected')
    await expect(page.getByRole('dialog')).toBeHidden()

    const kept = (await tablet.context().cookies()).filter(({ expires }) => expires > 0)
    expect(await tablet.evaluate(() => JSON.stringify([document.cookie, localStorage, sessionStorage]))).not.toMatch(
      /Fe26|token/,
    )
    const restarted = await newPerson()
    await restarted.context().addCookies(kept)
    await restarted.goto('/admin/orders')
    await expectBoard(restarted)
    await restarted.goto('/admin')
    await expectBoard(restarted)
    await restarted.goto('/admin/payments')
    await expect(restarted, 'the board and the drawer alone').toHaveURL('/admin/login?next=%2Fadmin%2Fpayments')
  })
})

test('a code that is typed before the page can react pairs as soon as it can', async ({ page, newPerson }) => {
  const code = await inviteDevice(page, newName())
  const tablet = await newPerson()
  const typed = tablet.getByLabel('Code').pressSequentially(code)
  await tablet.route('**/_next/**/*.js*', async (route) => {
    await typed
    await route.continue()
  })
  await tablet.goto('/admin/pair')
  await expectBoard(tablet)
})

test('the QR code brings the code along, and it does not stay in the address', async ({ page, newPerson }) => {
  const code = await inviteDevice(page, newName())
  await expect(page.getByRole('img', { name: /^QR code that pairs/ })).toBeVisible()
  const tablet = await newPerson()
  await tablet.goto(`/admin/pair#code=${code}`)
  await expectBoard(tablet)
  await tablet.goBack()
  expect(tablet.url()).not.toContain(code)
})

test.describe('a tablet that was away', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('for an hour without Wi-Fi, or asleep, comes back by itself with every order', async ({
    page,
    kitchen,
    newPerson,
  }) => {
    test.slow()
    const guest = await newPerson()
    const { token } = await regular(guest)
    const menuItem = await kitchen.addMenuItem()
    const tablet = await newPerson()
    await tablet.clock.install()
    await enterCode(tablet, await inviteDevice(page, newName()))

    await tablet.context().setOffline(true)
    await tablet.clock.fastForward('01:00:00')
    await expect(tablet.getByRole('alert').filter({ hasText: 'No connection!' })).toBeVisible()
    const missed = await placeOrder(guest.request, token, menuItem)
    await tablet.context().setOffline(false)
    await expect(ticket(tablet, missed)).toBeVisible()
    await expect(tablet.getByText('connected', { exact: true })).toBeVisible()

    await tablet.clock.fastForward('08:00:00')
    const asleep = await placeOrder(guest.request, token, menuItem)
    await expect(ticket(tablet, asleep)).toBeVisible()
    await expect(tablet.getByText('connected', { exact: true })).toBeVisible()
  })
})

test.describe('a tablet that is unpaired while its board is open', () => {
  test.use({ expectedErrors: [/401 \(Unauthorized\)/] })

  test('shouts, and leads to where it is paired again', async ({ page, newPerson }) => {
    const name = newName()
    const tablet = await newPerson()
    await enterCode(tablet, await inviteDevice(page, name))
    await tablet.getByRole('main').click({ position: { x: 2, y: 2 } })
    await page.getByRole('button', { name: `Disconnect ${name}` }).click()
    const dialog = page.getByRole('dialog', { name: `Disconnect ${name}?` })
    await expect(dialog).toContainText('stops ringing at once')
    await dialog.getByRole('button', { name: 'Disconnect' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(0)

    await expect(tablet.getByRole('alert').filter({ hasText: 'No longer paired!' })).toBeVisible({ timeout: 30_000 })
    await expect.poll(() => isSounding(tablet), 'the board calls for help').toBe(true)
    await tablet.getByRole('link', { name: 'Pair again' }).click()
    await enterCode(tablet, await inviteDevice(page, name))
  })
})

test('a PIN names who acts, in the history of the order', async ({ page, kitchen, newPerson }) => {
  test.slow()
  const [guest, tablet, name, pin] = [await newPerson(), await newPerson(), newName(), String(randomInt(100_000, 1e6))]
  const { token } = await regular(guest)
  const { email } = await kitchen.hire()
  await enterCode(tablet, await inviteDevice(page, name))
  await page.goto(`/admin/users?q=${email}`)
  await page.getByRole('row', { name: email }).getByRole('button', { name: 'More about Luca Rossi' }).click()
  await page.getByRole('menuitem', { name: 'PIN …' }).click()
  await page.getByLabel('New PIN').fill(pin)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  const menu = await boardMenu(tablet)
  await menu.getByRole('button', { name: 'Who is cooking?' }).click()
  await tablet.getByLabel('PIN').fill(pin)
  await tablet.getByRole('button', { name: 'I am cooking' }).click()
  await expect(menu.getByRole('button', { name: 'Luca Rossi' })).toBeVisible()
  // While the question for the PIN still closes, Escape would be for that.
  await expect(tablet.getByLabel('PIN')).toHaveCount(0)
  await tablet.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  const order = await placeOrder(guest.request, token, await kitchen.addMenuItem())
  const card = ticket(tablet, order)
  await tap(card.getByRole('button', { name: /^Accept · / }))
  await expect(card.getByRole('button', { name: 'Start cooking' })).toBeVisible()
  await page.goto(`/admin/orders/${order.order_id}`)
  await expect(page.getByText(`Luca Rossi (${name})`)).toBeVisible()
})
