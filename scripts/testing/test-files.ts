import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { importsOf } from '../../lib/testing/source/imports'

const FOLDERS = ['app', 'emails', 'lib', 'prisma', 'scripts', 'server']
const BUILT = 'scripts/testing/built/'
/** What makes the connection; through the tests' own support, which is followed, and not through the product. */
const DATABASE = new Set([
  'pg',
  'lib/platform/database/db',
  'lib/platform/database/pool',
  'scripts/testing/scratch-database',
])
const SUPPORT = /^(lib\/testing|scripts\/testing|prisma\/seed)\//

/** Those that try more in the long run. */
const LONG = new Set(['lib/testing/long'])

/** The files of tests that ask no database, and of those that do. The first have none: one that asks fails and says so. */
export function testFiles(): Record<'pure' | 'database' | 'long', string[]> {
  const files = FOLDERS.flatMap(testsBelow).filter((path) => !path.startsWith(BUILT))
  const database = new Set(files.filter((file) => reaches(file, DATABASE)))
  return {
    pure: files.filter((file) => !database.has(file)),
    database: [...database],
    long: files.filter((file) => reaches(file, LONG)),
  }
}

function testsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.(ts|mjs)$/.test(name))
    .map((name) => join(folder, name))
}

function reaches(file: string, wanted: ReadonlySet<string>, seen = new Set<string>()): boolean {
  return importsOf(file).some(({ to, isTypeOnly }) => {
    if (isTypeOnly || seen.has(to)) return false
    seen.add(to)
    return wanted.has(to) || (SUPPORT.test(to) && existsSync(`${to}.ts`) && reaches(`${to}.ts`, wanted, seen))
  })
}
