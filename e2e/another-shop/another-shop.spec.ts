import { randomUUID } from 'node:crypto'

import type { APIRequestContext, Locator, Page } from '@playwright/test'

import { officeAddresses, publicAddresses } from '../support/machine/every-address'
import { dataOf, type Kitchen } from '../support/kitchen'
import { leftoversInMails, leftoversOf, leftoversUnder } from '../support/seen/leftovers'
import { mailsTo, mailTo } from '../support/machine/mailbox'
import { placeOrder, type Order } from '../support/orders'
import { drawnLogo, photo } from '../support/pictures'
import { enterPanel } from '../support/panel'
import { fillInProfile, logIn } from '../support/people'
import { register } from '../support/registration'
import { notice, takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

// 412: the settings' forms share one version, and one without changes to its own fields saves without a question.
test.use({ locale: 'en-GB', expectedErrors: [/404 \(Not Found\)|412 \(Precondition/] })

const shop = {
  Name: 'Chez Zoë',
  Email: 'bonjour@chezzoe.example',
  Phone: '021 555 01 01',
  'Street address': 'Rue du Lac 3',
  Postcode: '1003',
  City: 'Lausanne',
  Owner: 'Zoë Favre',
  'Header note in English': 'By the lake since 1998',
  'Header note in German': 'Am See seit 1998',
}
const vatNumber = 'CHE-123.456.788 TVA'
const languages = ['fr', 'en', 'de']
const dish = 'Tarte flambée'
const brandFiles = ['favicon.ico', 'apple-touch-icon.png', 'icon-512.png', 'icon-maskable-512.png', 'share.jpg']

test('the demo becomes another shop, and nothing in it says what it was', async ({
  page,
  newPerson,
  kitchen,
  playwright,
  baseURL,
}) => {
  test.setTimeout(600_000)
  const phone = await newPerson()
  const guest = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { 'Accept-Language': 'fr-CH' } })
  const drawnBefore = await brandOf(page.request)
  await test.step('a phone stores the pages of the demo', () => storePages(phone))

  await enterPanel(page, '/admin/settings')
  await test.step('name, contact and languages', () => rename(page))
  await test.step('the demo goes', () => removeDemo(page))
  await test.step('guests wait, in the languages that are offered', () => expectHidden(guest))
  await test.step('a menu of its own', () => writeMenu(page))
  await test.step('colours, theme, logo, posters, notice', () => dress(page))
  await test.step('own words', () => write(page))
  await test.step('open', () => open(page))

  const people = await test.step('every mail is sent', () => trade(guest, kitchen))
  const orderId = people.order.order_id

  await test.step('nothing that a guest is shown names the demo', async () => {
    expect.soft(await leftoversUnder(guest, await publicAddresses(guest, languages))).toEqual([])
    expect.soft(await leftoversUnder(guest, ownAddresses(orderId))).toEqual([])
  })
  await test.step('nothing in the office does', async () => {
    expect.soft(await leftoversUnder(page.request, officeAddresses(orderId))).toEqual([])
    expect.soft(leftoversOf('authenticator', await authenticatorUri(kitchen))).toEqual([])
  })
  await test.step('no mail does', async () => {
    expect.soft(leftoversInMails(await mailsOf(people))).toEqual([])
  })
  await test.step('icons and the card for links are other pictures', async () => {
    const drawn = await brandOf(page.request)
    for (const file of brandFiles) expect(drawn[file]?.equals(drawnBefore[file] ?? Buffer.of()), file).toBe(false)
  })
  await test.step('a phone that comes back forgets', () => expectForgotten(phone))
  await test.step('one that is put back is found', () => expectFound(page, guest))
  await guest.dispose()
})

async function storePages(phone: Page): Promise<void> {
  await phone.goto('/en/menu')
  await takenOver(phone)
  await expect.poll(() => storedOn(phone), { timeout: 30_000 }).toContain('Limmat Grill')
}

/** What a phone would show without a network. */
async function storedOn(phone: Page): Promise<string> {
  return phone.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(stores.map(async (store) => (await store.keys()).map(({ url }) => url)))
    const texts = await Promise.all(requests.flat().map(async (url) => (await caches.match(url))?.text() ?? ''))
    return texts.join('\n')
  })
}

