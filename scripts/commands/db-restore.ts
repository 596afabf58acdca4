import { statSync } from 'node:fs'
import { resolve } from 'node:path'

import { checkBackup, openScratch, rowsOf } from '../backup/check-backup'
import { noteRun } from '../backup/note-run'
import { restore } from '../backup/restore'
import { say, step } from '../bootstrap/progress.mjs'
import type { Running } from '../bootstrap/running.mjs'
import { Stop } from '../bootstrap/stop.mjs'
import { prepareAppRole } from '../launch/database/app-role'
import { workOnDatabase } from '../launch/database/shop-database'

/** npm run db:restore FILE: into an empty database; `-- --force` replaces the data; `-- --check` only tries it. */
export async function command(running: Running, args: string[]) {
  const file = args.find((argument) => !argument.startsWith('--'))
  if (!file) throw new Stop('Say what from: npm run db:restore FILE')
  if (args.includes('--check')) return check(running, file)
  await workOnDatabase(running, (database) =>
    step(`Restoring ${file}`, async (report) => {
      await restore(database.adminUrl, resolve(file), {
        force: args.includes('--force'),
        onTable: (table) => say(`  ${table}`),
        onRows: (table, rows) => report(`${table}  ${rows}`),
      })
      await prepareAppRole(database)
    }),
  )
}

async function check(running: Running, file: string) {
  await workOnDatabase(running, ({ adminUrl }) =>
    step(`Checking ${file}`, async (report) => {
      const scratch = running.add(await openScratch(adminUrl))
      const sums = await checkBackup(scratch.url, resolve(file), (table, rows) => report(`${table}  ${rows}`))
      await noteRun(adminUrl, 'drill', statSync(file).size)
      for (const [table, { rows, ...money }] of Object.entries(sums))
        say(`  ${[`${table}  ${rows}`, ...Object.entries(money).map((sum) => sum.join(' '))].join('  ')}`)
      return `it can be restored and holds what it says, ${rowsOf(sums)} rows`
    }),
  )
}
