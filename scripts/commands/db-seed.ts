import { say } from '../bootstrap/progress.mjs'
import type { Running } from '../bootstrap/running.mjs'
import { prepareDatabase } from '../launch/database/app-role'
import { seedDemo } from '../launch/database/seed'
import { workOnDatabase } from '../launch/database/shop-database'

/** npm run db:seed: the demo shop, into a database without a menu. */
export function command(running: Running) {
  return workOnDatabase(running, async (database) => {
    await prepareDatabase(database)
    const isSeeded = await seedDemo({ ...process.env, DATABASE_URL: database.adminUrl, SEED: 'demo' })
    if (!isSeeded) say('✓ There is a menu already: nothing was seeded')
  })
}
