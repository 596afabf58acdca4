import { expect, test } from 'vitest'

import { faultsOf } from './limits'
import type { Measured } from './measure'

const good: Measured = {
  name: 'admin GET /admin/x',
  kind: 'page',
  status: 200,
  firstMs: 90,
  ms: 100,
  bytes: 1,
  isCut: false,
  isPart: false,
  memoryMB: 200,
}

test.each<[Partial<Measured>, string[]]>([
  [{}, []],
  [{ status: 503 }, ['answered 503']],
  [{ status: 307 }, []],
  [{ status: 404 }, ['answered 404']],
  [{ kind: 'answer', status: 307 }, ['answered 307']],
  [{ ms: 1001 }, ['took 1001 ms']],
  [{ bytes: 1_000_001 }, ['has 1000001 bytes']],
  [{ isCut: true }, ['broken off']],
  [{ isCut: true, status: 0 }, ['no answer']],
  [{ kind: 'file', ms: 60_090, bytes: 20_000_001 }, []],
  [{ kind: 'file', ms: 60_090, bytes: 15_000_000 }, ['comes with 15 MB a minute']],
  [{ kind: 'file', firstMs: 1001, ms: 1001, bytes: 10 }, ['took 1001 ms']],
])('%o', (of, faults) => {
  expect(faultsOf({ ...good, ...of })).toEqual(faults.map((fault) => `admin GET /admin/x ${fault}`))
})

test('a page that a role may not open may say so', () => {
  expect(faultsOf({ ...good, name: 'staff GET /admin/x', status: 404 })).toEqual([])
})

test('what is called once has more time', () => {
  expect(faultsOf({ ...good, ms: 2999 }, { isOnce: true })).toEqual([])
})
