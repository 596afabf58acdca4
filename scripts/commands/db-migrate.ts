import { say } from '../bootstrap/progress.mjs'
import type { Running } from '../bootstrap/running.mjs'
import { migrate } from '../launch/database/migrations'
import { workOnDatabase } from '../launch/database/work-on-database'

/** npm run db:migrate */
export function command(running: Running) {
  return workOnDatabase(running, async (url) => {
    const applied = await migrate(url)
    say(applied.length === 0 ? '✓ Nothing to migrate' : applied.map((name) => `✓ ${name}`).join('\n'))
  })
}
