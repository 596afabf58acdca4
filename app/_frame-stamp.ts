import { createHash } from 'node:crypto'
import { theLook, theMenu, theShop } from './_shop'

export const frameMetaName = 'frame'

/** Differs whenever header or footer would: they show settings, look and the names of the categories. */
export async function frameStamp(): Promise<string> {
  const [shop, look, { categories }] = await Promise.all([theShop(), theLook(), theMenu()])
  const shown = JSON.stringify([shop, look, categories.map(({ name }) => name)])
  return createHash('sha256').update(shown).digest('base64url').slice(0, 12)
}
