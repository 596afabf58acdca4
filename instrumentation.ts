import type { Instrumentation } from 'next'
import { storeFault } from '@/lib/platform/request-scope'

/** By the stored error the server tells an outage from a bug (server/next/ask-next.ts). */
export const onRequestError: Instrumentation.onRequestError = (error) => storeFault(error)

/** What needs Prisma runs here, because the server bundle has none; once over all processes by its leases. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startReconciling } = await import('@/lib/payments/reconcile')
  startReconciling()
}
