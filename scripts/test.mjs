import { rmSync } from 'node:fs'

import { prepare } from './launch/prepare.mjs'
import { runAndEnd } from './launch/running.mjs'
import { runCommand } from './launch/stop.mjs'
import { makeTemporaryFolder } from './launch/temporary-folder.mjs'
import { Tally } from './testing/tally.mjs'

// npm test: everything that can be proved on this machine, on data, ports and a build of its own.
await runCommand(async () => {
  const tally = new Tally()
  const folder = makeTemporaryFolder()
  try {
    await runAndEnd(async (running) => {
      await prepare()
      const stages = await import('./testing/stages.mjs')
      await stages.runQuickStages(tally, folder)
      await stages.runBuiltStages(tally, folder, running)
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return tally.close()
})
