import { prepare } from './launch/prepare.mjs'
import { runAndEnd } from './launch/running.mjs'
import { runCommand, Stop } from './launch/stop.mjs'

// npm start: everything from an empty checkout to a shop that serves. `-- --lan` opens it to the network.
await runCommand(() =>
  runAndEnd(async (running) => {
    await prepare()
    const { setUpShop } = await import('./launch/shop.mjs')
    const { startServer } = await import('./launch/server-process.mjs')
    const { welcome } = await import('./launch/welcome.mjs')
    const shop = await setUpShop(running, { lan: process.argv.includes('--lan') })
    const server = running.add(await startServer(shop.env))
    await welcome(shop)
    process.send?.({ ready: true })
    throw new Stop(`The server ended by itself (${await server.ended})`)
  }),
)
