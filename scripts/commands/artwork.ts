import { statSync } from 'node:fs'

import sharp from 'sharp'

import { composePictures } from '../artwork/compose'
import { storeRenders } from '../artwork/renders'
import { composeSounds } from '../artwork/sounds'
import type { Running } from '../bootstrap/running.mjs'

/** npm run artwork [-- FOLDER | NAME …]: takes renders, or makes pictures, icons and sounds again; their files are committed. */
export async function command(_running: Running, names: string[]) {
  // The pipeline of uploads opens only what it must; here every file is our own.
  sharp.unblock({ operation: ['VipsForeignLoad'] })
  const [folder = ''] = names
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return storeRenders(folder)
  if (names.length === 0 || names.includes('sounds')) composeSounds()
  if (names.length !== 1 || names[0] !== 'sounds') await composePictures(names)
}
