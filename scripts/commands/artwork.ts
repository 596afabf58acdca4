import sharp from 'sharp'

import { storeRenders } from '../artwork/renders'
import { takeScreenshots } from '../artwork/screenshots'
import { Stop } from '../bootstrap/stop.mjs'
import type { Running } from '../bootstrap/running.mjs'

/** npm run artwork -- FOLDER stores the demo's renders, `-- screenshots` the README's from the shop at APP_URL. */
export async function command(_running: Running, [what]: string[]) {
  sharp.unblock({ operation: ['VipsForeignLoad'] })
  if (what === undefined) throw new Stop('npm run artwork -- FOLDER with renders, or -- screenshots')
  if (what === 'screenshots') return takeScreenshots(process.env.APP_URL ?? 'http://localhost:3000')
  return storeRenders(what)
}
