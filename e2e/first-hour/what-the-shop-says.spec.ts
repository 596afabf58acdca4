import type { APIRequestContext } from '@playwright/test'

import { brokenWords } from '../support/seen/broken-words'
import { dataOf, type MenuItem } from '../support/kitchen'
import { publicPages } from '../support/pages'
import { admin, tokenOf } from '../support/people'
import { overflow } from '../support/seen/reach'
import { desktopSize, phoneSize } from '../support/settings'
import { takenOver } from '../support/shopping'
import { expect, test } from '../support/test'
import { saidIn } from '../support/words'

// Two of the public pages are not there.
test.use({ locale: 'de-CH', expectedErrors: [/404/] })

/** The shop of an owner who has entered what the opening asks, and nothing else. */
const own = {
  name: 'Chez Ana',
  street_address: 'Bahnhofstrasse 1',
  postcode: '8001',
  city: 'Zürich',
  phone: '044 555 01 01',
  email: 'ana@example.com',
  languages: ['de', 'en', 'fr', 'it'],
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '00:00', closes: '00:00' })),
  zones: [],
}

let headers: Record<string, string>

function change(request: APIRequestContext, settings: object) {
  return request.put('/api/v1/shop', { headers, data: settings })
}

test.beforeEach(async ({ request }) => {
  headers = { Authorization: `Bearer ${await tokenOf(admin, 'admin')}` }
  await dataOf(await change(request, own))
  const dishes = await dataOf<MenuItem[]>(await request.get('/api/v1/user/getMenuItems', { headers }))
  if (dishes.length === 0) await cook(request)
  await dataOf(await request.patch('/api/v1/shop/setup', { headers, data: { step: 'allergens', settled: true } }))
  await dataOf(await request.post('/api/v1/shop/opening?without_mail=1', { headers }))
})

async function cook(request: APIRequestContext): Promise<void> {
  const category = await request.post('/api/v1/categories/addCategory', { headers, multipart: { name: 'Burgers' } })
  const { id } = await dataOf<{ id: string }>(category)
  const dish = { name: 'Ana Burger', price: '26.50', currency: 'CHF', category_id: id }
  await dataOf(await request.post('/api/v1/menuItems/addMenuItem', { headers, multipart: dish }))
}

const nobodySaid = {
  'a placeholder': /\{\w+\}/g,
  'open around the clock': /24\s?\/\s?7|24 heures|24 ore su/g,
  'a minimum':
    /CHF[\s\u00a0](?:0|25|30)\.00|Mindest(?:betrag|bestellung)|minimum order|importo minimo|montant minimum/gi,
  'a delivery':
    /geliefert|liefern lassen|(?<!\w)wir liefern|deliver(?:ed|y,|y\.)|we deliver|livré|livraison[,.]|nous livrons|consegnato a casa|domicilio|consegniamo a domicilio/gi,
  'hours of an office': /\bBüro|\bOffice\b|\bBureau\b|\bUfficio\b/g,
  'a day of the terms': /Zuletzt aktualisiert|Last updated|Dernière mise à jour|Ultimo aggiornamento/g,
  'dishes of other shops': /pizzas?, burgers?|insalate/gi,
}

for (const language of own.languages)
  test(`no page says what the owner did not enter (${language})`, async ({ request }) => {
    const [dish] = await dataOf<MenuItem[]>(await request.get('/api/v1/user/getMenuItems'))
    const found: string[] = []
    for (const path of [...publicPages, '/checkout/new', `/dish/${dish?.id}`]) {
      const said = saidIn(await (await request.get(`/${language}${path}`)).text())
      expect(said, path).toContain('Chez Ana')
      for (const [what, pattern] of Object.entries(nobodySaid))
        for (const { index } of said.matchAll(pattern))
          found.push(`${path || '/'} says ${what}: ${said.slice(Math.max(0, index - 40), index + 40)}`)
    }
    expect(found).toEqual([])
  })

test('once the owner has entered a minimum and a postcode, pages say both', async ({ request }) => {
  const zone = { postcode: '8004', city: 'Zürich', fee: 5, minimum: 30 }
  await dataOf(await change(request, { zones: [zone], pickup_minimum: 25 }))
  const home = await (await request.get('/de')).text()
  for (const said of [/geliefert bis vor die Tür/, /Abholung vor Ort ab CHF\s25\.00/, /Bestellungen ab CHF\s30\.00/])
    expect(home.replaceAll('\u00ad', '')).toMatch(said)
  await dataOf(await change(request, { zones: [], pickup_minimum: 0 }))
})

/** The shortest, the longest, the longest word, and what wraps or hyphenates in its own way. */
const names = [
  'Ali',
  'Wok’n’Roll',
  'Crêperie du Marché',
  'Anatolia Grill & Kebap',
  'Holzofen-Pizzeria Napoli',
  'Kebab-Haus Schaffhauserstrasse',
  'Feuerwehrmagazin Oerlikonerstrasse',
  'Istanbul Döner Kebab Pizza Pasta Salate Hauslieferdienst',
]

test('header, word mark and poster carry names as they are', async ({ page, request }) => {
  test.slow()
  for (const name of names) {
    await dataOf(await change(request, { name }))
    await page.goto('/de')
    await takenOver(page)
    for (const size of [phoneSize, { ...phoneSize, width: 320 }, desktopSize]) {
      await page.setViewportSize(size)
      const where = `${name} at ${size.width} px`
      await expect(page.getByRole('heading', { level: 1, name })).toBeAttached()
      expect(await overflow(page), `sideways: ${where}`).toBeLessThanOrEqual(0)
      // Until the shop's letters have come, those of the machine stand there, which may be wider.
      await expect.poll(() => brokenWords(page), `broken words: ${where}`).toEqual([])
      expect(await page.getByRole('banner').evaluate(faultsOfHeader), where).toEqual([])
    }
  }
})

/** One row, in which nothing is cut off. Runs in the browser. */
function faultsOfHeader(header: Element): string[] {
  const boxes = [...header.querySelectorAll('a, button')]
    .filter((one) => one.checkVisibility() && !one.closest('[popover], dialog'))
    .map((one) => one.getBoundingClientRect())
  const [logo] = boxes
  const mark = header.querySelector('a')
  const faults: string[] = []
  if (!logo || !mark) return ['no word mark']
  const isBelow = boxes.some(({ top }) => top >= logo.bottom)
  if (isBelow || header.getBoundingClientRect().height > 100) faults.push('more than one row')
  if (mark.scrollWidth > mark.clientWidth + 1 || mark.scrollHeight > mark.clientHeight + 1) faults.push('cut off')
  return faults
}
