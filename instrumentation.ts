import type { Instrumentation } from 'next'
import { storeFault } from '@/lib/platform/request-scope'

/** By the stored error the server tells an outage from a bug (server/next/ask-next.ts). */
export const onRequestError: Instrumentation.onRequestError = (error) => storeFault(error)
