import { expect, it } from 'vitest'
import { ownPath } from './own-path'

it.each(['/admin', '/admin/orders', '/admin/orders/ORD-20261120-7F3KQ2M9XW', '/admin/products?category=2&page=1'])(
  'after the login %s is reached',
  (path) => {
    expect(ownPath(path)).toBe(path)
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
  expect(ownPath(path)).toBe('/admin')
})