async function expectForgotten(phone: Page): Promise<void> {
  await phone.goto('/en')
  await takenOver(phone)
  await expect.poll(async () => leftoversOf('phone', await storedOn(phone)), { timeout: 30_000 }).toEqual([])
}

async function brandOf(request: APIRequestContext): Promise<Record<string, Buffer>> {
  const manifest = await (await request.get('/manifest.webmanifest')).text()
  const folder = /\/brand\/\w+\//.exec(manifest)?.[0] ?? ''
  const files = brandFiles.map(async (file) => [file, await (await request.get(folder + file)).body()] as const)
  return Object.fromEntries(await Promise.all(files))
}

async function rename(page: Page): Promise<void> {
  await page.goto('/admin/settings/languages')
  const spoken = page.getByRole('form', { name: 'Languages' })
  await spoken.getByLabel('Italiano').uncheck()
  await spoken.getByLabel('For all other guests').selectOption('Français')
  await save(page, spoken)
  await page.goto('/admin/settings')
  const form = page.getByRole('form', { name: 'Shop' })
  for (const [label, text] of Object.entries(shop)) await form.getByLabel(label, { exact: true }).fill(text)
  await form.locator('summary').filter({ hasText: 'Header note' }).click()
  await form.getByLabel('Header note: Français').fill('Au bord du lac depuis 1998')
  await form.getByLabel('Language of the emails to the shop').selectOption('Français')
  await save(page, form)
  await page.goto('/admin/settings/vat')
  const vat = page.getByRole('form', { name: 'VAT' })
  await vat.getByLabel('VAT number').fill(vatNumber)
  await save(page, vat)
}

async function save(page: Page, form: Locator): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await saved
}

async function removeDemo(page: Page): Promise<void> {
  await page.goto('/admin/setup')
  await page.getByRole('button', { name: 'Remove the demo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the demo' }).click()
  await expect(notice(page, 'The demo shop is removed.')).toBeVisible()
}

async function expectHidden(guest: APIRequestContext): Promise<void> {
  const paths = { '/menu': 'Ouverture prochaine', '/it/menu': 'Ouverture prochaine', '/de/menu': 'Bald offen' }
  for (const [path, title] of Object.entries(paths)) expect(await (await guest.get(path)).text()).toContain(title)
  expect(await leftoversUnder(guest, [...Object.keys(paths), '/manifest.webmanifest', '/api/v1/shop'])).toEqual([])
}

