import type { Running } from '../bootstrap/running.mjs'
import { Stop } from '../bootstrap/stop.mjs'
import { startServer } from '../launch/process/server-process'
import { setUpShop, welcome } from '../launch/shop'

/** npm start: everything from an empty checkout to a shop that serves. `-- --lan` opens it to the network. */
export async function command(running: Running, args: string[]) {
  const shop = await setUpShop(running, { lan: args.includes('--lan') })
  const server = running.add(await startServer(shop.env))
  await welcome(shop)
  process.send?.({ ready: true })
  throw new Stop(`The server ended by itself (${await Promise.race([server.ended, shop.broken])})`)
}
