import { pushListeners } from '@/app/_sw/push'

export const dynamic = 'force-static'

/** The service worker, from its parts: each is a text of its own in app/_sw. */
const parts = [pushListeners]

export function GET(): Response {
  return new Response(parts.join('\n'), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  })
}
