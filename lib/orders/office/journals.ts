import type { CashUp, Order, PaymentEntry } from '@/lib/generated/prisma/client'
import type { Manager } from '@/lib/accounts/caller'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { listCustomers } from '@/lib/orders/customers/list-customers'
import { authorNames, withReversals } from '@/lib/orders/order'
import { cashUpRecord, cashUpView } from '@/lib/orders/money/counter/cash-ups'
import { tillOf } from '@/lib/orders/payment-methods'
import { balanceOf } from '@/lib/orders/money/balance'
import { nameOf } from '@/lib/orders/read/staff-order-view'
import { csvMoment } from '@/lib/platform/values/csv'
import { db } from '@/lib/platform/database/db'
import type { Position } from '@/lib/platform/requests/pagination'
import { fromDateColumn } from '@/lib/platform/values/time'
import type { Period } from '@/lib/orders/reports/sums/period'
import type { Journal } from '@/lib/orders/reports/report-query'
import { atOnce, pagesOf, type Asked, type Source } from './journal-source'
import { receiptsOf } from './receipts-journal'
import { csvHead, csvRows, number, rappen, text, type Column, type Row } from '@/lib/orders/reports/report-tables'

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

const sources: Record<Journal, (asked: Asked) => Source | Promise<Source>> = {
  orders: ordersOf,
  receipts: receiptsOf,
  payments: paymentsOf,
  cash_ups: cashUpsOf,
  customers: customersOf,
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
      rappen(reports.partnerFees),
      ...[reports.source, reports.externalId].map(text),
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
        reports.methods[tillOf(order)],
        order.feesRappen,
        order.source,
        order.externalId,
      ],
    ]),
  }
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
