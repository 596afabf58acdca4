import type { CashUp, Order, PaymentEntry, Prisma, Receipt as ReceiptRow } from '@/lib/generated/prisma/client'
import type { ReceiptKind } from '@/lib/generated/prisma/enums'
import type { Manager } from '@/lib/accounts/caller'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { listCustomers } from '@/lib/orders/customers/list-customers'
import { authorNames, withReversals } from '@/lib/orders/order'
import { cashUpRecord, cashUpView } from '@/lib/orders/money/counter/cash-ups'
import { payOnline } from '@/lib/orders/payment-methods'
import { balanceOf } from '@/lib/orders/money/balance'
import { paidOnlineIn, receiptNumber, storedContent, type ReceiptContent } from '@/lib/orders/money/receipt'
import { nameOf } from '@/lib/orders/read/staff-order-view'
import { soldStatuses } from '@/lib/orders/status'
import { vatOf } from '@/lib/orders/vat'
import { csvMoment } from '@/lib/platform/values/csv'
import { db, snapshot } from '@/lib/platform/database/db'
import type { Position } from '@/lib/platform/requests/pagination'
import { addDays, fromDateColumn, instantOn } from '@/lib/platform/values/time'
import { businessDayStart } from '@/lib/shop/hours/opening-hours'
import type { Period } from '@/lib/orders/reports/sums/period'
import type { Journal } from '@/lib/orders/reports/report-query'
import { findSalesByRate } from '@/lib/orders/reports/sales-by-rate'
import { csvHead, csvRows, number, rappen, text, type Column, type Row } from '@/lib/orders/reports/report-tables'

interface Source {
  columns: Column[]
  pages: AsyncIterable<Row[]>
}

/**
 * What an accountant checks the sums with, row by row. Streamed: years of orders are no small text. The last line says
 * how many rows there are and what they add up to: a file that broke off has none.
 */
export async function* journalCsv(
  manager: Manager,
  journal: Journal,
  { language, from, to }: Period & { language: Language },
): AsyncIterable<string> {
  const { columns, pages } = await sources[journal]({ manager, language, from, to })
  const total = new Total(columns)
  let head = csvHead(columns)
  for await (const rows of pages) {
    total.add(rows)
    // The head alone would be an answer before a row could be read.
    yield head + csvRows(columns, rows)
    head = ''
  }
  yield csvRows(columns, [total.row(texts(language).admin.orders.total)])
}

/** The first column says what it is, the second one counts. */
class Total {
  #rows = 0
  readonly #sums: (number | null)[]

  constructor(columns: readonly Column[]) {
    this.#sums = columns.slice(2).map(({ kind }) => (kind === 'rappen' || kind === 'number' ? 0 : null))
  }

