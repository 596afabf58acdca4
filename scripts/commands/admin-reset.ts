import { say } from '../bootstrap/progress.mjs'
import type { Running } from '../bootstrap/running.mjs'
import { prepareDatabase } from '../launch/database/app-role'
import { resetAdmin } from '../launch/database/first-admin'
import { workOnDatabase } from '../launch/database/shop-database'

/** npm run admin:reset: a new password for the administrator; ends their sessions, removes their second factor. */
export function command(running: Running) {
  return workOnDatabase(running, async (database, settings) => {
    await prepareDatabase(database)
    const { email, password, hadFactor } = await resetAdmin(database.adminUrl, settings)
    say(`\n  Admin     ${email}\n  Password  ${password}\n`)
    if (hadFactor) say('  The second factor was taken away. Set it up again after the next sign-in.\n')
  })
}
