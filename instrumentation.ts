import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Instrumentation } from 'next'
import { env, type Environment } from '@/lib/platform/env'
import { hub } from '@/lib/platform/events'
import { listMigrations } from '@/lib/platform/migrations'
import { storeFault } from '@/lib/platform/request-scope'
import { buildFolder } from '@/lib/routing/routes'

/** By the stored error the server tells an outage from a bug (server/next/ask-next.ts). */
export const onRequestError: Instrumentation.onRequestError = (error) => storeFault(error)

/** Next alone would go on without its settings, and answer each request with 500. */
function settings(): Environment {
  try {
    return env()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

/** What runs beside the requests needs Prisma and the mails, as pages do: in their bundle it is loaded once. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { NODE_ENV, DATABASE_URL } = settings()
  const { startJobs } = await import('@/lib/orders/jobs/start-jobs')
  const { startListener } = await import('@/lib/platform/listener')
  hub().migrations = listMigrations(join(process.cwd(), 'prisma', 'migrations'))
  if (NODE_ENV === 'production')
    hub().build = readFileSync(join(process.cwd(), buildFolder(), 'BUILD_ID'), 'utf8').trim()
  const listener = startListener(DATABASE_URL)
  await listener.attempted
  const stopJobs = startJobs()
  hub().stopBackground = async () => void (await Promise.all([stopJobs(), listener.stop()]))
}
