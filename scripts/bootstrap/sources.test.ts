import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'

import { beforeEach, expect, test } from 'vitest'

import { testFolder } from '../../lib/testing/test-folder'
import { ROOT } from './paths.mjs'
import { fingerprint, isFresh, markFresh } from './sources.mjs'

let folder: string
let inputs: string[]
let stamp: string

beforeEach(() => {
  folder = testFolder()
  mkdirSync(`${folder}/app`)
  writeFileSync(`${folder}/app/page.tsx`, 'one')
  writeFileSync(`${folder}/app/other.tsx`, 'two')
  inputs = [relative(ROOT, `${folder}/app`)]
  stamp = `${folder}/stamp`
  markFresh(stamp, fingerprint(inputs))
})

test('what was built from these sources is fresh', () => {
  expect(isFresh(stamp, inputs)).toBe(true)
})

test.each([
  ['a newer source', () => utimesSync(`${folder}/app/page.tsx`, new Date(), new Date(Date.now() + 5000))],
  ['an older source brought back', () => utimesSync(`${folder}/app/page.tsx`, new Date(), new Date(0))],
  ['a deleted source', () => rmSync(`${folder}/app/other.tsx`)],
  ['an added source', () => writeFileSync(`${folder}/app/new.tsx`, '')],
  ['a lost stamp', () => rmSync(stamp)],
])('%s makes it stale', (_what, change) => {
  change()
  expect(isFresh(stamp, inputs)).toBe(false)
})

test('a test beside the sources changes nothing', () => {
  writeFileSync(`${folder}/app/page.test.ts`, '')
  expect(isFresh(stamp, inputs)).toBe(true)
})
