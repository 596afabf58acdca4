import { Refusal } from '@/lib/platform/refusal'
import type { RefusalCode } from '@/lib/platform/refusals'
import { refuseRequest } from './refuse-request'
import type { RequestContext } from './request-context'

/** The contract's largest upload, the file of a menu, with its form. Each operation's endpoint checks its own limit. */
const maxBytes = 6 * 1024 * 1024 + 64 * 1024
/** Read and dropped beyond the limit: most clients read a refusal only after they have sent everything. */
const graceBytes = 8 * 1024 * 1024
const graceMs = 2000

const uploads: readonly (readonly [RegExp, RefusalCode])[] = [
  [/^\/api\/v1\/categories\/(add|update)Category(\/|$)/, 'category_image_too_large'],
  [/^\/api\/v1\/menuItems\/(add|update)MenuItem(\/|$)/, 'dish_image_too_large'],
  [/^\/api\/v1\/look\/pictures$/, 'look_image_too_large'],
  [/^\/api\/v1\/menu\/(import|sheet)$/, 'menu_file_too_large'],
]

export function tooLargeAt(path: string): RefusalCode {
  return uploads.find(([address]) => address.test(path))?.[1] ?? 'too_large'
}

/**
 * Over the limit the request is refused, its reader gets an error, and a client that goes on sending loses its
 * connection. Throws where the declared length is over it. An unread rest is dropped for the connection's next request.
 */
export function limitBody(context: RequestContext): void {
  const { request, response, path } = context
  const push = request.push.bind(request)
  // Held here: once the client has gone the request has none.
  const { socket } = request
  let received = 0
  request.on('error', () => undefined)
  response.once('finish', () => {
    if (!request.complete) socket.resume()
  })
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    const before = received
    received += chunk?.length ?? 0
    if (received <= maxBytes) return (chunk !== null && response.writableFinished) || push(chunk, encoding)
    if (before <= maxBytes) {
      refuseRequest(context, tooLargeAt(path))
      // A truncated body must never be taken for a whole one.
      request.emit('error', new Error('The body is over its limit.'))
    }
    if (before <= maxBytes + graceBytes && received > maxBytes + graceBytes) {
      setTimeout(() => socket.destroy(), graceMs).unref()
    }
    // False makes Node stop reading from the connection.
    return received <= maxBytes + graceBytes
  }
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new Refusal(tooLargeAt(path))
}
