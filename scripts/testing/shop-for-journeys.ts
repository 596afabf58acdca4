import { Running } from '../bootstrap/running.mjs'
import { addTemporaryFolder } from '../launch/postgres/temporary-folder'
import { findOrInstallChromium } from './chromium'
import { forgetSettings } from './clean-environment'
import { startTestShop } from './test-shops'

/** For `npx playwright test` by itself: the shop of `npm test`, on data and ports of its own. Returns how to end it. */
export default async function startShop(): Promise<() => Promise<void>> {
  const running = new Running()
  forgetSettings()
  const shop = await startTestShop(running, addTemporaryFolder(running))
  Object.assign(process.env, shop, { CHROMIUM_PATH: await findOrInstallChromium() })
  return () => running.end()
}
