import { expect, test } from 'vitest'
import { canonicalAddress, clientNetwork } from './client-network'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
  ['2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::1', '::1'],
  ['unknown', 'unknown'],
  ['', ''],
])('%j is spelled %j, however it is written', (written, canonical) => {
  expect(canonicalAddress(written)).toBe(canonical)
})

test('who has a network of IPv6 addresses is one client with all of them, and its neighbour is another', () => {
  const one = clientNetwork('2001:db8:1:2::1')
  expect(clientNetwork('2001:DB8:1:2:ffff:ffff:ffff:ffff')).toBe(one)
  expect(clientNetwork('2001:db8:1:3::1')).not.toBe(one)
  expect(clientNetwork('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(clientNetwork('203.0.113.8')).toBe('203.0.113.8')
  expect(clientNetwork('unknown')).toBe('unknown')
})
