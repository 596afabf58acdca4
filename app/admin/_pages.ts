import { Admin, Manager, Staff, type BoardCaller } from '@/lib/accounts/caller'
import type { Answer } from '@/app/_client/api'
import type { IconName } from '@/app/_ui/icon'
import type { Language } from '@/lib/i18n/language'
import { texts, type AdminTexts } from '@/lib/i18n/texts'

export type Tasks = Answer<'GET admin/tasks'>

/** Paired devices open the board's pages; managers also staff's, and the owner all. */
export type Audience = 'board' | 'staff' | 'manager' | 'admin'

interface Entry {
  for: Audience
  /** What is counted beside it. */
  waits?: keyof Tasks
  title: (words: AdminTexts) => string
}

/** By their address below /admin; a page behind no door is linked from another one. */
export const pages = {
  dashboard: { for: 'manager', title: ({ money }) => money.dashboardTitle },
  users: { for: 'admin', title: ({ people }) => people.usersTitle },
  categories: { for: 'manager', title: ({ menu }) => menu.categoriesTitle },
  products: { for: 'manager', title: ({ menu }) => menu.productsTitle },
  'products/photos': { for: 'manager', title: ({ photos }) => photos.title },
  orders: { for: 'board', waits: 'orders', title: ({ board }) => board.title },
  'pickup-screen': { for: 'board', title: ({ pickupScreen }) => pickupScreen.title },
  'orders/all': { for: 'staff', title: ({ orders }) => orders.title },
  'orders/new': { for: 'staff', title: ({ phoneOrder }) => phoneOrder.title },
  'orders/[id]': { for: 'staff', title: ({ orders }) => orders.title },
  'orders/[id]/receipt': { for: 'board', title: ({ orders }) => orders.receipt },
  'orders/[id]/ticket': { for: 'board', title: ({ orders }) => orders.ticket },
  payments: { for: 'staff', waits: 'payBack', title: ({ money }) => money.paymentsTitle },
  options: { for: 'manager', title: ({ options }) => options.title },
  'options/new': { for: 'manager', title: ({ options }) => options.add },
  'options/[id]': { for: 'manager', title: ({ options }) => options.title },
  declarations: { for: 'manager', waits: 'declarations', title: ({ declarations }) => declarations.title },
  'declarations/sheet': { for: 'manager', title: ({ declarations }) => declarations.sheetTitle },
  'menu-file': { for: 'manager', title: ({ menuFile }) => menuFile.title },
  translations: { for: 'manager', title: ({ translations }) => translations.title },
  customers: { for: 'manager', title: ({ customers }) => customers.title },
  'customers/[id]': { for: 'manager', title: ({ customers }) => customers.title },
  messages: { for: 'manager', waits: 'messages', title: ({ people }) => people.messagesTitle },
  report: { for: 'manager', title: ({ money }) => money.reportTitle },
  'report/period': { for: 'manager', title: ({ reports }) => reports.title },
  statistics: { for: 'manager', title: ({ statistics }) => statistics.title },
  'cash-up': { for: 'board', title: ({ cash }) => cash.title },
  look: { for: 'manager', title: ({ look }) => look.title },
  texts: { for: 'manager', title: (words) => words.texts.title },
  'texts/[kind]/[language]': { for: 'manager', title: (words) => words.texts.title },
  'texts/[kind]/[language]/[number]': { for: 'manager', title: (words) => words.texts.title },
  settings: { for: 'manager', title: ({ settings }) => settings.title },
  'settings/hours': { for: 'manager', title: ({ settings }) => settings.openingHours },
  'settings/ordering': { for: 'manager', title: ({ settings }) => settings.ordering },
  'settings/areas': { for: 'admin', title: ({ settings }) => settings.zones },
  'settings/vat': { for: 'admin', title: ({ settings }) => settings.vat },
  'settings/statements': { for: 'manager', title: ({ settings }) => settings.statements },
  'settings/languages': { for: 'manager', title: ({ settings }) => settings.languages },
  setup: { for: 'manager', title: ({ setup }) => setup.title },
  mail: { for: 'admin', title: ({ mail }) => mail.title },
  'payments-online': { for: 'admin', title: ({ paymentsOnline }) => paymentsOnline.title },
  devices: { for: 'manager', title: ({ devices }) => devices.title },
  printers: { for: 'manager', title: ({ printers }) => printers.title },
  'printers/[id]': { for: 'manager', title: ({ printers }) => printers.title },
  webhooks: { for: 'admin', title: (words) => words.webhooks.title },
  'webhooks/[id]': { for: 'admin', title: (words) => words.webhooks.title },
  changes: { for: 'manager', title: ({ changes }) => changes.title },
  account: { for: 'staff', title: ({ account }) => account.title },
} as const satisfies Record<string, Entry>

export type PageName = keyof typeof pages

/** Of the settings: each is a page with a form and a save of its own, in the order of their tabs. */
export type Subject = Extract<PageName, 'settings' | `settings/${string}`>
export const subjects = Object.keys(pages).filter((name): name is Subject => /^settings(\/|$)/.test(name))

interface Behind {
  icon: IconName
  pages: readonly PageName[]
  /** In sight while the door is closed as well: the specification's six pages, and what a door is asked for most. */
  always: readonly PageName[]
  isInBar?: boolean
}

/** What an owner looks for, by where they would look. */
const doors = {
  today: { icon: 'clock', pages: ['dashboard'], always: ['dashboard'], isInBar: true },
  orders: { icon: 'basket', pages: ['orders', 'orders/new', 'orders/all'], always: ['orders'], isInBar: true },
  menu: {
    icon: 'book',
    pages: ['products', 'categories', 'options', 'menu-file', 'declarations', 'translations'],
    always: ['products', 'categories'],
    isInBar: true,
  },
  guests: { icon: 'person', pages: ['customers', 'messages'], always: ['customers'] },
  money: {
    icon: 'coin',
    pages: ['payments', 'report', 'report/period', 'cash-up', 'statistics'],
    always: ['payments'],
    isInBar: true,
  },
  shop: {
    icon: 'house',
    pages: ['settings', 'look', 'texts', 'mail', 'payments-online', 'devices', 'printers', 'webhooks', 'setup'],
    always: ['settings'],
  },
  team: { icon: 'people', pages: ['users', 'changes'], always: ['users', 'changes'] },
} as const satisfies Record<string, Behind>

type DoorName = keyof typeof doors

export interface NavEntry {
  href: string
  label: string
  isAlways: boolean
  waits: keyof Tasks | undefined
}

export interface Door {
  name: DoorName
  label: string
  icon: IconName
  /** Also at the foot of a phone. */
  isInBar: boolean
  entries: NavEntry[]
}

/** The pages that this caller may open. */
export function doorsFor(caller: BoardCaller, language: Language): Door[] {
  const words = texts(language).admin
  return (Object.keys(doors) as DoorName[])
    .map((name) => {
      const { icon, pages: within, always, isInBar = false }: Behind = doors[name]
      const entries = within
        .filter((page) => mayOpen(caller, pages[page].for))
        .map((page) => ({
          href: `/admin/${page}`,
          label: pages[page].title(words),
          waits: (pages[page] as Entry).waits,
          isAlways: always.includes(page) || !(caller instanceof Manager),
        }))
      return { name, icon, isInBar, label: words.shell.doors[name], entries }
    })
    .filter(({ entries }) => entries.length > 0)
}

export function mayOpen(caller: BoardCaller, audience: Audience): boolean {
  if (audience === 'admin') return caller instanceof Admin
  if (audience === 'manager') return caller instanceof Manager
  return audience === 'board' || caller instanceof Staff
}
