import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { inCheckout } from './paths.mjs'

interface Entry {
  integrity?: string
  inBundle?: boolean
  link?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
}

/** Programs for other systems, whose hashes are known only where the registry can be asked for them. */
const familiesWithoutHash = /^node_modules\/(@next\/swc|@oxlint\/binding|@oxlint-tsgolint\/|@tailwindcss\/oxide)/

describe.each(['package-lock.json', 'bench/package-lock.json'])('%s', (file) => {
  const lock = JSON.parse(readFileSync(inCheckout(file), 'utf8')) as { packages: Record<string, Entry> }
  const fetched = Object.entries(lock.packages).filter(([path, entry]) => path && !entry.inBundle && !entry.link)
  const isElsewhere = ({ optional, os = ['linux'], cpu = ['x64'], libc = ['glibc'] }: Entry) =>
    optional && !(os.includes('linux') && cpu.includes('x64') && libc.includes('glibc'))

  test('has a hash for whatever an image or a test run fetches', () => {
    const here = fetched.filter(([, entry]) => !isElsewhere(entry))
    expect(here.length).toBeGreaterThan(50)
    expect(here.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([])
  })

  test('lacks one for nothing but the few programs of other systems that are known to', () => {
    const without = fetched.filter(([, { integrity }]) => !integrity).map(([path]) => path)
    expect(without.filter((path) => !familiesWithoutHash.test(path))).toEqual([])
  })
})

test.each(['next', 'pg', 'react', 'react-dom'])('the shop and the bare Next of the bench run the same %s', (name) => {
  const [shop, bench] = ['package.json', 'bench/package.json'].map(
    (file) => JSON.parse(readFileSync(inCheckout(file), 'utf8')).dependencies[name],
  )
  expect(bench).toBe(shop)
})
