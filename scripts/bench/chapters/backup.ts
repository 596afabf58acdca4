import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join } from 'node:path'

import { inCheckout } from '../../bootstrap/paths.mjs'
import { ensureDatabase, inDatabase, withConnection } from '../../launch/database/connection'
import { copyDatabase } from '../bench-shop'
import { addPastOrders } from '../past-orders'
import { canCount, cpuOf, peakMemoryOf } from '../process-costs'
import type { ShopAlone } from '../run-bench'
import type { Row } from '../table'

const ORDERS = 100_000
const mostSeconds = 120
const mostMegabytes = 200
const mostMemory = 250
const lookEveryMs = 100

/** A backup of a shop with 100 000 orders and its restore, as an operator calls them. */
export async function measureBackup({ folder, shop }: ShopAlone): Promise<Row[]> {
  await shop.stop()
  await copyDatabase(shop.databaseUrl, 'many_orders')
  const [filled, restored] = [inDatabase(shop.databaseUrl, 'many_orders'), inDatabase(shop.databaseUrl, 'restored')]
  await withConnection(filled, (client) => addPastOrders(client, ORDERS))
  await ensureDatabase(restored)
  const file = join(folder, 'shop.backup')
  const saved = await call('db-backup.mjs', filled, file)
  const megabytes = statSync(file).size / 1e6
  const broughtBack = await call('db-restore.mjs', restored, file)
  const beside = `${ORDERS} orders`
  return [
    ...rowsOf('backup', saved, beside),
    {
      what: 'size of the backup',
      ours: `${megabytes.toFixed(1)} MB`,
      beside,
      ratio: '',
      goal: `<= ${mostMegabytes} MB`,
      isMet: megabytes <= mostMegabytes,
    },
    ...rowsOf('restore', broughtBack, beside),
  ]
}

interface Cost {
  seconds: number
  cpuSeconds: number
  megabytes: number
}

function rowsOf(what: string, { seconds, cpuSeconds, megabytes }: Cost, beside: string): Row[] {
  const time = `${seconds.toFixed(1)} s, of the processor ${cpuSeconds.toFixed(1)} s`
  const memory = `${megabytes.toFixed(0)} MB`
  return [
    {
      what: `${what}, time`,
      ours: time,
      beside,
      ratio: '',
      goal: `<= ${mostSeconds} s`,
      isMet: seconds <= mostSeconds,
    },
    {
      what: `${what}, peak memory`,
      ours: memory,
      beside,
      ratio: '',
      goal: `<= ${mostMemory} MB`,
      isMet: canCount ? megabytes <= mostMemory : null,
    },
  ]
}

/** What PostgreSQL spends is not in it: another process, which others may share. */
async function call(script: string, url: string, file: string): Promise<Cost> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [inCheckout('scripts', script), file], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let [megabytes, cpuMs] = [0, 0]
  const looking = setInterval(() => {
    if (!canCount || child.exitCode !== null || child.pid === undefined) return
    cpuMs = cpuOf([child.pid]) || cpuMs
    if (cpuMs > 0) megabytes = Math.max(megabytes, peakMemoryOf(child.pid))
  }, lookEveryMs)
  const [code] = (await once(child, 'exit')) as [number | null]
  clearInterval(looking)
  if (code !== 0) throw new Error(`${script} ended with ${code}`)
  return { seconds: (performance.now() - startedAt) / 1000, cpuSeconds: cpuMs / 1000, megabytes }
}
