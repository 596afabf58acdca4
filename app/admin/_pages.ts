import { Admin, Manager, Staff, type BoardCaller } from '@/lib/accounts/caller'
import type { Language } from '@/lib/i18n/language'
import { texts, type AdminTexts } from '@/lib/i18n/texts'

/** Paired devices open the board's pages; managers also staff's, and the owner all. */
export type Audience = 'board' | 'staff' | 'manager' | 'admin'

interface Entry {
  for: Audience
  title: (words: AdminTexts) => string
}

/** By their address below /admin; a page in no group of the sidebar is linked from another one. */
export const pages = {
  dashboard: { for: 'manager', title: ({ money }) => money.dashboardTitle },
  users: { for: 'admin', title: ({ people }) => people.usersTitle },
  categories: { for: 'manager', title: ({ menu }) => menu.categoriesTitle },
  products: { for: 'manager', title: ({ menu }) => menu.productsTitle },
  'products/photos': { for: 'manager', title: ({ photos }) => photos.title },
  orders: { for: 'board', title: ({ board }) => board.title },
  'pickup-screen': { for: 'board', title: ({ pickupScreen }) => pickupScreen.title },
  'orders/all': { for: 'staff', title: ({ orders }) => orders.title },
  'orders/new': { for: 'staff', title: ({ phoneOrder }) => phoneOrder.title },
  'orders/[id]': { for: 'staff', title: ({ orders }) => orders.title },
  'orders/[id]/receipt': { for: 'board', title: ({ orders }) => orders.receipt },
  'orders/[id]/ticket': { for: 'board', title: ({ orders }) => orders.ticket },
  payments: { for: 'staff', title: ({ money }) => money.paymentsTitle },
  options: { for: 'manager', title: ({ options }) => options.title },
  'options/new': { for: 'manager', title: ({ options }) => options.add },
  'options/[id]': { for: 'manager', title: ({ options }) => options.title },
  declarations: { for: 'manager', title: ({ declarations }) => declarations.title },
  'declarations/sheet': { for: 'manager', title: ({ declarations }) => declarations.sheetTitle },
  'menu-file': { for: 'manager', title: ({ menuFile }) => menuFile.title },
  translations: { for: 'manager', title: ({ translations }) => translations.title },
  customers: { for: 'manager', title: ({ customers }) => customers.title },
  'customers/[id]': { for: 'manager', title: ({ customers }) => customers.title },
  messages: { for: 'manager', title: ({ people }) => people.messagesTitle },
  report: { for: 'manager', title: ({ money }) => money.reportTitle },
  'report/period': { for: 'manager', title: ({ reports }) => reports.title },
  statistics: { for: 'manager', title: ({ statistics }) => statistics.title },
  'cash-up': { for: 'board', title: ({ cash }) => cash.title },
  look: { for: 'manager', title: ({ look }) => look.title },
  texts: { for: 'manager', title: (words) => words.texts.title },
  'texts/[kind]/[language]': { for: 'manager', title: (words) => words.texts.title },
  'texts/[kind]/[language]/[number]': { for: 'manager', title: (words) => words.texts.title },
  settings: { for: 'manager', title: ({ settings }) => settings.title },
  setup: { for: 'manager', title: ({ setup }) => setup.title },
  mail: { for: 'admin', title: ({ mail }) => mail.title },
  devices: { for: 'manager', title: ({ devices }) => devices.title },
  changes: { for: 'manager', title: ({ changes }) => changes.title },
  account: { for: 'staff', title: ({ account }) => account.title },
} as const satisfies Record<string, Entry>

export type PageName = keyof typeof pages

// The specification's six pages, then ours.
const sidebar: PageName[][] = [
  ['dashboard', 'users', 'categories', 'products', 'orders', 'payments'],
  ['options', 'declarations', 'menu-file', 'translations'],
  ['customers', 'messages', 'report', 'statistics', 'cash-up'],
  ['look', 'texts', 'settings', 'mail', 'devices', 'changes'],
]

export interface NavEntry {
  href: string
  label: string
}

/** The pages that this caller may open; outside of the office too few for groups. */
export function navGroups(caller: BoardCaller, language: Language): NavEntry[][] {
  const words = texts(language).admin
  const groups = sidebar.map((group) =>
    group
      .filter((page) => mayOpen(caller, pages[page].for))
      .map((page) => ({ href: `/admin/${page}`, label: pages[page].title(words) })),
  )
  return caller instanceof Manager ? groups : [groups.flat()]
}

function mayOpen(caller: BoardCaller, audience: Audience): boolean {
  if (audience === 'admin') return caller instanceof Admin
  if (audience === 'manager') return caller instanceof Manager
  return audience === 'board' || caller instanceof Staff
}
