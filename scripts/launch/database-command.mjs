import { prepare } from './prepare.mjs'
import { runAndEnd } from './running.mjs'
import { runCommand } from './stop.mjs'

/**
 * The frame of the db:… commands: packages, settings, a database, and an orderly end.
 * @param {(url: string, settings: import('./settings.mjs').Settings) => Promise<void>} work
 */
export function runDatabaseCommand(work) {
  return runCommand(() =>
    runAndEnd(async (running) => {
      await prepare()
      const { workOnDatabase } = await import('./work-on-database.mjs')
      await workOnDatabase(running, work)
    }),
  )
}
