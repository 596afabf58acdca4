import type { APIRequestContext, Page } from '@playwright/test'

import { dataOf } from '../support/kitchen'
import { placeOrder } from '../support/orders'
import { publicPages } from '../support/pages'
import { enterPanel } from '../support/panel'
import { admin, signIn, tokenOf } from '../support/people'
import { phoneSize } from '../support/settings'
import { notice, regular, rememberCart, takenOver } from '../support/shopping'
import { expect, test } from '../support/test'
import { saidIn, saidOn } from '../support/words'

// Two of the public pages are not there.
test.use({ locale: 'en-GB', expectedErrors: [/404/] })

/** The names of the tax in four languages, and the number of who owes it. */
const vatWords = /MWST|MwSt|Mehrwertsteuer|\bVAT\b|\bTVA\b|\bIVA\b|CHE-\d/
const vatNumber = 'CHE-123.456.788 MWST'

async function set(request: APIRequestContext, data: object): Promise<void> {
  const headers = { Authorization: `Bearer ${await tokenOf(admin, 'admin')}` }
  await dataOf(await request.put('/api/v1/shop', { headers, data }))
}

test.beforeEach(async ({ request }) => {
  await set(request, { vat_number: '', vat_liable_from: null })
})

test.afterAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL })
  await set(request, { vat_number: vatNumber, vat_liable_from: null })
  await request.dispose()
})

async function expectNoVat(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('main')).toBeVisible()
  const said = await saidOn(page)
  expect(said.length, path).toBeGreaterThan(0)
  expect(
    said.filter((text) => vatWords.test(text)),
    path,
  ).toEqual([])
}

test('no page of a shop without a VAT number speaks of VAT', async ({ page, newPerson, kitchen }) => {
  const dish = await kitchen.addMenuItem()
  const { token } = await regular(page)
  const { order_id } = await placeOrder(page.request, token, dish)
  await page.goto('/de')
  await rememberCart(page, dish)
  for (const path of publicPages) {
    const said = saidIn(await (await page.request.get(`/de${path}`)).text())
    expect(said, path).toContain('</main>')
    expect(said.match(vatWords), path).toBeNull()
  }
  for (const path of ['', '/menu', '/cart', `/dish/${dish.id}`, '/checkout', `/track/${order_id}`])
    await expectNoVat(page, `/de${path}`)

  const office = await newPerson()
  await signIn(office, admin, 'admin')
  await office.goto('/admin/login')
  await office.context().addCookies([{ name: 'locale', value: 'de', url: new URL(office.url()).origin }])
  const papers = ['receipt', 'ticket'].map((paper) => `orders/${order_id}/${paper}`)
  // A day before any other test has sold something with VAT.
  const reports = ['report?day=2020-01-01', 'report/period?from=2020-01-01&to=2020-01-31']
  for (const path of [...papers, ...reports, 'dashboard', 'cash-up']) await expectNoVat(office, `/admin/${path}`)
})

test('the owner says from when VAT is due, and guests read of VAT from that day on', async ({ page, newPerson }) => {
  const guest = await newPerson()
  for (const one of [page, guest]) await one.setViewportSize(phoneSize)
  const said = { en: 'All prices in CHF, VAT included.', de: 'Alle Preise in CHF inkl. MWST.' }
  const expectSaid = async (count: number) => {
    for (const [language, text] of Object.entries(said)) {
      await guest.goto(`/${language}`)
      await takenOver(guest)
      await expect(guest.getByRole('contentinfo').getByText(text)).toHaveCount(count)
    }
  }
  await enterPanel(page, '/admin/settings/vat')
  const shop = page.getByRole('form', { name: 'VAT', exact: true })
  const save = async ({ changesToday = false } = {}) => {
    // A notice survives the reload: the second time that of the first is still there.
    const answered = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
    await shop.getByRole('button', { name: 'Save' }).click()
    if (changesToday) await page.getByRole('button', { name: 'Change for today' }).click()
    await answered
    await expect(notice(page, 'VAT: Saved.')).toBeVisible()
    await page.reload()
  }
  await shop.getByLabel('VAT number').fill(vatNumber)
  await shop.getByLabel('Liable to VAT from').fill('2128-01-01')
  await save()
  await expect(shop.getByLabel('Liable to VAT from')).toHaveValue('2128-01-01')
  await expectSaid(0)
  await shop.getByLabel('Liable to VAT from').fill('')
  await save({ changesToday: true })
  await expect(shop.getByLabel('VAT number')).toHaveValue(vatNumber)
  await expect(shop.getByLabel('Liable to VAT from')).toHaveValue('')
  await expectSaid(1)
})
