import { say, step } from '../../bootstrap/progress.mjs'
import type { Running } from '../../bootstrap/running.mjs'
import { joinEmbeddedDatabase, openDataFolder, startEmbeddedDatabase } from '../postgres/embedded-database'
import { readSettings, type Settings } from '../settings'
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

/** Runs on DATABASE_URL, on a running shop's embedded database, or on one started for the command alone. */
export async function workOnDatabase<T>(
  running: Running,
  work: (database: DatabaseUrls, settings: Settings) => Promise<T>,
) {
  const settings = readSettings({ serves: false })
  const { given, isEmbedded } = settings
  if (!isEmbedded) return work(givenUrls(given), settings)
  const database = running.add(await joinEmbeddedDatabase(given.DATA_DIR))
  return work(database, settings)
}

/** Without an owner's URL the shop serves as the owner. */
function givenUrls({ DATABASE_URL = '', DATABASE_ADMIN_URL }: Settings['given']): DatabaseUrls {
  return { adminUrl: DATABASE_ADMIN_URL ?? DATABASE_URL, appUrl: DATABASE_URL }
}
