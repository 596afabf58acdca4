import type { Printer, PrintJob } from '@/lib/generated/prisma/client'
import { offeredLanguage } from '@/lib/platform/events'
import { db } from '@/lib/platform/database/db'
import { fromDateColumn } from '@/lib/platform/values/time'
import { texts } from '@/lib/i18n/texts'
import { findGivenReceipt } from '@/lib/orders/money/counter/list-receipts'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import { staffView, type StaffOrderView } from '@/lib/orders/read/staff-order-view'
import { printedDayReport } from '@/lib/orders/reports/day-report'
import type { Columns } from './markdown'
import { dayDocument, receiptDocument, testDocument } from './papers'
import { cancellationDocument, ticketDocument, type Paper } from './ticket'

export function columnsOf({ paper }: Pick<Printer, 'paper'>): Columns {
  return paper === 58 ? 32 : 48
}

/** What a job prints, read when it is fetched. Null: nothing of it is for this printer, or it is no paper. */
export async function documentOf(job: PrintJob, printer: Printer, now: Date): Promise<string | null> {
  const language = offeredLanguage(printer.language)
  const { copy, corrected } = texts(language).admin.printing
  const marks = [...(job.isCopy ? [copy] : []), ...(job.kind === 'correction' ? [corrected] : [])]
  const paper: Paper = { columns: columnsOf(printer), language, now, marks }
  if (job.kind === 'test') return testDocument(printer, paper)
  if (job.kind === 'day')
    return job.businessDay && dayDocument(await printedDayReport(fromDateColumn(job.businessDay)), paper)
  return job.orderId === null ? null : orderDocument(job.orderId, job, { printer, paper })
}

async function orderDocument(
  orderId: string,
  { kind }: PrintJob,
  { printer, paper }: { printer: Printer; paper: Paper },
): Promise<string | null> {
  if (kind === 'receipt') {
    const receipt = await findGivenReceipt(orderId, paper.now)
    return receipt && receiptDocument(receipt, paper)
  }
  const record = await findWholeOrder(orderId)
  const order = record && (await staffView(record, paper.now))
  if (!order) return null
  const items = itemsFor(printer, order)
  if (items.length === 0) return null
  if (kind === 'cancellation') return cancellationDocument(order, paper)
  return ticketDocument(order, { ...paper, items, part: await partOf(printer, order) })
}

type Station = Pick<Printer, 'id' | 'categoryIds'>

function itemsFor({ categoryIds }: Pick<Station, 'categoryIds'>, { items }: StaffOrderView): StaffOrderView['items'] {
  if (categoryIds.length === 0) return items
  return items.filter(({ categoryId }) => categoryId !== null && categoryIds.includes(categoryId))
}

/** Among the printers that have dishes of the order, in the order in which they were added. */
async function partOf({ id }: Station, order: StaffOrderView): Promise<{ part: number; parts: number } | null> {
  const printers: Station[] = await db().printer.findMany({
    where: { prints: { has: 'ticket' } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, categoryIds: true },
  })
  const concerned = printers.filter((printer) => itemsFor(printer, order).length > 0)
  const part = concerned.findIndex((printer) => printer.id === id) + 1
  const isSplit = concerned.some(({ categoryIds }) => categoryIds.length > 0)
  return isSplit && part > 0 && concerned.length > 1 ? { part, parts: concerned.length } : null
}
