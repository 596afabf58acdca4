import type { Running } from '../../bootstrap/running.mjs'
import { joinEmbeddedDatabase } from '../postgres/embedded-database'
import { readSettings, type Settings } from '../settings'
import type { DatabaseUrls } from './app-role'
import { givenUrls } from './shop-database'

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
