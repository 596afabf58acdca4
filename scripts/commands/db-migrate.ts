import { say } from '../bootstrap/progress.mjs'
import type { Running } from '../bootstrap/running.mjs'
import { prepareDatabase } from '../launch/database/app-role'
import { workOnDatabase } from '../launch/database/shop-database'

/** npm run db:migrate */
export function command(running: Running) {
  return workOnDatabase(running, async (database) => {
    const applied = await prepareDatabase(database)
    say(applied.length === 0 ? '✓ Nothing to migrate' : applied.map((name) => `✓ ${name}`).join('\n'))
  })
}
