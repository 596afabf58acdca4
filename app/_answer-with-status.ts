import { requestScope } from '@/lib/platform/requests/request-scope'

/** Next's notFound() sends an empty document. Call this before anything is sent. */
export function answerWithStatus(status: number): void {
  const scope = requestScope().getStore()
  if (scope) scope.status = status
}
