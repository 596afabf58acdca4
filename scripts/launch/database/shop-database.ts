import { say, step } from '../../bootstrap/progress.mjs'
import { openDataFolder, startEmbeddedDatabase } from '../postgres/embedded-database'
import type { Settings } from '../settings'
import type { DatabaseUrls } from './app-role'

export async function openShopDatabase({ given, isEmbedded }: Settings, { forTests }: { forTests: boolean }) {
  if (!isEmbedded) {
    const broken = new Promise<never>(() => {})
    return { ...givenUrls(given), sessionSecret: given.SESSION_SECRET ?? '', broken, stop: async () => {} }
  }
  const data = openDataFolder(given.DATA_DIR)
  if (data.moved) say(`  PostgreSQL cannot reach this folder: its data lies in ${data.folder}`)
  const database = await step('Starting PostgreSQL', () => startEmbeddedDatabase(data, { forTests }))
  if (database.engine.moved)
    say(`  PostgreSQL cannot reach this folder: its programs were copied to ${database.engine.folder}`)
  return { ...database, sessionSecret: given.SESSION_SECRET ?? data.secrets.sessionSecret, dataDir: data.folder }
}

/** Without an owner's URL the shop serves as the owner. */
export function givenUrls({ DATABASE_URL = '', DATABASE_ADMIN_URL }: Settings['given']): DatabaseUrls {
  return { adminUrl: DATABASE_ADMIN_URL ?? DATABASE_URL, appUrl: DATABASE_URL }
}
