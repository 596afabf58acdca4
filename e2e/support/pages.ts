// Pages that anybody may open, below the language, and pages of the staff, below /admin; two of them are not there.

export const publicPages = [
  '',
  '/menu',
  '/product/Burgers',
  '/about',
  '/contact',
  '/login',
  '/forgot-password',
  '/Register',
  '/cart',
  '/track',
  '/terms-and-conditions',
  '/imprint',
  '/privacy',
  '/success',
  '/failure',
  '/nothing',
  '/product/nothing',
]

/** By the role that they are for; one above it may open them too. */
export const pagesFor = {
  staff: ['orders', 'pickup-screen', 'orders/all', 'orders/new', 'payments', 'cash-up', 'account'],
  manager: [
    ...['dashboard', 'customers', 'categories', 'products', 'options', 'options/new', 'declarations', 'menu-file'],
    'products/photos',
    ...[
      'translations',
      'messages',
      'statistics',
      'look',
      'texts',
      'texts/about/de',
      'settings',
      'devices',
      'printers',
      'setup',
    ],
    ...['settings/hours', 'settings/ordering', 'settings/statements', 'settings/languages'],
    'changes',
    'report',
    'report/period',
  ],
  admin: ['users', 'mail', 'payments-online', 'settings/areas', 'settings/vat', 'webhooks'],
}

export const adminPages = [...Object.values(pagesFor).flat(), 'invitation']

/** A visit of a few pages in one session: one page each would spend more on sessions than on pages. */
export function visits(pages: string[]): string[][] {
  return pages.length > 6 ? [pages.slice(0, 6), ...visits(pages.slice(6))] : [pages]
}
