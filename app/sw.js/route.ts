import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { theIdentity } from '@/app/_brand'
import { offlinePages } from '@/app/_sw/offline'
import { pushListeners } from '@/app/_sw/push'
import { isShopOpened } from '@/lib/platform/opened-shop'

export const dynamic = 'force-dynamic'

/**
 * The service worker, from its parts: each is a text of its own in app/_sw. Browsers ask for it at each visit, and take one
 * that differs at once: a shop that gets another name or look, or closes, so takes back what guests' phones have stored.
 */
export async function GET(): Promise<Response> {
  const store = `${buildId()}-${await theIdentity()}`
  const text = [pushListeners, offlinePages(store, { isShopOpen: isShopOpened() })].join('\n')
  return new Response(text, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } })
}

/** The same on every process; while a build is being made, what it renders is thrown away. */
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
