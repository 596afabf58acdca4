import { say } from '../bootstrap/progress.mjs'
import type { Running } from '../bootstrap/running.mjs'
import { resetAdmin } from '../launch/database/first-admin'
import { migrate } from '../launch/database/migrations'
import { workOnDatabase } from '../launch/database/work-on-database'

/** npm run admin:reset: a new password for the administrator; every session of his ends, and his second factor is gone. */
export function command(running: Running) {
  return workOnDatabase(running, async (url, settings) => {
    await migrate(url)
    const { email, password, hadFactor } = await resetAdmin(url, settings)
    say(`\n  Admin     ${email}\n  Password  ${password}\n`)
    if (hadFactor) say('  The second factor was taken away. Set it up again after the next sign-in.\n')
  })
}
