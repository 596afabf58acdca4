import { expect, test } from 'vitest'

import { contract } from '../../../app/api/v1/contract/table'
import type { OperationSpec } from '../../../app/api/v1/http/operation'
import { allCases } from './cases'
import type { World } from './world'

// As of a shop that there is not: what an address or a query needs and has no example of fails here, in the quick gate.
const cursors = { orders: 'a', payments: 'a', customers: 'a', cashUps: 'a', changes: 'a' }
const world = new Proxy({ cursors, spans: { day: 'from=1&to=2' } } as unknown as World, {
  get: (known, name) => Reflect.get(known, name) ?? `of-${String(name)}`,
})

test('each operation that reads is called, and each folder with a page', () => {
  const addresses = allCases(world).map(({ address }) => address)
  const reading = Object.values<OperationSpec>(contract).filter(({ method }) => method === 'GET')
  for (const { path } of reading) {
    const pattern = new RegExp(`^/api/v1/${path.replaceAll(/\{\w+\}/g, '[^/]+')}(\\?|$)`)
    expect(
      addresses.some((address) => pattern.test(address)),
      path,
    ).toBe(true)
  }
  expect(addresses).toEqual(
    expect.arrayContaining(['/de', '/de/dish/of-item', '/admin/report/period', '/admin/texts/about/de/1']),
  )
})
