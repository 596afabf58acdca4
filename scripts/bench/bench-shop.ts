import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { inCheckout } from '../bootstrap/paths.mjs'
import type { Running } from '../bootstrap/running.mjs'
import { inDatabase, withConnection } from '../launch/database/connection'
import { freePorts } from '../launch/ports'
import { setUpShop } from '../launch/shop'
import { forgetSettings } from '../testing/clean-environment'
import { addCustomers, fillMenu, keepOpen } from './bench-data'
import { serve } from './server'

export type BenchShop = Awaited<ReturnType<typeof openBenchShop>>

export const CLIENTS = 8
const MENU_ITEMS = 60
const ADMIN = { email: 'admin@example.com', password: randomBytes(16).toString('base64url') }

/**
 * The built shop on an empty data folder of its own, with 60 menu items and some customers, as `npm start` sets it up:
 * durable, logging, sending mail.
 */
export async function openBenchShop(running: Running, folder: string) {
  const { NEXT_DIST_DIR } = process.env
  // Whatever shop this machine is set up for must not meet our customers.
  forgetSettings()
  const dataFolder = join(folder, 'data')
  const [port = 0] = await freePorts(1)
  Object.assign(process.env, {
    ...(NEXT_DIST_DIR && { NEXT_DIST_DIR }),
    DATA_DIR: dataFolder,
    PORT: String(port),
    SMTP_URL: await startMailSink(running),
    RATE_LIMIT_FACTOR: '100000',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  })
  const { env, adminUrl: databaseUrl } = await setUpShop(running, { forTests: false })
  const appUrl = env.DATABASE_URL ?? ''
  const data = await withConnection(databaseUrl, async (client) => {
    await keepOpen(client)
    return { menuItems: await fillMenu(client, MENU_ITEMS), tokens: await addCustomers(client, CLIENTS) }
  })
  await copyDatabase(databaseUrl, 'floor')
  const start = (more: NodeJS.ProcessEnv = {}, at = port) =>
    serve({
      program: [inCheckout('dist', 'server.mjs')],
      env: { ...env, ...more },
      port: at,
      readyPath: '/api/health/ready',
      output: join(folder, 'shop.log'),
    })
  const served = running.add(await start())
  return { ...data, ...served, admin: ADMIN, start, databaseUrl, appUrl, postmaster: postmasterOf(dataFolder) }
}

/** On the same server, with the same tables, checks and triggers. */
export async function copyDatabase(url: string, name: string) {
  const { pathname } = new URL(url)
  await withConnection(inDatabase(url, 'postgres'), (client) =>
    client.query(`create database ${name} template ${pathname.slice(1)}`),
  )
}

async function startMailSink(running: Running) {
  const child = fork(inCheckout('dist', 'bench-mail-sink.mjs'))
  running.add({ stop: async () => void child.kill() })
  const [{ address }] = await once(child, 'message')
  return `smtp://127.0.0.1:${address.port}`
}

function postmasterOf(dataFolder: string) {
  return Number(readFileSync(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
}
