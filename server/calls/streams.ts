import type { ServerResponse } from 'node:http'
import type { HandedOver, StreamConnection } from '@/lib/platform/request-scope'
import type { RequestContext } from '../http/request-context'

/**
 * Lets a handler hand over the event stream that it has begun (docs/decisions/0099-streams-outlive-their-requests.md).
 * @returns what gives the stream; null where the call is none
 */
export function expectStream({ scope, method }: RequestContext): () => HandedOver | null {
  let taken: HandedOver | null = null
  // HEAD wants no stream, and its answer must end.
  if (method === 'GET') scope.handOver = (stream) => (taken = stream)
  return () => {
    delete scope.handOver
    return taken
  }
}

/** Sends the headers, and then whatever there is to say for as long as the client stays. */
export function sendStream(response: ServerResponse, stream: HandedOver): void {
  response.flushHeaders()
  response.once('close', stream.begin(connectionOf(response)))
}

function connectionOf(response: ServerResponse): StreamConnection {
  return {
    write: (text) => void response.write(text),
    unreadBytes: () => response.writableLength,
    end: () => void response.end(),
    cut: () => void response.destroy(),
  }
}
