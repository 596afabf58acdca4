import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { contract } from '../../app/api/v1/contract/table'
import type { OperationSpec } from '../../app/api/v1/http/operation'
import { inCheckout } from '../bootstrap/paths.mjs'

const operations: OperationSpec[] = Object.values(contract)
const files = operations.flatMap(({ form }) => Object.values(form?.files ?? {}))
const largestFile = Math.max(...files.map(({ maxBytes }) => maxBytes))

// A proxy that refuses first answers with a page of its own, in no language of the shop.
test.each(['nginx.conf', 'two-instances.conf', 'Caddyfile'])('%s lets through what the shop reads itself', (name) => {
  const settings = readFileSync(inCheckout(`docs/deploy/${name}`), 'utf8')
  const [, megabytes] = /^\s*(?:client_max_body_size|max_size) (\d+)MB?;?$/im.exec(settings) ?? []
  expect(Number(megabytes) * 1_000_000).toBeGreaterThan(2 * largestFile)
})

test('behind two instances one that hangs is left within a second, and a proxy in front may name the client', () => {
  expect(readFileSync(inCheckout('docs/deploy/two-instances.conf'), 'utf8')).toMatch(/proxy_next_upstream [^;]*timeout/)
  expect(readFileSync(inCheckout('docs/deploy/nginx.conf'), 'utf8')).toMatch(
    /# set_real_ip_from .*\n\s*# real_ip_header/,
  )
})
