import { resolve } from 'node:path'

import { runDatabaseCommand } from './launch/database-command.mjs'
import { say, step } from './launch/progress.mjs'
import { Stop } from './launch/stop.mjs'

// npm run db:backup FILE: everything the database holds, while the shop goes on.
await runDatabaseCommand(async (url) => {
  const file = process.argv[2]
  if (!file) throw new Stop('Say where to: npm run db:backup FILE')
  const { backUp } = await import('./backup/backup.mjs')
  await step(`Backing up to ${file}`, async () => {
    const onTable = (/** @type {string} */ table, /** @type {number} */ rows) => say(`  ${table}  ${rows}`)
    const { rows, bytes } = await backUp(url, resolve(file), onTable)
    return `${rows} rows, ${(bytes / 1_000_000).toFixed(1)} MB`
  })
})
