import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { type Language, languages } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { pdfWords } from '@/lib/testing/outside/pdf-words'
import { createShop } from '@/lib/testing/shop/shop'
import { findPeriodReport } from './period-report'
import { reportPdf, cellText } from './report-pdf'
import { type ReportQuery, reportTables } from './report-query'
import { reportTable } from './report-tables'

const noon = new Date('2027-05-07T10:15:00Z')
const query: ReportQuery = { from: '2027-05-01', to: '2027-05-31', group: 'day' }
let admin: Admin

beforeAll(async () => {
  await createShop()
  admin = (await signedIn('admin')).caller as Admin
  const { caller } = await newCustomer()
  const { orderId } = await order(caller, { items: [{ name: 'Limmat Burger', quantity: 2 }], total_amount: 37.8 }, noon)
  for (const status of ['accepted', 'preparing', 'ready', 'completed'] as const)
    await advanceOrder(admin, orderId, { request: { status }, now: noon })
})

async function pdfOf(language: Language, asked: ReportQuery = query) {
  const report = await findPeriodReport(admin, asked, noon)
  return pdfWords(reportPdf(report, { language, compress: false }))
}

test.each(languages)('every cell of the report stands in the PDF in its order, in %s', async (language) => {
  const said = (await pdfOf(language)).words.join(' ').replaceAll(/\s+/g, ' ')
  const report = await findPeriodReport(admin, query, noon)
  const { tables } = texts(language).admin.reports
  let at = 0
  for (const table of reportTables) {
    const { columns, rows } = reportTable(report, table, language)
    const cells = rows.flatMap((row) => row.map((value, column) => cellText(value, columns[column]?.kind, language)))
    for (const text of [tables[table], ...(rows.length > 0 ? columns.map(({ name }) => name) : []), ...cells]) {
      const found = said.indexOf(text.replaceAll(/\s+/g, ' '), at)
      expect(found, `${text} after ${said.slice(Math.max(0, at - 40), at)}`).toBeGreaterThanOrEqual(0)
      at = found + (text === '' ? 0 : 1)
    }
  }
  expect(said).toContain('37.80')
})

test('it names the shop, its pages, and no VAT where there is none; letters of other scripts are drawn', async () => {
  const { vatNumber } = await db().shop.findFirstOrThrow()
  expect((await pdfOf('en')).words.filter((text) => text === vatNumber)).toHaveLength(1)
  await db().shop.updateMany({ data: { name: 'Işık Řízek ễ 北 →', vatNumber: '' } })
  const { pdf, words: said } = await pdfOf('en', { from: '2027-04-01', to: '2027-04-30', group: 'day' })
  const numbered = said.filter((text) => /^Page \d/.test(text))
  expect(numbered).toEqual(numbered.map((_, at) => `Page ${at + 1} of ${numbered.length}`))
  expect(numbered.length).toBeGreaterThan(1)
  expect(said.join(' ')).not.toMatch(/VAT/)
  expect(pdf).toContain('Bricolage')
  expect(said.join(''), 'no empty box').not.toContain('\0\0')
})
