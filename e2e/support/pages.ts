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

export const adminPages = [
  'dashboard',
  'users',
  'customers',
  'categories',
  'products',
  'options',
  'options/new',
  'menu-file',
  'translations',
  'orders',
  'orders/all',
  'payments',
  'cash-up',
  'report',
  'report/period',
  'settings',
  'mail',
  'messages',
  'devices',
  'look',
  'texts',
  'texts/about/de',
  'declarations',
  'statistics',
  'setup',
  'changes',
  'account',
  'invitation',
]

/** A visit of a few pages in one session: one page each would spend more on sessions than on pages. */
export function visits(pages: string[]): string[][] {
  return pages.length > 6 ? [pages.slice(0, 6), ...visits(pages.slice(6))] : [pages]
}
