import type { Instrumentation } from 'next'
import { storeFault } from '@/lib/platform/requests/request-scope'

/** By the stored error the server tells an outage from a bug (server/next/ask-next.ts). */
export const onRequestError: Instrumentation.onRequestError = (error) => storeFault(error)

/** What runs beside the requests needs Prisma and the mails, as pages do: in their bundle it is loaded once. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startBackground } = await import('@/server/background')
  await startBackground()
}
