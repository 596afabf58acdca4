import { join } from 'node:path'

import { expect, test } from 'vitest'

import { isLong } from '../../lib/testing/long'
import { testFolder } from '../../lib/testing/test-folder'
import { runProgram } from '../bootstrap/program.mjs'
import { withConnection } from '../launch/database/connection'
import { migrate } from '../launch/database/migrations'
import { migratedScratch, scratchDatabase } from '../testing/scratch-database'
import { fillSmallShop } from '../testing/small-shop'
import { readSums } from './tables'

// The tools of the server that the long run is on; the embedded one brings none.
const tools = process.env.TEST_OLDER_POSTGRES
const tool = (name: string) => join(tools ?? '', 'bin', name)

test.runIf(isLong && tools)('a dump of PostgreSQL’s own tools is the whole shop, as operators take one', async () => {
  const shop = await migratedScratch()
  await withConnection(shop, fillSmallShop)
  const file = join(testFolder(), 'shop.dump')
  const bare = ['--no-owner', '--no-privileges']
  await runProgram(tool('pg_dump'), ['--format=custom', ...bare, `--file=${file}`, shop])
  const copy = await scratchDatabase()
  await runProgram(tool('pg_restore'), ['--clean', '--if-exists', ...bare, `--dbname=${copy}`, file])
  expect(await migrate(copy)).toEqual([])
  expect(await withConnection(copy, readSums)).toEqual(await withConnection(shop, readSums))
})
