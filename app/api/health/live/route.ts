import { hub } from '@/lib/platform/events'

export const dynamic = 'force-dynamic'

export function GET(): Response {
  return Response.json({ status: 'up', build: hub().build }, { headers: { 'Cache-Control': 'no-store' } })
}
