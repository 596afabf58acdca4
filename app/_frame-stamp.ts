import { createHash } from 'node:crypto'
import { cachedDeclared, cachedLook, cachedMenu, cachedShop } from './_shop'

export const frameMetaName = 'frame'

/** The frame shows settings, look, category names and the names of declarations. */
export async function frameStamp(): Promise<string> {
  const [shop, look, { categories }, declared] = await Promise.all([
    cachedShop(),
    cachedLook(),
    cachedMenu(),
    cachedDeclared(),
  ])
  const shown = JSON.stringify([shop, look, categories.map(({ name }) => name), declared])
  return createHash('sha256').update(shown).digest('base64url').slice(0, 12)
}
