import { readFile } from 'node:fs/promises'

import type { Locator, Page } from '@playwright/test'

import { codeFor, mailTo } from '../support/machine/mailbox'
import { admin, makePerson, type Person } from '../support/people'
import { tap } from '../support/panel'
import { heicPhoto, phonePhoto } from '../support/pictures'
import { phoneSize } from '../support/settings'
import { notice, takenOver } from '../support/shopping'
import { countedEffort, type Effort } from '../support/taps'
import { expect, test } from '../support/test'
import { dishes, workbookOf } from './owners-dishes'

// 412: the steps share one version, and a form without changes to its own fields saves without a question.
test.use({ locale: 'en-GB', expectedErrors: [/403 \(Forbidden\)|412 \(Precondition|422 \(Unprocessable/] })

const shop = {
  Name: 'Chez Ana',
  'Street address': 'Bahnhofstrasse 1',
  Postcode: '8001',
  City: 'Zürich',
  Phone: '044 555 01 01',
  Email: 'ana@example.com',
}
/** With a burger 45 dishes. */
const menu = dishes.slice(1)
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

test('from an empty database to an order from a phone, paid in cash', async ({ page, newPerson }) => {
  test.slow()
  const begun = Date.now()
  const effort = countedEffort()
  const guest = await newPerson()
  await guest.setViewportSize(phoneSize)

  await test.step('guests see that it opens soon, and nothing else', () => expectHidden(guest))
  await test.step('the owner is led to the checklist', () => signIn(page, effort))
  await test.step('who you are', () => sayWho(page, effort))
  await test.step('when you cook', () => sayWhen(page, effort))
  await test.step('where you deliver', () => sayWhere(page, effort))
  await test.step('the menu', () => writeMenu(page, effort))
  await test.step('the photos', () => addPhotos(page, effort))
  await test.step('what can wait', () => leaveOut(page, effort))
  await test.step('the owner sees the shop that guests do not', () => lookAtShop(page))
  await test.step('a test order goes through the kitchen', () => tryKitchen(page, effort))
  await test.step('open', () => open(page, effort))
  expect(effort.taps, 'steps of the owner: taps, fields and files').toBeLessThanOrEqual(60)
  const ownersTaps = effort.taps

  const buyer = countedEffort()
  const person = makePerson()
  await test.step('a guest orders from a phone', () => order(guest, person, buyer))
  await test.step('the kitchen takes the cash, and the books know one sale', () => sell(page))

  const seconds = Math.round((Date.now() - begun) / 1000)
  const told = `owner ${ownersTaps} taps, ${effort.characters} characters; guest ${buyer.taps} taps; ${seconds} s`
  test.info().annotations.push({ type: 'first hour', description: told })
  process.stdout.write(`  first hour: ${told}\n`)
})

async function expectHidden(guest: Page): Promise<void> {
  for (const path of ['/en', '/en/menu', '/en/product/Burgers', '/en/nothing-here']) {
    const answer = await guest.goto(path)
    expect(answer?.status(), path).toBe(200)
    await expect(guest.getByRole('heading', { level: 1, name: 'Opening soon' })).toBeVisible()
  }
  expect(await answered(guest, '/api/v1/user/getMenuItems')).toContain('shop_not_open')
  expect(await answered(guest, '/robots.txt')).toContain('Disallow: /\n')
  expect(await answered(guest, '/sitemap.xml')).not.toContain('<loc>')
}

async function answered(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text()
}

async function signIn(page: Page, effort: Effort): Promise<void> {
  await page.goto('/admin')
  await effort.type(page.getByLabel('Email'), admin.email)
  await effort.type(page.getByLabel('Password'), admin.password)
  await effort.tap(page.getByRole('button', { name: 'Login' }))
  await page.waitForURL('/admin/setup')
  await expect(page.getByText('0 of 13 steps done')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open the shop' })).toBeDisabled()
}

async function sayWho(page: Page, effort: Effort): Promise<void> {
  const form = page.getByRole('form', { name: 'Shop' })
  for (const [label, text] of Object.entries(shop)) await effort.type(form.getByLabel(label, { exact: true }), text)
  const number = form.getByRole('textbox', { name: 'VAT number' })
  await effort.type(number, 'CHE-123.456.789 MWST')
  await effort.tap(save(form))
  await expect(number).toHaveAccessibleDescription(/no valid number/)
  await expect(form.getByLabel('Name', { exact: true }), 'nothing typed is lost').toHaveValue('Chez Ana')
  await effort.type(number, 'che 123456788 mwst')
  await effort.tap(save(form))
  // The imprint is filled by what was said.
  await expect(page.getByText('2 of 13 steps done')).toBeVisible()
}

async function sayWhen(page: Page, effort: Effort): Promise<void> {
  const form = page.getByRole('form', { name: 'Kitchen hours' })
  await effort.tap(form.getByRole('button', { name: 'Add hours on Monday' }))
  // Around the clock, whatever the hour at which this runs.
  for (const label of ['Monday opens', 'Monday closes']) await effort.type(form.getByLabel(label), '00:00')
  await effort.tap(form.getByRole('button', { name: 'Copy to all days: Monday' }))
  for (const day of days) await expect(form.getByLabel(`${day} opens`)).toHaveValue('00:00')
  await effort.tap(save(form))
  await expect(page.getByText('3 of 13 steps done')).toBeVisible()
}

async function sayWhere(page: Page, effort: Effort): Promise<void> {
  const form = page.getByRole('form', { name: 'Delivery zones' })
  const postcodes = form.getByRole('textbox', { name: 'Postcodes' })
  await effort.type(postcodes, '8001 80022 8004-8006 Zürich')
  await effort.tap(save(form))
  await expect(postcodes).toHaveAccessibleDescription(/80022, Zürich/)
  await effort.type(postcodes, '8001 8002 8004-8006')
  await effort.tap(save(form))
  await expect(page.getByText('4 of 13 steps done')).toBeVisible()
  await effort.tap(page.getByRole('button', { name: 'Pickup and delivery' }))
  await expect(page.getByText('You deliver to: 8001 8002 8004 8005 8006')).toBeVisible()
}

async function writeMenu(page: Page, effort: Effort): Promise<void> {
  await effort.tap(page.getByRole('main').getByRole('button', { name: /^Menu/ }))
  await effort.tap(page.getByRole('link', { name: 'Load the menu from a file' }))
  const burger = { category: 'Burgers', name: 'Ana Burger', price: 26.5, allergens: 'Weizen' }
  await page.getByLabel('Your spreadsheet').setInputFiles(await workbookOf([burger, ...menu], ({ price }) => price))
  effort.taps += 1
  await effort.tap(page.getByRole('button', { name: 'Look at the spreadsheet' }))
  await effort.tap(page.getByRole('button', { name: 'Import 45 dishes' }))
  await effort.tap(page.getByRole('dialog').getByRole('button', { name: 'Apply' }))
  await expect(notice(page, '45 dishes are imported.')).toBeVisible()
}

/** Twenty of twelve megapixels, one of them HEIC, each named as its dish. */
async function addPhotos(page: Page, effort: Effort): Promise<void> {
  await effort.tap(page.getByRole('link', { name: 'Products' }))
  await effort.tap(page.getByRole('link', { name: 'Add photos' }))
  const [{ name, mimeType, buffer }, heic] = [await phonePhoto('Ana Burger.jpg'), await readFile(heicPhoto)]
  const named = menu.slice(0, 19).map((dish) => dish.name)
  const photos = [
    { name, mimeType, buffer },
    ...named.slice(1).map((dish) => ({ name: `${dish}.jpg`, mimeType, buffer })),
    { name: `${named[0]}.heic`, mimeType: 'image/heic', buffer: heic },
  ]
  await page.getByLabel('Photos', { exact: true }).setInputFiles(photos)
  effort.taps += 1
  await expect(page.getByRole('cell', { name: 'ready', exact: true })).toHaveCount(20, { timeout: 120_000 })
  await effort.tap(page.getByRole('button', { name: 'Upload 20 photos' }))
  await expect(page.getByText('20 photos uploaded.')).toBeVisible({ timeout: 120_000 })
  await page.goto('/admin/setup')
  await expect(
    page.getByText('7 of 13 steps done'),
    'the allergens came with the table, and nothing sounds like alcohol',
  ).toBeVisible()
}

async function leaveOut(page: Page, effort: Effort): Promise<void> {
  for (const [done, name] of [
    'Look: This is done',
    'Legal texts: This is done',
    'Payment: This is done',
    'Device in the kitchen: Later',
  ].entries()) {
    await effort.tap(page.getByRole('button', { name }))
    await expect(page.getByText(`${8 + done} of 13 steps done`)).toBeVisible()
  }
}

async function lookAtShop(page: Page): Promise<void> {
  await page.goto('/en/menu')
  await takenOver(page)
  await expect(page.getByText('Not open yet: only you and your team see this.')).toBeVisible()
  await expect(page.getByRole('main').getByText('Ana Burger').first()).toBeVisible()
  await page.goto('/admin/setup')
}

async function tryKitchen(page: Page, effort: Effort): Promise<void> {
  await effort.tap(page.getByRole('button', { name: 'Place a test order' }))
  const placed = page.getByText(/^Test order \d{3} is in the kitchen\.$/)
  await expect(placed).toBeVisible()
  const number = /\d{3}/.exec((await placed.textContent()) ?? '')?.[0] ?? ''
  await effort.tap(page.getByRole('link', { name: 'To the live board' }))
  const card = page.getByRole('article', { name: new RegExp(`^${number} `) })
  await expect(card).toContainText('Test order: nothing is cooked, nothing is paid.')
  await walk(card, effort, 'Handed over')
  await page.goto('/admin/setup')
  await expect(page.getByText('12 of 13 steps done')).toBeVisible()
}

async function walk(card: Locator, effort: Effort, last: string): Promise<void> {
  for (const name of [/^Accept · /, 'Start cooking', 'Ready', last]) {
    await tap(card.getByRole('button', { name }))
    effort.taps += 1
  }
  await expect(card).toBeHidden()
}

async function open(page: Page, effort: Effort): Promise<void> {
  const opening = page.getByRole('button', { name: 'Open the shop' })
  await expect(page.getByText('Still missing: Mails.')).toBeVisible()
  await expect(opening).toBeDisabled()
  await effort.tap(page.getByRole('checkbox', { name: /^I know that no mail leaves/ }))
  await effort.tap(opening)
  await expect(page.getByText('Your shop is open.')).toBeVisible()
}

async function order(guest: Page, person: Person, effort: Effort): Promise<void> {
  await guest.goto('/en/menu')
  await takenOver(guest)
  await effort.tap(guest.getByRole('button', { name: ': Ana Burger' }))
  await expect(guest.getByTestId('cart-count')).toHaveText('1')
  await guest.goto('/en/checkout/new')
  const text = (name: string) => guest.getByRole('textbox', { name, exact: true })
  await effort.type(text('First name'), person.firstname)
  await effort.type(text('Last name'), person.lastname)
  await effort.type(text('Street address'), 'Badenerstrasse 99')
  await effort.type(text('Postcode'), '8004')
  await effort.type(text('City'), 'Zürich')
  await effort.type(guest.getByRole('main').getByLabel('Email'), person.email)
  await effort.type(text('Phone'), '044 555 02 02')
  await effort.type(guest.getByLabel('Password', { exact: true }), person.password)
  await effort.tap(guest.getByRole('button', { name: 'Place Order · CHF 26.50' }))
  await effort.type(guest.getByLabel('One-time code'), await codeFor(person.email))
  await expect(notice(guest, 'Order placed successfully!')).toBeVisible()
  const { subject } = await mailTo(person.email, { subject: /received order/ })
  expect(subject).toContain('Chez Ana')
}

async function sell(page: Page): Promise<void> {
  await page.goto('/admin/orders')
  const card = page.getByRole('article')
  await expect(card).toContainText('Ana Burger')
  await walk(card, countedEffort(), 'Collected · 26.50')
  await page.goto('/admin/payments')
  await expect(page.getByRole('row').filter({ hasText: 'collected' }), 'the test is no payment').toHaveCount(1)
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('link', { name: 'No mail leaves: guests get no code and cannot order' })).toBeVisible()
  await expect(page.getByText('26.50').first()).toBeVisible()
}

function save(form: Locator): Locator {
  return form.getByRole('button', { name: 'Save', exact: true })
}
