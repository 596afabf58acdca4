import { hub, isDatabaseAnswering } from '@/lib/platform/events'

export const dynamic = 'force-dynamic'

const timeoutMs = 2000

/** Whether requests should be sent here: asked over the connection that listens, so that a busy pool is no outage. */
export async function GET(): Promise<Response> {
  const status = hub().isClosing ? 'closing' : (await isDatabaseInTime()) ? 'ready' : 'waiting for the database'
  const isReady = status === 'ready'
  const headers = { 'Cache-Control': 'no-store', ...(!isReady && { 'Retry-After': '3' }) }
  return Response.json({ status }, { status: isReady ? 200 : 503, headers })
}

function isDatabaseInTime(): Promise<boolean> {
  const late = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), timeoutMs).unref()
  })
  return Promise.race([isDatabaseAnswering(), late])
}
