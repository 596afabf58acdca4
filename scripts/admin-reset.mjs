import { runDatabaseCommand } from './launch/database-command.mjs'
import { say } from './launch/progress.mjs'

// npm run admin:reset: a new password for the administrator; every session of his ends.
await runDatabaseCommand(async (url, settings) => {
  const { migrate } = await import('./launch/migrations.mjs')
  const { resetAdmin } = await import('./launch/first-admin.mjs')
  await migrate(url)
  const { email, password } = await resetAdmin(url, settings)
  say(`\n  Admin     ${email}\n  Password  ${password}\n`)
})
