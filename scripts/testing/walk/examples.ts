import { journals, reportTables } from '../../../lib/orders/reports/report-query'
import { viewTables } from '../../../lib/orders/reports/view-statistics'
import type { World } from './world'

/** Of the parts of an address that change, by what stands before them. */
export function examples({ order, item, group, category, customer, printer }: World): Record<string, string> {
  return {
    ...{ 'order/orderId': order, 'orders/id': order, 'track/id': order },
    ...{ 'menuItems/id': item, 'dish/id': item, 'product/category': category, 'customers/id': customer },
    ...{ 'optionGroups/id': group, 'options/id': group, 'printers/id': printer },
    ...{ 'texts/kind': 'about', 'kind/language': 'de', 'language/number': '1', 'terms-and-conditions/id': '1' },
  }
}

type Queries = Record<string, string[]>

/** What an operation that takes a query is asked, by its name: lists by what they filter, and by a page in their midst. */
export function operationQueries(world: World): Queries {
  const { cursors, yesterday, longAgo, order, item, user, message, spans } = world
  const periods = Object.values(spans)
  return {
    exportPersonalData: ['format=json', 'format=html'],
    exportMenu: ['format=json'],
    exampleSheet: ['format=xlsx', 'format=csv'],
    ...moneyQueries(world),
    listCashUps: ['', `day=${longAgo}`, cursorOf(cursors.cashUps)],
    reportDay: ['', `day=${yesterday}`, `day=${longAgo}`],
    reportPeriod: periods,
    exportReport: reportTables.flatMap((table) => periods.map((period) => `${period}&table=${table}`)),
    exportJournal: journals.flatMap((journal) => periods.map((period) => `${period}&journal=${journal}`)),
    exportReportPdf: periods,
    exportPeriod: periods,
    exportViews: viewTables.map((table) => `table=${table}&span=year`),
    findReceipt: ['', 'language=fr'],
    listOwnOrders: ['', 'payment_id=unknown'],
    listOrders: [
      ...['', 'limit=100', 'status=completed', 'status=rejected', 'status=awaiting_payment', `day=${yesterday}`],
      ...searches(world).map((word) => `search=${word}`),
      `status=completed&${cursorOf(cursors.orders)}`,
      `search=anna&${cursorOf(cursors.orders)}`,
      `from=${longAgo}&to=${longAgo}&status=completed,rejected`,
      `updated_since=${longAgo}T00:00:00Z&limit=100`,
    ],
    getBoard: ['', `ids=${order}`],
    listRecent: ['', 'q=anna'],
    searchOffice: searches(world).map((word) => `q=${word}`),
    listUsers: ['', 'search=anna', 'search=anna%20m%C3%BCller', 'role=staff', `cursor=${user}`],
    listContactMessages: ['', 'answered=false', `before=${message}`],
    exportChanges: ['', `from=${yesterday}&until=${yesterday}`, 'subject=menu_item', `subject_id=${item}`, 'search=13'],
  }
}

function moneyQueries({ cursors, longAgo }: World): Queries {
  return {
    listPayments: [
      '',
      'limit=100',
      'status=pending',
      'status=collected',
      'status=void',
      'method=online',
      cursorOf(cursors.payments),
      'status=pending,collected&limit=100',
      `from=${longAgo}&to=${longAgo}`,
      `updated_since=${longAgo}T00:00:00Z&limit=100`,
    ],
    listGivenReceipts: ['', 'limit=100', 'after=2024-000123', 'after=2026-000001&limit=100'],
  }
}

/** What a page is asked beside itself, by its folder. */
export function pageQueries(world: World): Queries {
  const { cursors, yesterday, longAgo, message, item, category, spans } = world
  const words = searches(world).map((word) => `q=${word}`)
  return {
    'admin/orders/all': [
      ...['status=sold', 'status=refused', 'status=reversed', 'status=open', 'fulfilment=delivery'],
      ...[`day=${yesterday}&hour=12`, `day=${longAgo}`, cursorOf(cursors.orders), ...words],
    ],
    'admin/payments': [
      'status=refund_due',
      'status=pending',
      'method=cash',
      `day=${yesterday}`,
      `taken=${yesterday}`,
      cursorOf(cursors.payments),
    ],
    'admin/customers': [...words, 'state=blocked', cursorOf(cursors.customers)],
    'admin/users': ['q=anna', 'role=staff'],
    'admin/cash-up': [`day=${longAgo}`, cursorOf(cursors.cashUps)],
    'admin/changes': ['subject=menu_item', `id=${item}`, `from=${yesterday}`, 'q=13', cursorOf(cursors.changes)],
    'admin/messages': ['answered=false', `cursor=${message}`],
    'admin/products': ['q=burger', `category=${encodeURIComponent(category)}`, 'page=40'],
    'admin/report': ['span=week', 'span=month', `day=${yesterday}`, `day=${longAgo}&span=month`],
    'admin/report/period': Object.values(spans),
    'admin/statistics': ['span=year'],
    'admin/dashboard': ['span=week', 'span=month'],
  }
}

function searches({ order, email, phone, number }: World): string[] {
  return ['anna', 'm%C3%BCller', 'anna%20m%C3%BCller', email, phone, order, String(number), order.slice(13, 17)].map(
    (word) => word.replace('+', '%2B'),
  )
}

function cursorOf(cursor: string | undefined): string {
  if (!cursor) throw new Error('a list is empty')
  return `cursor=${cursor}`
}
