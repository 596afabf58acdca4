import { resolve } from 'node:path'

import { backUp } from '../backup/backup'
import { noteRun } from '../backup/note-run'
import { say, step } from '../bootstrap/progress.mjs'
import type { Running } from '../bootstrap/running.mjs'
import { Stop } from '../bootstrap/stop.mjs'
import { workOnDatabase } from '../launch/database/shop-database'

/** npm run db:backup FILE: the whole database, while the shop serves. */
export async function command(running: Running, [file]: string[]) {
  if (!file) throw new Stop('Say where to: npm run db:backup FILE')
  await workOnDatabase(running, ({ adminUrl }) =>
    step(`Backing up to ${file}`, async (report) => {
      const { rows, bytes } = await backUp(adminUrl, resolve(file), {
        onRows: (table, count) => report(`${table}  ${count}`),
        onTable: (table, count) => say(`  ${table}  ${count}`),
      })
      await noteRun(adminUrl, 'backup', bytes)
      return `${rows} rows, ${(bytes / 1_000_000).toFixed(1)} MB`
    }),
  )
}
