import { prepare } from './launch/prepare.mjs'
import { runAndEnd } from './launch/running.mjs'
import { runCommand } from './launch/stop.mjs'

// npm run dev: the same shop with hot reload. Next watches the pages; here the server and what it
// uses of lib/ are bundled and started again at every change.
await runCommand(() =>
  runAndEnd(async (running) => {
    await prepare()
    const { setUpShop } = await import('./launch/shop.mjs')
    const { serveWithReload } = await import('./launch/reload.mjs')
    const { welcome } = await import('./launch/welcome.mjs')
    const shop = await setUpShop(running, { lan: process.argv.includes('--lan'), withSite: false })
    const server = running.add(await serveWithReload({ ...shop.env, NODE_ENV: 'development', WEB_CONCURRENCY: '1' }))
    await welcome(shop)
    await server.ended
  }),
)
