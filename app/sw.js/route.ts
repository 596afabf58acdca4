import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { theIdentity } from '@/app/_brand'
import { cachedShop } from '@/app/_shop'
import { offlinePages } from '@/app/_sw/offline'
import { pushListeners } from '@/app/_sw/push'
import { isShopOpened } from '@/lib/platform/events'

export const dynamic = 'force-dynamic'

/** Browsers install a changed one at once: a renamed, restyled or closed shop thereby clears the stored pages. */
export async function GET(): Promise<Response> {
  const store = `${buildId()}-${await theIdentity()}`
  const text = [
    pushListeners,
    offlinePages(store, { isShopOpen: isShopOpened(), shopName: (await cachedShop()).name }),
  ].join('\n')
  return new Response(text, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } })
}

/** The same on every process; during a build the result is not used. */
function buildId(): string {
  try {
    return readFileSync(
      join(/*turbopackIgnore: true*/ process.cwd(), process.env.NEXT_DIST_DIR || '.next', 'BUILD_ID'),
      'utf8',
    )
  } catch {
    return 'none'
  }
}
