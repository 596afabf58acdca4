import { randomInt, randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { enterCode, expectBoard, inviteDevice } from '../../support/machine/devices'
import { boardMenu, enterPanel, isSounding } from '../../support/panel'
import { expect, test } from '../../support/test'

test.use({ locale: 'en-GB' })

test.beforeEach(({ page }) => enterPanel(page, '/admin/devices'))

const newName = () => `Tablet ${randomUUID().slice(0, 8)}`

test.describe('a tablet', () => {
  test.use({ expectedErrors: [/(422|401) \(Un/] })

  test('is told of a wrong code, paired until it is disconnected, also when its browser restarts, and shouts then', async ({
    page,
    newPerson,
  }) => {
    const name = newName()
    const first = await newPerson()
    await first.goto('/admin/orders')
    await first.getByRole('link', { name: 'Pair this device' }).click()
    await expect(first).toHaveURL('/admin/pair')
    await first.getByLabel('Code').pressSequentially('AAAA-CCCC')
    await expect(first.getByText(/^This code is not valid/)).toBeVisible()
    await enterCode(first, await inviteDevice(page, name))
    await expect(page.getByText(`${name} is paired.`)).toBeVisible()
    const card = page.getByRole('listitem').filter({ hasText: name })
    await expect(card).toContainText('connected')
    await expect(page.getByRole('dialog')).toBeHidden()

    const kept = (await first.context().cookies()).filter(({ expires }) => expires > 0)
    const stored = await first.evaluate(() => JSON.stringify([document.cookie, localStorage, sessionStorage]))
    expect(stored).not.toMatch(/Fe26|token/)
    await first.context().close()
    const tablet = await newPerson()
    await tablet.context().addCookies(kept)
    await tablet.goto('/admin/payments')
    await expect(tablet, 'the board and the drawer alone').toHaveURL('/admin/login?next=%2Fadmin%2Fpayments')
    await tablet.goto('/admin')
    await expectBoard(tablet)

    await tablet.getByRole('main').click({ position: { x: 2, y: 2 } })
    await page.getByRole('button', { name: `Disconnect ${name}` }).click()
    const dialog = page.getByRole('dialog', { name: `Disconnect ${name}?` })
    await expect(dialog).toContainText('stops ringing at once')
    await dialog.getByRole('button', { name: 'Disconnect' }).click()
    await expect(card).toHaveCount(0)
    await expect(tablet.getByRole('alert').filter({ hasText: 'No longer paired!' })).toBeVisible({ timeout: 30_000 })
    await expect.poll(() => isSounding(tablet), 'the board calls for help').toBe(true)
    await tablet.getByRole('link', { name: 'Pair again' }).click()
    await expect(tablet).toHaveURL('/admin/pair')
  })
})

test('a QR code pairs and leaves no code in the address, one typed early pairs too; a PIN says who cooks, the office what is shown', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const [tablet, name, pin] = [await newPerson(), newName(), String(randomInt(100_000, 1e6))]
  const code = await inviteDevice(page, name)
  await expect(page.getByRole('img', { name: /^QR code that pairs/ })).toBeVisible()
  await tablet.goto(`/admin/pair#code=${code}`)
  await expectBoard(tablet)
  expect(await tablet.evaluate(() => location.href)).not.toContain(code)
  await expect(page.getByRole('dialog')).toBeHidden()
  await pairBeforeTheScript(await newPerson(), await inviteDevice(page, newName()))

  const { email } = await kitchen.hire()
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

  await tablet.goBack()
  expect(tablet.url()).not.toContain(code)
  await page.goto('/admin/devices')
  await tablet.goto('/admin/pickup-screen')
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Shows the pick-up screen')
})

/** Types the code before the page can react, which pairs as soon as it can. */
async function pairBeforeTheScript(tablet: Page, code: string): Promise<void> {
  const typed = tablet.getByLabel('Code').pressSequentially(code)
  await tablet.route('**/_next/**/*.js*', async (route) => {
    await typed
    await route.continue()
  })
  await tablet.goto('/admin/pair')
  await expectBoard(tablet)
}
