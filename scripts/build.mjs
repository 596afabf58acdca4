import { prepare } from './launch/prepare.mjs'
import { runAndEnd } from './launch/running.mjs'
import { runCommand } from './launch/stop.mjs'

// npm run build: what `npm start` would build, for an image or a machine that only serves.
await runCommand(() =>
  runAndEnd(async () => {
    await prepare()
    const { ensureBundles, ensurePrismaClient, ensureSite } = await import('./launch/build.mjs')
    await ensurePrismaClient()
    await ensureBundles()
    await ensureSite()
  }),
)
