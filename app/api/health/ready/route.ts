import { isDatabaseAnswering } from '@/lib/platform/events'

export const dynamic = 'force-dynamic'

const timeoutMs = 2000

/** Whether requests can be answered: asked over the connection that listens, so that a busy pool is no outage. */
export async function GET(): Promise<Response> {
  const late = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), timeoutMs).unref()
  })
  const isReady = await Promise.race([isDatabaseAnswering(), late])
  const headers = { 'Cache-Control': 'no-store', ...(!isReady && { 'Retry-After': '3' }) }
  return Response.json(
    { status: isReady ? 'ready' : 'waiting for the database' },
    { status: isReady ? 200 : 503, headers },
  )
}
