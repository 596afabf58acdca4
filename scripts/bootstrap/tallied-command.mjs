import { loadCommand } from './command.mjs'
import { printLineByLine } from './progress.mjs'
import { runAndEnd } from './running.mjs'
import { messageOf, runMain } from './stop.mjs'
import { Tally } from './tally.mjs'

/** The frame of `npm test` and `npm run check`: an orderly end, and the counts as the last line.
 * An interrupted run has failed. @param {string} name of the command */
export function runTalliedCommand(name) {
  return runMain(async () => {
    printLineByLine()
    const tally = new Tally()
    let isComplete = false
    try {
      await runAndEnd(async (running) => {
        const command = await loadCommand(name)
        await command(tally, running, process.argv.slice(2))
        isComplete = true
      })
    } catch (error) {
      console.error(`✗ ${messageOf(error)}`)
    }
    if (!isComplete) tally.failed += 1
    return tally.close()
  })
}
