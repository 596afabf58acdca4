import type { Running } from '../bootstrap/running.mjs'
import type { Tally } from '../bootstrap/tally.mjs'
import { addTemporaryFolder } from '../launch/postgres/temporary-folder'
import { forgetSettings } from '../testing/clean-environment'
import { quickStages, ROOM } from '../testing/stages'

/** npm run check: the quick gate, without a build and without a browser. */
export async function command(tally: Tally, running: Running) {
  forgetSettings()
  await tally.run(await quickStages(addTemporaryFolder(running), { ...process.env }), ROOM)
}
