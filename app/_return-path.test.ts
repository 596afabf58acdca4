import fc from 'fast-check'
import { expect, it } from 'vitest'
import { times } from '@/lib/testing/long'
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
  '/x/..//',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/./\\',
  '/a/%2E%2e/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
])('%j leads a customer nowhere', (path) => {
  expect(returnPath(path)).toBeNull()
})

it('no address leads off the shop, by the judgement of a parser of URLs', () => {
  const pieces = [
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2F',
    '%5c',
    '\t',
    '\n',
    ' ',
    '@',
    ':',
    '?',
    '#',
    'x',
    'evil.example',
  ]
  const address = fc
    .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 8 })
    .map((parts) => `/${parts.join('')}`)
  fc.assert(
    fc.property(address, (next) => {
      const path = returnPath(next)
      if (path === null) return
      // As a link of a page, as the new location, and as the header of a redirect.
      for (const base of [
        'https://shop.example/',
        'https://shop.example/login?next=x',
        'https://shop.example/de/a/b',
      ]) {
        expect(new URL(path, base).origin).toBe('https://shop.example')
      }
      expect(path).not.toMatch(/^[/\\]{2}|^\/\\/)
    }),
    { numRuns: times({ hurried: 1000, long: 200_000 }) },
  )
})
