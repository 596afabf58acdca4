import type { Instrumentation } from 'next'
import { keepFault } from '@/lib/platform/request-scope'

/** Called before Next answers; by what a page threw the server tells an outage from a bug (server/next/response-headers.ts). */
export const onRequestError: Instrumentation.onRequestError = (error) => keepFault(error)
