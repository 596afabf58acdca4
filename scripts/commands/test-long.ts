import type { Running } from '../bootstrap/running.mjs'
import type { Tally } from '../bootstrap/tally.mjs'
import { addTemporaryFolder } from '../launch/postgres/temporary-folder'
import { forgetSettings } from '../testing/clean-environment'
import { longStages } from '../testing/stages'

/** npm run test:long: fuzz, properties, memory, crashes and large backups, with more rounds than `npm test`. */
export async function command(tally: Tally, running: Running) {
  forgetSettings()
  await tally.run(longStages(addTemporaryFolder(running), { ...process.env }))
}
