import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { loopDelay, loopText } from './loop-delay'

const metrics = `# TYPE nodejs_eventloop_lag_max_seconds gauge
nodejs_eventloop_lag_max_seconds 0.0485
nodejs_eventloop_lag_p99_seconds 0.0125
`
let isTelling = true
const server = createServer((_request, response) => {
  response.writeHead(isTelling ? 200 : 404).end(isTelling ? metrics : '')
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

test('the delay is told without what an idle loop shows, and not at all by a server without metrics', async () => {
  const { port } = server.address() as AddressInfo
  const told = await loopDelay(port)
  expect([told?.p99.toFixed(1), told?.max.toFixed(1)]).toEqual(['2.5', '38.5'])
  isTelling = false
  expect(await loopDelay(port)).toBeNull()
})

test('of several rounds the middle and the longest are told', () => {
  const loops = [2, 9, 4].map((p99) => ({ loop: { p99, max: 10 * p99 } }))
  expect(loopText([...loops, { loop: null }])).toBe('4 / 90')
  expect(loopText([{ loop: null }])).toBe('')
})
