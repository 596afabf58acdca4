import { runDatabaseCommand } from './launch/database-command.mjs'
import { say } from './launch/progress.mjs'

// npm run db:migrate
await runDatabaseCommand(async (url) => {
  const { migrate } = await import('./launch/migrations.mjs')
  const applied = await migrate(url)
  say(applied.length === 0 ? '✓ Nothing to migrate' : applied.map((name) => `✓ ${name}`).join('\n'))
})
