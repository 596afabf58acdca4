import type { Running } from '../bootstrap/running.mjs'
import type { Tally } from '../bootstrap/tally.mjs'
import { addTemporaryFolder } from '../launch/postgres/temporary-folder'
import { forgetSettings } from '../testing/clean-environment'
import { allStages, ROOM } from '../testing/stages'

/** npm test: everything that can be proved on this machine, on data, ports and a build of its own. */
export async function command(tally: Tally, running: Running) {
  forgetSettings()
  const folder = addTemporaryFolder(running)
  await tally.run(await allStages(folder, { ...process.env }, running), ROOM)
}
