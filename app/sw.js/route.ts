import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { offlinePages } from '@/app/_sw/offline'
import { pushListeners } from '@/app/_sw/push'

export const dynamic = 'force-static'

/** The service worker, from its parts: each is a text of its own in app/_sw. */
export function GET(): Response {
  return new Response([pushListeners, offlinePages(buildId())].join('\n'), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  })
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
