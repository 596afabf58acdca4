import type { Running } from '../bootstrap/running.mjs'
import type { Tally } from '../bootstrap/tally.mjs'
import { addTemporaryFolder } from '../launch/postgres/temporary-folder'
import { forgetSettings } from '../testing/clean-environment'
import { environmentOf, SETTINGS } from '../testing/shifted-clock'
import { runVitest } from '../testing/vitest-stage'

/** npm run test:clocks [-- NAME …]: the suite without browser on other days and in other places. */
export async function command(tally: Tally, running: Running, wanted: string[]) {
  const folder = addTemporaryFolder(running)
  forgetSettings()
  for (const setting of SETTINGS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    await tally.stage(setting.name, (report) => runVitest({ folder, env: environmentOf(setting), report }))
  }
}
