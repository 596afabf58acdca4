import { requestScope } from '@/lib/request-scope'

/**
 * Gives a page that renders normally another status, e.g. a full "not found" page with 404: Next's own notFound() sends
 * an empty document. The front server reads it when the answer's headers leave. Call it before the first await.
 */
export function answerWithStatus(status: number): void {
  const scope = requestScope().getStore()
  if (scope) scope.status = status
}
