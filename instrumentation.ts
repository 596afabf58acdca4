import type { Instrumentation } from 'next'
import { requestScope } from '@/lib/platform/request-scope'

/** Called before Next answers; by what a page threw the server tells an outage from a bug (server/next/response-headers.ts). */
export const onRequestError: Instrumentation.onRequestError = (error) => {
  const scope = requestScope().getStore()
  if (scope) scope.fault ??= error
}
