import sharp from 'sharp'

import { storeRenders } from '../artwork/renders'
import { takeScreenshots } from '../artwork/screenshots'
import { Stop } from '../bootstrap/stop.mjs'
import type { Running } from '../bootstrap/running.mjs'

/**
 * npm run artwork -- FOLDER: stores the renders of the demo's dishes that lie in a folder.
 * `-- screenshots` takes those of the README from the demo shop that runs at APP_URL.
 */
export async function command(_running: Running, [what]: string[]) {
  // The pipeline of uploads opens only what it must; here every file is our own.
  sharp.unblock({ operation: ['VipsForeignLoad'] })
  if (what === undefined) throw new Stop('npm run artwork -- FOLDER with renders, or -- screenshots')
  if (what === 'screenshots') return takeScreenshots(process.env.APP_URL ?? 'http://localhost:3000')
  return storeRenders(what)
}
