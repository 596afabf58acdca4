import { findReadiness, type Readiness } from '@/lib/platform/process/health'

export const dynamic = 'force-dynamic'

const timeoutMs = 2000

export async function GET(): Promise<Response> {
  const late = new Promise<Readiness>((resolve) => {
    setTimeout(() => resolve('waiting for the database'), timeoutMs).unref()
  })
  const status = await Promise.race([findReadiness(), late])
  const isReady = status === 'ready'
  const headers = { 'Cache-Control': 'no-store', ...(!isReady && { 'Retry-After': '3' }) }
  return Response.json({ status }, { status: isReady ? 200 : 503, headers })
}
