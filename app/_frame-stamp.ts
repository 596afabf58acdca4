import { createHash } from 'node:crypto'
import { theMenu, theShop } from './_shop'

export const frameMetaName = 'frame'

/** Differs whenever header or footer would: they show the shop's settings and the names of the categories. */
export async function frameStamp(): Promise<string> {
  const [shop, { categories }] = await Promise.all([theShop(), theMenu()])
  const shown = JSON.stringify([shop, categories.map(({ name }) => name)])
  return createHash('sha256').update(shown).digest('base64url').slice(0, 12)
}
