import { z } from 'zod'
import type { Staff } from '@/lib/accounts/caller'
import { francs, receiptAnswer } from '@/lib/orders/answers'
import { paidOnlineIn, receiptNumber, storedContent, type ReceiptContent } from '@/lib/orders/money/receipt'
import { limit } from '@/lib/orders/read/list-queries'
import { saleAnswer } from '@/lib/orders/reports/day-report'
import { db, type Prisma } from '@/lib/platform/database/db'
import type { Page } from '@/lib/platform/requests/pagination'
import { amountsOf, bookedBy } from './receipts-journal'

export const receiptListQuery = z.object({
  after: z
    .string()
    .regex(/^\d{4}-\d{6,9}$/)
    .transform((text) => {
      const [year = 0, number = 0] = text.split('-').map(Number)
      return { year, number }
    })
    .optional()
    .meta({ description: 'Only receipts that were given after this one, by its number.', example: '2026-000123' }),
  limit,
})

const amounts = {
  amount: francs,
  by_rate: z.array(saleAnswer.omit({ fulfilment: true })).meta({
    description: 'vat_per_cent 0 is what no VAT is owed of. They add up to the amount.',
  }),
  by_method: z
    .array(z.object({ method: z.enum(['cash', 'online']), amount: francs }))
    .meta({ description: 'They add up to the amount.' }),
  rounding: francs.meta({ description: 'What is taken in cash beyond the amount, in steps of 0.05; no part of it.' }),
}

export const receiptOfList = z
  .object({
    ...receiptAnswer.pick({ number: true, kind: true, given_at: true, replaces: true }).shape,
    order_id: z.string(),
    ...amounts,
    amount: receiptAnswer.shape.amount,
    booked: z.object(amounts).meta({
      description:
        'What the receipt adds to the books: itself, less the one that it takes the place of. These add up over any receipts.',
    }),
  })
  .meta({ id: 'BookedReceipt' })

interface Asked {
  after?: { year: number; number: number } | undefined
  limit: number
}

/** As they were given. Numbers have no gap and none is committed before a smaller one, so that the last is the cursor. */
export async function listGivenReceipts(_staff: Staff, { after, limit: most }: Asked): Promise<Page<GivenReceipt>> {
  const sameYear = after ? await listRows({ year: after.year, number: { gt: after.number } }, most + 1) : []
  const later = await listRows(after ? { year: { gt: after.year } } : {}, most + 1 - sameYear.length)
  const rows = [...sameYear, ...later]
  const items = rows.slice(0, most).map((receipt) => givenReceipt(receipt))
  return { items, next: rows.length > most ? (items.at(-1)?.number ?? null) : null }
}

/** By the numbers' index: it starts where the condition does. */
function listRows(where: Prisma.ReceiptWhereInput, take: number) {
  const orderBy = [{ year: 'asc' as const }, { number: 'asc' as const }]
  return db().receipt.findMany({ where, orderBy, take, include: { replaces: true } })
}

type GivenReceipt = ReturnType<typeof givenReceipt>

function givenReceipt(receipt: Parameters<typeof bookedBy>[0]) {
  const { kind, givenAt, orderId, replacesYear: year, replacesNumber: number } = receipt
  return {
    number: receiptNumber(receipt),
    kind,
    givenAt,
    orderId,
    replaces: year !== null && number !== null ? receiptNumber({ year, number }) : null,
    ...sumOf([{ sign: kind === 'reversal' ? -1 : 1, content: storedContent(receipt) }]),
    booked: sumOf(bookedBy(receipt)),
  }
}

function sumOf(parts: readonly { sign: 1 | -1; content: ReceiptContent }[]) {
  const sum = (of: (content: ReceiptContent) => number) =>
    parts.reduce((total, { sign, content }) => total + sign * of(content), 0)
  const amountRappen = sum(({ totalRappen }) => totalRappen)
  const onlineRappen = sum(paidOnlineIn)
  const methods = { cash: amountRappen - onlineRappen, online: onlineRappen }
  const rates = parts.flatMap(({ sign, content }) => amountsOf(content).map((amount) => ({ sign, ...amount })))
  const perCents = [...new Set(rates.map(({ perCent }) => perCent))].toSorted((a, b) => a - b)
  return {
    amountRappen,
    byRate: perCents.map((vatPerCent) => {
      const ofRate = rates.filter(({ perCent }) => perCent === vatPerCent)
      const grossRappen = ofRate.reduce((total, { sign, grossRappen: gross }) => total + sign * gross, 0)
      const vatRappen = ofRate.reduce((total, { sign, taxRappen }) => total + sign * taxRappen, 0)
      return { vatPerCent, grossRappen, netRappen: grossRappen - vatRappen, vatRappen }
    }),
    byMethod: (['cash', 'online'] as const)
      .filter((method) => methods[method] !== 0)
      .map((method) => ({ method, amountRappen: methods[method] })),
    roundingRappen: sum(({ roundingRappen }) => roundingRappen),
  }
}
