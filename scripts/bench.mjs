import { rmSync } from 'node:fs'

import { prepare } from './launch/prepare.mjs'
import { runAndEnd } from './launch/running.mjs'
import { runCommand } from './launch/stop.mjs'
import { makeTemporaryFolder } from './launch/temporary-folder.mjs'

// npm run bench: the shop beside floors that are built for the occasion, as ratios. `-- --growth` adds the chapter
// about a shop that has grown, `-- --only=orders,pages` runs those chapters alone. What is slow is reported, not
// failed.
await runCommand(async () => {
  const folder = makeTemporaryFolder()
  try {
    return await runAndEnd(async (running) => {
      await prepare()
      const { runBench } = await import('./bench/run-bench.mjs')
      return runBench(running, folder, process.argv.slice(2))
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
