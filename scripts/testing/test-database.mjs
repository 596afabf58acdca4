import { rmSync } from 'node:fs'

import { ensureDatabase } from '../launch/database.mjs'
import { openDataFolder, startEmbeddedDatabase } from '../launch/embedded-database.mjs'
import { migrate } from '../launch/migrations.mjs'
import { makeTemporaryFolder } from '../launch/temporary-folder.mjs'

export const TEMPLATE = 'template_migrated'

/** A throw-away PostgreSQL with one migrated database that others are copied from. */
export async function startTestDatabase() {
  const folder = makeTemporaryFolder()
  const data = openDataFolder(folder)
  const postgres = await startEmbeddedDatabase(data, { forTests: true })
  const template = new URL(postgres.url)
  template.pathname = `/${TEMPLATE}`
  await ensureDatabase(template.href)
  await migrate(template.href)
  return {
    url: postgres.url,
    template: template.href,
    stop: async () => {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
