import type { Page } from '@playwright/test'

import { dataOf, type Kitchen } from '../support/kitchen'
import { placeOrder } from '../support/orders'
import { fillInProfile, settled, tokenOf } from '../support/people'
import { expectSteady } from '../support/seen/layout-shift'
import { overflow } from '../support/seen/reach'
import { desktopSize, phoneSize } from '../support/settings'
import { regular, rememberCart } from '../support/shopping'
import { expect, test } from '../support/test'

const words = {
  de: { pickup: 'Abholung in # Min.', delivery: 'Lieferung in # Min.', before: '2 Bestellungen sind vor Ihrer' },
  en: { pickup: 'Pickup in # min', delivery: 'Delivery in # min', before: '2 orders are before yours' },
  fr: { pickup: 'Retrait dans # min', delivery: 'Livraison dans # min', before: '2 commandes passent avant la vôtre' },
  it: { pickup: 'Ritiro tra # min', delivery: 'Consegna tra # min', before: '2 ordini sono prima del suo' },
}
type Spoken = keyof typeof words

test.beforeEach(async ({ kitchen }) => {
  await kitchen.clearBoard()
  await kitchen.setShop({ slot_capacity: 1, languages: ['en', 'de', 'fr', 'it'] })
})
test.afterEach(async ({ kitchen }) => {
  await kitchen.clearBoard()
  await kitchen.setShop({ slot_capacity: 0, languages: ['en', 'de'] })
})

/** Each takes a quarter of an hour of a kitchen that does one order in it. */
async function fill(page: Page, kitchen: Kitchen, orders: number): Promise<void> {
  const menuItem = await kitchen.addMenuItem()
  for (let placed = 0; placed < orders; placed++) {
    const guest = await settled()
    await fillInProfile(guest)
    await placeOrder(page.request, await tokenOf(guest), menuItem)
  }
}

async function nextTime(page: Page, fulfilment: 'pickup' | 'delivery' = 'pickup') {
  const times = await dataOf<Record<string, { at: string }>>(await page.request.get('/api/v1/kitchen/next'))
  const at = new Date(times[fulfilment]?.at ?? '')
  const clock = at.toLocaleTimeString('de-CH', { timeZone: 'Europe/Zurich', hour: '2-digit', minute: '2-digit' })
  return { clock, minutes: Math.floor((at.getTime() - Date.now()) / 60_000) }
}

/** The line above every page; a minute may pass between the two looks. */
async function expectAbove(page: Page, text: string, minutes: number): Promise<void> {
  const line = page.locator('[data-open]').first()
  const [before = '', after = ''] = text.split('#')
  await expect(line).toContainText(new RegExp(`${before}\\d+${after}`))
  const said = Number(new RegExp(`${before}(\\d+)${after}`).exec((await line.textContent()) ?? '')?.[1])
  expect(Math.abs(said - minutes), `${said} and ${minutes} minutes`).toBeLessThanOrEqual(1)
}

async function expectPromise(page: Page, kitchen: Kitchen, language: Spoken): Promise<void> {
  const { pickup, before } = words[language]
  await regular(page)
  await rememberCart(page, await kitchen.addMenuItem({ price: 14.5 }))
  const usual = await nextTime(page)
  await fill(page, kitchen, 2)
  const { clock, minutes } = await nextTime(page)
  expect(minutes).toBeGreaterThan(usual.minutes)
  await page.goto(`/${language}/menu`)
  await expectAbove(page, pickup, minutes)
  await expectSteady(page)
  for (const path of ['cart', 'checkout']) {
    await page.goto(`/${language}/${path}`)
    await expect(page.getByText(`≈ ${clock}`, { exact: true })).toBeVisible()
    await expect(page.getByText(before, { exact: true })).toBeVisible()
    await expectAbove(page, pickup, minutes)
    expect(await overflow(page)).toBe(0)
  }
}

for (const [size, viewport] of Object.entries({ phone: phoneSize, desktop: desktopSize }))
  test.describe(`on a ${size}`, () => {
    test.use({ viewport })
    for (const language of ['de', 'en'] as const)
      test(`a kitchen that fills is seen on menu, cart and checkout alike, with its reason, in ${language}`, async ({
        page,
        kitchen,
      }) => {
        await expectPromise(page, kitchen, language)
      })
  })

test.describe('on a phone', () => {
  test.use({ viewport: phoneSize })
  for (const language of ['fr', 'it'] as const)
    test(`the same in ${language}`, async ({ page, kitchen }) => {
      await expectPromise(page, kitchen, language)
    })

  test('nothing is said of orders before one’s own where there are none', async ({ page, kitchen }) => {
    await regular(page)
    await rememberCart(page, await kitchen.addMenuItem({ price: 14.5 }))
    await page.goto('/de/checkout')
    await expect(page.getByText(/^≈ \d\d:\d\d$/)).toBeVisible()
    await expect(page.getByText(/vor Ihrer/)).toHaveCount(0)
  })

  test.describe('without an answer', () => {
    test.use({ expectedErrors: [/ERR_FAILED/] })

    test('no time is said', async ({ page }) => {
      await page.route('**/kitchen/next', (route) => route.abort())
      await page.goto('/de/menu')
      const line = page.locator('[data-open]').first()
      await expect(line).toContainText('Offen')
      await expect(line).not.toContainText(/Abholung|Lieferung/)
    })
  })

  test('who has chosen delivery reads when it comes', async ({ page }) => {
    const wanted = { postcode: '8004', feeRappen: 300, minimumRappen: 3000 }
    await page.addInitScript((text) => localStorage.setItem('delivery', text), JSON.stringify(wanted))
    await page.goto('/de/menu')
    const { minutes } = await nextTime(page, 'delivery')
    await expectAbove(page, words.de.delivery, minutes)
  })
})
