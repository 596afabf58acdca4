import { ensureDatabase, withConnection } from '../database/connection'
import { chooseDataFolder, makeDataFolder } from './data-folder'
import { findEngine } from './engine'
import { lockDataFolder, lockHolder } from './lock'
import { runningDatabaseUrls, startPostgres } from './postgres'
import { unprivilegedAccount } from './unprivileged'

export function openDataFolder(requested: string | undefined) {
  const account = unprivilegedAccount()
  const { folder, moved } = chooseDataFolder({ requested, account })
  return { folder, moved, account, secrets: makeDataFolder(folder, account) }
}

export async function startEmbeddedDatabase(
  data: ReturnType<typeof openDataFolder>,
  { forTests = false, olderEngine }: { forTests?: boolean; olderEngine?: string | undefined } = {},
) {
  const unlock = lockDataFolder(data.folder)
  try {
    const engine = olderEngine ? { folder: olderEngine, moved: false } : findEngine(data.account)
    const password = data.secrets.databasePassword
    const place = {
      engine: engine.folder,
      dataDir: data.folder,
      password,
      account: data.account,
      forTests,
      isBefore17: Boolean(olderEngine),
    }
    const postgres = await startPostgres(place)
    await openToShop(postgres.adminUrl).catch((error) => postgres.stop().then(() => Promise.reject(error)))
    return { ...postgres, engine, stop: (withinMs = 5_000) => postgres.stop(withinMs).finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

export async function joinEmbeddedDatabase(requested: string | undefined) {
  const urls = runningDatabase(requested)
  return urls ? { ...urls, stop: async () => {} } : startEmbeddedDatabase(openDataFolder(requested))
}

/** Of the shop that runs on the data folder; makes none. */
export function runningDatabase(requested: string | undefined) {
  const { folder } = chooseDataFolder({ requested, account: unprivilegedAccount() })
  if (!lockHolder(folder)) return undefined
  const { secrets } = openDataFolder(requested)
  return runningDatabaseUrls({ dataDir: folder, password: secrets.databasePassword })
}

/** Only its owner can connect to the cluster's other databases. */
async function openToShop(adminUrl: string) {
  await ensureDatabase(adminUrl)
  await withConnection(adminUrl, (client) => client.query('revoke connect on database postgres, template1 from public'))
}
