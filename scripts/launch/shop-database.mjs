import { openDataFolder, startEmbeddedDatabase } from './embedded-database.mjs'
import { say, step } from './progress.mjs'

/** @typedef {import('./settings.mjs').Settings} Settings */

/**
 * The database that the settings name, or the embedded one.
 * @param {Settings} settings @param {{ forTests: boolean }} how
 */
export async function openShopDatabase({ given, isEmbedded }, { forTests }) {
  if (!isEmbedded)
    return { url: given.DATABASE_URL ?? '', sessionSecret: given.SESSION_SECRET ?? '', stop: async () => {} }
  const data = openDataFolder(given.DATA_DIR)
  if (data.moved) say(`  PostgreSQL cannot reach this folder: its data lies in ${data.folder}`)
  const database = await step('Starting PostgreSQL', () => startEmbeddedDatabase(data, { forTests }))
  if (database.engine.moved)
    say(`  PostgreSQL cannot reach this folder: its programs were copied to ${database.engine.folder}`)
  return { ...database, sessionSecret: given.SESSION_SECRET ?? data.secrets.sessionSecret, dataDir: data.folder }
}
