import { randomUUID } from 'node:crypto'

/** The one that the request handler around Next gave, so that log lines and answer agree. */
export function requestIdOf(request: Request): string {
  return request.headers.get('x-request-id') ?? randomUUID()
}
