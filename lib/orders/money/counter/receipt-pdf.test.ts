import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { type Language, languages } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { pdfWords } from '@/lib/testing/outside/pdf-words'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { findGivenReceipt, listReceipts } from './list-receipts'
import { receiptPdf } from './receipt-pdf'
import { reverseOrder } from './reverse-order'

const now = new Date('2027-05-07T10:15:00Z')
const items = [
  { name: 'Limmat Burger', quantity: 2 },
  { name: 'Bier', quantity: 1 },
]
let admin: Admin

beforeAll(async () => {
  await createShop()
  admin = (await signedIn('admin')).caller as Admin
})

async function placed(): Promise<string> {
  const { orderId } = await order((await newCustomer()).caller, { items, total_amount: 44.03 }, now)
  return orderId
}

async function completed(): Promise<string> {
  const id = await placed()
  for (const status of ['accepted', 'preparing', 'ready', 'completed'] as const)
    await advanceOrder(admin, id, { request: { status, ...(status === 'completed' && { ageCheck: 'checked' }) }, now })
  return id
}

async function saidTo(id: string, language: Language = 'de'): Promise<string> {
  const receipt = await findGivenReceipt(id, now)
  if (!receipt) throw new Error('there is no receipt')
  const { words } = await pdfWords(receiptPdf(receipt, { language, compress: false }))
  return words.join(' ').replaceAll(/\s+/g, ' ')
}

test.each(languages)(
  'seller, number, dishes, sums and each rate stand on it in their order, in %s',
  async (language) => {
    const id = await completed()
    const [{ number } = { number: '' }] = (await listReceipts(admin, id)) ?? []
    const { orders, money } = texts(language).admin
    const said = await saidTo(id, language)
    const head = ['Limmat Grill', 'Langstrasse 1, 8004 Zürich', 'CHE-123.456.788', `${orders.receipt} ${number}`, id]
    const sums = [`${orders.total} CHF 44.03`, `${orders.rounding} 0.02`, `${money.cashOnDelivery} CHF 44.05`]
    const rates = [orders.vatIncluded, '37.80', '0.96', '6.23', '0.47', orders.thanks]
    let at = 0
    for (const text of [...head, '2 × Limmat Burger 37.80', '1 × Bier 6.23', ...sums, ...rates]) {
      const found = said.indexOf(text.replaceAll(/\s+/g, ' '), at)
      expect(found, `${text} after ${said.slice(Math.max(0, at - 40), at)}`).toBeGreaterThanOrEqual(0)
      at = found + text.length
    }
  },
)

test('it is what was sold on the day, whatever the shop is called since', async () => {
  const id = await completed()
  await db().shop.updateMany({ data: { name: 'Neuer Name' } })
  expect(await saidTo(id)).toMatch(/^Limmat Grill /)
  await db().shop.updateMany({ data: { name: 'Limmat Grill' } })
})

test('there is none before the hand-over or the payment', async () => {
  expect(await findGivenReceipt(await placed(), now)).toBeNull()
  expect(await findGivenReceipt('ORD-20261120-0000000000', now)).toBeNull()
})

test('a guest reads of a reversal, and not its reason', async () => {
  const id = await completed()
  const [{ number } = { number: '' }] = (await listReceipts(admin, id)) ?? []
  await reverseOrder(admin, id, { reason: 'Falsch getippt', now })
  const said = await saidTo(id)
  expect(said).toContain(`Storno der Quittung ${number}`)
  expect(said).toContain('-44.03')
  expect(said).not.toContain('Falsch getippt')
})
