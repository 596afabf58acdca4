import { resolve } from 'node:path'

import { runDatabaseCommand } from './launch/database-command.mjs'
import { say, step } from './launch/progress.mjs'
import { Stop } from './launch/stop.mjs'

// npm run db:restore FILE: into an empty database; with `-- --force` instead of what is there.
await runDatabaseCommand(async (url) => {
  const file = process.argv.slice(2).find((argument) => !argument.startsWith('--'))
  if (!file) throw new Stop('Say what from: npm run db:restore FILE')
  const { restore } = await import('./backup/restore.mjs')
  await step(`Restoring ${file}`, async () => {
    const onTable = (/** @type {string} */ table) => say(`  ${table}`)
    await restore(url, resolve(file), { force: process.argv.includes('--force'), onTable })
  })
})
