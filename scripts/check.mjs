import { rmSync } from 'node:fs'

import { prepare } from './launch/prepare.mjs'
import { runAndEnd } from './launch/running.mjs'
import { runCommand } from './launch/stop.mjs'
import { makeTemporaryFolder } from './launch/temporary-folder.mjs'
import { Tally } from './testing/tally.mjs'

// npm run check: the quick gate, without a build and without a browser.
await runCommand(async () => {
  const tally = new Tally()
  const folder = makeTemporaryFolder()
  try {
    await runAndEnd(async () => {
      await prepare()
      const { runQuickStages } = await import('./testing/stages.mjs')
      await runQuickStages(tally, folder)
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return tally.close()
})
