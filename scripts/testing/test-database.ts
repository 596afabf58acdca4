import { rmSync } from 'node:fs'

import { prepareDatabase } from '../launch/database/app-role'
import { ensureDatabase, inDatabase } from '../launch/database/connection'
import { openDataFolder, startEmbeddedDatabase } from '../launch/postgres/embedded-database'
import { makeTemporaryFolder } from '../launch/postgres/temporary-folder'

export const TEMPLATE = 'template_migrated'

/** A throw-away PostgreSQL with one migrated database that others are copied from. */
export async function startTestDatabase() {
  const folder = makeTemporaryFolder()
  const data = openDataFolder(folder)
  const olderEngine = process.env.TEST_OLDER_POSTGRES
  const postgres = await startEmbeddedDatabase(data, { forTests: true, olderEngine })
  const template = inDatabase(postgres.adminUrl, TEMPLATE)
  await ensureDatabase(template)
  await prepareDatabase({ adminUrl: template, appUrl: inDatabase(postgres.appUrl, TEMPLATE) })
  return {
    adminUrl: postgres.adminUrl,
    appUrl: postgres.appUrl,
    template,
    stop: async () => {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
