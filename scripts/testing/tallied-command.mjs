import { rmSync } from 'node:fs'

import { prepare } from '../launch/prepare.mjs'
import { runAndEnd } from '../launch/running.mjs'
import { messageOf, runCommand } from '../launch/stop.mjs'
import { makeTemporaryFolder } from '../launch/temporary-folder.mjs'
import { Tally } from './tally.mjs'

/**
 * The frame of `npm test` and `npm run check`: a folder for the run, an orderly end, and the counts as the last line.
 * A run that is interrupted, or that cannot even begin, has failed.
 * @param {(tally: Tally, folder: string, running: import('../launch/running.mjs').Running) => Promise<void>} work
 */
export function runTallied(work) {
  return runCommand(async () => {
    const tally = new Tally()
    const folder = makeTemporaryFolder()
    let isComplete = false
    try {
      await runAndEnd(async (running) => {
        await prepare()
        await work(tally, folder, running)
        isComplete = true
      })
    } catch (error) {
      console.error(`✗ ${messageOf(error)}`)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
    if (!isComplete) tally.failed += 1
    return tally.close()
  })
}
