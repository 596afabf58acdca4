import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/platform/process/env'
import { ofBackupRuns } from '@/lib/platform/process/backup-runs'
import { addGauge, metricsContentType, printMetrics } from '@/lib/platform/process/metrics'
import { requestScope } from '@/lib/platform/requests/request-scope'
import { countMails } from '@/lib/mail/mail-trouble'

export const dynamic = 'force-dynamic'

addGauge('mails_waiting', 'Mails that have not left yet', () => countMails({ givenUpAt: null }))
addGauge('mails_given_up', 'Mails of the last days that never left', () => countMails({ givenUpAt: { not: null } }))

addGauge(
  'backup_age_seconds',
  'Since the last backup, and since the last drill that found one good; absent before the first',
  () => ofBackupRuns(({ at }) => (Date.now() - at.getTime()) / 1000),
  'kind',
)
addGauge(
  'backup_size_bytes',
  'Of the file of that backup, and of that drill',
  () => ofBackupRuns(({ bytes }) => Number(bytes)),
  'kind',
)

/** For scrapers on this machine, or with METRICS_TOKEN. */
export async function GET(request: Request): Promise<Response> {
  if (!isPermitted(request.headers))
    return new Response(null, { status: 403, headers: { 'Cache-Control': 'no-store' } })
  return new Response(await printMetrics(), {
    headers: { 'Content-Type': metricsContentType, 'Cache-Control': 'no-store' },
  })
}

function isPermitted(headers: Headers): boolean {
  if (requestScope().getStore()?.client?.isLoopback) return true
  const expected = env().METRICS_TOKEN
  return expected !== undefined && isSame(headers.get('authorization') ?? '', `Bearer ${expected}`)
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
