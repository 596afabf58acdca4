import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

import { processPicture } from '../../lib/pictures/process-picture'
import { pictureFile } from '../../prisma/seed/demo-picture'
import { inCheckout } from '../bootstrap/paths.mjs'

/** Nobody waits for these, and everybody loads them; beyond it transparent pictures take twenty times as long. */
const effort = 4

/** Writes a picture of the demo shop in the sizes that the shop would make of it as an upload. */
export async function storeSizes(name: string, png: Buffer) {
  const { sizes } = await processPicture(png, effort)
  for (const { width, bytes } of sizes) await writeInCheckout(pictureFile(name, width), bytes)
}

export async function writeInCheckout(place: string, bytes: Uint8Array) {
  const file = inCheckout(place)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
}
