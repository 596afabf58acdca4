import { composePictures } from '../artwork/compose'
import { composeSounds } from '../artwork/sounds'
import type { Running } from '../bootstrap/running.mjs'

/** npm run artwork [-- NAME …]: makes pictures, icons and sounds again; their files are committed. */
export async function command(_running: Running, names: string[]) {
  if (names.length === 0 || names.includes('sounds')) composeSounds()
  if (names.length !== 1 || names[0] !== 'sounds') await composePictures(names)
}
