import type { Running } from '../bootstrap/running.mjs'
import { serveWithReload } from '../launch/process/reload'
import { setUpShop, welcome } from '../launch/shop'

/** npm run dev: hot reload. Next watches the pages; the server around it is bundled and restarted at every change. */
export async function command(running: Running, args: string[]) {
  const shop = await setUpShop(running, { lan: args.includes('--lan'), withSite: false })
  const server = running.add(await serveWithReload({ ...shop.env, NODE_ENV: 'development', WEB_CONCURRENCY: '1' }))
  await welcome(shop)
  await server.ended
}
