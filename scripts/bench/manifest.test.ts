import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { inCheckout } from '../bootstrap/paths.mjs'

test.each(['next', 'pg', 'react', 'react-dom'])('the shop and what it is measured beside run the same %s', (name) => {
  expect(dependencies('scripts/bench/package.json')[name]).toBe(dependencies('package.json')[name])
})

function dependencies(file: string): Record<string, string> {
  return JSON.parse(readFileSync(inCheckout(file), 'utf8')).dependencies
}