async function writeMenu(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await page.goto('/admin/categories')
  await page.getByRole('button', { name: 'Add Category' }).click()
  await dialog.getByLabel('Name', { exact: true }).fill('Spécialités')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('cell', { name: 'Spécialités', exact: true })).toBeVisible()
  await page.goto('/admin/products')
  await page.getByRole('button', { name: 'Add Product' }).click()
  await dialog.getByLabel('Name', { exact: true }).fill(dish)
  await dialog.getByLabel('Price').fill('27.50')
  await dialog.getByLabel('Category').selectOption({ label: 'Spécialités' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

async function dress(page: Page): Promise<void> {
  await page.goto('/admin/look')
  const form = page.getByRole('form', { name: 'Look' })
  const codes = form.getByLabel('As a colour code')
  for (const [code, colour] of [
    [codes.first(), '#1f4e8c'],
    [codes.last(), '#f2c94c'],
  ] as const) {
    await code.fill(colour)
    await code.blur()
  }
  await form.getByLabel('Bistro').check()
  await form.getByLabel('Logo as a picture').setInputFiles(await drawnLogo(page))
  await expect(form.getByRole('img', { name: 'Logo' })).toBeVisible()
  await form.getByRole('button', { name: 'Add a poster' }).click()
  const poster = form.getByRole('group', { name: 'Poster 1' })
  await poster.getByLabel('Headline: Français').fill('Les pieds dans l’eau.')
  await poster.getByLabel('Headline: English').fill('Feet in the water.')
  await poster.getByLabel('Headline: Deutsch').fill('Die Füsse im Wasser.')
  await poster.getByLabel('Picture of your own').setInputFiles(photo)
  await expect(poster.getByRole('button', { name: 'Remove the picture' })).toBeVisible()
  await form.getByLabel('Show a notice').check()
  await form.getByLabel('Notice: Français').fill('Terrasse ouverte')
  await form.getByRole('button', { name: 'Publish' }).click()
  await expect(notice(page, 'The new look is published.')).toBeVisible()
}

async function write(page: Page): Promise<void> {
  const words = {
    about: '# Chez Zoë, au bord du lac.\n\n## Notre histoire\n\nUn four, une terrasse.',
    terms: '## Commandes\n\nMinimum {minimum}.',
    imprint: '## Qui nous sommes\n\n{shop}, {owner}\n\n{address}, {email}',
    privacy: '## Vos données\n\n{retention}',
    mail_opening: 'Merci de la part de Zoë.',
    mail_closing: 'À bientôt au bord du lac.',
  }
  for (const [kind, text] of Object.entries(words)) {
    await page.goto(`/admin/texts/${kind}/fr`)
    await page.getByLabel('Text', { exact: true }).fill(text)
    await save(page, page.getByRole('main'))
  }
}

async function open(page: Page): Promise<void> {
  await page.goto('/admin/setup')
  await page.getByRole('button', { name: 'Allergens', exact: false }).first().click()
  await page.getByRole('button', { name: 'Allergens: Guests ask us' }).click()
  await page.getByRole('checkbox', { name: /^I know that no mail leaves/ }).check()
  await page.getByRole('button', { name: 'Open the shop' }).click()
  await expect(page.getByText('Your shop is open.')).toBeVisible()
}

interface People {
  order: Order
  addresses: string[]
}

/** Lets everything happen that sends a mail. */
async function trade(guest: APIRequestContext, kitchen: Kitchen): Promise<People> {
  const person = await register(guest)
  const token = await logIn(guest, person)
  const headers = { Authorization: `Bearer ${token}` }
  const send = async (call: string, data: object) => dataOf(await guest.post(`/api/v1/${call}`, { headers, data }))
  await fillInProfile(person)
  const [sold] = await dataOf<Parameters<typeof placeOrder>[2][]>(await guest.get('/api/v1/user/getMenuItems'))
  if (!sold) throw new Error('nothing is on sale')
  const [order, refused] = [await placeOrder(guest, token, sold), await placeOrder(guest, token, sold)]
  await kitchen.advance(refused.order_id, { status: 'rejected', reason: 'too_busy' })
  await kitchen.advance(order.order_id, { status: 'accepted', ready_in_minutes: 20 })
  for (const status of ['preparing', 'ready']) await kitchen.advance(order.order_id, { status })
  await send('user/register', { ...person, country: 'CH' })
  await send('user/forgot-password', { email: person.email })
  await send('user/send-login-code', { email: person.email })
  await send('user/send-deletion-code', {})
  await send('contact', { full_name: 'Ruth Ammann', email: person.email, subject: 'general', message: 'Bonjour' })
  const invited = `cook-${randomUUID()}@example.com`
  await kitchen.invite(invited)
  await kitchen.placeTestOrder()
  return { order, addresses: [person.email, invited, shop.Email] }
}

/** As many as there are when the last ones have come. */
async function mailsOf({ addresses, order }: People) {
  const [guest = '', invited = '', own = ''] = addresses
  await mailTo(guest, { subject: new RegExp(`${order.number}.*prête`), withinMs: 40_000 })
  await Promise.all([mailTo(invited), mailTo(own)])
  const mails = (await Promise.all(addresses.map((address) => mailsTo(address)))).flat()
  expect(mails.length).toBeGreaterThan(8)
  return mails
}

function ownAddresses(orderId: string): string[] {
  const pages = ['/profile', '/checkout', `/track/${orderId}`]
  const exports = ['json', 'html'].map((format) => `/api/v1/user/export?format=${format}`)
  return [...languages.flatMap((language) => pages.map((path) => `/${language}${path}`)), ...exports]
}

async function authenticatorUri(kitchen: Kitchen): Promise<string> {
  const uri = decodeURIComponent(await kitchen.beginSecondFactor())
  expect(uri).toContain(shop.Name)
  return uri
}

/** That nothing is found says something only because something would be. */
async function expectFound(page: Page, guest: APIRequestContext): Promise<void> {
  await page.goto('/admin/settings')
  const form = page.getByRole('form', { name: 'Shop' })
  await form.getByLabel('Header note in English').fill('From the Limmat')
  await save(page, form)
  const found = await leftoversUnder(guest, ['/en/menu', '/fr/menu'])
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((text) => !text.includes('/en/menu: '))).toEqual([])
}
