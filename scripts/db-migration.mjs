import { mkdirSync, writeFileSync } from 'node:fs'

import { inCheckout } from './launch/paths.mjs'
import { prepare } from './launch/prepare.mjs'
import { say } from './launch/progress.mjs'
import { runAndEnd } from './launch/running.mjs'
import { runCommand, Stop } from './launch/stop.mjs'

// npm run db:migration NAME: writes the step from the migrations to prisma/schema.prisma, without any download.
// What Prisma's schema cannot say (checks, triggers) is added to the file by hand.
await runCommand(() =>
  runAndEnd(async (running) => {
    const name = process.argv[2] ?? ''
    if (!/^[a-z][a-z0-9_]{1,60}$/.test(name)) {
      throw new Stop('Name the migration in lower-case words joined by "_": npm run db:migration add_wine_list')
    }
    await prepare()
    const { startTestDatabase } = await import('./testing/test-database.mjs')
    const { schemaDifference } = await import('./prisma/schema-difference.mjs')
    const database = running.add(await startTestDatabase())
    const sql = await schemaDifference(database.template)
    if (!sql) return say('✓ The migrations and prisma/schema.prisma say the same')
    say(`✓ ${write(name, sql)} (look at it, then: npm run db:migrate)`)
  }),
)

/** @param {string} name @param {string} sql */
function write(name, sql) {
  const moment = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const file = `prisma/migrations/${moment}_${name}/migration.sql`
  mkdirSync(inCheckout(file, '..'), { recursive: true })
  writeFileSync(inCheckout(file), sql)
  return file
}