  add(rows: readonly Row[]): void {
    this.#rows += rows.length
    for (const row of rows)
      for (const [index, sum] of this.#sums.entries())
        if (sum !== null) this.#sums[index] = sum + Number(row[index + 2])
  }

  row(name: string): Row {
    return [name, String(this.#rows), ...this.#sums]
  }
}

interface Asked extends Period {
  manager: Manager
  language: Language
}

const sources: Record<Journal, (asked: Asked) => Source | Promise<Source>> = {
  orders: ordersOf,
  receipts: receiptsOf,
  payments: paymentsOf,
  cash_ups: cashUpsOf,
  customers: customersOf,
}

const atOnce = 500

/** Page by page: each read begins behind the last record of the one before. */
async function* pagesOf<Item>(read: (last: Item | undefined) => Promise<Item[]>, rowsOf: (item: Item) => Row[]) {
  let last: Item | undefined
  do {
    const items = await read(last)
    yield items.flatMap(rowsOf)
    last = items.length === atOnce ? items.at(-1) : undefined
  } while (last)
}

/** By day, and by id within it: in that order PostgreSQL finds each page by the index of the days. */
function byDay<Id>({ from, to }: Period, last: { businessDay: Date | null; id: Id } | undefined) {
  const day = last?.businessDay ?? new Date(from)
  return {
    where: {
      businessDay: { gte: day, lte: new Date(to) },
      ...(last && { OR: [{ businessDay: { gt: day } }, { id: { gt: last.id } }] }),
    },
    orderBy: [{ businessDay: 'asc' as const }, { id: 'asc' as const }],
    take: atOnce,
  }
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

function ordersOf({ language, ...period }: Asked): Source {
  const { orders: words, money, reports, orderStatuses } = texts(language).admin
  const read = (last?: Order) =>
    db().order.findMany({
      ...byDay(period, last),
      include: { payment: { include: { entries: true } }, ...withReversals, attempts: true },
    })
  return {
    columns: [
      ...[words.number, words.placed, words.day, words.status, words.mode].map(text),
      ...[words.guest, words.email, words.phone, reports.postcode].map(text),
      ...[words.deliveryFee, words.total, words.rounding].map(rappen),
      ...[words.payment, money.method].map(text),
    ],
    pages: pagesOf(read, (order) => [
      [
        order.id,
        csvMoment(order.createdAt),
        order.businessDay && fromDateColumn(order.businessDay),
        order.reversal ? words.reversedMark : orderStatuses[order.status],
        money[order.fulfilment],
        `${order.firstname} ${order.lastname}`.trim(),
        order.contactEmail,
        order.phone,
        order.shipToDifferentAddress ? order.shippingPostcode : order.postcode,
        order.deliveryFeeRappen,
        order.totalRappen,
        balanceOf(order, order.payment?.entries ?? []).roundingRappen,
        order.payment && money.statuses[order.payment.status],
        reports.methods[order.paymentMethod === payOnline ? 'online' : 'cash'],
      ],
    ]),
  }
}

/**
 * A row for each rate; rounding and payment stand in the first of them, because they belong to the whole. A receipt that
 * takes the place of another one takes that out in rows of its own, so that receipts add up; by the day on which each
 * counts they are the turnover of that day.
 */
async function receiptsOf({ language, from, to }: Asked): Promise<Source> {
  const { orders: words, money, reports } = texts(language).admin
  const { showsVat } = await snapshot((reader) => findSalesByRate(reader, { from, to }))
  const rateOf = (perCent: number) => (perCent === 0 ? reports.untaxed : `${perCent.toFixed(1)} %`)
  const read = (last?: ReceiptRow) =>
    db().receipt.findMany({ ...byMoment({ from, to }, last), include: { replaces: true, order: withTurnoverDays } })
  return {
    columns: [
      ...[words.receipt, words.day, reports.countsOn, reports.kind, reports.replaced, money.order].map(text),
      ...(showsVat ? [text(money.rate), rappen(money.net), rappen(money.tax)] : []),
      ...[showsVat ? money.gross : money.turnover, words.rounding, words.paidOnline].map(rappen),
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

function paymentsOf({ language, ...period }: Asked): Source {
  const { cash, money, orders, reports } = texts(language).admin
  const read = (last?: PaymentEntry) =>
    db().paymentEntry.findMany({
      ...byDay(period, last),
      include: { payment: { select: { orderId: true } }, ...authorNames },
    })
  return {
    columns: [
      ...[reports.moment, orders.day, money.order, reports.kind, money.method].map(text),
      rappen(money.amount),
      ...[cash.by, reports.reason, reports.reference].map(text),
    ],
    pages: pagesOf(read, (entry) => [
      [
        csvMoment(entry.at),
        fromDateColumn(entry.businessDay),
        entry.payment.orderId,
        money.entryKinds[entry.kind],
        reports.methods[entry.method],
        entry.amountRappen,
        nameOf(entry.byUser, entry.byDevice),
        entry.reason,
        entry.reference,
      ],
    ]),
  }
}

function cashUpsOf({ language, ...period }: Asked): Source {
  const { cash, orders, reports } = texts(language).admin
  const read = (last?: CashUp) => db().cashUp.findMany({ ...byDay(period, last), include: cashUpRecord })
  return {
    columns: [
      ...[orders.day, reports.moment, reports.kind].map(text),
      ...[cash.float, cash.taken, cash.refunded, cash.expected, cash.counted, cash.difference].map(rappen),
      ...[cash.reason, cash.by].map(text),
    ],
    pages: pagesOf(read, (row) => {
      const count = cashUpView(row)
      return [
        [
          count.businessDay,
          csvMoment(count.until),
          [count.corrects && cash.isCorrection, count.correctedBy && cash.corrected].filter(Boolean).join(', '),
          count.floatRappen,
          count.takenRappen,
          count.refundedRappen,
          count.expectedRappen,
          count.countedRappen,
          count.differenceRappen,
          count.reason,
          count.by,
        ],
      ]
    }),
  }
}

/** All of them, whatever the period: who ordered in it stands in the orders. */
function customersOf({ manager, language }: Asked): Source {
  const { customers: words, money } = texts(language).admin
  return {
    columns: [
      ...[words.name, words.email, words.phone].map(text),
      number(words.orders),
      rappen(money.turnover),
      ...[words.lastOrder, words.since, words.state].map(text),
    ],
    pages: customerPages(manager, words),
  }
}

/** Each with all orders of theirs, which lie scattered. */
const customersAtOnce = 200

async function* customerPages(manager: Manager, words: { blocked: string; notBlocked: string }): AsyncIterable<Row[]> {
  let cursor: Position | undefined
  do {
    const { items, next } = await listCustomers(
      manager,
      { search: undefined, state: undefined, cursor },
      customersAtOnce,
    )
    yield items.map((customer) => [
      customer.name,
      customer.email,
      customer.phone,
      customer.orders,
      customer.turnoverRappen,
      customer.lastOrderAt && csvMoment(customer.lastOrderAt),
      csvMoment(customer.createdAt),
      customer.isBlocked ? words.blocked : words.notBlocked,
    ])
    cursor = next === null ? undefined : items.at(-1)
  } while (cursor)
}
