import { mkdirSync, writeFileSync } from 'node:fs'

import { inCheckout } from '../bootstrap/paths.mjs'
import { say } from '../bootstrap/progress.mjs'
import type { Running } from '../bootstrap/running.mjs'
import { Stop } from '../bootstrap/stop.mjs'
import { BEFORE } from '../launch/database/migrations'
import { longLocks } from '../prisma/long-locks'
import { schemaDifference } from '../prisma/schema-engine'
import { startTestDatabase } from '../testing/test-database'

/** npm run db:migration NAME: the step to prisma/schema.prisma, offline. Checks and triggers are added by hand. */
export async function command(running: Running, [name = '']: string[]) {
  if (!/^[a-z][a-z0-9_]{1,60}$/.test(name)) {
    throw new Stop('Name the migration in lower-case words joined by "_": npm run db:migration add_wine_list')
  }
  const database = running.add(await startTestDatabase())
  const sql = await schemaDifference(database.template)
  if (!sql) return say('✓ The migrations and prisma/schema.prisma say the same')
  say(`✓ ${writeMigration(name, sql)} (look at it, and whether its first line is true; then: npm run db:migrate)`)
  for (const { line, statement, instead } of longLocks(sql))
    say(`  line ${line}: ${statement}\n    instead: ${instead}`)
}

function writeMigration(name: string, sql: string) {
  const moment = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const file = `prisma/migrations/${moment}_${name}/migration.sql`
  mkdirSync(inCheckout(file, '..'), { recursive: true })
  writeFileSync(inCheckout(file), `${BEFORE.goesOn}\n${sql}`)
  return file
}
