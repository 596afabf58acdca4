import sharp from 'sharp'

import { storeRenders } from '../artwork/renders'
import { takeScreenshots } from '../artwork/screenshots'
import { composeSounds } from '../artwork/sounds'
import type { Running } from '../bootstrap/running.mjs'

/**
 * npm run artwork [-- FOLDER]: stores the renders of a folder, and makes the sounds again.
 * `-- screenshots` takes those of the README from the demo shop that runs at APP_URL.
 */
export async function command(_running: Running, [what]: string[]) {
  // The pipeline of uploads opens only what it must; here every file is our own.
  sharp.unblock({ operation: ['VipsForeignLoad'] })
  if (what === 'screenshots') return takeScreenshots(process.env.APP_URL ?? 'http://localhost:3000')
  if (what) await storeRenders(what)
  composeSounds()
}
