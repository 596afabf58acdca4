import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'

import { expect, test } from 'vitest'

import { inCheckout } from './paths.mjs'

const { dependencies } = JSON.parse(readFileSync(inCheckout('package.json'), 'utf8'))

/** What an image runs; it is pruned of all development packages. */
const PROGRAMS = ['start', 'server', 'cluster', 'seed', 'mail-catcher', 'admin-reset', 'db-migrate', 'db-seed']

test.each([...PROGRAMS, 'db-backup', 'db-restore'])('%s needs no development package', (name) => {
  const missing = packagesOf(readFileSync(inCheckout('dist', `${name}.mjs`), 'utf8')).filter(
    (found) => !(found in dependencies),
  )
  expect(missing).toEqual([])
})

test('the commands share what runs before them', () => {
  expect(readFileSync(inCheckout('dist', 'start.mjs'), 'utf8')).toMatch(/from "\.\.\/scripts\/bootstrap\/stop\.mjs"/)
})

function packagesOf(bundle: string) {
  const imported = bundle.matchAll(/^(?:import|export)\b[^;]*?from\s?"([^"]+)"|\b(?:import|require)\("([^"]+)"\)/gm)
  return Array.from(imported, ([, from, called]) => from ?? called ?? '')
    .filter((specifier) => !specifier.startsWith('.') && !isBuiltin(specifier))
    .map((specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'))
}
