import type { Running } from '../../bootstrap/running.mjs'
import { joinEmbeddedDatabase } from '../postgres/embedded-database'
import { readSettings, type Settings } from '../settings'

/**
 * For commands beside the shop: on DATABASE_URL, on the embedded database of a running shop, or on one
 * that is started for the command alone.
 */
export async function workOnDatabase<T>(running: Running, work: (url: string, settings: Settings) => Promise<T>) {
  const settings = readSettings({ serves: false })
  const { given, isEmbedded } = settings
  if (!isEmbedded) return work(settings.DATABASE_URL, settings)
  const database = running.add(await joinEmbeddedDatabase(given.DATA_DIR))
  return work(database.url, settings)
}
