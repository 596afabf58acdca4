import { requestScope } from '@/lib/platform/request-scope'

/**
 * Gives a page that renders normally another status, e.g. a full "not found" page with 404: Next's own notFound() sends
 * an empty document. The request handler reads the status when the first header is written, so call this before
 * anything is sent.
 */
export function answerWithStatus(status: number): void {
  const scope = requestScope().getStore()
  if (scope) scope.status = status
}
