import { expect, it } from 'vitest'
import { adminReturnPath, returnPath } from './_return-path'

it.each(['/admin', '/admin/orders', '/admin/orders/ORD-20261120-7F3KQ2M9XW', '/admin/products?category=2&page=1'])(
  'after the login %s is reached',
  (path) => {
    expect(adminReturnPath(path)).toBe(path)
  },
)

it.each([
  undefined,
  ['/admin/orders'],
  '',
  '//evil.example',
  '/admin//evil.example:',
  'https://evil.example',
  '/administer',
  '/admin/login',
  '/menu',
])('%s leads to the start of the admin area', (path) => {
  expect(adminReturnPath(path)).toBe('/admin')
})

it.each(['/', '/profile', '/en/track/ORD-20261120-7F3KQ2M9XW?from=mail', '/product/R%C3%B6schti'])(
  'after the login a customer reaches %s',
  (path) => {
    expect(returnPath(path)).toBe(path)
  },
)

it.each([
  null,
  '',
  'profile',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
])('%j leads a customer nowhere', (path) => {
  expect(returnPath(path)).toBeNull()
})
