import type { Prisma, Receipt as ReceiptRow } from '@/lib/generated/prisma/client'
import type { ReceiptKind } from '@/lib/generated/prisma/enums'
import { texts } from '@/lib/i18n/texts'
import { paidOnlineIn, receiptNumber, storedContent, type ReceiptContent } from '@/lib/orders/money/receipt'
import { findSalesByRate } from '@/lib/orders/reports/sales-by-rate'
import { rappen, text } from '@/lib/orders/reports/report-tables'
import { soldStatuses } from '@/lib/orders/status'
import { vatOf } from '@/lib/orders/vat'
import { db, snapshot } from '@/lib/platform/database/db'
import { csvMoment } from '@/lib/platform/values/csv'
import { addDays, fromDateColumn, instantOn } from '@/lib/platform/values/time'
import { businessDayStart } from '@/lib/shop/hours/opening-hours'
import type { Period } from '@/lib/orders/reports/sums/period'
import { atOnce, pagesOf, type Asked, type Source } from './journal-source'

/**
 * A row for each rate; rounding and payment stand in the first of them, because they belong to the whole. A receipt that
 * takes the place of another one takes that out in rows of its own, so that receipts add up; by the day on which each
 * counts they are the turnover of that day.
 */
export async function receiptsOf({ language, from, to }: Asked): Promise<Source> {
  const { orders: words, money, reports } = texts(language).admin
  const { showsVat } = await snapshot((reader) => findSalesByRate(reader, { from, to }))
  const rateOf = (perCent: number) => (perCent === 0 ? reports.untaxed : `${perCent.toFixed(1)} %`)
  const read = (last?: ReceiptRow) =>
    db().receipt.findMany({ ...byMoment({ from, to }, last), include: { replaces: true, order: withTurnoverDays } })
  return {
    columns: [
      ...[words.receipt, words.day, reports.countsOn, reports.kind, reports.replaced, money.order].map(text),
      ...(showsVat ? [text(money.rate), rappen(money.net), rappen(money.tax)] : []),
      ...[showsVat ? money.gross : money.turnover, words.rounding, words.paidOnline, reports.methods.partner].map(rappen),
    ],
    pages: pagesOf(read, (receipt) =>
      bookedBy(receipt).flatMap(({ kind, sign, content }) =>
        amountsOf(content).map((amount, index) => [
          receiptNumber(receipt),
          csvMoment(receipt.givenAt),
          turnoverDayOf(receipt),
          reports.receiptKinds[kind],
          receipt.replaces && receiptNumber(receipt.replaces),
          receipt.orderId,
          ...(showsVat
            ? [rateOf(amount.perCent), sign * (amount.grossRappen - amount.taxRappen), sign * amount.taxRappen]
            : []),
          sign * amount.grossRappen,
          index === 0 ? sign * content.roundingRappen : null,
          index === 0 ? sign * paidOnlineIn(content) : null,
          index === 0 ? sign * (content.atPartner?.amountRappen ?? 0) : null,
        ]),
      ),
    ),
  }
}

const withTurnoverDays = {
  select: {
    status: true,
    businessDay: true,
    reversal: { select: { businessDay: true } },
    refunds: { select: { id: true, businessDay: true } },
  },
} satisfies Prisma.ReceiptInclude['order']

type ReceiptRecord = Prisma.ReceiptGetPayload<{ include: { replaces: true; order: typeof withTurnoverDays } }>

/** What a receipt books: itself, and what it takes out. */
function bookedBy(receipt: ReceiptRecord): { kind: ReceiptKind | 'replaced'; sign: 1 | -1; content: ReceiptContent }[] {
  const own = { kind: receipt.kind, content: storedContent(receipt) }
  if (receipt.kind === 'reversal') return [{ ...own, sign: -1 }]
  const replaced = receipt.kind === 'change' && receipt.replaces
  return [
    ...(replaced ? [{ kind: 'replaced' as const, sign: -1 as const, content: storedContent(replaced) }] : []),
    { ...own, sign: 1 },
  ]
}

/** On which day's turnover it counts; null: it is no sale, as an order that was paid ahead and cancelled. */
function turnoverDayOf(receipt: ReceiptRecord): string | null {
  const { status, businessDay, reversal, refunds } = receipt.order
  if (!soldStatuses.includes(status)) return null
  const refundId = receipt.kind === 'change' && storedContent(receipt).refunds?.at(-1)?.id
  const day =
    (receipt.kind === 'reversal' ? reversal?.businessDay : refunds.find(({ id }) => id === refundId)?.businessDay) ??
    businessDay
  return day && fromDateColumn(day)
}

/** By rate; a receipt of nothing has a row all the same: numbers have no gap. */
function amountsOf(content: ReceiptContent) {
  const rates = vatOf(content)
  return rates.length > 0 ? rates : [{ perCent: 0, grossRappen: content.totalRappen, taxRappen: 0 }]
}

/** As they were given; at one moment by number. */
function byMoment({ from, to }: Period, last: ReceiptRow | undefined) {
  const [begins, ends] = [from, addDays(to, 1)].map((day) => instantOn(day, businessDayStart))
  return {
    where: {
      givenAt: { gte: last?.givenAt ?? begins, lt: ends },
      ...(last && { OR: [{ givenAt: { gt: last.givenAt } }, { number: { gt: last.number } }] }),
    },
    orderBy: [{ givenAt: 'asc' as const }, { number: 'asc' as const }],
    take: atOnce,
  }
}
