import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { sumClosedDays } from '../../../lib/orders/jobs/sum-closed-days'
import { inCheckout } from '../../bootstrap/paths.mjs'
import type { Running } from '../../bootstrap/running.mjs'
import { serve } from '../serve'
import { withConnection } from '../../launch/database/connection'
import { setUpShop } from '../../launch/shop'
import { growShop, type Size } from '../grown-shop/grow-shop'
import { settingsIn } from '../histories/troubles'
import { explainAll } from './plans'

// What the shop needs for this, while few follow orders. With more of it, it tidies up later, and looks larger than it is.
const heapMB = 256

/** The built shop on years of orders. A folder in which it has grown before is used as it is. */
export async function openGrownShop(running: Running, folder: string, size: Size) {
  Object.assign(process.env, await settingsIn(folder), { RATE_LIMIT_FACTOR: '100000' })
  const { env, adminUrl } = await setUpShop(running, { withSite: false, forTests: true })
  const startedAt = performance.now()
  await withConnection(adminUrl, async (client) => {
    const { rows } = await client.query<{ some: boolean }>('select exists (select from orders) as some')
    if (!rows[0]?.some) await growShop(client, size)
    await explainAll(client)
  })
  const grownMs = performance.now() - startedAt
  process.env.DATABASE_URL = env.DATABASE_URL
  // Its job does so too, more slowly, because then guests go first.
  while ((await sumClosedDays()).days > 0);
  const output = join(folder, 'shop.log')
  rmSync(output, { force: true })
  const served = await serve({
    program: [inCheckout('dist', 'server.mjs')],
    env: { ...env, NODE_OPTIONS: `--max-old-space-size=${heapMB}` },
    port: Number(env.PORT),
    readyPath: '/api/health/ready',
    output,
  })
  running.add(served)
  return { ...served, adminUrl, grownMs, output, log: join(env.DATA_DIR ?? '', 'postgres.log') }
}
