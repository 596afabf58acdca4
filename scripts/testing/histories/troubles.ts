import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { withConnection } from '../../launch/database/connection'
import { joinEmbeddedDatabase } from '../../launch/postgres/embedded-database'
import { until } from '../../launch/process/process-check'
import { startServer } from '../../launch/process/server-process'
import { freePorts } from '../../launch/ports'
import { ownSettings, postmasterOf, startShop } from '../built/command'
import { withHangingPostgres } from '../built/hanging-postgres'

export interface Trouble {
  name: string
  /** Until it is over, whether or not the shop is there again. */
  make: () => Promise<unknown>
}

type Settings = Record<string, string>

/** Of a shop with the demo's dishes, where calls are hardly limited. */
export async function settingsIn(folder: string): Promise<Settings> {
  const admin = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'kaffee ohne zucker' }
  return { ...(await ownSettings(join(folder, 'data'))), ...admin, SEED: 'demo', RATE_LIMIT_FACTOR: '1000' }
}

/** `npm start`, which a supervisor starts again, and what can happen to it. */
export async function startTroubledShop(settings: Settings) {
  let shop = await startShop(settings)
  const killServer = async () => {
    process.kill(serverOf(shop.child.pid), 'SIGKILL')
    await shop.ended
    shop = await startShop(settings)
  }
  return {
    url: `http://localhost:${settings.PORT}`,
    environment: () => environmentOf(serverOf(shop.child.pid)),
    stop: () => shop.endOn('SIGTERM'),
    troubles: {
      killedServer: { name: 'kill -9 of the server', make: killServer },
      killedPostgres: { name: 'kill -9 of PostgreSQL', make: () => killPostgres(settings) },
      killedBackend: { name: 'kill -9 of a backend', make: () => killBackend(settings) },
    },
  }
}

export function hang(settings: Settings, seconds: number): Trouble {
  return { name: 'PostgreSQL hangs', make: () => withHangingPostgres(settings, () => pause(seconds * 1000)) }
}

/** One more instance on the same PostgreSQL. */
export async function startInstance(environment: NodeJS.ProcessEnv) {
  const [port] = await freePorts(1)
  const start = () => startServer({ ...environment, PORT: String(port) })
  let server = await start()
  const stop = async () => {
    await server.stop(10_000)
    const how = await server.ended
    if (how !== '0') throw new Error(`An instance that was asked to end was ended by ${how}`)
  }
  const restart = async () => {
    await stop()
    server = await start()
  }
  return {
    url: `http://localhost:${port}`,
    restarted: { name: 'restart of an instance', make: restart },
    stop,
  }
}

/** The launcher starts it again. */
async function killPostgres(settings: Settings): Promise<void> {
  const killed = postmasterOf(settings)
  process.kill(killed, 'SIGKILL')
  await until(() => ![killed, Number.NaN].includes(postmasterOf(settings)), 40_000)
}

/** PostgreSQL then ends all others, because they share its memory. */
async function killBackend({ DATA_DIR }: Settings): Promise<void> {
  const { adminUrl } = await joinEmbeddedDatabase(DATA_DIR)
  const pid = await withConnection(adminUrl, async (client) => {
    const { rows } = await client.query(
      `select pid from pg_stat_activity where application_name = '' and pid <> pg_backend_pid() and usename is not null
       order by state = 'active' desc, query_start desc limit 1`,
    )
    return Number(rows[0].pid)
  })
  process.kill(pid, 'SIGKILL')
}

function serverOf(launcher: number | undefined): number {
  const children = readFileSync(`/proc/${launcher}/task/${launcher}/children`, 'utf8').trim().split(' ')
  return Number(children.find((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('server.mjs')))
}

function environmentOf(pid: number): NodeJS.ProcessEnv {
  const settings = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean)
  return Object.fromEntries(
    settings.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
}
