import { ensureDatabase } from '../database/connection'
import { chooseDataFolder, keepSecrets, makeDataFolder } from './data-folder'
import { findEngine } from './engine'
import { lockDataFolder, lockHolder } from './lock'
import { runningDatabaseUrl, startPostgres } from './postgres'
import { unprivilegedAccount } from './unprivileged'

/** The data folder with its secrets, made if it is missing. */
export function openDataFolder(requested: string | undefined) {
  const account = unprivilegedAccount()
  const { folder, moved } = chooseDataFolder({ requested, account })
  makeDataFolder(folder, account)
  return { folder, moved, account, secrets: keepSecrets(folder) }
}

export async function startEmbeddedDatabase(
  data: ReturnType<typeof openDataFolder>,
  { forTests = false }: { forTests?: boolean } = {},
) {
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
 * @param requested the DATA_DIR
 */
export async function joinEmbeddedDatabase(requested: string | undefined) {
  const data = openDataFolder(requested)
  const url = lockHolder(data.folder)
    ? runningDatabaseUrl({ dataDir: data.folder, password: data.secrets.databasePassword })
    : undefined
  return url ? { url, stop: async () => {} } : startEmbeddedDatabase(data)
}
