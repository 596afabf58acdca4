import { joinEmbeddedDatabase } from './embedded-database.mjs'
import { ensureBundles, ensurePrismaClient } from './build.mjs'
import { readSettings } from './settings.mjs'

/**
 * For commands beside the shop: on DATABASE_URL, on the embedded database of a running shop, or on one
 * that is started for the command alone.
 * @template T
 * @param {import('./running.mjs').Running} running
 * @param {(url: string, settings: import('./settings.mjs').Settings) => Promise<T>} work
 */
export async function workOnDatabase(running, work) {
  await ensurePrismaClient()
  await ensureBundles()
  const settings = await readSettings({ serves: false })
  const { given, isEmbedded } = settings
  if (!isEmbedded) return work(settings.DATABASE_URL, settings)
  const database = running.add(await joinEmbeddedDatabase(given.DATA_DIR))
  return work(database.url, settings)
}
