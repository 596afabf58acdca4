import type { IncomingMessage } from 'node:http'
import type { IncomingCall } from '@/lib/platform/incoming-call'

/** What came, for handlers; its body is read when, and as fast as, a handler reads it. */
export function incomingCall(request: IncomingMessage, url: string): IncomingCall {
  const { method = 'GET', headers } = request
  return {
    method,
    url,
    headers: { get: (name) => valueOf(headers[name.toLowerCase()]) },
    // What nobody reads any more must not end the connection: its answer is still to be sent over it.
    body: hasBody(request) ? request.iterator({ destroyOnReturn: false }) : null,
  }
}

function valueOf(values: string | string[] | undefined): string | null {
  return values === undefined ? null : [values].flat().join(', ')
}

function hasBody({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
