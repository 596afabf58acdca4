import { afterEach, expect, test } from 'vitest'
import { codeMail } from '@/emails/account'
import { contrast, type Hex } from '@/lib/brand/oklch'
import { hub } from '@/lib/platform/events'
import { shopDetailsOf } from './shop-details'

const shop = { name: 'Blue Door', email: '', phone: '', streetAddress: '', postcode: '', city: '' }

afterEach(() => {
  hub().brand = null
})

function html(): string {
  const address = {
    shopDetails: shopDetailsOf(shop),
    language: 'en',
    to: { name: '', address: 'ana@example.com' },
  } as const
  return codeMail('code', address, { code: '012345', expiresAt: new Date('2026-11-20T18:10:00Z') }).html
}

test.each([
  ['dark', '#0a2342', '#9adbc8'],
  ['light', '#b58900', '#ffe97f'],
])('a mail wears %s colours so that they can be read', (_, accent, second) => {
  hub().brand = { accent, second, hasLogo: false }
  const { brand } = shopDetailsOf(shop)
  if (!brand) throw new Error('no brand')
  expect(html()).toContain(`blue<span class="hot" style="color:${brand.ink}">door</span>`)
  expect(html()).toContain(`background-color:${brand.ground}`)
  const pairs = [
    [brand.ink, '#faf6ef'],
    [brand.inkInTheDark, '#16110f'],
    [brand.onButton, brand.button],
    ['#1b1613', brand.ground],
  ] as [Hex, Hex][]
  for (const [one, other] of pairs) expect(contrast(one, other), `${one} on ${other}`).toBeGreaterThanOrEqual(4.5)
})

test('a logo stands in its place, and says the name where pictures are not shown', () => {
  hub().brand = { accent: '#0a2342', second: '#9adbc8', hasLogo: true }
  expect(html()).toMatch(/<img src="https?:\/\/[^"]+\/brand\/mail\/logo\.png" alt="Blue Door"/)
})
