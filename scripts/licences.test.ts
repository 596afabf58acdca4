import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { groupedBy } from '../lib/platform/values/grouped-by'
import { inCheckout } from './bootstrap/paths.mjs'

interface Entry {
  license?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  os?: string[]
  cpu?: string[]
}

const usableBesideMit = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'Apache-2.0', 'PSF-2.0'],
  // Data whose source has to be named: the list does.
  'CC-BY-4.0',
  // Their own files stay under it: they are used as published, and another version of the package can replace them.
  ...['MPL-2.0', 'LGPL-3.0', 'LGPL-3.0-or-later'],
]

/** What the manifest does not say: the licence in the file LICENSE of the package. */
const saidBeside = new Map([['png-js', 'MIT']])

const lock = JSON.parse(readFileSync(inCheckout('package-lock.json'), 'utf8')) as { packages: Record<string, Entry> }
const byLicence = groupedBy(
  packagesThatRun().toSorted(),
  (name) => lock.packages[`node_modules/${name}`]?.license ?? saidBeside.get(name) ?? 'unknown',
)

test('no package has a licence that was not read yet', () => {
  expect([...byLicence.keys()].filter((licence) => !usableBesideMit.includes(licence))).toEqual([])
})

test('THIRD-PARTY-LICENCES.md is what `npx vitest run -u scripts/licences` writes', async () => {
  const rows = Array.from(byLicence, ([licence, names]) => `| ${licence} | ${names.join(', ')} |\n`)
  await expect(introduction + rows.toSorted().join('')).toMatchFileSnapshot(inCheckout('THIRD-PARTY-LICENCES.md'))
})

const introduction = `# Licences of the packages that the shop runs with

Read off \`package-lock.json\`: the dependencies of \`package.json\` and theirs, as Linux on x64 takes them; the programs for
other systems have the same licences. The text of each lies in its folder of \`node_modules\`, in the image too. Versions
are in \`npm sbom --package-lock-only --omit dev --sbom-format cyclonedx\`.

| licence | packages |
|---|---|
`

/** Names, whatever the version: of two versions of a package the licence is the same. */
function packagesThatRun(): string[] {
  const found = new Set<string>([''])
  for (const name of found) {
    const { dependencies, optionalDependencies } = lock.packages[name && `node_modules/${name}`] ?? {}
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter(isForLinux)
      .forEach((wanted) => found.add(wanted))
  }
  return [...found].slice(1)
}

function isForLinux(name: string): boolean {
  const { os = ['linux'], cpu = ['x64'] } = lock.packages[`node_modules/${name}`] ?? {}
  return os.includes('linux') && cpu.includes('x64')
}
