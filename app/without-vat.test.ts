import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { languages, type Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { placeOrder } from '@/lib/orders/place/place-order'
import { trackedOrder } from '@/lib/orders/answers'
import { findOrder } from '@/lib/orders/read/find-order'
import { findReceipt } from '@/lib/orders/money/counter/list-receipts'
import { findPeriodReport } from '@/lib/orders/reports/period-report'
import { reportTable, tableAsCsv } from '@/lib/orders/reports/report-tables'
import { changeSettings } from '@/lib/orders/advance/retax-order'
import { db } from '@/lib/platform/database/db'
import { addDays } from '@/lib/platform/values/time'
import { currentShop } from '@/lib/shop/queries'
import { newCustomer, twoBurgers } from '@/lib/testing/shop/customers'
import { administrator } from '@/lib/testing/shop/staff'
import { createShop } from '@/lib/testing/shop/shop'
import { currentTermsId, findStoredTerms } from '@/lib/pages/current-texts'
import { defaultText } from '@/lib/pages/default-text'
import { fillText } from '@/lib/pages/fill-text'
import { parseText } from '@/lib/pages/parse-text'
import { textKinds } from '@/lib/pages/text-kind'
import { ReceiptHead } from '@/app/[locale]/(shop)/_order/order-page'
import { contactOf } from './[locale]/(shop)/_order/order-words'
import { PeriodFigures } from '@/app/admin/(panel)/report/period/page'
import { OrderLines } from './[locale]/(shop)/_order/order-details'
import { ScopeProvider, type Scope } from './_client/scope'
import { ReceiptPaper } from './admin/(print)/orders/[id]/receipt/receipt-paper'
import { TicketPaper } from './admin/(print)/orders/[id]/ticket/ticket-paper'
import { asAnswered } from './api/v1/http/wire'

// What of the shop is made without a browser, in all its languages; e2e/alone/without-vat.spec.ts looks at the pages.

/** The names of the tax, and the number of who owes it. */
const vatWords = /MWST|MwSt|[Mm]ehrwertsteuer|\bVAT\b|\bTVA\b|\bIVA\b|CHE-\d/
const vatNumber = 'CHE-123.456.788 MWST'
const notLiable = [
  ['has no number', { vatNumber: '', vatLiableFrom: null }],
  ['is liable from a later day on', { vatNumber, vatLiableFrom: '2027-06-01' }],
] as const
let admin: Admin

beforeAll(async () => {
  await createShop()
  admin = await administrator()
})

test.each(notLiable.flatMap(([which, vat]) => languages.map((language) => [which, language, vat] as const)))(
  'a shop that %s says nothing of VAT (%s)',
  async (_, language, vat) => {
    await changeSettings(admin, vat)
    expect(namesOf(await saidAbout(nextDay(), language))).toEqual([])
  },
)

test.each(languages)('one that is liable says it where it has to (%s)', async (language) => {
  await changeSettings(admin, { vatNumber, vatLiableFrom: null })
  const wanted = ['mails', 'order', 'head', 'receipt', 'period', 'table', 'terms', 'imprint']
  expect(namesOf(await saidAbout(nextDay(), language))).toEqual(wanted)
})

test('the file of its sales has two columns', async () => {
  await changeSettings(admin, { vatNumber: '', vatLiableFrom: null })
  const { table } = await saidAbout(nextDay(), 'de')
  expect(table?.slice(1).trim().split(/\r?\n/)).toEqual([
    'Art;Umsatz',
    'Abholung;37.80',
    'Umsatz;37.80',
    'davon Liefergebühren;0.00',
    'Rundung auf 5 Rappen;0.00',
  ])
})

let days = 0
const nextDay = () => addDays('2027-05-01', days++)

/** What speaks of VAT. */
function namesOf(said: Record<string, string>): string[] {
  return Object.keys(said).filter((name) => vatWords.test(said[name] ?? ''))
}

/** By name, everything that is said about two burgers, of a day on which nothing else is sold. */
async function saidAbout(day: string, language: Language): Promise<Record<string, string>> {
  const at = new Date(`${day}T10:00:00Z`)
  const { caller, email } = await newCustomer()
  const { orderId } = await placeOrder(caller, twoBurgers(), { language, now: at })
  for (const status of ['accepted', 'preparing', 'ready', 'completed'] as const)
    await advanceOrder(admin, orderId, { request: { status, readyInMinutes: 20 }, now: at })
  const receipt = await findReceipt(admin, orderId, { now: at })
  if (!receipt) throw new Error('the order is gone')
  const mails = await db().outboxMail.findMany({ where: { toAddress: email } })
  const period = await findPeriodReport(admin, { from: day, to: day, group: 'day' }, at)
  const { shop: t, admin: staff } = texts(language)
  const [shop, tracked] = [await currentShop(), await findOrder(orderId, caller, at)]
  if (!tracked) throw new Error('the order is gone')
  const order = asAnswered(trackedOrder, tracked)
  const papers = { due: '', placed: '', printed: '', board: staff.board }
  const drawn = (page: ReactElement) =>
    htmlOf(page, { language, prefix: '', languages: [], words: t.island, closures: [] })
  return {
    mails: mails.map(({ subject, text, html }) => [subject, text, html].join('\n')).join('\n'),
    order: drawn(createElement(OrderLines, { order, words: t.order })),
    head: drawn(createElement(ReceiptHead, { order, shop: contactOf(shop) })),
    receipt: drawn(createElement(ReceiptPaper, { receipt, language })),
    ticket: drawn(createElement(TicketPaper, { order: receipt.order, ...papers })),
    period: drawn(createElement(PeriodFigures, { report: period, language })),
    table: tableAsCsv(reportTable(period, 'rates', language)),
    heading: staff.reports.tables.rates,
    ...(await pagesIn(language)),
  }
}

function htmlOf(page: ReactElement, scope: Scope): string {
  return renderToStaticMarkup(ScopeProvider({ scope, children: page }))
}

/** The texts that stand on pages until the owner writes others. */
async function pagesIn(language: Language): Promise<Record<string, string>> {
  const facts = (await findStoredTerms(await currentTermsId(language)))?.facts
  if (!facts) throw new Error('there are no terms')
  const textOf = (kind: (typeof textKinds)[number]) =>
    JSON.stringify(fillText(parseText(defaultText(kind, language), kind).blocks, facts))
  return Object.fromEntries(textKinds.map((kind) => [kind, textOf(kind)]))
}
