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
  'categories',
  'products',
  'options',
  'options/new',
  'menu-file',
  'orders',
  'orders/all',
  'payments',
  'report',
  'settings',
  'messages',
  'devices',
  'invitation',
]
