import { rmSync } from 'node:fs'

import { ensureDatabase } from '../launch/database/connection'
import { migrate } from '../launch/database/migrations'
import { openDataFolder, startEmbeddedDatabase } from '../launch/postgres/embedded-database'
import { makeTemporaryFolder } from '../launch/postgres/temporary-folder'

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
