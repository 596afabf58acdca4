import type { APIRequestContext } from '@playwright/test'

import { publicPages } from '../support/pages'
import { enterPanel } from '../support/panel'
import { notice, regular, rememberCart } from '../support/shopping'
import { expect, test } from '../support/test'
import { saidIn } from '../support/words'

test.use({ locale: 'en-GB' })

const languages = ['en', 'de', 'fr', 'it']

// Settings of the whole shop.
test.beforeEach(({ kitchen }) => kitchen.setShop({ languages }))
test.afterEach(async ({ kitchen }) => {
  await kitchen.offerOnline(false)
  await kitchen.setShop({ languages: ['en', 'de', 'fr', 'it'] })
})

const saysOnline =
  /TWINT|pay online|paid online|or online|payment provider|online bezahl|oder online|Zahlungsanbieter|(pay\S+|ou) en ligne|prestataire de paiement|pag\S+ online|\bo online|fornitore di pagamenti/i
const saysCashAlone =
  /(pay in cash|bar bezahlen|payez en espèces|pagamento in contanti)\.|in your hands\.|wenn das Essen da ist\.|quand le repas est là\.|quando riceve il cibo\./

const online = ['/', '/privacy', '/terms-and-conditions']

/** The pages on which it says so, in any language; the foot of each page is one of its own. */
async function pagesThatSay(request: APIRequestContext, sense: RegExp): Promise<string[]> {
  const found = new Set<string>()
  for (const language of languages)
    for (const path of [...publicPages, '/checkout/new']) {
      const html = await (await request.get(`/${language}${path}`)).text()
      const said = saidIn(html)
      expect(said, path).toContain('</main>')
      const [page = '', foot = ''] = said.split('<footer')
      if (sense.test(page)) found.add(path || '/')
      if (sense.test(foot)) found.add('foot')
    }
  return [...found].toSorted()
}

async function acceptedBy(request: APIRequestContext): Promise<string> {
  return /"paymentAccepted":"[^"]*"/.exec(await (await request.get('/en')).text())?.[0] ?? ''
}

test('the demo takes Cash on Delivery alone, and no page says anything else; one tap of the owner, and all say it', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const guest = await newPerson()
  await regular(guest)
  await rememberCart(guest, await kitchen.addMenuItem({ price: 30 }), 1)
  const payment = guest.getByRole('radio', { name: /Cash on Delivery|Now, online/ })
  await guest.goto('/en/checkout')
  await expect(guest.getByRole('button', { name: 'Place Order · CHF 30.00' })).toBeVisible()
  await expect(guest.getByRole('main').getByText('Cash on Delivery')).toBeVisible()
  await expect(payment).toHaveCount(0)
  expect(await pagesThatSay(page.request, saysOnline)).toEqual([])
  expect(await acceptedBy(page.request)).toBe('"paymentAccepted":"Cash"')

  await enterPanel(page, '/admin/dashboard')
  // The dish of this test says nothing of its allergens, which is a step as well.
  await page.getByRole('link', { name: 'Setting up: 2 steps left' }).click()
  await page.getByRole('button', { name: /^Payment\s*to do/ }).click()
  await page.getByRole('main').getByRole('link', { name: 'Paying online' }).click()
  await page.getByRole('button', { name: 'Let guests pay online' }).click()
  await expect(notice(page, 'Saved.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'TWINT' })).toBeChecked()
  expect(await pagesThatSay(page.request, saysOnline)).toEqual([...online, 'foot'].toSorted())
  expect(await pagesThatSay(page.request, saysCashAlone)).toEqual([])
  expect(await acceptedBy(page.request)).toBe('"paymentAccepted":"Cash, TWINT, Credit Card"')
  await guest.reload()
  await expect(payment).toHaveCount(2)

  await page.getByRole('button', { name: 'Take cash alone' }).click()
  await expect(page.getByRole('checkbox', { name: 'TWINT' })).not.toBeChecked()
  await guest.reload()
  await expect(guest.getByRole('button', { name: 'Place Order · CHF 30.00' })).toBeVisible()
  await expect(payment).toHaveCount(0)
})
