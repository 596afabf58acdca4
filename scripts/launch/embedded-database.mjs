import { chooseDataFolder, keepSecrets, makeDataFolder } from './data-folder.mjs'
import { ensureDatabase } from './database.mjs'
import { findEngine } from './engine.mjs'
import { lockDataFolder, lockHolder } from './lock.mjs'
import { runningDatabaseUrl, startPostgres } from './postgres.mjs'
import { unprivilegedAccount } from './unprivileged.mjs'

/**
 * The data folder with its secrets, made if it is missing.
 * @param {string | undefined} requested
 */
export function openDataFolder(requested) {
  const account = unprivilegedAccount()
  const { folder, moved } = chooseDataFolder({ requested, account })
  makeDataFolder(folder, account)
  return { folder, moved, account, secrets: keepSecrets(folder) }
}

/**
 * @param {ReturnType<typeof openDataFolder>} data
 * @param {{ forTests?: boolean }} [options]
 */
export async function startEmbeddedDatabase(data, { forTests = false } = {}) {
  const unlock = lockDataFolder(data.folder)
  try {
    const engine = findEngine(data.account)
    const password = data.secrets.databasePassword
    const place = { engine: engine.folder, dataDir: data.folder, password, account: data.account, forTests }
    const postgres = await startPostgres(place)
    await ensureDatabase(postgres.url).catch((error) => postgres.stop().then(() => Promise.reject(error)))
    return { ...postgres, engine, stop: (withinMs = 5_000) => postgres.stop(withinMs).finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * For commands beside the shop: its running database, or one that is started for the command alone.
 * @param {string | undefined} requested the DATA_DIR
 */
export async function joinEmbeddedDatabase(requested) {
  const data = openDataFolder(requested)
  const url = lockHolder(data.folder)
    ? runningDatabaseUrl({ dataDir: data.folder, password: data.secrets.databasePassword })
    : undefined
  return url ? { url, stop: async () => {} } : startEmbeddedDatabase(data)
}
