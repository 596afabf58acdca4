import { runDatabaseCommand } from './launch/database-command.mjs'
import { say } from './launch/progress.mjs'

// npm run db:seed: the demo shop, into a database without a menu.
await runDatabaseCommand(async (url) => {
  const { migrate } = await import('./launch/migrations.mjs')
  const { seedDemo } = await import('./launch/seed.mjs')
  await migrate(url)
  const isSeeded = await seedDemo({ ...process.env, DATABASE_URL: url, SEED: 'demo' })
  if (!isSeeded) say('✓ There is a menu already: nothing was seeded')
})
