import { resolve } from 'node:path'

import { restore } from '../backup/restore'
import { say, step } from '../bootstrap/progress.mjs'
import type { Running } from '../bootstrap/running.mjs'
import { Stop } from '../bootstrap/stop.mjs'
import { prepareAppRole } from '../launch/database/app-role'
import { workOnDatabase } from '../launch/database/work-on-database'

/** npm run db:restore FILE: into an empty database; with `-- --force` instead of what is there. */
export async function command(running: Running, args: string[]) {
  const file = args.find((argument) => !argument.startsWith('--'))
  if (!file) throw new Stop('Say what from: npm run db:restore FILE')
  await workOnDatabase(running, (database) =>
    step(`Restoring ${file}`, async () => {
      const force = args.includes('--force')
      await restore(database.adminUrl, resolve(file), { force, onTable: (table) => say(`  ${table}`) })
      await prepareAppRole(database)
    }),
  )
}
