import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { migratedScratch } from '../../testing/scratch-database'
import { withConnection } from './connection'
import { BESIDE_THE_POOL, connectionsLine } from './connections-line'

test('what opens a connection beside the pool is counted', () => {
  const files = ['app', 'lib', 'server'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  const products = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^lib\/(testing|generated)\//.test(file))
  const opened = products.flatMap((file) => readFileSync(file, 'utf8').match(/new (pg\.)?Client\(/g) ?? [])
  expect(opened).toHaveLength(BESIDE_THE_POOL)
})

test('the start says what its processes take, and warns of too few, for one version or for two side by side', async () => {
  const url = await migratedScratch()
  const name = new URL(url).pathname.slice(1)
  const sizes = { WEB_CONCURRENCY: 2, DATABASE_POOL: 10, isEmbedded: false }
  const lineAt = async (limit: number, isEmbedded = false) => {
    await withConnection(url, (client) => client.query(`alter database ${name} connection limit ${limit}`))
    return connectionsLine(url, { ...sizes, isEmbedded })
  }
  expect(await lineAt(52)).toBe('  Connections to the database: 2 processes take up to 26 of 52')
  expect(await lineAt(51)).toMatch(/^! .*26 of 51, which are too few while a new version takes over/)
  expect(await lineAt(51, true)).toBe('  Connections to the database: 2 processes take up to 26 of 51')
  expect(await lineAt(25)).toMatch(/^! .*26 of 25, which are too few: raise .*max_connections.*DATABASE_POOL/)
  expect(await lineAt(-1)).toMatch(/ of 1\d\d$/)
})
