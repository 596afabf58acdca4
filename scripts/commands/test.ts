import type { Running } from '../bootstrap/running.mjs'
import type { Tally } from '../bootstrap/tally.mjs'
import { addTemporaryFolder } from '../launch/postgres/temporary-folder'
import { runBuiltStages, runQuickStages } from '../testing/stages'

/** npm test: everything that can be proved on this machine, on data, ports and a build of its own. */
export async function command(tally: Tally, running: Running) {
  const folder = addTemporaryFolder(running)
  await runQuickStages(tally, folder)
  await runBuiltStages(tally, folder, running)
}
