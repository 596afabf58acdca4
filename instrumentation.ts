import type { Instrumentation } from 'next'
import { hub } from '@/lib/platform/events'
import { storeFault } from '@/lib/platform/request-scope'

/** By the stored error the server tells an outage from a bug (server/next/ask-next.ts). */
export const onRequestError: Instrumentation.onRequestError = (error) => storeFault(error)

/** What runs in the background needs Prisma and the mails, as pages do: in their bundle it is loaded once. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startJobs } = await import('@/lib/orders/jobs/start-jobs')
  hub().stopJobs = startJobs()
}
